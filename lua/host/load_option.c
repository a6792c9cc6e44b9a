/* load_option.c - options and rulings: what a module offers, what the INI says. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "load.h"

/* ---- options --------------------------------------------------------------------------------- */

static const char *const option_types[] = { "boolean", "integer", "enum", "string" };

/* The default, as text; NULL when it is missing or wrong (reported). */
static const char *read_default(jac_loader *l, const jac_node *table, const char *path,
                                const char *type, const jac_limits *limits)
{
    const jac_node *value = jac_get(table, "default");
    const char *option = path;
    path = jac_path(l, path, "default");
    int32_t number;
    if (!value) {
        jac_problem(l, NULL, "%s is missing", path);
    } else if (strcmp(type, "boolean") == 0) {
        bool on;
        if (jac_get_boolean(l, table, option, "default", &on))
            return on ? "on" : "off";
    } else if (strcmp(type, "integer") == 0) {
        if (jac_to_integer(l, value, path, limits->min, limits->max, &number))
            return jac_format(l, "%d", number);
    } else if (value->kind != JAC_N_STRING) {
        jac_problem(l, value, "%s: a string is needed, not %s", path, jac_node_type(value));
    } else if (strcmp(type, "string") == 0 || jac_names_has(&limits->values, value->text)) {
        return value->text;
    } else {
        jac_problem(l, value, "%s: \"%s\" is not one of %s", path, value->text,
                    jac_names_list(l, limits->values.at, limits->values.count));
    }
    return NULL;
}

static bool read_option(jac_loader *l, const char *name, const jac_node *table,
                        jac_module_option *option, jac_limits *limits)
{
    static const char *const keys[] = { "default", "help", "max", "min", "type", "values" };
    static const char *const given[] = { "tiles", "edition", "players",
                                         "confirm" }; /* every module has */
    const char *path = jac_path(l, "options", name);
    uint8_t type = 0xFF;
    if (!jac_check_name(l, name, "options") || !jac_is_table(l, table, path) ||
        !jac_check_keys(l, table, path, keys, JAC_COUNT(keys), false) ||
        !jac_get_word(l, table, path, "type", option_types, JAC_COUNT(option_types), &type))
        return false;
    if (type == 0xFF) {
        jac_problem(l, NULL, "%s.type is missing; types are %s", path,
                    jac_names_list(l, option_types, JAC_COUNT(option_types)));
        return false;
    }
    for (size_t i = 0; i < JAC_COUNT(given); i++)
        if (strcmp(name, given[i]) == 0) {
            jac_problem(l, NULL, "%s: every module has a key %s already; rename it", path, name);
            return false;
        }
    limits->min = INT32_MIN;
    limits->max = INT32_MAX;
    if (!jac_get_integer(l, table, path, "min", INT32_MIN, INT32_MAX, &limits->min) ||
        !jac_get_integer(l, table, path, "max", limits->min, INT32_MAX, &limits->max) ||
        !jac_get_names(l, table, path, "values", &limits->values))
        return false;
    if (type == 2 && limits->values.count == 0) {
        jac_problem(l, NULL, "%s.values is missing; an enum lists its values", path);
        return false;
    }
    const char *help = jac_get_text(l, table, path, "help", "");
    const char *initial = read_default(l, table, path, option_types[type], limits);
    if (!help || !initial)
        return false;
    option->name = jac_keep(l, name);
    option->type = option_types[type];
    option->help = jac_keep(l, help);
    option->initial = option->value = jac_keep(l, initial);
    option->values = "";
    if (type == 1)
        option->values = jac_keep(l, jac_format(l, "%d..%d", limits->min, limits->max));
    if (type == 2)
        option->values = jac_keep(l, jac_names_list(l, limits->values.at, limits->values.count));
    return true;
}

bool jac_load_options(jac_loader *l, jac_part *part)
{
    const jac_node *table = jac_get(&part->table, "options");
    if (!table)
        return true;
    if (!jac_is_map(l, table, "options"))
        return false;
    size_t count = table->field_count;
    part->option = jac_arena_take(l->L, l->kept, (count + 1) * sizeof *part->option);
    part->limits = jac_loader_take(l, (count + 1) * sizeof *part->limits);
    bool ok = true;
    for (size_t i = 0; i < count; i++) {
        size_t n = part->option_count;
        if (read_option(l, table->field[i].name, &table->field[i].value, &part->option[n],
                        &part->limits[n]))
            part->option_count++;
        else
            ok = false;
    }
    return ok;
}

/* ---- rulings --------------------------------------------------------------------------------- */

