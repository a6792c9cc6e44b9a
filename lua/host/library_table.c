/* library_table.c - table functions: raw, charged for their work, and a stable sort. */
#include "internal.h"

/* The table at stack index 1, writable, with room for its length; raises for a read-only one. */
static lua_Integer writable(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    if (lua_getmetatable(L, 1))
        luaL_argerror(L, 1, "this table is read-only");
    return (lua_Integer)lua_rawlen(L, 1);
}

/* table.insert(t[, pos], v) */
static int insert(lua_State *L)
{
    lua_Integer n = writable(L), at = n + 1;
    if (lua_gettop(L) == 3) {
        at = luaL_checkinteger(L, 2);
        luaL_argcheck(L, at >= 1 && at <= n + 1, 2, "position out of bounds");
    } else if (lua_gettop(L) != 2) {
        return luaL_error(L, "wrong number of arguments to table.insert");
    }
    jac_lua_charge(L, (size_t)(n + 1 - at));
    for (lua_Integer i = n; i >= at; i--) {
        lua_rawgeti(L, 1, i);
        lua_rawseti(L, 1, i + 1);
    }
    lua_rawseti(L, 1, at);
    return 0;
}

/* table.remove(t[, pos]) */
static int take_out(lua_State *L)
{
    lua_Integer n = writable(L), at = luaL_optinteger(L, 2, n);
    if (!lua_isnoneornil(L, 2))
        luaL_argcheck(L, at >= 1 && at <= n + 1, 2, "position out of bounds");
    lua_rawgeti(L, 1, at);
    jac_lua_charge(L, n > at ? (size_t)(n - at) : 0);
    for (; at < n; at++) {
        lua_rawgeti(L, 1, at + 1);
        lua_rawseti(L, 1, at);
    }
    if (at == n) {
        lua_pushnil(L);
        lua_rawseti(L, 1, at);
    }
    return 1;
}

/* table.concat(t[, sep[, i[, j]]]). Upvalue: Lua's own */
static int concat(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    size_t between = 0;
    luaL_optlstring(L, 2, "", &between);
    jac_lua_charge(L, (size_t)luaL_len(L, 1) * (1 + between / 8));
    int top = lua_gettop(L);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, top, 1);
    return 1;
}

/* table.unpack(t[, i[, j]]): at most 200 values, so that argument lists stay short. */
static int unpack(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_Integer i = luaL_optinteger(L, 2, 1);
    lua_Integer j = lua_isnoneornil(L, 3) ? luaL_len(L, 1) : luaL_checkinteger(L, 3);
    if (i > j)
        return 0;
    if ((lua_Unsigned)j - (lua_Unsigned)i >= 200)
        return luaL_error(L, "table.unpack: more than 200 values");
    int n = (int)(j - i) + 1;
    luaL_checkstack(L, n, "too many values to unpack");
    jac_lua_charge(L, (size_t)n);
    for (int k = 0; k < n; k++)
        lua_geti(L, 1, i + k);
    return n;
}

/* table.pack(...) */
static int pack(lua_State *L)
{
    int n = lua_gettop(L);
    jac_lua_charge(L, (size_t)n);
    lua_createtable(L, n, 1);
    lua_insert(L, 1);
    for (int i = n; i >= 1; i--)
        lua_rawseti(L, 1, i);
    lua_pushinteger(L, n);
    lua_setfield(L, 1, "n");
    return 1;
}

/* ---- sort ------------------------------------------------------------------------------------ */

/* a < b by <. The two values are on top of the stack. */
static bool less(lua_State *L) { return lua_compare(L, -2, -1, LUA_OPLT) != 0; }

/* a before b by the function at stack index 2. */
static bool by_function(lua_State *L)
{
    lua_pushvalue(L, 2);
    lua_pushvalue(L, -3);
    lua_pushvalue(L, -3);
    lua_call(L, 2, 1);
    bool before = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return before;
}

/* Merges two neighbouring runs [low, middle) and [middle, high) of `from` into `to`. */
static void merge(lua_State *L, int from, int to, lua_Integer low, lua_Integer middle,
                  lua_Integer high, bool (*before)(lua_State *L))
{
    lua_Integer a = low, b = middle;
    for (lua_Integer i = low; i < high; i++) {
        bool right = a >= middle;
        if (a < middle && b < high) {
            lua_rawgeti(L, from, b);
            lua_rawgeti(L, from, a);
            right = before(L);
            lua_pop(L, 2);
        }
        lua_rawgeti(L, from, right ? b++ : a++);
        lua_rawseti(L, to, i);
    }
}

/* Bottom up, between the table and a copy. Stable whatever the comparison says; a comparison that
 * contradicts itself only gives an odd order. */
void jac_lua_sort_table(lua_State *L, int table, lua_Integer n, bool (*before)(lua_State *L))
{
    jac_lua_charge(L, (size_t)n);
    if (n < 2)
        return;
    lua_createtable(L, n < 4096 ? (int)n : 4096, 0);
    int spare = lua_gettop(L), from = table, to = spare;
    for (lua_Integer width = 1; width < n; width *= 2) {
        jac_lua_charge(L, (size_t)n * 2);
        for (lua_Integer low = 1; low <= n; low += 2 * width) {
            lua_Integer middle = low + width <= n + 1 ? low + width : n + 1;
            lua_Integer high = low + 2 * width <= n + 1 ? low + 2 * width : n + 1;
            merge(L, from, to, low, middle, high, before);
        }
        int swap = from;
        from = to;
        to = swap;
    }
    if (from != table)
        for (lua_Integer i = 1; i <= n; i++) {
            lua_rawgeti(L, from, i);
            lua_rawseti(L, table, i);
        }
    lua_settop(L, spare - 1);
}

/* table.sort(t[, before]): stable. */
static int sort(lua_State *L)
{
    lua_Integer n = writable(L);
    bool own = !lua_isnoneornil(L, 2);
    if (own)
        luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_settop(L, 2);
    jac_lua_sort_table(L, 1, n, own ? by_function : less);
    return 0;
}

void jac_lua_library_table(lua_State *L)
{
    static const luaL_Reg own[] = { { "insert", insert }, { "remove", take_out },
                                    { "unpack", unpack }, { "pack", pack },
                                    { "sort", sort },     { NULL, NULL } };
    luaL_requiref(L, "table", luaopen_table, 0);
    lua_newtable(L);
    luaL_setfuncs(L, own, 0);
    lua_getfield(L, -2, "concat");
    lua_pushcclosure(L, concat, 1);
    lua_setfield(L, -2, "concat");
    lua_remove(L, -2);
    jac_lua_read_only(L);
}
