/* library.c - the allow-list: what of Lua's library a module has, and why.
 *
 * Left out: next (its order differs between runs), setmetatable and raw access (limits and
 * read-only tables would fall), load and bytecode (crafted bytecode leaves any sandbox), coroutines
 * (each would count its instructions afresh), io, os, debug, package, collectgarbage, xpcall (hooks
 * are off in its handler), print (data goes to events), and patterns: Lua's matcher may run for
 * minutes within one call, which no instruction count can interrupt. string.find looks for plain
 * text. */

#include <string.h>

#include "internal.h"

/* ---- base ------------------------------------------------------------------------------------ */

/* pcall(f, ...): as Lua's, but a limit is not an error that a module may catch. */
static int protected_call(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    luaL_checkany(L, 1);
    lua_pushboolean(L, 1);
    lua_insert(L, 1);
    size_t members = lua->member_top;
    int code = lua_pcall(L, lua_gettop(L) - 2, LUA_MULTRET, 0);
    if (code == LUA_ERRMEM)
        lua->out_of_memory = true;
    if (lua->tripped || lua->out_of_memory || (lua->engine && lua->engine->failed != JAC_OK)) {
        if (code == LUA_OK)
            jac_lua_charge(L, 0);
        else
            return lua_error(L);
    }
    if (code == LUA_OK)
        return lua_gettop(L);
    lua->member_top = members;
    jac_lua_charge(L, 500); /* Lua walks all calls under way when it catches an error */
    lua_pushboolean(L, 0);
    lua_insert(L, -2);
    return 2;
}

/* tostring(v): numbers, strings, booleans, handles; of anything else its type, never an address. */
static int to_string(lua_State *L)
{
    luaL_checkany(L, 1);
    switch (lua_type(L, 1)) {
    case LUA_TNUMBER:
        if (!lua_isinteger(L, 1)) {
            lua_Number n = lua_tonumber(L, 1);
            jac_lua_charge(L, 20);
            if (n != n) { /* its sign differs between machines */
                lua_pushliteral(L, "nan");
                return 1;
            }
        } /* fall through */
    case LUA_TSTRING:
    case LUA_TBOOLEAN:
    case LUA_TNIL:
    case LUA_TUSERDATA:
        luaL_tolstring(L, 1, NULL);
        return 1;
    default:
        lua_pushstring(L, luaL_typename(L, 1));
        return 1;
    }
}

/* tonumber(v[, base]): long texts are refused before they are read. Upvalue: Lua's own. */
static int to_number(lua_State *L)
{
    if (lua_type(L, 1) == LUA_TSTRING && lua_rawlen(L, 1) > 200)
        return luaL_argerror(L, 1, "more than 200 characters");
    jac_lua_charge(L, lua_type(L, 1) == LUA_TSTRING ? lua_rawlen(L, 1) / 4 : 0);
    int n = lua_gettop(L);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, n, 1);
    return 1;
}

/* ---- pairs ----------------------------------------------------------------------------------- */

/* Integers first, ascending; then strings by their bytes. */
static bool key_before(lua_State *L, int a, int b)
{
    bool text_a = lua_type(L, a) == LUA_TSTRING, text_b = lua_type(L, b) == LUA_TSTRING;
    if (text_a != text_b)
        return text_b;
    if (!text_a)
        return lua_tointeger(L, a) < lua_tointeger(L, b);
    size_t length_a, length_b;
    const char *x = lua_tolstring(L, a, &length_a), *y = lua_tolstring(L, b, &length_b);
    int order = memcmp(x, y, length_a < length_b ? length_a : length_b);
    return order ? order < 0 : length_a < length_b;
}

bool jac_lua_key_before(lua_State *L) { return key_before(L, -2, -1); }

/* The next key of the sorted list that still has a value. Upvalues: keys, position, the table */
static int next_pair(lua_State *L)
{
    lua_Integer i = lua_tointeger(L, lua_upvalueindex(2));
    for (;;) {
        i++;
        if (lua_rawgeti(L, lua_upvalueindex(1), i) == LUA_TNIL)
            return 1;
        lua_pushvalue(L, -1);
        if (lua_rawget(L, lua_upvalueindex(3)) != LUA_TNIL)
            break;
        lua_pop(L, 2);
    }
    lua_pushinteger(L, i);
    lua_replace(L, lua_upvalueindex(2));
    return 2;
}

