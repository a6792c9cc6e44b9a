/* jcz_trace.c - what `import --trace` prints: the game as the other engine's results show it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jcz_internal.h"
#include "json_make.h"

/* The kinds of choice as the format names them; to put a figure down is one for each kind. */
enum { OFFER_CONFIRM, OFFER_TILE, OFFERS, FIGURE_KINDS_MAX = 64, OTHERS_MAX = 16 };
static const char *const offer_names[OFFERS] = { "Confirm", "TilePlacement" };

typedef struct named {
    char name[JCZ_NAME_MAX];
    int count;
} named;

typedef struct offered {
    int count[OFFERS];
    int put[FIGURE_KINDS_MAX];
    named other[OTHERS_MAX]; /* of modules */
    size_t other_count;
    bool pass;
} offered;

/* How often the other engine lists the choice, a figure put down: it counts each segment of the
 * tile on its own, also those of one feature (see BASE-P2). */
static int put_options(const jcz_play *play, const jac_choice *choice)
{
    uint32_t segment = (uint32_t)choice->arg[1], tile;
    uint16_t other;
    int count = 0;
    if (play->rules->offer.at[choice->offer].type[1] != JAC_T_SEGMENT) {
        return 1;
    }
    tile = jac_segments(play->rules, play->game)[segment].tile;
    for (uint32_t k = 0; (other = jac_tile_segment(play->rules, play->game, tile, k)) != JAC_NONE;
         k++) {
        count += jcz_alike(play, other, segment);
    }
    return count;
}

/* Counts a choice of a module's offer under the name that the format has for it. */
static void count_of_module(const jcz_play *play, const jac_choice *choice, offered *result)
{
    const char *word = "";
    const char *name = jcz_offer_choice(play->file, play->rules, choice->offer, &word);
    int type = jac_find_type(play->rules, word);
    size_t i = 0;
    name = name != NULL ? name : "Other";
    if (name[0] == '\0') {
        return;
    }
    while (i < result->other_count && strcmp(result->other[i].name, name) != 0) {
        i++;
    }
    if (i == OTHERS_MAX) {
        return;
    }
    if (i == result->other_count) {
        snprintf(result->other[result->other_count++].name, JCZ_NAME_MAX, "%s", name);
    }
    /* A tile that is placed: every rotation on its own. */
    result->other[i].count += type >= 0 ? play->rules->type.at[type].equals[0] : 1;
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
        } else if (jcz_puts_down(play, list[i].offer)) {
            result->put[jcz_kind_put(play, &list[i])] += put_options(play, &list[i]);
        } else if (list[i].offer == JAC_OFFER_CONFIRM) {
            result->count[OFFER_CONFIRM]++;
        } else {
            count_of_module(play, &list[i], result);
        }
    }
    return status;
}

const char *jcz_phase(const jcz_play *play)
{
    const jac_step *step;
    const char *name;
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
    case JAC_PROMPT_CONFIRM:
        return "CommitActionPhase";
    default:
        name = jcz_phase_name(play->file,
                              jac_text(play->rules, play->rules->prompt.at[step->which].name));
        return name != NULL ? name : "OtherPhase";
    }
}

static json_t *points_list(const jcz_play *play)
{
    json_t *list = json_array();
    for (int i = 0; i < play->file->players; i++) {
        jac_json_add(&list, json_integer(jac_game_points(play->engine, play->game, i)));
    }
    return list;
}

/* ---- one entry a message */

static int by_name(const void *a, const void *b)
{
    return strcmp(((const named *)a)->name, ((const named *)b)->name);
}

/* The kinds of choice with how many there are of each, sorted by name. Returns how many kinds. */
static size_t name_choices(const jcz_play *play, const offered *offers, named *list)
{
    size_t n = 0;
    for (uint32_t i = 0; i < play->rules->figure_kind.count; i++) {
        if (offers->put[i] > 0) {
            list[n].count = offers->put[i];
            snprintf(list[n++].name, JCZ_NAME_MAX, "Meeple:%s",
                     jcz_figure_choice(play->file, play->rules, i));
        }
    }
    for (int i = 0; i < OFFERS; i++) {
        if (offers->count[i] > 0) {
            list[n].count = offers->count[i];
            snprintf(list[n++].name, JCZ_NAME_MAX, "%s", offer_names[i]);
        }
    }
    memcpy(list + n, offers->other, offers->other_count * sizeof *list);
    n += offers->other_count;
    qsort(list, n, sizeof *list, by_name);
    return n;
}

