/* jacquerie.h - the C manual of Jacquerie, a scriptable rules engine for Carcassonne.
 *
 * A ruleset is loaded from an INI file (jac_load). A jac_engine plays games of it, one engine a
 * thread. A jac_game is one flat block: copy it with jac_game_copy, hash it, throw it away. A
 * jac_session is a game with its record, with undo and resume.
 *
 *     jac_error error;
 *     jac_engine *engine = jac_load("game.ini", NULL, NULL, &error);
 *     jac_game *game = jac_game_new(engine, 687, &error);
 *     while (jac_game_waits(game) != JAC_WAITS_OVER) {
 *         const jac_choice *choice;
 *         size_t count = 0;
 *         jac_choices(engine, game, &choice, &count, &error);
 *         jac_apply(engine, game, choice[0], &error);
 *     }
 *     printf("%d\n", jac_game_points(engine, game, 0));
 *
 * Coordinates: x grows east, y grows south, rotations are quarter turns clockwise. Players are
 * numbered from 0 in seating order. No function prints, exits or keeps global state. */
#ifndef JACQUERIE_H
#define JACQUERIE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define JAC_VERSION "1.0.0"
#define JAC_RECORD_VERSION 1

/* ---- errors ---------------------------------------------------------------------------- */

#define JAC_STATUS_LIST(X)                                                                         \
    X(JAC_OK, "ok", "done")                                                                        \
    X(JAC_E_USE, "use", "wrong use: an argument out of range, a call at the wrong time")           \
    X(JAC_E_INPUT, "input", "a file or text that can't be read as what it should be")              \
    X(JAC_E_RULES, "rules", "an INI, module or tile file that is wrong")                           \
    X(JAC_E_CHOICE, "choice", "the choice is not legal now")                                       \
    X(JAC_E_MODULE, "module", "a module's code failed or went past its limits")                    \
    X(JAC_E_RECORD, "record", "the record and the game part")                                      \
    X(JAC_E_BOT, "bot", "an outside bot died, was late or answered nonsense: its player has lost") \
    X(JAC_E_IO, "io", "a file can't be opened, read or written")                                   \
    X(JAC_E_MEMORY, "memory", "memory is out")                                                     \
    X(JAC_E_FAULT, "fault", "a fault inside; please report it")

typedef enum jac_status {
#define X(name, code, text) name,
    JAC_STATUS_LIST(X)
#undef X
} jac_status;

/* An error a user can act on. Printed as `file:line: error: what; hint`; parts that are not known
 * are empty (line 0). A plain value: nothing to free. */
typedef struct jac_error {
    jac_status status;
    int line;
    char file[160];
    char what[400];
    char hint[240];
    char module[64]; /* whose code was running */
    char hook[64];   /* and which hook, offer or step */
} jac_error;

/* Receives each problem of a file; `warning` ones don't stop the load. */
typedef void jac_report_fn(void *ud, const jac_error *error, bool warning);

/* "input", "rules"...: the code of JSON error objects. */
const char *jac_status_code(jac_status status);

/* Writes "file:line: error: what; hint" into text (cut to size); returns its full length. */
size_t jac_error_text(const jac_error *error, char *text, size_t size);

/* Fills *error (when not NULL) and returns `status`. `file` may be NULL. `format` gives what; text
 * after a "; " in it becomes the hint. */
jac_status jac_fail(jac_error *error, jac_status status, const char *file, int line,
                    const char *format, ...) __attribute__((format(printf, 5, 6)));

/* Allocates, grows and frees, as lua_Alloc does: new_size 0 frees. */
typedef void *jac_alloc_fn(void *ud, void *block, size_t old_size, size_t new_size);

/* ---- rulesets and engines ---------------------------------------------------------------- */

typedef struct jac_ruleset jac_ruleset; /* compiled, read-only, may be shared by threads */
typedef struct jac_engine jac_engine;   /* plays games of one ruleset; one thread at a time */
typedef struct jac_game jac_game;       /* one block without pointers */
typedef struct jac_session jac_session;

/* An engine for the ruleset without modules; the ruleset must outlive it. jac_load is the way to
 * one with modules. NULL and *error when memory is out. */
jac_engine *jac_engine_new(const jac_ruleset *rules, jac_error *error);
void jac_engine_free(jac_engine *engine);
const jac_ruleset *jac_engine_rules(const jac_engine *engine);

