/* jcz.h - games that another engine recorded (.jcz): read, played again, checked.
 *
 * A .jcz file is one JSON object: sets, elements, rules, start tiles, players, and a message for
 * everything that a player did. It is played on an engine of its own, set up from the file; every
 * draw is answered from the file, so no luck is left. What the file asks for and Jacquerie does not
 * have is refused by name (JAC_E_RULES); what can't be read is JAC_E_INPUT; a message that is not
 * legal where it comes is JAC_E_CHOICE with the message's number. */
#ifndef JAC_JCZ_H
#define JAC_JCZ_H

#include <stdio.h>

#include "jacquerie.h"

/* Plays the file and writes one JSON object to `out`: final points, score events, points after each
 * message, and what was offered where (final, score_events, message_points, trace,
 * discarded_tiles). Nothing is written when it fails. JAC_E_IO when the file can't be read or `out`
 * not written. */
jac_status jac_jcz_trace(const char *path, FILE *out, jac_error *error);

/* Plays the file and writes it to `out` as a record of Jacquerie's own. Where the other engine had
 * cut the bag short, the record stops at the end of the last turn (*whole is then false), because a
 * record's bag is that of its ruleset. Other start tiles than the ruleset's are refused. */
jac_status jac_jcz_import(const char *path, FILE *out, bool *whole, jac_error *error);

/* Told of each thing that the file asserts: its text, whether it holds and, when not, why. Texts
 * live until the function returns. */
typedef void jac_jcz_assertion_fn(void *ud, const char *text, bool holds, const char *why);

/* Plays the file and evaluates its assertions. *skipped is true, and JAC_OK returned, when the file
 * needs what Jacquerie does not have; *error then says what. */
jac_status jac_jcz_test(const char *path, jac_jcz_assertion_fn *told, void *ud, bool *skipped,
                        jac_error *error);

#endif
