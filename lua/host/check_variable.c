/* check_variable.c - variables that modules' functions keep between calls (upvalues): what they
 * hold is remembered before games are played and compared afterwards. What changed is state that
 * no copy of a game knows of. */
#include <stdio.h>
#include <string.h>

#include "internal.h"

enum { DEPTH_MAX = 12 };

/* Registry: upvalue's id or table -> what it held. */
static const char held_key[] = "jac.variables";

/* Stack of a walk: what was held, what was walked through already. */
enum { HELD = 1, SEEN = 2 };

typedef struct walk {
    lua_State *L;
    jac_report_fn *told; /* NULL: remember, else compare */
    void *ud;
    const char *name; /* of the variable that is looked into */
    const lua_Debug *at;
} walk;

static void look_at_function(walk *w, int depth);
static void look_at_table(walk *w, int depth);

static void tell(walk *w)
{
    jac_error error;
    const char *file = w->at->source[0] == '@' ? w->at->source + 1 : NULL;
    jac_fail(&error, JAC_E_MODULE, file, w->at->linedefined,
             "the variable \"%s\" changed while games were played; what a module remembers belongs "
             "in state",
             w->name);
    w->told(w->ud, &error, true);
}

/* Was the value on top [-0, +0] walked through? */
static bool seen(walk *w)
{
    lua_State *L = w->L;
    lua_pushvalue(L, -1);
    bool before = lua_rawget(L, SEEN) != LUA_TNIL;
    lua_pop(L, 1);
    if (!before) {
        lua_pushvalue(L, -1);
        lua_pushboolean(L, true);
        lua_rawset(L, SEEN);
    }
    return before;
}

/* Remembers a copy of the table on top [-0, +0], or finds out whether it differs from the one
 * remembered. */
static bool table_changed(walk *w)
{
    lua_State *L = w->L;
    int table = lua_gettop(L);
    bool changed = false;
    if (!w->told) {
        lua_newtable(L);
        for (lua_pushnil(L); lua_next(L, table);) {
            lua_pushvalue(L, -2);
            lua_insert(L, -2);
            lua_rawset(L, table + 1);
        }
        lua_pushvalue(L, table);
        lua_insert(L, -2);
        lua_rawset(L, HELD);
        return false;
    }
    lua_pushvalue(L, table);
    if (lua_rawget(L, HELD) == LUA_TTABLE) {
        int copy = table + 1;
        for (int turn = 0; turn < 2; turn++) {
            int from = turn ? copy : table, to = turn ? table : copy;
            for (lua_pushnil(L); lua_next(L, from); lua_pop(L, 1)) {
                lua_pushvalue(L, -2);
                lua_rawget(L, to);
                changed = changed || !lua_rawequal(L, -1, -2);
                lua_pop(L, 1);
            }
        }
    }
    lua_settop(L, table);
    return changed;
}

/* The value on top [-0, +0], which a variable or a table in one holds. */
static void look_into(walk *w, int depth)
{
    if (lua_isfunction(w->L, -1))
        look_at_function(w, depth + 1);
    else if (lua_istable(w->L, -1))
        look_at_table(w, depth + 1);
}

static void look_at_table(walk *w, int depth)
{
    lua_State *L = w->L;
    if (depth > DEPTH_MAX || seen(w))
        return;
    if (lua_getmetatable(L, -1)) { /* only the host's tables have one */
        lua_pop(L, 1);
        return;
    }
    luaL_checkstack(L, 8, "tables in tables");
    if (table_changed(w)) {
        tell(w);
        return;
    }
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1))
        look_into(w, depth);
}

/* Remembers the i-th upvalue of the function below its value [-1, +0], or tells when it is another
 * value than remembered. */
static void look_at_upvalue(walk *w, int i, int depth)
{
    lua_State *L = w->L;
    lua_pushlightuserdata(L, lua_upvalueid(L, -2, i));
    bool first = !seen(w);
    if (first && !w->told) {
        lua_pushvalue(L, -2);
        if (lua_isnil(L, -1)) {
            lua_pop(L, 1);
            lua_pushlightuserdata(L, w->L); /* stands for nil */
        }
        lua_rawset(L, HELD);
    } else if (first) {
        lua_rawget(L, HELD);
        bool was_nil = lua_touserdata(L, -1) == w->L;
        if (!lua_isnil(L, -1) && (was_nil ? !lua_isnil(L, -2) : !lua_rawequal(L, -1, -2)))
            tell(w);
        lua_pop(L, 1);
    } else {
        lua_pop(L, 1);
    }
    if (first)
        look_into(w, depth);
    lua_pop(L, 1);
}

static void look_at_function(walk *w, int depth)
{
    lua_State *L = w->L;
    if (depth > DEPTH_MAX || lua_iscfunction(L, -1) || seen(w))
        return;
    luaL_checkstack(L, 8, "functions in functions");
    const char *outer_name = w->name, *name;
    const lua_Debug *outer = w->at;
    lua_Debug info;
    lua_pushvalue(L, -1);
    lua_getinfo(L, ">S", &info);
    for (int i = 1; (name = lua_getupvalue(L, -1, i)); i++) {
        w->name = name;
        w->at = &info;
        if (strcmp(name, "_ENV") == 0)
            lua_pop(L, 1);
        else
            look_at_upvalue(w, i, depth);
    }
    w->name = outer_name;
    w->at = outer;
}

/* (walk as light userdata) */
static int walk_all(lua_State *L)
{
    walk *w = lua_touserdata(L, 1);
    const jac_lua *lua = jac_lua_of(L);
    lua_settop(L, 0);
    if (!w->told) {
        lua_newtable(L);
        lua_pushvalue(L, HELD);
        lua_setfield(L, LUA_REGISTRYINDEX, held_key);
    } else if (lua_getfield(L, LUA_REGISTRYINDEX, held_key) != LUA_TTABLE) {
        return 0;
    }
    lua_newtable(L);
    for (size_t i = 1; i <= lua->ref_count; i++) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, lua->ref[i].registry);
        if (lua_isfunction(L, -1))
            look_at_function(w, 0);
        lua_pop(L, 1);
    }
    return 0;
}

static void run(jac_lua *lua, walk *w)
{
    lua_State *L = lua->L;
    bool growing = lua->growing;
    if (!lua_checkstack(L, 8))
        return;
    lua->growing = true;
    lua_pushcfunction(L, walk_all);
    lua_pushlightuserdata(L, w);
    if (lua_pcall(L, 1, 0, 0) != LUA_OK)
        lua_pop(L, 1); /* memory is out: nothing can be said */
    lua->growing = growing;
}

void jac_lua_remember_variables(jac_lua *lua) { run(lua, &(walk){ .L = lua->L }); }

void jac_lua_changed_variables(jac_lua *lua, jac_report_fn *told, void *ud)
{
    run(lua, &(walk){ .L = lua->L, .told = told, .ud = ud });
}
