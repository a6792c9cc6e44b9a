/* jcz.c - recorded games of another engine: written as records, checked against what they assert.
 */
#include <regex.h>
#include <stdlib.h>
#include <string.h>

#include "jcz_internal.h"
#include "json_make.h"
#include "record.h"
#include "text.h"

/* Reads, sets up and plays; `play` is to be ended with jcz_end, the file freed, in any case. */
static jac_status play_file(jcz_file *file, jcz_play *play, const char *path, jac_error *error)
{
    jac_status status = jcz_read(file, path, error);
    play->file = file;
    if (status == JAC_OK) {
        play->engine = jcz_engine(file, error);
        status = play->engine != NULL ? JAC_OK : error->status;
    }
    if (status == JAC_OK) {
        status = jcz_begin(play, error);
    }
    return status == JAC_OK ? jcz_run(play, error) : status;
}

/* ---- as a record */

typedef struct writer {
    jcz_play *play;
    FILE *out;
    bool begun;
} writer;

static jac_status write_line(const writer *to, json_t *line, jac_error *error)
{
    return jac_json_line(line, to->out, NULL, "the record", error);
}

/* Writes the record's first line, unless it is written: a game without a choice has it too. */
static jac_status begin_record(writer *to, jac_error *error)
{
    if (to->begun) {
        return JAC_OK;
    }
    to->begun = true;
    if (!jcz_start_is_own(to->play->file, to->play->rules)) {
        return jac_fail(error, JAC_E_RULES, NULL, 0,
                        "other start tiles than the ruleset's can't stand in a record");
    }
    return write_line(to, jac_header_json(to->play->engine, 1), error);
}

/* Writes the line of a choice or outcome, then makes it. */
static jac_status apply_written(void *ud, jac_choice choice, jac_error *error)
{
    writer *to = ud;
    jcz_play *play = to->play;
    jac_status status = begin_record(to, error);
    if (status == JAC_OK) {
        status = write_line(to, jac_choice_to_json(play->engine, play->game, choice), error);
    }
    return status == JAC_OK ? jac_apply(play->engine, play->game, choice, error) : status;
}

static json_t *last_line(const jcz_play *play)
{
    char hash[32];
    json_t *points = json_array();
    for (int i = 0; i < play->file->players; i++) {
        jac_json_add(&points, json_integer(jac_game_points(play->engine, play->game, i)));
    }
    jac_game_stop_at_chance(play->game, false); /* whoever answered, the game is the same */
    snprintf(hash, sizeof hash, "0x%016llx",
             (unsigned long long)jac_game_hash(play->engine, play->game));
    return json_pack("{s:b,s:o,s:s}", "end", 1, "points", points, "hash", hash);
}

jac_status jac_jcz_import(const char *path, FILE *out, bool *whole, jac_error *error)
{
    jcz_file file;
    jcz_play play = { 0 };
    writer to = { &play, out, false };
    jac_error own;
    jac_status status;
    error = error != NULL ? error : &own;
    play.apply = apply_written;
    play.apply_ud = &to;
    status = play_file(&file, &play, path, error);
    *whole = !play.cut;
    if (status == JAC_OK) {
        status = begin_record(&to, error);
    }
    if (status == JAC_OK && !play.cut && jac_game_waits(play.game) == JAC_WAITS_OVER) {
        status = write_line(&to, last_line(&play), error);
    }
    jcz_end(&play);
    jcz_file_free(&file);
    return status;
}

/* ---- assertions */

enum { POINTS, SCORED, PASSING, PHASE, FORMS };
static const char *const forms[FORMS] = {
    "([^ ]+) has (-?[0-9]+) points?",
    "([^ ]+) scored ([a-z+-]+) for (-?[0-9]+) points?",
    "Player (can|can't) pass",
    "phase is ([A-Za-z]+)",
};

typedef struct asserted {
    jcz_play *play;
    char why[400];
} asserted;

static void copy_match(const char *text, const regmatch_t *match, char *to, size_t size)
{
    size_t length = (size_t)(match->rm_eo - match->rm_so);
    if (length >= size) {
        length = size - 1;
    }
    memcpy(to, text + match->rm_so, length);
    to[length] = '\0';
}

