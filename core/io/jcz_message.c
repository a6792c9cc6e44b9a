/* jcz_message.c - the messages of a .jcz file as choices, by content. */
#include <stdio.h>
#include <string.h>

#include "jcz_internal.h"

/* ---- messages as choices */

/* Is the game at this prompt? Otherwise the error: what it waits for. */
static jac_status at_prompt(const jcz_play *play, uint32_t prompt, jac_error *error)
{
    const jac_step *step;
    if (jac_game_waits(play->game) == JAC_WAITS_OVER) {
        return jcz_fail(play, error, JAC_E_CHOICE, "the game is over");
    }
    if (jac_game_waits(play->game) == JAC_WAITS_CHANCE) {
        return jcz_fail(play, error, JAC_E_CHOICE, "a tile must be placed first");
    }
    step = jac_waiting_step(play->rules, play->game);
    if (step->op != JAC_OP_PROMPT || step->which != prompt) {
        return jcz_fail(play, error, JAC_E_CHOICE, "the game waits at \"%s\", not at \"%s\"",
                        step->op == JAC_OP_PROMPT
                            ? jac_text(play->rules, play->rules->prompt.at[step->which].name)
                            : "?",
                        jac_text(play->rules, play->rules->prompt.at[prompt].name));
    }
    return JAC_OK;
}

static int rotation_of(const json_t *value)
{
    static const char *const names[4] = { "R0", "R90", "R180", "R270" };
    const char *text = json_string_value(value);
    for (int i = 0; text != NULL && i < 4; i++) {
        if (strcmp(text, names[i]) == 0) {
            return i;
        }
    }
    return -1;
}

static jac_status place_tile(jcz_play *play, const json_t *payload, jac_error *error)
{
    const char *name = json_string_value(json_object_get(payload, "tileId"));
    const char *drawn;
    int x, y, rotation = rotation_of(json_object_get(payload, "rotation"));
    jac_choice choice = { JAC_OFFER_PLACE, 0, { 0, 0, 0 } };
    jac_status status = at_prompt(play, JAC_PROMPT_PLACE, error);
    if (status != JAC_OK) {
        return status;
    }
    if (name == NULL || rotation < 0 || !jcz_cell(json_object_get(payload, "position"), &x, &y)) {
        return jcz_fail(play, error, JAC_E_INPUT,
                        "needs tileId, position [x, y] and rotation R0, R90, R180 or R270");
    }
    drawn = jcz_drawn(play);
    if (drawn == NULL || strcmp(drawn, name) != 0) {
        return jcz_fail(play, error, JAC_E_CHOICE, "tile %.40s was not drawn; %s was", name,
                        drawn != NULL ? drawn : "none");
    }
    choice.arg[0] = play->game->turn.type;
    choice.arg[1] = jac_cell_pack(x, y);
    choice.arg[2] = rotation;
    if (!jac_choice_legal(play->engine, play->game, choice)) {
        return jcz_fail(play, error, JAC_E_CHOICE, "%.40s does not fit at %d,%d turned by %d", name,
                        x, y, rotation * 90);
    }
    return jcz_apply(play, choice, error);
}

/* The segment of the list that stands for `wanted`: itself, or another of its tile in the same
 * feature, because two that are one feature are listed once (BASE-P2). */
static int32_t listed_segment(jcz_play *play, int32_t kind, uint32_t wanted)
{
    const jac_segment *segment = jac_segments(play->rules, play->game);
    const jac_choice *list;
    size_t count;
    if (jac_choices(play->engine, play->game, &list, &count, NULL) != JAC_OK) {
        return (int32_t)wanted;
    }
    for (size_t i = 0; i < count; i++) {
        if (list[i].offer == JAC_OFFER_PUT && list[i].arg[0] == kind &&
            segment[list[i].arg[1]].tile == segment[wanted].tile &&
            segment[list[i].arg[1]].feature == segment[wanted].feature) {
            return list[i].arg[1];
        }
    }
    return (int32_t)wanted;
}

static jac_status deploy(jcz_play *play, const json_t *payload, jac_error *error)
{
    uint32_t segment = 0;
    jac_choice choice = { JAC_OFFER_PUT, 0, { 0, 0, 0 } };
    int owner = 0, kind = 0;
    jac_status status = at_prompt(play, JAC_PROMPT_ACTION, error);
    if (status == JAC_OK) {
        status = jcz_pointer(play, json_object_get(payload, "pointer"), &segment, error);
    }
    if (status == JAC_OK) {
        status = jcz_figure(play, json_object_get(payload, "meepleId"), &owner, &kind, error);
    }
    if (status != JAC_OK) {
        return status;
    }
    choice.arg[0] = kind;
    choice.arg[1] = listed_segment(play, choice.arg[0], segment);
    if (owner != jac_game_to_act(play->game) ||
        !jac_choice_legal(play->engine, play->game, choice)) {
        return jcz_fail(play, error, JAC_E_CHOICE, "%s can't put a %s there now",
                        play->file->name[owner],
                        jac_text(play->rules, play->rules->figure_kind.at[kind].name));
    }
    return jcz_apply(play, choice, error);
}

