/* methods_figure.c - fields and methods of players, figures and places. */
#include "methods.h"

/* ---- player ---------------------------------------------------------------------------------- */

static int player_index(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)lua;
    lua_pushinteger(L, self->index + 1);
    return 1;
}

static int player_name(lua_State *L, jac_lua *lua, jac_handle *self)
{
    uint16_t symbol = jac_symbol_find(lua->rules, lua->rules->base.name[self->index]);
    jac_lua_give_symbol(L, symbol);
    return 1;
}

static int player_points(lua_State *L, jac_lua *lua, jac_handle *self)
{
    lua_pushinteger(L, lua->game->points[self->index]);
    return 1;
}

static int player_left(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give_handle(L, JAC_H_PLAYER, (self->index + 1) % lua->rules->base.players);
    return 1;
}

/* player:supply([kind]) */
static int player_supply(lua_State *L)
{
    const jac_lua *lua = jac_lua_of(L);
    const jac_handle *self = jac_lua_check(L, 1, JAC_H_PLAYER);
    int kind = lua_isnoneornil(L, 2) ? 0 : jac_lua_arg(L, 2, JAC_T_KIND);
    lua_pushinteger(L, jac_supply(lua->rules, lua->game, self->index, kind));
    return 1;
}

/* player:score(points, reason[, feature[, occasion]]) */
static int player_score(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    const jac_handle *self = jac_lua_check(L, 1, JAC_H_PLAYER);
    jac_lua_writing(L, "player:score");
    int32_t points = jac_lua_arg(L, 2, JAC_T_INTEGER);
    uint16_t reason = jac_lua_reason_arg(L, 3);
    int32_t segment = lua_isnoneornil(L, 4) ? JAC_NONE : jac_lua_arg(L, 4, JAC_T_FEATURE);
    int32_t occasion = lua_isnoneornil(L, 5) ? JAC_TRIGGERED : jac_lua_arg(L, 5, JAC_T_OCCASION);
    jac_lua_done(L,
                 jac_score(lua->engine, lua->game, self->index, points, (uint32_t)segment,
                           (jac_occasion)occasion, reason),
                 "player:score");
    return 0;
}

static const jac_api_entry player_entries[] = {
    { "index", NULL, "integer", "1.0", "1 for the first in seating order.", player_index, NULL },
    { "name", NULL, "string", "1.0", "\"Red\", as the INI calls this player.", player_name, NULL },
    { "points", NULL, "integer", "1.0", "The player's points now.", player_points, NULL },
    { "left", NULL, "player", "1.0", "The next player in turn.", player_left, NULL },
    { "supply", "kind:kind?", "integer", "1.0",
      "How many unused figures of a kind (\"meeple\" unless named) the player has.", NULL,
      player_supply },
    { "score", "points:integer reason:cause? feature:feature? occasion:occasion?", "", "1.0",
      "Adds points, negative ones too; raises points_scored. The reason is one of the module's "
      "causes "
      "or reasons; left out, it is the module's name.",
      NULL, player_score },
};
const jac_api_kind jac_api_player = { "player",
                                      "One of the players. Two handles of one player are equal.",
                                      player_entries,
                                      sizeof player_entries / sizeof *player_entries };

/* ---- figure ---------------------------------------------------------------------------------- */

static int32_t place_of(const jac_lua *lua, const jac_handle *self)
{
    return jac_figures(lua->rules, lua->game)[self->index].place;
}

static const jac_figure_def *def_of(const jac_lua *lua, const jac_handle *self)
{
    return &lua->rules->figure.at[self->index];
}

static int figure_owner(lua_State *L, jac_lua *lua, jac_handle *self)
{
    int owner = def_of(lua, self)->owner;
    jac_lua_give(L, JAC_T_PLAYER, owner == 0xFF ? -1 : owner);
    return 1;
}

static int figure_kind(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give(L, JAC_T_KIND, def_of(lua, self)->kind);
    return 1;
}

static int figure_meeple(lua_State *L, jac_lua *lua, jac_handle *self)
{
    lua_pushboolean(L, lua->rules->figure_kind.at[def_of(lua, self)->kind].meeple);
    return 1;
}

static int figure_at(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give_word(L, (jac_word)(JAC_W_supply + jac_place_at(place_of(lua, self))));
    return 1;
}

