/* methods_board.c - fields and methods of tiles, segments, features and cells of the board. */
#include <string.h>

#include "methods.h"

enum { LIST_MAX = 256 }; /* handles on the C stack before the list is made */

void jac_lua_give_list(lua_State *L, int kind, const int32_t *index, size_t count)
{
    luaL_checkstack(L, 8, NULL);
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        jac_lua_give_handle(L, kind, index[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
}

int32_t jac_lua_place_tile(const jac_lua *lua, int32_t place)
{
    uint32_t index = jac_place_index(place);
    switch (jac_place_at(place)) {
    case JAC_AT_SEGMENT:
    case JAC_AT_HELD:
        return jac_segments(lua->rules, lua->game)[index].tile;
    case JAC_AT_TILE:
        return (int32_t)index;
    case JAC_AT_CORNER:
        return (int32_t)(index / 4);
    default:
        return JAC_NONE;
    }
}

/* ---- tile ------------------------------------------------------------------------------------ */

static const jac_tile *tile_at(const jac_lua *lua, const jac_handle *self)
{
    return &jac_tiles(lua->rules, lua->game)[self->index];
}

static int tile_type(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give(L, JAC_T_TYPE, tile_at(lua, self)->type);
    return 1;
}

static int tile_x(lua_State *L, jac_lua *lua, jac_handle *self)
{
    lua_pushinteger(L, jac_cell_x(tile_at(lua, self)->cell));
    return 1;
}

static int tile_y(lua_State *L, jac_lua *lua, jac_handle *self)
{
    lua_pushinteger(L, jac_cell_y(tile_at(lua, self)->cell));
    return 1;
}

static int tile_cell(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give(L, JAC_T_CELL, tile_at(lua, self)->cell);
    return 1;
}

static int tile_rotation(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give(L, JAC_T_ROTATION, tile_at(lua, self)->rotation);
    return 1;
}

static int tile_player(lua_State *L, jac_lua *lua, jac_handle *self)
{
    int player = tile_at(lua, self)->player;
    jac_lua_give(L, JAC_T_PLAYER, player == 0xFF ? -1 : player);
    return 1;
}

static int tile_marks(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give_handle(L, JAC_H_MARKS, tile_at(lua, self)->type);
    return 1;
}

static int tile_segments(lua_State *L, jac_lua *lua, jac_handle *self)
{
    int32_t found[LIST_MAX];
    uint32_t n = 0;
    for (uint16_t s; n < LIST_MAX; n++) {
        s = jac_tile_segment(lua->rules, lua->game, (uint32_t)self->index, n);
        if (s == JAC_NONE)
            break;
        found[n] = s;
    }
    jac_lua_give_list(L, JAC_H_SEGMENT, found, n);
    return 1;
}

/* tile:segment("city 1") */
static int tile_segment(lua_State *L)
{
    const jac_lua *lua = jac_lua_of(L);
    const jac_handle *self = jac_lua_check(L, 1, JAC_H_TILE);
    jac_lua_give(
        L, JAC_T_SEGMENT,
        jac_segment_named(lua->rules, lua->game, (uint32_t)self->index, luaL_checkstring(L, 2)));
    return 1;
}

/* tile:corner("NE") */
static int tile_corner(lua_State *L)
{
    static const char *const names[] = { "NE", "SE", "SW", "NW", NULL };
    const jac_handle *self = jac_lua_check(L, 1, JAC_H_TILE);
    int corner = luaL_checkoption(L, 2, NULL, names);
    jac_lua_give(L, JAC_T_PLACE,
                 jac_place_pack(JAC_AT_CORNER, (uint32_t)(self->index * 4 + corner)));
    return 1;
}

static const jac_api_entry tile_entries[] = {
    { "type", NULL, "string", "1.0", "The id of its tile type, \"BA/RCr\".", tile_type, NULL },
    { "x", NULL, "integer", "1.0", "Grows to the east.", tile_x, NULL },
    { "y", NULL, "integer", "1.0", "Grows to the south.", tile_y, NULL },
    { "cell", NULL, "cell", "1.0", "Where it lies.", tile_cell, NULL },
    { "rotation", NULL, "integer", "1.0", "Degrees clockwise: 0, 90, 180 or 270.", tile_rotation,
      NULL },
    { "player", NULL, "player?", "1.0", "Who placed it; nil: nobody.", tile_player, NULL },
    { "marks", NULL, "marks", "1.0",
      "Its marks by name: true for a flag, an integer or a word; nil when it hasn't it.",
      tile_marks, NULL },
    { "segments", NULL, "segment[]", "1.0", "A new list of its segments.", tile_segments, NULL },
    { "segment", "name:string", "segment?", "1.0", "By name: \"city\" is \"city 1\".", NULL,
      tile_segment },
    { "corner", "name:string", "place", "1.0", "The corner \"NE\", \"SE\", \"SW\" or \"NW\".", NULL,
      tile_corner },
    { "in_line", "n:integer", "fun(): tile", "1.0",
      "Iterates over it and the tiles in line with it, to the north, east, south and west, up to n "
      "cells away.",
      NULL, jac_lua_in_line },
};
const jac_api_kind jac_api_tile = { "tile", "A tile that lies on the board.", tile_entries,
                                    sizeof tile_entries / sizeof *tile_entries };

/* ---- segment --------------------------------------------------------------------------------- */

static const jac_segment *segment_at(const jac_lua *lua, const jac_handle *self)
{
    return &jac_segments(lua->rules, lua->game)[self->index];
}

/* Also of features: their segments are of one kind. */
static int segment_kind(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give_symbol(L, lua->rules->kind.at[segment_at(lua, self)->kind].name);
    return 1;
}

static int segment_class(lua_State *L, jac_lua *lua, jac_handle *self)
{
    uint8_t class_ = jac_segment_class(lua->rules, lua->game, (uint32_t)self->index);
    jac_lua_give_symbol(L, lua->rules->kind.at[class_].name);
    return 1;
}

static int segment_tile(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give(L, JAC_T_TILE, segment_at(lua, self)->tile);
    return 1;
}

static int segment_feature(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)lua;
    jac_lua_give(L, JAC_T_FEATURE, self->index);
    return 1;
}

static int segment_place(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)lua;
    jac_lua_give(L, JAC_T_PLACE, jac_place_pack(JAC_AT_SEGMENT, (uint32_t)self->index));
    return 1;
}

