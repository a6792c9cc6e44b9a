/* results_sqlite.c - results as an SQLite file for people's own questions:
 *
 *     select avg("points.Red") from game where status = 'ok';
 *
 * Tables: run (one row: what was run), player, measure (what each column of game is), game (a row a
 * game, a column a measure), seat (who sat where). */
#include "run.h"

#ifndef JAC_SQLITE

const jac_results_kind jac_results_sqlite = { .ending = ".sqlite" };

#else

#include <errno.h>
#include <inttypes.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "json_make.h"
#include "problem.h"

enum { GAMES_A_TRANSACTION = 10000, COLUMNS_BEFORE = 5 };

typedef struct sqlite_results {
    sqlite3 *file;
    sqlite3_stmt *game, *seat;
    int waiting; /* games in the open transaction */
    bool open;   /* there is one */
    bool failed;
} sqlite_results;

static jac_status fail(const jac_results *self, jac_error *error)
{
    sqlite_results *s = self->own;
    int problem = s->file ? sqlite3_errcode(s->file) : SQLITE_NOMEM;
    s->failed = true;
    if (problem == SQLITE_NOMEM)
        return jac_fail(error, JAC_E_MEMORY, self->path, 0, "memory is out");
    return jac_blame(error, JAC_E_IO, self->path, 0, NULL, "can't be written: %s",
                     problem == SQLITE_FULL ? "the disk is full" : sqlite3_errmsg(s->file));
}

static bool run_sql(sqlite_results *s, const char *sql)
{
    return sqlite3_exec(s->file, sql, NULL, NULL, NULL) == SQLITE_OK;
}

/* Runs one statement with these texts. */
static bool insert(sqlite_results *s, const char *sql, const char *const *text, size_t count)
{
    sqlite3_stmt *statement = NULL;
    bool good = sqlite3_prepare_v2(s->file, sql, -1, &statement, NULL) == SQLITE_OK;
    for (size_t i = 0; good && i < count; i++)
        good = sqlite3_bind_text(statement, (int)i + 1, text[i], -1, SQLITE_TRANSIENT) == SQLITE_OK;
    good = good && sqlite3_step(statement) == SQLITE_DONE;
    sqlite3_finalize(statement);
    return good;
}

/* ---- the tables ------------------------------------------------------------------------------ */

static bool make_run(sqlite_results *s, const jac_sim_run *run)
{
    char games[24], seed[24], shard[24], of[24];
    char *ruleset = jac_json_text(json_object_get(run->header, "ruleset"));
    snprintf(games, sizeof games, "%" PRIu64, run->games);
    snprintf(seed, sizeof seed, "%" PRIu64, run->seed);
    snprintf(shard, sizeof shard, "%" PRIu64, run->shard);
    snprintf(of, sizeof of, "%" PRIu64, run->of);
    const char *const text[] = { JAC_VERSION, seed, games,
                                 shard,       of,   run->fixed ? "fixed" : "rotate",
                                 ruleset };
    bool good =
        ruleset &&
        run_sql(s, "create table run (version text, seed text, games integer, shard integer, "
                   "shards integer, seats text, ruleset text)") &&
        insert(s, "insert into run values (?, ?, ?, ?, ?, ?, ?)", text, sizeof text / sizeof *text);
    free(ruleset);
    return good;
}

static bool make_players(sqlite_results *s, const jac_sim_run *run)
{
    bool good = run_sql(s, "create table player (name text primary key, number integer, bot text)");
    for (int p = 0; good && p < run->measures->players; p++) {
        char number[16];
        snprintf(number, sizeof number, "%d", p + 1);
        const char *const text[] = { run->name[p], number, run->bot[p] };
        good = insert(s, "insert into player values (?, ?, ?)", text, 3);
    }
    return good;
}

static bool make_measures(sqlite_results *s, const jac_sim_run *run)
{
    const json_t *list = json_object_get(run->header, "measures");
    bool good = run_sql(s, "create table measure (name text primary key, kind text, about text)");
    for (size_t i = 0; good && i < run->measures->count; i++) {
        const json_t *group = json_object_get(json_array_get(list, i), "group");
        const char *const text[] = { run->measures->at[i].name, json_string_value(group),
                                     run->measures->at[i].text };
        good = insert(s, "insert into measure values (?, ?, ?)", text, 3);
    }
    return good;
}

/* The table of games and the statement that fills it: a column a measure. */
static bool make_games(sqlite_results *s, const jac_sim_run *run)
{
    sqlite3_str *table = sqlite3_str_new(s->file), *row = sqlite3_str_new(s->file);
    sqlite3_str_appendall(table,
                          "create table game (game integer primary key, seed text, run text, "
                          "status text, error text");
    sqlite3_str_appendall(row, "insert into game values (?, ?, ?, ?, ?");
    for (size_t i = 0; i < run->measures->count; i++) {
        sqlite3_str_appendf(table, ", \"%w\" integer", run->measures->at[i].name);
        sqlite3_str_appendall(row, ", ?");
    }
    sqlite3_str_appendall(table, ")");
    sqlite3_str_appendall(row, ")");
    char *make = sqlite3_str_finish(table), *fill = sqlite3_str_finish(row);
    bool good = make && fill && run_sql(s, make) &&
                run_sql(s, "create table seat (game integer, seat integer, player text, "
                           "primary key (game, seat)) without rowid") &&
                sqlite3_prepare_v2(s->file, fill, -1, &s->game, NULL) == SQLITE_OK &&
                sqlite3_prepare_v2(s->file, "insert into seat values (?, ?, ?)", -1, &s->seat,
                                   NULL) == SQLITE_OK;
    sqlite3_free(make);
    sqlite3_free(fill);
    return good;
}

