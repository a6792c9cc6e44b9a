/* The engine alone: linked without Lua, INI, JSON and everything above it, it plays the base game.
 * What it prints is TAP. */
#include <stdio.h>

#include "engine.h"

int main(void)
{
    const jac_base base = { .players = 4, .edition = JAC_C3, .farmers = 1, .sets = 1 };
    jac_error error;
    jac_ruleset *rules = jac_ruleset_new(&base, NULL, NULL);
    jac_engine *engine = NULL;
    jac_game *game = NULL;
    if (rules && jac_ruleset_compile(rules, &error) == JAC_OK)
        engine = jac_engine_new(rules, &error);
    if (engine)
        game = jac_game_new(engine, 687, &error);
    bool good = game != NULL;
    while (good && jac_game_waits(game) != JAC_WAITS_OVER) {
        const jac_choice *choice;
        size_t count = 0;
        good = jac_choices(engine, game, &choice, &count, &error) == JAC_OK && count > 0 &&
               jac_apply(engine, game, choice[0], &error) == JAC_OK;
    }
    printf("%s 1 - the base game runs without Lua\n1..1\n", good ? "ok" : "not ok");
    if (engine)
        jac_game_free(engine, game);
    jac_engine_free(engine);
    jac_ruleset_free(rules);
    return good ? 0 : 1;
}
