/* many_print.c - the summary of many games as tables. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "many.h"
#include "play.h"

/* ---- how values lie -------------------------------------------------------------------------- */

static const char spread_head[] = "     mean       sd    min    5%   25%   50%   75%   95%    max";

static jac_status put_spread(const jac_summary *summary, size_t measure, jac_error *error)
{
    jac_spread s;
    if (!jac_summary_spread(summary, measure, &s))
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    printf(" %8.2f %8.2f %6" PRId64 " %5" PRId64 " %5" PRId64 " %5" PRId64 " %5" PRId64 " %5" PRId64
           " %6" PRId64,
           s.mean, s.sd, s.min, s.q5, s.q25, s.q50, s.q75, s.q95, s.max);
    return JAC_OK;
}

/* "  52.31 % (51.33 to 53.29)" of the games won, "  1.20 %" shared. */
static void put_wins(const jac_summary *summary, size_t won, size_t shared)
{
    uint64_t hits = (uint64_t)summary->tally[won].sum, n = summary->finished;
    jac_interval in = jac_wilson(hits, n);
    printf("  %6.2f (%5.2f to %5.2f)  %6.2f", 100 * (double)hits / (double)n, 100 * in.low,
           100 * in.high, 100 * (double)summary->tally[shared].sum / (double)n);
}

/* One line each for the players, or for the seats. */
static jac_status put_who(const jac_summary *summary, bool seats, int width, jac_error *error)
{
    const jac_sim_run *run = summary->run;
    const size_t *first = run->measures->first;
    jac_status status = JAC_OK;
    for (int i = 0; i < run->measures->players && status == JAC_OK; i++) {
        char seat[24];
        size_t at = (size_t)i;
        snprintf(seat, sizeof seat, "seat %d", i + 1);
        cli_put_name(seats ? seat : run->name[i], width);
        status = put_spread(
            summary, first[seats ? JAC_MEASURE_SEAT_POINTS : JAC_MEASURE_POINTS] + at, error);
        if (status == JAC_OK)
            put_wins(summary, first[seats ? JAC_MEASURE_SEAT_WON : JAC_MEASURE_WON] + at,
                     first[seats ? JAC_MEASURE_SEAT_SHARED : JAC_MEASURE_SHARED] + at);
        if (!seats)
            printf("  %s", run->bot[i]);
        putchar('\n');
    }
    return status;
}

static jac_status put_points(const jac_summary *summary, jac_error *error)
{
    const jac_sim_run *run = summary->run;
    int width = 6;
    for (int p = 0; p < run->measures->players; p++)
        width = cli_wider(width, run->name[p]);
    printf("\n");
    cli_put_name("points", width);
    printf("%s    won %% (95 %% interval)  shared  bot\n", spread_head);
    jac_status status = put_who(summary, false, width, error);
    return status == JAC_OK ? put_who(summary, true, width, error) : status;
}

/* ---- where points come from ------------------------------------------------------------------ */

/* "city" of "city.Red": the name without the player's. */
static char *source_of(const jac_summary *summary, size_t measure)
{
    const jac_measure *m = &summary->run->measures->at[measure];
    size_t length = strlen(m->name), own = strlen(summary->run->name[m->who]) + 1;
    return length > own ? strndup(m->name, length - own) : strdup(m->name);
}

/* Did anybody ever get points that way? */
static bool any(const jac_summary *summary, size_t measure)
{
    for (int p = 0; p < summary->run->measures->players; p++)
        if (summary->tally[measure + (size_t)p].squares != 0)
            return true;
    return false;
}

static jac_status put_sources(const jac_summary *summary, jac_error *error)
{
    const jac_measures *m = summary->run->measures;
    int players = m->players, width = 9;
    printf("\n");
    for (int pass = 0; pass < 2; pass++) { /* the first finds how wide names are */
        for (size_t i = m->first[JAC_MEASURE_KIND]; i < m->first[JAC_MEASURE_REASON + 1];
             i += (size_t)players) {
            char *name = source_of(summary, i);
            if (!name)
                return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
            if (pass == 0) {
                width = cli_wider(width, name);
            } else if (i < m->first[JAC_MEASURE_REASON] || any(summary, i)) {
                cli_put_name(name, width);
                for (int p = 0; p < players; p++)
                    printf("  %*.2f", cli_wider(8, summary->run->name[p]),
                           jac_tally_mean(&summary->tally[i + (size_t)p]));
                putchar('\n');
            }
            free(name);
        }
        if (pass == 0) {
            cli_put_name("points by", width);
            for (int p = 0; p < players; p++) {
                const char *name = summary->run->name[p];
                printf("  %*s%s", cli_wider(8, name) - cli_characters(name), "", name);
            }
            putchar('\n');
        }
    }
    return JAC_OK;
}

/* ---- the game, and what modules count -------------------------------------------------------- */

static jac_status put_group(const jac_summary *summary, jac_measure_group group, const char *title,
                            jac_error *error)
{
    const jac_measures *m = summary->run->measures;
    int width = cli_characters(title);
    if (m->first[group] == m->first[group + 1])
        return JAC_OK;
    for (size_t i = m->first[group]; i < m->first[group + 1]; i++)
        width = cli_wider(width, m->at[i].name);
    printf("\n");
    cli_put_name(title, width);
    puts(spread_head);
    jac_status status = JAC_OK;
    for (size_t i = m->first[group]; i < m->first[group + 1] && status == JAC_OK; i++) {
        cli_put_name(m->at[i].name, width);
        status = put_spread(summary, i, error);
        putchar('\n');
    }
    return status;
}

static void put_failures(const jac_summary *summary)
{
    if (summary->failed == 0)
        return;
    printf("\nfailed games\n");
    for (size_t i = 0; i < summary->failure_count; i++) {
        const jac_failure *f = &summary->failure[i];
        char text[JAC_FAILURE_TEXT];
        jac_error_text(&f->error, text, sizeof text);
        printf("%6" PRIu64 "  %s (first: game %" PRIu64 ")\n", f->count, text, f->first);
    }
    if (summary->failed_else > 0)
        printf("%6" PRIu64 "  for other reasons\n", summary->failed_else);
}

jac_status cli_summary_print(const jac_summary *summary, jac_error *error)
{
    const jac_sim_run *run = summary->run;
    jac_status status = JAC_OK;
    printf("%" PRIu64 " games, seed %" PRIu64 ", seats %s", summary->finished, run->seed,
           run->fixed ? "fixed" : "rotate");
    if (summary->failed > 0)
        printf("; %" PRIu64 " failed", summary->failed);
    putchar('\n');
    if (summary->finished > 0) {
        status = put_points(summary, error);
        if (status == JAC_OK)
            status = put_sources(summary, error);
        if (status == JAC_OK)
            status = put_group(summary, JAC_MEASURE_GAME, "game", error);
        if (status == JAC_OK)
            status = put_group(summary, JAC_MEASURE_COUNTER, "counted", error);
    }
    put_failures(summary);
    return status;
}