static int figure_segment(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give(L, JAC_T_SEGMENT, jac_place_segment(place_of(lua, self)));
    return 1;
}

static int figure_tile(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give(L, JAC_T_TILE, jac_lua_place_tile(lua, place_of(lua, self)));
    return 1;
}

/* A held figure is in no feature: it has left the one that it was on. */
static int figure_feature(lua_State *L, jac_lua *lua, jac_handle *self)
{
    int32_t place = place_of(lua, self);
    bool stands = jac_place_at(place) == JAC_AT_SEGMENT;
    jac_lua_give(L, JAC_T_FEATURE, stands ? jac_place_segment(place) : JAC_NONE);
    return 1;
}

static int figure_place(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give(L, JAC_T_PLACE, place_of(lua, self));
    return 1;
}

/* The player at `arg`, else who acts now. */
static int by_arg(lua_State *L, int arg)
{
    const jac_lua *lua = jac_lua_of(L);
    if (!lua_isnoneornil(L, arg))
        return jac_lua_arg(L, arg, JAC_T_PLAYER);
    return jac_lua_acting(lua);
}

/* Moves the figure at 1 to a place: cause at `arg`, who does it after that. */
static int move_to(lua_State *L, int32_t place, int arg, const char *what)
{
    jac_lua *lua = jac_lua_of(L);
    const jac_handle *self = jac_lua_check(L, 1, JAC_H_FIGURE);
    jac_lua_writing(L, what);
    uint16_t cause = jac_lua_cause_arg(L, arg);
    int by = by_arg(L, arg + 1);
    jac_lua_done(L, jac_figure_to(lua->engine, lua->game, (uint32_t)self->index, place, by, cause),
                 what);
    return 0;
}

static int figure_go_home(lua_State *L)
{
    return move_to(L, jac_place_pack(JAC_AT_SUPPLY, 0), 2, "figure:go_home");
}

static int figure_to_box(lua_State *L)
{
    return move_to(L, jac_place_pack(JAC_AT_BOX, 0), 2, "figure:to_box");
}

static int figure_move(lua_State *L)
{
    jac_lua_check(L, 1, JAC_H_FIGURE);
    return move_to(L, jac_lua_arg(L, 2, JAC_T_PLACE), 3, "figure:move");
}

static int figure_hold(lua_State *L)
{
    const jac_lua *lua = jac_lua_of(L);
    const jac_handle *self = jac_lua_check(L, 1, JAC_H_FIGURE);
    uint16_t segment = jac_place_segment(place_of(lua, self));
    if (segment == JAC_NONE)
        return luaL_error(L, "figure:hold: %s stands on no segment", luaL_tolstring(L, 1, NULL));
    return move_to(L, jac_place_pack(JAC_AT_HELD, segment), 2, "figure:hold");
}

static int figure_imprison(lua_State *L)
{
    const jac_handle *player = jac_lua_check(L, 2, JAC_H_PLAYER);
    return move_to(L, jac_place_pack(JAC_AT_PRISON, (uint32_t)player->index), 3, "figure:imprison");
}

static int figure_swap(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    const jac_handle *a = jac_lua_check(L, 1, JAC_H_FIGURE), *b = jac_lua_check(L, 2, JAC_H_FIGURE);
    jac_lua_writing(L, "figure:swap");
    uint16_t cause = jac_lua_cause_arg(L, 3);
    int by = by_arg(L, 4);
    jac_lua_done(
        L,
        jac_figure_swap(lua->engine, lua->game, (uint32_t)a->index, (uint32_t)b->index, by, cause),
        "figure:swap");
    return 0;
}

