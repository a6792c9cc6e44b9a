/* jcz_trace.c - what `import --trace` prints: the game as the other engine's results show it. */
#include <stdlib.h>
#include <string.h>

#include "jcz_internal.h"

/* The kinds of choice as the format names them, in the order in which it lists them. */
enum { OFFER_CONFIRM, OFFER_MEEPLE, OFFER_RETURN, OFFER_TILE, OFFER_OTHER, OFFERS };
static const char *const offer_names[OFFERS] = { "Confirm", "Meeple:SmallFollower", "ReturnMeeple",
                                                 "TilePlacement", "Other" };

typedef struct offered {
    int count[OFFERS];
    bool pass;
} offered;

/* Are two segments of one tile in one feature? Standing on either is the same. */
static bool alike(const jcz_play *play, int32_t a, int32_t b)
{
    const jac_segment *segment = jac_segments(play->rules, play->game);
    return segment[a].tile == segment[b].tile && segment[a].feature == segment[b].feature;
}

/* How often the other engine lists the i-th choice, a figure put down: it counts each segment of
 * the tile on its own, also those of one feature (see BASE-P2). */
static int put_options(const jcz_play *play, const jac_choice *list, size_t i)
{
    int32_t segment = list[i].arg[1];
    uint32_t tile = jac_segments(play->rules, play->game)[segment].tile;
    uint16_t other;
    int count = 0;
    for (size_t k = 0; k < i; k++) {
        if (list[k].offer == JAC_OFFER_PUT && list[k].arg[0] == list[i].arg[0] &&
            alike(play, list[k].arg[1], segment)) {
            return 0; /* counted with that one */
        }
    }
    for (uint32_t k = 0; (other = jac_tile_segment(play->rules, play->game, tile, k)) != JAC_NONE;
         k++) {
        count += alike(play, other, segment);
    }
    return count;
}

/* Counts the legal choices by kind; of placements every rotation on its own. */
static jac_status count_choices(jcz_play *play, offered *result, jac_error *error)
{
    const jac_choice *list;
    size_t count;
    jac_status status = jac_choices(play->engine, play->game, &list, &count, error);
    memset(result, 0, sizeof *result);
    for (size_t i = 0; status == JAC_OK && i < count; i++) {
        if (list[i].offer == JAC_OFFER_PASS) {
            result->pass = true;
        } else if (list[i].offer == JAC_OFFER_PLACE) {
            result->count[OFFER_TILE] += jac_choice_equals(play->rules, &list[i]);
        } else if (list[i].offer == JAC_OFFER_PUT) {
            result->count[OFFER_MEEPLE] += put_options(play, list, i);
        } else if (list[i].offer == JAC_OFFER_CONFIRM) {
            result->count[OFFER_CONFIRM]++;
        } else {
            bool back = jcz_is_return(play->file, play->rules, list[i].offer);
            result->count[back ? OFFER_RETURN : OFFER_OTHER]++;
        }
    }
    return status;
}

const char *jcz_phase(const jcz_play *play)
{
    const jac_step *step;
    if (jac_game_waits(play->game) == JAC_WAITS_OVER) {
        return "GameOverPhase";
    }
    if (jac_game_waits(play->game) == JAC_WAITS_CHANCE) {
        return "TilePhase"; /* a tile is drawn there; the file doesn't say which */
    }
    step = jac_waiting_step(play->rules, play->game);
    switch (step->which) {
    case JAC_PROMPT_PLACE:
        return "TilePhase";
    case JAC_PROMPT_ACTION:
        return "ActionPhase";
    case JAC_PROMPT_SECOND:
        return "PhantomPhase";
    case JAC_PROMPT_CONFIRM:
        return "CommitActionPhase";
    default:
        return "OtherPhase";
    }
}

static json_t *points_list(const jcz_play *play)
{
    json_t *list = json_array();
    for (int i = 0; i < play->file->players; i++) {
        json_array_append_new(list, json_integer(jac_game_points(play->engine, play->game, i)));
    }
    return list;
}

/* ---- one entry a message */

static jac_status add_offers(jcz_play *play, json_t *entry, jac_error *error)
{
    offered offers;
    json_t *choices, *options;
    jac_status status = count_choices(play, &offers, error);
    if (status != JAC_OK) {
        return status;
    }
    choices = json_array();
    options = json_array();
    for (int i = 0; i < OFFERS; i++) {
        if (offers.count[i] > 0) {
            json_array_append_new(choices, json_string(offer_names[i]));
            json_array_append_new(options, json_integer(offers.count[i]));
        }
    }
    json_object_set_new(entry, "can_pass", json_boolean(offers.pass));
    json_object_set_new(entry, "choices", choices);
    json_object_set_new(entry, "options", options);
    return JAC_OK;
}

static jac_status add_waiting(jcz_play *play, json_t *entry, jac_error *error)
{
    const jac_game *game = play->game;
    json_object_set_new(entry, "phase", json_string(jcz_phase(play)));
    if (jac_game_waits(game) == JAC_WAITS_OVER) {
        json_object_set_new(entry, "turn_player", json_null());
        json_object_set_new(entry, "to_act", json_null());
        json_object_set_new(entry, "can_pass", json_null());
        json_object_set_new(entry, "choices", json_array());
        json_object_set_new(entry, "options", json_array());
        return JAC_OK;
    }
    json_object_set_new(entry, "turn_player", json_integer(jac_game_active(game)));
    json_object_set_new(entry, "to_act", json_integer(jac_game_to_act(game)));
    if (jac_game_waits(game) == JAC_WAITS_CHANCE) {
        json_object_set_new(entry, "can_pass", json_false());
        return JAC_OK;
    }
    if (jcz_drawn(play) != NULL) {
        json_object_set_new(entry, "drawn_tile", json_string(jcz_drawn(play)));
    }
    return add_offers(play, entry, error);
}

