/* dispatch.c - the jac_host: the engine calls a module's function.
 *
 * The stack of a call is the message handler, the function, the game's handle and the arguments:
 * all of them cached, so that a call allocates nothing once it has happened before. */
#include <stdio.h>
#include <string.h>

#include "methods.h"

/* A core query whose first argument is the answer so far has it once; others get it in front. */
static bool answer_is_first(const jac_hook_def *hook)
{
    return hook->module == JAC_MODULE_BASE && hook->argc > 0 && hook->arg[0].type == hook->answer;
}

/* Pushes the cache, the message handler, the function and the game's handle. */
static void push_call(const jac_lua *lua, const jac_lua_ref *ref)
{
    lua_State *L = lua->L;
    lua_rawgeti(L, LUA_REGISTRYINDEX, lua->cache);
    lua_pushcfunction(L, jac_lua_message);
    lua_rawgeti(L, LUA_REGISTRYINDEX, ref->registry);
    lua_rawgeti(L, -3, jac_lua_key(JAC_H_GAME, 0));
}

/* Pushes the arguments after `game`; returns how many. */
static int push_args(jac_lua *lua, int cache, const jac_call *call, const int32_t *answer)
{
    lua_State *L = lua->L;
    const jac_hook_def *hook;
    int n = 0, i = 0;
    switch ((jac_call_kind)call->kind) {
    case JAC_CALL_QUERY:
        hook = &lua->rules->hook.at[call->id];
        jac_lua_push_value(lua, cache, (jac_type)hook->answer, *answer);
        n = 1;
        i = answer_is_first(hook);
        break;
    case JAC_CALL_CAN:
    case JAC_CALL_TAKE:
        jac_lua_push_value(lua, cache, JAC_T_PLAYER, call->player);
        n = 1;
        break;
    case JAC_CALL_LIST:
        jac_lua_push_value(lua, cache, JAC_T_PLAYER, call->player);
        lua_rawgeti(L, LUA_REGISTRYINDEX, lua->list_add);
        n = 2;
        break;
    case JAC_CALL_CHANCE:
        lua_pushinteger(L, call->arg[0]);
        n = i = 1;
        break;
    default:
        break;
    }
    for (; i < call->argc; i++, n++) {
        if (call->type)
            jac_lua_push_value(lua, cache, (jac_type)call->type[i], call->arg[i]);
        else
            jac_lua_push_packed(lua, cache, call->arg[i]);
    }
    return n;
}

/* Fails with the place of the function itself: it returned something wrong. */
static jac_status wrong_answer(jac_lua *lua, const jac_lua_ref *ref, const char *expected,
                               jac_error *error)
{
    lua_State *L = lua->L;
    char shown[80], number[40];
    switch (lua_type(L, -1)) {
    case LUA_TNUMBER:
        jac_lua_float_text(lua_tonumber(L, -1), number, sizeof number);
        snprintf(shown, sizeof shown, "the number %s", number);
        break;
    case LUA_TSTRING:
        snprintf(shown, sizeof shown, "the string \"%.40s\"", lua_tostring(L, -1));
        break;
    case LUA_TBOOLEAN:
        snprintf(shown, sizeof shown, "%s", lua_toboolean(L, -1) ? "true" : "false");
        break;
    default:
        snprintf(shown, sizeof shown, "a %s", luaL_typename(L, -1));
    }
    char text[200];
    snprintf(text, sizeof text, "returned %s; expected %s, or nothing", shown, expected);
    return jac_lua_blame_function(lua, ref, text, error);
}

/* Takes the answer from the top of the stack [-0, +0]; nil keeps the one so far. */
static jac_status read_answer(jac_lua *lua, const jac_lua_ref *ref, const jac_call *call,
                              int32_t *answer, jac_error *error)
{
    lua_State *L = lua->L;
    int32_t value;
    if (call->kind == JAC_CALL_CAN) {
        if (!lua_isnil(L, -1) && !lua_isboolean(L, -1))
            return wrong_answer(lua, ref, "true or false", error);
        *answer = lua_toboolean(L, -1);
        return JAC_OK;
    }
    const jac_hook_def *hook = &lua->rules->hook.at[call->id];
    jac_type type = (jac_type)hook->answer;
    if (lua_isnil(L, -1))
        return JAC_OK;
    if (call->id == JAC_Q_release_to) {
        const char *text = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
        if (strcmp(text, "supply") != 0 && strcmp(text, "held") != 0 && strcmp(text, "stay") != 0)
            return wrong_answer(lua, ref, "\"supply\", \"held\" or \"stay\"", error);
        value = jac_symbol_find(lua->rules, text);
    } else if (!jac_lua_to(lua, -1, type, &value)) {
        return wrong_answer(lua, ref, jac_type_name(type), error);
    } else if (type == JAC_T_INTEGER && hook->module == JAC_MODULE_BASE &&
               (value > JAC_LUA_ANSWER_MAX || value < -JAC_LUA_ANSWER_MAX)) {
        return wrong_answer(lua, ref, "an integer from -100000 to 100000", error);
    }
    *answer = value;
    return JAC_OK;
}

/* The engine's own failures know no file: they get the place of the call that met them. */
static void place_failure(jac_engine *engine, const jac_error *error)
{
    if (engine->failed == JAC_OK || engine->error.file[0])
        return;
    jac_status status = engine->failed;
    engine->error = *error;
    engine->error.status = status;
}

static bool asks(const jac_call *call)
{
    return call->kind == JAC_CALL_QUERY || call->kind == JAC_CALL_CAN ||
           call->kind == JAC_CALL_LIST;
}

