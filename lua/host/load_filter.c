/* load_filter.c - the keys of `when` and of picks, compiled to what the engine evaluates. */
#include <string.h>

#include "load.h"

jac_filter *jac_filter_add(jac_loader *l, jac_filters *filters, jac_filter_key key, uint8_t arg)
{
    if (filters->count == filters->room) {
        uint16_t room = (uint16_t)(filters->room * 2 + 4);
        jac_filter *grown = jac_loader_take(l, room * sizeof *grown);
        if (filters->count)
            memcpy(grown, filters->at, filters->count * sizeof *grown);
        filters->at = grown;
        filters->room = room;
    }
    jac_filter *filter = &filters->at[filters->count++];
    *filter = (jac_filter){ .key = (uint8_t)key, .arg = arg, .cell = -1 };
    return filter;
}

/* What each key may look at, the best first. */
enum { LOOKS = 5 };
static const struct look {
    const char *name;
    jac_filter_key key;
    uint8_t at[LOOKS];
} looks[] = {
    { "area", JAC_F_AREA, { JAC_T_PLACE, JAC_T_FIGURE } },
    { "at", JAC_F_AT, { JAC_T_PLACE, JAC_T_FIGURE } },
    { "class", JAC_F_CLASS, { JAC_T_FEATURE, JAC_T_SEGMENT, JAC_T_PLACE, JAC_T_FIGURE } },
    { "closed", JAC_F_CLOSED, { JAC_T_FEATURE, JAC_T_SEGMENT, JAC_T_PLACE, JAC_T_FIGURE } },
    { "free", JAC_F_FREE, { JAC_T_FEATURE, JAC_T_SEGMENT, JAC_T_PLACE, JAC_T_FIGURE } },
    { "kind", JAC_F_KIND, { JAC_T_FIGURE, JAC_T_KIND, JAC_T_FEATURE, JAC_T_SEGMENT, JAC_T_PLACE } },
    { "mark", JAC_F_MARK, { JAC_T_TILE, JAC_T_TYPE, JAC_T_SEGMENT, JAC_T_PLACE, JAC_T_FIGURE } },
    { "meeple", JAC_F_MEEPLE, { JAC_T_FIGURE, JAC_T_KIND } },
    { "not_on", JAC_F_NOT_ON, { JAC_T_FEATURE, JAC_T_SEGMENT, JAC_T_PLACE, JAC_T_FIGURE } },
    { "on", JAC_F_ON, { JAC_T_FEATURE, JAC_T_SEGMENT, JAC_T_PLACE, JAC_T_FIGURE } },
    { "owner", JAC_F_OWNER, { JAC_T_FIGURE } },
    { "where", JAC_F_WHERE, { 0 } }, /* each cell's scope says */
};

/* The argument of the type, or -1. Of the two places of a figure's event, the one it speaks of. */
static int arg_of(const jac_loader *l, const jac_subject *subject, jac_type type)
{
    int found = -1;
    for (int i = 0; i < subject->argc; i++) {
        if (subject->arg[i].type != type)
            continue;
        const char *name = jac_text(l->rules, subject->arg[i].name);
        if (type != JAC_T_PLACE || strcmp(name, subject->leaves ? "from" : "to") == 0)
            return i;
        if (found < 0)
            found = i;
    }
    return found;
}

static int arg_for(const jac_loader *l, const jac_subject *subject, const struct look *look)
{
    if (look->key == JAC_F_MARK && subject->turn)
        return JAC_SUBJECT_TURN;
    for (int i = 0; i < LOOKS && look->at[i]; i++) {
        int arg = arg_of(l, subject, (jac_type)look->at[i]);
        if (arg >= 0)
            return arg;
    }
    if (look->key == JAC_F_MARK && subject->fresh)
        return arg_of(l, subject, JAC_T_FEATURE);
    return -1;
}

static const struct look *look_named(const char *key)
{
    for (size_t i = 0; i < JAC_COUNT(looks); i++)
        if (strcmp(looks[i].name, key) == 0)
            return &looks[i];
    return NULL;
}

/* ---- values ---------------------------------------------------------------------------------- */

