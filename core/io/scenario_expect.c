/* scenario_expect.c - s:expect{...}: compares all that is named and tells all differences at once.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scenario_internal.h"

/* What differs, a line each. */
typedef struct differences {
    char text[SCENARIO_MESSAGE_MAX];
    size_t used;
    int count;
} differences;

static void differ(differences *to, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void differ(differences *to, const char *format, ...)
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

static lua_Integer whole(lua_State *L, int index, const char *what)
{
    if (!lua_isinteger(L, index)) {
        scenario_fail(L, true, "expect: %s: an integer expected, got %s", what,
                      luaL_typename(L, index));
    }
    return lua_tointeger(L, index);
}

static void need_table(lua_State *L, int index, const char *what)
{
    if (!lua_istable(L, index)) {
        scenario_fail(L, true, "expect: %s: a table expected, got %s", what,
                      luaL_typename(L, index));
    }
}

/* ---- players -----------------------------------------------------------------------------------
 */

static void expect_score(lua_State *L, scenario *s, int index, differences *to)
{
    need_table(L, index, "score");
    lua_pushnil(L);
    while (lua_next(L, index) != 0) {
        int player;
        lua_pushvalue(L, -2);
        player = scenario_player(L, -1);
        lua_pop(L, 1);
        if (whole(L, -1, "score") != s->game->points[player]) {
            differ(to, "score of %s: %lld expected, %d is", s->rules->base.name[player],
                   (long long)lua_tointeger(L, -1), (int)s->game->points[player]);
        }
        lua_pop(L, 1);
    }
}

static void supply_of(lua_State *L, scenario *s, int player, int kind, differences *to)
{
    int have = jac_supply(s->rules, s->game, player, kind);
    if (whole(L, -1, "supply") != have) {
        differ(to, "supply of %s, %s: %lld expected, %d is", s->rules->base.name[player],
               jac_text(s->rules, s->rules->figure_kind.at[kind].name),
               (long long)lua_tointeger(L, -1), have);
    }
}

static void expect_supply(lua_State *L, scenario *s, int index, differences *to)
{
    need_table(L, index, "supply");
    lua_pushnil(L);
    while (lua_next(L, index) != 0) {
        int player;
        lua_pushvalue(L, -2);
        player = scenario_player(L, -1);
        lua_pop(L, 1);
        if (!lua_istable(L, -1)) {
            supply_of(L, s, player, jac_find_figure_kind(s->rules, "meeple"), to);
            lua_pop(L, 1);
            continue;
        }
        lua_pushnil(L);
        while (lua_next(L, -2) != 0) {
            lua_pushvalue(L, -2);
            int kind = scenario_figure_kind(L, -1);
            lua_pop(L, 1);
            supply_of(L, s, player, kind, to);
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    }
}

/* ---- places ------------------------------------------------------------------------------------
 */

static void place_text(scenario *s, int32_t place, char *text, size_t size)
{
    jac_value_text(s->engine, s->game, JAC_T_PLACE, place, text, size);
}

/* { x, y, "city 1", "Red", "meeple" }: owner and kind may be left out. */
static void one_at(lua_State *L, scenario *s, int index, differences *to)
{
    int owner = -2, kind = -1;
    int32_t place = scenario_place(L, index);
    char where[100];
    if (lua_rawgeti(L, index, 4) != LUA_TNIL) {
        owner = scenario_owner(L, -1);
    }
    lua_pop(L, 1);
    if (lua_rawgeti(L, index, 5) != LUA_TNIL) {
        kind = scenario_figure_kind(L, -1);
    }
    lua_pop(L, 1);
    if (scenario_figure_at(s, place, owner, kind) >= 0) {
        return;
    }
    place_text(s, place, where, sizeof where);
    differ(to, "%s: %s%s%s expected, %s", where, owner >= 0 ? s->rules->base.name[owner] : "a",
           owner >= 0 ? "'s " : " ",
           kind >= 0 ? jac_text(s->rules, s->rules->figure_kind.at[kind].name) : "figure",
           scenario_figure_at(s, place, -2, -1) < 0 ? "nothing there" : "another is there");
}

static void one_empty(lua_State *L, scenario *s, int index, differences *to)
{
    int32_t place = scenario_place(L, index);
    int figure = scenario_figure_at(s, place, -2, -1);
    char where[100], which[100];
    if (figure < 0) {
        return;
    }
    place_text(s, place, where, sizeof where);
    jac_value_text(s->engine, s->game, JAC_T_FIGURE, figure, which, sizeof which);
    differ(to, "%s: empty expected, %s is there", where, which);
}

static void each_place(lua_State *L, scenario *s, int index, const char *what, differences *to,
                       void (*check)(lua_State *, scenario *, int, differences *))
{
    lua_Integer count;
    need_table(L, index, what);
    count = (lua_Integer)lua_rawlen(L, index);
    if (count == 0) {
        scenario_fail(L, true, "expect: %s is a list of places", what);
    }
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, index, i);
        need_table(L, -1, what);
        check(L, s, lua_gettop(L), to);
        lua_pop(L, 1);
    }
}

static void expect_at(lua_State *L, scenario *s, int index, differences *to)
{
    each_place(L, s, index, "at", to, one_at);
}

static void expect_empty(lua_State *L, scenario *s, int index, differences *to)
{
    each_place(L, s, index, "empty", to, one_empty);
}

/* ---- cells --------------------------------------------------------------------------------------
 */

