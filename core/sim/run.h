/* run.h - a run of many games as a whole: what it is, its results in a file, its summary, and
 * several parts of it put together. */
#ifndef JAC_SIM_RUN_H
#define JAC_SIM_RUN_H

#include <jansson.h>

#include "sim.h"
#include "stats.h"

enum { JAC_SIM_VERSION = 1 }; /* of the results' format */

/* ---- what a run is --------------------------------------------------------------------------- */

typedef struct jac_sim_run {
    uint64_t seed, games; /* of the whole: games 0 .. games - 1 */
    uint64_t shard, of;   /* this part: the games k with k % of == shard - 1 */
    bool fixed;           /* seats, as in jac_sim_plan */
    jac_measures *measures;
    char *bot[JAC_PLAYERS_MAX];
    char *name[JAC_PLAYERS_MAX]; /* of players, in the INI's order */
    json_t *header;              /* all of that, and the compiled ruleset */
} jac_sim_run;

/* The run of the engine's ruleset. NULL and *error: as jac_measures_new. */
jac_sim_run *jac_sim_run_new(const jac_engine *engine, const jac_sim_plan *plan, uint64_t games,
                             uint64_t shard, uint64_t of, jac_error *error);
/* The run that a header (the first line of a results file) describes; takes no reference. `file`
 * and `line` are named in *error: JAC_E_INPUT. */
jac_sim_run *jac_sim_run_read(const json_t *header, const char *file, int line, jac_error *error);
void jac_sim_run_free(jac_sim_run *run);
/* How many games this part has. */
uint64_t jac_sim_run_count(const jac_sim_run *run);

/* The options of `jacquerie run FILE` that play game k again: "--seed 1358 --game 17". Writes as
 * much as fits. */
void jac_sim_replay_options(const jac_sim_run *run, uint64_t game, char *text, size_t size);

/* ---- results in a file -----------------------------------------------------------------------
 * What they are is told by the ending: .jsonl (JSON lines: the header, then a line a game), .csv,
 * .sqlite. What is written is whole lines or, in SQLite, whole games, whatever happens. */

typedef struct jac_results jac_results;
typedef struct jac_results_kind {
    const char *ending;
    /* Opens it and writes what comes first. `self` is the results' own; *error is filled. */
    jac_status (*open)(jac_results *self, jac_error *error);
    jac_status (*add)(jac_results *self, const jac_sim_result *result, jac_error *error);
    jac_status (*flush)(jac_results *self, jac_error *error);
    jac_status (*close)(jac_results *self, jac_error *error); /* and frees self->own */
} jac_results_kind;

struct jac_results {
    const jac_results_kind *kind;
    const jac_sim_run *run;
    char *path; /* "-": stdout */
    bool force; /* a file that is there may be overwritten */
    void *own;  /* the kind's */
};

/* The kind of a path, "-" being JSON lines; NULL and *error (JAC_E_USE) for another ending, or one
 * that the program was built without. */
const jac_results_kind *jac_results_kind_of(const char *path, jac_error *error);
/* Makes the file anew; with `force` over one that is there. NULL and *error (JAC_E_USE, JAC_E_IO).
 * The run must live as long. */
jac_results *jac_results_open(const char *path, bool force, const jac_sim_run *run,
                              jac_error *error);
/* Adds a result. After a failure nothing more is written. */
jac_status jac_results_add(jac_results *results, const jac_sim_result *result, jac_error *error);
/* What was added is with the system afterwards. */
jac_status jac_results_flush(jac_results *results, jac_error *error);
/* Writes what is left and frees it (NULL is allowed). */
jac_status jac_results_close(jac_results *results, jac_error *error);

/* The kinds. */
extern const jac_results_kind jac_results_jsonl, jac_results_csv, jac_results_sqlite;

/* ---- text in a buffer, for the kinds that write lines ------------------------------------------
 */

typedef struct jac_lines {
    int file;
    bool regular; /* a line that was written in part can be cut off again */
    bool own;     /* to be closed */
    bool failed;
    char *text;
    size_t used, whole, room; /* `whole`: up to the last line's end */
    int64_t written;
} jac_lines;

jac_status jac_lines_open(jac_lines *lines, const char *path, bool force, jac_error *error);
/* Adds text; what is too long for the memory there is, ends in jac_lines_end. */
void jac_lines_put(jac_lines *lines, const char *text, size_t length);
void jac_lines_text(jac_lines *lines, const char *text);
void jac_lines_int(jac_lines *lines, int64_t value);
void jac_lines_uint(jac_lines *lines, uint64_t value);
/* Any text as a JSON string, and as a field of CSV, quoted when it must be. Of what memory is out
 * for, the line's end tells. */
void jac_lines_json(jac_lines *lines, const char *text);
void jac_lines_field(jac_lines *lines, const char *text);
/* `"points.Red":`, a key as it stands in a line of JSON; allocated, NULL when memory is out. */
char *jac_lines_key(const char *name);
/* Ends a line; writes when enough has come together, or with `now`. JAC_E_IO, JAC_E_MEMORY. */
jac_status jac_lines_end(jac_lines *lines, const char *path, bool now, jac_error *error);
jac_status jac_lines_close(jac_lines *lines, const char *path, jac_error *error);

/* ---- the summary ----------------------------------------------------------------------------- */

enum { JAC_FAILURES_KEPT = 20, JAC_FAILURE_TEXT = 1024 };

/* Failed games whose errors are alike. */
typedef struct jac_failure {
    jac_error error;       /* of the first */
    uint64_t count, first; /* how many, and the first game */
} jac_failure;

typedef struct jac_summary {
    const jac_sim_run *run;
    uint64_t finished, failed;
    jac_tally *tally;                       /* of each measure, over finished games */
    jac_failure failure[JAC_FAILURES_KEPT]; /* the first kinds of them, by first game */
    size_t failure_count;
    uint64_t failed_else; /* games whose error is like none of them */
} jac_summary;

/* NULL when memory is out. The run must live as long. */
jac_summary *jac_summary_new(const jac_sim_run *run);
void jac_summary_free(jac_summary *summary);
/* Counts a result in; in the order of the games. JAC_E_MEMORY, or JAC_E_USE for a value that is out
 * of a tally's range. */
jac_status jac_summary_add(jac_summary *summary, const jac_sim_result *result, jac_error *error);
/* The whole as an object: a new reference, NULL when memory is out. */
json_t *jac_summary_json(const jac_summary *summary);

/* What is told of a measure. */
typedef struct jac_spread {
    uint64_t n;
    double mean, sd;
    int64_t min, q5, q25, q50, q75, q95, max;
} jac_spread;
/* False when memory is out. */
bool jac_summary_spread(const jac_summary *summary, size_t measure, jac_spread *spread);

/* ---- parts put together -----------------------------------------------------------------------
 */

/* Reads results files (JSON lines; a file may be several, one behind the other) as one run. *run
 * and *summary are the caller's. What is missing is a warning to `report`; files that are no
 * results, of different runs, of one part twice, or cut off, are an error. */
jac_status jac_sim_merge(char *const *path, size_t count, jac_report_fn *report, void *ud,
                         jac_sim_run **run, jac_summary **summary, jac_error *error);

#endif