/* Reads an INI, its modules and rulings, compiles the ruleset and makes an engine that owns it.
 * Every problem goes to `report` (may be NULL); the first error also to *error. NULL on error. */
jac_engine *jac_load(const char *ini, jac_report_fn *report, void *ud, jac_error *error);

/* ---- games ------------------------------------------------------------------------------ */

/* A new game, advanced to its first choice. Free with jac_game_free. */
jac_game *jac_game_new(jac_engine *engine, uint64_t seed, jac_error *error);
void jac_game_free(jac_engine *engine, jac_game *game);

/* Starts over in an existing block, without allocating. */
jac_status jac_game_start(jac_engine *engine, jac_game *game, uint64_t seed, jac_error *error);

/* Plays on to the next choice, chance (when stopping at those) or end: after jac_game_start and
 * after steps were pushed from outside (scenarios). */
jac_status jac_game_continue(jac_engine *engine, jac_game *game, jac_error *error);

/* Copies `from` over `to`, both of the same ruleset: a memcpy of what is used. */
void jac_game_copy(const jac_engine *engine, jac_game *to, const jac_game *from);
/* An allocated copy, or NULL when memory is out. */
jac_game *jac_game_clone(jac_engine *engine, const jac_game *game);
/* Bytes of a block; bytes that a copy moves now. */
size_t jac_game_size(const jac_engine *engine);
size_t jac_game_used(const jac_engine *engine, const jac_game *game);
/* XXH3 of the block without the generator's streams: equal histories have equal hashes. */
uint64_t jac_game_hash(const jac_engine *engine, const jac_game *game);

typedef enum jac_waits { JAC_WAITS_CHOICE, JAC_WAITS_CHANCE, JAC_WAITS_OVER } jac_waits;
jac_waits jac_game_waits(const jac_game *game);
/* Whose choice it is (the active player at a chance); -1 when the game is over. */
int jac_game_to_act(const jac_game *game);
int jac_game_active(const jac_game *game);
int jac_game_turn(const jac_game *game);
int jac_game_players(const jac_engine *engine);
const char *jac_player_name(const jac_engine *engine, int player);
int jac_game_points(const jac_engine *engine, const jac_game *game, int player);
/* Tiles that can still be drawn. */
int jac_game_tiles_left(const jac_game *game);

/* Counters that modules declare (`stats`), numbered 0.. in load order: how many there are; the name
 * of one, "module.name", and the line that says what it counts (both the ruleset's; NULL when
 * there is no such counter); and what it counted in a game so far (0 when there is none). */
size_t jac_stat_count(const jac_engine *engine);
const char *jac_stat_name(const jac_engine *engine, size_t stat);
const char *jac_stat_text(const jac_engine *engine, size_t stat);
int32_t jac_game_stat(const jac_engine *engine, const jac_game *game, size_t stat);

/* ---- choices ---------------------------------------------------------------------------- */

/* One legal answer: an offer and up to three arguments (their types are the offer's). 16 bytes,
 * compared as a value. At a chance it is an outcome: offer is JAC_CHOICE_CHANCE. */
typedef struct jac_choice {
    uint16_t offer;
    uint16_t pad; /* 0 */
    int32_t arg[3];
} jac_choice;
enum { JAC_CHOICE_CHANCE = 0xFFFF };

/* The legal choices now (or the outcomes, when the game waits at a chance). The list belongs to the
 * engine and is overwritten by its next call. The game is not changed. */
jac_status jac_choices(jac_engine *engine, const jac_game *game, const jac_choice **list,
                       size_t *count, jac_error *error);

/* Makes the choice and plays on to the next one (or the next chance, when stopping at those). A
 * choice that is not legal is refused with JAC_E_CHOICE and the game unchanged; after any other
 * error the game is spent (see jac_session). Never allocates without modules. */
jac_status jac_apply(jac_engine *engine, jac_game *game, jac_choice choice, jac_error *error);

/* With `on`, the game waits at each chance (JAC_WAITS_CHANCE) for jac_apply with an outcome,
 * instead of asking its own generator. Takes effect at the next chance. */
void jac_game_stop_at_chance(jac_game *game, bool on);

/* ---- what a seat knows -------------------------------------------------------------------- */