/* Compares one value of a cell with the one on top of the stack. */
static void cell_value(lua_State *L, scenario *s, uint32_t cell, uint32_t item, const char *whose,
                       differences *to)
{
    const jac_cell_def *def = &s->rules->cell.at[cell];
    int32_t want = scenario_cell_value(L, -1);
    int32_t have = jac_cell_get(s->rules, s->game, cell, item, 0);
    if (want == have) {
        return;
    }
    if (def->boolean) {
        differ(to, "%s%s: %s expected, %s is", jac_text(s->rules, def->name), whose,
               want != 0 ? "true" : "false", have != 0 ? "true" : "false");
    } else {
        differ(to, "%s%s: %d expected, %d is", jac_text(s->rules, def->name), whose, (int)want,
               (int)have);
    }
}

/* { x, y, "city 1", value }: pushes the value and returns how long the place is. */
static void push_last(lua_State *L, int index)
{
    lua_rawgeti(L, index, (lua_Integer)lua_rawlen(L, index));
}

/* The table at `index` names items: { Red = 1 }, { [{ 0, 0, "city 1" }] = true } or
 * { { 0, 0, "city 1", true } }. */
static void cell_items(lua_State *L, scenario *s, uint32_t cell, int index, differences *to)
{
    lua_pushnil(L);
    while (lua_next(L, index) != 0) {
        int top = lua_gettop(L), key = top - 1;
        char whose[120] = "";
        if (lua_type(L, key) == LUA_TSTRING) {
            snprintf(whose, sizeof whose, " of %s", lua_tostring(L, key));
        } else if (lua_istable(L, key)) {
            char where[100];
            place_text(s, scenario_place(L, key), where, sizeof where);
            snprintf(whose, sizeof whose, " at %s", where);
        } else if (lua_istable(L, top)) {
            push_last(L, top);
            key = top;
            snprintf(whose, sizeof whose, " (entry %d)", (int)lua_tointeger(L, top - 1));
        } else {
            scenario_fail(L, true,
                          "expect: cell: whose value? { Red = 1 } or "
                          "{ { 0, 0, \"city 1\", true } }");
        }
        cell_value(L, s, cell, scenario_item(L, cell, key), whose, to);
        lua_settop(L, top - 1);
    }
}

static void expect_cell(lua_State *L, scenario *s, int index, differences *to)
{
    need_table(L, index, "cell");
    lua_pushnil(L);
    while (lua_next(L, index) != 0) {
        uint32_t cell;
        if (lua_type(L, -2) != LUA_TSTRING) {
            scenario_fail(L, true, "expect: cell is { name = value }");
        }
        cell = scenario_cell(L, lua_tostring(L, -2));
        if (lua_istable(L, -1)) {
            cell_items(L, s, cell, lua_gettop(L), to);
        } else {
            lua_pushnil(L);
            uint32_t item = scenario_item(L, cell, -1);
            lua_pop(L, 1);
            cell_value(L, s, cell, item, "", to);
        }
        lua_pop(L, 1);
    }
}

/* ---- what waits
 * ----------------------------------------------------------------------------------- */

static void expect_player(lua_State *L, scenario *s, int index, const char *what, int is,
                          differences *to)
{
    int want = scenario_player(L, index);
    if (want != is) {
        differ(to, "%s: %s expected, %s is", what, s->rules->base.name[want],
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
        differ(to, "prompt: %.60s expected, %s is", want,
               scenario_asked(s) != NULL ? scenario_asked(s) : "none");
    }
}

static void expect_over(lua_State *L, scenario *s, int index, differences *to)
{
    bool over = jac_game_waits(s->game) == JAC_WAITS_OVER;
    if ((lua_toboolean(L, index) != 0) != over) {
        differ(to, "over: %s expected", over ? "false" : "true");
    }
}

static void expect_hand(lua_State *L, scenario *s, int index, differences *to)
{
    uint16_t type =
        scenario_asked(s) != NULL && scenario_is_asked(s, "place") ? s->game->turn.type : JAC_NONE;
    uint32_t want = scenario_type(L, index);
    if (type != want) {
        differ(to, "hand: %s expected, %s is", jac_text(s->rules, s->rules->type.at[want].name),
               type != JAC_NONE ? jac_text(s->rules, s->rules->type.at[type].name) : "none");
    }
}

static void expect_tiles_left(lua_State *L, scenario *s, int index, differences *to)
{
    int left = jac_game_tiles_left(s->game);
    if (whole(L, index, "tiles_left") != left) {
        differ(to, "tiles_left: %lld expected, %d is", (long long)lua_tointeger(L, index), left);
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
            char *text = json_dumps(scenario_json(L, -1), JSON_COMPACT | JSON_ENCODE_ANY);
            differ(to, "%s: %.200s is %s", want ? "can" : "cannot", text != NULL ? text : "?",
                   want ? "not legal" : "legal");
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
    need_table(L, index, "events");
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
        while (at < json_array_size(s->events) &&
               !scenario_json_within(want, json_array_get(s->events, at))) {
            at++;
        }
        if (at < json_array_size(s->events)) {
            from = at + 1;
        } else {
            char *text = json_dumps(want, JSON_COMPACT);
            differ(to, "events: %.200s has not come%s", text != NULL ? text : "?",
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
    { "score", expect_score },   { "supply", expect_supply },
    { "at", expect_at },         { "empty", expect_empty },
    { "cell", expect_cell },     { "to_act", expect_to_act },
    { "prompt", expect_prompt }, { "over", expect_over },
    { "can", expect_can },       { "cannot", expect_cannot },
    { "events", expect_events }, { "hand", expect_hand },
    { "turn", expect_turn },     { "tiles_left", expect_tiles_left },
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
