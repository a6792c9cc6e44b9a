/* worth.h - points and majority of a feature, for score.c. */
#ifndef JAC_WORTH_H
#define JAC_WORTH_H

#include "parts.h"

/* Calls f (may be NULL) for every completed city that a field touches, each once (BASE-R51), and
 * not for those already marked in this round of e->seen (jac_seen_next); returns how many there
 * are. */
int jac_completed_cities(jac_engine *e, const jac_game *g, uint32_t field, uint32_t round,
                         void (*f)(void *ud, uint16_t city), void *ud);

/* Does the figure stand in the feature with this label? */
bool jac_stands_in(const jac_ruleset *r, const jac_game *g, uint32_t figure, uint16_t label);

/* Adds up each player's strength in one feature. */
void jac_add_strengths(jac_engine *e, const jac_game *g, uint32_t segment, jac_occasion occasion,
                       int32_t strength[JAC_PLAYERS_MAX]);

/* Most strength wins; all who have it (BASE-R34), unless a module breaks the tie. */
uint32_t jac_most_of(jac_engine *e, const jac_game *g, uint32_t segment,
                     const int32_t strength[JAC_PLAYERS_MAX]);

#endif
