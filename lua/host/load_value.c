/* load_value.c - the values that `when` and picks compare with, by what they name. */
#include <string.h>

#include "load.h"

static bool is_text(jac_loader *l, const jac_node *node, const char *path)
{
    if (node->kind == JAC_N_STRING)
        return true;
    jac_problem(l, node, "%s: a string is needed, not %s", path, jac_node_type(node));
    return false;
}

/* Does the module's table have this entry, though an option or ruling may have left it out? */
static bool is_written(const jac_part *part, const char *key, const char *name)
{
    const jac_node *table = jac_get(&part->table, key);
    if (!table || table->kind != JAC_N_TABLE)
        return false;
    if (strcmp(key, "offers") != 0)
        return jac_get(table, name) != NULL;
    for (size_t i = 0; i < table->field_count; i++)
        if (table->field[i].value.kind == JAC_N_TABLE && jac_get(&table->field[i].value, name))
            return true;
    return false;
}

/* The same for "name" (own) or "module.name". */
static bool is_left_out(const jac_loader *l, const char *key, const char *full)
{
    const char *dot = strrchr(full, '.');
    for (size_t i = 0; i < l->order_count; i++)
        if (strncmp(l->order[i]->name, full, (size_t)(dot - full)) == 0 &&
            strlen(l->order[i]->name) == (size_t)(dot - full))
            return is_written(l->order[i], key, dot + 1);
    return false;
}

/* A plain name that nothing loaded has may belong to a module in `uses` that is off. */
static int unknown(jac_loader *l, const jac_node *node, const char *path, const char *what,
                   const char *const *known, size_t count)
{
    bool off = false;
    for (size_t i = 0; i < l->at->uses.count; i++) {
        const jac_part *part = jac_part_named(l, l->at->uses.at[i]);
        off = off || !part || !part->on;
    }
    if (off && !jac_nearest(node->text, known, count))
        return 0;
    jac_unknown(l, node, path, what, node->text, known, count);
    return -1;
}

int jac_value_word(jac_loader *l, const jac_node *node, const char *path, const char *const *words,
                   size_t count, int32_t *value)
{
    if (!is_text(l, node, path))
        return -1;
    for (size_t i = 0; i < count; i++)
        if (strcmp(words[i], node->text) == 0) {
            *value = (int32_t)i;
            return 1;
        }
    jac_problem(l, node, "%s: \"%s\" is not one of %s", path, node->text,
                jac_names_list(l, words, count));
    return -1;
}

int jac_value_class(jac_loader *l, const jac_node *node, const char *path, int32_t *value)
{
    if (!is_text(l, node, path))
        return -1;
    int id = jac_find_kind(l->rules, node->text);
    if (id < 0)
        return unknown(l, node, path, "no class", jac_kind_names(l), l->rules->kind.count);
    const jac_segment_kind *kind = &l->rules->kind.at[id];
    if (kind->class_ != id) {
        const char *class_name = jac_text(l->rules, l->rules->kind.at[kind->class_].name);
        jac_problem(l, node, "%s: \"%s\" is a kind, not a class; its class is \"%s\"", path,
                    node->text, class_name);
        return -1;
    }
    *value = id;
    return 1;
}

int jac_value_kind(jac_loader *l, const jac_node *node, const char *path, bool figure, bool segment,
                   int32_t *value, bool *is_figure)
{
    if (!is_text(l, node, path))
        return -1;
    const jac_ruleset *rules = l->rules;
    *value = figure ? jac_find_figure_kind(rules, node->text) : -1;
    *is_figure = *value >= 0;
    if (*value < 0 && segment)
        *value = jac_find_kind(rules, node->text);
    if (*value >= 0)
        return 1;
    const char **known =
        jac_loader_take(l, (rules->figure_kind.count + rules->kind.count) * sizeof *known);
    size_t count = 0;
    for (uint32_t i = 0; figure && i < rules->figure_kind.count; i++)
        known[count++] = jac_text(rules, rules->figure_kind.at[i].name);
    for (uint32_t i = 0; segment && i < rules->kind.count; i++)
        known[count++] = jac_text(rules, rules->kind.at[i].name);
    return unknown(l, node, path, "no kind", known, count);
}

/* The full name of "name" (own) or "module.name"; NULL with *state 0 (off) or -1 (reported). */
static const char *full_name(jac_loader *l, const jac_node *node, const char *path, int *state)
{
    *state = -1;
    if (!is_text(l, node, path))
        return NULL;
    const char *dot = strrchr(node->text, '.');
    if (!dot)
        return jac_full(l, node->text);
    *state = jac_may_name(l, node, path, node->text, (size_t)(dot - node->text));
    return *state == 1 ? node->text : NULL;
}

int jac_value_area(jac_loader *l, const jac_node *node, const char *path, int32_t *value)
{
    int state;
    const char *full = full_name(l, node, path, &state);
    if (!full)
        return state;
    *value = jac_find_area(l->rules, full);
    if (*value >= 0)
        return 1;
    if (is_left_out(l, "areas", full))
        return 0;
    jac_names known = { NULL, 0 };
    for (uint32_t i = 0; i < l->rules->area.count; i++) {
        const char *name = jac_text(l->rules, l->rules->area.at[i].name);
        bool own = l->rules->area.at[i].module == l->at->id;
        jac_names_add(l, &known, own ? strrchr(name, '.') + 1 : name);
    }
    jac_unknown(l, node, path, "no area", node->text, known.at, known.count);
    return -1;
}

