/* effect.c - what a choice does, where its offer says so as data: each a call of a primitive,
 * without a call into a module. */
#include "parts.h"

/* The argument that an effect is about: what joins every prompt knows nothing of theirs. */
static int32_t argument(const jac_engine *e, const jac_offer *offer, const jac_step *step,
                        const jac_choice *choice, uint8_t i)
{
    uint8_t given =
        offer->offered == JAC_OFFERED_ANY_OWN ? 0 : e->rules->prompt.at[step->which].argc;
    return i < given ? step->arg[1 + i] : choice->arg[i - given];
}

static uint32_t effect_item(const jac_cell_def *cell, int player, int32_t arg)
{
    switch (cell->scope) {
    case JAC_PER_GAME:
        return 0;
    case JAC_PER_PLAYER:
        return (uint32_t)player;
    default:
        return (uint32_t)arg;
    }
}

static jac_status carry_out(jac_engine *e, jac_game *g, const jac_effect *effect, int player,
                            int32_t arg)
{
    const jac_ruleset *r = e->rules;
    switch ((jac_effect_op)effect->op) {
    case JAC_DO_TALLY:
        return jac_stat_add(e, g, effect->which, effect->value);
    case JAC_DO_SCORE:
        return jac_score(e, g, player, effect->value, JAC_NONE, JAC_TRIGGERED, effect->which);
    case JAC_DO_SET:
        return jac_cell_set(e, g, effect->which,
                            effect_item(&r->cell.at[effect->which], player, arg), 0, effect->value);
    case JAC_DO_HOME:
        return jac_figure_to(e, g, (uint32_t)arg, jac_place_pack(JAC_AT_SUPPLY, 0), player,
                             effect->which);
    }
    return JAC_OK;
}

void jac_effects(jac_engine *e, jac_game *g, const jac_offer *offer, const jac_step *step,
                 const jac_choice *choice)
{
    for (uint32_t i = 0; i < offer->effect_count && e->failed == JAC_OK; i++) {
        const jac_effect *effect = &offer->effect[i];
        bool about = effect->op == JAC_DO_SET || effect->op == JAC_DO_HOME;
        int32_t arg = about ? argument(e, offer, step, choice, effect->arg) : 0;
        if (carry_out(e, g, effect, step->arg[0], arg) != JAC_OK)
            jac_engine_fail(e, JAC_E_MODULE, "%s", e->error.what);
    }
}
