/* bots.h - players that are programs. A bot sees the game through the engine it is given and draws
 * its random numbers from (its seed, the number of the choice) only: asked twice, it answers the
 * same, and a resumed game goes on as the unbroken one would. */
#ifndef JAC_BOTS_H
#define JAC_BOTS_H

#include "engine.h"

typedef struct jac_bot jac_bot;
struct jac_bot {
    /* Chooses for the player to act; the game waits for a choice and isn't changed. *out is one of
     * jac_choices. JAC_OK; the failure of a module's code while listing or looking ahead;
     * JAC_E_BOT, when the bot is an outside program that failed: its player has lost, the message
     * says who and why, and the game can't go on. The same bot may be asked again, in another game.
     */
    jac_status (*choose)(jac_bot *bot, jac_engine *engine, const jac_game *game, jac_choice *out,
                         jac_error *error);
    /* Another game begins in which it sits at `seat`; NULL: the bot keeps nothing of a game. */
    jac_status (*begin)(jac_bot *bot, jac_engine *engine, int seat, jac_error *error);
    /* Frees `own`; NULL: there is nothing to free. */
    void (*end)(jac_bot *bot, jac_engine *engine);
    void *own; /* what a kind of bot keeps between its choices */
    uint64_t seed;
    uint64_t number;  /* of the choice: set by the caller to the choices made in the game so far */
    jac_choice *list; /* scratch of the bot's own; grows to the longest list */
    size_t room;
    jac_game *guess; /* scratch: the game with what the seat can't know guessed; NULL until used */
    jac_game *ahead; /* and what a choice leads to there */
};

/* A bot for games of the engine's ruleset: "greedy", "mcts:5000" (as jac_bot_kind_of reads it,
 * bot_kinds.h). Of one seed, each seat gets numbers of its own. NULL and *error: JAC_E_USE for what
 * is no bot, JAC_E_MEMORY. Free with jac_bot_free, before the engine. */
jac_bot *jac_bot_new(jac_engine *engine, const char *text, uint64_t seed, int seat,
                     jac_error *error);
/* Another game of the same engine begins, perhaps at another seat: from now on the bot plays as one
 * newly made with this seed and seat would. jac_bot_new does it for the first game. */
jac_status jac_bot_begin(jac_bot *bot, jac_engine *engine, uint64_t seed, int seat,
                         jac_error *error);
void jac_bot_free(jac_engine *engine, jac_bot *bot);

/* Who watches the engine's games. */
typedef struct jac_bot_watch {
    jac_watch_fn *watch;
    void *ud;
} jac_bot_watch;
/* From here on nobody is shown what a bot only imagines; hand the result to jac_bot_show again. */
jac_bot_watch jac_bot_hide(jac_engine *engine);
void jac_bot_show(jac_engine *engine, jac_bot_watch watch);

/* A number 0..n-1 from (seed, number of the choice, draw): the bots' only luck. n > 0. */
uint32_t jac_bot_draw(const jac_bot *bot, uint32_t draw, uint32_t n);

/* The same as 64 bits: a seed. */
uint64_t jac_bot_luck(const jac_bot *bot, uint32_t draw);

/* What each player's position is worth, in sixteenths of a point: his points and what his features
 * may be expected to bring. Pure. */
void jac_bot_worths(jac_engine *engine, const jac_game *game, int64_t worth[JAC_PLAYERS_MAX]);
/* What the position is worth to `player`, in sixteenths of a point: his points and what his
 * features may be expected to bring, less the same of the best opponent. Pure. */
int64_t jac_bot_worth(jac_engine *engine, const jac_game *game, int player);

/* The kinds. jac_bot_make_mcts reads its argument (may be NULL) and allocates what a search needs.
 */
jac_status jac_bot_random(jac_bot *bot, jac_engine *engine, const jac_game *game, jac_choice *out,
                          jac_error *error);
jac_status jac_bot_greedy(jac_bot *bot, jac_engine *engine, const jac_game *game, jac_choice *out,
                          jac_error *error);
jac_status jac_bot_mcts(jac_bot *bot, jac_engine *engine, const jac_game *game, jac_choice *out,
                        jac_error *error);
jac_status jac_bot_make_mcts(jac_bot *bot, jac_engine *engine, const char *argument,
                             jac_error *error);
jac_status jac_bot_pipe(jac_bot *bot, jac_engine *engine, const jac_game *game, jac_choice *out,
                        jac_error *error);
/* Its argument is the command; the program is started at the first choice. */
jac_status jac_bot_make_pipe(jac_bot *bot, jac_engine *engine, const char *argument,
                             jac_error *error);

#endif
