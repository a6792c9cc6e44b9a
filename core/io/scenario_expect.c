/* scenario_expect.c - s:expect{...}: compares all that is named and tells all differences at once.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json_make.h"
#include "scenario_internal.h"

void scenario_differ(differences *to, const char *format, ...)
{
    va_list list;
    int wrote;
    to->count++;
    if (to->used + 2 >= sizeof to->text) {
        return;
    }
    if (to->used > 0) {
        to->text[to->used++] = '\n';
    }
    va_start(list, format);
    wrote = vsnprintf(to->text + to->used, sizeof to->text - to->used, format, list);
    va_end(list);
    to->used += wrote > 0 ? (size_t)wrote : 0;
    if (to->used >= sizeof to->text) {
        to->used = sizeof to->text - 1;
    }
}

lua_Integer scenario_whole(lua_State *L, int index, const char *what)
{
    if (!lua_isinteger(L, index)) {
        scenario_fail(L, true, "expect: %s: an integer expected, got %s", what,
                      luaL_typename(L, index));
    }
    return lua_tointeger(L, index);
}

void scenario_need_table(lua_State *L, int index, const char *what)
{
    if (!lua_istable(L, index)) {
        scenario_fail(L, true, "expect: %s: a table expected, got %s", what,
                      luaL_typename(L, index));
    }
}

/* ---- what waits
 * ----------------------------------------------------------------------------------- */

static void expect_player(lua_State *L, scenario *s, int index, const char *what, int is,
                          differences *to)
{
    int want = scenario_player(L, index);
    if (want != is) {
        scenario_differ(to, "%s: %s expected, %s is", what, s->rules->base.name[want],
                        is >= 0 ? s->rules->base.name[is] : "nobody");
    }
}

static void expect_to_act(lua_State *L, scenario *s, int index, differences *to)
{
    expect_player(L, s, index, "to_act", jac_game_to_act(s->game), to);
}

static void expect_turn(lua_State *L, scenario *s, int index, differences *to)
{
    expect_player(L, s, index, "turn", jac_game_active(s->game), to);
}

static void expect_prompt(lua_State *L, scenario *s, int index, differences *to)
{
    const char *want = luaL_checkstring(L, index);
    if (!scenario_is_asked(s, want)) {
        scenario_differ(to, "prompt: %.60s expected, %s is", want,
                        scenario_asked(s) != NULL ? scenario_asked(s) : "none");
    }
}

static void expect_over(lua_State *L, scenario *s, int index, differences *to)
{
    bool over = jac_game_waits(s->game) == JAC_WAITS_OVER;
    if ((lua_toboolean(L, index) != 0) != over) {
        scenario_differ(to, "over: %s expected", over ? "false" : "true");
    }
}

static void expect_hand(lua_State *L, scenario *s, int index, differences *to)
{
    uint16_t type =
        scenario_asked(s) != NULL && scenario_is_asked(s, "place") ? s->game->turn.type : JAC_NONE;
    uint32_t want = scenario_type(L, index);
    if (type != want) {
        scenario_differ(
            to, "hand: %s expected, %s is", jac_text(s->rules, s->rules->type.at[want].name),
            type != JAC_NONE ? jac_text(s->rules, s->rules->type.at[type].name) : "none");
    }
}

static void expect_tiles_left(lua_State *L, scenario *s, int index, differences *to)
{
    int left = jac_game_tiles_left(s->game);
    if (scenario_whole(L, index, "tiles_left") != left) {
        scenario_differ(to, "tiles_left: %lld expected, %d is", (long long)lua_tointeger(L, index),
                        left);
    }
}

/* One choice, or a list of them. */
static void choices(lua_State *L, int index, bool want, differences *to)
{
    lua_Integer count = lua_istable(L, index) ? (lua_Integer)lua_rawlen(L, index) : 0;
    for (lua_Integer i = count > 0 ? 1 : 0; i <= count; i++) {
        jac_choice choice;
        bool one;
        char why[800];
        if (count > 0) {
            lua_rawgeti(L, index, i);
        } else {
            lua_pushvalue(L, index);
        }
        if (scenario_legal(L, -1, &choice, &one, why, sizeof why) != want) {
            json_t *json = scenario_json(L, -1);
            char *text = jac_json_text(json);
            json_decref(json);
            scenario_differ(to, "%s: %.200s is %s", want ? "can" : "cannot",
                            text != NULL ? text : "?", want ? "not legal" : "legal");
            free(text);
        }
        lua_pop(L, 1);
    }
}