typedef struct trace {
    json_t *entries, *points;
} trace;

/* A message that was taken back, or takes one back, leaves the game as it was before: what the
 * other engine shows between the two isn't played, so it is left out. */
static bool left_out(const jcz_play *play)
{
    const jcz_file *file = play->file;
    return play->message > 0 && file->message[play->message - 1].dropped &&
           file->message[play->message - 1].kind != JCZ_UNDO;
}

static jac_status after_message(void *ud, jcz_play *play, jac_error *error)
{
    trace *to = ud;
    json_t *entry;
    jac_status status;
    if (left_out(play)) {
        json_array_append_new(to->points, json_null());
        return JAC_OK;
    }
    json_array_append_new(to->points, points_list(play));
    entry = json_object();
    json_object_set_new(entry, "n", json_integer((json_int_t)play->message));
    json_object_set_new(entry, "message",
                        play->message == 0 ? json_null()
                                           : json_string(jcz_kind_name(
                                                 play->file->message[play->message - 1].kind)));
    status = add_waiting(play, entry, error);
    json_object_set_new(entry, "points", points_list(play));
    if (!play->cut && jac_game_waits(play->game) != JAC_WAITS_OVER) {
        json_object_set_new(entry, "tiles_left", json_integer(jac_game_tiles_left(play->game)));
    }
    json_array_append_new(to->entries, entry);
    return status;
}

/* ---- the whole */

static json_t *score_list(const jcz_play *play)
{
    json_t *list = json_array();
    for (size_t i = 0; i < play->score_count; i++) {
        const jcz_score *score = &play->score[i];
        size_t kind = strcspn(score->name, ".");
        json_t *entry = json_object();
        json_object_set_new(entry, "after_message", json_integer((json_int_t)score->message));
        json_object_set_new(entry, "final_scoring", json_boolean(score->final));
        json_object_set_new(entry, "player", json_string(play->file->name[score->player]));
        json_object_set_new(entry, "points", json_integer(score->points));
        json_object_set_new(entry, "kind", json_stringn(score->name, kind));
        json_object_set_new(entry, "name", json_string(score->name));
        json_array_append_new(list, entry);
    }
    return list;
}

static json_t *final_part(const jcz_play *play)
{
    json_t *final = json_object(), *points = json_object();
    for (int i = 0; i < play->file->players; i++) {
        json_object_set_new(points, play->file->name[i],
                            json_integer(jac_game_points(play->engine, play->game, i)));
    }
    json_object_set_new(final, "points", points);
    json_object_set_new(final, "game_over",
                        json_boolean(jac_game_waits(play->game) == JAC_WAITS_OVER));
    json_object_set_new(final, "phase", json_string(jcz_phase(play)));
    return final;
}

static json_t *discarded_list(const jcz_play *play)
{
    json_t *list = json_array();
    for (size_t i = 0; i < play->discarded_count; i++) {
        const jac_tile_type *type = &play->rules->type.at[play->discarded[i]];
        json_array_append_new(list, json_string(jac_text(play->rules, type->name)));
    }
    return list;
}

static jac_status write_trace(const jcz_play *play, trace *traced, FILE *out, jac_error *error)
{
    json_t *players = json_array(), *whole = json_object();
    int wrote;
    for (int i = 0; i < play->file->players; i++) {
        json_array_append_new(players, json_string(play->file->name[i]));
    }
    json_object_set_new(whole, "players", players);
    json_object_set_new(whole, "final", final_part(play));
    json_object_set_new(whole, "score_events", score_list(play));
    json_object_set_new(whole, "discarded_tiles", discarded_list(play));
    json_object_set(whole, "message_points", traced->points);
    json_object_set(whole, "trace", traced->entries);
    wrote = json_dumpf(whole, out, JSON_COMPACT);
    json_decref(whole);
    if (wrote != 0 || fputc('\n', out) == EOF) {
        return jac_fail(error, JAC_E_IO, play->file->path, 0, "its trace can't be written");
    }
    return JAC_OK;
}

jac_status jac_jcz_trace(const char *path, FILE *out, jac_error *error)
{
    jcz_file file;
    jcz_play play = { 0 };
    trace traced = { json_array(), json_array() };
    jac_error own;
    jac_status status;
    error = error != NULL ? error : &own;
    status = jcz_read(&file, path, error);
    play.file = &file;
    play.after = after_message;
    play.after_ud = &traced;
    if (status == JAC_OK) {
        play.engine = jcz_engine(&file, error);
        status = play.engine != NULL ? JAC_OK : error->status;
    }
    if (status == JAC_OK) {
        status = jcz_begin(&play, error);
    }
    if (status == JAC_OK) {
        status = jcz_run(&play, error);
    }
    if (status == JAC_OK) {
        status = write_trace(&play, &traced, out, error);
    }
    jcz_end(&play);
    json_decref(traced.entries);
    json_decref(traced.points);
    jcz_file_free(&file);
    return status;
}