jac_status jac_lua_call(void *ud, jac_engine *engine, jac_game *game, const jac_call *call,
                        int32_t *answer, jac_error *error)
{
    jac_lua *lua = ud;
    lua_State *L = lua->L;
    if (call->ref <= 0 || (size_t)call->ref > lua->ref_count || !lua_checkstack(L, 20))
        return jac_fail(error, JAC_E_FAULT, NULL, 0, "no function number %d", (int)call->ref);
    const jac_lua_ref *ref = &lua->ref[call->ref];
    int base = lua_gettop(L);
    bool answers = call->kind == JAC_CALL_QUERY || call->kind == JAC_CALL_CAN;
    jac_lua_frame frame;
    jac_lua_enter(lua, &frame, ref);
    lua->last = ref;
    lua->engine = engine;
    lua->game = game;
    lua->player = call->player;
    lua->in_query = asks(call) || lua->in_query;
    lua->listing = call->kind == JAC_CALL_LIST;
    push_call(lua, ref);
    int argc = 1 + push_args(lua, base + 1, call, answer);
    int code = LUA_ERRMEM;
    if (!lua->out_of_memory)
        code = lua_pcall(L, argc, answers ? 1 : 0, base + 2);
    jac_status status = JAC_OK;
    jac_error made;
    if (code != LUA_OK)
        status = jac_lua_failed(lua, code, ref, &made);
    else if (lua->tripped || lua->out_of_memory)
        status = jac_lua_blame(lua, ref, "", &made);
    else if (answers)
        status = read_answer(lua, ref, call, answer, &made);
    if (status == JAC_OK && jac_lua_made_nan())
        status = jac_lua_blame_function(lua, ref, JAC_LUA_NAN_TEXT, &made);
    if (status != JAC_OK) {
        place_failure(engine, &made);
        if (error)
            *error = made;
    }
    jac_lua_leave(lua, &frame);
    lua_settop(L, base);
    return status;
}

void jac_lua_begin(void *ud)
{
    jac_lua *lua = ud;
    if (lua->depth > 0)
        return;
    jac_lua_budget(lua, lua->limits.instructions);
    if (lua->tripped || lua->out_of_memory)
        jac_lua_untrip(lua);
}

/* "more than 10000 steps": at the function that ran last, when it is the blamed module's. */
void jac_lua_blame_last(void *ud, const jac_game *game, jac_error *error)
{
    jac_lua *lua = ud;
    const jac_lua_ref *ref = lua->last;
    lua_Debug ar;
    if (!lua_checkstack(lua->L, 4))
        return;
    if (!ref || strcmp(lua->module[ref->module].info.name, error->module) != 0) {
        for (size_t m = 0; m < lua->module_count; m++) /* none of its functions: its file */
            if (strcmp(lua->module[m].info.name, error->module) == 0)
                snprintf(error->file, sizeof error->file, "%s%s", lua->module[m].info.shown,
                         lua->module[m].folder ? "/init.lua" : "");
        return;
    }
    lua_rawgeti(lua->L, LUA_REGISTRYINDEX, ref->registry);
    lua_getinfo(lua->L, ">S", &ar);
    jac_game *before = lua->game;
    lua->game = (jac_game *)(uintptr_t)game; /* read for the number of the turn */
    jac_lua_place(lua, ref, ar.short_src, ar.linedefined, error);
    lua->game = before;
}

jac_status jac_lua_attach(jac_lua *lua, jac_engine *engine, jac_error *error)
{
    lua->rules = (jac_ruleset *)(uintptr_t)engine->rules; /* read only from here on */
    jac_status status = jac_lua_handles_make(lua, error);
    if (status == JAC_OK)
        engine->host = (jac_host){ lua, jac_lua_call, jac_lua_begin, jac_lua_blame_last };
    return status;
}

/* add(...): one choice of the offer being listed. */
int jac_lua_list_add(lua_State *L)
{
    const jac_lua *lua = jac_lua_of(L);
    const jac_offer *offer = lua->listing && lua->engine ? lua->engine->listing : NULL;
    int32_t arg[3] = { 0, 0, 0 };
    if (!offer)
        return luaL_error(L, "add is for the list function that it was given to");
    if (lua_gettop(L) > offer->argc)
        return luaL_error(L, "add: this offer's choices have %d arguments", (int)offer->argc);
    for (int i = 0; i < offer->argc; i++)
        arg[i] = jac_lua_arg(L, i + 1, (jac_type)offer->type[i]);
    jac_lua_done(L, jac_list_add(lua->engine, arg), "add");
    return 0;
}

jac_status jac_lua_stat(jac_lua *lua, jac_engine *engine, const jac_game *game, int32_t number,
                        int32_t *value, jac_error *error)
{
    lua_State *L = lua->L;
    const jac_lua_ref *ref = &lua->ref[number];
    if (!lua_checkstack(L, 20))
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    int base = lua_gettop(L);
    jac_lua_begin(lua);
    jac_lua_frame frame;
    jac_lua_enter(lua, &frame, ref);
    lua->engine = engine;
    lua->game = (jac_game *)(uintptr_t)game; /* in_query: not written to */
    lua->player = -1;
    lua->in_query = true;
    push_call(lua, ref);
    int code = lua_pcall(L, 1, 1, base + 2);
    jac_status status = JAC_OK;
    if (code != LUA_OK)
        status = jac_lua_failed(lua, code, ref, error);
    else if (lua_isboolean(L, -1) || lua_isnil(L, -1))
        *value = lua_toboolean(L, -1);
    else if (!jac_lua_to(lua, -1, JAC_T_INTEGER, value))
        status = wrong_answer(lua, ref, "an integer or boolean", error);
    jac_lua_leave(lua, &frame);
    lua_settop(L, base);
    return status;
}
