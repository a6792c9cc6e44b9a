/* load_text.c - what the loader needs before it reads anything: memory, names, problems. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "load.h"

/* ---- memory ---------------------------------------------------------------------------------- */

struct jac_arena_block {
    jac_arena_block *next;
    size_t used, size;
};

enum { BLOCK = 1 << 14, ALIGN = sizeof(max_align_t) };

void *jac_arena_take(lua_State *L, jac_arena *arena, size_t size)
{
    size = (size + ALIGN - 1) / ALIGN * ALIGN;
    size_t head = (sizeof(jac_arena_block) + ALIGN - 1) / ALIGN * ALIGN;
    jac_arena_block *block = arena->first;
    if (!block || block->size - block->used < size) {
        size_t wanted = size > BLOCK - head ? size + head : BLOCK;
        block = calloc(1, wanted);
        if (!block) {
            luaL_error(L, "memory is out");
            return NULL;
        }
        block->next = arena->first;
        block->used = head;
        block->size = wanted;
        arena->first = block;
    }
    void *taken = (unsigned char *)block + block->used;
    block->used += size;
    return taken;
}

void jac_arena_free(jac_arena *arena)
{
    while (arena->first) {
        jac_arena_block *next = arena->first->next;
        free(arena->first);
        arena->first = next;
    }
}

static int kept_gc(lua_State *L)
{
    jac_arena_free(lua_touserdata(L, 1));
    return 0;
}

/* It is a userdata of the registry, so that closing the state frees it. */
jac_arena *jac_arena_kept(jac_lua *lua)
{
    lua_State *L = lua->L;
    if (lua_getfield(L, LUA_REGISTRYINDEX, "jac.kept") == LUA_TNIL) {
        lua_pop(L, 1);
        jac_arena *arena = lua_newuserdatauv(L, sizeof *arena, 0);
        arena->first = NULL;
        lua_createtable(L, 0, 1);
        lua_pushcfunction(L, kept_gc);
        lua_setfield(L, -2, "__gc");
        lua_setmetatable(L, -2);
        lua_pushvalue(L, -1);
        lua_setfield(L, LUA_REGISTRYINDEX, "jac.kept");
    }
    jac_arena *arena = lua_touserdata(L, -1);
    lua_pop(L, 1);
    return arena;
}

void *jac_loader_take(jac_loader *l, size_t size) { return jac_arena_take(l->L, &l->temp, size); }

char *jac_format(jac_loader *l, const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, args);
    va_end(args);
    char *text = jac_loader_take(l, (size_t)length + 1);
    vsnprintf(text, (size_t)length + 1, format, again);
    va_end(again);
    return text;
}

const char *jac_keep(jac_loader *l, const char *text)
{
    size_t size = strlen(text) + 1;
    return memcpy(jac_arena_take(l->L, l->kept, size), text, size);
}

/* ---- names ----------------------------------------------------------------------------------- */

void jac_names_add(jac_loader *l, jac_names *names, const char *name)
{
    size_t n = names->count; /* grows at 0, 8, 16, 32... */
    if (n % 8 == 0 && (n & (n - 1)) == 0) {
        const char **grown = jac_loader_take(l, (n ? 2 * n : 8) * sizeof *grown);
        if (names->count)
            memcpy(grown, names->at, names->count * sizeof *grown);
        names->at = grown;
    }
    names->at[names->count++] = name;
}

bool jac_names_has(const jac_names *names, const char *name)
{
    for (size_t i = 0; i < names->count; i++)
        if (strcmp(names->at[i], name) == 0)
            return true;
    return false;
}

const char *jac_names_list(jac_loader *l, const char *const *names, size_t count)
{
    size_t size = 1;
    for (size_t i = 0; i < count; i++)
        size += strlen(names[i]) + 2;
    char *text = jac_loader_take(l, size), *end = text;
    for (size_t i = 0; i < count; i++)
        end += sprintf(end, "%s%s", i ? ", " : "", names[i]);
    return text;
}