/* ---- opened and closed ----------------------------------------------------------------------- */

static void free_own(jac_results *self)
{
    sqlite_results *s = self->own;
    sqlite3_finalize(s->game);
    sqlite3_finalize(s->seat);
    sqlite3_close(s->file);
    free(s);
}

/* The file is made as the other kinds make theirs, so that the same is refused with the same words;
 * SQLite then begins in an empty file. */
static jac_status open_sqlite(jac_results *self, jac_error *error)
{
    jac_lines lines;
    jac_error ignored;
    jac_status status = jac_lines_open(&lines, self->path, self->force, error);
    if (status != JAC_OK)
        return status;
    bool regular = lines.regular;
    jac_lines_close(&lines, self->path, &ignored);
    if (!regular)
        return jac_fail(error, JAC_E_IO, self->path, 0, "SQLite needs a file that is one");
    sqlite_results *s = calloc(1, sizeof *s);
    if (!s)
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    self->own = s;
    s->open = true;
    if (sqlite3_open_v2(self->path, &s->file, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
        run_sql(s, "begin") && make_run(s, self->run) && make_players(s, self->run) &&
        make_measures(s, self->run) && make_games(s, self->run) && run_sql(s, "commit")) {
        s->open = false;
        return JAC_OK;
    }
    status = fail(self, error);
    free_own(self);
    return status;
}

static jac_status flush_sqlite(jac_results *self, jac_error *error)
{
    sqlite_results *s = self->own;
    if (!s->open || s->failed)
        return JAC_OK;
    s->open = false;
    s->waiting = 0;
    return run_sql(s, "commit") ? JAC_OK : fail(self, error);
}

static jac_status close_sqlite(jac_results *self, jac_error *error)
{
    jac_status status = flush_sqlite(self, error);
    free_own(self);
    return status;
}

/* ---- games ----------------------------------------------------------------------------------- */

static bool step(sqlite3_stmt *statement)
{
    bool good = sqlite3_step(statement) == SQLITE_DONE;
    sqlite3_reset(statement);
    return good;
}

static bool add_seats(const jac_results *self, const jac_sim_result *result)
{
    sqlite_results *s = self->own;
    bool good = true;
    for (int p = 0; good && p < self->run->measures->players; p++) {
        sqlite3_bind_int64(s->seat, 1, (sqlite3_int64)result->game);
        sqlite3_bind_int(s->seat, 2, result->seat[p] + 1);
        sqlite3_bind_text(s->seat, 3, self->run->name[p], -1, SQLITE_STATIC);
        good = step(s->seat);
    }
    return good;
}

static bool add_game(const jac_results *self, const jac_sim_result *result)
{
    sqlite_results *s = self->own;
    const jac_measures *m = self->run->measures;
    char seed[24], options[96], text[1024];
    size_t count = result->status == JAC_OK ? m->count : m->first[JAC_MEASURE_GAME + 1];
    snprintf(seed, sizeof seed, "%" PRIu64, result->seed);
    jac_sim_replay_options(self->run, result->game, options, sizeof options);
    sqlite3_clear_bindings(s->game);
    sqlite3_bind_int64(s->game, 1, (sqlite3_int64)result->game);
    sqlite3_bind_text(s->game, 2, seed, -1, SQLITE_STATIC);
    sqlite3_bind_text(s->game, 3, options, -1, SQLITE_STATIC);
    sqlite3_bind_text(s->game, 4, jac_status_code(result->status), -1, SQLITE_STATIC);
    if (result->status != JAC_OK) {
        jac_error_text(&result->error, text, sizeof text);
        sqlite3_bind_text(s->game, 5, text, -1, SQLITE_STATIC);
    }
    for (size_t i = 0; i < count; i++)
        sqlite3_bind_int64(s->game, (int)i + COLUMNS_BEFORE + 1, result->value[i]);
    return step(s->game);
}

static jac_status add_sqlite(jac_results *self, const jac_sim_result *result, jac_error *error)
{
    sqlite_results *s = self->own;
    if (s->failed)
        return JAC_OK;
    if (!s->open && !run_sql(s, "begin"))
        return fail(self, error);
    s->open = true;
    /* A game and its seats are in, or neither. */
    if (!run_sql(s, "savepoint one") || !add_game(self, result) || !add_seats(self, result) ||
        !run_sql(s, "release one"))
        return fail(self, error);
    return ++s->waiting >= GAMES_A_TRANSACTION ? flush_sqlite(self, error) : JAC_OK;
}

const jac_results_kind jac_results_sqlite = { ".sqlite", open_sqlite, add_sqlite, flush_sqlite,
                                              close_sqlite };

#endif