/* A cause of the core, an own one by its name, another module's as "module.name". */
static int read_cause(jac_loader *l, const jac_node *node, const char *path, int32_t *value)
{
    static const char *const core[] = { "scored", "action", "forced", "swap", "setup", "alone" };
    if (!is_text(l, node, path))
        return -1;
    const char *text = node->text, *dot = strrchr(text, '.');
    const jac_part *owner = l->at;
    const char *name = dot ? dot + 1 : text;
    if (dot) {
        int state = jac_may_name(l, node, path, text, (size_t)(dot - text));
        if (state != 1)
            return state;
        owner = jac_part_named(l, jac_format(l, "%.*s", (int)(dot - text), text));
    }
    jac_names known = { NULL, 0 };
    for (size_t i = 0; i < owner->causes.count; i++) {
        const char *cause = owner->causes.at[i];
        if (strcmp(cause, name) == 0) {
            *value = jac_load_symbol(l, jac_format(l, "%s.%s", owner->name, cause));
            return 1;
        }
        jac_names_add(l, &known, dot ? jac_format(l, "%s.%s", owner->name, cause) : cause);
    }
    for (size_t i = 0; !dot && i < JAC_COUNT(core); i++) {
        if (strcmp(core[i], text) == 0) {
            *value = jac_load_symbol(l, text);
            return 1;
        }
        jac_names_add(l, &known, core[i]);
    }
    jac_unknown(l, node, path, "no cause", text, known.at, known.count);
    return -1;
}

/* An offer of the core or an own one by its name, another module's as "module.name"; + 1. */
static int read_offer(jac_loader *l, const jac_node *node, const char *path, int32_t *value)
{
    int state, id;
    const char *full = full_name(l, node, path, &state);
    if (!full)
        return state;
    id = jac_find_offer(l->rules, full);
    if (id < 0 && !strchr(node->text, '.'))
        id = jac_find_offer(l->rules, node->text);
    *value = id + 1;
    if (id >= 0)
        return 1;
    if (is_left_out(l, "offers", full))
        return 0;
    jac_names known = { NULL, 0 };
    for (uint32_t i = 0; i < l->rules->offer.count; i++) {
        const char *name = jac_text(l->rules, l->rules->offer.at[i].name);
        bool own = l->rules->offer.at[i].module == l->at->id && strrchr(name, '.');
        jac_names_add(l, &known, own ? strrchr(name, '.') + 1 : name);
    }
    jac_unknown(l, node, path, "no offer", node->text, known.at, known.count);
    return -1;
}

static int read_type(jac_loader *l, const jac_node *node, const char *path, int32_t *value)
{
    if (!is_text(l, node, path))
        return -1;
    *value = jac_find_type(l->rules, node->text);
    if (*value >= 0)
        return 1;
    const char **known = jac_loader_take(l, (l->rules->type.count + 1) * sizeof *known);
    for (uint32_t i = 0; i < l->rules->type.count; i++)
        known[i] = jac_text(l->rules, l->rules->type.at[i].name);
    return unknown(l, node, path, "no tile", known, l->rules->type.count);
}

bool jac_value_comparable(jac_type type)
{
    switch (type) {
    case JAC_T_INTEGER:
    case JAC_T_BOOLEAN:
    case JAC_T_PLAYER:
    case JAC_T_KIND:
    case JAC_T_TYPE:
    case JAC_T_ROTATION:
    case JAC_T_PLACE:
    case JAC_T_CAUSE:
    case JAC_T_OCCASION:
    case JAC_T_SYMBOL:
    case JAC_T_OFFER:
        return true;
    default:
        return false;
    }
}

int jac_value_field(jac_loader *l, jac_type type, const jac_node *node, const char *path,
                    int32_t *value, jac_filter_key *key)
{
    static const char *const ats[] = { "supply", "segment", "tile",   "corner", "slot",
                                       "beside", "held",    "prison", "box" };
    static const char *const occasions[] = { "completed", "final", "early", "triggered" };
    static const char *const players[] = { "active", "other", "nobody" };
    static const char *const turns[] = { "0", "90", "180", "270" };
    bool figure;
    *key = JAC_F_VALUE;
    switch (type) {
    case JAC_T_BOOLEAN:
        if (node->kind == JAC_N_BOOLEAN) {
            *value = node->integer != 0;
            return 1;
        }
        jac_problem(l, node, "%s: true or false is needed, not %s", path, jac_node_type(node));
        return -1;
    case JAC_T_PLAYER:
        *key = JAC_F_OWNER;
        if (jac_value_word(l, node, path, players, JAC_COUNT(players), value) < 0)
            return -1;
        *value = 1 << *value; /* jac_owner */
        return 1;
    case JAC_T_PLACE:
        *key = JAC_F_AT;
        return jac_value_word(l, node, path, ats, JAC_COUNT(ats), value);
    case JAC_T_KIND:
        *key = JAC_F_KIND;
        return jac_value_kind(l, node, path, true, false, value, &figure);
    case JAC_T_OCCASION:
        return jac_value_word(l, node, path, occasions, JAC_COUNT(occasions), value);
    case JAC_T_ROTATION:
        for (int r = 0; r < 4; r++)
            if (node->kind == JAC_N_INTEGER && node->integer == 90 * r) {
                *value = r;
                return 1;
            }
        jac_problem(l, node, "%s: one of %s is needed", path, jac_names_list(l, turns, 4));
        return -1;
    case JAC_T_CAUSE:
        return read_cause(l, node, path, value);
    case JAC_T_OFFER:
        return read_offer(l, node, path, value);
    case JAC_T_TYPE:
        return read_type(l, node, path, value);
    case JAC_T_SYMBOL:
        if (!is_text(l, node, path))
            return -1;
        *value = jac_load_symbol(
            l, jac_names_has(&l->at->reasons, node->text) ? jac_full(l, node->text) : node->text);
        return 1;
    default:
        return jac_to_integer(l, node, path, INT32_MIN, INT32_MAX, value) ? 1 : -1;
    }
}
