/* bots.c - the table of bots, and their luck. */
#include "bots.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    jac_status (*choose)(jac_bot *, jac_engine *, const jac_game *, jac_choice *, jac_error *);
} bots[] = {
    { "random", jac_bot_random },
    { "greedy", jac_bot_greedy },
};
enum { BOT_COUNT = sizeof bots / sizeof *bots };

/* The finaliser of SplitMix64: neighbouring inputs give unrelated outputs. */
static uint64_t mixed(uint64_t x)
{
    x += 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

uint32_t jac_bot_draw(const jac_bot *bot, uint32_t draw, uint32_t n)
{
    uint64_t x = mixed(mixed(mixed(bot->seed) ^ bot->number) + draw);
    return (uint32_t)(((x >> 32) * n) >> 32);
}

jac_bot *jac_bot_new(jac_engine *engine, const char *name, uint64_t seed, int seat,
                     jac_error *error)
{
    for (size_t i = 0; i < BOT_COUNT; i++) {
        if (strcmp(name, bots[i].name) != 0)
            continue;
        jac_bot *bot = calloc(1, sizeof *bot);
        size_t room = engine->rules->choices_max + 1u;
        jac_choice *list = calloc(room, sizeof *list);
        if (!bot || !list) {
            free(bot);
            free(list);
            jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
            return NULL;
        }
        bot->choose = bots[i].choose;
        bot->name = bots[i].name;
        bot->seed = mixed(seed) + (uint64_t)seat;
        bot->list = list;
        bot->room = room;
        return bot;
    }
    jac_fail(error, JAC_E_USE, NULL, 0, "no bot '%s'", name);
    return NULL;
}

void jac_bot_free(jac_engine *engine, jac_bot *bot)
{
    if (!bot)
        return;
    if (bot->ahead)
        jac_game_free(engine, bot->ahead);
    free(bot->list);
    free(bot);
}
