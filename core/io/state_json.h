/* state_json.h - a whole position as one JSON object: what a front end draws and an outside bot
 * plays by. core/cli/PROTOCOL.md says what each key holds. */
#ifndef JAC_STATE_JSON_H
#define JAC_STATE_JSON_H

#include <jansson.h>

#include "text.h"

/* The position as `seat` (a player) may see it: a new reference. `game` is what jac_observe made
 * for that seat; of cells of modules that only their owner may see, those of others are left out.
 * Asks the modules what open features are worth: NULL and *error when one fails, or when memory is
 * out. The game is not changed. */
json_t *jac_state_json(jac_engine *engine, const jac_game *game, int seat, jac_error *error);

/* The legal choices (or, at a chance, the outcomes) in the order for people, each as
 * {"choice":{...},"text":"..."}: a new reference. *list (may be NULL) receives the choices in the
 * same order, allocated: free() it. NULL and *error as above. */
json_t *jac_choices_json(jac_engine *engine, const jac_game *game, jac_listed **list, size_t *count,
                         jac_error *error);

/* "choice", "chance", "over". */
const char *jac_waits_name(jac_waits waits);

#endif
