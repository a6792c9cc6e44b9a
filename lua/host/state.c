/* state.c - one Lua state: made, given back, and the functions of modules that C keeps. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

/* An error outside every protected call is a fault of ours; Lua aborts after this returns. */
static int panic(lua_State *L)
{
    (void)L;
    return 0;
}

/* Everything that may raise while a state is made. */
static int open_state(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_library_open(lua);
    jac_lua_handles_open(lua);
    return 0;
}

jac_lua *jac_lua_new(const jac_lua_limits *limits, jac_error *error)
{
    jac_lua *lua = calloc(1, sizeof *lua);
    if (!lua) {
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        return NULL;
    }
    if (limits)
        lua->limits = *limits;
    if (lua->limits.memory == 0)
        lua->limits.memory = (size_t)16 << 20;
    if (lua->limits.instructions <= 0)
        lua->limits.instructions = 5000000;
    lua->player = -1;
    lua_State *L = lua_newstate(jac_lua_alloc, lua);
    if (!L) {
        free(lua);
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        return NULL;
    }
    lua->L = L;
    *(jac_lua **)lua_getextraspace(L) = lua;
    lua_atpanic(L, panic);
    jac_lua_budget(lua, INT64_MAX); /* making it is no module's work */
    lua_pushcfunction(L, open_state);
    if (lua_pcall(L, 0, 0, 0) != LUA_OK) {
        char amount[32];
        jac_fail(error, JAC_E_MEMORY, NULL, 0,
                 "%s of memory is too little for a Lua state; give [lua] memory more",
                 jac_lua_amount(amount, lua->limits.memory, 1024));
        jac_lua_free(lua);
        return NULL;
    }
    jac_lua_budget(lua, lua->limits.instructions);
    lua_sethook(L, jac_lua_hook, LUA_MASKCOUNT, JAC_LUA_HOOK_STEP);
    return lua;
}

void jac_lua_free(jac_lua *lua)
{
    if (!lua)
        return;
    lua_close(lua->L);
    free(lua->ref);
    free(lua->module);
    free(lua->info);
    free(lua->member);
    free(lua);
}

static int add_ref_protected(lua_State *L)
{
    int *made = lua_touserdata(L, 2);
    lua_settop(L, 1);
    *made = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

/* A function in the registry, or 0 when memory is out. [-1, +0] */
static int keep(jac_lua *lua)
{
    lua_State *L = lua->L;
    int made = 0;
    if (!lua_checkstack(L, 4))
        return 0;
    lua_pushcfunction(L, add_ref_protected);
    lua_insert(L, -2);
    lua_pushlightuserdata(L, &made);
    if (lua_pcall(L, 2, 0, 0) != LUA_OK) {
        lua_pop(L, 1);
        return 0;
    }
    return made;
}

int32_t jac_lua_add_ref(jac_lua *lua, uint16_t module, const char *where)
{
    int made = keep(lua);
    if (made <= 0)
        return 0;
    if (lua->ref_count + 1 >= lua->ref_room) {
        size_t room = lua->ref_room ? lua->ref_room * 2 : 64;
        jac_lua_ref *grown = realloc(lua->ref, room * sizeof *grown);
        if (!grown) {
            luaL_unref(lua->L, LUA_REGISTRYINDEX, made);
            return 0;
        }
        if (lua->ref_room == 0)
            memset(grown, 0, sizeof *grown);
        lua->ref = grown;
        lua->ref_room = room;
    }
    jac_lua_ref *ref = &lua->ref[++lua->ref_count];
    *ref = (jac_lua_ref){ .module = module, .registry = made };
    snprintf(ref->where, sizeof ref->where, "%s", where ? where : "");
    return (int32_t)lua->ref_count;
}

size_t jac_lua_modules(const jac_lua *lua, const jac_module_info **modules)
{
    *modules = lua->info;
    return lua->info_count;
}

void jac_lua_counters(const jac_lua *lua, uint64_t *calls, size_t *bytes, uint64_t *allocations)
{
    if (calls)
        *calls = lua->calls;
    if (bytes)
        *bytes = lua->bytes;
    if (allocations)
        *allocations = lua->allocations;
}
