/* text_match.c - finding the value and the choice that a JSON text names. Nothing is read into
 * numbers first: each legal choice is asked whether it is the one, so what is accepted is legal. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json_make.h"
#include "problem.h"
#include "text_parts.h"

/* ---- values ------------------------------------------------------------------------------- */

static bool is_text(const json_t *json, const char *text)
{
    return json_is_string(json) && strcmp(json_string_value(json), text) == 0;
}

/* [x, y, ...] or {"x":, "y":}: the cell. */
static bool read_cell(const json_t *json, int32_t *cell)
{
    const json_t *x = json_is_object(json) ? json_object_get(json, "x") : json_array_get(json, 0);
    const json_t *y = json_is_object(json) ? json_object_get(json, "y") : json_array_get(json, 1);
    if (!json_is_integer(x) || !json_is_integer(y)) {
        return false;
    }
    json_int_t cx = json_integer_value(x), cy = json_integer_value(y);
    if (cx < INT16_MIN || cx > INT16_MAX || cy < INT16_MIN || cy > INT16_MAX) {
        return false;
    }
    *cell = jac_cell_pack((int)cx, (int)cy);
    return true;
}

/* The segment that [x, y, "city 1"] names; "city 1" and ["city 1"] mean the tile just placed. */
static uint16_t read_segment(const jac_ruleset *r, const jac_game *g, const json_t *json)
{
    int32_t cell = 0;
    size_t size = json_array_size(json);
    const json_t *last = json_is_array(json) ? json_array_get(json, size - 1) : json;
    uint16_t tile = g->turn.tile, segment;
    if (json_is_array(json) && size == 3) {
        tile = read_cell(json, &cell) ? jac_tile_at(r, g, cell) : (uint16_t)JAC_NONE;
    } else if (json_is_array(json) && size != 1) {
        return JAC_NONE;
    }
    if (!json_is_string(last) || tile == JAC_NONE) {
        return JAC_NONE;
    }
    const char *wanted = json_string_value(last);
    for (uint32_t i = 0; (segment = jac_tile_segment(r, g, tile, i)) != JAC_NONE; i++) {
        char name[64];
        jac_segment_name(r, g, segment, name, sizeof name);
        size_t length = strlen(name);
        bool first = length > 2 && strcmp(name + length - 2, " 1") == 0;
        if (strcmp(name, wanted) == 0 ||
            (first && strlen(wanted) == length - 2 && memcmp(name, wanted, length - 2) == 0)) {
            return segment;
        }
    }
    return JAC_NONE;
}

/* Comparing may need memory; without it nothing matches, and that is no answer. */
typedef struct matching {
    jac_engine *engine;
    const jac_game *game;
    bool no_memory;
} matching;

static bool same_as_json(matching *m, jac_type type, int32_t value, const json_t *json)
{
    json_t *own = jac_value_to_json(m->engine, m->game, type, value);
    m->no_memory |= !own;
    bool same = own && json_equal(own, json);
    json_decref(own);
    return same;
}

static bool place_matches(matching *m, int32_t place, const json_t *json)
{
    if (jac_place_at(place) == JAC_AT_SEGMENT) {
        uint16_t segment = read_segment(m->engine->rules, m->game, json);
        if (segment != JAC_NONE) {
            return segment == jac_place_index(place);
        }
    }
    return same_as_json(m, JAC_T_PLACE, place, json);
}

static bool figure_matches(matching *m, uint32_t figure, const json_t *json)
{
    const jac_ruleset *r = m->engine->rules;
    if (figure >= r->figure.count) {
        return json_is_null(json);
    }
    const jac_figure_def *def = r->figure.at + figure;
    int32_t place = jac_figures(r, m->game)[figure].place;
    if (!json_is_object(json)) {
        return place_matches(m, place, json);
    }
    const char *key;
    json_t *value;
    bool matches = true;
    json_object_foreach((json_t *)(uintptr_t)json, key, value)
    {
        if (strcmp(key, "kind") == 0) {
            matches = matches && is_text(value, jac_text(r, r->figure_kind.at[def->kind].name));
        } else if (strcmp(key, "owner") == 0 || strcmp(key, "player") == 0) {
            matches = matches && (def->owner == 0xFF ? json_is_null(value)
                                                     : is_text(value, r->base.name[def->owner]));
        } else if (strcmp(key, "at") == 0) {
            matches = matches && place_matches(m, place, value);
        } else if (strcmp(key, "n") == 0) {
            matches = matches && json_integer_value(value) == jac_figure_number(r, m->game, figure);
        } else {
            return false;
        }
    }
    return matches;
}