static bool read_ruling(jac_loader *l, const char *id, const jac_node *table,
                        jac_module_ruling *ruling)
{
    static const char *const keys[] = { "default", "kind", "source", "text" };
    static const char *const kinds[] = { "rule",    "official", "community",
                                         "derived", "edition",  "open" };
    const char *path = jac_path(l, "rulings", id);
    uint8_t kind = 0;
    bool on = true;
    if (!jac_is_table(l, table, path) ||
        !jac_check_keys(l, table, path, keys, JAC_COUNT(keys), false) ||
        !jac_get_word(l, table, path, "kind", kinds, JAC_COUNT(kinds), &kind) ||
        !jac_get_boolean(l, table, path, "default", &on))
        return false;
    const char *text = jac_get_text(l, table, path, "text", "");
    const char *source = jac_get_text(l, table, path, "source", "");
    if (!text || !source)
        return false;
    if (!*text) {
        jac_problem(l, NULL, "%s.text is missing; say what it decides", path);
        return false;
    }
    ruling->id = jac_keep(l, id);
    ruling->text = jac_keep(l, text);
    ruling->kind = kinds[kind];
    ruling->source = jac_keep(l, source);
    ruling->on = ruling->initial = on;
    return true;
}

bool jac_load_rulings(jac_loader *l, jac_part *part)
{
    const jac_node *table = jac_get(&part->table, "rulings");
    if (!table)
        return true;
    if (!jac_is_map(l, table, "rulings"))
        return false;
    size_t count = table->field_count;
    part->ruling = jac_arena_take(l->L, l->kept, (count + 1) * sizeof *part->ruling);
    bool ok = true;
    for (size_t i = 0; i < count; i++) {
        if (read_ruling(l, table->field[i].name, &table->field[i].value,
                        &part->ruling[part->ruling_count]))
            part->ruling_count++;
        else
            ok = false;
    }
    return ok;
}

/* A ruling by its id: of the loaded modules first; NULL when there is none. */
static jac_module_ruling *find_ruling(const jac_loader *l, const char *id, const jac_part **owner)
{
    for (int loaded = 1; loaded >= 0; loaded--)
        for (size_t p = 0; p < l->part_count; p++)
            for (size_t i = 0; l->part[p].on == loaded && i < l->part[p].ruling_count; i++)
                if (strcmp(l->part[p].ruling[i].id, id) == 0) {
                    *owner = &l->part[p];
                    return &l->part[p].ruling[i];
                }
    return NULL;
}

static const char *ruling_hint(jac_loader *l, const char *id)
{
    jac_names known = { NULL, 0 };
    for (size_t p = 0; p < l->part_count; p++)
        for (size_t i = 0; i < l->part[p].ruling_count; i++)
            jac_names_add(l, &known, l->part[p].ruling[i].id);
    return jac_hint(l, id, known.at, known.count);
}

bool jac_ruling_on(jac_loader *l, const jac_node *table, const char *path)
{
    const jac_node *id = jac_get(table, "ruling");
    if (!id)
        return true;
    const char *text = jac_get_text(l, table, path, "ruling", NULL);
    if (!text)
        return false;
    const jac_part *owner;
    const jac_module_ruling *ruling = find_ruling(l, text, &owner);
    if (ruling)
        return owner->on && ruling->on;
    jac_problem(l, NULL, "%s: no ruling \"%s\"%s", jac_path(l, path, "ruling"), text,
                ruling_hint(l, text));
    return false;
}

/* ---- the INI's values ------------------------------------------------------------------------ */

/* Is the text an integer in the range, and nothing else? */
static bool is_integer(const char *text, const jac_limits *limits)
{
    char *end;
    errno = 0;
    long long value = strtoll(text, &end, 10);
    return end != text && !*end && errno == 0 && !strchr(" \t\n\v\f\r+", *text) &&
           value >= limits->min && value <= limits->max;
}

static void set_option(jac_loader *l, jac_part *part, const jac_ask_option *ask)
{
    const char **known = jac_loader_take(l, (part->option_count + 1) * sizeof *known);
    size_t i = part->option_count;
    for (size_t n = 0; n < part->option_count; n++) {
        known[n] = part->option[n].name;
        if (strcmp(known[n], ask->key) == 0)
            i = n;
    }
    if (i == part->option_count) {
        jac_problem_at(l, ask->ini, ask->line, false, "%s has no option \"%s\"%s", part->name,
                       ask->key, jac_hint(l, ask->key, known, part->option_count));
        return;
    }
    jac_module_option *option = &part->option[i];
    const jac_limits *limits = &part->limits[i];
    const char *what = NULL;
    if (strcmp(option->type, "boolean") == 0 && strcmp(ask->value, "on") != 0 &&
        strcmp(ask->value, "off") != 0)
        what = "it is on or off";
    else if (strcmp(option->type, "integer") == 0 && !is_integer(ask->value, limits))
        what = jac_format(l, "it is an integer from %d to %d", limits->min, limits->max);
    else if (strcmp(option->type, "enum") == 0 && !jac_names_has(&limits->values, ask->value))
        what = jac_format(l, "it is one of %s", option->values);
    if (what)
        jac_problem_at(l, ask->ini, ask->line, false, "%s.%s can't be \"%s\"; %s", part->name,
                       option->name, ask->value, what);
    else
        option->value = jac_keep(l, ask->value);
}