/* Edit distance in which two neighbours swapped count as one; `limit` and more are `limit`. */
static size_t distance(const char *a, const char *b, size_t limit)
{
    enum { LONGEST = 63 };
    size_t n = strlen(a), m = strlen(b);
    if (n > LONGEST || m > LONGEST || (n > m ? n - m : m - n) >= limit)
        return limit;
    size_t row[3][LONGEST + 1];
    for (size_t j = 0; j <= m; j++)
        row[0][j] = j;
    for (size_t i = 1; i <= n; i++) {
        size_t *now = row[i % 3], *last = row[(i + 2) % 3], *before = row[(i + 1) % 3];
        now[0] = i;
        for (size_t j = 1; j <= m; j++) {
            size_t best = last[j - 1] + (a[i - 1] != b[j - 1]);
            if (last[j] + 1 < best)
                best = last[j] + 1;
            if (now[j - 1] + 1 < best)
                best = now[j - 1] + 1;
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
                before[j - 2] + 1 < best)
                best = before[j - 2] + 1;
            now[j] = best;
        }
    }
    return row[n % 3][m] < limit ? row[n % 3][m] : limit;
}

const char *jac_nearest(const char *name, const char *const *names, size_t n)
{
    const char *nearest = NULL;
    size_t best = strlen(name) / 3 + 1;
    for (size_t i = 0; i < n; i++) {
        size_t d = distance(name, names[i], best);
        if (d < best) {
            best = d;
            nearest = names[i];
        }
    }
    return nearest;
}

const char *jac_path(jac_loader *l, const char *path, const char *key)
{
    if (!jac_is_name(key))
        return jac_format(l, "%s[\"%s\"]", path, key);
    return *path ? jac_format(l, "%s.%s", path, key) : key;
}

const char *jac_path_item(jac_loader *l, const char *path, size_t i)
{
    return jac_format(l, "%s[%zu]", path, i + 1);
}

/* ---- problems -------------------------------------------------------------------------------- */

static void report(jac_loader *l, jac_error *error, bool warning)
{
    if (l->mute)
        return;
    jac_plain(error->what);
    jac_plain(error->hint);
    if (l->at && l->at->name)
        snprintf(error->module, sizeof error->module, "%s", l->at->name);
    if (l->report)
        l->report(l->ud, error, warning);
    if (warning || l->failed)
        return;
    l->failed = true;
    l->error = *error;
}

void jac_problem(jac_loader *l, const jac_node *at, const char *format, ...)
{
    char text[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    bool function = at && at->kind == JAC_N_FUNCTION && at->text;
    jac_error error;
    jac_fail(&error, JAC_E_RULES, function ? at->text : l->file, function ? at->line : 0, "%s",
             text);
    report(l, &error, false);
}

void jac_problem_at(jac_loader *l, const char *file, int line, bool warning, const char *format,
                    ...)
{
    char text[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    jac_error error;
    jac_fail(&error, JAC_E_RULES, file, line, "%s", text);
    report(l, &error, warning);
}

void jac_problem_error(jac_loader *l, const jac_error *error)
{
    jac_error copy = *error;
    if (copy.status == JAC_E_MODULE) /* code that fails at load is a module that can't be loaded */
        copy.status = JAC_E_RULES;
    report(l, &copy, false);
}

const char *jac_hint(jac_loader *l, const char *name, const char *const *names, size_t count)
{
    const char *nearest = jac_nearest(name, names, count);
    if (nearest)
        return jac_format(l, "; did you mean \"%s\"?", nearest);
    if (count > 0 && count < 10)
        return jac_format(l, "; known: %s", jac_names_list(l, names, count));
    return "";
}

void jac_unknown(jac_loader *l, const jac_node *at, const char *path, const char *what,
                 const char *name, const char *const *names, size_t count)
{
    jac_problem(l, at, "%s%s%s \"%s\"%s", path, *path ? ": " : "", what, name,
                jac_hint(l, name, names, count));
}
