/* methods_feature.c - fields and methods of features. */
#include "methods.h"

enum { LIST_MAX = 256 };

static const jac_feature *feature_at(const jac_lua *lua, const jac_handle *self)
{
    return jac_feature_of(lua->rules, lua->game, (uint32_t)self->index);
}

static int feature_kind(lua_State *L, jac_lua *lua, jac_handle *self)
{
    uint8_t kind = jac_segments(lua->rules, lua->game)[self->index].kind;
    jac_lua_give_symbol(L, lua->rules->kind.at[kind].name);
    return 1;
}

static int feature_class(lua_State *L, jac_lua *lua, jac_handle *self)
{
    uint8_t class_ = jac_segment_class(lua->rules, lua->game, (uint32_t)self->index);
    jac_lua_give_symbol(L, lua->rules->kind.at[class_].name);
    return 1;
}

static int feature_tiles(lua_State *L, jac_lua *lua, jac_handle *self)
{
    lua_pushinteger(L, jac_feature_tiles(lua->rules, lua->game, (uint32_t)self->index));
    return 1;
}

static int feature_open(lua_State *L, jac_lua *lua, jac_handle *self)
{
    int open = feature_at(lua, self)->open;
    lua_pushinteger(L, open > 0 ? open : 0);
    return 1;
}

static int feature_closed(lua_State *L, jac_lua *lua, jac_handle *self)
{
    lua_pushboolean(L, feature_at(lua, self)->open <= 0);
    return 1;
}

static int feature_arms(lua_State *L, jac_lua *lua, jac_handle *self)
{
    lua_pushinteger(L, feature_at(lua, self)->arms);
    return 1;
}

static int feature_cities(lua_State *L, jac_lua *lua, jac_handle *self)
{
    jac_lua_charge(L, feature_at(lua, self)->size);
    lua_pushinteger(L, jac_feature_cities(lua->engine, lua->game, (uint32_t)self->index));
    return 1;
}

/* Calls f for each figure that stands in the feature, in the order of figures. */
static int standing(const jac_lua *lua, const jac_handle *self, int32_t *found, int max,
                    bool meeples)
{
    const jac_ruleset *r = lua->rules;
    const jac_segment *segments = jac_segments(r, lua->game);
    const jac_figure *figures = jac_figures(r, lua->game);
    uint16_t label = segments[self->index].feature;
    int n = 0, left = feature_at(lua, self)->figures;
    for (uint32_t f = 0; f < r->figure.count && left > 0; f++) {
        int32_t place = figures[f].place;
        if (jac_place_at(place) != JAC_AT_SEGMENT ||
            segments[jac_place_index(place)].feature != label)
            continue;
        left--;
        if (meeples && !r->figure_kind.at[r->figure.at[f].kind].meeple)
            continue;
        if (n < max)
            found[n] = (int32_t)f;
        n++;
    }
    return n;
}

static int feature_meeples(lua_State *L, jac_lua *lua, jac_handle *self)
{
    lua_pushinteger(L, feature_at(lua, self)->figures ? standing(lua, self, NULL, 0, true) : 0);
    return 1;
}

static int feature_figures(lua_State *L, jac_lua *lua, jac_handle *self)
{
    int32_t found[LIST_MAX];
    int n = standing(lua, self, found, LIST_MAX, false);
    jac_lua_charge(L, lua->rules->figure.count / 4);
    jac_lua_give_list(L, JAC_H_FIGURE, found, (size_t)(n < LIST_MAX ? n : LIST_MAX));
    return 1;
}

/* The segments of the ring, the label's first. */
static int feature_segments(lua_State *L, jac_lua *lua, jac_handle *self)
{
    const jac_segment *segments = jac_segments(lua->rules, lua->game);
    uint16_t first = segments[self->index].feature, s = first;
    lua_createtable(L, feature_at(lua, self)->size, 0);
    lua_Integer n = 0;
    do {
        jac_lua_give_handle(L, JAC_H_SEGMENT, s);
        lua_rawseti(L, -2, ++n);
        s = segments[s].next;
    } while (s != first);
    jac_lua_charge(L, (size_t)n);
    return 1;
}