static void set_options(jac_loader *l)
{
    for (size_t i = 0; i < l->ask->option_count; i++) {
        const jac_ask_option *ask = &l->ask->option[i];
        jac_part *part = NULL;
        jac_names known = { NULL, 0 };
        for (size_t p = 0; p < l->part_count; p++) {
            jac_names_add(l, &known, l->part[p].name);
            if (strcmp(l->part[p].name, ask->module) == 0)
                part = &l->part[p];
        }
        if (part && part->known)
            set_option(l, part, ask);
        else if (!part)
            jac_problem_at(l, ask->ini, ask->line, !jac_nearest(ask->module, known.at, known.count),
                           "[%s] is for a module that is not on%s", ask->module,
                           jac_hint(l, ask->module, known.at, known.count));
    }
}

static void set_rulings(jac_loader *l)
{
    bool all_known = true;
    for (size_t p = 0; p < l->part_count; p++)
        all_known = all_known && l->part[p].known;
    for (size_t i = 0; i < l->ask->ruling_count; i++) {
        const jac_ask_ruling *ask = &l->ask->ruling[i];
        const jac_part *owner = NULL;
        jac_module_ruling *ruling = find_ruling(l, ask->id, &owner);
        if (ruling && !owner->on)
            jac_problem_at(l, ask->ini, ask->line, true, "ruling \"%s\" is of %s, which is not on",
                           ask->id, owner->name);
        else if (ruling)
            ruling->on = ask->on;
        else if (all_known) /* else it may be one of a module that can't be read */
            jac_problem_at(l, ask->ini, ask->line, false, "no ruling \"%s\"%s", ask->id,
                           ruling_hint(l, ask->id));
    }
}

static void check_ruling_twins(jac_loader *l)
{
    for (size_t p = 0; p < l->part_count; p++)
        for (size_t i = 0; l->part[p].on && i < l->part[p].ruling_count; i++) {
            const char *id = l->part[p].ruling[i].id;
            const jac_part *owner = NULL;
            find_ruling(l, id, &owner);
            if (owner == &l->part[p])
                continue;
            l->at = &l->part[p];
            l->file = l->at->file;
            jac_problem(l, NULL, "%s is a ruling of %s too; ids are unique",
                        jac_path(l, "rulings", id), owner->file);
        }
    l->at = NULL;
}

void jac_loader_settings(jac_loader *l)
{
    l->at = NULL;
    check_ruling_twins(l);
    set_options(l);
    set_rulings(l);
    for (size_t p = 0; p < l->part_count; p++)
        if (l->part[p].on || l->part[p].tiles)
            jac_load_opt(l, &l->part[p]);
}

void jac_load_opt(jac_loader *l, const jac_part *part)
{
    lua_State *L = l->L;
    const jac_lua_module *m = &l->lua->module[part->index];
    lua_rawgeti(L, LUA_REGISTRYINDEX, m->options);
    lua_pushstring(L, jac_edition_names[l->rules->base.edition]);
    lua_setfield(L, -2, "edition");
    lua_pushinteger(L, l->rules->base.players);
    lua_setfield(L, -2, "players");
    lua_pushboolean(L, l->rules->base.confirm);
    lua_setfield(L, -2, "confirm");
    for (size_t i = 0; i < part->option_count; i++) {
        const jac_module_option *option = &part->option[i];
        lua_pushstring(L, option->name);
        if (strcmp(option->type, "boolean") == 0)
            lua_pushboolean(L, strcmp(option->value, "on") == 0);
        else if (strcmp(option->type, "integer") == 0)
            lua_pushinteger(L, strtoll(option->value, NULL, 10));
        else
            lua_pushstring(L, option->value);
        lua_rawset(L, -3);
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, m->rulings);
    for (size_t i = 0; i < part->ruling_count; i++) {
        lua_pushstring(L, part->ruling[i].id);
        lua_pushboolean(L, part->ruling[i].on);
        lua_rawset(L, -3);
    }
    lua_pop(L, 2);
}
