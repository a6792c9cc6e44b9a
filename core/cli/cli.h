/* cli.h - what the subcommands share: how they speak, fail and end.
 *
 * stdout carries data only. People's text goes to stderr as `file:line: error: what; hint`, or,
 * with
 * --json, as one JSON object a line with a `code`. */
#ifndef JAC_CLI_H
#define JAC_CLI_H

#include <argp.h>
#include <jansson.h>
#include <stdio.h>

#include "jacquerie.h"

/* Exit status of the command. */
enum {
    CLI_DONE = 0,         /* what was asked for is done */
    CLI_FAILED = 1,       /* it was tried and failed: a test, a replay, the output, memory */
    CLI_WRONG = 2,        /* wrong use: arguments, an INI, a module, a file that can't be read */
    CLI_FAULT = 3,        /* a fault inside */
    CLI_INTERRUPTED = 130 /* by Ctrl-C; what was finished is written */
};
#define CLI_EXIT_TEXT                                                                              \
    "Exit status: 0 done, 1 the thing asked for failed, 2 wrong use (an INI, module or file that " \
    "is wrong counts as that), 3 a fault inside, 130 interrupted. A closed pipe ends the command " \
    "quietly, as SIGPIPE does (141)."

/* One subcommand: its arguments from its own name on; returns the exit status. */
typedef int cli_command(int argc, char **argv);
cli_command cli_run, cli_replay, cli_test, cli_check, cli_rules, cli_api, cli_import, cli_bench,
    cli_serve, cli_sim, cli_compare;

/* How errors are written, and how many there were. */
typedef struct cli_reports {
    bool json; /* as objects */
    int errors;
    int warnings;
    jac_status first; /* of the errors */
} cli_reports;

/* Writes an error or warning to stderr and counts it. A jac_report_fn with a cli_reports as ud. */
void cli_report(void *reports, const jac_error *error, bool warning);
/* The exit status that an error while reading input, or playing, leads to. */
int cli_exit_of(jac_status status);
/* Reports the error unless `reports` has told of one already (a load reports all of its own), and
 * returns cli_exit_of. */
int cli_fail(cli_reports *reports, const jac_error *error);
/* The same for a plain message. */
int cli_fail_text(cli_reports *reports, jac_status status, const char *file, int line,
                  const char *format, ...) __attribute__((format(printf, 5, 6)));

/* Flushes stdout; when something could not be written (a full disk), says so and returns
 * CLI_FAILED, else `status`. Every command ends through it. */
int cli_finish(int status);
/* Writes the object as one line to `out` and releases it. CLI_FAILED when it can't be written, or
 * is NULL: build it with json_make.h, and memory that was out is told here, whatever was lost. */
int cli_json_line(FILE *out, json_t *object);

/* From now on Ctrl-C (and SIGTERM) is only noted: cli_interrupted() is then true. */
void cli_catch_interrupt(void);
bool cli_interrupted(void);

/* Is this stream a terminal on which colours are welcome (NO_COLOR is kept)? */
bool cli_colour(FILE *stream);

/* "687" -> 687: a whole decimal number within the limits. false when it isn't one. */
bool cli_number(const char *text, uint64_t max, uint64_t *number);

#endif