/* One PASS of the peer is a pass at action and, where something is asked, at second. */
static jac_status pass(jcz_play *play, jac_error *error)
{
    const jac_choice choice = { JAC_OFFER_PASS, 0, { 0, 0, 0 } };
    jac_status status = at_prompt(play, JAC_PROMPT_ACTION, error);
    if (status == JAC_OK) {
        status = jcz_apply(play, choice, error);
    }
    while (status == JAC_OK && jac_game_waits(play->game) == JAC_WAITS_CHOICE &&
           jac_waiting_step(play->rules, play->game)->which == JAC_PROMPT_SECOND) {
        status = jcz_apply(play, choice, error);
    }
    return status;
}

static jac_status commit(jcz_play *play, jac_error *error)
{
    const jac_choice choice = { JAC_OFFER_CONFIRM, 0, { 0, 0, 0 } };
    jac_status status = at_prompt(play, JAC_PROMPT_CONFIRM, error);
    return status == JAC_OK ? jcz_apply(play, choice, error) : status;
}

/* Does the figure stand on the segment, or on another of its tile in the same feature? */
static bool stands_at(const jcz_play *play, uint32_t figure, uint32_t wanted)
{
    const jac_segment *segment = jac_segments(play->rules, play->game);
    int32_t place = jac_figures(play->rules, play->game)[figure].place;
    uint32_t at = jac_place_index(place);
    return jac_place_at(place) == JAC_AT_SEGMENT && segment[at].tile == segment[wanted].tile &&
           segment[at].feature == segment[wanted].feature;
}

static jac_status return_meeple(jcz_play *play, const json_t *payload, jac_error *error)
{
    const json_t *pointer = json_object_get(payload, "pointer");
    const char *source = json_string_value(json_object_get(payload, "source"));
    int offer = source == NULL ? -1 : jcz_return_offer(play->file, play->rules, source);
    uint32_t segment = 0;
    int owner = 0, kind = 0;
    jac_status status = at_prompt(play, JAC_PROMPT_ACTION, error);
    if (status != JAC_OK) {
        return status;
    }
    if (offer < 0) {
        return jcz_fail(play, error, JAC_E_RULES, "source %.40s is not known here",
                        source != NULL ? source : "(none)");
    }
    status = jcz_pointer(play, json_object_get(pointer, "featurePointer"), &segment, error);
    if (status == JAC_OK) {
        status = jcz_figure(play, json_object_get(pointer, "meepleId"), &owner, &kind, error);
    }
    if (status != JAC_OK) {
        return status;
    }
    for (uint32_t i = 0; i < play->rules->figure.count; i++) {
        const jac_figure_def *def = &play->rules->figure.at[i];
        const jac_choice choice = { (uint16_t)offer, 0, { (int32_t)i, 0, 0 } };
        if (def->owner == owner && def->kind == kind && stands_at(play, i, segment) &&
            jac_choice_legal(play->engine, play->game, choice)) {
            return jcz_apply(play, choice, error);
        }
    }
    return jcz_fail(play, error, JAC_E_CHOICE, "%s has no %s there that may be taken back",
                    play->file->name[owner],
                    jac_text(play->rules, play->rules->figure_kind.at[kind].name));
}

jac_status jcz_handle(jcz_play *play, const jcz_message *message, jac_error *error)
{
    if (message->player >= 0 && jac_game_waits(play->game) != JAC_WAITS_OVER &&
        message->player != jac_game_to_act(play->game)) {
        return jcz_fail(play, error, JAC_E_CHOICE, "it is not %s who must act, but %s",
                        play->file->name[message->player],
                        play->file->name[jac_game_to_act(play->game)]);
    }
    switch ((jcz_kind)message->kind) {
    case JCZ_PLACE_TILE:
        return place_tile(play, message->payload, error);
    case JCZ_DEPLOY_MEEPLE:
        return deploy(play, message->payload, error);
    case JCZ_PASS:
        return pass(play, error);
    case JCZ_COMMIT:
        return commit(play, error);
    case JCZ_RETURN_MEEPLE:
        return return_meeple(play, message->payload, error);
    default:
        return jcz_fail(play, error, JAC_E_FAULT, "a message that is not played");
    }
}