static int player_named(const jcz_play *play, const char *name)
{
    for (int i = 0; i < play->file->players; i++) {
        if (strcmp(play->file->name[i], name) == 0) {
            return i;
        }
    }
    return -1;
}

static bool has_points(asserted *to, const char *text, const regmatch_t *match)
{
    char name[80], number[24];
    int player, points;
    copy_match(text, &match[1], name, sizeof name);
    copy_match(text, &match[2], number, sizeof number);
    player = player_named(to->play, name);
    if (player < 0) {
        snprintf(to->why, sizeof to->why, "no player is called %s", name);
        return false;
    }
    points = jac_game_points(to->play->engine, to->play->game, player);
    snprintf(to->why, sizeof to->why, "%s has %d points", name, points);
    return points == strtol(number, NULL, 10);
}

/* Any one score event of the whole game, not a sum of them. */
static bool has_scored(asserted *to, const char *text, const regmatch_t *match)
{
    char name[80], kind[40], number[24];
    size_t used = 0;
    int player;
    copy_match(text, &match[1], name, sizeof name);
    copy_match(text, &match[2], kind, sizeof kind);
    copy_match(text, &match[3], number, sizeof number);
    player = player_named(to->play, name);
    used = (size_t)snprintf(to->why, sizeof to->why, "%s scored %s for:", name, kind);
    for (size_t i = 0; i < to->play->score_count; i++) {
        const jcz_score *score = &to->play->score[i];
        size_t length = strcspn(score->name, ".");
        if (score->player != player || strlen(kind) != length ||
            strncmp(score->name, kind, length) != 0) {
            continue;
        }
        if (score->points == strtol(number, NULL, 10)) {
            return true;
        }
        if (used < sizeof to->why) {
            used +=
                (size_t)snprintf(to->why + used, sizeof to->why - used, " %d", (int)score->points);
        }
    }
    return false;
}

static bool can_pass(const jcz_play *play)
{
    const jac_choice pass = { JAC_OFFER_PASS, 0, { 0, 0, 0 } };
    return jac_game_waits(play->game) == JAC_WAITS_CHOICE &&
           jac_choice_legal(play->engine, play->game, pass);
}

static bool holds(asserted *to, const char *text)
{
    for (int form = 0; form < FORMS; form++) {
        regex_t regex;
        regmatch_t match[4];
        char word[40];
        bool found;
        if (regcomp(&regex, forms[form], REG_EXTENDED) != 0) {
            continue;
        }
        found = regexec(&regex, text, 4, match, 0) == 0;
        regfree(&regex);
        if (!found) {
            continue;
        }
        if (form == POINTS || form == SCORED) {
            return form == POINTS ? has_points(to, text, match) : has_scored(to, text, match);
        }
        copy_match(text, &match[1], word, sizeof word);
        if (form == PASSING) {
            snprintf(to->why, sizeof to->why, "Player %s pass",
                     can_pass(to->play) ? "can" : "can't");
            return can_pass(to->play) == (strcmp(word, "can") == 0);
        }
        snprintf(to->why, sizeof to->why, "phase is %s", jcz_phase(to->play));
        return strcmp(word, jcz_phase(to->play)) == 0;
    }
    snprintf(to->why, sizeof to->why, "this form of assertion is not known");
    return false;
}

jac_status jac_jcz_test(const char *path, jac_jcz_assertion_fn *told, void *ud, bool *skipped,
                        jac_error *error)
{
    jcz_file file;
    jcz_play play = { 0 };
    asserted to = { &play, "" };
    jac_error own;
    jac_status status;
    error = error != NULL ? error : &own;
    status = play_file(&file, &play, path, error);
    *skipped = status == JAC_E_RULES;
    for (size_t i = 0; status == JAC_OK && i < json_array_size(file.assertions); i++) {
        const char *text = json_string_value(json_array_get(file.assertions, i));
        bool ok;
        to.why[0] = '\0';
        ok = text != NULL && holds(&to, text);
        told(ud, text != NULL ? text : "(not a text)", ok, ok ? "" : to.why);
    }
    jcz_end(&play);
    jcz_file_free(&file);
    return *skipped ? JAC_OK : status;
}