static bool feature_matches(const jac_ruleset *r, const jac_game *g, uint32_t value,
                            const json_t *json)
{
    uint16_t segment = read_segment(r, g, json);
    return segment != JAC_NONE && value < g->segment_count &&
           jac_segments(r, g)[segment].feature == jac_segments(r, g)[value].feature;
}

static bool value_matches(matching *m, jac_type type, int32_t value, const json_t *json)
{
    int32_t cell = 0;
    switch (type) {
    case JAC_T_FIGURE:
        return figure_matches(m, (uint32_t)value, json);
    case JAC_T_TILE:
        return read_cell(json, &cell) && value >= 0 && value < m->game->tile_count &&
               jac_tiles(m->engine->rules, m->game)[value].cell == cell;
    case JAC_T_CELL:
        return read_cell(json, &cell) && cell == value;
    case JAC_T_ROTATION:
        return json_is_integer(json) && json_integer_value(json) % 90 == 0 &&
               ((json_integer_value(json) / 90) % 4 + 4) % 4 == value;
    case JAC_T_SEGMENT:
        return value == read_segment(m->engine->rules, m->game, json);
    case JAC_T_FEATURE:
        return feature_matches(m->engine->rules, m->game, (uint32_t)value, json);
    case JAC_T_PLACE:
        return place_matches(m, value, json);
    default:
        return same_as_json(m, type, value, json);
    }
}

/* ---- choices ------------------------------------------------------------------------------ */

/* Two segments of the new tile in one feature are one choice: either name means it (BASE-P2). */
static bool put_matches(const jac_ruleset *r, const jac_game *g, const jac_choice *choice,
                        const json_t *json)
{
    uint16_t named = read_segment(r, g, json);
    const jac_segment *segment = jac_segments(r, g);
    return named != JAC_NONE && segment[named].tile == segment[choice->arg[1]].tile &&
           segment[named].feature == segment[choice->arg[1]].feature;
}

/* Any of equal rotations is the listed one. */
static bool rotation_matches(const jac_ruleset *r, const jac_choice *choice, const json_t *json)
{
    const jac_tile_type *type = r->type.at + choice->arg[0];
    if (!json_is_integer(json) || json_integer_value(json) % 90 != 0) {
        return false;
    }
    json_int_t rotation = ((json_integer_value(json) / 90) % 4 + 4) % 4;
    return type->same[rotation] == type->same[choice->arg[2] & 3];
}

static bool choice_matches(matching *m, const jac_choice *choice, const json_t *json)
{
    const jac_ruleset *r = m->engine->rules;
    const jac_offer *offer = r->offer.at + choice->offer;
    char key[64];
    if (!is_text(json_object_get(json, "c"), jac_text(r, offer->name))) {
        return false;
    }
    for (int i = 0; i < offer->argc; i++) {
        jac_type type = (jac_type)offer->type[i];
        const json_t *value = json_object_get(json, jac_arg_key(r, offer->arg_name, i, key));
        bool placing = choice->offer == JAC_OFFER_PLACE;
        if (!value && type == JAC_T_CELL && json_object_get(json, "x")) {
            value = json;
        }
        if (!value && placing && i == 0) {
            if (!jac_arg_implied(r, m->game, choice, i)) {
                return false;
            }
        } else if (value && placing && type == JAC_T_ROTATION) {
            if (!rotation_matches(r, choice, value)) {
                return false;
            }
        } else if (value && choice->offer == JAC_OFFER_PUT && type == JAC_T_SEGMENT) {
            if (!put_matches(r, m->game, choice, value)) {
                return false;
            }
        } else if (value && !value_matches(m, type, choice->arg[i], value)) {
            return false;
        }
    }
    return true;
}

static bool outcome_matches(matching *m, const jac_choice *choice, const json_t *json)
{
    json_t *own = jac_choice_to_json(m->engine, m->game, *choice);
    m->no_memory |= !own;
    bool same = own && json_equal(own, json);
    json_decref(own);
    return same;
}

