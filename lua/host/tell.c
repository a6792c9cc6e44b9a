/* tell.c - modules that speak to each other: verbs and queries. */
#include <stdio.h>
#include <string.h>

#include "methods.h"

/* ---- verbs ----------------------------------------------------------------------------------- */

/* The number of the module whose name is the first `length` bytes; module_count when it is off. */
static size_t module_on(const jac_lua *lua, const char *name, size_t length)
{
    size_t m = 0;
    for (; m < lua->module_count; m++) {
        const char *known = lua->module[m].info.name;
        if (known && strlen(known) == length && memcmp(known, name, length) == 0)
            break;
    }
    if (m < lua->module_count && (lua->module[m].info.tiles_only ||
                                  jac_find_module(lua->rules, lua->module[m].info.name) < 0))
        return lua->module_count;
    return m;
}

/* Raises unless the running module names the other one, the first `length` bytes, among those it
 * uses: a misspelt one would be told nothing for ever. */
static void may_tell(lua_State *L, const char *other, size_t length)
{
    const jac_lua *lua = jac_lua_of(L);
    const char **tells = lua->running ? lua->module[lua->running->module].tells : NULL;
    size_t count = 0;
    for (; tells && tells[count]; count++)
        if (strlen(tells[count]) == length && memcmp(tells[count], other, length) == 0)
            return;
    const char *name = lua_pushlstring(L, other, length);
    const char *near = tells ? jac_nearest(name, tells, count) : NULL;
    if (near)
        luaL_error(L, "game:tell: %s is neither in requires nor in uses; did you mean \"%s\"?",
                   name, near);
    luaL_error(L, "game:tell: %s is neither in requires nor in uses; add \"%s\" to uses", name,
               name);
}

/* The verb's ref; 0 when its module is off. Raises for a verb that the module has not. */
static int32_t find_verb(lua_State *L, const char *full)
{
    const jac_lua *lua = jac_lua_of(L);
    const char *dot = strrchr(full, '.');
    if (!dot)
        return luaL_error(L, "game:tell: \"%s\" should be \"module.verb\"", full);
    may_tell(L, full, (size_t)(dot - full));
    size_t m = module_on(lua, full, (size_t)(dot - full));
    if (m == lua->module_count)
        return 0;
    const char *names[64];
    size_t n = 0;
    for (size_t i = 1; i <= lua->ref_count; i++) {
        const jac_lua_ref *ref = &lua->ref[i];
        if (ref->module != m || strncmp(ref->where, "verbs.", 6) != 0)
            continue;
        if (strcmp(ref->where + 6, dot + 1) == 0)
            return (int32_t)i;
        if (n < 64)
            names[n++] = ref->where + 6;
    }
    const char *near = jac_nearest(dot + 1, names, n);
    return luaL_error(L, "%s has no verb \"%s\"%s%s%s", lua->module[m].info.name, dot + 1,
                      near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

static int32_t verb_at(lua_State *L, int arg)
{
    const jac_lua *lua = jac_lua_of(L);
    const char *full = luaL_checkstring(L, arg);
    if (!lua->running)
        return luaL_error(L, "there is no game now");
    lua_rawgeti(L, LUA_REGISTRYINDEX, lua->module[lua->running->module].names[JAC_NAME_VERB]);
    lua_pushvalue(L, arg);
    if (lua_rawget(L, -2) == LUA_TNUMBER) {
        int32_t known = (int32_t)lua_tointeger(L, -1);
        lua_pop(L, 2);
        return known;
    }
    lua_pop(L, 1);
    int32_t ref = find_verb(L, full);
    if (ref > 0) { /* names of what is off are without end */
        lua_pushvalue(L, arg);
        lua_pushinteger(L, ref);
        lua_rawset(L, -3);
    }
    lua_pop(L, 1);
    return ref;
}

/* Tables and functions stay in their module: through them one could change another's. */
static void may_pass(lua_State *L, int index, const char *what)
{
    int type = lua_type(L, index);
    if (type == LUA_TTABLE || type == LUA_TFUNCTION)
        luaL_error(L, "game:tell: a %s can't be %s another module", lua_typename(L, type), what);
}

/* game:tell("module.verb", ...): runs it now, as its owner's code; returns its first result. */
int jac_lua_tell(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:tell");
    int32_t number = verb_at(L, 2);
    int top = lua_gettop(L);
    if (number == 0)
        return 0;
    for (int i = 3; i <= top; i++)
        may_pass(L, i, "given to");
    luaL_checkstack(L, top + 8, NULL);
    const jac_lua_ref *ref = &lua->ref[number];
    lua_pushcfunction(L, jac_lua_message);
    lua_rawgeti(L, LUA_REGISTRYINDEX, ref->registry);
    lua_pushvalue(L, 1);
    for (int i = 3; i <= top; i++)
        lua_pushvalue(L, i);
    jac_lua_frame frame;
    jac_lua_enter(lua, &frame, ref);
    lua->listing = false;
    int code = lua_pcall(L, top - 1, 1, top + 1);
    jac_error error;
    if (code != LUA_OK)
        jac_lua_failed(lua, code, ref, &error);
    else if (jac_lua_made_nan())
        code = (int)jac_lua_blame_function(lua, ref, JAC_LUA_NAN_TEXT, &error);
    jac_lua_leave(lua, &frame);
    if (code != LUA_OK)
        return jac_lua_raise(L, &error);
    may_pass(L, -1, "taken from");
    return 1;
}

/* ---- queries --------------------------------------------------------------------------------- */

/* What a query begins with when the caller gives no answer. */
static int32_t first_answer(lua_State *L, const jac_hook_def *hook)
{
    if (hook->answer == JAC_T_BOOLEAN)
        return 1;
    if (hook->answer != JAC_T_INTEGER)
        luaL_error(L, "game:query(\"%s\") needs the answer to begin with",
                   jac_text(jac_lua_of(L)->rules, hook->name));
    return 0;
}

/* game:query(name[, answer], ...): asks all handlers; true or 0 unless an answer is given. */
int jac_lua_ask_query(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    int id = jac_lua_name(L, 2, JAC_NAME_HOOK);
    const jac_hook_def *hook = &lua->rules->hook.at[id];
    if (hook->kind != JAC_HOOK_QUERY)
        return luaL_error(L, "game:query: %s is an event", lua_tostring(L, 2));
    bool first =
        hook->module == JAC_MODULE_BASE && hook->argc > 0 && hook->arg[0].type == hook->answer;
    int given = lua_gettop(L) - 2, own = hook->argc - first; /* arguments beside the answer */
    if (given != own && given != own + 1)
        return luaL_error(L, "game:query: %s takes %d arguments, before them the answer so far",
                          lua_tostring(L, 2), own);
    bool has_answer = given == own + 1;
    int32_t value = has_answer ? jac_lua_arg(L, 3, (jac_type)hook->answer) : first_answer(L, hook);
    int32_t arg[JAC_ARGS_MAX] = { value };
    for (int i = 0; i < own; i++)
        arg[i + first] = jac_lua_arg(L, 3 + has_answer + i, (jac_type)hook->arg[i + first].type);
    if (!first && own == 0)
        arg[0] = 0;
    value = jac_query(lua->engine, lua->game, (uint32_t)id, value, hook->argc, arg);
    jac_lua_done(L, JAC_OK, "game:query");
    jac_lua_give(L, (jac_type)hook->answer, value);
    return 1;
}
