/* many.h - what commands that play many games share: reading their options, a progress bar, and the
 * summary as tables. */
#ifndef JAC_CLI_MANY_H
#define JAC_CLI_MANY_H

#include "cli.h"
#include "run.h"

enum { CLI_GAMES_DEFAULT = 1000 };
#define CLI_GAMES_MAX ((uint64_t)1 << JAC_TALLY_BITS)

/* As many as there are processors that this process may use, at most JAC_JOBS_MAX. */
int cli_jobs_default(void);
/* The options' values; wrong ones end the program through argp_error, with `name` as the option. */
uint64_t cli_games_option(struct argp_state *state, const char *text);
int cli_jobs_option(struct argp_state *state, const char *text);
uint64_t cli_seed_option(struct argp_state *state, const char *text);
bool cli_fixed_option(struct argp_state *state, const char *text); /* --seats */
double cli_timeout_option(struct argp_state *state, const char *text);

/* The seed that was given, else the INI's, else one that is drawn and told on stderr. JAC_E_IO when
 * none can be drawn. */
jac_status cli_seed(const jac_engine *engine, bool given, uint64_t *seed, bool quiet,
                    jac_error *error);

/* A bar on stderr, when that is a terminal. */
typedef struct cli_progress {
    bool on;
    double begin, last; /* seconds */
    uint64_t total;
    int width; /* of the line that stands there */
} cli_progress;
void cli_progress_begin(cli_progress *progress, uint64_t total);
/* Shows that so many are done; not more often than five times a second. */
void cli_progress_show(cli_progress *progress, uint64_t done);
/* Takes the bar away. */
void cli_progress_end(cli_progress *progress);
/* Seconds since the begin. */
double cli_progress_time(const cli_progress *progress);

/* Keeps the first failure of several. */
void cli_keep_first(jac_status *kept, jac_error *kept_error, jac_status status,
                    const jac_error *error);

/* Prints the summary as tables. JAC_E_MEMORY. */
jac_status cli_summary_print(const jac_summary *summary, jac_error *error);

#endif
