/* session.c - a game with its record, undo and recovery.
 *
 * Everything that moved the game on is kept as a move; a copy of the game is kept at the beginning
 * of each turn. Going back, for an undo or because a module failed, is one mechanism: the last
 * copy, then the moves since. Lines of the record are collected while a move is made and kept only
 * when it went well. */
#define _GNU_SOURCE
#include "session.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "json_make.h"
#include "problem.h"
#include "record.h"
#include "text.h"

enum { CHECKPOINTS_MAX = 128 };

static jac_status no_memory(jac_error *error)
{
    return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
}

/* Makes room for one more item. */
static bool grow(void **at, size_t count, size_t *room, size_t item)
{
    if (count < *room) {
        return true;
    }
    size_t wanted = *room ? 2 * *room : 64;
    void *grown = realloc(*at, wanted * item);
    if (!grown) {
        return false;
    }
    *at = grown;
    *room = wanted;
    return true;
}

/* ---- lines ---------------------------------------------------------------------------------- */

/* Adds a line; takes the reference. */
static void add_line(jac_session *s, json_t *json)
{
    char *text = jac_json_text(json);
    json_decref(json);
    if (!text || !grow((void **)&s->line, s->line_count, &s->line_room, sizeof *s->line)) {
        free(text);
        s->no_memory = true;
        return;
    }
    s->line[s->line_count++] = (jac_session_text){ text, 0 };
}

static void drop_lines(jac_session *s, size_t left)
{
    while (s->line_count > left) {
        free(s->line[--s->line_count].text);
    }
    if (s->written > left) {
        s->written = left;
    }
}

static void add_last_line(jac_session *s)
{
    char hash[32];
    json_t *points = json_array();
    for (int p = 0; p < jac_game_players(s->engine); p++) {
        jac_json_add(&points, json_integer(jac_game_points(s->engine, s->game, p)));
    }
    snprintf(hash, sizeof hash, "0x%016" PRIx64, jac_session_hash(s));
    add_line(s, json_pack("{sbsoss}", "end", 1, "points", points, "hash", hash));
}

/* The engine tells of events and outcomes: outcomes are lines. */
static void seen(void *ud, jac_engine *engine, const jac_game *game, const jac_seen *what)
{
    jac_session *s = ud;
    if (what->hook == JAC_CHOICE_CHANCE) {
        add_line(s, jac_seen_to_json(engine, game, what));
    }
    if (s->watch) {
        s->watch(s->watch_ud, engine, game, what);
    }
    if (s->outer) {
        s->outer(s->outer_ud, engine, game, what);
    }
}

static void listen(jac_session *s)
{
    s->outer = s->engine->watch;
    s->outer_ud = s->engine->watch_ud;
    jac_engine_watch(s->engine, seen, s);
}

static void listen_no_more(jac_session *s) { jac_engine_watch(s->engine, s->outer, s->outer_ud); }

/* ---- checkpoints ------------------------------------------------------------------------------
 */

/* Halves the number of copies, the first and the last kept: a long undo then takes longer. */
static void thin_out(jac_session *s)
{
    size_t kept = 0;
    for (size_t i = 0; i < s->checkpoint_count; i++) {
        if (i % 2 == 0 || i + 1 == s->checkpoint_count) {
            s->checkpoint[kept++] = s->checkpoint[i];
        } else {
            jac_game_free(s->engine, s->checkpoint[i].game);
        }
    }
    s->checkpoint_count = kept;
}

/* A copy when a turn began since the last one. Without memory there is one copy less. */
static void keep_checkpoint(jac_session *s)
{
    int turn = jac_game_turn(s->game);
    if (s->checkpoint_count > 0 && s->checkpoint[s->checkpoint_count - 1].turn == turn) {
        return;
    }
    if (s->checkpoint_count == CHECKPOINTS_MAX) {
        thin_out(s);
    }
    if (!grow((void **)&s->checkpoint, s->checkpoint_count, &s->checkpoint_room,
              sizeof *s->checkpoint)) {
        return;
    }
    jac_game *copy = jac_game_clone(s->engine, s->game);
    if (copy) {
        s->checkpoint[s->checkpoint_count++] = (jac_checkpoint){ copy, s->move_count, turn };
    }
}

