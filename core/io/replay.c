/* replay.c - playing a record again, every line checked; and going on from where it stops. */
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "problem.h"
#include "record.h"
#include "session.h"
#include "text.h"

/* A line that is not legal parts the record from the game: say so with the record's place. */
static jac_status play_line(const jac_record *record, const jac_record_line *line, jac_session *s,
                            jac_error *error)
{
    jac_choice choice;
    jac_error own;
    if (!line->json) {
        return jac_blame(error, JAC_E_RECORD, record->file, line->line, NULL,
                         "this line is not a JSON object");
    }
    jac_status status = jac_choice_from_json(s->engine, s->game, line->json, &choice, record->file,
                                             line->line, &own);
    if (status == JAC_E_CHOICE || status == JAC_E_INPUT) {
        own.status = status = JAC_E_RECORD;
    } else if (status == JAC_OK) {
        status = jac_session_apply(s, choice, &own);
    }
    if (status != JAC_OK && error) {
        *error = own;
    }
    return status;
}

static jac_status check_points(const jac_record *record, const jac_session *s, jac_error *error)
{
    const json_t *points = json_object_get(record->last, "points");
    for (int p = 0; p < jac_game_players(s->engine); p++) {
        const json_t *said = json_array_get(points, (size_t)p);
        int have = jac_game_points(s->engine, s->game, p);
        if (!json_is_integer(said) || json_integer_value(said) != have) {
            return jac_blame(error, JAC_E_RECORD, record->file, record->last_line, NULL,
                             "the record ends with %lld points for %s, the game with %d",
                             (long long)json_integer_value(said), jac_player_name(s->engine, p),
                             have);
        }
    }
    return JAC_OK;
}

/* The last line against the game. */
static jac_status check_end(const jac_record *record, const jac_session *s, jac_error *error)
{
    char hash[32];
    if (!record->last) {
        return JAC_OK; /* the game was not finished */
    }
    if (jac_game_waits(s->game) != JAC_WAITS_OVER) {
        return jac_blame(error, JAC_E_RECORD, record->file, record->last_line, NULL,
                         "the record ends here, the game goes on in turn %d",
                         jac_game_turn(s->game));
    }
    jac_status status = check_points(record, s, error);
    const char *said = json_string_value(json_object_get(record->last, "hash"));
    snprintf(hash, sizeof hash, "0x%016" PRIx64, jac_session_hash(s));
    if (status == JAC_OK && (!said || strcmp(said, hash) != 0)) {
        return jac_blame(error, JAC_E_RECORD, record->file, record->last_line, NULL,
                         "the record ends with hash %.40s, the game with %s", said ? said : "none",
                         hash);
    }
    return status;
}

/* Plays the lines; *whole tells whether all of them were. */
static jac_status play_lines(const jac_record *record, jac_session *s, const jac_replay *replay,
                             bool *whole, jac_error *error)
{
    *whole = false;
    for (size_t i = 0; i < record->count; i++) {
        const jac_record_line *line = record->at + i;
        bool move = json_object_get(line->json, "c") != NULL;
        if (move && replay && replay->moves >= 0 && s->choice_count >= (size_t)replay->moves) {
            return JAC_OK;
        }
        jac_status status = play_line(record, line, s, error);
        if (status != JAC_OK) {
            return status;
        }
        if (replay && replay->told && !replay->told(replay->ud, s, line)) {
            return JAC_OK;
        }
    }
    *whole = true;
    return JAC_OK;
}

jac_status jac_record_replay(const jac_record *record, jac_engine *engine, const jac_replay *replay,
                             jac_session **session, jac_error *error)
{
    jac_error own = { .status = JAC_OK };
    bool whole = false;
    *session = jac_session_begin(engine, record->seed, true, &own);
    if (!*session) {
        if (error) {
            *error = own;
        }
        return own.status == JAC_OK ? JAC_E_FAULT : own.status;
    }
    jac_status status = play_lines(record, *session, replay, &whole, error);
    if (status == JAC_OK && whole && record->cut) {
        return jac_blame(error, JAC_E_RECORD, record->file, record->cut_line,
                         "run --resume drops it and goes on", "the last line is cut off");
    }
    return status == JAC_OK && whole ? check_end(record, *session, error) : status;
}

/* ---- resuming ---------------------------------------------------------------------------------
 */

/* The lines that were played stand in the file already, perhaps spaced otherwise. */
static void take_offsets(jac_session *s, const jac_record *record)
{
    s->line[0].end = record->header_end;
    for (size_t i = 0; i < record->count && i + 1 < s->line_count; i++) {
        s->line[i + 1].end = record->at[i].end;
    }
}

static jac_status go_on(jac_session *s, jac_record *record, jac_error *error)
{
    long from = record->good;
    size_t written = 1 + record->count;
    if (record->unended) { /* its line end is added now */
        long *end = record->last        ? &record->good
                    : record->count > 0 ? &record->at[record->count - 1].end
                                        : &record->header_end;
        ++*end;
    }
    take_offsets(s, record);
    if (record->last) {
        jac_session_stop_at_chance(s, false);
        if (written < s->line_count) {
            s->line[written].end = record->good;
        }
        return jac_session_append(s, record->file, from, written + 1, record->unended, error);
    }
    jac_status status =
        jac_session_append(s, record->file, from, written < s->line_count ? written : s->line_count,
                           record->unended, error);
    return status == JAC_OK ? jac_session_let_go(s, error) : status;
}

jac_session *jac_session_open(jac_engine *engine, const char *path, jac_report_fn *report, void *ud,
                              jac_error *error)
{
    jac_session *session = NULL;
    jac_record *record = jac_record_read(path, error);
    if (!record) {
        return NULL;
    }
    jac_status status = jac_record_fits(record, engine, false, report, ud, error);
    if (status == JAC_OK && record->cut) {
        jac_problems problems = { .report = report, .ud = ud };
        jac_problem_warn(&problems, path, record->cut_line, NULL,
                         "the last line is cut off and dropped");
        record->cut = false;
    }
    if (status == JAC_OK) {
        status = jac_record_replay(record, engine, NULL, &session, error);
    }
    if (status == JAC_OK) {
        status = go_on(session, record, error);
    }
    jac_record_free(record);
    if (status != JAC_OK) {
        jac_session_close(session, NULL);
        return NULL;
    }
    return session;
}