static jac_status add_offers(jcz_play *play, json_t **entry, jac_error *error)
{
    offered offers;
    named list[FIGURE_KINDS_MAX + OFFERS + OTHERS_MAX];
    json_t *choices, *options;
    jac_status status = count_choices(play, &offers, error);
    if (status != JAC_OK) {
        return status;
    }
    choices = json_array();
    options = json_array();
    for (size_t n = name_choices(play, &offers, list), i = 0; i < n; i++) {
        jac_json_add(&choices, jac_json_string(list[i].name));
        jac_json_add(&options, json_integer(list[i].count));
    }
    jac_json_set(entry, "can_pass", json_boolean(offers.pass));
    jac_json_set(entry, "choices", choices);
    jac_json_set(entry, "options", options);
    return JAC_OK;
}

static jac_status add_waiting(jcz_play *play, json_t **entry, jac_error *error)
{
    const jac_game *game = play->game;
    jac_json_set(entry, "phase", jac_json_string(jcz_phase(play)));
    if (jac_game_waits(game) == JAC_WAITS_OVER) {
        jac_json_set(entry, "turn_player", json_null());
        jac_json_set(entry, "to_act", json_null());
        jac_json_set(entry, "can_pass", json_null());
        jac_json_set(entry, "choices", json_array());
        jac_json_set(entry, "options", json_array());
        return JAC_OK;
    }
    jac_json_set(entry, "turn_player", json_integer(jac_game_active(game)));
    jac_json_set(entry, "to_act", json_integer(jac_game_to_act(game)));
    if (jac_game_waits(game) == JAC_WAITS_CHANCE) {
        jac_json_set(entry, "can_pass", json_false());
        return JAC_OK;
    }
    if (jcz_drawn(play) != NULL) {
        jac_json_set(entry, "drawn_tile", jac_json_string(jcz_drawn(play)));
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
        jac_json_add(&to->points, json_null());
        return JAC_OK;
    }
    jac_json_add(&to->points, points_list(play));
    entry = json_object();
    jac_json_set(&entry, "n", json_integer((json_int_t)play->message));
    jac_json_set(&entry, "message",
                 play->message == 0 ? json_null()
                                    : jac_json_string(play->file->message[play->message - 1].type));
    status = add_waiting(play, &entry, error);
    jac_json_set(&entry, "points", points_list(play));
    if (!play->cut && jac_game_waits(play->game) != JAC_WAITS_OVER) {
        jac_json_set(&entry, "tiles_left", json_integer(jac_game_tiles_left(play->game)));
    }
    jac_json_add(&to->entries, entry);
    if (status == JAC_OK && (!to->entries || !to->points)) {
        status = jac_fail(error, JAC_E_MEMORY, play->file->path, 0, "memory is out");
    }
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
        jac_json_set(&entry, "after_message", json_integer((json_int_t)score->message));
        jac_json_set(&entry, "final_scoring", json_boolean(score->final));
        jac_json_set(&entry, "player", jac_json_string(play->file->name[score->player]));
        jac_json_set(&entry, "points", json_integer(score->points));
        jac_json_set(&entry, "kind", json_stringn(score->name, kind));
        jac_json_set(&entry, "name", jac_json_string(score->name));
        jac_json_add(&list, entry);
    }
    return list;
}

static json_t *final_part(const jcz_play *play)
{
    json_t *final = json_object(), *points = json_object();
    for (int i = 0; i < play->file->players; i++) {
        jac_json_set(&points, play->file->name[i],
                     json_integer(jac_game_points(play->engine, play->game, i)));
    }
    jac_json_set(&final, "points", points);
    jac_json_set(&final, "game_over", json_boolean(jac_game_waits(play->game) == JAC_WAITS_OVER));
    jac_json_set(&final, "phase", jac_json_string(jcz_phase(play)));
    return final;
}

static json_t *discarded_list(const jcz_play *play)
{
    json_t *list = json_array();
    for (size_t i = 0; i < play->discarded_count; i++) {
        const jac_tile_type *type = &play->rules->type.at[play->discarded[i]];
        jac_json_add(&list, jac_json_string(jac_text(play->rules, type->name)));
    }
    return list;
}

static jac_status write_trace(const jcz_play *play, trace *traced, FILE *out, jac_error *error)
{
    json_t *players = json_array(), *whole = json_object();
    for (int i = 0; i < play->file->players; i++) {
        jac_json_add(&players, jac_json_string(play->file->name[i]));
    }
    jac_json_set(&whole, "players", players);
    jac_json_set(&whole, "final", final_part(play));
    jac_json_set(&whole, "score_events", score_list(play));
    jac_json_set(&whole, "discarded_tiles", discarded_list(play));
    jac_json_set(&whole, "message_points", json_incref(traced->points));
    jac_json_set(&whole, "trace", json_incref(traced->entries));
    return jac_json_line(whole, out, play->file->path, "its trace", error);
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
