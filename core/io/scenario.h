/* scenario.h - runs scenarios: Lua files that set up a position, act and say what must come out.
 *
 * A file is run in a sandbox like a module's, with a module's limits for each scenario. Each
 * `scenario "title" {...}` of it becomes one result; one that fails doesn't keep the others from
 * running. The vocabulary is in lua/lib/scenario.lua. */
#ifndef JAC_SCENARIO_H
#define JAC_SCENARIO_H

#include "jacquerie.h"

typedef struct jac_scenario_result {
    const char *title; /* as written: "REVOLT-R17: the revolt passes Red by" */
    const char *file;  /* the path given */
    int line;          /* where it stands; of a failure: the line of the call that failed */
    bool ok;
    bool broken;         /* it failed because it is wrong itself (unknown key, Lua error), not by
                            what the game did */
    const char *message; /* what was expected and came instead; several lines; "" when ok */
    const char *board;   /* drawing of the board at the failure; "" when ok or without a game */
    const char *choices; /* the legal choices then, one a line; "" likewise */
    double seconds;      /* how long it took */
} jac_scenario_result;

/* Told of each scenario when it has run. Texts live until the call returns. */
typedef void jac_scenario_fn(void *ud, const jac_scenario_result *result);

typedef struct jac_scenario_options {
    const char *rules; /* folder of the modules; NULL: where jac_load looks */
    const char *match; /* only scenarios whose title contains this; NULL: all */
    bool list;         /* tells titles and lines only, runs nothing */
} jac_scenario_options;

/* Runs the scenarios of a file in their order. JAC_OK also when some fail: count them in `told`.
 * JAC_E_IO when the file can't be read, JAC_E_RULES when it isn't Lua or breaks off outside a
 * scenario. `options` may be NULL. */
jac_status jac_scenario_run_file(const char *path, const jac_scenario_options *options,
                                 jac_scenario_fn *told, void *ud, jac_error *error);

#endif
