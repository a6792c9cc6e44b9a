/* scenario_setup.c - laying out a position: nothing is asked, no event is raised. */
#include <stdio.h>
#include <string.h>

#include "scenario_internal.h"

/* Set-up goes round the rules: what it raised is forgotten, closed features wait for no batch. */
static void forget(scenario *s)
{
    s->engine->failed = JAC_OK;
    s->engine->queue_head = s->engine->queue_tail = 0;
    memset(JAC_AT_OFFSET(uint16_t, s->game, s->rules->layout.closed), 0,
           s->game->closed_count * sizeof(uint16_t));
    s->game->closed_count = 0;
}

static int argument_integer(lua_State *L, int index, lua_Integer min, lua_Integer max,
                            const char *what)
{
    lua_Integer value;
    if (!lua_isinteger(L, index)) {
        scenario_fail(L, true, "%s: an integer expected, got %s", what, luaL_typename(L, index));
    }
    value = lua_tointeger(L, index);
    if (value < min || value > max) {
        scenario_fail(L, true, "%s: %lld is outside %lld..%lld", what, (long long)value,
                      (long long)min, (long long)max);
    }
    return (int)value;
}

int scenario_lay(lua_State *L)
{
    scenario *s = scenario_of(L);
    uint32_t type = scenario_type(L, 2);
    int x = argument_integer(L, 3, -1000, 1000, "x"), y = argument_integer(L, 4, -1000, 1000, "y");
    int rotation = scenario_rotation(L, 5);
    scenario_ready(L);
    s->engine->failed = JAC_OK;
    if (jac_tile_lay(s->engine, s->game, type, jac_cell_pack(x, y), rotation, -1) == JAC_NONE) {
        char why[400];
        snprintf(why, sizeof why, "%s", s->engine->error.what);
        forget(s);
        scenario_fail(L, true, "lay: %s", why);
    }
    jac_bag_take(s->engine, s->game, type);
    forget(s);
    return 0;
}

/* The lowest piece of the kind that is in the supply (a neutral one: not on the board). */
static int free_figure(const scenario *s, int owner, int kind)
{
    for (uint32_t i = 0; i < s->rules->figure.count; i++) {
        const jac_figure_def *def = &s->rules->figure.at[i];
        jac_at at = jac_place_at(jac_figures(s->rules, s->game)[i].place);
        if (def->kind == kind && (owner < 0 ? 0xFF : owner) == def->owner && !jac_at_on_board(at) &&
            (at == JAC_AT_SUPPLY || owner < 0)) {
            return (int)i;
        }
    }
    return -1;
}

static void put_cells(lua_State *L, scenario *s, int index, uint32_t figure)
{
    lua_pushnil(L);
    while (lua_next(L, index) != 0) {
        uint32_t cell;
        if (lua_type(L, -2) != LUA_TSTRING) {
            scenario_fail(L, true, "put: cells are { name = value }");
        }
        cell = scenario_cell(L, lua_tostring(L, -2));
        if (s->rules->cell.at[cell].scope != JAC_PER_FIGURE) {
            scenario_fail(L, true, "put: cell %s is not one of figures", lua_tostring(L, -2));
        }
        if (jac_cell_set(s->engine, s->game, cell, figure, 0, scenario_cell_value(L, -1)) !=
            JAC_OK) {
            scenario_fail(L, true, "put: %s", s->engine->error.what);
        }
        lua_pop(L, 1);
    }
}

int scenario_put(lua_State *L)
{
    scenario *s = scenario_of(L);
    int owner = scenario_owner(L, 2);
    int kind = scenario_figure_kind(L, 3);
    int32_t place;
    int figure;
    uint8_t placed = s->game->turn.placed, moved = s->game->turn.moved;
    scenario_ready(L);
    place = scenario_place(L, 4);
    figure = free_figure(s, owner, kind);
    if (figure < 0) {
        scenario_fail(L, true, "put: no %s is left in the supply", lua_tostring(L, 3));
    }
    if (jac_figure_to(s->engine, s->game, (uint32_t)figure, place, owner,
                      jac_symbol_find(s->rules, "setup")) != JAC_OK) {
        scenario_fail(L, true, "put: %s", s->engine->error.what);
    }
    s->game->turn.placed = placed; /* it was not this turn's doing */
    s->game->turn.moved = moved;
    s->engine->queue_head = s->engine->queue_tail = 0;
    if (lua_istable(L, 5)) {
        put_cells(L, s, 5, (uint32_t)figure);
    } else if (!lua_isnoneornil(L, 5)) {
        scenario_fail(L, true, "put: cells are { name = value }");
    }
    return 0;
}

int scenario_points(lua_State *L)
{
    scenario *s = scenario_of(L);
    int player = scenario_player(L, 2);
    s->game->points[player] = argument_integer(L, 3, -100000, 100000, "points");
    return 0;
}

int scenario_set_cell(lua_State *L)
{
    scenario *s = scenario_of(L);
    const char *name = luaL_checkstring(L, 2);
    uint32_t cell = scenario_cell(L, name), item;
    int i = 1;
    scenario_ready(L);
    item = scenario_item(L, cell, 3);
    if (!lua_isnoneornil(L, 5)) {
        i = argument_integer(L, 5, 1, s->rules->cell.at[cell].length, "cell");
    }
    if (jac_cell_set(s->engine, s->game, cell, item, (uint32_t)i - 1, scenario_cell_value(L, 4)) !=
        JAC_OK) {
        scenario_fail(L, true, "cell: %s", s->engine->error.what);
    }
    return 0;
}

int scenario_bag(lua_State *L)
{
    scenario *s = scenario_of(L);
    uint16_t *bag = JAC_AT_OFFSET(uint16_t, s->game, s->rules->layout.bag);
    lua_Integer count;
    if (!lua_istable(L, 2)) {
        scenario_fail(L, true, "bag: a list of tiles expected, got %s", luaL_typename(L, 2));
    }
    count = (lua_Integer)lua_rawlen(L, 2);
    if (count > 2000) {
        scenario_fail(L, true, "bag: more than 2000 tiles");
    }
    scenario_ready(L);
    memset(bag, 0, s->rules->type.count * sizeof *bag);
    s->game->bag_count = s->game->bag_hidden = 0;
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, 2, i);
        bag[scenario_type(L, -1)]++;
        s->game->bag_count++;
        lua_pop(L, 1);
    }
    return 0;
}
