/* compare_play.c - the pairs of `compare`: each is the same game of both rulesets. */
#include <stdlib.h>
#include <string.h>

#include "cli_compare.h"
#include "pool.h"

enum { BATCH = 100 }; /* after so many pairs each the width is looked at, whoever played them */

typedef struct playing {
    comparing *c;
    jac_pairs *pairs; /* NULL: none are written */
    cli_progress progress;
    atomic_bool stop;
    size_t second; /* where the second result stands in a slot */
    jac_status status;
    jac_error error;
} playing;

typedef struct couple {
    jac_sim_worker *of[2];
} couple;

static void close_couple(void *ud, void *worker)
{
    couple *both = worker;
    (void)ud;
    jac_sim_worker_free(both->of[COMPARE_A]);
    jac_sim_worker_free(both->of[COMPARE_B]);
    free(both);
}

static void *begin(void *ud, jac_error *error)
{
    playing *p = ud;
    couple *both = calloc(1, sizeof *both);
    if (!both) {
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        return NULL;
    }
    for (int i = COMPARE_A; i <= COMPARE_B; i++) {
        const jac_settings *settings = jac_setup_of(p->c->engine[i])->settings;
        both->of[i] = jac_sim_worker_new(settings, &p->c->arguments->plan, &p->stop, error);
        if (!both->of[i]) {
            close_couple(ud, both);
            return NULL;
        }
    }
    return both;
}

static void play(void *ud, void *worker, uint64_t game, void *slot)
{
    const playing *p = ud;
    couple *both = worker;
    jac_sim_result *b = (jac_sim_result *)(void *)((unsigned char *)slot + p->second);
    jac_sim_worker_play(both->of[COMPARE_A], game, slot);
    jac_sim_worker_play(both->of[COMPARE_B], game, b);
}

/* Is the interval that matters narrow enough? Asked in the order of the pairs, so that it doesn't
 * depend on the number of threads. */
static bool narrow(playing *p)
{
    const comparing *c = p->c;
    uint64_t done = c->comparison->pairs + c->comparison->failed;
    return c->arguments->width > 0 && done % BATCH == 0 &&
           jac_comparison_width(c->comparison, c->measure) < c->arguments->width;
}

static bool take(void *ud, uint64_t game, const void *slot)
{
    playing *p = ud;
    const jac_sim_result *a = slot;
    const jac_sim_result *b =
        (const jac_sim_result *)(const void *)((const unsigned char *)slot + p->second);
    (void)game;
    if (a->stopped || b->stopped)
        return true;
    if (p->pairs)
        p->status = jac_pairs_add(p->pairs, a, b, &p->error);
    if (p->status == JAC_OK)
        p->status = jac_comparison_add(p->c->comparison, a, b, &p->error);
    p->c->reached = p->status == JAC_OK && narrow(p);
    return p->status == JAC_OK && !p->c->reached;
}

static bool tick(void *ud, uint64_t done)
{
    playing *p = ud;
    cli_progress_show(&p->progress, done);
    return cli_interrupted();
}

static void play_all(playing *p)
{
    comparing *c = p->c;
    jac_error error;
    const size_t align = _Alignof(max_align_t);
    size_t size[2];
    for (int i = COMPARE_A; i <= COMPARE_B; i++)
        size[i] = (jac_sim_result_size(c->run[i]->measures->count) + align - 1) / align * align;
    p->second = size[COMPARE_A];
    const jac_pool pool = {
        .jobs = c->arguments->jobs ? c->arguments->jobs : cli_jobs_default(),
        .step = 1,
        .end = c->games,
        .slot_size = size[COMPARE_A] + size[COMPARE_B],
        .ud = p,
        .begin = begin,
        .close = close_couple,
        .play = play,
        .take = take,
        .tick = tick,
        .stop = &p->stop,
    };
    cli_catch_interrupt();
    cli_progress_begin(&p->progress, c->games);
    jac_status status = jac_pool_run(&pool, &error);
    c->seconds = cli_progress_time(&p->progress);
    cli_progress_end(&p->progress);
    cli_keep_first(&p->status, &p->error, status, &error);
}

jac_status compare_play(comparing *c, jac_error *error)
{
    playing p = { .c = c };
    jac_error closing;
    if (c->arguments->out) {
        p.pairs = jac_pairs_open(c->arguments->out, c->arguments->force, c->comparison, error);
        if (!p.pairs)
            return error->status;
    }
    play_all(&p);
    jac_status closed = jac_pairs_close(p.pairs, &closing);
    cli_keep_first(&p.status, &p.error, closed, &closing);
    /* A run that had ended when Ctrl-C came is whole. */
    uint64_t done = c->comparison->pairs + c->comparison->failed;
    c->interrupted = cli_interrupted() && done < c->games && !c->reached;
    if (p.status != JAC_OK)
        *error = p.error;
    return p.status;
}
