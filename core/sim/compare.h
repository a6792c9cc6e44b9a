/* compare.h - two rulesets played with the same seeds: what differs between them, measure by
 * measure.
 *
 * Pair k is game k of both runs. What is compared is the difference B - A within each pair; its
 * 95 % interval is the paired t interval, of shares of games won too. */
#ifndef JAC_SIM_COMPARE_H
#define JAC_SIM_COMPARE_H

#include "run.h"

/* A measure that both rulesets have. */
typedef struct jac_pair_measure {
    size_t at_a, at_b; /* its index in each */
    jac_tally a, b, difference;
} jac_pair_measure;

typedef struct jac_comparison {
    const jac_sim_run *a, *b;
    jac_pair_measure *both; /* in A's order */
    size_t count;
    uint64_t pairs, failed; /* pairs counted in; pairs left out, since a game of them failed */
    uint64_t failed_game;   /* the first of these, */
    bool failed_in_b;       /* whose it was, */
    jac_error failure;      /* and why */
} jac_comparison;

/* The runs must live as long. NULL when memory is out. */
jac_comparison *jac_comparison_new(const jac_sim_run *a, const jac_sim_run *b);
void jac_comparison_free(jac_comparison *comparison);
/* Counts a pair in; in the order of the games. JAC_E_MEMORY, or JAC_E_USE for a value that is out
 * of a tally's range. */
jac_status jac_comparison_add(jac_comparison *comparison, const jac_sim_result *a,
                              const jac_sim_result *b, jac_error *error);
/* The index in `both`, or -1. */
int jac_comparison_find(const jac_comparison *comparison, const char *name);
const jac_measure *jac_comparison_measure(const jac_comparison *comparison, size_t i);
/* The width of the interval of measure i, or with -1 the widest of the players' points; INFINITY
 * while there is none. */
double jac_comparison_width(const jac_comparison *comparison, int i);

/* What is told of a measure's difference. */
typedef struct jac_difference {
    double a, b, mean;     /* means of both, and of the difference */
    bool bounded;          /* there is an interval: two pairs or more */
    jac_interval interval; /* 95 %, paired t */
    double detectable;     /* the true difference that four of five such runs would tell from 0 */
    double narrower;       /* by so much of its width the interval is narrower than one of games
                              with seeds of their own; below 0: wider. 0 where nothing varies */
    bool differs;          /* the interval leaves 0 out */
    bool surely;           /* and does so with all measures considered (Holm, 5 %) */
} jac_difference;

/* Fills one for each measure. False when memory is out. */
bool jac_comparison_differences(const jac_comparison *comparison, jac_difference *difference);

/* What is another in B's ruleset than in A's: a list of objects {"what", "a", "b"}, texts; null
 * where one hasn't it. A new reference; NULL when memory is out. */
json_t *jac_runs_differ(const jac_sim_run *a, const jac_sim_run *b);

/* ---- the pairs in a file: .jsonl or .csv ----------------------------------------------------- */

typedef struct jac_pairs jac_pairs;
/* Is the ending one of these? Else JAC_E_USE. */
jac_status jac_pairs_ending(const char *path, jac_error *error);
/* Makes the file anew; with `force` over one that is there. The comparison must live as long. NULL
 * and *error (JAC_E_USE, JAC_E_IO, JAC_E_MEMORY). */
jac_pairs *jac_pairs_open(const char *path, bool force, const jac_comparison *comparison,
                          jac_error *error);
/* Adds a pair, failed or not. After a failure nothing more is written. */
jac_status jac_pairs_add(jac_pairs *pairs, const jac_sim_result *a, const jac_sim_result *b,
                         jac_error *error);
/* Writes what is left and frees it (NULL is allowed). */
jac_status jac_pairs_close(jac_pairs *pairs, jac_error *error);

#endif