/* One value or a list of them; false when there are too many (reported). */
static bool list_of(jac_loader *l, const jac_node *node, const char *path, const jac_node **list,
                    size_t *count)
{
    bool table = node->kind == JAC_N_TABLE;
    *list = table ? node->item : node;
    *count = table ? node->item_count : 1;
    if (table && node->field_count) {
        jac_problem(l, NULL, "%s: a value or a list of values is needed", path);
        return false;
    }
    if (*count <= JAC_FILTER_VALUES_MAX)
        return true;
    jac_problem(l, NULL, "%s: at most %d values, not %zu", path, JAC_FILTER_VALUES_MAX, *count);
    return false;
}

/* arg(n) where it is allowed: 1 read, 0 it is none, -1 reported. */
static int read_arg_n(jac_loader *l, const jac_subject *subject, const jac_node *node,
                      const char *path, int32_t *value)
{
    if (node->kind != JAC_N_ARG)
        return 0;
    *value = JAC_VALUE_ARG + (int32_t)node->integer - 1;
    if (subject->pick)
        return 1;
    jac_problem(l, node, "%s: arg(n) has a meaning in picks only", path);
    return -1;
}

/* One value of a key that looks at something. */
static int read_one(jac_loader *l, const jac_subject *subject, const struct look *look,
                    const jac_node *node, const char *path, int32_t *value)
{
    static const char *const owners[] = { "active", "other", "neutral" };
    jac_filter_key key;
    int state = read_arg_n(l, subject, node, path, value);
    if (state)
        return state;
    switch (look->key) {
    case JAC_F_AT:
        return jac_value_field(l, JAC_T_PLACE, node, path, value, &key);
    case JAC_F_AREA:
        return jac_value_area(l, node, path, value);
    case JAC_F_OWNER:
        state = jac_value_word(l, node, path, owners, JAC_COUNT(owners), value);
        *value = 1 << *value; /* jac_owner */
        return state;
    case JAC_F_MEEPLE:
    case JAC_F_FREE:
    case JAC_F_CLOSED:
        return jac_value_field(l, JAC_T_BOOLEAN, node, path, value, &key);
    default:
        return jac_value_class(l, node, path, value);
    }
}

static bool read_values(jac_loader *l, const jac_subject *subject, const struct look *look, int arg,
                        const jac_node *node, const char *path, jac_filters *filters)
{
    const jac_node *list;
    size_t count;
    if (!list_of(l, node, path, &list, &count))
        return false;
    jac_filter *filter = jac_filter_add(l, filters, look->key, (uint8_t)arg);
    for (size_t i = 0; i < count; i++) {
        int state = read_one(l, subject, look, &list[i], path, &filter->value[filter->count]);
        if (state < 0)
            return false;
        filter->count = (uint8_t)(filter->count + state);
    }
    return true;
}

/* `kind` is that of a figure or of a segment: the word says which. */
static bool read_kinds(jac_loader *l, const jac_subject *subject, const jac_node *node,
                       const char *path, jac_filters *filters)
{
    const jac_node *list;
    size_t count;
    int figure = arg_of(l, subject, JAC_T_FIGURE), segment = arg_of(l, subject, JAC_T_FEATURE);
    if (figure < 0)
        figure = arg_of(l, subject, JAC_T_KIND);
    if (segment < 0)
        segment = arg_of(l, subject, JAC_T_SEGMENT);
    if (segment < 0)
        segment = arg_of(l, subject, JAC_T_PLACE);
    if (!list_of(l, node, path, &list, &count))
        return false;
    jac_filter *filter =
        jac_filter_add(l, filters, JAC_F_KIND, (uint8_t)(figure >= 0 ? figure : segment));
    bool first = false, is_figure = figure >= 0;
    for (size_t i = 0; i < count; i++) {
        int32_t *value = &filter->value[filter->count];
        int state = read_arg_n(l, subject, &list[i], path, value);
        if (state == 0)
            state = jac_value_kind(l, &list[i], path, figure >= 0, segment >= 0, value, &is_figure);
        if (state < 0)
            return false;
        if (i > 0 && is_figure != first) {
            jac_problem(l, &list[i], "%s: kinds of figures and of segments don't mix", path);
            return false;
        }
        first = is_figure;
        filter->arg = (uint8_t)(is_figure || segment < 0 ? figure : segment);
        filter->count = (uint8_t)(filter->count + state);
    }
    return true;
}

/* ---- marks ----------------------------------------------------------------------------------- */

