/* scenario_file.c - reading a file of scenarios: its sandbox, and `scenario "title" {...}`. */
#include <stdlib.h>
#include <string.h>

#include "scenario_internal.h"

static scenario_definition *add_definition(lua_State *L, scenario *s, const char *title, int line)
{
    scenario_definition *added;
    if (s->definition_count == s->definition_room) {
        size_t room = s->definition_room == 0 ? 32 : s->definition_room * 2;
        scenario_definition *more = realloc(s->definition, room * sizeof *more);
        if (more == NULL) {
            luaL_error(L, "memory is out");
        }
        s->definition = more;
        s->definition_room = room;
    }
    added = &s->definition[s->definition_count];
    added->title = strdup(title);
    added->line = line;
    added->table = LUA_NOREF;
    if (added->title == NULL) {
        luaL_error(L, "memory is out");
    }
    s->definition_count++;
    return added;
}

/* scenario "title" returns this; called with the table, it keeps it. */
static int take_table(lua_State *L)
{
    scenario *s = scenario_of(L);
    scenario_definition *definition = &s->definition[lua_tointeger(L, lua_upvalueindex(1))];
    luaL_checktype(L, 1, LUA_TTABLE);
    if (definition->table != LUA_NOREF) {
        return luaL_error(L, "scenario \"%s\" has a table already", definition->title);
    }
    lua_settop(L, 1);
    definition->table = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

static int take_title(lua_State *L)
{
    scenario *s = scenario_of(L);
    const char *title = luaL_checkstring(L, 1);
    lua_Debug ar;
    int line = 0;
    if (s->now != NULL) {
        return luaL_error(L, "a scenario can't stand inside another");
    }
    if (lua_getstack(L, 1, &ar)) {
        lua_getinfo(L, "l", &ar);
        line = ar.currentline;
    }
    lua_pushinteger(L, (lua_Integer)s->definition_count);
    add_definition(L, s, title, line);
    lua_pushcclosure(L, take_table, 1);
    return 1;
}

/* Prepares the file's environment: a module's, with `scenario` and without what belongs to games.
 */
static void open_environment(jac_lua *lua, void *ud)
{
    static const char *const hidden[] = { "state", "opt", "ruled" };
    lua_State *L = lua->L;
    lua_pushlightuserdata(L, ud);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &scenario_key);
    lua_rawgeti(L, LUA_REGISTRYINDEX, lua->module[0].environment);
    lua_pushliteral(L, "scenario");
    lua_pushcfunction(L, take_title);
    lua_rawset(L, -3);
    if (lua_getmetatable(L, -1) && lua_getfield(L, -1, "__index") == LUA_TTABLE) {
        for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++) {
            lua_pushnil(L);
            lua_setfield(L, -2, hidden[i]);
        }
    }
    lua_settop(L, 0);
}

jac_status scenario_open(scenario *s, jac_error *error)
{
    static const jac_lua_ref main_chunk = { .where = "" };
    jac_lua *lua = jac_lua_new(NULL, error);
    jac_status status;
    s->lua = lua;
    if (lua == NULL) {
        return error->status;
    }
    s->L = lua->L;
    lua->module = calloc(1, sizeof *lua->module);
    if (lua->module == NULL) {
        return jac_fail(error, JAC_E_MEMORY, s->path, 0, "memory is out");
    }
    lua->module_count = lua->module_room = 1;
    lua->module[0].info.name = "the scenarios";
    lua->module[0].folder = s->folder;
    if (jac_lua_environment(lua, 0) == LUA_NOREF) {
        return jac_fail(error, JAC_E_MEMORY, s->path, 0, "memory is out");
    }
    status = jac_lua_guard(lua, 0, "", open_environment, s, error);
    if (status == JAC_OK) {
        status = jac_lua_read_chunk(lua, lua->module[0].environment, s->path, s->path, error);
    }
    return status == JAC_OK ? jac_lua_protected(lua, &main_chunk, 0, 0, error) : status;
}