#define BY " by:player?"
static const jac_api_entry figure_entries[] = {
    { "owner", NULL, "player?", "1.0", "nil: a neutral figure.", figure_owner, NULL },
    { "kind", NULL, "string", "1.0", "\"meeple\", or a kind that a module declares.", figure_kind,
      NULL },
    { "meeple", NULL, "boolean", "1.0", "Does it count as a meeple?", figure_meeple, NULL },
    { "at", NULL, "at", "1.0", "Where it is: on a segment, in the supply...", figure_at, NULL },
    { "place", NULL, "place", "1.0", "Where it is, as a place.", figure_place, NULL },
    { "segment", NULL, "segment?", "1.0", "The segment it stands on, or was held from.",
      figure_segment, NULL },
    { "tile", NULL, "tile?", "1.0", "The tile it stands on.", figure_tile, NULL },
    { "feature", NULL, "feature?", "1.0", "The feature it stands in.", figure_feature, NULL },
    { "go_home", "cause:cause" BY, "", "1.0", "To its owner's supply.", NULL, figure_go_home },
    { "move", "to:place cause:cause" BY, "", "1.0",
      "To a place: a segment, tile, figure (beside it) or place.", NULL, figure_move },
    { "hold", "cause:cause" BY, "", "1.0",
      "Sets it aside for a moment; it keeps its segment and is still on the board.", NULL,
      figure_hold },
    { "imprison", "player:player cause:cause" BY, "", "1.0", "To a player's prison.", NULL,
      figure_imprison },
    { "swap", "other:figure cause:cause" BY, "", "1.0",
      "Exchanges two figures on the board at once.", NULL, figure_swap },
    { "to_box", "cause:cause" BY, "", "1.0", "Out of the game.", NULL, figure_to_box },
};
const jac_api_kind jac_api_figure = {
    "figure",
    "A wooden piece: each has its handle, wherever it is. `by` is who does it: left out, the "
    "player asked, else the active player.",
    figure_entries, sizeof figure_entries / sizeof *figure_entries
};

/* ---- place ----------------------------------------------------------------------------------- */

static int place_at(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)lua;
    jac_lua_give_word(L, (jac_word)(JAC_W_supply + jac_place_at(self->index)));
    return 1;
}

static uint16_t segment_of_place(const jac_lua *lua, int32_t place)
{
    uint32_t index = jac_place_index(place);
    return jac_place_at(place) == JAC_AT_CORNER
               ? jac_corner_segment(lua->rules, lua->game, index / 4, index % 4)
               : jac_place_segment(place);
}

static int place_segment(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give(L, JAC_T_SEGMENT, segment_of_place(lua, self->index));
    return 1;
}

static int place_feature(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give(L, JAC_T_FEATURE, segment_of_place(lua, self->index));
    return 1;
}

static int place_tile(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give(L, JAC_T_TILE, jac_lua_place_tile(lua, self->index));
    return 1;
}

static int place_area(lua_State *L, jac_lua *lua, jac_handle *self)
{
    uint32_t slot = jac_place_index(self->index);
    if (jac_place_at(self->index) == JAC_AT_SLOT)
        for (uint32_t i = 0; i < lua->rules->area.count; i++) {
            const jac_area_def *area = &lua->rules->area.at[i];
            if (slot >= area->slot_first && slot < (uint32_t)area->slot_first + area->slot_count) {
                jac_lua_give_cause(L, area->name);
                return 1;
            }
        }
    lua_pushnil(L);
    return 1;
}

static int place_figure(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)lua;
    bool beside = jac_place_at(self->index) == JAC_AT_BESIDE;
    jac_lua_give(L, JAC_T_FIGURE, beside ? (int32_t)jac_place_index(self->index) : JAC_NONE);
    return 1;
}

static int place_player(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)lua;
    bool prison = jac_place_at(self->index) == JAC_AT_PRISON;
    jac_lua_give(L, JAC_T_PLAYER, prison ? (int32_t)jac_place_index(self->index) : -1);
    return 1;
}

static const jac_api_entry place_entries[] = {
    { "at", NULL, "at", "1.0", "What it is: segment, tile, corner, slot, supply...", place_at,
      NULL },
    { "segment", NULL, "segment?", "1.0",
      "At a segment, or held from it; at a corner: what lies there.", place_segment, NULL },
    { "feature", NULL, "feature?", "1.0", "What that segment belongs to now.", place_feature,
      NULL },
    { "tile", NULL, "tile?", "1.0", "The tile of the segment, corner or tile.", place_tile, NULL },
    { "area", NULL, "string?", "1.0", "At a slot: its area.", place_area, NULL },
    { "figure", NULL, "figure?", "1.0", "Beside a figure: that figure.", place_figure, NULL },
    { "player", NULL, "player?", "1.0", "In a prison: whose.", place_player, NULL },
};
const jac_api_kind jac_api_place = { "place", "Where a figure is, was or may go.", place_entries,
                                     sizeof place_entries / sizeof *place_entries };
