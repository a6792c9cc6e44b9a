/* cli_sim_play.c - the games of `sim`: threads, results, progress, ends of all kinds. */
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "cli_sim.h"
#include "pool.h"

typedef struct playing {
    sim_arguments *arguments;
    const jac_settings *settings;
    jac_sim_run *run;
    jac_summary *summary;
    jac_results *results; /* NULL: none are written */
    cli_progress progress;
    double flushed; /* when results were last handed to the system */
    atomic_bool stop;
    char *argv[16]; /* of a process of --isolate */
    char text[3][64];
    jac_status status; /* what ended it early */
    jac_error error;
} playing;

/* ---- for the pool ---------------------------------------------------------------------------- */

static void *begin(void *ud, jac_error *error)
{
    playing *p = ud;
    const jac_sim_plan *plan = &p->arguments->plan;
    if (p->arguments->isolate)
        return jac_isolated_new(p->argv, plan, p->run->measures, &p->stop, error);
    return jac_sim_worker_new(p->settings, plan, &p->stop, error);
}

static void close_worker(void *ud, void *worker)
{
    const playing *p = ud;
    if (p->arguments->isolate)
        jac_isolated_free(worker);
    else
        jac_sim_worker_free(worker);
}

static void play(void *ud, void *worker, uint64_t game, void *slot)
{
    const playing *p = ud;
    if (p->arguments->isolate)
        jac_isolated_play(worker, game, slot);
    else
        jac_sim_worker_play(worker, game, slot);
}

static bool take(void *ud, uint64_t game, const void *slot)
{
    playing *p = ud;
    const jac_sim_result *result = slot;
    (void)game;
    if (p->status != JAC_OK) /* tick couldn't write */
        return false;
    if (result->stopped)
        return true;
    if (p->results)
        p->status = jac_results_add(p->results, result, &p->error);
    if (p->status == JAC_OK)
        p->status = jac_summary_add(p->summary, result, &p->error);
    return p->status == JAC_OK && !(p->arguments->fail_fast && result->status != JAC_OK);
}

static bool tick(void *ud, uint64_t done)
{
    playing *p = ud;
    double time = cli_progress_time(&p->progress);
    cli_progress_show(&p->progress, done);
    if (p->results && time - p->flushed > 1) { /* what a kill would cost */
        p->flushed = time;
        p->status = jac_results_flush(p->results, &p->error);
    }
    return p->status != JAC_OK || cli_interrupted();
}

/* ---- the run --------------------------------------------------------------------------------- */

/* How a process of --isolate is called. */
static void make_argv(playing *p)
{
    const sim_arguments *a = p->arguments;
    size_t n = 0;
    snprintf(p->text[0], sizeof p->text[0], "--seed=%" PRIu64, a->plan.seed);
    snprintf(p->text[1], sizeof p->text[1], "--timeout=%.17g", a->plan.timeout);
    p->argv[n++] = "/proc/self/exe";
    p->argv[n++] = "sim";
    p->argv[n++] = "--worker";
    p->argv[n++] = p->text[0];
    if (a->plan.fixed)
        p->argv[n++] = "--seats=fixed";
    if (a->plan.timeout > 0)
        p->argv[n++] = p->text[1];
    p->argv[n++] = "--";
    p->argv[n++] = a->file[0];
    p->argv[n] = NULL;
}

static jac_status play_all(playing *p)
{
    const sim_arguments *a = p->arguments;
    const jac_pool pool = {
        .jobs = a->jobs ? a->jobs : cli_jobs_default(),
        .first = a->shard - 1,
        .step = a->of,
        .end = a->games,
        .slot_size = jac_sim_result_size(p->run->measures->count),
        .ud = p,
        .begin = begin,
        .close = close_worker,
        .play = play,
        .take = take,
        .tick = tick,
        .stop = &p->stop,
    };
    jac_error error;
    make_argv(p);
    cli_catch_interrupt();
    if (a->isolate) /* a process that died is seen by its result */
        signal(SIGPIPE, SIG_IGN);
    cli_progress_begin(&p->progress, jac_sim_run_count(p->run));
    jac_status status = jac_pool_run(&pool, &error);
    cli_progress_end(&p->progress);
    if (a->isolate)
        signal(SIGPIPE, SIG_DFL);
    cli_keep_first(&p->status, &p->error, status, &error);
    status = jac_results_close(p->results, &error);
    cli_keep_first(&p->status, &p->error, status, &error);
    return p->status;
}

/* Words for people about how it went. */
static void tell_time(const playing *p, bool interrupted)
{
    uint64_t done = p->summary->finished + p->summary->failed;
    double seconds = cli_progress_time(&p->progress);
    if (interrupted)
        fprintf(stderr, "interrupted, %" PRIu64 " of %" PRIu64 " games finished\n", done,
                jac_sim_run_count(p->run));
    if (!p->arguments->reports.json)
        fprintf(stderr, "%" PRIu64 " games in %.1f s, %.0f games/s\n", done, seconds,
                seconds > 0 ? (double)done / seconds : 0);
}

static int play_and_tell(playing *p)
{
    sim_arguments *a = p->arguments;
    jac_status status = play_all(p);
    bool interrupted = cli_interrupted();
    int result = CLI_DONE;
    tell_time(p, interrupted);
    if (!a->out || strcmp(a->out, "-") != 0)
        result = sim_tell(a, p->summary, interrupted);
    if (status != JAC_OK) {
        cli_report(&a->reports, &p->error, false);
        result = cli_exit_of(status) == CLI_FAULT ? CLI_FAULT : CLI_FAILED;
    }
    if (result == CLI_DONE && interrupted)
        return CLI_INTERRUPTED;
    return result == CLI_DONE && p->summary->failed > 0 ? CLI_FAILED : result;
}

static int with_engine(sim_arguments *arguments, const jac_engine *engine)
{
    jac_error error;
    playing p = { .arguments = arguments, .settings = jac_setup_of(engine)->settings };
    int result = CLI_WRONG;
    if (arguments->of > 1 && !arguments->seed_given && !jac_setup_of(engine)->seed_given)
        return cli_fail_text(&arguments->reports, JAC_E_USE, NULL, 0,
                             "shards need one seed for all; give it with --seed or in the INI");
    if (cli_seed(engine, arguments->seed_given, &arguments->plan.seed, arguments->reports.json,
                 &error) != JAC_OK)
        return cli_fail(&arguments->reports, &error);
    p.run = jac_sim_run_new(engine, &arguments->plan, arguments->games, arguments->shard,
                            arguments->of, &error);
    if (!p.run)
        return cli_fail(&arguments->reports, &error);
    p.summary = jac_summary_new(p.run);
    if (!p.summary)
        jac_fail(&error, JAC_E_MEMORY, NULL, 0, "memory is out");
    else if (arguments->out)
        p.results = jac_results_open(arguments->out, arguments->force, p.run, &error);
    if (p.summary && (p.results || !arguments->out))
        result = play_and_tell(&p);
    else
        result = cli_fail(&arguments->reports, &error);
    jac_summary_free(p.summary);
    jac_sim_run_free(p.run);
    return result;
}

int sim_play(sim_arguments *arguments)
{
    jac_error error;
    if (arguments->out && !jac_results_kind_of(arguments->out, &error))
        return cli_fail(&arguments->reports, &error);
    jac_engine *engine = jac_load(arguments->file[0], cli_report, &arguments->reports, &error);
    if (!engine)
        return cli_fail(&arguments->reports, &error);
    int status = with_engine(arguments, engine);
    jac_engine_free(engine);
    return status;
}
