/* cli_sim.c - `jacquerie sim FILE.ini`: many games, and what they say together. */
#include "cli.h"

#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli_sim.h"
#include "json_make.h"
#include "play.h"
#include "pool.h"

enum { SHARDS_MAX = 1000000, KEY_WORKER = 256, KEY_ISOLATE, KEY_FAIL_FAST };

static const struct argp_option options[] = {
    { "games", 'n', "N", 0, "how many games (1000)", 0 },
    { "jobs", 'J', "N", 0, "threads; as many as there are processors unless given", 0 },
    { "seed", 's', "N", 0, "the run's seed, in place of the INI's", 0 },
    { "seats", 'S', "HOW", 0,
      "rotate: player i sits at seat i + k in game k (the default); fixed: as the INI has it", 0 },
    { "out", 'o', "FILE", 0,
      "a result for each game, into FILE.jsonl, .csv or .sqlite; - : JSON lines in place of the "
      "summary",
      0 },
    { "force", 'f', NULL, 0, "let --out overwrite a file", 0 },
    { "json", 'j', NULL, 0, "the summary, and errors, as JSON objects", 0 },
    { "shard", 'k', "K/N", 0, "only the K-th of N parts of the games", 0 },
    { "merge", 'm', NULL, 0, "the summary of results files (.jsonl) that shards have written", 0 },
    { "timeout", 't', "SECONDS", 0, "give a game up that takes longer", 0 },
    { "fail-fast", KEY_FAIL_FAST, NULL, 0, "end with the first game that fails", 0 },
    { "isolate", KEY_ISOLATE, NULL, 0,
      "play in processes of their own: what kills one costs one game", 0 },
    { "worker", KEY_WORKER, NULL, OPTION_HIDDEN, NULL, 0 },
    { 0 },
};

/* ---- arguments ------------------------------------------------------------------------------- */

static void read_shard(sim_arguments *arguments, struct argp_state *state, const char *text)
{
    char part[32];
    const char *slash = strchr(text, '/');
    size_t length = slash ? (size_t)(slash - text) : sizeof part;
    bool good = length < sizeof part;
    if (good) {
        memcpy(part, text, length);
        part[length] = '\0';
        good = cli_number(part, SHARDS_MAX, &arguments->shard) &&
               cli_number(slash + 1, SHARDS_MAX, &arguments->of) && arguments->shard >= 1 &&
               arguments->shard <= arguments->of;
    }
    if (!good)
        argp_error(state, "--shard '%s' is not K/N with 1 <= K <= N <= %d", text, SHARDS_MAX);
}

static error_t parse_run_option(int key, char *argument, struct argp_state *state)
{
    sim_arguments *arguments = state->input;
    switch (key) {
    case 'n':
        arguments->games = cli_games_option(state, argument);
        break;
    case 'J':
        arguments->jobs = cli_jobs_option(state, argument);
        break;
    case 's':
        arguments->plan.seed = cli_seed_option(state, argument);
        arguments->seed_given = true;
        break;
    case 'S':
        arguments->plan.fixed = cli_fixed_option(state, argument);
        break;
    case 'o':
        arguments->out = argument;
        break;
    case 'f':
        arguments->force = true;
        break;
    case 'k':
        read_shard(arguments, state, argument);
        break;
    case 't':
        arguments->plan.timeout = cli_timeout_option(state, argument);
        break;
    case KEY_FAIL_FAST:
        arguments->fail_fast = true;
        break;
    case KEY_ISOLATE:
        arguments->isolate = true;
        break;
    case KEY_WORKER:
        arguments->worker = true;
        break;
    default:
        return ARGP_ERR_UNKNOWN;
    }
    arguments->of_run = true;
    return 0;
}