/* A mark that no tile has, but one nearly named so: most likely a slip. */
static void warn_mark(jac_loader *l, const char *name, const char *path)
{
    jac_names known = { NULL, 0 };
    int32_t value;
    uint16_t symbol = jac_symbol_find(l->rules, name);
    for (uint32_t t = 0; t < l->rules->type.count; t++) {
        const jac_tile_type *type = &l->rules->type.at[t];
        if (symbol != JAC_NONE && jac_type_mark(type, symbol, &value))
            return;
        for (int m = 0; m < type->mark_count; m++)
            if (!jac_names_has(&known, jac_text(l->rules, type->mark[m].name)))
                jac_names_add(l, &known, jac_text(l->rules, type->mark[m].name));
    }
    const char *nearest = jac_nearest(name, known.at, known.count);
    if (nearest)
        jac_problem_at(l, l->file, 0, true, "%s: no tile has the mark \"%s\"; did you mean \"%s\"?",
                       path, name, nearest);
}

/* mark = "inn", or a list (one of them), or { bonus = "road" }. */
static bool read_marks(jac_loader *l, int arg, const jac_node *node, const char *path,
                       jac_filters *filters)
{
    bool table = node->kind == JAC_N_TABLE;
    const jac_node *list = table ? node->item : node;
    size_t count = table ? node->item_count : 1;
    if (count > JAC_FILTER_VALUES_MAX) {
        jac_problem(l, NULL, "%s: at most %d marks, not %zu", path, JAC_FILTER_VALUES_MAX, count);
        return false;
    }
    jac_filter *filter = count ? jac_filter_add(l, filters, JAC_F_MARK, (uint8_t)arg) : NULL;
    for (size_t i = 0; i < count; i++) {
        if (list[i].kind != JAC_N_STRING) {
            jac_problem(l, &list[i], "%s: a mark's name is needed, not %s", path,
                        jac_node_type(&list[i]));
            return false;
        }
        warn_mark(l, list[i].text, path);
        filter->value[filter->count++] = jac_load_symbol(l, list[i].text);
    }
    for (size_t i = 0; table && i < node->field_count; i++) {
        const jac_node *value = &node->field[i].value;
        filter = jac_filter_add(l, filters, JAC_F_MARK, (uint8_t)arg);
        filter->value[filter->count++] = jac_load_symbol(l, node->field[i].name);
        warn_mark(l, node->field[i].name, path);
        if (value->kind == JAC_N_STRING)
            filter->cell = jac_load_symbol(l, value->text);
        else if (value->kind == JAC_N_INTEGER && value->integer >= 0 && value->integer <= INT32_MAX)
            filter->cell = (int32_t)value->integer;
        else if (value->kind != JAC_N_BOOLEAN || !value->integer) {
            jac_problem(l, value, "%s: a word, a number or true is needed, not %s",
                        jac_path(l, path, node->field[i].name), jac_node_type(value));
            return false;
        }
    }
    return true;
}

/* ---- where ----------------------------------------------------------------------------------- */

static int arg_of_scope(jac_loader *l, const jac_subject *subject, const jac_cell_def *cell)
{
    static const uint8_t at[][LOOKS] = {
        [JAC_PER_GAME] = { 0 },
        [JAC_PER_PLAYER] = { JAC_T_PLAYER },
        [JAC_PER_FIGURE] = { JAC_T_FIGURE },
        [JAC_PER_TILE] = { JAC_T_TILE, JAC_T_SEGMENT, JAC_T_PLACE, JAC_T_FIGURE },
        [JAC_PER_SEGMENT] = { JAC_T_SEGMENT, JAC_T_FEATURE, JAC_T_PLACE, JAC_T_FIGURE },
    };
    if (cell->scope == JAC_PER_GAME)
        return subject->pick ? 0 : JAC_SUBJECT_TURN;
    for (int i = 0; i < LOOKS && at[cell->scope][i]; i++) {
        int arg = arg_of(l, subject, (jac_type)at[cell->scope][i]);
        if (arg >= 0 && (at[cell->scope][i] != JAC_T_FEATURE || cell->merge != JAC_MERGE_NONE))
            return arg;
    }
    return -1;
}

