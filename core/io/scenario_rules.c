/* scenario_rules.c - the engine that a scenario's table asks for. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "json_make.h"
#include "scenario_internal.h"
#include "setup.h"

/* Settings being filled; freed when something raises, because Lua keeps hold of them. */
typedef struct filling {
    scenario *s;
    jac_settings *to;
} filling;

static void add(lua_State *L, filling *f, const char *section, const char *key, const char *value)
{
    if (jac_settings_add(f->to, section, key, value, f->s->path, f->s->now->line) != 0) {
        scenario_fail(L, false, "memory is out");
    }
}

/* The value at `index` as an INI writes it: on, off, a number, a text, a list with commas. */
static void value_text(lua_State *L, int index, const char *key, char *text, size_t size)
{
    switch (lua_type(L, index)) {
    case LUA_TBOOLEAN:
        snprintf(text, size, "%s", lua_toboolean(L, index) ? "on" : "off");
        return;
    case LUA_TSTRING:
        snprintf(text, size, "%s", lua_tostring(L, index));
        return;
    case LUA_TNUMBER:
        if (lua_isinteger(L, index)) {
            snprintf(text, size, "%lld", (long long)lua_tointeger(L, index));
            return;
        }
        break;
    case LUA_TTABLE: {
        size_t used = 0, count = lua_rawlen(L, index);
        text[0] = '\0';
        for (size_t i = 1; i <= count && used < size; i++) {
            if (lua_rawgeti(L, index, (lua_Integer)i) != LUA_TSTRING) {
                break;
            }
            used += (size_t)snprintf(text + used, size - used, "%s%s", i > 1 ? ", " : "",
                                     lua_tostring(L, -1));
            lua_pop(L, 1);
        }
        return;
    }
    default:
        break;
    }
    scenario_fail(L, true, "%s: a value of an INI expected, got %s", key, luaL_typename(L, index));
}

/* Every key of the table at `index` becomes a setting of the section. */
static void section(lua_State *L, filling *f, int index, const char *name)
{
    char text[1024];
    if (!lua_istable(L, index)) {
        scenario_fail(L, true, "%s: a table expected, got %s", name, luaL_typename(L, index));
    }
    lua_pushnil(L);
    while (lua_next(L, index) != 0) {
        if (lua_type(L, -2) != LUA_TSTRING) {
            scenario_fail(L, true, "%s: keys are names", name);
        }
        value_text(L, lua_gettop(L), lua_tostring(L, -2), text, sizeof text);
        add(L, f, name, lua_tostring(L, -2), text);
        lua_pop(L, 1);
    }
}

/* A list of names that are on; name = value for the others ("tiles", false). `skip`: a key that is
 * none of them. */
static void modules(lua_State *L, filling *f, int index, const char *name, const char *skip)
{
    char text[256];
    lua_Integer count;
    if (!lua_istable(L, index)) {
        scenario_fail(L, true, "%s: a list of names expected, got %s", name,
                      luaL_typename(L, index));
    }
    count = (lua_Integer)lua_rawlen(L, index);
    for (lua_Integer i = 1; i <= count; i++) {
        if (lua_rawgeti(L, index, i) != LUA_TSTRING) {
            scenario_fail(L, true, "%s: a list of names expected", name);
        }
        add(L, f, name, lua_tostring(L, -1), "on");
        lua_pop(L, 1);
    }
    lua_pushnil(L);
    while (lua_next(L, index) != 0) {
        if (lua_type(L, -2) == LUA_TSTRING && strcmp(lua_tostring(L, -2), skip) != 0) {
            value_text(L, lua_gettop(L), lua_tostring(L, -2), text, sizeof text);
            add(L, f, name, lua_tostring(L, -2), text);
        }
        lua_pop(L, 1);
    }
}

/* ---- the folder of mods ---------------------------------------------------------------------- */

