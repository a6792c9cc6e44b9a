/* scenario_value.c - what the arguments of a scenario's calls mean. */
#include <stdio.h>
#include <string.h>

#include "problem.h"
#include "scenario_internal.h"

/* ---- names -------------------------------------------------------------------------------- */

/* Fails with the nearest of the names. */
static void unknown(lua_State *L, const char *what, const char *name, const char *const *names,
                    size_t count)
{
    char hint[JAC_HINT_SIZE];
    jac_hint_names(hint, name, names, count);
    scenario_fail(L, true, "unknown %s \"%.60s\"%s%s", what, name, hint[0] != '\0' ? "; " : "",
                  hint);
}

void scenario_keys(lua_State *L, int index, const char *const *names, const char *what)
{
    size_t count = 0;
    index = lua_absindex(L, index);
    while (names[count] != NULL) {
        count++;
    }
    lua_pushnil(L);
    while (lua_next(L, index) != 0) {
        lua_pop(L, 1);
        if (lua_type(L, -1) == LUA_TSTRING) {
            const char *key = lua_tostring(L, -1);
            size_t i = 0;
            while (i < count && strcmp(key, names[i]) != 0) {
                i++;
            }
            if (i == count) {
                unknown(L, what, key, names, count);
            }
        }
    }
}

/* A text argument; what it should be is told when it isn't one. */
static const char *text_at(lua_State *L, int index, const char *what)
{
    if (lua_type(L, index) != LUA_TSTRING) {
        scenario_fail(L, true, "%s expected, got %s", what, luaL_typename(L, index));
    }
    return lua_tostring(L, index);
}

int scenario_player(lua_State *L, int index)
{
    scenario *s = scenario_of(L);
    const jac_base *base = &s->rules->base;
    const char *name;
    if (lua_isinteger(L, index)) {
        lua_Integer number = lua_tointeger(L, index);
        if (number < 1 || number > base->players) {
            scenario_fail(L, true, "player %d is not from 1 to %d", (int)number, base->players);
        }
        return (int)number - 1;
    }
    name = text_at(L, index, "a player's name");
    for (int i = 0; i < base->players; i++) {
        if (strcmp(base->name[i], name) == 0) {
            return i;
        }
    }
    unknown(L, "player", name, base->name, base->players);
    return 0;
}

int scenario_owner(lua_State *L, int index)
{
    if (lua_isnoneornil(L, index) || (lua_isboolean(L, index) && !lua_toboolean(L, index)) ||
        (lua_isinteger(L, index) && lua_tointeger(L, index) == 0)) {
        return -1;
    }
    return scenario_player(L, index);
}

/* Finds `name` in a table of the ruleset by the symbols that `symbol` gives. */
#define FIND_NAMED(L, what, name, table, field)                                                    \
    do {                                                                                           \
        const char *list_[512];                                                                    \
        size_t n_ = 0;                                                                             \
        for (uint32_t i_ = 0; i_ < (table).count && n_ < 512; i_++) {                              \
            list_[n_++] = jac_text(s->rules, (table).at[i_] field);                                \
        }                                                                                          \
        unknown(L, what, name, list_, n_);                                                         \
    } while (0)

uint32_t scenario_type(lua_State *L, int index)
{
    scenario *s = scenario_of(L);
    const char *name = text_at(L, index, "a tile's name");
    int type = jac_find_type(s->rules, name);
    if (type < 0) {
        FIND_NAMED(L, "tile", name, s->rules->type, .name);
    }
    return (uint32_t)type;
}

int scenario_figure_kind(lua_State *L, int index)
{
    scenario *s = scenario_of(L);
    const char *name = text_at(L, index, "a kind of figure");
    int kind = jac_find_figure_kind(s->rules, name);
    if (kind < 0) {
        FIND_NAMED(L, "kind of figure", name, s->rules->figure_kind, .name);
    }
    return kind;
}

int scenario_rotation(lua_State *L, int index)
{
    lua_Integer degrees = 0;
    if (!lua_isnoneornil(L, index)) {
        if (!lua_isinteger(L, index)) {
            scenario_fail(L, true, "a rotation in degrees expected, got %s",
                          luaL_typename(L, index));
        }
        degrees = lua_tointeger(L, index);
    }
    if (degrees < 0 || degrees > 270 || degrees % 90 != 0) {
        scenario_fail(L, true, "a rotation is 0, 90, 180 or 270");
    }
    return (int)(degrees / 90);
}