static void expect_can(lua_State *L, scenario *s, int index, differences *to)
{
    (void)s;
    choices(L, index, true, to);
}

static void expect_cannot(lua_State *L, scenario *s, int index, differences *to)
{
    (void)s;
    choices(L, index, false, to);
}

/* ---- events
 * -------------------------------------------------------------------------------------- */

/* Each must have come, in this order, since the last expect that named events; others may stand
 * between. A text is an event's name, a table what its JSON must hold. */
static void expect_events(lua_State *L, scenario *s, int index, differences *to)
{
    size_t from = 0;
    lua_Integer count;
    scenario_need_table(L, index, "events");
    if (s->events == NULL) {
        scenario_fail(L, true, "memory is out");
    }
    count = (lua_Integer)lua_rawlen(L, index);
    for (lua_Integer i = 1; i <= count; i++) {
        json_t *want;
        size_t at = from;
        lua_rawgeti(L, index, i);
        want = scenario_json(L, -1);
        lua_pop(L, 1);
        if (json_is_string(want)) {
            want = json_pack("{so}", "event", want);
        }
        if (want == NULL) {
            scenario_fail(L, true, "memory is out");
        }
        while (at < json_array_size(s->events) &&
               !scenario_json_within(want, json_array_get(s->events, at))) {
            at++;
        }
        if (at < json_array_size(s->events)) {
            from = at + 1;
        } else {
            char *text = jac_json_text(want);
            scenario_differ(to, "events: %.200s has not come%s", text != NULL ? text : "?",
                            i > 1 ? " after the ones before it" : "");
            free(text);
        }
        json_decref(want);
    }
    json_array_clear(s->events);
}

/* ---- all of it
 * ------------------------------------------------------------------------------------ */

static const struct expectation {
    const char *key;
    void (*check)(lua_State *L, scenario *s, int index, differences *to);
} expectations[] = {
    { "score", scenario_expect_score },
    { "supply", scenario_expect_supply },
    { "at", scenario_expect_at },
    { "empty", scenario_expect_empty },
    { "cell", scenario_expect_cell },
    { "stats", scenario_expect_stats },
    { "to_act", expect_to_act },
    { "prompt", expect_prompt },
    { "over", expect_over },
    { "can", expect_can },
    { "cannot", expect_cannot },
    { "events", expect_events },
    { "hand", expect_hand },
    { "turn", expect_turn },
    { "tiles_left", expect_tiles_left },
};
enum { EXPECTATIONS = sizeof expectations / sizeof *expectations };

int scenario_expect(lua_State *L)
{
    scenario *s = scenario_of(L);
    const char *keys[EXPECTATIONS + 1];
    differences to = { "", 0, 0 };
    if (!lua_istable(L, 2) || lua_rawlen(L, 2) > 0) {
        scenario_fail(L, true, "expect: what? s:expect{ score = { Red = 2 } }");
    }
    for (int i = 0; i < EXPECTATIONS; i++) {
        keys[i] = expectations[i].key;
    }
    keys[EXPECTATIONS] = NULL;
    scenario_keys(L, 2, keys, "key of expect");
    if (lua_getfield(L, 2, "prompt") != LUA_TSTRING || !scenario_is_asked(s, lua_tostring(L, -1))) {
        scenario_ready(L); /* who looks at the game means one that has been set up */
    }
    lua_pop(L, 1);
    for (int i = 0; i < EXPECTATIONS; i++) {
        if (lua_getfield(L, 2, expectations[i].key) != LUA_TNIL) {
            expectations[i].check(L, s, lua_gettop(L), &to);
        }
        lua_settop(L, 2);
    }
    if (to.count > 0) {
        scenario_fail(L, false, "%s", to.text);
    }
    return 0;
}
