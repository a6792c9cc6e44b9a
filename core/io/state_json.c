/* state_json.c - see state_json.h. */
#include "state_json.h"

#include <stdio.h>
#include <stdlib.h>

#include "json_make.h"

const char *jac_waits_name(jac_waits waits)
{
    static const char *const names[] = { "choice", "chance", "over" };
    return (size_t)waits < sizeof names / sizeof names[0] ? names[waits] : "?";
}

/* The name of a player, or null. */
static json_t *player_json(const jac_ruleset *r, int player)
{
    return player >= 0 && player < r->base.players ? jac_json_string(r->base.name[player])
                                                   : json_null();
}

static json_t *type_json(const jac_ruleset *r, uint32_t type)
{
    return type < r->type.count ? jac_json_string(jac_text(r, r->type.at[type].name)) : json_null();
}

/* ---- players, tiles, figures ------------------------------------------------------------------
 */

static json_t *players_json(const jac_ruleset *r, const jac_game *g)
{
    json_t *list = json_array();
    for (int p = 0; p < r->base.players; p++) {
        json_t *player = json_object(), *supply = json_object();
        for (uint32_t k = 0; k < r->figure_kind.count; k++) {
            if (!r->figure_kind.at[k].neutral) {
                jac_json_set(&supply, jac_text(r, r->figure_kind.at[k].name),
                             json_integer(jac_supply(r, g, p, (int)k)));
            }
        }
        jac_json_set(&player, "name", jac_json_string(r->base.name[p]));
        jac_json_set(&player, "points", json_integer(g->points[p]));
        jac_json_set(&player, "supply", supply);
        jac_json_add(&list, player);
    }
    return list;
}

static json_t *tiles_json(jac_engine *engine, const jac_game *g)
{
    const jac_ruleset *r = engine->rules;
    json_t *list = json_array();
    for (uint32_t t = 0; t < g->tile_count; t++) {
        const jac_tile *tile = jac_tiles(r, g) + t;
        json_t *json = json_object();
        jac_json_set(&json, "cell", jac_value_to_json(engine, g, JAC_T_CELL, tile->cell));
        jac_json_set(&json, "type", type_json(r, tile->type));
        jac_json_set(&json, "rot", json_integer(tile->rotation * 90));
        jac_json_set(&json, "player", player_json(r, tile->player));
        jac_json_add(&list, json);
    }
    return list;
}

/* Those that are neither in the supply nor in the box. */
static json_t *figures_json(jac_engine *engine, const jac_game *g)
{
    const jac_ruleset *r = engine->rules;
    json_t *list = json_array();
    for (uint32_t f = 0; f < r->figure.count; f++) {
        jac_at at = jac_place_at(jac_figures(r, g)[f].place);
        if (at != JAC_AT_SUPPLY && at != JAC_AT_BOX) {
            jac_json_add(&list, jac_value_to_json(engine, g, JAC_T_FIGURE, (int32_t)f));
        }
    }
    return list;
}

/* ---- features ---------------------------------------------------------------------------------
 */

/* Is it the lowest-numbered segment of its feature? */
static bool leads(const jac_segment *segment, uint32_t first)
{
    uint32_t s = segment[first].next;
    while (s > first) {
        s = segment[s].next;
    }
    return s == first;
}

static json_t *ring_json(jac_engine *engine, const jac_game *g, uint32_t first)
{
    const jac_segment *segment = jac_segments(engine->rules, g);
    json_t *list = json_array();
    uint32_t s = first;
    do {
        jac_json_add(&list, jac_value_to_json(engine, g, JAC_T_SEGMENT, (int32_t)s));
        s = segment[s].next;
    } while (s != first);
    return list;
}

/* What it is worth is said where that can still change: open or occupied features. */
static void add_worth(jac_engine *engine, const jac_game *g, uint32_t segment,
                      const jac_feature *feature, json_t **json)
{
    const jac_ruleset *r = engine->rules;
    if (feature->open <= 0 && feature->figures == 0) {
        return;
    }
    jac_json_set(json, "worth", json_integer(jac_feature_points(engine, g, segment, JAC_FINAL)));
    if (r->kind.at[jac_segments(r, g)[segment].kind].scores) {
        jac_json_set(json, "closed",
                     json_integer(jac_feature_points(engine, g, segment, JAC_COMPLETED)));
    }
    if (feature->figures > 0) {
        uint32_t winners = jac_feature_winners(engine, g, segment, JAC_FINAL);
        jac_json_set(json, "winners",
                     jac_value_to_json(engine, g, JAC_T_PLAYERS, (int32_t)winners));
    }
}

