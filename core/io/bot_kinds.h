/* bot_kinds.h - the bots that can be asked for, as text: "greedy", "mcts:5000". One table and one
 * parser for the INI, for options of the command and for whoever makes the bots (core/bots). */
#ifndef JAC_BOT_KINDS_H
#define JAC_BOT_KINDS_H

#include "jacquerie.h"

typedef struct jac_bot_kind {
    const char *name;
    const char *takes; /* what may follow "name:", for people; NULL: nothing */
    bool bare;         /* the name alone will do */
    const char *help;
    /* Checks what follows the colon: JAC_OK, or JAC_E_USE and *error. NULL: any text will do. */
    jac_status (*check)(const char *argument, jac_error *error);
} jac_bot_kind;

/* Ends with a NULL name; the first is the bot of those who name none. */
extern const jac_bot_kind jac_bot_kinds[];

/* The kind that the text names; *argument (may be NULL) is what follows the colon, within the text,
 * or NULL without one. NULL and *error: JAC_E_USE, with what is allowed in its hint. */
const jac_bot_kind *jac_bot_kind_of(const char *text, const char **argument, jac_error *error);

/* "random, greedy, mcts[:ITERATIONS or :TIMEms]" of all kinds, for help texts: writes as much as
 * fits and returns the full length. */
size_t jac_bot_kinds_text(char *text, size_t size);

/* How long a search may take: one of the two is not 0. */
typedef struct jac_budget {
    uint32_t iterations;
    uint32_t milliseconds; /* not reproducible */
} jac_budget;
enum { JAC_ITERATIONS_DEFAULT = 1000, JAC_ITERATIONS_MAX = 1000000, JAC_MILLISECONDS_MAX = 600000 };
/* "5000" or "200ms"; NULL: the default. JAC_E_USE and *error. */
jac_status jac_budget_read(const char *text, jac_budget *budget, jac_error *error);

#endif
