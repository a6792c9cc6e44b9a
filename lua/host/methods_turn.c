/* methods_turn.c - game.turn, and the game's methods about the board, tiles and the batch. */
#include <string.h>

#include "methods.h"

/* ---- game.turn ------------------------------------------------------------------------------- */

static int turn_number(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)self;
    lua_pushinteger(L, lua->game->turn.number);
    return 1;
}

static int turn_player(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)self;
    jac_lua_give_handle(L, JAC_H_PLAYER, lua->game->turn.player);
    return 1;
}

static int turn_part(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)self;
    lua_pushinteger(L, lua->game->turn.part);
    return 1;
}

static int turn_source(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)self;
    jac_lua_give_word(L, (jac_word)(JAC_W_bag + lua->game->turn.source));
    return 1;
}

static int turn_type(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)self;
    jac_lua_give(L, JAC_T_TYPE, lua->game->turn.type);
    return 1;
}

static int turn_tile(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)self;
    jac_lua_give(L, JAC_T_TILE, lua->game->turn.tile);
    return 1;
}

static int turn_marks(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)self;
    if (lua->game->turn.type == JAC_NONE)
        lua_pushnil(L);
    else
        jac_lua_give_handle(L, JAC_H_MARKS, lua->game->turn.type);
    return 1;
}

static int turn_action(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)self;
    jac_lua_give(L, JAC_T_OFFER, lua->game->turn.action);
    return 1;
}

static int turn_placed(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)self;
    lua_pushinteger(L, lua->game->turn.placed);
    return 1;
}

static int turn_moved(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)self;
    lua_pushinteger(L, lua->game->turn.moved);
    return 1;
}

static const jac_api_entry turn_entries[] = {
    { "number", NULL, "integer", "1.0", "1 for the first turn.", turn_number, NULL },
    { "player", NULL, "player", "1.0", "The active player.", turn_player, NULL },
    { "part", NULL, "integer", "1.0", "1, or 2 in the second part of a double turn.", turn_part,
      NULL },
    { "source", NULL, "source", "1.0", "Where the tile came from.", turn_source, NULL },
    { "type", NULL, "string?", "1.0", "The tile type in hand or just placed.", turn_type, NULL },
    { "tile", NULL, "tile?", "1.0", "The tile just placed.", turn_tile, NULL },
    { "marks", NULL, "marks?", "1.0", "The marks of that type, in hand or placed.", turn_marks,
      NULL },
    { "action", NULL, "string?", "1.0",
      "The action taken in this part: \"put\" or \"module.offer\"; nil after a pass.", turn_action,
      NULL },
    { "placed", NULL, "integer", "1.0", "Meeples put on the new tile in this part.", turn_placed,
      NULL },
    { "moved", NULL, "integer", "1.0", "Figures moved on the board in this part.", turn_moved,
      NULL },
};
const jac_api_kind jac_api_turn = { "turn",
                                    "What is known of this turn; most of it is cleared when a part "
                                    "begins.",
                                    turn_entries, sizeof turn_entries / sizeof *turn_entries };

/* ---- the board ------------------------------------------------------------------------------- */

/* The cell named by two coordinates from stack index 2 on. */
static int32_t cell_args(lua_State *L)
{
    lua_Integer x = luaL_checkinteger(L, 2), y = luaL_checkinteger(L, 3);
    if (x < -8000 || x > 8000 || y < -8000 || y > 8000)
        luaL_error(L, "cells lie between -8000 and 8000");
    return jac_cell_pack((int)x, (int)y);
}

int jac_lua_tile_at(lua_State *L)
{
    const jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_give(L, JAC_T_TILE, jac_tile_at(lua->rules, lua->game, cell_args(L)));
    return 1;
}

int jac_lua_cell(lua_State *L)
{
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_give(L, JAC_T_CELL, cell_args(L));
    return 1;
}

int jac_lua_slot(lua_State *L)
{
    const jac_lua *lua = jac_lua_of(L);
    const jac_ruleset *r = lua->rules;
    jac_lua_check(L, 1, JAC_H_GAME);
    const char *name = luaL_checkstring(L, 2);
    lua_Integer n = luaL_checkinteger(L, 3);
    const char *own = lua->module[lua->running->module].info.name;
    int area = jac_find_area(r, lua_pushfstring(L, "%s.%s", own, name));
    if (area < 0)
        area = jac_find_area(r, name);
    if (area < 0)
        return luaL_error(L, "no area \"%s\"", name);
    if (n < 1 || n > r->area.at[area].slot_count)
        return luaL_error(L, "area %s has slots 1 to %d", name, (int)r->area.at[area].slot_count);
    jac_lua_give(L, JAC_T_PLACE,
                 jac_place_pack(JAC_AT_SLOT, r->area.at[area].slot_first + (uint32_t)n - 1));
    return 1;
}

int jac_lua_marks(lua_State *L)
{
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_give_handle(L, JAC_H_MARKS, jac_lua_arg(L, 2, JAC_T_TYPE));
    return 1;
}

int jac_lua_may_stand(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    int32_t kind = jac_lua_arg(L, 2, JAC_T_KIND), place = jac_lua_arg(L, 3, JAC_T_PLACE);
    int32_t player = lua_isnoneornil(L, 4) ? jac_lua_acting(lua) : jac_lua_arg(L, 4, JAC_T_PLAYER);
    bool may = jac_may_stand(lua->engine, lua->game, (uint32_t)kind, player, place);
    jac_lua_done(L, JAC_OK, "game:may_stand");
    lua_pushboolean(L, may);
    return 1;
}

/* ---- tiles ----------------------------------------------------------------------------------- */

