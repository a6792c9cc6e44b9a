/* text_json.c - choices, outcomes, values and events as JSON. */
#include <stdio.h>
#include <string.h>

#include "json_make.h"
#include "text.h"
#include "text_parts.h"

const char *jac_occasion_name(jac_occasion occasion)
{
    static const char *const names[] = { "completed", "final", "early", "triggered" };
    return (size_t)occasion < sizeof names / sizeof names[0] ? names[occasion] : "?";
}

const char *jac_at_name(jac_at at)
{
    static const char *const names[] = { "supply", "segment", "tile",   "corner", "slot",
                                         "beside", "held",    "prison", "box" };
    return (size_t)at < sizeof names / sizeof names[0] ? names[at] : "?";
}

const char *jac_corner_name(uint32_t corner)
{
    static const char *const names[] = { "NE", "SE", "SW", "NW" };
    return names[corner & 3];
}

static json_t *cell_json(int32_t cell)
{
    return json_pack("[ii]", jac_cell_x(cell), jac_cell_y(cell));
}

/* [x, y, "city 1"], with "held" behind it where it is only the last segment. */
static json_t *segment_json(const jac_ruleset *r, const jac_game *g, uint32_t segment, bool held)
{
    char name[64];
    if (segment >= g->segment_count) {
        return json_null();
    }
    jac_segment_name(r, g, segment, name, sizeof name);
    int32_t cell = jac_tiles(r, g)[jac_segments(r, g)[segment].tile].cell;
    return held ? json_pack("[iiss]", jac_cell_x(cell), jac_cell_y(cell), name, "held")
                : json_pack("[iis]", jac_cell_x(cell), jac_cell_y(cell), name);
}

static json_t *corner_json(const jac_ruleset *r, const jac_game *g, uint32_t index)
{
    char name[16];
    int32_t cell = jac_tiles(r, g)[index / 4].cell;
    snprintf(name, sizeof name, "corner %s", jac_corner_name(index));
    return json_pack("[iis]", jac_cell_x(cell), jac_cell_y(cell), name);
}

bool jac_slot_area(const jac_ruleset *r, uint32_t slot, const char **area, uint32_t *number)
{
    for (uint32_t i = 0; i < r->area.count; i++) {
        const jac_area_def *def = r->area.at + i;
        if (slot >= def->slot_first && slot < (uint32_t)def->slot_first + def->slot_count) {
            *area = jac_text(r, def->name);
            *number = slot - def->slot_first + 1;
            return true;
        }
    }
    return false;
}

static json_t *slot_json(const jac_ruleset *r, uint32_t slot)
{
    const char *area = "?";
    uint32_t number = slot;
    jac_slot_area(r, slot, &area, &number);
    return json_pack("[si]", area, (int)number);
}

/* Is there another of its owner and kind at the same place? Then its number tells them apart. */
static bool has_double(const jac_ruleset *r, const jac_game *g, uint32_t figure)
{
    const jac_figure_def *def = r->figure.at + figure;
    for (uint32_t i = 0; i < r->figure.count; i++) {
        const jac_figure_def *other = r->figure.at + i;
        if (i != figure && other->owner == def->owner && other->kind == def->kind &&
            jac_figures(r, g)[i].place == jac_figures(r, g)[figure].place) {
            return true;
        }
    }
    return false;
}

static json_t *figure_json(const jac_ruleset *r, const jac_game *g, uint32_t figure);

static json_t *place_json(const jac_ruleset *r, const jac_game *g, int32_t place)
{
    uint32_t index = jac_place_index(place);
    switch (jac_place_at(place)) {
    case JAC_AT_SEGMENT:
        return segment_json(r, g, index, false);
    case JAC_AT_HELD:
        return segment_json(r, g, index, true);
    case JAC_AT_TILE:
        return cell_json(jac_tiles(r, g)[index].cell);
    case JAC_AT_CORNER:
        return corner_json(r, g, index);
    case JAC_AT_SLOT:
        return slot_json(r, index);
    case JAC_AT_BESIDE:
        return json_pack("{so}", "beside", figure_json(r, g, index));
    case JAC_AT_PRISON:
        return json_pack("{ss}", "prison", r->base.name[index]);
    case JAC_AT_SUPPLY:
    case JAC_AT_BOX:
        break;
    }
    return jac_json_string(jac_at_name(jac_place_at(place)));
}