static json_t *features_json(jac_engine *engine, const jac_game *g)
{
    const jac_ruleset *r = engine->rules;
    json_t *list = json_array();
    for (uint32_t s = 0; s < g->segment_count; s++) {
        if (!leads(jac_segments(r, g), s)) {
            continue;
        }
        const jac_feature *feature = jac_feature_of(r, g, s);
        json_t *json = json_object();
        jac_json_set(&json, "kind",
                     jac_json_string(jac_text(r, r->kind.at[jac_segments(r, g)[s].kind].name)));
        jac_json_set(&json, "segments", ring_json(engine, g, s));
        jac_json_set(&json, "tiles", json_integer(jac_feature_tiles(r, g, s)));
        jac_json_set(&json, "open", json_integer(feature->open));
        jac_json_set(&json, "arms", json_integer(feature->arms));
        jac_json_set(&json, "figures", json_integer(feature->figures));
        add_worth(engine, g, s, feature, &json);
        jac_json_add(&list, json);
    }
    return list;
}

/* ---- tiles off the board ------------------------------------------------------------------------
 */

static json_t *bag_json(const jac_ruleset *r, const jac_game *g)
{
    json_t *bag = json_object();
    for (uint32_t t = 0; t < r->type.count; t++) {
        if (jac_bag(r, g)[t] > 0) {
            jac_json_set(&bag, jac_text(r, r->type.at[t].name), json_integer(jac_bag(r, g)[t]));
        }
    }
    return bag;
}

/* Tiles in other zones; jac_observe has taken the type from those that are hidden. */
static json_t *kept_json(const jac_ruleset *r, const jac_game *g)
{
    static const char *const zones[] = { "bag", "aside", "hand", "deck", "discard", "out" };
    json_t *list = json_array();
    for (uint32_t i = 0; i < g->kept_count; i++) {
        const jac_kept *kept = jac_kept_tiles(r, g) + i;
        json_t *json = json_object();
        jac_json_set(
            &json, "zone",
            jac_json_string(kept->zone < sizeof zones / sizeof *zones ? zones[kept->zone] : "?"));
        if (kept->zone == JAC_ZONE_HAND) {
            jac_json_set(&json, "owner", player_json(r, kept->owner));
        }
        jac_json_set(&json, "type", type_json(r, kept->type));
        jac_json_add(&list, json);
    }
    return list;
}

/* ---- cells of modules
 * ----------------------------------------------------------------------------- */

static json_t *cell_value(const jac_ruleset *r, const jac_game *g, uint32_t cell, uint32_t item)
{
    const jac_cell_def *def = r->cell.at + cell;
    json_t *list = json_array();
    for (uint32_t i = 0; i < def->length; i++) {
        int32_t value = jac_cell_get(r, g, cell, item, i);
        json_t *json = def->boolean ? json_boolean(value != 0) : json_integer(value);
        if (def->length == 1) {
            json_decref(list);
            return json;
        }
        jac_json_add(&list, json);
    }
    return list;
}

static bool cell_is_initial(const jac_ruleset *r, const jac_game *g, uint32_t cell, uint32_t item)
{
    bool same = true;
    for (uint32_t i = 0; i < r->cell.at[cell].length; i++) {
        same = same && jac_cell_get(r, g, cell, item, i) == r->cell.at[cell].initial;
    }
    return same;
}

/* Whose an item of the cell's scope is; -1: nobody's. */
static int cell_owner(const jac_ruleset *r, const jac_cell_def *def, uint32_t item)
{
    if (def->scope == JAC_PER_PLAYER) {
        return (int)item;
    }
    return def->scope == JAC_PER_FIGURE ? r->figure.at[item].owner : -1;
}

/* How many items of the scope exist, and the type of value that names one. */
static uint32_t cell_items(const jac_ruleset *r, const jac_game *g, const jac_cell_def *def,
                           jac_type *type)
{
    switch (def->scope) {
    case JAC_PER_PLAYER:
        *type = JAC_T_PLAYER;
        return r->base.players;
    case JAC_PER_FIGURE:
        *type = JAC_T_FIGURE;
        return r->figure.count;
    case JAC_PER_TILE:
        *type = JAC_T_TILE;
        return g->tile_count;
    case JAC_PER_SEGMENT:
        *type = JAC_T_SEGMENT;
        return g->segment_count;
    default:
        *type = JAC_T_NONE;
        return 1;
    }
}