int jac_lua_lay_aside(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:lay_aside");
    uint16_t mark = jac_symbol_find(lua->rules, luaL_checkstring(L, 2));
    if (mark == JAC_NONE)
        return luaL_error(L, "game:lay_aside: no tile has the mark \"%s\"", lua_tostring(L, 2));
    jac_lua_done(L, jac_lay_aside(lua->engine, lua->game, mark, jac_lua_arg(L, 3, JAC_T_INTEGER)),
                 "game:lay_aside");
    return 0;
}

int jac_lua_lay_tile(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:lay_tile");
    int32_t type = jac_lua_arg(L, 2, JAC_T_TYPE), cell = jac_lua_arg(L, 3, JAC_T_CELL);
    int32_t rotation = lua_isnoneornil(L, 4) ? 0 : jac_lua_arg(L, 4, JAC_T_ROTATION);
    int32_t player = lua_isnoneornil(L, 5) ? -1 : jac_lua_arg(L, 5, JAC_T_PLAYER);
    uint16_t tile = JAC_NONE;
    jac_lua_done(
        L, jac_tile_add(lua->engine, lua->game, (uint32_t)type, cell, rotation, player, &tile),
        "game:lay_tile");
    jac_lua_give(L, JAC_T_TILE, tile);
    return 1;
}

int jac_lua_give_tile(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:give_tile");
    int32_t type = jac_lua_arg(L, 2, JAC_T_TYPE);
    if (lua_isnoneornil(L, 3)) {
        jac_lua_done(L, jac_source_give(lua->engine, lua->game, (uint32_t)type), "game:give_tile");
        return 0;
    }
    int32_t cell = jac_lua_arg(L, 3, JAC_T_CELL);
    int32_t rotation = lua_isnoneornil(L, 4) ? 0 : jac_lua_arg(L, 4, JAC_T_ROTATION);
    jac_lua_done(L, jac_source_place(lua->engine, lua->game, (uint32_t)type, cell, rotation),
                 "game:give_tile");
    return 0;
}

int jac_lua_turn_to(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:turn_to");
    jac_lua_done(L, jac_turn_to(lua->engine, lua->game, jac_lua_arg(L, 2, JAC_T_PLAYER)),
                 "game:turn_to");
    return 0;
}

int jac_lua_bag_take(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:take_from_bag");
    lua_pushboolean(L,
                    jac_bag_take(lua->engine, lua->game, (uint32_t)jac_lua_arg(L, 2, JAC_T_TYPE)));
    return 1;
}

static const char *const zones[] = { "aside", "hand", "deck", "discard", "out", NULL };

int jac_lua_keep_tile(lua_State *L)
{
    static const char *const viewers[] = { "all", "owner", "nobody", NULL };
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:keep_tile");
    int32_t type = jac_lua_arg(L, 2, JAC_T_TYPE);
    int zone = JAC_ZONE_ASIDE + luaL_checkoption(L, 3, NULL, zones);
    int32_t owner = lua_isnoneornil(L, 4) ? 0 : jac_lua_arg(L, 4, JAC_T_PLAYER);
    int viewer = luaL_checkoption(L, 5, "all", viewers);
    jac_lua_done(L,
                 jac_kept_add(lua->engine, lua->game, (uint32_t)type, (jac_zone)zone, owner,
                              (jac_viewer)viewer),
                 "game:keep_tile");
    return 0;
}

int jac_lua_put_away(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:put_away");
    int zone = JAC_ZONE_ASIDE + luaL_checkoption(L, 2, NULL, zones);
    jac_lua_done(L, jac_put_away(lua->engine, lua->game, (jac_zone)zone), "game:put_away");
    return 0;
}

int jac_lua_back_to_bag(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:back_to_bag");
    int zone = JAC_ZONE_ASIDE + luaL_checkoption(L, 2, NULL, zones);
    const char *name = luaL_optstring(L, 3, NULL);
    uint16_t mark = name ? jac_symbol_find(lua->rules, name) : 0;
    lua_pushinteger(L, jac_back_to_bag(lua->engine, lua->game, (jac_zone)zone, mark));
    return 1;
}

/* ---- joins and the batch --------------------------------------------------------------------- */

int jac_lua_join(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:join");
    int32_t a = jac_lua_arg(L, 2, JAC_T_SEGMENT), b = jac_lua_arg(L, 3, JAC_T_SEGMENT);
    jac_lua_done(L, jac_join(lua->engine, lua->game, (uint32_t)a, (uint32_t)b), "game:join");
    return 0;
}

int jac_lua_unjoin(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:unjoin");
    int32_t a = jac_lua_arg(L, 2, JAC_T_SEGMENT), b = jac_lua_arg(L, 3, JAC_T_SEGMENT);
    jac_lua_done(L, jac_unjoin(lua->engine, lua->game, (uint32_t)a, (uint32_t)b), "game:unjoin");
    return 0;
}

int jac_lua_batch_add(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:batch_add");
    int32_t feature = jac_lua_arg(L, 2, JAC_T_FEATURE);
    int32_t occasion = lua_isnoneornil(L, 3) ? JAC_TRIGGERED : jac_lua_arg(L, 3, JAC_T_OCCASION);
    uint16_t reason = lua_isnoneornil(L, 4) ? 0 : jac_lua_reason_arg(L, 4);
    jac_lua_done(
        L, jac_batch_add(lua->engine, lua->game, (uint32_t)feature, (jac_occasion)occasion, reason),
        "game:batch_add");
    return 0;
}

int jac_lua_batch_drop(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    jac_lua_check(L, 1, JAC_H_GAME);
    jac_lua_writing(L, "game:batch_drop");
    int32_t feature = jac_lua_arg(L, 2, JAC_T_FEATURE);
    jac_lua_done(L, jac_batch_drop(lua->engine, lua->game, (uint32_t)feature), "game:batch_drop");
    return 0;
}