int jac_figure_number(const jac_ruleset *r, const jac_game *g, uint32_t figure)
{
    const jac_figure_def *def = r->figure.at + figure;
    int number = 1;
    for (uint32_t i = 0; i < figure; i++) {
        const jac_figure_def *other = r->figure.at + i;
        number += other->owner == def->owner && other->kind == def->kind &&
                  jac_figures(r, g)[i].place == jac_figures(r, g)[figure].place;
    }
    return number;
}

static json_t *figure_json(const jac_ruleset *r, const jac_game *g, uint32_t figure)
{
    if (figure >= r->figure.count) {
        return json_null();
    }
    const jac_figure_def *def = r->figure.at + figure;
    json_t *json = json_object();
    jac_json_set(&json, "kind", jac_json_string(jac_text(r, r->figure_kind.at[def->kind].name)));
    if (def->owner != 0xFF) {
        jac_json_set(&json, "owner", jac_json_string(r->base.name[def->owner]));
    }
    jac_json_set(&json, "at", place_json(r, g, jac_figures(r, g)[figure].place));
    if (has_double(r, g, figure)) {
        jac_json_set(&json, "n", json_integer(jac_figure_number(r, g, figure)));
    }
    return json;
}

static json_t *players_json(const jac_ruleset *r, int32_t set)
{
    json_t *list = json_array();
    for (int p = 0; p < r->base.players; p++) {
        if ((uint32_t)set >> p & 1) {
            jac_json_add(&list, jac_json_string(r->base.name[p]));
        }
    }
    return list;
}

static json_t *symbol_json(const jac_ruleset *r, int32_t value)
{
    bool known = value > 0 && (uint32_t)value < r->symbol.count;
    return known ? jac_json_string(jac_text(r, (uint16_t)value)) : json_null();
}

json_t *jac_value_to_json(jac_engine *engine, const jac_game *game, jac_type type, int32_t value)
{
    const jac_ruleset *r = engine->rules;
    switch (type) {
    case JAC_T_BOOLEAN:
        return json_boolean(value != 0);
    case JAC_T_PLAYER:
        return value >= 0 && value < r->base.players ? jac_json_string(r->base.name[value])
                                                     : json_null();
    case JAC_T_PLAYERS:
        return players_json(r, value);
    case JAC_T_FIGURE:
        return figure_json(r, game, (uint32_t)value);
    case JAC_T_KIND:
        return (uint32_t)value < r->figure_kind.count
                   ? jac_json_string(jac_text(r, r->figure_kind.at[value].name))
                   : json_null();
    case JAC_T_TILE:
        return value >= 0 && value < game->tile_count ? cell_json(jac_tiles(r, game)[value].cell)
                                                      : json_null();
    case JAC_T_TYPE:
        return (uint32_t)value < r->type.count
                   ? jac_json_string(jac_text(r, r->type.at[value].name))
                   : json_null();
    case JAC_T_CELL:
        return cell_json(value);
    case JAC_T_ROTATION:
        return json_integer(value * 90);
    case JAC_T_SEGMENT:
    case JAC_T_FEATURE:
        return segment_json(r, game, (uint32_t)value, false);
    case JAC_T_PLACE:
        return place_json(r, game, value);
    case JAC_T_CAUSE:
    case JAC_T_SYMBOL:
        return symbol_json(r, value);
    case JAC_T_OCCASION:
        return jac_json_string(jac_occasion_name((jac_occasion)value));
    case JAC_T_OFFER:
        return value > 0 && (uint32_t)value <= r->offer.count
                   ? jac_json_string(jac_text(r, r->offer.at[value - 1].name))
                   : json_null();
    case JAC_T_NONE:
    case JAC_T_INTEGER:
    case JAC_T_COUNT:
        break;
    }
    return json_integer(value);
}

