/* limits.c - what a module may use: bytes of the state, instructions of a choice. */
#include <fenv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

/* Where the running module is, for a limit met in the middle of anything. Walks the stack without
 * allocating: the allocator itself asks. */
static void note_place(jac_lua *lua, lua_State *L)
{
    lua_Debug ar;
    lua->trip_file[0] = '\0';
    lua->trip_line = 0;
    for (int level = 0; level < 8 && lua_getstack(L, level, &ar); level++) {
        lua_getinfo(L, "Sl", &ar);
        if (ar.currentline > 0) {
            snprintf(lua->trip_file, sizeof lua->trip_file, "%s", ar.short_src);
            lua->trip_line = ar.currentline;
            return;
        }
    }
}

/* From now on each instruction raises, so that no pcall in a loop can go on. */
static void trip(jac_lua *lua)
{
    lua->tripped = true;
    lua_sethook(lua->L, jac_lua_hook, LUA_MASKCOUNT, 1);
}

/* One table, stack or buffer may take a sixteenth of the memory: copying a huge one is a single
 * instruction, and these add up. Charging for bytes keeps `s = s .. x` in a loop honest. */
void *jac_lua_alloc(void *ud, void *block, size_t old_size, size_t new_size)
{
    jac_lua *lua = ud;
    if (new_size == 0) {
        if (block)
            lua->bytes -= old_size;
        free(block);
        return NULL;
    }
    size_t had = block ? old_size : 0;
    if (new_size > had && lua->L && !lua->unlimited) {
        size_t more = new_size - had;
        bool text = !block && old_size == LUA_TSTRING && new_size > JAC_LUA_STRING_MAX + 64;
        bool big = !lua->growing && new_size > lua->limits.memory / JAC_LUA_BLOCK_SHARE;
        size_t limit = lua->limits.memory;
        /* The buffer in which the library makes a long text asks here itself, and no garbage is
         * collected for it when it is refused: it may go beyond; the text that comes of it may not.
         */
        if (!block && old_size == 0)
            limit += limit / JAC_LUA_BLOCK_SHARE;
        if (lua->refusals > JAC_LUA_REFUSALS_MAX) /* each refusal collects all garbage first */
            limit -= limit / JAC_LUA_BLOCK_SHARE;
        if (text || big || lua->bytes + more > limit) {
            lua->refusals += !text && !big;
            lua->refused = text ? JAC_LUA_REFUSED_TEXT : big ? JAC_LUA_REFUSED_BLOCK : 0;
            note_place(lua, lua->L);
            return NULL;
        }
        lua->instructions_left -= (int64_t)(more / 32);
        if (lua->instructions_left < 0 && !lua->tripped && lua->depth > 0)
            lua_sethook(lua->L, jac_lua_hook, LUA_MASKCOUNT, 1);
    }
    void *made = realloc(block, new_size);
    if (!made && new_size <= had)
        return block;
    if (!made) {
        lua->refused = JAC_LUA_REFUSED_SYSTEM;
        if (lua->L)
            note_place(lua, lua->L);
        return NULL;
    }
    lua->bytes += new_size - had; /* wraps around when it shrinks */
    lua->allocations += new_size > had;
    return made;
}

/* Called by Lua every JAC_LUA_HOOK_STEP instructions, after a trip at each. */
void jac_lua_hook(lua_State *L, lua_Debug *ar)
{
    jac_lua *lua = jac_lua_of(L);
    if (!lua->tripped) {
        if (lua->instructions_left >= 0)
            lua->instructions_left -= JAC_LUA_HOOK_STEP;
        if (lua->instructions_left >= 0)
            return;
        trip(lua);
        lua_getinfo(L, "Sl", ar);
        snprintf(lua->trip_file, sizeof lua->trip_file, "%s", ar->short_src);
        lua->trip_line = ar->currentline;
    }
    char text[120];
    jac_lua_limit_text(lua, false, text, sizeof text);
    lua_pushstring(L, text);
    lua_error(L);
}

void jac_lua_charge(lua_State *L, size_t n)
{
    jac_lua *lua = jac_lua_of(L);
    if (lua->instructions_left >= 0)
        lua->instructions_left -= n > INT32_MAX ? INT32_MAX : (int64_t)n;
    if (lua->instructions_left >= 0 && !lua->tripped)
        return;
    if (!lua->tripped) {
        trip(lua);
        note_place(lua, L);
    }
    char text[120];
    jac_lua_limit_text(lua, false, text, sizeof text);
    lua_pushstring(L, text);
    lua_error(L);
}

void jac_lua_budget(jac_lua *lua, int64_t instructions)
{
    lua->budget = lua->instructions_left = instructions;
    lua->refusals = 0;
}

void jac_lua_untrip(jac_lua *lua)
{
    lua->tripped = false;
    lua->refused = 0;
    lua->refusals = 0;
    lua_sethook(lua->L, jac_lua_hook, LUA_MASKCOUNT, JAC_LUA_HOOK_STEP);
    if (lua->out_of_memory)
        lua_gc(lua->L, LUA_GCCOLLECT);
    lua->out_of_memory = false;
}

/* The processor remembers that an operation had no number as its result. */
bool jac_lua_made_nan(void)
{
    bool made = fetestexcept(FE_INVALID) != 0;
    if (made)
        feclearexcept(FE_INVALID);
    return made;
}

const char *jac_lua_amount(char text[32], uint64_t n, uint64_t unit)
{
    if (n > 0 && n % (unit * unit) == 0)
        snprintf(text, 32, "%lluM", (unsigned long long)(n / (unit * unit)));
    else if (n > 0 && n % unit == 0)
        snprintf(text, 32, "%lluK", (unsigned long long)(n / unit));
    else
        snprintf(text, 32, "%llu", (unsigned long long)n);
    return text;
}

void jac_lua_limit_text(const jac_lua *lua, bool memory, char *text, size_t size)
{
    char amount[32];
    if (!memory)
        snprintf(text, size, "instruction limit of %s reached; does a loop here ever end?",
                 jac_lua_amount(amount, (uint64_t)lua->budget, 1000));
    else if (lua->refused == JAC_LUA_REFUSED_TEXT)
        snprintf(text, size, "memory limit of %d bytes for one string reached", JAC_LUA_STRING_MAX);
    else if (lua->refused == JAC_LUA_REFUSED_BLOCK)
        snprintf(text, size, "memory limit of %s for one table or stack of calls reached",
                 jac_lua_amount(amount, lua->limits.memory / JAC_LUA_BLOCK_SHARE, 1024));
    else if (lua->refused == JAC_LUA_REFUSED_SYSTEM)
        snprintf(text, size, "memory is out");
    else
        snprintf(text, size, "memory limit of %s reached",
                 jac_lua_amount(amount, lua->limits.memory, 1024));
}