int jac_find_own_cell(jac_loader *l, const jac_node *at, const char *path, const char *name)
{
    int id = jac_find_cell(l->rules, jac_full(l, name));
    if (id >= 0 && !l->rules->cell.at[id].hidden)
        return id;
    jac_names known = { NULL, 0 };
    for (uint32_t i = 0; i < l->rules->cell.count; i++)
        if (l->rules->cell.at[i].module == l->at->id && !l->rules->cell.at[i].hidden)
            jac_names_add(l, &known,
                          strrchr(jac_text(l->rules, l->rules->cell.at[i].name), '.') + 1);
    jac_unknown(l, at, path, "no own cell", name, known.at, known.count);
    return -1;
}

static bool read_cell(jac_loader *l, const jac_subject *subject, const char *name,
                      const jac_node *node, const char *path, jac_filters *filters)
{
    int id = jac_find_own_cell(l, node, path, name);
    if (id < 0)
        return false;
    const jac_cell_def *cell = &l->rules->cell.at[id];
    int arg = arg_of_scope(l, subject, cell);
    if (arg < 0) {
        jac_problem(l, NULL, "%s: nothing here has the cell \"%s\"", path, name);
        return false;
    }
    const jac_node *list;
    size_t count;
    path = jac_path(l, path, name);
    if (!list_of(l, node, path, &list, &count))
        return false;
    jac_filter *filter = jac_filter_add(l, filters, JAC_F_WHERE, (uint8_t)arg);
    filter->cell = id;
    for (size_t i = 0; i < count; i++) {
        jac_filter_key key;
        int32_t *value = &filter->value[filter->count++];
        int state = read_arg_n(l, subject, &list[i], path, value);
        if (state == 0)
            state = jac_value_field(l, cell->boolean ? JAC_T_BOOLEAN : JAC_T_INTEGER, &list[i],
                                    path, value, &key);
        if (state < 0)
            return false;
    }
    return true;
}

/* ---- asks ------------------------------------------------------------------------------------ */

/* asks = "affects": a boolean query of the module itself, of the pick's members. */
static bool read_asks(jac_loader *l, const jac_node *node, const char *path, jac_filters *filters)
{
    const char *name = node->kind == JAC_N_STRING ? node->text : "";
    int hook = jac_find_hook(l->rules, jac_full(l, name));
    if (hook >= 0 && l->rules->hook.at[hook].kind == JAC_HOOK_QUERY &&
        l->rules->hook.at[hook].answer == JAC_T_BOOLEAN) {
        jac_filter_add(l, filters, JAC_F_ASKS, 0)->cell = hook;
        return true;
    }
    jac_problem(l, node, "%s: the name of an own query that answers true or false is needed", path);
    return false;
}

/* ---- in_pick -----------------------------------------------------------------------------------
 */

/* in_pick = "returnable": the argument of the pick's type belongs to an own pick; {} never does. */
static bool read_in_pick(jac_loader *l, const jac_subject *subject, const jac_node *node,
                         const char *path, jac_filters *filters)
{
    if (node->kind == JAC_N_TABLE && !node->item_count && !node->field_count) {
        jac_filter_add(l, filters, JAC_F_IN_PICK, 0);
        return true;
    }
    const char *name = node->kind == JAC_N_STRING ? node->text : "";
    int pick = jac_find_pick(l->rules, jac_full(l, name));
    int arg =
        pick < 0 ? -1 : arg_of(l, subject, (jac_type)jac_pick_types[l->rules->pick.at[pick].base]);
    if (arg < 0) {
        jac_problem(l, node, "%s: the name of an own pick of what this carries is needed", path);
        return false;
    }
    jac_filter *filter = jac_filter_add(l, filters, JAC_F_IN_PICK, (uint8_t)arg);
    filter->cell = pick;
    filter->value[filter->count++] = 1;
    return true;
}

/* some = "pieces": an own pick, asked for the active player, has a member; {} never has. */
static bool read_some(jac_loader *l, const jac_node *node, const char *path, jac_filters *filters)
{
    const bool never = node->kind == JAC_N_TABLE && !node->item_count && !node->field_count;
    const char *name = node->kind == JAC_N_STRING ? node->text : "";
    int pick = never ? -1 : jac_find_pick(l->rules, jac_full(l, name));
    if (!never && pick < 0) {
        jac_problem(l, node, "%s: the name of an own pick is needed", path);
        return false;
    }
    jac_filter *filter = jac_filter_add(l, filters, JAC_F_SOME, JAC_SUBJECT_TURN);
    filter->cell = pick;
    filter->count = !never;
    filter->value[0] = 1;
    return true;
}

