/* scenario_choice.c - choices as a scenario writes them, and what waits for one. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json_make.h"
#include "scenario_internal.h"

/* ---- Lua values as JSON --------------------------------------------------------------------- */

enum { DEPTH_MAX = 8 };

static json_t *value_json(lua_State *L, int index, int depth);

static json_t *list_json(lua_State *L, int index, int depth)
{
    json_t *list = json_array();
    lua_Integer count = (lua_Integer)lua_rawlen(L, index);
    for (lua_Integer i = 1; i <= count; i++) {
        json_t *item;
        lua_rawgeti(L, index, i);
        item = value_json(L, -1, depth + 1);
        lua_pop(L, 1);
        if (item == NULL) {
            json_decref(list);
            return NULL;
        }
        jac_json_add(&list, item);
    }
    return list;
}

/* { x =, y = } of a choice is its cell; { "road 1" } is a segment of the tile just placed. */
static void tidy(json_t **object)
{
    json_t *x = json_object_get(*object, "x"), *y = json_object_get(*object, "y");
    json_t *at = json_object_get(*object, "at");
    if (json_is_integer(x) && json_is_integer(y)) {
        jac_json_set(object, "cell",
                     json_pack("[II]", json_integer_value(x), json_integer_value(y)));
        json_object_del(*object, "x");
        json_object_del(*object, "y");
    }
    if (*object && json_is_array(at) && json_array_size(at) == 1 &&
        json_is_string(json_array_get(at, 0))) {
        jac_json_set(object, "at", json_incref(json_array_get(at, 0)));
    }
}

static json_t *object_json(lua_State *L, int index, int depth)
{
    json_t *object = json_object();
    lua_pushnil(L);
    while (lua_next(L, index) != 0) {
        json_t *item = NULL;
        if (lua_type(L, -2) == LUA_TSTRING) {
            item = value_json(L, -1, depth + 1);
        }
        if (item == NULL || json_object_set_new(object, lua_tostring(L, -2), item) != 0) {
            lua_pop(L, 2);
            json_decref(object);
            return NULL;
        }
        lua_pop(L, 1);
    }
    tidy(&object);
    return object;
}

/* NULL: something that no choice holds, or too deep. */
static json_t *value_json(lua_State *L, int index, int depth)
{
    index = lua_absindex(L, index);
    if (depth > DEPTH_MAX || !lua_checkstack(L, 6)) {
        return NULL;
    }
    switch (lua_type(L, index)) {
    case LUA_TSTRING:
        return jac_json_string(lua_tostring(L, index));
    case LUA_TBOOLEAN:
        return json_boolean(lua_toboolean(L, index));
    case LUA_TNUMBER:
        return lua_isinteger(L, index) ? json_integer(lua_tointeger(L, index)) : NULL;
    case LUA_TTABLE:
        return lua_rawlen(L, index) > 0 ? list_json(L, index, depth) : object_json(L, index, depth);
    default:
        return NULL;
    }
}

json_t *scenario_json(lua_State *L, int index)
{
    errno = 0;
    json_t *json = value_json(L, index, 0);
    if (json == NULL && errno == ENOMEM) {
        scenario_fail(L, true, "memory is out");
    }
    if (json == NULL) {
        scenario_fail(L, true,
                      "a choice is written { c = \"place\", cell = { 0, -1 }, rot = 180 }");
    }
    return json;
}

bool scenario_json_within(const json_t *want, const json_t *have)
{
    const char *key;
    json_t *value;
    if (json_is_object(want)) {
        if (!json_is_object(have)) {
            return false;
        }
        json_object_foreach((json_t *)want, key, value)
        {
            if (!scenario_json_within(value, json_object_get(have, key))) {
                return false;
            }
        }
        return true;
    }
    if (json_is_array(want)) {
        /* A figure or a place may be named by where it is. */
        if (json_is_object(have)) {
            return scenario_json_within(want, json_object_get(have, "at"));
        }
        if (!json_is_array(have) || json_array_size(want) != json_array_size(have)) {
            return false;
        }
        for (size_t i = 0; i < json_array_size(want); i++) {
            if (!scenario_json_within(json_array_get(want, i), json_array_get(have, i))) {
                return false;
            }
        }
        return true;
    }
    return want != NULL && have != NULL && json_equal(want, have);
}

/* ---- what is legal ------------------------------------------------------------------------------
 */

/* Does one of the legal choices have all that `want` says? */
static bool any_within(scenario *s, const json_t *want)
{
    const jac_choice *list;
    size_t count;
    bool found = false;
    jac_error error;
    jac_choice *copy;
    if (!json_is_object(want) || jac_choices(s->engine, s->game, &list, &count, &error) != JAC_OK) {
        return false;
    }
    copy = malloc((count + 1) * sizeof *copy);
    if (copy == NULL) {
        return false;
    }
    memcpy(copy, list, count * sizeof *copy);
    for (size_t i = 0; i < count && !found; i++) {
        json_t *have = jac_choice_to_json(s->engine, s->game, copy[i]);
        found = scenario_json_within(want, have);
        json_decref(have);
    }
    free(copy);
    return found;
}

bool scenario_legal(lua_State *L, int index, jac_choice *choice, bool *one, char *why, size_t size)
{
    scenario *s = scenario_of(L);
    json_t *want = scenario_json(L, index);
    jac_error error = { 0 };
    jac_status status = jac_choice_from_json(s->engine, s->game, want, choice, NULL, 0, &error);
    bool legal = status == JAC_OK;
    *one = legal;
    if (!legal) {
        legal = any_within(s, want);
    }
    json_decref(want);
    scenario_error_text(s, &error, why, size);
    if (status != JAC_OK && status != JAC_E_CHOICE) {
        scenario_fail(L, status == JAC_E_INPUT, "%s", why);
    }
    return legal;
}

/* ---- what waits -------------------------------------------------------------------------------
 */

const char *scenario_asked(const scenario *s)
{
    const jac_step *step;
    if (jac_game_waits(s->game) == JAC_WAITS_OVER) {
        return NULL;
    }
    step = jac_waiting_step(s->rules, s->game);
    switch ((jac_op)step->op) {
    case JAC_OP_PROMPT:
        return jac_text(s->rules, s->rules->prompt.at[step->which].name);
    case JAC_OP_CHANCE:
        return jac_text(s->rules, s->rules->chance.at[step->which].name);
    case JAC_OP_DRAW:
        return "draw";
    case JAC_OP_ASIDE:
        return "lay_aside";
    case JAC_OP_FIRST:
        return "first_player";
    default:
        return "?";
    }
}

bool scenario_is_asked(const scenario *s, const char *name)
{
    const char *asked = scenario_asked(s);
    const char *dot = asked != NULL ? strchr(asked, '.') : NULL;
    return asked != NULL &&
           (strcmp(asked, name) == 0 || (dot != NULL && strcmp(dot + 1, name) == 0));
}
