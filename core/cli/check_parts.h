/* check_parts.h - the parts of `check`: loading what was named, playing it, looking at what it
 * declares. */
#ifndef JAC_CLI_CHECK_H
#define JAC_CLI_CHECK_H

#include "bots.h"
#include "cli.h"
#include "setup.h"

enum { CHECK_ROOTS = 2 };

typedef struct check {
    cli_reports reports;
    const char *path; /* as it was given */
    bool explain, hashes;
    uint64_t games;
    jac_engine *engine;
    char *module;            /* name of the module that `path` is; NULL: an INI */
    char *folder;            /* where its tests are: MODULE/tests, or of a ruling file beside it */
    char *root[CHECK_ROOTS]; /* folders above those that messages name: of rules/, of the mods */
    char *neighbours;        /* the folder in which the module is */
    char *uses;              /* what the module may tell if it is on: "a, b" */
    const char *with;        /* one of these, which is on too; NULL: none */
} check;

/* check_place.c: a jac_report_fn with a check as ud: cli_report, with the line where that is not
 * known. */
void check_report(void *check, const jac_error *error, bool warning);

/* check_load.c: an INI, a module's folder, a single .lua file, or the name of a shipped module or
 * ruling file. Sets engine, module and folder; NULL engine: *error. */
void check_load(check *c, jac_error *error);
void check_unload(check *c);

/* check_play.c: plays the games, prints a line after each choice ("SEED CHOICE HASH") to `out`.
 * Reports what fails. */
int check_print_hashes(check *c, FILE *out);
/* Plays the games here and in a second process, then again with copies that are played on after
 * each choice, and reports where they part. CLI_DONE, CLI_FAILED or CLI_FAULT. */
int check_play(check *c);

enum { CHECK_TEXT = 128 };

/* One game being played. */
typedef struct check_game {
    check *c;
    jac_bot *bot;
    jac_game *game;
    uint64_t seed, number; /* of the choice to come */
    char text[CHECK_TEXT]; /* of the last choice */
    jac_error error;
} check_game;

/* Starts the game of a seed; false: error. Close it in any case. */
bool check_game_open(check_game *p, check *c, uint64_t seed);
void check_game_close(check_game *p);
/* It has ended, or goes on for too long. */
bool check_game_over(const check_game *p);
jac_status check_game_apply(check_game *p, jac_choice choice);
/* What the bot chooses in a game, as choice `number`. */
jac_status check_game_choose(check_game *p, const jac_game *game, uint64_t number,
                             jac_choice *choice);
/* On stderr, below an error: turn, seed and choice. */
void check_game_tell(const check_game *p);

/* An error about a game that goes another way, at the first variable that changed; then warnings of
 * all of these. */
void check_tell_hidden(check *c, const char *what, const char *how);
void check_tell_variables(check *c);

/* check_copies.c: plays the game of a seed straight, then again with copies played on in between.
 */
int check_copies(check *c, uint64_t seed);

/* check_uses.c: plays the games with each module on that the module uses, where that is shipped or
 * its neighbour: without it, what it is told is not looked at. Warns of a misspelt one. */
int check_uses(check *c);

/* check_twin.c: compares the lines with those that `check --hashes` prints in a process of its own.
 * `line` is set to the first that differs (0-based), or -1. False when it could not be run. */
bool check_twin(const check *c, const char *lines, long *line, jac_error *error);

/* check_look.c: warns of options that nothing read, and of a module's rulings without scenario. */
void check_options(check *c);
void check_rulings(check *c);
/* A warning of the module's file; its line is looked for. */
void check_warn(check *c, const char *what);

#endif