/* {"my_rules.marked":[{"of":"Red","value":3}]}: those that don't hold their first value. */
static json_t *cells_json(jac_engine *engine, const jac_game *g, int seat)
{
    const jac_ruleset *r = engine->rules;
    json_t *cells = json_object();
    for (uint32_t c = 0; c < r->cell.count; c++) {
        const jac_cell_def *def = r->cell.at + c;
        jac_type type;
        uint32_t items = cell_items(r, g, def, &type);
        if (type == JAC_T_NONE) {
            jac_json_set(&cells, jac_text(r, def->name), cell_value(r, g, c, 0));
            continue;
        }
        json_t *list = json_array();
        for (uint32_t i = 0; i < items; i++) {
            if (cell_is_initial(r, g, c, i) || (def->secret && cell_owner(r, def, i) != seat)) {
                continue;
            }
            json_t *json = json_object();
            jac_json_set(&json, "of", jac_value_to_json(engine, g, type, (int32_t)i));
            jac_json_set(&json, "value", cell_value(r, g, c, i));
            jac_json_add(&list, json);
        }
        jac_json_set(&cells, jac_text(r, def->name), list);
    }
    return cells;
}

/* ---- the whole
 * --------------------------------------------------------------------------------------- */

static json_t *turn_json(jac_engine *engine, const jac_game *g, int seat)
{
    const jac_ruleset *r = engine->rules;
    char text[512];
    json_t *json = json_object();
    jac_prompt_text(engine, g, text, sizeof text);
    jac_plain(text);
    jac_json_set(&json, "seat", player_json(r, seat));
    jac_json_set(&json, "turn", json_integer(g->turn.number));
    jac_json_set(&json, "part", json_integer(g->turn.part));
    jac_json_set(&json, "waits", jac_json_string(jac_waits_name(jac_game_waits(g))));
    jac_json_set(&json, "active", player_json(r, jac_game_active(g)));
    jac_json_set(&json, "to_act", player_json(r, jac_game_to_act(g)));
    jac_json_set(&json, "prompt", jac_json_string(text));
    jac_json_set(&json, "tile", type_json(r, g->turn.type));
    jac_json_set(&json, "placed",
                 g->turn.tile == JAC_NONE ? json_null()
                                          : jac_value_to_json(engine, g, JAC_T_TILE, g->turn.tile));
    return json;
}

json_t *jac_state_json(jac_engine *engine, const jac_game *g, int seat, jac_error *error)
{
    const jac_ruleset *r = engine->rules;
    jac_engine_ask(engine);
    json_t *json = turn_json(engine, g, seat);
    jac_json_set(&json, "players", players_json(r, g));
    jac_json_set(&json, "tiles", tiles_json(engine, g));
    jac_json_set(&json, "figures", figures_json(engine, g));
    jac_json_set(&json, "features", features_json(engine, g));
    jac_json_set(&json, "tiles_left", json_integer(jac_game_tiles_left(g)));
    jac_json_set(&json, "bag", bag_json(r, g));
    jac_json_set(&json, "unseen", json_integer(g->bag_hidden));
    jac_json_set(&json, "kept", kept_json(r, g));
    jac_json_set(&json, "cells", cells_json(engine, g, seat));
    if (engine->failed != JAC_OK) {
        if (error) {
            *error = engine->error;
        }
        engine->failed = JAC_OK;
        json_decref(json);
        return NULL;
    }
    if (!json) {
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    return json;
}

json_t *jac_choices_json(jac_engine *engine, const jac_game *game, jac_listed **list, size_t *count,
                         jac_error *error)
{
    jac_listed *sorted = NULL;
    size_t n = 0;
    if (jac_choices_sorted(engine, game, &sorted, &n, error) != JAC_OK) {
        return NULL;
    }
    json_t *json = json_array();
    for (size_t i = 0; i < n; i++) {
        char text[512];
        json_t *one = json_object();
        jac_choice_text(engine, game, sorted[i].choice, text, sizeof text);
        jac_plain(text); /* a module's text may be cut, or odd */
        jac_json_set(&one, "choice", jac_choice_to_json(engine, game, sorted[i].choice));
        jac_json_set(&one, "text", jac_json_string(text));
        jac_json_add(&json, one);
    }
    if (!json) {
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    if (json && list) {
        *list = sorted;
        *count = n;
    } else {
        free(sorted);
    }
    return json;
}