static int segment_name(lua_State *L, jac_lua *lua, jac_handle *self)
{
    char text[80];
    jac_segment_name(lua->rules, lua->game, (uint32_t)self->index, text, sizeof text);
    lua_pushstring(L, text);
    return 1;
}

static int segment_arms(lua_State *L, jac_lua *lua, jac_handle *self)
{
    const jac_segment *s = segment_at(lua, self);
    const jac_tile_type *type =
        &lua->rules->type.at[jac_tiles(lua->rules, lua->game)[s->tile].type];
    lua_pushinteger(L, s->slot < type->segment_count ? type->segment[s->slot].arms : 0);
    return 1;
}

/* The segments of the same tile that a relation links with this one; from a to b, or both ways. */
static void give_linked(lua_State *L, const jac_handle *self, int relation, bool both)
{
    const jac_lua *lua = jac_lua_of(L);
    const jac_segment *s = segment_at(lua, self);
    const jac_tile *tile = &jac_tiles(lua->rules, lua->game)[s->tile];
    const jac_tile_type *type = &lua->rules->type.at[tile->type];
    int32_t found[JAC_TILE_LINKS_MAX];
    size_t n = 0;
    for (int i = 0; i < type->link_count; i++) {
        const jac_tile_link *link = &type->link[i];
        if (link->relation != relation)
            continue;
        if (link->a == s->slot)
            found[n++] = tile->first + link->b;
        else if (both && link->b == s->slot)
            found[n++] = tile->first + link->a;
    }
    jac_lua_give_list(L, JAC_H_SEGMENT, found, n);
}