/* ---- what is wrong with it ------------------------------------------------------------------ */

/* "Red in turn 3" */
static void who_when(const jac_engine *engine, const jac_game *game, char text[96])
{
    snprintf(text, 96, "turn %d, %s", jac_game_turn(game),
             jac_player_name(engine, jac_game_to_act(game)));
}

/* "legal: a, b, c and 12 more"; those of the offer that was named first, if there are any. */
static void hint_legal(jac_engine *engine, const jac_game *game, const char *offer,
                       char hint[JAC_HINT_SIZE])
{
    jac_listed *list = NULL;
    size_t count = 0, told = 0, wanted = 0;
    const jac_ruleset *r = engine->rules;
    size_t used = (size_t)snprintf(hint, JAC_HINT_SIZE, "legal: ");
    if (jac_choices_sorted(engine, game, &list, &count, NULL) != JAC_OK) {
        hint[0] = '\0';
        return;
    }
    for (int own = 1; own >= 0; own--) {
        for (size_t i = 0; i < count; i++) {
            uint16_t id = list[i].choice.offer;
            bool named = offer && id < r->offer.count &&
                         strcmp(jac_text(r, r->offer.at[id].name), offer) == 0;
            if (named != (own == 1)) {
                continue;
            }
            wanted++;
            size_t length = strlen(list[i].text);
            if (told + 1 < wanted || used + length + 24 > JAC_HINT_SIZE) {
                continue; /* no more room */
            }
            used += (size_t)snprintf(hint + used, JAC_HINT_SIZE - used, "%s%s", told ? ", " : "",
                                     list[i].text);
            told++;
        }
    }
    if (told < count) {
        snprintf(hint + used, JAC_HINT_SIZE - used, " and %zu more", count - told);
    }
    free(list);
}

static jac_status refuse(jac_engine *engine, const jac_game *game, const json_t *json,
                         const char *why, const char *file, int line, jac_error *error)
{
    char who[96], hint[JAC_HINT_SIZE];
    const json_t *c = json_object_get(json, "c");
    char *text = jac_json_text(json);
    who_when(engine, game, who);
    hint_legal(engine, game, json_string_value(c), hint);
    jac_blame(error, JAC_E_CHOICE, file, line, hint, "%s: %.200s %s", who, text ? text : "?", why);
    free(text);
    return JAC_E_CHOICE;
}

/* A choice that no rule of this game knows. */
static bool offer_known(jac_engine *engine, const json_t *json, const char *file, int line,
                        jac_error *error)
{
    const jac_ruleset *r = engine->rules;
    const char *name = json_string_value(json_object_get(json, "c"));
    if (!name) {
        jac_blame(error, JAC_E_INPUT, file, line, "name one, like {\"c\":\"pass\"}",
                  "this names no choice");
        return false;
    }
    if (jac_find_offer(r, name) >= 0) {
        return true;
    }
    const char **names = calloc(r->offer.count, sizeof *names);
    char hint[JAC_HINT_SIZE] = "";
    for (uint32_t i = 0; names && i < r->offer.count; i++) {
        names[i] = jac_text(r, r->offer.at[i].name);
    }
    if (names) {
        jac_hint_names(hint, name, names, r->offer.count);
    }
    jac_blame(error, JAC_E_CHOICE, file, line, hint, "there is no choice \"%s\"", name);
    free(names);
    return false;
}

/* Keys that the offer doesn't have are slips, never ignored. */
static bool keys_known(jac_engine *engine, const json_t *json, const char *file, int line,
                       jac_error *error)
{
    const jac_ruleset *r = engine->rules;
    const char *name = json_string_value(json_object_get(json, "c")), *key;
    const jac_offer *offer = r->offer.at + jac_find_offer(r, name);
    char own[3][64], hint[JAC_HINT_SIZE];
    const char *names[7] = { "p", "c" };
    size_t count = 2;
    for (int i = 0; i < offer->argc; i++) {
        names[count++] = jac_arg_key(r, offer->arg_name, i, own[i]);
        if (offer->type[i] == JAC_T_CELL && count < 6) {
            names[count++] = "x";
            names[count++] = "y";
        }
    }
    json_t *value;
    json_object_foreach((json_t *)(uintptr_t)json, key, value)
    {
        bool known = false;
        for (size_t i = 0; i < count && !known; i++) {
            known = strcmp(key, names[i]) == 0;
        }
        if (!known) {
            jac_blame(error, JAC_E_INPUT, file, line, jac_hint_names(hint, key, names, count),
                      "the choice \"%s\" has no \"%s\"", name, key);
            return false;
        }
    }
    return true;
}

