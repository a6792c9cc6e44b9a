/* record.h - records: games as JSON lines. A header that names the ruleset, one line a choice or
 * outcome, a last line with points and hash. Sessions (jacquerie.h) write them, here they are read.
 */
#ifndef JAC_RECORD_H
#define JAC_RECORD_H

#include <jansson.h>

#include "engine.h"
#include "settings.h"

/* The header line of a game of this engine: a new reference, NULL when memory is out. */
json_t *jac_header_json(const jac_engine *engine, uint64_t seed);
/* The compiled ruleset, as "ruleset" stands in it; the same. */
json_t *jac_ruleset_json(const jac_engine *engine);

typedef struct jac_record_line {
    json_t *json; /* NULL: this line is not a JSON object */
    int line;     /* 1.. in the file */
    long end;     /* offset in the file behind it */
} jac_record_line;

typedef struct jac_record {
    char *file; /* for messages */
    json_t *header;
    uint64_t seed;
    jac_record_line *at; /* choices and outcomes, without header and last line */
    size_t count;
    size_t moves; /* how many of them are choices */
    json_t *last; /* the last line, or NULL: the game was not finished */
    int last_line;
    bool cut; /* the last line of the file is incomplete; it is not among at[] */
    int cut_line;
    bool unended;    /* the last line is whole but for its line end */
    long header_end; /* offset in the file behind the header */
    long good;       /* and behind the last complete line */
} jac_record;

/* Reads a record. NULL and *error (file:line) when it isn't one; a last line that is cut off is
 * not an error but `cut`. */
jac_record *jac_record_read(const char *path, jac_error *error);
void jac_record_free(jac_record *record);

/* Makes the engine that the header describes: modules in its order, its options and rulings, no
 * others. A module that is missing, in another place or of another hash is an error with both
 * hashes; with `anyway` it is a warning, and a missing one is left out. `mods`: a folder in which
 * to look for mods, before the one the header names; may be NULL. */
jac_engine *jac_record_engine(const jac_record *record, const char *mods, bool anyway,
                              jac_report_fn *report, void *ud, jac_error *error);

/* Compares the header with an engine that exists: what differs is an error (JAC_E_RECORD), with
 * `anyway` a warning. */
jac_status jac_record_fits(const jac_record *record, const jac_engine *engine, bool anyway,
                           jac_report_fn *report, void *ud, jac_error *error);

/* Told after each line of the record that was applied. false stops the replay there. */
typedef bool jac_replayed_fn(void *ud, jac_session *session, const jac_record_line *line);

typedef struct jac_replay {
    long moves;            /* play so many choices only; negative: all */
    jac_replayed_fn *told; /* may be NULL */
    void *ud;
} jac_replay;

/* Plays a record in a new session, every line checked against what is legal. The first line that
 * parts is JAC_E_RECORD with file:line, turn, player, what was recorded and what was legal;
 * *session then holds the game up to there. When all was played, the last line's points and hash
 * are compared and a cut line is an error. *session is NULL only when no game could be begun.
 * `replay` may be NULL. */
jac_status jac_record_replay(const jac_record *record, jac_engine *engine, const jac_replay *replay,
                             jac_session **session, jac_error *error);

#endif
