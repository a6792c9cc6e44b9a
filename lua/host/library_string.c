/* library_string.c - string functions that charge for the bytes they touch.
 *
 * The same functions are behind the methods of strings. Arithmetic on strings ("10" + 1) is an
 * error: Lua's own metatable, which does it, is replaced. */
#include <stdio.h>
#include <string.h>

#include "internal.h"

/* Charges for the length of the first argument, then calls Lua's own function, the upvalue. */
static int charged(lua_State *L)
{
    size_t length;
    luaL_checklstring(L, 1, &length);
    jac_lua_charge(L, 1 + length / 8);
    int n = lua_gettop(L);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, n, LUA_MULTRET);
    return lua_gettop(L);
}

/* string.rep(s, n[, sep]) */
static int repeat(lua_State *L)
{
    size_t length, between = 0;
    luaL_checklstring(L, 1, &length);
    lua_Integer n = luaL_checkinteger(L, 2);
    luaL_optlstring(L, 3, "", &between);
    if (n > 0 && (length + between) > 0 &&
        (lua_Unsigned)n > JAC_LUA_STRING_MAX / (length + between))
        return luaL_error(L, "string.rep: the result would be longer than %d bytes",
                          JAC_LUA_STRING_MAX);
    jac_lua_charge(L, n > 0 ? (size_t)n * (length + between) / 8 : 0);
    int top = lua_gettop(L);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, top, 1);
    return 1;
}

/* string.find(s, text[, init[, true]]): plain text. A text that would be a pattern in Lua needs the
 * `true`, so that what runs here means the same everywhere. */
static int find_plain(lua_State *L)
{
    size_t length, wanted;
    const char *s = luaL_checklstring(L, 1, &length);
    const char *text = luaL_checklstring(L, 2, &wanted);
    lua_Integer init = luaL_optinteger(L, 3, 1);
    if (!lua_toboolean(L, 4) && strcspn(text, "^$*+?.([%-") != strlen(text))
        return luaL_error(L,
                          "string.find: there are no patterns here; for the plain text \"%s\" "
                          "give true as the fourth argument",
                          text);
    if (init < 0)
        init = -init > (lua_Integer)length ? 1 : (lua_Integer)length + init + 1;
    else if (init == 0)
        init = 1;
    for (size_t i = (size_t)init - 1; i + wanted <= length; i++) {
        const char *hit = wanted ? memchr(s + i, text[0], length - wanted - i + 1) : s + i;
        size_t at = hit ? (size_t)(hit - s) : length;
        jac_lua_charge(L, 1 + (at - i) / 16 + wanted / 16);
        if (!hit)
            break;
        if (memcmp(hit, text, wanted) == 0) {
            lua_pushinteger(L, (lua_Integer)at + 1);
            lua_pushinteger(L, (lua_Integer)(at + wanted));
            return 2;
        }
        i = at;
    }
    lua_pushnil(L);
    return 1;
}

/* The end of the conversion that begins after a %; NULL: not one that is offered. */
static const char *conversion(const char *c)
{
    c += strspn(c, "-+ #0");
    for (int digits = 0; *c >= '0' && *c <= '9'; c++)
        if (++digits > 2)
            return NULL;
    if (*c == '.')
        for (c++; *c >= '0' && *c <= '9'; c++)
            ;
    return *c && strchr("cdioxXeEfgGqs", *c) ? c : NULL;
}

/* string.format(format, ...): as Lua's; without %p and %a, and %s shows no addresses. */
static int format(lua_State *L)
{
    size_t length;
    const char *text = luaL_checklstring(L, 1, &length);
    jac_lua_charge(L, 2 + length / 8);
    int arg = 1, top = lua_gettop(L);
    for (const char *c = text; c < text + length; c++) {
        if (*c != '%')
            continue;
        if (*++c == '%')
            continue;
        const char *end = conversion(c);
        if (!end)
            return luaL_error(L,
                              "string.format: no conversion \"%%%c\"; there are c d i o x X e E "
                              "f g G q s",
                              *c);
        jac_lua_charge(L, strchr("feEgG", *end) ? 200 : 20);
        if (++arg > top)
            return luaL_argerror(L, arg, "no value");
        if (*end == 's' || *end == 'q') {
            if (lua_type(L, arg) == LUA_TTABLE || lua_type(L, arg) == LUA_TFUNCTION)
                lua_pushstring(L, luaL_typename(L, arg));
            else
                luaL_tolstring(L, arg, NULL);
            if (*end == 's' || lua_type(L, arg) == LUA_TUSERDATA)
                lua_replace(L, arg);
            jac_lua_charge(L, lua_rawlen(L, *end == 's' ? arg : -1) / 4);
            lua_settop(L, top);
        }
        c = end;
    }
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, top, 1);
    return 1;
}

void jac_lua_library_string(lua_State *L)
{
    static const char *const wrapped[] = { "byte", "lower", "reverse", "sub", "upper", NULL };
    static const char *const plain[] = { "char", "len", NULL };
    static const struct {
        const char *name;
        lua_CFunction f;
    } own[] = { { "rep", repeat }, { "format", format }, { "find", find_plain } };
    luaL_requiref(L, "string", luaopen_string, 0); /* so that errors know the functions' names */
    lua_newtable(L);
    for (int i = 0; wrapped[i]; i++) {
        lua_getfield(L, -2, wrapped[i]);
        lua_pushcclosure(L, charged, 1);
        lua_setfield(L, -2, wrapped[i]);
    }
    for (int i = 0; plain[i]; i++) {
        lua_getfield(L, -2, plain[i]);
        lua_setfield(L, -2, plain[i]);
    }
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++) {
        lua_getfield(L, -2, own[i].name);
        lua_pushcclosure(L, own[i].f, 1);
        lua_setfield(L, -2, own[i].name);
    }
    lua_remove(L, -2);
    lua_pushliteral(L, ""); /* the metatable that all strings share */
    lua_createtable(L, 0, 2);
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, "__index");
    lua_pushliteral(L, "string");
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
    jac_lua_read_only(L);
}