/* The table behind a read-only one, else the table itself, at stack index 1. */
static void look_behind(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    if (luaL_getmetafield(L, 1, "__name") == LUA_TSTRING &&
        strcmp(lua_tostring(L, -1), "state") == 0)
        luaL_error(L, "pairs: state can't be walked; its cells are those declared");
    int behind = luaL_getmetafield(L, 1, "__index");
    if (behind == LUA_TTABLE || (behind == LUA_TFUNCTION && jac_lua_watched_options(L, -1)))
        lua_replace(L, 1);
    lua_settop(L, 1);
}

/* pairs(t): keys in order, those there at the start. */
static int sorted_pairs(lua_State *L)
{
    look_behind(L);
    lua_newtable(L);
    lua_Integer n = 0;
    for (lua_pushnil(L); lua_next(L, 1);) {
        lua_pop(L, 1);
        if (!lua_isinteger(L, -1) && lua_type(L, -1) != LUA_TSTRING)
            return luaL_error(L,
                              "pairs: a key is a %s; only integers and strings have an order "
                              "that is the same in every run",
                              luaL_typename(L, -1));
        lua_pushvalue(L, -1);
        lua_rawseti(L, 2, ++n);
    }
    jac_lua_sort_table(L, 2, n, jac_lua_key_before);
    lua_pushinteger(L, 0);
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, next_pair, 3);
    return 1;
}

/* ---- math ------------------------------------------------------------------------------------ */

/* math.random(n) or (m, n): integers from the module's own stream in the game. */
static int game_random(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    lua_Integer low = 1, high = luaL_checkinteger(L, 1);
    if (!lua_isnoneornil(L, 2)) {
        low = high;
        high = luaL_checkinteger(L, 2);
    }
    luaL_argcheck(L, low <= high, 1, "the range is empty");
    luaL_argcheck(L, low >= INT32_MIN && high <= INT32_MAX, 1, "the range is too wide");
    if (!lua->game || lua->in_query || !lua->running)
        return luaL_error(L, "math.random is for handlers, steps and takes; a query or list must "
                             "have the same answer each time");
    uint32_t stream = (uint32_t)lua->module[lua->running->module].random_stream;
    uint32_t n = (uint32_t)(high - low) + 1;
    uint32_t drawn = n ? jac_random(lua->engine, lua->game, stream, n) : 0;
    lua_pushinteger(L, low + (lua_Integer)drawn);
    return 1;
}

/* ---- putting it together --------------------------------------------------------------------- */

/* Copies the named functions from the table below the one on top [-0, +0]. */
static void copy_names(lua_State *L, const char *const *names)
{
    for (; *names; names++) {
        lua_getfield(L, -2, *names);
        lua_setfield(L, -2, *names);
    }
}

static void open_math(lua_State *L)
{
    static const char *const names[] = { "abs",       "ceil",       "floor", "huge",
                                         "max",       "maxinteger", "min",   "mininteger",
                                         "tointeger", "type",       NULL };
    lua_pushcfunction(L, luaopen_math);
    lua_call(L, 0, 1);
    lua_newtable(L);
    copy_names(L, names);
    lua_pushcfunction(L, game_random);
    lua_setfield(L, -2, "random");
    lua_remove(L, -2);
    jac_lua_read_only(L);
}

static void open_base(lua_State *L)
{
    static const char *const names[] = { "assert", "error", "ipairs", "select", "type", NULL };
    lua_pushcfunction(L, luaopen_base);
    lua_call(L, 0, 1); /* fills the state's global table, which no module sees */
    lua_insert(L, -2);
    copy_names(L, names);
    lua_pushcfunction(L, protected_call);
    lua_setfield(L, -2, "pcall");
    lua_pushcfunction(L, sorted_pairs);
    lua_setfield(L, -2, "pairs");
    lua_pushcfunction(L, to_string);
    lua_setfield(L, -2, "tostring");
    lua_getfield(L, -2, "tonumber");
    lua_pushcclosure(L, to_number, 1);
    lua_setfield(L, -2, "tonumber");
    lua_remove(L, -2);
}

void jac_lua_library_open(jac_lua *lua)
{
    lua_State *L = lua->L;
    lua_newtable(L);
    open_base(L);
    open_math(L);
    lua_setfield(L, -2, "math");
    jac_lua_library_string(L);
    lua_setfield(L, -2, "string");
    jac_lua_library_table(L);
    lua_setfield(L, -2, "table");
    lua->shared = luaL_ref(L, LUA_REGISTRYINDEX);
}