static bool has_module(const char *folder, const char *name)
{
    char path[1200];
    snprintf(path, sizeof path, "%s/%s/init.lua", folder, name);
    if (access(path, R_OK) == 0) {
        return true;
    }
    snprintf(path, sizeof path, "%s/%s.lua", folder, name);
    return access(path, R_OK) == 0;
}

/* Looks for the folder that holds the mod: `given` (or "mods", or the folder itself) in the
 * scenario's folder and in the ones above it, so that a scenario runs from wherever it lies. */
static bool find_mods(const scenario *s, const char *given, const char *mod, char *found,
                      size_t size)
{
    char up[700];
    snprintf(up, sizeof up, "%s", s->folder);
    if (given != NULL && given[0] == '/') {
        snprintf(found, size, "%s", given);
        return has_module(found, mod);
    }
    for (int level = 0; level < 16; level++) {
        snprintf(found, size, "%s/%s", up, given != NULL ? given : "mods");
        if (has_module(found, mod)) {
            return true;
        }
        if (given == NULL && has_module(up, mod)) {
            snprintf(found, size, "%s", up);
            return true;
        }
        if (strlen(up) + 4 > sizeof up) {
            return false;
        }
        strcat(up, "/..");
    }
    return false;
}

static void mods(lua_State *L, filling *f, int index)
{
    char path[1024];
    char *whole;
    const char *given = NULL, *mod;
    if (!lua_istable(L, index) || lua_rawgeti(L, index, 1) != LUA_TSTRING) {
        scenario_fail(L, true, "mods: { path = \"mods\", \"seven_roads\" }");
    }
    mod = lua_tostring(L, -1);
    if (lua_getfield(L, index, "path") == LUA_TSTRING) {
        given = lua_tostring(L, -1);
    }
    if (!find_mods(f->s, given, mod, path, sizeof path)) {
        scenario_fail(L, true, "mods: no %.60s in %.60s, here or in a folder above", mod,
                      given != NULL ? given : "mods");
    }
    lua_pop(L, 2);
    whole = realpath(path, NULL); /* a setting's path is taken from the settings' folder */
    if (whole == NULL && errno == ENOMEM) {
        scenario_fail(L, true, "mods: memory is out");
    }
    if (whole != NULL) {
        snprintf(path, sizeof path, "%s", whole);
    }
    free(whole);
    add(L, f, "mods", "path", path);
    modules(L, f, index, "mods", "path");
}

/* ---- all of it ----------------------------------------------------------------------------------
 */

static void options(lua_State *L, filling *f, int index)
{
    if (!lua_istable(L, index)) {
        scenario_fail(L, true, "options: { module = { key = value } }");
    }
    lua_pushnil(L);
    while (lua_next(L, index) != 0) {
        char name[80];
        if (lua_type(L, -2) != LUA_TSTRING) {
            scenario_fail(L, true, "options: { module = { key = value } }");
        }
        snprintf(name, sizeof name, "%s", lua_tostring(L, -2));
        section(L, f, lua_gettop(L), name);
        lua_pop(L, 1);
    }
}

static const char *const keys[] = { "rules",   "options", "rulings", "game", "mods",
                                    "players", "seed",    "start",   NULL };

static void fill(lua_State *L, filling *f, int index)
{
    char text[1024];
    scenario_keys(L, index, keys, "key of a scenario");
    if (lua_getfield(L, index, "players") == LUA_TNIL) {
        add(L, f, "game", "players", "Red, Blue");
    }
    lua_pop(L, 1);
    for (int i = 0; keys[i] != NULL; i++) {
        int top = lua_gettop(L);
        if (lua_getfield(L, index, keys[i]) == LUA_TNIL) {
            lua_settop(L, top);
            continue;
        }
        if (strcmp(keys[i], "rules") == 0) {
            modules(L, f, top + 1, "rules", "");
        } else if (strcmp(keys[i], "options") == 0) {
            options(L, f, top + 1);
        } else if (strcmp(keys[i], "mods") == 0) {
            mods(L, f, top + 1);
        } else if (strcmp(keys[i], "rulings") == 0 || strcmp(keys[i], "game") == 0) {
            section(L, f, top + 1, keys[i]);
        } else if (strcmp(keys[i], "start") != 0) {
            value_text(L, top + 1, keys[i], text, sizeof text);
            add(L, f, "game", keys[i], text);
        }
        lua_settop(L, top);
    }
}