/* ---- places -------------------------------------------------------------------------------- */

/* Reads the i-th entry of a place as a coordinate. */
static int coordinate(lua_State *L, int index, int i)
{
    lua_Integer value;
    if (lua_rawgeti(L, index, i) != LUA_TNUMBER || !lua_isinteger(L, -1)) {
        scenario_fail(L, true, "a place is { x, y, \"city 1\" }");
    }
    value = lua_tointeger(L, -1);
    lua_pop(L, 1);
    if (value < -10000 || value > 10000) {
        scenario_fail(L, true, "the coordinate %lld is too far out", (long long)value);
    }
    return (int)value;
}

uint16_t scenario_tile(lua_State *L, int index)
{
    scenario *s = scenario_of(L);
    uint16_t tile;
    int x, y;
    index = lua_absindex(L, index);
    if (!lua_istable(L, index)) {
        scenario_fail(L, true, "a place { x, y, ... } expected, got %s", luaL_typename(L, index));
    }
    x = coordinate(L, index, 1);
    y = coordinate(L, index, 2);
    tile = jac_tile_at(s->rules, s->game, jac_cell_pack(x, y));
    if (tile == JAC_NONE) {
        scenario_fail(L, true, "no tile lies at %d,%d", x, y);
    }
    return tile;
}

static const char *const corners[4] = { "corner NE", "corner SE", "corner SW", "corner NW" };

/* The segment of the tile called `name`, or a failure that lists what there is. */
static int32_t segment_place(lua_State *L, scenario *s, uint16_t tile, const char *name)
{
    char names[JAC_TILE_SEGMENTS_MAX + 1][40];
    const char *list[JAC_TILE_SEGMENTS_MAX + 1];
    size_t count = 0;
    uint16_t segment = jac_segment_named(s->rules, s->game, tile, name);
    if (segment != JAC_NONE) {
        return jac_place_pack(JAC_AT_SEGMENT, segment);
    }
    for (uint32_t i = 0; count <= JAC_TILE_SEGMENTS_MAX; i++) {
        segment = jac_tile_segment(s->rules, s->game, tile, i);
        if (segment == JAC_NONE) {
            break;
        }
        jac_segment_name(s->rules, s->game, segment, names[count], sizeof names[count]);
        list[count] = names[count];
        count++;
    }
    unknown(L, "segment", name, list, count);
    return 0;
}

/* { area = "leipzig", slot = 1 } */
static int32_t slot_place(lua_State *L, scenario *s, int index)
{
    const char *name;
    int area;
    lua_Integer slot = 1;
    lua_getfield(L, index, "area");
    name = text_at(L, -1, "an area's name");
    area = jac_find_area(s->rules, name);
    if (area < 0) {
        scenario_fail(L, true, "unknown area \"%.60s\"", name);
    }
    if (lua_getfield(L, index, "slot") != LUA_TNIL) {
        slot = luaL_checkinteger(L, -1);
    }
    if (slot < 1 || slot > s->rules->area.at[area].slot_count) {
        scenario_fail(L, true, "%s has no slot %d", name, (int)slot);
    }
    lua_pop(L, 2);
    return jac_place_pack(JAC_AT_SLOT,
                          (uint32_t)(s->rules->area.at[area].slot_first + (int)slot - 1));
}

int32_t scenario_place(lua_State *L, int index)
{
    scenario *s = scenario_of(L);
    const char *name;
    int32_t place;
    uint16_t tile;
    index = lua_absindex(L, index);
    if (lua_type(L, index) == LUA_TSTRING) {
        name = lua_tostring(L, index);
        if (strcmp(name, "supply") == 0 || strcmp(name, "box") == 0) {
            return jac_place_pack(name[0] == 's' ? JAC_AT_SUPPLY : JAC_AT_BOX, 0);
        }
        scenario_fail(L, true, "a place is { x, y, \"city 1\" }, \"supply\" or \"box\"");
    }
    if (lua_istable(L, index)) {
        bool area = lua_getfield(L, index, "area") != LUA_TNIL;
        lua_pop(L, 1);
        if (area) {
            return slot_place(L, s, index);
        }
    }
    tile = scenario_tile(L, index);
    if (lua_rawgeti(L, index, 3) == LUA_TNIL) {
        lua_pop(L, 1);
        return jac_place_pack(JAC_AT_TILE, tile);
    }
    name = text_at(L, -1, "a segment's name");
    for (uint32_t c = 0; c < 4; c++) {
        if (strcmp(name, corners[c]) == 0) {
            lua_pop(L, 1);
            return jac_place_pack(JAC_AT_CORNER, tile * 4u + c);
        }
    }
    place = segment_place(L, s, tile, name);
    lua_pop(L, 1);
    return place;
}

