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

/* A tile that isn't drawn: a module says what placing it means. */
static jac_status place_given(jcz_play *play, const char *name, int x, int y, jac_error *error)
{
    const jcz_named named = { -1, -1, -1, -1, true, jac_cell_pack(x, y) };
    jac_choice choice;
    if (!jcz_find_choice(play, "PLACE_TILE", name, &named, &choice)) {
        return jcz_fail(play, error, JAC_E_CHOICE, "%.40s can't be placed at %d,%d now", name, x,
                        y);
    }
    return jcz_apply(play, choice, error);
}

static jac_status place_tile(jcz_play *play, const json_t *payload, jac_error *error)
{
    const char *name = json_string_value(json_object_get(payload, "tileId"));
    const char *drawn;
    int x, y, rotation = rotation_of(json_object_get(payload, "rotation"));
    jac_choice choice = { JAC_OFFER_PLACE, 0, { 0, 0, 0 } };
    jac_status status;
    if (name == NULL || rotation < 0 || !jcz_cell(json_object_get(payload, "position"), &x, &y)) {
        return jcz_fail(play, error, JAC_E_INPUT,
                        "needs tileId, position [x, y] and rotation R0, R90, R180 or R270");
    }
    if (jcz_message_means(play->file, play->rules, "PLACE_TILE", name, -1)) {
        return place_given(play, name, x, y, error);
    }
    status = at_prompt(play, JAC_PROMPT_PLACE, error);
    if (status != JAC_OK) {
        return status;
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

/* Is anything but a tile or a confirmation asked? Otherwise the error: what the game waits for. */
static jac_status at_choices(const jcz_play *play, jac_error *error)
{
    if (jac_game_waits(play->game) == JAC_WAITS_CHOICE) {
        uint32_t prompt = jac_waiting_step(play->rules, play->game)->which;
        if (prompt != JAC_PROMPT_PLACE && prompt != JAC_PROMPT_CONFIRM) {
            return JAC_OK;
        }
    }
    return at_prompt(play, JAC_PROMPT_ACTION, error);
}

static jac_status deploy(jcz_play *play, const json_t *payload, jac_error *error)
{
    jcz_named named;
    jac_choice choice;
    jac_status status = at_choices(play, error);
    if (status == JAC_OK) {
        status = jcz_read_named(play, payload, &named, error);
    }
    if (status == JAC_OK && (named.owner < 0 || named.place < 0)) {
        status = jcz_fail(play, error, JAC_E_INPUT, "needs pointer and meepleId");
    }
    if (status != JAC_OK) {
        return status;
    }
    if (named.owner != jac_game_to_act(play->game) ||
        !jcz_find_choice(play, NULL, NULL, &named, &choice)) {
        return jcz_fail(play, error, JAC_E_CHOICE, "%s can't put a %s there now",
                        play->file->name[named.owner],
                        jac_text(play->rules, play->rules->figure_kind.at[named.kind].name));
    }
    if (play->rules->offer.at[choice.offer].type[0] == JAC_T_KIND) {
        jcz_note_piece(play, &named); /* from the supply */
    }
    return jcz_apply(play, choice, error);
}

/* One PASS of the peer is a pass at action and, where something is asked, at second. */
static jac_status pass(jcz_play *play, jac_error *error)
{
    const jac_choice choice = { JAC_OFFER_PASS, 0, { 0, 0, 0 } };
    bool action = true;
    jac_status status = at_choices(play, error);
    if (status == JAC_OK) {
        action = jac_waiting_step(play->rules, play->game)->which == JAC_PROMPT_ACTION;
        status = jcz_apply(play, choice, error);
    }
    while (status == JAC_OK && action && jac_game_waits(play->game) == JAC_WAITS_CHOICE &&
           jac_waiting_step(play->rules, play->game)->which == JAC_PROMPT_SECOND) {
        status = jcz_apply(play, choice, error);
    }
    return status;
}

static jac_status commit(jcz_play *play, jac_error *error)
{
    const jcz_named nothing = { -1, -1, -1, -1, false, 0 };
    jac_choice choice = { JAC_OFFER_CONFIRM, 0, { 0, 0, 0 } };
    jac_status status = JAC_OK;
    if (!jcz_find_choice(play, "COMMIT", NULL, &nothing, &choice)) { /* none of a module's own */
        status = at_prompt(play, JAC_PROMPT_CONFIRM, error);
    }
    return status == JAC_OK ? jcz_apply(play, choice, error) : status;
}

/* The word of a payload that tells messages of one type apart, or NULL. */
static const char *word_of(const json_t *payload)
{
    static const char *const keys[] = { "source", "token", "value", "figureId", "tileId" };
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        const char *word = json_string_value(json_object_get(payload, keys[i]));
        if (word != NULL) {
            return word;
        }
    }
    return NULL;
}

/* A message of which a module says what it means: a choice of one of its offers. */
static jac_status of_module(jcz_play *play, const jcz_message *message, jac_error *error)
{
    const char *word = word_of(message->payload);
    jcz_named named;
    jac_choice choice;
    jac_status status = at_choices(play, error);
    if (status != JAC_OK) {
        return status;
    }
    if (!jcz_message_means(play->file, play->rules, message->type, word, -1)) {
        return jcz_fail(play, error, JAC_E_RULES, "%.40s is not known here",
                        word != NULL ? word : "it");
    }
    status = jcz_read_named(play, message->payload, &named, error);
    if (status != JAC_OK) {
        return status;
    }
    if (!jcz_find_choice(play, message->type, word, &named, &choice)) {
        return jcz_fail(play, error, JAC_E_CHOICE, "%s can't choose that now",
                        play->file->name[jac_game_to_act(play->game)]);
    }
    return jcz_apply(play, choice, error);
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
    case JCZ_OF_MODULE:
        return of_module(play, message, error);
    default:
        return jcz_fail(play, error, JAC_E_FAULT, "a message that is not played");
    }
}
