/* load.c - modules in, a filled ruleset out: the order in which everything is read.
 *
 * Every module's file is run once in description mode and its table copied; then it is decided who
 * is loaded and in which order, what the INI says is applied, and the parts are read in passes over
 * all modules, so that whatever a part names has been entered before: declarations, then tiles,
 * then picks, prompts and offers, then handlers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "load.h"

/* ---- parts ----------------------------------------------------------------------------------- */

static bool is_folder(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

static void start_part(jac_loader *l, jac_part *part, const jac_ask_module *ask, size_t index)
{
    size_t length = strlen(ask->path);
    bool single =
        length > 4 && strcmp(ask->path + length - 4, ".lua") == 0 && !is_folder(ask->path);
    part->ask = ask;
    part->name = ask->name;
    part->index = (uint16_t)index;
    part->path = single ? ask->path : jac_format(l, "%s/init.lua", ask->path);
    part->file = single ? ask->shown : jac_format(l, "%s/init.lua", ask->shown);
}

/* Makes room in lua->module; raises when memory is out. */
static void add_modules(jac_loader *l, size_t count)
{
    jac_lua *lua = l->lua;
    size_t wanted = lua->module_count + count;
    if (wanted > lua->module_room) {
        jac_lua_module *grown = realloc(lua->module, wanted * sizeof *grown);
        if (!grown)
            luaL_error(l->L, "memory is out");
        lua->module = grown;
        lua->module_room = wanted;
    }
    memset(lua->module + lua->module_count, 0, count * sizeof *lua->module);
    lua->module_count = wanted;
}

static void describe(jac_loader *l, const jac_ask_module *ask, size_t count)
{
    size_t first = l->lua->module_count;
    l->part = jac_loader_take(l, (count + 1) * sizeof *l->part);
    l->part_count = count;
    add_modules(l, count);
    for (size_t i = 0; i < count; i++) {
        start_part(l, &l->part[i], &ask[i], first + i);
        l->mute = ask[i].off != 0;
        jac_load_describe(l, &l->part[i]);
    }
    l->mute = false;
    l->at = NULL;
}

/* ---- passes ---------------------------------------------------------------------------------- */

static void enter_module(jac_loader *l, jac_part *part)
{
    jac_lua_module *m = &l->lua->module[part->index];
    jac_module module = { .name = jac_load_symbol(l, part->name),
                          .title = jac_load_symbol(l, m->info.title),
                          .version = jac_load_symbol(l, m->info.version),
                          .tiles_only = !part->on,
                          .rules_only = !part->tiles };
    for (int i = 0; i < 16; i++) {
        const char digits[] = { m->info.hash[2 * i], m->info.hash[2 * i + 1], '\0' };
        module.hash[i] = (uint8_t)strtoul(digits, NULL, 16);
    }
    int id = jac_ruleset_add_module(l->rules, &module);
    if (!jac_added(l, id, "name"))
        id = 0;
    m->id = part->id = (uint16_t)id;
    m->random_stream = 2 + id;
}

typedef enum pass { ENTER, DECLARE, TILES, PICKS, OFFERS, HOOKS } pass;

static void read_part(jac_loader *l, pass now, jac_part *part)
{
    switch (now) {
    case ENTER:
        enter_module(l, part);
        break;
    case DECLARE:
        jac_load_declares(l, part);
        if (!part->on)
            break;
        jac_load_figures(l);
        jac_load_areas(l);
        jac_load_state(l);
        jac_load_counters(l);
        jac_load_prompts(l);
        break;
    case TILES:
        if (part->tiles)
            jac_load_tiles(l, part);
        if (part->on)
            jac_load_own_tiles(l, part);
        break;
    case PICKS:
        if (part->on)
            jac_load_picks(l);
        break;
    case OFFERS:
        if (!part->on)
            break;
        jac_load_offers(l);
        jac_load_steps(l);
        break;
    case HOOKS:
        if (part->on)
            jac_load_hooks(l);
        break;
    }
}

static void read_all(jac_loader *l)
{
    for (int now = ENTER; now <= HOOKS; now++)
        for (size_t i = 0; i < l->order_count; i++) {
            l->at = l->order[i];
            l->file = l->at->file;
            jac_lua_describe_budget(l->lua); /* of its data functions: none eats another's */
            read_part(l, (pass)now, l->order[i]);
        }
    jac_load_handlers(l);
    l->at = NULL;
}

/* What jac_lua_modules shows: those loaded, in load order. */
static void publish(jac_loader *l)
{
    jac_lua *lua = l->lua;
    jac_module_info *info = calloc(l->order_count + 1, sizeof *info);
    if (!info)
        luaL_error(l->L, "memory is out");
    free(lua->info);
    lua->info = info;
    for (size_t i = 0; i < l->order_count; i++)
        info[i] = lua->module[l->order[i]->index].info;
    lua->info_count = l->order_count;
}

/* ---- entry ----------------------------------------------------------------------------------- */

static int load_protected(lua_State *L)
{
    jac_loader *l = lua_touserdata(L, 1);
    l->kept = jac_arena_kept(l->lua);
    lua_newtable(L);
    l->functions = luaL_ref(L, LUA_REGISTRYINDEX);
    describe(l, l->ask->module, l->ask->module_count);
    jac_load_order(l);
    jac_loader_settings(l);
    jac_lua_watch_options(l->lua, true);
    read_all(l);
    jac_lua_watch_options(l->lua, false);
    publish(l);
    return 0;
}

static int describe_protected(lua_State *L)
{
    jac_loader *l = lua_touserdata(L, 1);
    l->kept = jac_arena_kept(l->lua);
    lua_newtable(L);
    l->functions = luaL_ref(L, LUA_REGISTRYINDEX);
    describe(l, l->ask->module, 1);
    l->described = jac_arena_take(L, l->kept, sizeof *l->described);
    *l->described = l->lua->module[l->lua->module_count - 1].info;
    return 0;
}

/* Runs f(loader) so that what it raises ends here; frees what the load needed. */
static jac_status run(jac_loader *l, lua_CFunction f, jac_error *error)
{
    lua_State *L = l->L;
    if (!lua_checkstack(L, 8))
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    lua_pushcfunction(L, f);
    lua_pushlightuserdata(L, l);
    int code = lua_pcall(L, 1, 0, 0);
    if (code != LUA_OK) {
        const char *text = lua_tostring(L, -1);
        bool memory = code == LUA_ERRMEM || !text || strstr(text, "memory is out");
        jac_fail(&l->error, memory ? JAC_E_MEMORY : JAC_E_FAULT, NULL, 0, "%s",
                 memory ? "memory is out while loading; give [lua] memory more" : text);
        l->failed = true;
        lua_pop(L, 1);
        if (l->report)
            l->report(l->ud, &l->error, false);
    }
    luaL_unref(L, LUA_REGISTRYINDEX, l->functions);
    jac_arena_free(&l->temp);
    if (!l->failed)
        return JAC_OK;
    if (error)
        *error = l->error;
    return l->error.status == JAC_OK ? JAC_E_RULES : l->error.status;
}

jac_status jac_lua_load(jac_lua *lua, jac_ruleset *rules, const jac_ask_load *ask,
                        jac_report_fn *report, void *ud, jac_error *error)
{
    jac_loader loader = { .lua = lua,
                          .L = lua->L,
                          .rules = rules,
                          .ask = ask,
                          .report = report,
                          .ud = ud,
                          .functions = LUA_NOREF };
    lua->rules = rules;
    return run(&loader, load_protected, error);
}

jac_status jac_lua_describe(jac_lua *lua, const jac_ask_module *module,
                            const jac_module_info **info, jac_report_fn *report, void *ud,
                            jac_error *error)
{
    const jac_ask_load ask = { .module = module, .module_count = 1 };
    jac_loader loader = { .lua = lua,
                          .L = lua->L,
                          .rules = lua->rules,
                          .ask = &ask,
                          .report = report,
                          .ud = ud,
                          .functions = LUA_NOREF };
    jac_status status = run(&loader, describe_protected, error);
    if (info)
        *info = loader.described;
    return status;
}
