/* results.h - test results as TAP on stdout, and kept for a JUnit file. */
#ifndef JAC_CLI_RESULTS_H
#define JAC_CLI_RESULTS_H

#include "cli.h"

typedef enum cli_verdict { CLI_PASSED, CLI_NOT_OK, CLI_SKIPPED } cli_verdict;

/* One result. Texts belong to the caller; NULL or "" leaves them out. */
typedef struct cli_result {
    cli_verdict verdict;
    const char *title;
    const char *file;
    int line;
    const char *message; /* why it failed or was skipped */
    const char *board, *choices;
    double seconds;
} cli_result;

typedef struct cli_results cli_results;

/* Begins TAP. `keep` for a later cli_results_junit. NULL when memory is out. */
cli_results *cli_results_new(bool keep);
void cli_results_free(cli_results *results);
void cli_results_add(cli_results *results, const cli_result *result);
/* Ends TAP with its plan. */
void cli_results_end(cli_results *results);
int cli_results_count(const cli_results *results, cli_verdict verdict);
/* Writes what was kept; false when the file can't be written (errno tells why). */
bool cli_results_junit(const cli_results *results, const char *path);

#endif
