/* keeper.c - who keeps the memory when it is out: a walk over all that the modules' functions reach
 * between calls. Whoever happened to ask for the last byte may be innocent.
 *
 * What is told is less than the limit by what no module reaches (the library and the handles, about
 * 150K) and by what the failing call had at hand. Sizes are estimates, the same on every machine:
 * what a value takes at least. A thing that several modules reach counts for the first of them. The
 * walk may allocate beyond the limit; it is done once a failed choice. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum { DEPTH_MAX = 12, QUEUE = 2 /* stack index of what waits */ };

typedef struct walk {
    lua_State *L;
    const void **seen; /* open addressing */
    size_t seen_count, seen_room;
    lua_Integer waiting; /* in the queue */
    size_t bytes;        /* of the module that is walked */
    size_t largest;      /* of what a single variable of it holds */
    char name[48];       /* of that */
    char file[64];       /* where its function stands */
    int line;
} walk;

static size_t place_of(const walk *w, const void *thing)
{
    size_t at = (size_t)((uintptr_t)thing >> 4) * 0x9E3779B97F4A7C15u & (w->seen_room - 1);
    while (w->seen[at] && w->seen[at] != thing)
        at = (at + 1) & (w->seen_room - 1);
    return at;
}

static void grow(walk *w)
{
    const void **old = w->seen;
    size_t room = w->seen_room;
    w->seen_room = room ? 2 * room : 4096;
    w->seen = calloc(w->seen_room, sizeof *w->seen);
    if (!w->seen) {
        w->seen = old;
        w->seen_room = room;
        luaL_error(w->L, "memory is out");
    }
    for (size_t i = 0; i < room; i++)
        if (old[i])
            w->seen[place_of(w, old[i])] = old[i];
    free(old);
}

/* Was it met before? Remembers it. */
static bool met(walk *w, const void *thing)
{
    if (2 * w->seen_count >= w->seen_room)
        grow(w);
    size_t at = place_of(w, thing);
    if (w->seen[at])
        return true;
    w->seen[at] = thing;
    w->seen_count++;
    return false;
}

/* Counts the value on top, unless it was met; tables and functions wait to be looked into.
 * [-1, +0] */
static void visit(walk *w)
{
    lua_State *L = w->L;
    int type = lua_type(L, -1);
    bool holds = type == LUA_TTABLE || type == LUA_TFUNCTION;
    const void *thing = type == LUA_TSTRING || holds ? lua_topointer(L, -1) : NULL;
    if (!thing || met(w, thing)) {
        lua_pop(L, 1);
        return;
    }
    w->bytes += type == LUA_TSTRING ? 25 + (size_t)lua_rawlen(L, -1) : type == LUA_TTABLE ? 56 : 32;
    if (holds)
        lua_rawseti(L, QUEUE, ++w->waiting);
    else
        lua_pop(L, 1);
}

static void look_into_table(walk *w, int table)
{
    lua_State *L = w->L;
    lua_Unsigned length = lua_rawlen(L, table);
    for (lua_pushnil(L); lua_next(L, table);) {
        bool item = lua_isinteger(L, -2) && (lua_Unsigned)lua_tointeger(L, -2) - 1 < length;
        w->bytes += item ? 16 : 24; /* of the array; a node */
        visit(w);
        lua_pushvalue(L, -1);
        visit(w); /* the key */
    }
}

/* All that waits, and what waits behind it. */
static void drain(walk *w)
{
    lua_State *L = w->L;
    while (w->waiting > 0) {
        lua_rawgeti(L, QUEUE, w->waiting);
        lua_pushnil(L);
        lua_rawseti(L, QUEUE, w->waiting--);
        int at = lua_gettop(L);
        if (lua_istable(L, at))
            look_into_table(w, at);
        else
            for (int i = 1; lua_getupvalue(L, at, i); i++) {
                w->bytes += 40;
                visit(w);
            }
        lua_pop(L, 1);
    }
}

static void visit_all(walk *w)
{
    visit(w);
    drain(w);
}