static jac_status make(jac_session *s, const jac_move *move, jac_error *error)
{
    jac_game_stop_at_chance(s->game, move->stopping);
    return move->kind == JAC_MOVE_CONTINUE ? jac_game_continue(s->engine, s->game, error)
                                           : jac_apply(s->engine, s->game, move->choice, error);
}

/* Brings the game to where it was after the first `moves`; nobody is told of what is played again.
 */
static jac_status go_back(jac_session *s, size_t moves, jac_error *error)
{
    while (s->checkpoint_count > 1 && s->checkpoint[s->checkpoint_count - 1].moves > moves) {
        jac_game_free(s->engine, s->checkpoint[--s->checkpoint_count].game);
    }
    const jac_checkpoint *from = s->checkpoint + s->checkpoint_count - 1;
    jac_watch_fn *watch = s->engine->watch;
    void *watch_ud = s->engine->watch_ud;
    jac_engine_watch(s->engine, NULL, NULL);
    jac_game_copy(s->engine, s->game, from->game);
    jac_status status = JAC_OK;
    for (size_t i = from->moves; i < moves && status == JAC_OK; i++) {
        status = make(s, s->move + i, error);
    }
    jac_game_stop_at_chance(s->game, s->stopping);
    jac_engine_watch(s->engine, watch, watch_ud);
    if (status != JAC_OK) {
        status = JAC_E_FAULT; /* the same moves went well before */
        jac_fail(error, status, NULL, 0, "the game can't be brought back to move %zu", moves);
    }
    return status;
}

/* ---- moving -------------------------------------------------------------------------------------
 */

/* Drops the last moves down to `moves`, with their lines, also in the file. */
static jac_status drop_moves(jac_session *s, size_t moves, jac_error *error)
{
    size_t lines = s->move[moves].line;
    jac_status status = go_back(s, moves, error);
    for (size_t i = moves; i < s->move_count; i++) {
        s->choice_count -= s->move[i].kind == JAC_MOVE_CHOICE;
    }
    s->move_count = moves;
    if (status == JAC_OK) {
        status = jac_session_cut(s, lines, error);
    }
    drop_lines(s, lines);
    return status;
}

/* Makes a move and keeps it; when it fails the game is as it was. */
static jac_status move_on(jac_session *s, jac_move_kind kind, jac_choice choice, jac_error *error)
{
    jac_move move = {
        .choice = choice, .kind = (uint8_t)kind, .stopping = s->stopping, .line = s->line_count
    };
    if (!grow((void **)&s->move, s->move_count, &s->move_room, sizeof *s->move)) {
        return no_memory(error);
    }
    if (kind == JAC_MOVE_CHOICE) {
        add_line(s, jac_choice_to_json(s->engine, s->game, choice));
    }
    listen(s);
    jac_status status = s->no_memory ? no_memory(error) : make(s, &move, error);
    listen_no_more(s);
    jac_game_stop_at_chance(s->game, s->stopping);
    if (status == JAC_OK && s->no_memory) {
        status = no_memory(error);
    }
    s->no_memory = false;
    if (status != JAC_OK) {
        jac_error ignored;
        drop_lines(s, move.line);
        return status == JAC_E_CHOICE || go_back(s, s->move_count, &ignored) == JAC_OK
                   ? status
                   : JAC_E_FAULT;
    }
    s->move[s->move_count++] = move;
    s->choice_count += kind == JAC_MOVE_CHOICE;
    if (jac_game_waits(s->game) == JAC_WAITS_OVER) {
        add_last_line(s);
    }
    status = s->no_memory ? no_memory(error) : jac_session_write(s, error);
    s->no_memory = false;
    if (status != JAC_OK) {
        jac_error ignored;
        drop_moves(s, s->move_count - 1, &ignored);
        return status;
    }
    keep_checkpoint(s);
    return JAC_OK;
}

jac_status jac_session_apply(jac_session *session, jac_choice choice, jac_error *error)
{
    jac_waits waits = jac_game_waits(session->game);
    bool outcome = choice.offer == JAC_CHOICE_CHANCE;
    if (waits == JAC_WAITS_OVER) {
        return jac_fail(error, JAC_E_CHOICE, NULL, 0, "the game is over");
    }
    if (outcome != (waits == JAC_WAITS_CHANCE)) {
        return jac_fail(error, JAC_E_CHOICE, NULL, 0, "%s",
                        outcome ? "a choice is asked, no chance is open"
                                : "a chance is open, no choice is asked");
    }
    return move_on(session, outcome ? JAC_MOVE_OUTCOME : JAC_MOVE_CHOICE, choice, error);
}

