/* jcz_play.c - a .jcz file's game played again: its draws as outcomes, its messages one by one. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jcz_internal.h"

jac_status jcz_fail(const jcz_play *play, jac_error *error, jac_status status, const char *format,
                    ...)
{
    char text[300];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    if (play->message == 0) {
        return jac_fail(error, status, play->file->path, 0, "before message 1: %s", text);
    }
    return jac_fail(error, status, play->file->path, 0, "message %zu (%s): %s", play->message,
                    play->file->message[play->message - 1].type, text);
}

/* An error of the engine, with the file's name and the message's number put before it. */
static jac_status pass_on(const jcz_play *play, jac_error *error, const jac_error *from)
{
    jac_status status = jcz_fail(play, error, from->status, "%s", from->what);
    if (error != NULL) {
        memcpy(error->module, from->module, sizeof error->module);
        memcpy(error->hook, from->hook, sizeof error->hook);
    }
    return status;
}

jac_status jcz_apply(jcz_play *play, jac_choice choice, jac_error *error)
{
    jac_error inner = { 0 };
    jac_status status = play->apply != NULL ? play->apply(play->apply_ud, choice, &inner)
                                            : jac_apply(play->engine, play->game, choice, &inner);
    if (status != JAC_OK) {
        inner.status = status;
        return pass_on(play, error, &inner);
    }
    if (play->out_of_memory) {
        return jcz_fail(play, error, JAC_E_MEMORY, "memory is out");
    }
    return JAC_OK;
}

/* ---- draws */

/* The tile that the file has next: of its draw order; past its end, of the next PLACE_TILE. */
static const char *next_draw(const jcz_play *play)
{
    const jcz_file *file = play->file;
    if (file->order != NULL && play->draws < json_array_size(file->order)) {
        return json_string_value(json_array_get(file->order, play->draws));
    }
    for (size_t i = play->message; i < file->message_count; i++) {
        const jcz_message *message = &file->message[i];
        if (message->dropped) {
            continue;
        }
        return message->kind == JCZ_PLACE_TILE
                   ? json_string_value(json_object_get(message->payload, "tileId"))
                   : NULL;
    }
    return NULL;
}

static bool drawing(const jcz_play *play)
{
    return jac_game_waits(play->game) == JAC_WAITS_CHANCE &&
           jac_waiting_step(play->rules, play->game)->op == JAC_OP_DRAW;
}

/* The pack holds no more draws than the file says: before the last, all others leave the bag. */
static void cut_bag(jcz_play *play, uint32_t last)
{
    for (uint32_t type = 0; type < play->rules->type.count; type++) {
        uint16_t keep = type == last;
        while (jac_bag(play->rules, play->game)[type] > keep &&
               jac_bag_take(play->engine, play->game, type)) {
            play->cut = true;
        }
    }
}

/* Answers draws until a player is asked, the game is over or the file doesn't say what comes. */
static jac_status settle(jcz_play *play, jac_error *error)
{
    while (jac_game_waits(play->game) == JAC_WAITS_CHANCE) {
        const char *name;
        int type;
        jac_status status;
        if (!drawing(play)) {
            return jcz_fail(play, error, JAC_E_RULES,
                            "a chance comes that the file has no outcome for");
        }
        name = next_draw(play);
        if (name == NULL) {
            return JAC_OK;
        }
        type = jac_find_type(play->rules, name);
        if (type < 0) {
            return jcz_fail(play, error, JAC_E_INPUT, "tile %.40s is not in the file's sets", name);
        }
        if (jac_bag(play->rules, play->game)[type] == 0) {
            return jcz_fail(play, error, JAC_E_INPUT, "draw %zu: no tile %.40s is left in the bag",
                            play->draws + 1, name);
        }
        if (play->draws + 1 == play->file->end_turn) {
            cut_bag(play, (uint32_t)type);
        }
        play->draws++;
        status = jcz_apply(play, (jac_choice){ JAC_CHOICE_CHANCE, 0, { type, 0, 0 } }, error);
        if (status != JAC_OK) {
            return status;
        }
    }
    return JAC_OK;
}