/* The function on top, variable by variable, so that the largest is known by name. [-1, +0] */
static void look_into_function(walk *w, int depth)
{
    lua_State *L = w->L;
    if (depth > DEPTH_MAX || lua_iscfunction(L, -1) || met(w, lua_topointer(L, -1))) {
        visit_all(w);
        return;
    }
    luaL_checkstack(L, 8, NULL);
    w->bytes += 32;
    lua_Debug info;
    lua_pushvalue(L, -1);
    lua_getinfo(L, ">S", &info);
    const char *name;
    for (int i = 1; (name = lua_getupvalue(L, -1, i)); i++) {
        size_t before = w->bytes;
        w->bytes += 40;
        if (lua_isfunction(L, -1)) {
            look_into_function(w, depth + 1);
            continue;
        }
        visit_all(w);
        if (w->bytes - before > w->largest) {
            w->largest = w->bytes - before;
            snprintf(w->name, sizeof w->name, "%s", name);
            snprintf(w->file, sizeof w->file, "%s", info.short_src);
            w->line = info.linedefined;
        }
    }
    lua_pop(L, 1);
}

/* What the host gave to everybody, and its caches: nobody's. */
static void look_into_host(walk *w)
{
    lua_State *L = w->L;
    const jac_lua *lua = jac_lua_of(L);
    const int refs[] = { lua->shared, lua->cache };
    for (size_t i = 0; i < sizeof refs / sizeof *refs; i++) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, refs[i]);
        visit_all(w);
    }
    for (size_t m = 0; m < lua->module_count; m++) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, lua->module[m].environment);
        visit_all(w);
    }
}

static void look_into_module(walk *w, size_t m)
{
    lua_State *L = w->L;
    const jac_lua *lua = jac_lua_of(L);
    w->bytes = w->largest = 0;
    for (size_t i = 1; i <= lua->ref_count; i++)
        if (lua->ref[i].module == m) {
            lua_rawgeti(L, LUA_REGISTRYINDEX, lua->ref[i].registry);
            if (lua_isfunction(L, -1))
                look_into_function(w, 0);
            else
                visit_all(w);
        }
    lua_rawgeti(L, LUA_REGISTRYINDEX, lua->module[m].loaded);
    visit_all(w);
}

static int find_protected(lua_State *L)
{
    const jac_lua *lua = jac_lua_of(L);
    walk *w = lua_touserdata(L, 1);
    jac_lua_keeper *most = lua_touserdata(L, 2);
    lua_settop(L, 1);
    lua_newtable(L); /* QUEUE */
    look_into_host(w);
    for (size_t m = 0; m < lua->module_count; m++) {
        look_into_module(w, m);
        if (most->running == m)
            most->own = w->bytes;
        if (w->bytes <= most->bytes)
            continue;
        most->module = m;
        most->bytes = w->bytes;
        most->line = w->largest ? w->line : 0;
        snprintf(most->name, sizeof most->name, "%s", w->largest ? w->name : "");
        snprintf(most->file, sizeof most->file, "%s", w->largest ? w->file : "");
    }
    return 0;
}

bool jac_lua_find_keeper(jac_lua *lua, size_t running, jac_lua_keeper *most)
{
    lua_State *L = lua->L;
    walk w = { .L = L };
    *most = (jac_lua_keeper){ .running = running };
    if (!lua_checkstack(L, 8))
        return false;
    lua_gc(L, LUA_GCCOLLECT);
    size_t left = lua->bytes < lua->limits.memory ? lua->limits.memory - lua->bytes : 0;
    bool before = lua->unlimited;
    lua->unlimited = true;
    lua_pushcfunction(L, find_protected);
    lua_pushlightuserdata(L, &w);
    lua_pushlightuserdata(L, most);
    bool found = lua_pcall(L, 2, 0, 0) == LUA_OK;
    if (!found)
        lua_pop(L, 1);
    lua_gc(L, LUA_GCCOLLECT); /* what waited */
    lua->unlimited = before;
    free(w.seen);
    /* What is free again the call itself had taken. */
    return found && most->bytes > (most->module == running ? left : left + most->own);
}
