/* random.c - takes any choice, all alike. */
#include "bots.h"

jac_status jac_bot_random(jac_bot *bot, jac_engine *engine, const jac_game *game, jac_choice *out,
                          jac_error *error)
{
    const jac_choice *list;
    size_t count = 0;
    jac_status status = jac_choices(engine, game, &list, &count, error);
    if (status != JAC_OK)
        return status;
    if (count == 0)
        return jac_fail(error, JAC_E_USE, NULL, 0, "there is nothing to choose");
    *out = list[jac_bot_draw(bot, 0, (uint32_t)count)];
    return JAC_OK;
}
