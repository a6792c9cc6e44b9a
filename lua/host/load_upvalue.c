/* load_upvalue.c - tables that a module's functions keep between calls: state that no copy of a
 * game knows of. Constant tables look the same, so it is a warning. */
#include <string.h>

#include "load.h"

enum { DEPTH_MAX = 12 };

static void look_at_function(jac_loader *l, int depth);

/* Was the value on top of the stack [-0, +0] looked at before? Remembers it. */
static bool seen(jac_loader *l)
{
    lua_State *L = l->L;
    lua_rawgeti(L, LUA_REGISTRYINDEX, l->functions);
    lua_pushvalue(L, -2);
    bool before = lua_rawget(L, -2) != LUA_TNIL;
    lua_pop(L, 1);
    if (!before) {
        lua_pushvalue(L, -2);
        lua_pushboolean(L, 1);
        lua_rawset(L, -3);
    }
    lua_pop(L, 1);
    return before;
}

/* A library of the module (a table of functions only) is no state itself; its functions are looked
 * at. [-0, +0] */
static bool is_library(jac_loader *l, int depth)
{
    lua_State *L = l->L;
    bool only = true, any = false;
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        only = only && lua_isfunction(L, -1);
        any = true;
    }
    if (!only || !any)
        return false;
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1))
        look_at_function(l, depth + 1);
    return true;
}

/* The upvalue `name` of a function that stands at file:line, on top of the stack [-0, +0]. */
static void look_at_upvalue(jac_loader *l, const char *name, const lua_Debug *info, int depth)
{
    lua_State *L = l->L;
    if (lua_isfunction(L, -1)) {
        look_at_function(l, depth + 1);
        return;
    }
    if (!lua_istable(L, -1) || seen(l))
        return;
    if (lua_getmetatable(L, -1)) { /* only the host's tables have one */
        lua_pop(L, 1);
        return;
    }
    if (!is_library(l, depth))
        jac_problem_at(
            l, info->source + (info->source[0] == '@'), info->linedefined, true,
            "the table \"%s\" outlives the call; what a module remembers belongs in state", name);
}

static void look_at_function(jac_loader *l, int depth)
{
    lua_State *L = l->L;
    if (depth > DEPTH_MAX || lua_iscfunction(L, -1) || seen(l))
        return;
    luaL_checkstack(L, 8, "functions in functions");
    lua_Debug info;
    lua_pushvalue(L, -1);
    lua_getinfo(L, ">S", &info);
    const char *name;
    for (int i = 1; (name = lua_getupvalue(L, -1, i)); i++) {
        if (strcmp(name, "_ENV") != 0)
            look_at_upvalue(l, name, &info, depth);
        lua_pop(L, 1);
    }
}

void jac_warn_upvalues(jac_loader *l) { look_at_function(l, 0); }
