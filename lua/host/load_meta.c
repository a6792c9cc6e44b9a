/* load_meta.c - what a module says of itself: its file run once, name, options, rulings. */
#include <stdio.h>
#include <string.h>

#include "load.h"

static const char *const module_keys[] = {
    "after",     "api",     "areas",   "author",  "between",  "chances", "conflicts", "declares",
    "figures",   "license", "name",    "offers",  "on",       "options", "order",     "invariants",
    "own_tiles", "pick",    "prompts", "queries", "requires", "rulings", "state",     "stats",
    "steps",     "tiles",   "title",   "uses",    "verbs",    "version",
};

/* ---- running the file ------------------------------------------------------------------------ */

/* Runs the module's file and copies its table; false when reported. */
static bool run(jac_loader *l, jac_part *part)
{
    jac_lua *lua = l->lua;
    lua_State *L = l->L;
    jac_lua_module *m = &lua->module[part->index];
    lua_newtable(L);
    m->options = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_newtable(L);
    m->rulings = luaL_ref(L, LUA_REGISTRYINDEX);
    m->environment = jac_lua_environment(lua, part->index);
    lua_rawgeti(L, LUA_REGISTRYINDEX, m->environment);
    jac_node_words(L);
    lua_pop(L, 1);
    jac_error error;
    memset(&error, 0, sizeof error);
    if (jac_lua_run_file(lua, part->index, part->path, part->file, &error) != JAC_OK) {
        jac_problem_error(l, &error);
        return false;
    }
    part->table = jac_node_read(l, "");
    if (l->gave_up)
        return false;
    if (part->table.kind == JAC_N_TABLE)
        return true;
    jac_problem(l, NULL, "the file returns %s; it must return the module's table",
                jac_node_type(&part->table));
    return false;
}

/* ---- names ----------------------------------------------------------------------------------- */

static bool is_reserved(const char *name)
{
    static const char *const words[] = { "base", "game", "rules", "rulings", "mods", "lua" };
    for (size_t i = 0; i < JAC_COUNT(words); i++)
        if (strcmp(words[i], name) == 0)
            return true;
    return false;
}

/* "A+B" names exactly the modules of `between`. */
static bool is_between(jac_loader *l, const jac_part *part, const char *name)
{
    size_t count = 0;
    for (const char *from = name;; count++) {
        size_t length = strcspn(from, "+");
        if (!jac_names_has(&part->between, jac_format(l, "%.*s", (int)length, from)))
            return false;
        if (!from[length])
            return count + 1 == part->between.count;
        from += length + 1;
    }
}

static bool read_name(jac_loader *l, jac_part *part)
{
    const jac_node *table = &part->table;
    int32_t api = 0;
    if (!jac_get(table, "api"))
        jac_problem(l, NULL, "api is missing; write api = 1");
    else if (jac_get_integer(l, table, "", "api", INT32_MIN, INT32_MAX, &api) && api != 1)
        jac_problem(l, NULL, "api is %d; this engine knows api 1", api);
    const char *name = jac_get_text(l, table, "", "name", "");
    if (!name)
        return false;
    if (!*name)
        jac_problem(l, NULL, "name is missing; write name = \"%s\"", part->ask->name);
    else if (*part->ask->name && strcmp(name, part->ask->name) != 0)
        jac_problem(l, NULL, "name is \"%s\", but the module stands in \"%s\"; make them the same",
                    name, part->ask->name);
    else if (part->between.count || part->ask->kind == 1) {
        if (part->between.count < 2)
            jac_problem(l, NULL,
                        "between is missing; write between = { \"A\", \"B\" } for a ruling A+B");
        else if (is_between(l, part, name))
            return api == 1;
        else
            jac_problem(l, NULL, "name is \"%s\", but it stands between %s; name it %s", name,
                        jac_names_list(l, part->between.at, part->between.count),
                        jac_format(l, "%s+%s", part->between.at[0], part->between.at[1]));
    } else if (is_reserved(name))
        jac_problem(l, NULL, "name \"%s\" is taken by the engine; choose another", name);
    else
        return jac_check_name(l, name, "name") && api == 1;
    return false;
}

