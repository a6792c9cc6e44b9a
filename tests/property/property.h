/* property.h - one random game under watch, and the rulesets it is played by. */
#ifndef JAC_PROPERTY_H
#define JAC_PROPERTY_H

#include "engine.h"
#include "recount.h"

/* A choice made or a chance resolved, in order, and the hash that followed a choice. */
typedef struct log_item {
    jac_choice choice;
    uint64_t hash; /* after it; 0 of a chance */
} log_item;

/* The game that is watched. */
typedef struct play {
    jac_engine *engine;
    const jac_ruleset *rules;
    jac_game *game;
    printed_type *table;
    recount board;
    uint64_t random; /* of the test's own choices */
    log_item *log;
    size_t log_count, log_room;
    int choices; /* made so far */
    bool muted;  /* another game of the engine is running */
    /* what the events told */
    int32_t points[JAC_PLAYERS_MAX];
    int32_t *place; /* of each figure */
    uint8_t *done;  /* segment: its feature has been completed */
    size_t done_room;
    uint16_t *completed; /* segments of the features of this batch */
    uint8_t *paid;       /* which of them have been scored */
    size_t completed_count, completed_room;
    int puts_expected;           /* when the tile was placed; -1 none was */
    bool has_final, final_known; /* known: recounted without the engine */
    int32_t final[JAC_PLAYERS_MAX];
    /* the first failure */
    bool failed;
    char why[600];
} play;

void fail(play *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* 0..n-1 of the test's own generator. */
uint32_t pick(play *p, uint32_t n);
uint64_t mix(uint64_t a, uint64_t b);
/* Does any module's handler stand at this query (so that the plain rule no longer tells)? */
bool asked_of_modules(const jac_ruleset *rules, jac_hook hook);

/* watch.c: what the events say is held against the recount as they come. */
bool watch_open(play *p);
void watch_event(void *ud, jac_engine *engine, const jac_game *game, const jac_seen *seen);
void watch_close(play *p);
/* Nothing that is closed was left out of scoring. */
void check_all_scored(play *p);
/* The put choices that BASE-R20 to R23 allow now; `expect` may be NULL. Returns their number. */
int expected_puts(play *p, const jac_game *game, jac_choice *expect, int max);

/* board.c: the block's own numbers against the recount. */
void check_board(play *p);
/* choices.c: the list against brute force, and refusals. */
void check_choices(play *p, const jac_choice *list, size_t count);
void check_refusals(play *p, const jac_choice *list, size_t count);
/* Compares a list of choices with what is expected, whatever the order. */
void compare_choices(play *p, const char *what, jac_choice *expect, int expected, jac_choice *have,
                     int count);

/* session.c: undo = before, resume = unbroken; the record is written to `folder`. */
void check_session(play *p, uint64_t seed, const char *folder);

/* game.c: plays one game to its end; false and p->why when a property fails. Every fourth goes
 * through a session with a record in `folder` too. */
bool play_game(play *p, uint64_t seed, const char *folder);

/* rulesets.c: the options and their combinations. */
enum { AXIS_VALUES_MAX = 12 };
typedef struct axis {
    char section[64], key[96];
    char value[AXIS_VALUES_MAX][64];
    int count;
    int module; /* axis of the module that it belongs to, or -1 */
} axis;

typedef struct rulesets {
    axis *axis;
    int axis_count, axis_room;
    uint8_t *row; /* value of each axis, rows one after the other */
    int row_count, row_room;
    int everything; /* the row in which every module is on */
} rulesets;

/* All options: the base game's, and those of the modules in the folder `rules_dir` (NULL: none). */
bool rulesets_open(rulesets *all, const char *rules_dir, char *why, size_t size);
void rulesets_close(rulesets *all);
/* All defaults, every module on, each value alone, then rows in which every pair of values stands
 * together once at least. INIs go to `ini_dir`. */
bool rulesets_make(rulesets *all, uint64_t seed, const char *ini_dir);
/* "players=3 farmers=off festival=on": what differs from the first row. */
void rulesets_text(const rulesets *all, int row, char *text, size_t size);
/* An engine of the row: through an INI in `ini_dir` when modules are on. */
jac_engine *rulesets_engine(const rulesets *all, int row, const char *ini_dir, jac_error *error);
/* Ends an engine that rulesets_engine made. */
void rulesets_engine_free(jac_engine *engine);

#endif
