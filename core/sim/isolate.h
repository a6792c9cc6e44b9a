/* isolate.h - a worker as a process of its own: what kills it costs the game it plays, no more. */
#ifndef JAC_ISOLATE_H
#define JAC_ISOLATE_H

#include "sim.h"

typedef struct jac_isolated jac_isolated;

/* `argv` (ends with NULL; must live as long) starts a process that calls jac_isolated_serve on its
 * stdin and stdout, for the same settings and plan; `measures` are theirs. `stop` as in
 * jac_sim_worker_new. NULL and *error when it can't be started or plays other rules. */
jac_isolated *jac_isolated_new(char *const *argv, const jac_sim_plan *plan,
                               const jac_measures *measures, const atomic_bool *stop,
                               jac_error *error);
/* Ends the process. NULL is allowed. */
void jac_isolated_free(jac_isolated *isolated);
/* As jac_sim_worker_play. A process that ended or that went past the timeout is a failed result;
 * the next game gets another. */
void jac_isolated_play(jac_isolated *isolated, uint64_t game, jac_sim_result *result);

/* The other side: plays the games whose numbers come in, until no more do. False when the results
 * can't be written. */
bool jac_isolated_serve(jac_sim_worker *worker, int in, int out);

#endif