static error_t parse(int key, char *argument, struct argp_state *state)
{
    sim_arguments *arguments = state->input;
    switch (key) {
    case 'j':
        arguments->reports.json = true;
        return 0;
    case 'm':
        arguments->merge = true;
        return 0;
    case ARGP_KEY_ARG:
        if (arguments->files == 0)
            arguments->file = state->argv + state->next - 1;
        arguments->files++;
        return 0;
    case ARGP_KEY_END:
        if (arguments->files == 0)
            argp_error(state, arguments->merge ? "which results files?" : "which INI?");
        if (arguments->files > 1 && !arguments->merge)
            argp_error(state, "one INI at a time");
        if (arguments->merge && arguments->of_run)
            argp_error(state, "--merge plays no games: it goes with --json only");
        if (arguments->out && strcmp(arguments->out, "-") == 0 && arguments->reports.json)
            argp_error(state, "--out - has results in place of the summary: not with --json");
        return 0;
    default:
        return parse_run_option(key, argument, state);
    }
}

/* ---- the two ways ---------------------------------------------------------------------------- */

int sim_tell(sim_arguments *arguments, const jac_summary *summary, bool interrupted)
{
    jac_error error;
    if (!arguments->reports.json) {
        if (cli_summary_print(summary, &error) != JAC_OK)
            return cli_fail(&arguments->reports, &error);
        return CLI_DONE;
    }
    json_t *json = jac_summary_json(summary);
    if (!json)
        return cli_fail_text(&arguments->reports, JAC_E_MEMORY, NULL, 0, "memory is out");
    if (interrupted)
        jac_json_set(&json, "interrupted", json_true());
    return cli_json_line(stdout, json);
}

static int merge(sim_arguments *arguments)
{
    jac_error error;
    jac_sim_run *run;
    jac_summary *summary;
    if (jac_sim_merge(arguments->file, arguments->files, cli_report, &arguments->reports, &run,
                      &summary, &error) != JAC_OK)
        return cli_fail(&arguments->reports, &error);
    int status = sim_tell(arguments, summary, false);
    if (status == CLI_DONE && summary->failed > 0)
        status = CLI_FAILED;
    jac_summary_free(summary);
    jac_sim_run_free(run);
    return status;
}

/* As a process of --isolate: numbers of games come in, results go out. Ctrl-C and what a scheduler
 * sends go to all processes; it is for the first to say what ends. */
static int serve(sim_arguments *arguments)
{
    jac_error error;
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    jac_engine *engine = jac_load(arguments->file[0], NULL, NULL, &error);
    jac_sim_worker *worker = NULL;
    if (engine)
        worker = jac_sim_worker_new(jac_setup_of(engine)->settings, &arguments->plan, NULL, &error);
    if (!worker) {
        jac_engine_free(engine);
        return cli_fail(&arguments->reports, &error);
    }
    bool good = jac_isolated_serve(worker, STDIN_FILENO, STDOUT_FILENO);
    jac_sim_worker_free(worker);
    jac_engine_free(engine);
    return good ? CLI_DONE : CLI_FAILED;
}

int cli_sim(int argc, char **argv)
{
    static const struct argp argp = {
        options,
        parse,
        "FILE.ini\n--merge RESULTS.jsonl...",
        "Has many games played by bots and prints what they say together: points by player, seat "
        "and source, shares of games won with 95 % intervals, how long games are, what modules "
        "count.\v"
        "Game k of a run depends on the rules, the seed and k only: with any number of jobs, and "
        "in any shard, it is the same, and `jacquerie run FILE.ini --seed N --game K' plays it "
        "alone. Results are written in the order of the games. A game that fails is a result with "
        "its error; the others are played, and the exit status is 1. --timeout depends on the "
        "machine, so with it results may.\n\n"
        "Won is a game in which nobody else had as many points; shared one in which somebody had. "
        "Quantiles are values that came: the smallest that at least this share of the games does "
        "not exceed.\n\n" CLI_EXIT_TEXT,
        NULL,
        NULL,
        NULL
    };
    sim_arguments arguments = { .games = CLI_GAMES_DEFAULT, .shard = 1, .of = 1 };
    argp_parse(&argp, argc, argv, 0, NULL, &arguments);
    if (arguments.merge)
        return merge(&arguments);
    if (arguments.worker)
        return serve(&arguments);
    return sim_play(&arguments);
}
