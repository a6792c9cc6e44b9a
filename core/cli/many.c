/* many.c - options and progress of commands that play many games. */
#define _GNU_SOURCE
#include "many.h"

#include <errno.h>
#include <inttypes.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "clock.h"
#include "play.h"
#include "pool.h"

/* ---- options --------------------------------------------------------------------------------- */

int cli_jobs_default(void)
{
    cpu_set_t set;
    int count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
    return count < 1 ? 1 : count > JAC_JOBS_MAX ? JAC_JOBS_MAX : count;
}

uint64_t cli_games_option(struct argp_state *state, const char *text)
{
    uint64_t number = 0;
    if (!cli_number(text, CLI_GAMES_MAX, &number) || number == 0)
        argp_error(state, "--games '%s' is no whole number from 1 to %" PRIu64, text,
                   CLI_GAMES_MAX);
    return number;
}

int cli_jobs_option(struct argp_state *state, const char *text)
{
    uint64_t number = 0;
    if (!cli_number(text, JAC_JOBS_MAX, &number) || number == 0)
        argp_error(state, "--jobs '%s' is no whole number from 1 to %d", text, JAC_JOBS_MAX);
    return (int)number;
}

uint64_t cli_seed_option(struct argp_state *state, const char *text)
{
    uint64_t number = 0;
    if (!cli_number(text, UINT64_MAX, &number))
        argp_error(state, "--seed '%s' is no whole number from 0 to %" PRIu64, text, UINT64_MAX);
    return number;
}

bool cli_fixed_option(struct argp_state *state, const char *text)
{
    if (strcmp(text, "fixed") != 0 && strcmp(text, "rotate") != 0)
        argp_error(state, "--seats '%s' is neither rotate nor fixed", text);
    return strcmp(text, "fixed") == 0;
}

double cli_timeout_option(struct argp_state *state, const char *text)
{
    char *end;
    double seconds = strtod(text, &end);
    if (end == text || *end || !(seconds > 0 && seconds <= 1e6))
        argp_error(state, "--timeout '%s' is no number of seconds above 0, at most a million",
                   text);
    return seconds;
}

jac_status cli_seed(const jac_engine *engine, bool given, uint64_t *seed, bool quiet,
                    jac_error *error)
{
    const jac_setup *setup = jac_setup_of(engine);
    if (given)
        return JAC_OK;
    if (setup->seed_given) {
        *seed = setup->seed;
        return JAC_OK;
    }
    if (getrandom(seed, sizeof *seed, 0) != (ssize_t)sizeof *seed)
        return jac_fail(error, JAC_E_IO, NULL, 0, "no seed can be drawn: %s; give one with --seed",
                        strerror(errno));
    if (!quiet)
        fprintf(stderr, "seed %" PRIu64 "\n", *seed);
    return JAC_OK;
}

void cli_keep_first(jac_status *kept, jac_error *kept_error, jac_status status,
                    const jac_error *error)
{
    if (status != JAC_OK && *kept == JAC_OK) {
        *kept = status;
        *kept_error = *error;
    }
}

/* ---- progress -------------------------------------------------------------------------------- */

enum { BAR = 24 };

void cli_progress_begin(cli_progress *progress, uint64_t total)
{
    *progress =
        (cli_progress){ .on = isatty(STDERR_FILENO) != 0, .begin = jac_clock(), .total = total };
    progress->last = progress->begin;
}

double cli_progress_time(const cli_progress *progress) { return jac_clock() - progress->begin; }

/* "1:02:03", "2:03": hours only when there are some. */
static void put_time(char *text, size_t size, double seconds)
{
    uint64_t s = seconds < 0 ? 0 : seconds > 1e9 ? 1000000000u : (uint64_t)(seconds + 0.5);
    if (s >= 3600)
        snprintf(text, size, "%" PRIu64 ":%02d:%02d", s / 3600, (int)(s / 60 % 60), (int)(s % 60));
    else
        snprintf(text, size, "%d:%02d", (int)(s / 60), (int)(s % 60));
}

void cli_progress_show(cli_progress *progress, uint64_t done)
{
    double time = jac_clock(), passed = time - progress->begin;
    char bar[BAR + 1], left[32], line[160];
    if (!progress->on || time - progress->last < 0.2)
        return;
    progress->last = time;
    int full = (int)((double)done / (double)progress->total * BAR);
    memset(bar, '.', BAR);
    memset(bar, '#', (size_t)full);
    bar[BAR] = '\0';
    double rate = (double)done / passed;
    put_time(left, sizeof left, rate > 0 ? (double)(progress->total - done) / rate : 0);
    int width =
        snprintf(line, sizeof line, "[%s] %d%%  %" PRIu64 "/%" PRIu64 "  %.*f games/s  %s%s", bar,
                 (int)((double)done / (double)progress->total * 100), done, progress->total,
                 rate < 10 ? 1 : 0, rate, done > 0 ? left : "?", done > 0 ? " left" : "");
    int columns = cli_columns(stderr);
    if (columns > 1 && width >= columns)
        width = columns - 1; /* a line that breaks can't be written over */
    /* Blanks over what stood there: a terminal needs to know nothing for that. */
    int blanks = progress->width > width ? progress->width - width : 0;
    fprintf(stderr, "\r%.*s%*s", width, line, blanks, "");
    fflush(stderr);
    progress->width = width;
}

void cli_progress_end(cli_progress *progress)
{
    if (progress->width > 0)
        fprintf(stderr, "\r%*s\r", progress->width, "");
    fflush(stderr);
    progress->width = 0;
    progress->on = false;
}