const char *jcz_drawn(const jcz_play *play)
{
    const jac_game *game = play->game;
    if (jac_game_waits(game) != JAC_WAITS_CHOICE ||
        jac_waiting_step(play->rules, game)->which != JAC_PROMPT_PLACE ||
        game->turn.type == JAC_NONE) {
        return NULL;
    }
    return jac_text(play->rules, play->rules->type.at[game->turn.type].name);
}

/* ---- the whole */

/* Lays the file's start tiles while the game waits at its first draw. */
static jac_status lay_start(jcz_play *play, jac_error *error)
{
    const json_t *start = json_object_get(json_object_get(play->file->root, "setup"), "start");
    for (size_t i = 0; i < json_array_size(start); i++) {
        const json_t *tile = json_array_get(start, i);
        const char *name = json_string_value(json_object_get(tile, "tile"));
        int x = 0, y = 0, turned = 0, type = jac_find_type(play->rules, name);
        jcz_integer(json_object_get(tile, "x"), -1000, 1000, &x);
        jcz_integer(json_object_get(tile, "y"), -1000, 1000, &y);
        jcz_integer(json_object_get(tile, "rotation"), 0, 270, &turned);
        if (type < 0 || !jac_bag_take(play->engine, play->game, (uint32_t)type)) {
            return jcz_fail(play, error, JAC_E_INPUT, "start tile %.40s is not in the bag", name);
        }
        if (jac_tile_lay(play->engine, play->game, (uint32_t)type, jac_cell_pack(x, y), turned / 90,
                         -1) == JAC_NONE) {
            return jcz_fail(play, error, JAC_E_INPUT, "start tile %.40s does not fit at %d,%d",
                            name, x, y);
        }
    }
    return JAC_OK;
}

jac_status jcz_begin(jcz_play *play, jac_error *error)
{
    jac_error inner = { 0 };
    bool own;
    play->rules = jac_engine_rules(play->engine);
    for (uint32_t i = 0; i < play->rules->figure.count; i++) {
        play->piece[i] = play->rules->figure.at[i].index;
    }
    own = jcz_start_is_own(play->file, play->rules);
    if (!own) {
        /* This engine is the play's own: without start tiles the board waits for the file's. */
        jac_ruleset *rules = (jac_ruleset *)play->rules;
        for (uint32_t i = 0; i < rules->type.count; i++) {
            rules->type.at[i].start = 0;
        }
    }
    jac_engine_watch(play->engine, jcz_watch, play);
    play->game = jac_game_new(play->engine, 1, &inner);
    if (play->game == NULL) {
        return pass_on(play, error, &inner);
    }
    jac_game_stop_at_chance(play->game, true);
    if (jac_game_start(play->engine, play->game, 1, &inner) != JAC_OK) {
        return pass_on(play, error, &inner);
    }
    play->score_count = play->discarded_count = 0;
    return own ? JAC_OK : lay_start(play, error);
}

jac_status jcz_run(jcz_play *play, jac_error *error)
{
    jac_status status = settle(play, error);
    if (status == JAC_OK && play->after != NULL) {
        status = play->after(play->after_ud, play, error);
    }
    for (size_t i = 0; status == JAC_OK && i < play->file->message_count; i++) {
        play->message = i + 1;
        if (!play->file->message[i].dropped) {
            status = jcz_handle(play, &play->file->message[i], error);
        }
        if (status == JAC_OK) {
            status = settle(play, error);
        }
        if (status == JAC_OK && play->after != NULL) {
            status = play->after(play->after_ud, play, error);
        }
    }
    return status;
}

void jcz_end(jcz_play *play)
{
    if (play->engine != NULL) {
        jac_engine_watch(play->engine, NULL, NULL);
        if (play->game != NULL) {
            jac_game_free(play->engine, play->game);
        }
        jac_engine_free(play->engine);
    }
    free(play->score);
    free(play->discarded);
    play->engine = NULL;
    play->game = NULL;
    play->score = NULL;
    play->discarded = NULL;
}