/* The problems of a set-up, one a line. */
typedef struct problems {
    const scenario *s;
    char text[SCENARIO_MESSAGE_MAX];
    size_t used;
} problems;

static void note_problem(void *ud, const jac_error *error, bool warning)
{
    problems *to = ud;
    char text[800];
    if (warning || to->used + 2 >= sizeof to->text) {
        return;
    }
    scenario_error_text(to->s, error, text, sizeof text);
    to->used += (size_t)snprintf(to->text + to->used, sizeof to->text - to->used, "%s%s",
                                 to->used > 0 ? "\n" : "", text);
    if (to->used >= sizeof to->text) {
        to->used = sizeof to->text - 1;
    }
}

static void see(void *ud, jac_engine *engine, const jac_game *game, const jac_seen *seen)
{
    scenario *s = ud;
    if (json_array_size(s->events) < SCENARIO_EVENTS_MAX) {
        jac_json_add(&s->events, jac_seen_to_json(engine, game, seen));
    }
}

/* A game that waits at its first chance; without start tiles when the scenario says so. */
static void new_game(lua_State *L, scenario *s, bool start)
{
    jac_error error = { 0 };
    char why[800];
    const jac_setup *setup = jac_setup_of(s->engine);
    uint64_t seed = setup != NULL && setup->seed_given ? setup->seed : 1;
    s->rules = jac_engine_rules(s->engine);
    for (uint32_t i = 0; !start && i < s->rules->type.count; i++) {
        ((jac_ruleset *)s->rules)->type.at[i].start = 0; /* this engine is the scenario's own */
    }
    s->game = jac_game_new(s->engine, seed, &error);
    if (s->game != NULL) {
        jac_engine_watch(s->engine, see, s);
        jac_game_stop_at_chance(s->game, true);
        if (jac_game_start(s->engine, s->game, seed, &error) == JAC_OK) {
            jac_fail(&error, JAC_E_MEMORY, NULL, 0, "memory is out");
            s->before = jac_game_clone(s->engine, s->game);
        }
    }
    if (s->before == NULL) {
        jac_game_free(s->engine, s->game);
        s->game = NULL;
        scenario_error_text(s, &error, why, sizeof why);
        scenario_fail(L, false, "no game could be begun: %s", why);
    }
}

static int release(lua_State *L)
{
    jac_settings **settings = lua_touserdata(L, 1);
    jac_settings_free(*settings);
    *settings = NULL;
    return 0;
}

void scenario_begin(lua_State *L, int index)
{
    scenario *s = scenario_of(L);
    problems *found;
    jac_settings **held = lua_newuserdatauv(L, sizeof *held, 0);
    filling f = { s, NULL };
    jac_error error = { 0 };
    bool start;
    *held = NULL;
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, release);
    lua_setfield(L, -2, "__gc");
    lua_setmetatable(L, -2);
    *held = f.to = jac_settings_new(s->folder, s->path);
    if (f.to == NULL) {
        scenario_fail(L, false, "memory is out");
    }
    fill(L, &f, index);
    lua_getfield(L, index, "start");
    start = lua_isnil(L, -1) || lua_toboolean(L, -1);
    lua_pop(L, 1);
    found = lua_newuserdatauv(L, sizeof *found, 0);
    found->s = s;
    found->text[0] = '\0';
    found->used = 0;
    s->engine = jac_load_settings(f.to, note_problem, found, &error);
    if (s->engine == NULL) {
        if (found->used == 0) {
            note_problem(found, &error, false);
        }
        scenario_fail(L, true, "%s", found->text);
    }
    lua_pop(L, 2);
    new_game(L, s, start);
}