/* ---- keys ------------------------------------------------------------------------------------ */

/* A field of the payload by its name. */
static bool read_field(jac_loader *l, int arg, jac_type type, const jac_node *node,
                       const char *path, jac_filters *filters)
{
    const jac_node *list;
    size_t count;
    if (!list_of(l, node, path, &list, &count))
        return false;
    jac_filter *filter = jac_filter_add(l, filters, JAC_F_VALUE, (uint8_t)arg);
    for (size_t i = 0; i < count; i++) {
        jac_filter_key key = JAC_F_VALUE;
        int state = jac_value_field(l, type, &list[i], path, &filter->value[filter->count], &key);
        if (state < 0)
            return false;
        filter->key = (uint8_t)key;
        filter->count = (uint8_t)(filter->count + state);
    }
    return true;
}

/* All keys that would do here, for the hint. */
static jac_names known_keys(jac_loader *l, const jac_subject *subject)
{
    jac_names known = { NULL, 0 };
    for (int i = 0; !subject->pick && i < subject->argc; i++)
        if (jac_value_comparable((jac_type)subject->arg[i].type))
            jac_names_add(l, &known, jac_text(l->rules, subject->arg[i].name));
    for (size_t i = 0; i < JAC_COUNT(looks); i++)
        if (arg_for(l, subject, &looks[i]) >= 0 && !jac_names_has(&known, looks[i].name))
            jac_names_add(l, &known, looks[i].name);
    if (subject->pick)
        jac_names_add(l, &known, "asks");
    for (size_t i = 0; !subject->pick && i < JAC_PICK_BASES; i++)
        if (arg_of(l, subject, (jac_type)jac_pick_types[i]) >= 0 &&
            !jac_names_has(&known, "in_pick"))
            jac_names_add(l, &known, "in_pick");
    if (!subject->pick)
        jac_names_add(l, &known, "some");
    return known;
}

bool jac_load_filter(jac_loader *l, const jac_subject *subject, const char *key,
                     const jac_node *value, const char *path, jac_filters *filters)
{
    const char *at = jac_path(l, path, key);
    for (int i = 0; !subject->pick && i < subject->argc; i++)
        if (strcmp(jac_text(l->rules, subject->arg[i].name), key) == 0 &&
            jac_value_comparable((jac_type)subject->arg[i].type))
            return read_field(l, i, (jac_type)subject->arg[i].type, value, at, filters);
    const struct look *look = look_named(key);
    if (look && look->key == JAC_F_WHERE) {
        bool ok = jac_is_map(l, value, at);
        for (size_t i = 0; ok && i < value->field_count; i++)
            ok = read_cell(l, subject, value->field[i].name, &value->field[i].value, at, filters);
        return ok;
    }
    if (subject->pick && strcmp(key, "asks") == 0)
        return read_asks(l, value, at, filters);
    if (!subject->pick && strcmp(key, "in_pick") == 0)
        return read_in_pick(l, subject, value, at, filters);
    if (!subject->pick && strcmp(key, "some") == 0)
        return read_some(l, value, at, filters);
    int arg = look ? arg_for(l, subject, look) : -1;
    if (arg < 0) {
        jac_names known = known_keys(l, subject);
        jac_unknown(l, NULL, path, "no key", key, known.at, known.count);
        return false;
    }
    if (look->key == JAC_F_MARK)
        return read_marks(l, arg, value, at, filters);
    if (look->key == JAC_F_KIND)
        return read_kinds(l, subject, value, at, filters);
    return read_values(l, subject, look, arg, value, at, filters);
}

bool jac_load_when(jac_loader *l, const jac_subject *subject, const jac_node *table,
                   const char *path, jac_filters *filters)
{
    const jac_node *node = jac_get(table, "when");
    if (!node)
        return true;
    path = jac_path(l, path, "when");
    const jac_node when = jac_node_resolve(l, node, path);
    if (when.kind == JAC_N_NIL)
        return true;
    if (!jac_is_map(l, &when, path))
        return false;
    bool ok = true;
    for (size_t i = 0; i < when.field_count; i++)
        ok = jac_load_filter(l, subject, when.field[i].name, &when.field[i].value, path, filters) &&
             ok;
    return ok;
}
