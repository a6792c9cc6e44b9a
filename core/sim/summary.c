/* summary.c - what many results say together: tallies of every measure, and what failed. */
#include "run.h"

#include <stdlib.h>
#include <string.h>

#include "json_make.h"

jac_summary *jac_summary_new(const jac_sim_run *run)
{
    jac_summary *summary = calloc(1, sizeof *summary);
    if (summary)
        summary->tally = calloc(run->measures->count, sizeof *summary->tally);
    if (!summary || !summary->tally) {
        free(summary);
        return NULL;
    }
    summary->run = run;
    return summary;
}

void jac_summary_free(jac_summary *summary)
{
    if (!summary)
        return;
    for (size_t i = 0; i < summary->run->measures->count; i++)
        jac_tally_clear(&summary->tally[i]);
    free(summary->tally);
    free(summary);
}

/* Failures that are told as one: of one place in a module's code (what is said there often names
 * turn and player), or else with the same words. */
static bool alike(const jac_failure *failure, const jac_error *error)
{
    const jac_error *first = &failure->error;
    if (first->status != error->status || first->line != error->line ||
        strcmp(first->file, error->file) != 0)
        return false;
    return error->line > 0 ? strcmp(first->hook, error->hook) == 0
                           : strcmp(first->what, error->what) == 0;
}

static void add_failure(jac_summary *summary, const jac_sim_result *result)
{
    summary->failed++;
    for (size_t i = 0; i < summary->failure_count; i++)
        if (alike(&summary->failure[i], &result->error)) {
            summary->failure[i].count++;
            return;
        }
    if (summary->failure_count == JAC_FAILURES_KEPT)
        summary->failed_else++;
    else
        summary->failure[summary->failure_count++] =
            (jac_failure){ result->error, 1, result->game };
}

jac_status jac_summary_add(jac_summary *summary, const jac_sim_result *result, jac_error *error)
{
    const jac_measures *m = summary->run->measures;
    if (result->status != JAC_OK) {
        add_failure(summary, result);
        return JAC_OK;
    }
    for (size_t i = 0; i < m->count; i++) {
        if (jac_tally_add(&summary->tally[i], result->value[i]))
            continue;
        int64_t most = (int64_t)1 << JAC_TALLY_BITS, value = result->value[i];
        if (value > most || value < -most)
            return jac_fail(error, JAC_E_USE, NULL, 0, "%s is %lld in game %llu; too much to count",
                            m->at[i].name, (long long)value, (unsigned long long)result->game);
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    summary->finished++;
    return JAC_OK;
}

bool jac_summary_spread(const jac_summary *summary, size_t measure, jac_spread *f)
{
    const jac_tally *tally = &summary->tally[measure];
    *f = (jac_spread){ .n = tally->n };
    if (tally->n == 0)
        return true;
    size_t count = 0;
    jac_bin *bin = jac_tally_bins(tally, &count);
    if (!bin)
        return false;
    f->mean = jac_tally_mean(tally);
    f->sd = jac_tally_sd(tally);
    f->min = tally->min;
    f->q5 = jac_bins_quantile(bin, count, 50);
    f->q25 = jac_bins_quantile(bin, count, 250);
    f->q50 = jac_bins_quantile(bin, count, 500);
    f->q75 = jac_bins_quantile(bin, count, 750);
    f->q95 = jac_bins_quantile(bin, count, 950);
    f->max = tally->max;
    free(bin);
    return true;
}

/* ---- as an object ---------------------------------------------------------------------------- */

static bool is_share(jac_measure_group group)
{
    return group == JAC_MEASURE_WON || group == JAC_MEASURE_SHARED ||
           group == JAC_MEASURE_SEAT_WON || group == JAC_MEASURE_SEAT_SHARED;
}

/* A measure's share of the games with Wilson's interval, or how its values lie. */
static json_t *measure_json(const jac_summary *summary, size_t i)
{
    jac_spread f;
    json_t *json = json_pack("{ss}", "name", summary->run->measures->at[i].name);
    if (!jac_summary_spread(summary, i, &f)) {
        json_decref(json);
        return NULL;
    }
    if (f.n == 0)
        return json;
    jac_json_set(&json, "mean", json_real(f.mean));
    if (is_share(summary->run->measures->at[i].group)) {
        uint64_t hits = (uint64_t)summary->tally[i].sum;
        jac_interval interval = jac_wilson(hits, f.n);
        jac_json_set(&json, "games", json_integer((json_int_t)hits));
        jac_json_set(&json, "low", json_real(interval.low));
        jac_json_set(&json, "high", json_real(interval.high));
        return json;
    }
    const struct {
        const char *key;
        int64_t value;
    } whole[] = { { "min", f.min }, { "q5", f.q5 },   { "q25", f.q25 }, { "q50", f.q50 },
                  { "q75", f.q75 }, { "q95", f.q95 }, { "max", f.max } };
    jac_json_set(&json, "sd", json_real(f.sd));
    for (size_t k = 0; k < sizeof whole / sizeof *whole; k++)
        jac_json_set(&json, whole[k].key, json_integer(whole[k].value));
    return json;
}

static json_t *failures_json(const jac_summary *summary)
{
    json_t *list = json_array();
    for (size_t i = 0; i < summary->failure_count; i++) {
        const jac_failure *f = &summary->failure[i];
        char text[JAC_FAILURE_TEXT];
        jac_error_text(&f->error, text, sizeof text);
        json_t *one = json_object();
        jac_json_set(&one, "error", jac_json_string(text)); /* it may be cut within a letter */
        jac_json_set(&one, "games", json_integer((json_int_t)f->count));
        jac_json_set(&one, "first", json_integer((json_int_t)f->first));
        jac_json_add(&list, one);
    }
    if (summary->failed_else > 0)
        jac_json_add(&list,
                     json_pack("{sn sI}", "error", "games", (json_int_t)summary->failed_else));
    return list;
}

json_t *jac_summary_json(const jac_summary *summary)
{
    const jac_sim_run *run = summary->run;
    static const char *const kept[] = { "version", "seed", "games", "seats", "players", "bots" };
    json_t *json = json_object(), *measures = json_array();
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        jac_json_set(&json, kept[i], json_incref(json_object_get(run->header, kept[i])));
    jac_json_set(&json, "finished", json_integer((json_int_t)summary->finished));
    jac_json_set(&json, "failed", json_integer((json_int_t)summary->failed));
    for (size_t i = 0; i < run->measures->count; i++)
        jac_json_add(&measures, measure_json(summary, i));
    jac_json_set(&json, "measures", measures);
    jac_json_set(&json, "failures", failures_json(summary));
    return json;
}
