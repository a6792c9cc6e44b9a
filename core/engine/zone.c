/* zone.c - tiles that leave the hand without being placed, and come back into the bag. */
#include "parts.h"

/* Is the station's own work still to be done: are its handlers, or what they pushed, running? */
static bool at_station(const jac_engine *e, const jac_game *g, uint32_t station)
{
    const jac_step *agenda = jac_agenda(e->rules, g);
    for (uint32_t i = 0; i < e->by_step_count; i++)
        if (e->by_step[i].op == JAC_OP_WORK && e->by_step[i].which == station)
            return true;
    for (uint32_t i = 0; i < g->agenda_count; i++)
        if (agenda[i].op == JAC_OP_WORK && agenda[i].which == station)
            return true;
    return false;
}

jac_status jac_put_away(jac_engine *e, jac_game *g, jac_zone zone)
{
    if (g->turn.type == JAC_NONE || !at_station(e, g, JAC_S_drawn))
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "no tile was just drawn");
    if (jac_kept_add(e, g, g->turn.type, zone, 0, JAC_VIEW_ALL) != JAC_OK)
        return e->error.status;
    g->turn.type = JAC_NONE;
    return JAC_OK;
}

int jac_back_to_bag(jac_engine *e, jac_game *g, jac_zone zone, uint16_t mark)
{
    const jac_ruleset *r = e->rules;
    const jac_among which = { mark, 0 };
    jac_kept *kept = jac_w_kept(r, g);
    uint32_t left = 0, all = g->kept_count;
    for (uint32_t i = 0; i < all; i++) {
        if (kept[i].zone != zone || kept[i].type == JAC_NONE ||
            !jac_is_among(r, kept[i].type, which)) {
            kept[left++] = kept[i];
            continue;
        }
        jac_w_bag(r, g)[kept[i].type]++;
        g->bag_count++;
    }
    memset(kept + left, 0, (all - left) * sizeof *kept); /* popped places are zero */
    g->kept_count = (uint16_t)left;
    return (int)(all - left);
}
