/* compare.c - pairs of games counted in, and what their differences say. */
#include "compare.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "problem.h"

/* ---- made and freed -------------------------------------------------------------------------- */

jac_comparison *jac_comparison_new(const jac_sim_run *a, const jac_sim_run *b)
{
    jac_comparison *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->a = a;
    c->b = b;
    c->both = calloc(a->measures->count, sizeof *c->both);
    if (!c->both) {
        free(c);
        return NULL;
    }
    for (size_t i = 0; i < a->measures->count; i++) {
        int at = jac_measure_find(b->measures, a->measures->at[i].name);
        if (at >= 0)
            c->both[c->count++] = (jac_pair_measure){ .at_a = i, .at_b = (size_t)at };
    }
    return c;
}

void jac_comparison_free(jac_comparison *c)
{
    if (!c)
        return;
    for (size_t i = 0; i < c->count; i++) {
        jac_tally_clear(&c->both[i].a);
        jac_tally_clear(&c->both[i].b);
        jac_tally_clear(&c->both[i].difference);
    }
    free(c->both);
    free(c);
}

int jac_comparison_find(const jac_comparison *c, const char *name)
{
    for (size_t i = 0; i < c->count; i++)
        if (strcmp(jac_comparison_measure(c, i)->name, name) == 0)
            return (int)i;
    return -1;
}

const jac_measure *jac_comparison_measure(const jac_comparison *c, size_t i)
{
    return &c->a->measures->at[c->both[i].at_a];
}

/* ---- counting in ----------------------------------------------------------------------------- */

static jac_status leave_out(jac_comparison *c, const jac_sim_result *a, const jac_sim_result *b)
{
    if (c->failed == 0) {
        c->failed_in_b = a->status == JAC_OK;
        c->failed_game = a->game;
        c->failure = c->failed_in_b ? b->error : a->error;
    }
    c->failed++;
    return JAC_OK;
}

jac_status jac_comparison_add(jac_comparison *c, const jac_sim_result *a, const jac_sim_result *b,
                              jac_error *error)
{
    const int64_t most = INT64_C(1) << JAC_TALLY_BITS;
    if (a->status != JAC_OK || b->status != JAC_OK)
        return leave_out(c, a, b);
    for (size_t i = 0; i < c->count; i++) {
        jac_pair_measure *m = &c->both[i];
        int64_t x = a->value[m->at_a], y = b->value[m->at_b];
        if (x < -most / 2 || x > most / 2 || y < -most / 2 || y > most / 2)
            return jac_fail(error, JAC_E_USE, NULL, 0, "game %llu: %s is too large to be compared",
                            (unsigned long long)a->game, jac_comparison_measure(c, i)->name);
        if (!jac_tally_add(&m->a, x) || !jac_tally_add(&m->b, y) ||
            !jac_tally_add(&m->difference, y - x))
            return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    c->pairs++;
    return JAC_OK;
}

double jac_comparison_width(const jac_comparison *c, int i)
{
    double widest = 0;
    bool any = false;
    for (size_t k = 0; k < c->count; k++) {
        jac_interval interval;
        bool meant =
            i < 0 ? jac_comparison_measure(c, k)->group == JAC_MEASURE_POINTS : k == (size_t)i;
        if (!meant)
            continue;
        if (!jac_tally_interval(&c->both[k].difference, &interval))
            return INFINITY;
        any = true;
        widest = fmax(widest, interval.high - interval.low);
    }
    return any ? widest : INFINITY;
}

/* ---- differences ----------------------------------------------------------------------------- */

/* How many standard errors the mean difference is off 0; 0 where there is nothing to test. The same
 * difference in every pair has no error of its own: it is as far off as the chance of that many
 * equal signs, 2^(1-n), is small. */
static double distance(const jac_tally *difference)
{
    const double mean = fabs(jac_tally_mean(difference)), sd = jac_tally_sd(difference);
    const double n = (double)difference->n;
    if (difference->n < 2 || mean == 0)
        return 0;
    if (sd > 0)
        return mean / (sd / sqrt(n));
    return jac_t_quantile(1 - fmax(exp2(1 - n), 1e-12) / 2, difference->n - 1);
}

static void describe(const jac_pair_measure *m, jac_difference *d)
{
    const double n = (double)m->difference.n;
    const double sd = jac_tally_sd(&m->difference);
    const double own = hypot(jac_tally_sd(&m->a), jac_tally_sd(&m->b));
    *d = (jac_difference){
        .a = jac_tally_mean(&m->a),
        .b = jac_tally_mean(&m->b),
        .mean = jac_tally_mean(&m->difference),
        .narrower = own > 0 ? 1 - sd / own : 0,
    };
    d->bounded = jac_tally_interval(&m->difference, &d->interval);
    if (!d->bounded)
        return;
    const uint64_t df = m->difference.n - 1;
    d->detectable = (jac_t_quantile(0.975, df) + jac_t_quantile(0.8, df)) * sd / sqrt(n);
    d->differs = distance(&m->difference) > jac_t_quantile(0.975, df);
}

typedef struct rank {
    double distance;
    size_t measure;
} rank;

static int farthest_first(const void *a, const void *b)
{
    const rank *x = a, *y = b;
    if (x->distance != y->distance)
        return x->distance < y->distance ? 1 : -1;
    return x->measure < y->measure ? -1 : 1;
}

/* Holm's steps: the farthest of m is measured at 5 % / m, the next at 5 % / (m - 1)..., until one
 * is not far enough. So at most one run in twenty calls anything different that is not, however
 * many measures there are and however they hang together. All have the same number of pairs, so
 * the order of distances is the order of their probabilities. */
static void holm(const jac_comparison *c, rank *order, jac_difference *difference)
{
    size_t tested = 0;
    for (size_t i = 0; i < c->count; i++) {
        const jac_tally *d = &c->both[i].difference;
        if (d->n >= 2 && (d->min != 0 || d->max != 0)) /* else it was the same in every pair */
            order[tested++] = (rank){ distance(d), i };
    }
    qsort(order, tested, sizeof *order, farthest_first);
    for (size_t i = 0; i < tested; i++) {
        double p = 1 - 0.025 / (double)(tested - i);
        if (!(order[i].distance > jac_t_quantile(p, c->pairs - 1)))
            break;
        difference[order[i].measure].surely = true;
    }
}

bool jac_comparison_differences(const jac_comparison *c, jac_difference *difference)
{
    rank *order = calloc(c->count + 1, sizeof *order);
    if (!order)
        return false;
    for (size_t i = 0; i < c->count; i++)
        describe(&c->both[i], &difference[i]);
    holm(c, order, difference);
    free(order);
    return true;
}