/* A file that the module names; NULL: none, or reported. */
static const char *file_inside(jac_loader *l, const jac_part *part, const char *key)
{
    const char *name = jac_get_text(l, &part->table, "", key, NULL);
    if (!name || (*name != '/' && !strstr(name, "..")))
        return name;
    jac_problem(l, NULL, "%s: \"%s\" is outside the module's folder", key, name);
    return NULL;
}

static void read_texts(jac_loader *l, jac_part *part, jac_module_info *info)
{
    const struct {
        const char *key, **to;
    } texts[] = { { "title", &info->title },
                  { "version", &info->version },
                  { "author", &info->author },
                  { "license", &info->license } };
    for (size_t i = 0; i < JAC_COUNT(texts); i++) {
        const char *text = jac_get_text(l, &part->table, "", texts[i].key, "");
        *texts[i].to = jac_keep(l, text ? text : "");
    }
    part->tile_file = file_inside(l, part, "tiles");
    part->own_tiles = file_inside(l, part, "own_tiles");
}

/* Whose verbs the module may tell: what game:tell asks when there is a game. */
static const char **keep_tells(jac_loader *l, const jac_part *part, const char *own)
{
    const jac_names *lists[] = { &part->requires, &part->between, &part->uses };
    size_t count = 0;
    for (size_t n = 0; n < JAC_COUNT(lists); n++)
        count += lists[n]->count;
    const char **tells = jac_arena_take(l->L, l->kept, (count + 2) * sizeof *tells), **end = tells;
    *end++ = own;
    for (size_t n = 0; n < JAC_COUNT(lists); n++)
        for (size_t i = 0; i < lists[n]->count; i++)
            *end++ = jac_keep(l, lists[n]->at[i]);
    *end = NULL;
    return tells;
}

/* ---- all of it ------------------------------------------------------------------------------- */

void jac_load_describe(jac_loader *l, jac_part *part)
{
    jac_lua_module *m = &l->lua->module[part->index];
    l->at = part;
    l->file = part->file;
    m->info.name = jac_keep(l, part->name);
    m->info.title = m->info.version = m->info.author = m->info.license = m->info.requires =
        m->info.uses = "";
    m->info.shown = jac_keep(l, part->ask->shown);
    m->info.kind = part->ask->kind;
    m->info.tiles_only = part->ask->tiles_only != 0;
    m->info.rules_only = part->ask->rules_only != 0;
    m->folder = part->path == part->ask->path ? NULL : jac_keep(l, part->ask->path);
    if (!run(l, part))
        return;
    const jac_node *table = &part->table;
    bool ok = true;
    jac_check_keys(l, table, "", module_keys, JAC_COUNT(module_keys), false);
    const struct {
        const char *key;
        jac_names *names;
    } lists[] = { { "requires", &part->requires },
                  { "after", &part->after },
                  { "conflicts", &part->conflicts },
                  { "uses", &part->uses },
                  { "between", &part->between } };
    for (size_t i = 0; i < JAC_COUNT(lists); i++)
        ok = jac_get_names(l, table, "", lists[i].key, lists[i].names) && ok;
    read_texts(l, part, &m->info);
    ok = jac_load_options(l, part) && ok;
    ok = jac_load_rulings(l, part) && ok;
    jac_load_stats(l, part);
    /* What doesn't know its options can't be read further; other mistakes wait for each other. */
    part->known = read_name(l, part) && ok;
    if (!*part->ask->name && part->known)
        m->info.name = jac_keep(l, jac_get(table, "name")->text);
    m->info.requires = jac_keep(l, jac_names_list(l, part->requires.at, part->requires.count));
    m->info.uses = jac_keep(l, jac_names_list(l, part->uses.at, part->uses.count));
    m->tells = keep_tells(l, part, m->info.name);
    m->info.option = part->option;
    m->info.option_count = part->option_count;
    m->info.ruling = part->ruling;
    m->info.ruling_count = part->ruling_count;
    m->info.stat = part->stat;
    m->info.stat_count = part->stat_count;
    uint8_t hash[16];
    if (!part->ask->off && jac_module_hash(l, part, hash))
        for (int i = 0; i < 16; i++)
            sprintf(m->info.hash + 2 * i, "%02x", (unsigned)hash[i]);
}