/* Writes into `to` (a block of the same ruleset; it may be `from` itself) the game as the player in
 * this seat may see it; seat -1: an onlooker, who sees what all see. Blanked are the generator's
 * streams (0), tiles off the board that are kept from the seat (their type) and other players'
 * cells that are declared secret (their first value). The hidden tiles are counted in the bag
 * again, with which they can't be told apart, though not among the tiles that can be drawn. What is
 * written is to look at (its hash is its own), to list choices of and to determinise, not to play
 * on. Games that differ only in what the seat can't know give equal bytes. */
void jac_observe(const jac_engine *engine, jac_game *to, const jac_game *from, int seat);

/* Makes of a game, or of what jac_observe wrote for the seat, one that the seat can't tell from it,
 * drawn at random by `seed`: the hidden tiles are dealt out of all that they could be, others'
 * secrets are guessed within their declared range, the generator goes on from the seed. The result
 * depends on what the seat may know and on the seed only, and can be played. Bots look ahead in
 * such games and in no others. */
void jac_determinise(jac_engine *engine, jac_game *game, int seat, uint64_t seed);

/* ---- watching --------------------------------------------------------------------------- */

/* Told of every event and chance as it happens, and of stations that a module handles; must not
 * change the game. */
typedef struct jac_seen {
    uint16_t hook; /* id of the event or station; JAC_CHOICE_CHANCE: a chance was resolved */
    uint8_t argc;
    uint8_t pad;
    int32_t arg[6]; /* of a chance: what waited for it (jac_op), which, its outcome */
} jac_seen;
typedef void jac_watch_fn(void *ud, jac_engine *engine, const jac_game *game, const jac_seen *seen);
/* Sets (or with NULL ends) the watch. Without one, events nobody subscribed to cost nothing. */
void jac_engine_watch(jac_engine *engine, jac_watch_fn *watch, void *ud);

/* ---- sessions --------------------------------------------------------------------------- */

/* A new game with its record; every choice and outcome is kept. NULL on error. The engine must
 * outlive the session; it may play other games in between. */
jac_session *jac_session_new(jac_engine *engine, uint64_t seed, jac_error *error);
/* Resumes: plays the record (checked line by line) and goes on writing to its file. A last line
 * that was cut off is dropped, with a warning to `report` (may be NULL). A finished game is opened
 * as it ended. JAC_E_RECORD when the record is of another ruleset or isn't legal. */
jac_session *jac_session_open(jac_engine *engine, const char *record, jac_report_fn *report,
                              void *ud, jac_error *error);
/* Writes the record to a file (made anew) from now on: what has been so far, then each line as it
 * comes, flushed. JAC_E_IO when it can't; JAC_E_USE when it is being written already. */
jac_status jac_session_record(jac_session *session, const char *path, jac_error *error);
/* The game: to look at, not to change. Valid until the session ends; its block stays in place. */
const jac_game *jac_session_game(const jac_session *session);
jac_engine *jac_session_engine(const jac_session *session);
uint64_t jac_session_seed(const jac_session *session);
/* How many choices were made. */
size_t jac_session_moves(const jac_session *session);
/* As jac_choices and jac_apply. After any failed apply the game is as it was before it. */
jac_status jac_session_choices(jac_session *session, const jac_choice **list, size_t *count,
                               jac_error *error);
jac_status jac_session_apply(jac_session *session, jac_choice choice, jac_error *error);
/* Takes the last choice back, with the outcomes that followed it, in the file too. JAC_E_USE when
 * there is none. */
jac_status jac_session_undo(jac_session *session, jac_error *error);
/* As jac_game_stop_at_chance; outcomes are then applied like choices. */
void jac_session_stop_at_chance(jac_session *session, bool on);
uint64_t jac_session_hash(const jac_session *session);
/* Told of every event and chance of the session's games; NULL ends it. */
void jac_session_watch(jac_session *session, jac_watch_fn *watch, void *ud);
/* Lines of the record so far (header first, no line ends); NULL past the end. Valid until the next
 * call that changes the session. */
const char *jac_session_line(const jac_session *session, size_t i);
/* An independent copy at the same moment, which is written to no file and watched by nobody. NULL
 * and *error when memory is out. */
jac_session *jac_session_clone(const jac_session *session, jac_error *error);
/* Ends the session and frees it (NULL is allowed). JAC_E_IO when the file could not be written
 * whole.
 */
jac_status jac_session_close(jac_session *session, jac_error *error);

#ifdef __cplusplus
}
#endif
#endif
