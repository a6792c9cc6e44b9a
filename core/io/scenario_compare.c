/* scenario_compare.c - what s:expect says of players, places and cells. */
#include <stdio.h>
#include <string.h>

#include "scenario_internal.h"

/* ---- players -----------------------------------------------------------------------------------
 */

void scenario_expect_score(lua_State *L, scenario *s, int index, differences *to)
{
    scenario_need_table(L, index, "score");
    lua_pushnil(L);
    while (lua_next(L, index) != 0) {
        int player;
        lua_pushvalue(L, -2);
        player = scenario_player(L, -1);
        lua_pop(L, 1);
        if (scenario_whole(L, -1, "score") != s->game->points[player]) {
            scenario_differ(to, "score of %s: %lld expected, %d is", s->rules->base.name[player],
                            (long long)lua_tointeger(L, -1), (int)s->game->points[player]);
        }
        lua_pop(L, 1);
    }
}

static void supply_of(lua_State *L, scenario *s, int player, int kind, differences *to)
{
    int have = jac_supply(s->rules, s->game, player, kind);
    if (scenario_whole(L, -1, "supply") != have) {
        scenario_differ(to, "supply of %s, %s: %lld expected, %d is", s->rules->base.name[player],
                        jac_text(s->rules, s->rules->figure_kind.at[kind].name),
                        (long long)lua_tointeger(L, -1), have);
    }
}

void scenario_expect_supply(lua_State *L, scenario *s, int index, differences *to)
{
    scenario_need_table(L, index, "supply");
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
    scenario_differ(to, "%s: %s%s%s expected, %s", where,
                    owner >= 0 ? s->rules->base.name[owner] : "a", owner >= 0 ? "'s " : " ",
                    kind >= 0 ? jac_text(s->rules, s->rules->figure_kind.at[kind].name) : "figure",
                    scenario_figure_at(s, place, -2, -1) < 0 ? "nothing there"
                                                             : "another is there");
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
    scenario_differ(to, "%s: empty expected, %s is there", where, which);
}

static void each_place(lua_State *L, scenario *s, int index, const char *what, differences *to,
                       void (*check)(lua_State *, scenario *, int, differences *))
{
    lua_Integer count;
    scenario_need_table(L, index, what);
    count = (lua_Integer)lua_rawlen(L, index);
    if (count == 0) {
        scenario_fail(L, true, "expect: %s is a list of places", what);
    }
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, index, i);
        scenario_need_table(L, -1, what);
        check(L, s, lua_gettop(L), to);
        lua_pop(L, 1);
    }
}

void scenario_expect_at(lua_State *L, scenario *s, int index, differences *to)
{
    each_place(L, s, index, "at", to, one_at);
}

void scenario_expect_empty(lua_State *L, scenario *s, int index, differences *to)
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
        scenario_differ(to, "%s%s: %s expected, %s is", jac_text(s->rules, def->name), whose,
                        want != 0 ? "true" : "false", have != 0 ? "true" : "false");
    } else {
        scenario_differ(to, "%s%s: %d expected, %d is", jac_text(s->rules, def->name), whose,
                        (int)want, (int)have);
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

void scenario_expect_cell(lua_State *L, scenario *s, int index, differences *to)
{
    scenario_need_table(L, index, "cell");
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

/* ---- counters
 * ------------------------------------------------------------------------------------
 */

void scenario_expect_stats(lua_State *L, scenario *s, int index, differences *to)
{
    scenario_need_table(L, index, "stats");
    lua_pushnil(L);
    while (lua_next(L, index) != 0) {
        if (lua_type(L, -2) != LUA_TSTRING) {
            scenario_fail(L, true, "expect: stats is { name = count }");
        }
        uint32_t stat = scenario_stat(L, lua_tostring(L, -2));
        lua_Integer want = scenario_whole(L, -1, "stats");
        int have = jac_game_stat(s->engine, s->game, stat);
        if (want != have) {
            scenario_differ(to, "%s: %lld expected, %d is", jac_stat_name(s->engine, stat),
                            (long long)want, have);
        }
        lua_pop(L, 1);
    }
}
