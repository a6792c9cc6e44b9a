/* session.h - the inside of a session, for replay.c; everybody else uses jacquerie.h. */
#ifndef JAC_SESSION_H
#define JAC_SESSION_H

#include <stdio.h>

#include "engine.h"

typedef struct jac_session_text {
    char *text; /* without line end */
    long end;   /* offset behind it in the file, once it is written */
} jac_session_text;

typedef enum jac_move_kind { JAC_MOVE_CHOICE, JAC_MOVE_OUTCOME, JAC_MOVE_CONTINUE } jac_move_kind;

/* Something that moved the game on. */
typedef struct jac_move {
    jac_choice choice;
    uint8_t kind;  /* jac_move_kind */
    bool stopping; /* whether the game stopped at chances then */
    size_t line;   /* its first line in the record */
} jac_move;

typedef struct jac_checkpoint {
    jac_game *game;
    size_t moves;
    int turn;
} jac_checkpoint;

struct jac_session {
    jac_engine *engine;
    jac_game *game;
    uint64_t seed;
    jac_session_text *line; /* the record; the first is the header */
    size_t line_count, line_room;
    jac_move *move;
    size_t move_count, move_room, choice_count;
    jac_checkpoint *checkpoint; /* the first is the game's beginning */
    size_t checkpoint_count, checkpoint_room;
    FILE *file; /* where the record is written, or NULL */
    char *path;
    size_t written; /* lines in the file */
    bool stopping, no_memory;
    jac_watch_fn *watch;
    void *watch_ud;
    jac_watch_fn *outer; /* the engine's own watch, while the session has taken its place */
    void *outer_ud;
};

/* A session whose game stops at chances from its first one on, to be played from a record. */
jac_session *jac_session_begin(jac_engine *engine, uint64_t seed, bool stopping, jac_error *error);
/* Stops no more at chances; one that is open is answered by the game's own generator. */
jac_status jac_session_let_go(jac_session *session, jac_error *error);
/* A session that begins at a position, a copy of `game`: it has no header, what it writes is no
 * record. NULL and *error when memory is out. */
jac_session *jac_session_at(jac_engine *engine, const jac_game *game, uint64_t seed,
                            jac_error *error);
/* Goes on writing to a file that holds the first `written` lines (their `end` is set). */
jac_status jac_session_append(jac_session *session, const char *path, long from, size_t written,
                              bool line_end, jac_error *error);

/* session_file.c: writes what is not written yet; cuts the file back to the lines that are left. */
jac_status jac_session_write(jac_session *session, jac_error *error);
jac_status jac_session_cut(jac_session *session, size_t lines, jac_error *error);

#endif
