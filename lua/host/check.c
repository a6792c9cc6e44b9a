/* check.c - what `check` asks of the host: which options were read, whether the modules' invariants
 * hold, and which variables of their functions changed while games were played. */
#include <string.h>

#include "internal.h"

/* ---- options --------------------------------------------------------------------------------- */

/* Field of the registry: "module.option" -> true, for each that was read while watched; "module" ->
 * true when all were walked through. */
static const char reads_key[] = "jac.options_read";

/* opt.name while options are watched. Upvalues: the options, the module's number */
static int read_option(lua_State *L)
{
    lua_settop(L, 2);
    if (lua_type(L, 2) == LUA_TSTRING) {
        luaL_getsubtable(L, LUA_REGISTRYINDEX, reads_key);
        lua_pushfstring(L, "%d.%s", (int)lua_tointeger(L, lua_upvalueindex(2)), lua_tostring(L, 2));
        lua_pushboolean(L, true);
        lua_rawset(L, 3);
    }
    lua_pushvalue(L, 2);
    lua_rawget(L, lua_upvalueindex(1));
    return 1;
}

bool jac_lua_watched_options(lua_State *L, int index)
{
    if (lua_tocfunction(L, index) != read_option)
        return false;
    index = lua_absindex(L, index);
    luaL_getsubtable(L, LUA_REGISTRYINDEX, reads_key);
    lua_getupvalue(L, index, 2);
    lua_pushfstring(L, "%d", (int)lua_tointeger(L, -1));
    lua_pushboolean(L, true);
    lua_rawset(L, -4);
    lua_pop(L, 2);
    lua_getupvalue(L, index, 1);
    return true;
}

/* Leaves the metatable of the module's `opt` on the stack; false (and nothing) without one. */
static bool push_meta(lua_State *L, const jac_lua_module *m)
{
    int top = lua_gettop(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, m->environment);
    if (lua_istable(L, -1) && luaL_getmetafield(L, -1, "__index") == LUA_TTABLE &&
        lua_getfield(L, -1, "opt") == LUA_TTABLE && lua_getmetatable(L, -1)) {
        lua_replace(L, top + 1);
        lua_settop(L, top + 1);
        return true;
    }
    lua_settop(L, top);
    return false;
}

static int watch_options(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    bool on = lua_toboolean(L, 1);
    for (size_t i = 0; i < lua->module_count; i++) {
        if (!push_meta(L, &lua->module[i]))
            continue;
        lua_rawgeti(L, LUA_REGISTRYINDEX, lua->module[i].options);
        if (on) {
            lua_pushinteger(L, (lua_Integer)i);
            lua_pushcclosure(L, read_option, 2);
        }
        lua_setfield(L, -2, "__index");
        lua_pop(L, 1);
    }
    return 0;
}

void jac_lua_watch_options(jac_lua *lua, bool on)
{
    lua_State *L = lua->L;
    if (!lua_checkstack(L, 8))
        return;
    lua_pushcfunction(L, watch_options);
    lua_pushboolean(L, on);
    if (lua_pcall(L, 1, 0, 0) != LUA_OK)
        lua_pop(L, 1); /* memory: those not watched count as read by nobody */
}

/* Upvalue-free, so that it can be called protected: (module number, option) -> boolean */
static int was_read(lua_State *L)
{
    luaL_getsubtable(L, LUA_REGISTRYINDEX, reads_key);
    lua_pushfstring(L, "%d", (int)lua_tointeger(L, 1));
    if (lua_rawget(L, 3) == LUA_TNIL) {
        lua_pushfstring(L, "%d.%s", (int)lua_tointeger(L, 1), lua_tostring(L, 2));
        lua_rawget(L, 3);
    }
    lua_pushboolean(L, lua_toboolean(L, -1));
    return 1;
}

bool jac_lua_option_read(jac_lua *lua, const char *module, const char *option)
{
    lua_State *L = lua->L;
    bool read = true;
    for (size_t i = 0; i < lua->module_count && lua_checkstack(L, 8); i++) {
        if (strcmp(lua->module[i].info.name, module) != 0)
            continue;
        lua_pushcfunction(L, was_read);
        lua_pushinteger(L, (lua_Integer)i);
        lua_pushstring(L, option);
        read = lua_pcall(L, 2, 1, 0) != LUA_OK || lua_toboolean(L, -1);
        lua_pop(L, 1);
    }
    return read;
}

/* ---- invariants ------------------------------------------------------------------------------ */

/* Where the function of a ref stands. */
static void place_of(lua_State *L, const jac_lua_ref *ref, jac_error *error)
{
    lua_Debug info;
    lua_rawgeti(L, LUA_REGISTRYINDEX, ref->registry);
    lua_getinfo(L, ">S", &info);
    if (info.source[0] == '@') {
        snprintf(error->file, sizeof error->file, "%s", info.source + 1);
        error->line = info.linedefined;
    }
}

jac_status jac_lua_invariants(jac_lua *lua, jac_engine *engine, const jac_game *game,
                              jac_error *error)
{
    static const char head[] = "invariants.";
    for (size_t i = 1; i <= lua->ref_count; i++) {
        const jac_lua_ref *ref = &lua->ref[i];
        int32_t holds = 0;
        if (strncmp(ref->where, head, sizeof head - 1) != 0)
            continue;
        jac_status status = jac_lua_stat(lua, engine, game, (int32_t)i, &holds, error);
        if (status != JAC_OK)
            return status;
        if (holds)
            continue;
        jac_fail(error, JAC_E_MODULE, NULL, 0, "the invariant \"%s\" does not hold",
                 ref->where + sizeof head - 1);
        if (lua_checkstack(lua->L, 4))
            place_of(lua->L, ref, error);
        snprintf(error->module, sizeof error->module, "%s", lua->module[ref->module].info.name);
        snprintf(error->hook, sizeof error->hook, "%s", ref->where);
        return JAC_E_MODULE;
    }
    return JAC_OK;
}