jac_status jac_session_undo(jac_session *session, jac_error *error)
{
    size_t i = session->move_count;
    while (i > 0 && session->move[i - 1].kind != JAC_MOVE_CHOICE) {
        i--;
    }
    if (i == 0) {
        return jac_fail(error, JAC_E_USE, NULL, 0, "there is no choice to take back");
    }
    return drop_moves(session, i - 1, error);
}

jac_status jac_session_let_go(jac_session *session, jac_error *error)
{
    jac_session_stop_at_chance(session, false);
    if (jac_game_waits(session->game) != JAC_WAITS_CHANCE) {
        return JAC_OK;
    }
    return move_on(session, JAC_MOVE_CONTINUE, (jac_choice){ 0 }, error);
}

void jac_session_stop_at_chance(jac_session *session, bool on)
{
    session->stopping = on;
    jac_game_stop_at_chance(session->game, on);
}

/* ---- beginning and ending
 * ------------------------------------------------------------------------ */

/* Starts the game with its chances told; a stopping one is started twice, because only a game that
 * exists can be told to stop. */
static jac_status start(jac_session *s, jac_error *error)
{
    if (s->stopping) {
        s->game = jac_game_new(s->engine, s->seed, error);
        if (!s->game) {
            return JAC_E_RULES;
        }
        jac_game_stop_at_chance(s->game, true);
    }
    listen(s);
    jac_status status = JAC_OK;
    if (s->stopping) {
        status = jac_game_start(s->engine, s->game, s->seed, error);
    } else {
        s->game = jac_game_new(s->engine, s->seed, error);
        status = s->game ? JAC_OK : JAC_E_RULES;
    }
    listen_no_more(s);
    return status;
}

jac_session *jac_session_begin(jac_engine *engine, uint64_t seed, bool stopping, jac_error *error)
{
    jac_session *s = calloc(1, sizeof *s);
    if (!s) {
        no_memory(error);
        return NULL;
    }
    s->engine = engine;
    s->seed = seed;
    s->stopping = stopping;
    add_line(s, jac_header_json(engine, seed));
    jac_status status = start(s, error);
    if (status == JAC_OK) {
        keep_checkpoint(s);
        if (jac_game_waits(s->game) == JAC_WAITS_OVER) {
            add_last_line(s);
        }
        if (s->no_memory || s->checkpoint_count == 0) {
            status = no_memory(error);
        }
    }
    if (status != JAC_OK) {
        jac_session_close(s, NULL);
        return NULL;
    }
    return s;
}

jac_session *jac_session_new(jac_engine *engine, uint64_t seed, jac_error *error)
{
    return jac_session_begin(engine, seed, false, error);
}

jac_status jac_session_close(jac_session *session, jac_error *error)
{
    jac_status status = JAC_OK;
    if (!session) {
        return status;
    }
    if (session->file && fclose(session->file) != 0) {
        status = jac_fail(error, JAC_E_IO, session->path, 0, "the record was not written whole");
    }
    drop_lines(session, 0);
    for (size_t i = 0; i < session->checkpoint_count; i++) {
        jac_game_free(session->engine, session->checkpoint[i].game);
    }
    jac_game_free(session->engine, session->game);
    free(session->line);
    free(session->move);
    free(session->checkpoint);
    free(session->path);
    free(session);
    return status;
}

/* ---- reading
 * --------------------------------------------------------------------------------------- */

const jac_game *jac_session_game(const jac_session *session) { return session->game; }

jac_engine *jac_session_engine(const jac_session *session) { return session->engine; }

uint64_t jac_session_seed(const jac_session *session) { return session->seed; }

size_t jac_session_moves(const jac_session *session) { return session->choice_count; }

jac_status jac_session_choices(jac_session *session, const jac_choice **list, size_t *count,
                               jac_error *error)
{
    return jac_choices(session->engine, session->game, list, count, error);
}

uint64_t jac_session_hash(const jac_session *session)
{
    return jac_game_hash(session->engine, session->game);
}

void jac_session_watch(jac_session *session, jac_watch_fn *watch, void *ud)
{
    session->watch = watch;
    session->watch_ud = ud;
}

const char *jac_session_line(const jac_session *session, size_t i)
{
    return i < session->line_count ? session->line[i].text : NULL;
}