int scenario_figure_at(const scenario *s, int32_t place, int owner, int kind)
{
    for (uint32_t i = 0; i < s->rules->figure.count; i++) {
        const jac_figure_def *def = &s->rules->figure.at[i];
        if (jac_figures(s->rules, s->game)[i].place == place &&
            (owner == -2 || (owner < 0 ? 0xFF : owner) == def->owner) &&
            (kind < 0 || def->kind == kind)) {
            return (int)i;
        }
    }
    return -1;
}

/* ---- cells and counters ------------------------------------------------------------------------
 */

static const char *cell_name(const jac_ruleset *rules, uint32_t i)
{
    return jac_text(rules, rules->cell.at[i].name);
}

static const char *stat_name(const jac_ruleset *rules, uint32_t i)
{
    return jac_text(rules, rules->stat.at[i].name);
}

/* The one of `all` that is called "name" by itself, in whichever module; -1 when none is. */
static int without_module(lua_State *L, const char *what, const char *name, uint32_t all,
                          const char *(*name_at)(const jac_ruleset *rules, uint32_t i))
{
    scenario *s = scenario_of(L);
    int found = -1;
    for (uint32_t i = 0; i < all; i++) {
        const char *dot = strchr(name_at(s->rules, i), '.');
        if (dot == NULL || strcmp(dot + 1, name) != 0) {
            continue;
        }
        if (found >= 0) {
            scenario_fail(L, true, "more than one module has a %s %.60s; write module.%.60s", what,
                          name, name);
        }
        found = (int)i;
    }
    return found;
}

uint32_t scenario_cell(lua_State *L, const char *name)
{
    scenario *s = scenario_of(L);
    int found = jac_find_cell(s->rules, name);
    if (found < 0) {
        found = without_module(L, "cell", name, s->rules->cell.count, cell_name);
    }
    if (found < 0) {
        FIND_NAMED(L, "cell", name, s->rules->cell, .name);
    }
    return (uint32_t)found;
}

uint32_t scenario_stat(lua_State *L, const char *name)
{
    scenario *s = scenario_of(L);
    int found = jac_find_stat(s->rules, name);
    if (found < 0) {
        found = without_module(L, "counter", name, s->rules->stat.count, stat_name);
    }
    if (found < 0) {
        FIND_NAMED(L, "counter", name, s->rules->stat, .name);
    }
    return (uint32_t)found;
}

uint32_t scenario_item(lua_State *L, uint32_t cell, int index)
{
    scenario *s = scenario_of(L);
    const jac_cell_def *def = &s->rules->cell.at[cell];
    const char *name = jac_text(s->rules, def->name);
    int32_t place;
    int figure;
    switch ((jac_scope)def->scope) {
    case JAC_PER_GAME:
        if (!lua_isnoneornil(L, index)) {
            scenario_fail(L, true, "%s is one value of the game: its item is nil", name);
        }
        return 0;
    case JAC_PER_PLAYER:
        return (uint32_t)scenario_player(L, index);
    case JAC_PER_TILE:
        return scenario_tile(L, index);
    case JAC_PER_SEGMENT:
        place = scenario_place(L, index);
        if (jac_place_at(place) != JAC_AT_SEGMENT) {
            scenario_fail(L, true, "%s belongs to segments: { x, y, \"city 1\" }", name);
        }
        return jac_place_index(place);
    case JAC_PER_FIGURE:
        break;
    }
    figure = scenario_figure_at(s, scenario_place(L, index), -2, -1);
    if (figure < 0) {
        scenario_fail(L, true, "%s belongs to figures, and none stands there", name);
    }
    return (uint32_t)figure;
}

int32_t scenario_cell_value(lua_State *L, int index)
{
    if (lua_isboolean(L, index)) {
        return lua_toboolean(L, index);
    }
    if (!lua_isinteger(L, index) || lua_tointeger(L, index) < INT32_MIN ||
        lua_tointeger(L, index) > INT32_MAX) {
        scenario_fail(L, true, "a cell holds an integer, true or false, not %s",
                      luaL_typename(L, index));
    }
    return (int32_t)lua_tointeger(L, index);
}