/* Is it the choice of the player whose turn it is to choose? */
static bool player_right(const jac_engine *engine, const jac_game *game, const json_t *json)
{
    const json_t *p = json_object_get(json, "p");
    int to_act = jac_game_to_act(game);
    return !p || is_text(p, jac_player_name(engine, to_act)) ||
           (json_is_integer(p) && json_integer_value(p) == to_act);
}

/* The legal choice that matches; 2 when several of different content do. */
static int find_match(matching *m, const json_t *json, const jac_choice *list, size_t count,
                      jac_choice *found)
{
    bool chance = m->game->waits == JAC_WAITS_CHANCE;
    json_t *first = NULL;
    int matches = 0;
    for (size_t i = 0; i < count && matches < 2; i++) {
        if (chance ? !outcome_matches(m, list + i, json) : !choice_matches(m, list + i, json)) {
            continue;
        }
        if (matches == 0) {
            *found = list[i];
            first = jac_choice_to_json(m->engine, m->game, list[i]);
            m->no_memory |= !first;
            matches = 1;
        } else {
            json_t *other = jac_choice_to_json(m->engine, m->game, list[i]);
            m->no_memory |= !other;
            matches += !json_equal(first, other);
            json_decref(other);
        }
    }
    json_decref(first);
    return matches;
}

/* Of equal rotations the one that was named is kept: the names of segments go by it. */
static void keep_rotation(const json_t *json, jac_choice *choice)
{
    const json_t *rot = json_object_get(json, "rot");
    if (choice->offer == JAC_OFFER_PLACE && json_is_integer(rot)) {
        choice->arg[2] = (int32_t)(((json_integer_value(rot) / 90) % 4 + 4) % 4);
    }
}

static jac_status find_choice(jac_engine *engine, const jac_game *game, const json_t *json,
                              jac_choice *choice, const char *file, int line, jac_error *error)
{
    const jac_choice *list = NULL;
    size_t count = 0;
    bool chance = json_object_get(json, "chance") != NULL;
    if (game->waits == JAC_WAITS_OVER) {
        return jac_blame(error, JAC_E_CHOICE, file, line, NULL, "the game is over");
    }
    if (chance != (game->waits == JAC_WAITS_CHANCE)) {
        return refuse(engine, game, json,
                      chance ? "comes where a choice is asked" : "comes where a chance is open",
                      file, line, error);
    }
    if (!chance && (!offer_known(engine, json, file, line, error) ||
                    !keys_known(engine, json, file, line, error))) {
        return error ? error->status : JAC_E_CHOICE;
    }
    if (!player_right(engine, game, json)) {
        return refuse(engine, game, json, "is another player's", file, line, error);
    }
    jac_status status = jac_choices(engine, game, &list, &count, error);
    if (status != JAC_OK) {
        return status;
    }
    matching m = { engine, game, false };
    int matches = find_match(&m, json, list, count, choice);
    if (m.no_memory) {
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    if (matches == 1) {
        keep_rotation(json, choice);
        return JAC_OK;
    }
    return refuse(engine, game, json, matches ? "names more than one choice" : "is not legal here",
                  file, line, error);
}

jac_status jac_choice_from_json(jac_engine *engine, const jac_game *game, const json_t *json,
                                jac_choice *choice, const char *file, int line, jac_error *error)
{
    if (json_is_object(json)) {
        return find_choice(engine, game, json, choice, file, line, error);
    }
    if (!json_is_string(json)) {
        return jac_blame(error, JAC_E_INPUT, file, line, "write an object like {\"c\":\"pass\"}",
                         "this is not a choice");
    }
    json_t *object = json_pack("{ss}", "c", json_string_value(json));
    if (!object) {
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    jac_status status = find_choice(engine, game, object, choice, file, line, error);
    json_decref(object);
    return status;
}