static int segment_touches(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)lua;
    give_linked(L, self, JAC_RELATION_TOUCHES, true);
    return 1;
}

/* segment:linked("leads_to") */
static int segment_linked(lua_State *L)
{
    const jac_lua *lua = jac_lua_of(L);
    const jac_handle *self = jac_lua_check(L, 1, JAC_H_SEGMENT);
    int relation = jac_find_relation(lua->rules, luaL_checkstring(L, 2));
    if (relation < 0)
        return luaL_error(L, "no relation \"%s\"; touches, leads_to or a declared one",
                          lua_tostring(L, 2));
    give_linked(L, self, relation, true);
    return 1;
}

/* The tiles over the sides that it touches. */
static int segment_beyond(lua_State *L, jac_lua *lua, jac_handle *self)
{
    const jac_tile *tile = &jac_tiles(lua->rules, lua->game)[segment_at(lua, self)->tile];
    uint16_t slots = jac_segment_slots(lua->rules, lua->game, (uint32_t)self->index);
    int32_t found[4];
    size_t n = 0;
    for (int d = 0; d < 4; d++) {
        uint16_t other = jac_tile_at(lua->rules, lua->game, jac_cell_next(tile->cell, d));
        if ((slots >> (3 * d) & 7) != 0 && other != JAC_NONE)
            found[n++] = other;
    }
    jac_lua_give_list(L, JAC_H_TILE, found, n);
    return 1;
}

static const jac_api_entry segment_entries[] = {
    { "kind", NULL, "string", "1.0", "city, road, field, monastery or a declared kind.",
      segment_kind, NULL },
    { "class", NULL, "string", "1.0", "What the kind counts as: a shrine's class is monastery.",
      segment_class, NULL },
    { "tile", NULL, "tile", "1.0", "The tile that it is on.", segment_tile, NULL },
    { "feature", NULL, "feature", "1.0", "What it belongs to now.", segment_feature, NULL },
    { "place", NULL, "place", "1.0", "The place on it, for figures.", segment_place, NULL },
    { "name", NULL, "string", "1.0", "Its name within its tile, \"city 1\".", segment_name, NULL },
    { "arms", NULL, "integer", "1.0", "Its coats of arms.", segment_arms, NULL },
    { "touches", NULL, "segment[]", "1.0",
      "A new list: of a field the cities that it borders on the tile, of a city the fields.",
      segment_touches, NULL },
    { "beyond", NULL, "tile[]", "1.0", "A new list of the tiles over the sides that it touches.",
      segment_beyond, NULL },
    { "linked", "relation:string", "segment[]", "1.0",
      "A new list of the segments of the tile that a relation links with it.", NULL,
      segment_linked },
};
const jac_api_kind jac_api_segment = { "segment", "One piece of a feature on one tile.",
                                       segment_entries,
                                       sizeof segment_entries / sizeof *segment_entries };

/* ---- cell ------------------------------------------------------------------------------------ */

static int cell_x(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)lua;
    lua_pushinteger(L, jac_cell_x(self->index));
    return 1;
}

static int cell_y(lua_State *L, jac_lua *lua, jac_handle *self)
{
    (void)lua;
    lua_pushinteger(L, jac_cell_y(self->index));
    return 1;
}

static int cell_tile(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_give(L, JAC_T_TILE, jac_tile_at(lua->rules, lua->game, self->index));
    return 1;
}

static const jac_api_entry cell_entries[] = {
    { "x", NULL, "integer", "1.0", "Grows to the east.", cell_x, NULL },
    { "y", NULL, "integer", "1.0", "Grows to the south.", cell_y, NULL },
    { "tile", NULL, "tile?", "1.0", "The tile that lies there.", cell_tile, NULL },
};
const jac_api_kind jac_api_cell = { "cell", "A square of the board, with a tile or without.",
                                    cell_entries, sizeof cell_entries / sizeof *cell_entries };
