/* test_engine_kit.h - a game to test rules with: turns as text, a module in C.
 *
 *     kit k;
 *     kit_open(&k, NULL);
 *     kit_go(&k);
 *     kit_play(&k, "BA/C 0,-1,180 city; BA/L 0,1,0 -");
 *     ck_assert_int_eq(k.game->points[0], 4);
 *     kit_close(&k);
 *
 * The game waits at each chance, so that the text says which tile comes. A turn is the type, the
 * cell and the rotation in degrees, and a segment to put a meeple on or "-". With "!" before the
 * type, that tile is the last of the bag. */
#ifndef JAC_TEST_ENGINE_KIT_H
#define JAC_TEST_ENGINE_KIT_H

#include <check.h>

#include "engine.h"

typedef struct kit kit;
/* A function of the test module: what the Lua host would call. */
typedef jac_status kit_fn(kit *k, jac_game *g, const jac_call *call, int32_t *answer);

enum { KIT_FUNCTIONS = 32, KIT_LOG = 8000 };
struct kit {
    const char *row; /* told in messages */
    jac_ruleset *rules;
    jac_engine *engine;
    jac_game *game;
    jac_error error;
    int module;
    kit_fn *fn[KIT_FUNCTIONS];
    int fn_count;
    int32_t note[16]; /* for the functions */
    kit_fn *todo;     /* what kit_todo does */
    char log[KIT_LOG];
    size_t logged;
};

/* base NULL: two players, the C3 set, farmers. The ruleset is not compiled yet. */
void kit_open(kit *k, const jac_base *base);
void kit_close(kit *k);
/* Compiles, and starts a game (seed 1) that stops at its first draw. */
void kit_go(kit *k);
/* Starts over. */
void kit_start(kit *k, uint64_t seed);

/* ---- turns ---- */
void kit_play(kit *k, const char *turns);
/* The parts of a turn; each fails the test when the game does not wait for it. */
void kit_draw(kit *k, const char *type);
void kit_place(kit *k, int x, int y, int degrees);
void kit_put(kit *k, const char *segment); /* of the tile just placed */
void kit_pass(kit *k);
/* Takes everything but one tile of this type out of the bag. */
void kit_last(kit *k, const char *type);
/* Makes a choice, which must be legal. */
void kit_choose(kit *k, jac_choice choice);
/* Makes a choice that must be refused without a change. */
void kit_refuse(kit *k, jac_choice choice);
/* The choices now: how many there are of an offer (JAC_NONE: of all). */
int kit_count(kit *k, int offer);
/* The n-th choice of an offer. */
jac_choice kit_nth(kit *k, int offer, int n);
bool kit_listed(kit *k, jac_choice choice);
jac_choice kit_put_choice(const kit *k, const char *segment);
/* Name of the prompt that waits, "chance" or "over". */
const char *kit_waits(const kit *k);

/* ---- the board ---- */
uint16_t kit_lay(kit *k, const char *type, int x, int y, int degrees); /* without asking */
uint32_t kit_segment(const kit *k, int x, int y, const char *name);
const jac_feature *kit_feature(const kit *k, int x, int y, const char *name);
/* The i-th meeple of a player, set on a segment without asking. */
uint32_t kit_stand(kit *k, int player, int i, int x, int y, const char *name);
uint32_t kit_figure(const kit *k, int player, int kind, int i);
int kit_supply(const kit *k, int player);

/* ---- the module ---- */
int32_t kit_ref(kit *k, kit_fn *fn);
void kit_on(kit *k, const char *hook, kit_fn *fn, const jac_filter *filter, int filters);
/* A handler that does what k->todo says, or nothing. */
kit_fn kit_todo;
int kit_step(kit *k, const char *name, kit_fn *fn);
int kit_prompt(kit *k, const char *name, bool must, int argc, jac_type type);
/* An offer without arguments at a prompt; change `offer` before adding it with kit_add_offer. */
jac_offer kit_offer(kit *k, const char *name, int prompt, kit_fn *take);
int kit_add_offer(kit *k, const jac_offer *offer);
int kit_cell(kit *k, const char *name, jac_scope scope, jac_reset reset, jac_merge merge,
             int width);
int kit_pick(kit *k, const char *name, jac_pick_base base, jac_which which,
             const jac_filter *filter, int filters);
/* A tile with marks: a copy of a base tile under another id. */
int kit_tile(kit *k, const char *id, const char *like, int count, const char *mark);
uint16_t kit_symbol(kit *k, const char *text);
/* Appends to k->log, words separated by blanks. */
void kit_log(kit *k, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Logs each event of the game by its name from now on. */
void kit_watch(kit *k);
void kit_log_clear(kit *k);

#endif