/* feature:value([occasion]) */
static int feature_value(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    const jac_handle *self = jac_lua_check(L, 1, JAC_H_FEATURE);
    int32_t occasion = lua_isnoneornil(L, 2) ? JAC_TRIGGERED : jac_lua_arg(L, 2, JAC_T_OCCASION);
    int32_t points =
        jac_feature_points(lua->engine, lua->game, (uint32_t)self->index, (jac_occasion)occasion);
    jac_lua_done(L, JAC_OK, "feature:value");
    lua_pushinteger(L, points);
    return 1;
}

/* feature:winners([occasion]) */
static int feature_winners(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    const jac_handle *self = jac_lua_check(L, 1, JAC_H_FEATURE);
    int32_t occasion = lua_isnoneornil(L, 2) ? JAC_TRIGGERED : jac_lua_arg(L, 2, JAC_T_OCCASION);
    uint32_t bits =
        jac_feature_winners(lua->engine, lua->game, (uint32_t)self->index, (jac_occasion)occasion);
    jac_lua_done(L, JAC_OK, "feature:winners");
    jac_lua_give(L, JAC_T_PLAYERS, (int32_t)bits);
    return 1;
}

/* feature:set_kind(kind) */
static int feature_set_kind(lua_State *L)
{
    jac_lua *lua = jac_lua_of(L);
    const jac_handle *self = jac_lua_check(L, 1, JAC_H_FEATURE);
    jac_lua_writing(L, "feature:set_kind");
    int kind = jac_find_kind(lua->rules, luaL_checkstring(L, 2));
    if (kind < 0)
        return luaL_error(L, "no segment kind \"%s\"", lua_tostring(L, 2));
    jac_lua_done(L, jac_feature_kind(lua->engine, lua->game, (uint32_t)self->index, (uint32_t)kind),
                 "feature:set_kind");
    return 0;
}

static const jac_api_entry feature_entries[] = {
    { "kind", NULL, "string", "1.0", "city, road, field, monastery or a declared kind.",
      feature_kind, NULL },
    { "class", NULL, "string", "1.0", "What the kind counts as.", feature_class, NULL },
    { "tiles", NULL, "integer", "1.0",
      "Its tiles, each once; of a monastery itself and its neighbours.", feature_tiles, NULL },
    { "open", NULL, "integer", "1.0", "Open edges; of a monastery the empty cells around it.",
      feature_open, NULL },
    { "closed", NULL, "boolean", "1.0", "No open edge is left.", feature_closed, NULL },
    { "arms", NULL, "integer", "1.0", "Coats of arms.", feature_arms, NULL },
    { "cities", NULL, "integer", "1.0",
      "Of a field: the completed cities that it touches, each once; of anything else 0.",
      feature_cities, NULL },
    { "meeples", NULL, "integer", "1.0", "How many meeples stand in it.", feature_meeples, NULL },
    { "figures", NULL, "figure[]", "1.0", "A new list of all figures that stand in it.",
      feature_figures, NULL },
    { "segments", NULL, "segment[]", "1.0", "A new list of its segments.", feature_segments, NULL },
    { "value", "occasion:occasion?", "integer", "1.0",
      "What it is worth now, nothing awarded; \"triggered\" unless an occasion is named.", NULL,
      feature_value },
    { "winners", "occasion:occasion?", "player[]", "1.0", "Who would win it now; read-only.", NULL,
      feature_winners },
    { "set_kind", "kind:string", "", "1.0",
      "Changes the kind of all its segments: a city becomes a castle.", NULL, feature_set_kind },
};
const jac_api_kind jac_api_feature = {
    "feature",
    "All the segments that are connected. A handle follows its segment when features merge; two "
    "handles of one feature are equal.",
    feature_entries, sizeof feature_entries / sizeof *feature_entries
};
