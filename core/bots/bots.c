/* bots.c - the table of bots, and their luck. */
#include "bots.h"

#include <stdlib.h>
#include <string.h>

#include "bot_kinds.h"

/* How each of jac_bot_kinds plays. */
static const struct {
    const char *name;
    jac_status (*choose)(jac_bot *, jac_engine *, const jac_game *, jac_choice *, jac_error *);
    /* Makes bot->own out of what follows the colon; NULL: the kind needs nothing. */
    jac_status (*make)(jac_bot *, jac_engine *, const char *argument, jac_error *);
} bots[] = {
    { "random", jac_bot_random, NULL },
    { "greedy", jac_bot_greedy, NULL },
    { "mcts", jac_bot_mcts, jac_bot_make_mcts },
    { "pipe", jac_bot_pipe, jac_bot_make_pipe },
};
enum { BOT_COUNT = sizeof bots / sizeof *bots };

jac_bot_watch jac_bot_hide(jac_engine *engine)
{
    const jac_bot_watch watch = { engine->watch, engine->watch_ud };
    jac_engine_watch(engine, NULL, NULL);
    return watch;
}

void jac_bot_show(jac_engine *engine, jac_bot_watch watch)
{
    jac_engine_watch(engine, watch.watch, watch.ud);
}

uint64_t jac_bot_luck(const jac_bot *bot, uint32_t draw)
{
    return jac_mix(jac_mix(jac_mix(bot->seed) ^ bot->number) + draw);
}

uint32_t jac_bot_draw(const jac_bot *bot, uint32_t draw, uint32_t n)
{
    return (uint32_t)(((jac_bot_luck(bot, draw) >> 32) * n) >> 32);
}

static jac_status make(jac_bot *bot, jac_engine *engine, const char *name, const char *argument,
                       jac_error *error)
{
    size_t i = 0;
    while (i < BOT_COUNT && strcmp(name, bots[i].name) != 0)
        i++;
    if (i == BOT_COUNT)
        return jac_fail(error, JAC_E_FAULT, NULL, 0, "the bot %s is known, but can't play", name);
    bot->choose = bots[i].choose;
    bot->room = engine->rules->choices_max + 1u;
    bot->list = calloc(bot->room, sizeof *bot->list);
    if (!bot->list)
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    return bots[i].make ? bots[i].make(bot, engine, argument, error) : JAC_OK;
}

jac_status jac_bot_begin(jac_bot *bot, jac_engine *engine, uint64_t seed, int seat,
                         jac_error *error)
{
    bot->seed = jac_mix(seed) + (uint64_t)seat;
    bot->number = 0;
    return bot->begin ? bot->begin(bot, engine, seat, error) : JAC_OK;
}

jac_bot *jac_bot_new(jac_engine *engine, const char *text, uint64_t seed, int seat,
                     jac_error *error)
{
    const char *argument;
    const jac_bot_kind *kind = jac_bot_kind_of(text, &argument, error);
    if (!kind)
        return NULL;
    jac_bot *bot = calloc(1, sizeof *bot);
    if (!bot) {
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        return NULL;
    }
    if (make(bot, engine, kind->name, argument, error) == JAC_OK &&
        jac_bot_begin(bot, engine, seed, seat, error) == JAC_OK)
        return bot;
    jac_bot_free(engine, bot);
    return NULL;
}

void jac_bot_free(jac_engine *engine, jac_bot *bot)
{
    if (!bot)
        return;
    if (bot->end)
        bot->end(bot, engine);
    jac_game_free(engine, bot->guess);
    jac_game_free(engine, bot->ahead);
    free(bot->list);
    free(bot);
}