const char *jac_arg_key(const jac_ruleset *r, const uint16_t *names, int i, char key[64])
{
    const char *name = jac_text(r, names[i]);
    int same = 1;
    for (int k = 0; k < i; k++) {
        same += names[k] == names[i];
    }
    if (!*name) {
        snprintf(key, 64, "arg%d", i + 1);
    } else if (same > 1) {
        snprintf(key, 64, "%s%d", name, same);
    } else if (strcmp(name, "p") == 0 || strcmp(name, "c") == 0) {
        snprintf(key, 64, "%s_", name);
    } else {
        snprintf(key, 64, "%s", name);
    }
    return key;
}

bool jac_arg_implied(const jac_ruleset *r, const jac_game *g, const jac_choice *choice, int i)
{
    (void)r;
    return choice->offer == JAC_OFFER_PLACE && i == 0 && choice->arg[0] == g->turn.type;
}

/* An outcome of a chance step; a module's is the value that it lists. */
static json_t *outcome_json(const jac_ruleset *r, jac_op op, uint32_t which, int32_t outcome)
{
    const char *type =
        (uint32_t)outcome < r->type.count ? jac_text(r, r->type.at[outcome].name) : "?";
    switch (op) {
    case JAC_OP_DRAW:
        return json_pack("{ssss}", "chance", "draw", "tile", type);
    case JAC_OP_ASIDE:
        return json_pack("{ssss}", "chance", "lay_aside", "tile", type);
    case JAC_OP_FIRST:
        return json_pack("{ssss}", "chance", "first_player", "player",
                         outcome >= 0 && outcome < r->base.players ? r->base.name[outcome] : "?");
    default:
        return json_pack("{sssi}", "chance", jac_text(r, r->chance.at[which].name), "outcome",
                         (int)outcome);
    }
}

json_t *jac_choice_to_json(jac_engine *engine, const jac_game *game, jac_choice choice)
{
    const jac_ruleset *r = engine->rules;
    char key[64];
    if (choice.offer == JAC_CHOICE_CHANCE) {
        const jac_step *step = jac_waiting_step(r, game);
        return outcome_json(r, (jac_op)step->op, step->which, choice.arg[0]);
    }
    if (choice.offer >= r->offer.count) {
        return json_null();
    }
    const jac_offer *offer = r->offer.at + choice.offer;
    json_t *json = json_object();
    jac_json_set(&json, "p", json_integer(jac_game_to_act(game)));
    jac_json_set(&json, "c", jac_json_string(jac_text(r, offer->name)));
    for (int i = 0; i < offer->argc; i++) {
        if (!jac_arg_implied(r, game, &choice, i)) {
            jac_json_set(&json, jac_arg_key(r, offer->arg_name, i, key),
                         jac_value_to_json(engine, game, (jac_type)offer->type[i], choice.arg[i]));
        }
    }
    return json;
}

json_t *jac_seen_to_json(jac_engine *engine, const jac_game *game, const jac_seen *seen)
{
    const jac_ruleset *r = engine->rules;
    if (seen->hook == JAC_CHOICE_CHANCE) {
        return outcome_json(r, (jac_op)seen->arg[0], (uint32_t)seen->arg[1], seen->arg[2]);
    }
    if (seen->hook >= r->hook.count) {
        return json_null();
    }
    const jac_hook_def *hook = r->hook.at + seen->hook;
    json_t *json = json_object();
    jac_json_set(&json, hook->kind == JAC_HOOK_STATION ? "station" : "event",
                 jac_json_string(jac_text(r, hook->name)));
    for (int i = 0; i < hook->argc; i++) {
        jac_json_set(&json, jac_text(r, hook->arg[i].name),
                     jac_value_to_json(engine, game, (jac_type)hook->arg[i].type, seen->arg[i]));
    }
    return json;
}
