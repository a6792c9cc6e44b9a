/* explain.h - a ruleset in words: what is in force, from where, and who is asked in which order. */
#ifndef JAC_CLI_EXPLAIN_H
#define JAC_CLI_EXPLAIN_H

#include "cli.h"
#include "setup.h"

/* Prints the modules with their options and rulings, and for each station, event and query the
 * chain of modules. As text, or (json) as one object. CLI_DONE, or CLI_FAILED when memory is out
 * (reported). */
int cli_explain(const jac_engine *engine, bool json);

/* Options and rulings of one module, with their values or (initial) defaults. */
void cli_print_module(const jac_module_info *module, bool initial);
/* NULL when memory is out. */
json_t *cli_module_json(const jac_module_info *module, bool initial);

/* "system", "ruling", "mod". */
const char *cli_module_kind(const jac_module_info *module);

#endif
