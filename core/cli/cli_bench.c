/* cli_bench.c - `jacquerie bench`: games a second, and what small things cost. */
#include "cli.h"

#include <glob.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "json_make.h"

enum { CASES_MAX = 64 };

typedef struct bench_arguments {
    cli_reports reports;
    bench_how how;
    const char *only, *yardstick;
    bench_yard before, after; /* the yardstick's figures */
    jac_engine *base;         /* the base game: what INIs are compared with */
    jac_ruleset *base_rules;
    const char *ini[CASES_MAX];
    size_t ini_count;
    size_t done;
    char name[CASES_MAX][64]; /* of game cases, told when the yardstick has run again */
    bench_games games[CASES_MAX];
    size_t games_count;
    bench_small small[BENCH_THING_COUNT]; /* nanoseconds 0: not measured */
} bench_arguments;

static const struct argp_option options[] = {
    { "case", 'c', "NAME", 0, "only this case", 0 },
    { "runs", 'n', "N", 0, "take the median of N runs (5)", 0 },
    { "seconds", 's', "S", 0, "of S seconds each (2)", 0 },
    { "games", 'g', "N", 0, "N games a run, however long they take: for counting instructions", 0 },
    { "yardstick", 'y', "PROGRAM", 0, "run this before and after, and tell the share of it", 0 },
    { "json", 'j', NULL, 0, "one JSON object a line", 0 },
    { 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
    bench_arguments *arguments = state->input;
    uint64_t number;
    char *end;
    switch (key) {
    case 'c':
        arguments->only = argument;
        return 0;
    case 'n':
        if (!cli_number(argument, 100, &number) || number == 0)
            argp_error(state, "--runs '%s' is no number from 1 to 100", argument);
        arguments->how.runs = (int)number;
        return 0;
    case 's':
        arguments->how.seconds = strtod(argument, &end);
        if (*end || !(arguments->how.seconds > 0 && arguments->how.seconds <= 3600))
            argp_error(state, "--seconds '%s' is no time from 0 to 3600", argument);
        return 0;
    case 'g':
        if (!cli_number(argument, 1000000, &number) || number == 0)
            argp_error(state, "--games '%s' is no number from 1 to 1000000", argument);
        arguments->how.games = (int)number;
        return 0;
    case 'y':
        arguments->yardstick = argument;
        return 0;
    case 'j':
        arguments->reports.json = true;
        return 0;
    case ARGP_KEY_ARG:
        if (arguments->ini_count == CASES_MAX - 1)
            argp_error(state, "too many INIs");
        arguments->ini[arguments->ini_count++] = argument;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static const char *const small_name[] = { "clone", "hash", "list placements" };

/* ---- telling -----------------------------------------------------------------------------------
 */

static double rounded(double value, double unit)
{
    double n = value / unit;
    return (double)(int64_t)(n < 0 ? n - 0.5 : n + 0.5) * unit;
}

static int tell_games(const bench_arguments *arguments, const char *name, const bench_games *r)
{
    double yardstick = (arguments->before.games + arguments->after.games) / 2;
    if (!arguments->reports.json) {
        printf("%-20s %9.0f games/s (%.0f to %.0f)  %10.0f placements/s", name, r->games_per_second,
               r->slowest, r->fastest, r->placements_per_second);
        if (r->lua)
            printf("  %.3f Lua calls a placement", r->lua_calls_per_placement);
        if (yardstick > 0)
            printf("  %.3f of the yardstick", r->games_per_second / yardstick);
        if (r->of_base > 0)
            printf("  a placement costs %.3f of the base game's", r->of_base);
        printf("  allocations %llu%s", (unsigned long long)r->allocations, r->lua ? "" : "\n");
        if (r->lua)
            printf(", in Lua %llu\n", (unsigned long long)r->lua_allocations);
        return CLI_DONE;
    }
    json_t *object = json_object();
    jac_json_set(&object, "case", jac_json_string(name));
    jac_json_set(&object, "games_per_second", json_integer((json_int_t)r->games_per_second));
    jac_json_set(&object, "slowest", json_integer((json_int_t)r->slowest));
    jac_json_set(&object, "fastest", json_integer((json_int_t)r->fastest));
    jac_json_set(&object, "placements_per_second",
                 json_integer((json_int_t)r->placements_per_second));
    jac_json_set(&object, "choices_per_placement",
                 json_real(rounded(r->choices_per_placement, 0.001)));
    jac_json_set(&object, "mean_points", json_real(rounded(r->mean_points, 0.01)));
    jac_json_set(&object, "games", json_integer((json_int_t)r->games));
    jac_json_set(&object, "allocations", json_integer((json_int_t)r->allocations));
    if (r->lua) {
        jac_json_set(&object, "lua_calls_per_placement",
                     json_real(rounded(r->lua_calls_per_placement, 0.0001)));
        jac_json_set(&object, "lua_allocations", json_integer((json_int_t)r->lua_allocations));
    }
    if (r->of_base > 0)
        jac_json_set(&object, "of_base", json_real(rounded(r->of_base, 0.0001)));
    if (yardstick > 0) {
        jac_json_set(&object, "yardstick", json_integer((json_int_t)yardstick));
        jac_json_set(&object, "of_yardstick",
                     json_real(rounded(r->games_per_second / yardstick, 0.0001)));
    }
    return cli_json_line(stdout, object);
}

/* The yardstick's nanoseconds for the same, 0 when it has none. */
static double small_yardstick(const bench_arguments *arguments, bench_thing thing)
{
    const bench_yard *before = &arguments->before, *after = &arguments->after;
    switch (thing) {
    case BENCH_CLONE:
        return (before->clone + after->clone) / 2;
    case BENCH_LIST:
        return (before->list + after->list) / 2;
    default:
        return 0;
    }
}

static int tell_small(const bench_arguments *arguments, bench_thing thing)
{
    const bench_small *r = &arguments->small[thing];
    size_t size = jac_game_size(arguments->base);
    double yardstick = small_yardstick(arguments, thing);
    if (!arguments->reports.json) {
        printf("%-20s %9.1f ns", small_name[thing], r->nanoseconds);
        if (thing == BENCH_LIST)
            printf(", %.1f choices", r->choices);
        else
            printf(", %.0f of %zu bytes", r->bytes, size);
        if (yardstick > 0)
            printf("; the yardstick %.1f ns", yardstick);
        putchar('\n');
        return CLI_DONE;
    }
    json_t *object = json_object();
    jac_json_set(&object, "case", jac_json_string(small_name[thing]));
    jac_json_set(&object, "nanoseconds", json_real(rounded(r->nanoseconds, 0.1)));
    if (thing == BENCH_LIST) {
        jac_json_set(&object, "choices", json_real(rounded(r->choices, 0.1)));
    } else {
        jac_json_set(&object, "bytes", json_integer((json_int_t)r->bytes));
        jac_json_set(&object, "size", json_integer((json_int_t)size));
    }
    if (yardstick > 0) {
        jac_json_set(&object, "yardstick", json_real(rounded(yardstick, 0.1)));
        jac_json_set(&object, "of_yardstick",
                     json_real(rounded(r->nanoseconds / yardstick, 0.001)));
    }
    return cli_json_line(stdout, object);
}

/* ---- cases
 * --------------------------------------------------------------------------------------- */

static bool wanted(bench_arguments *arguments, const char *name)
{
    if (arguments->only && strcmp(arguments->only, name) != 0)
        return false;
    arguments->done++;
    return true;
}

/* Plays one case; results are told at the end, when the yardstick has run a second time. */
static int play_case(bench_arguments *arguments, jac_engine *engine, const char *name)
{
    jac_error error;
    size_t i = arguments->games_count;
    jac_engine *base = engine == arguments->base ? NULL : arguments->base;
    if (bench_play(engine, base, &arguments->how, &arguments->games[i], &error) != JAC_OK) {
        cli_report(&arguments->reports, &error, false);
        return CLI_FAILED;
    }
    snprintf(arguments->name[i], sizeof arguments->name[i], "%s", name);
    arguments->games_count++;
    return CLI_DONE;
}

static int make_base(bench_arguments *arguments)
{
    const jac_base base = { .players = 2, .edition = JAC_C3, .farmers = 1, .sets = 1 };
    jac_error error;
    arguments->base_rules = jac_ruleset_new(&base, NULL, NULL);
    if (!arguments->base_rules)
        return cli_fail_text(&arguments->reports, JAC_E_MEMORY, NULL, 0, "memory is out");
    if (jac_ruleset_compile(arguments->base_rules, &error) != JAC_OK ||
        !(arguments->base = jac_engine_new(arguments->base_rules, &error)))
        return cli_fail(&arguments->reports, &error);
    return CLI_DONE;
}

/* The base game and its small things: no modules, so no Lua state. */
static int base_cases(bench_arguments *arguments)
{
    int result = CLI_DONE;
    if (wanted(arguments, "base"))
        result = play_case(arguments, arguments->base, "base");
    for (int i = 0; i < BENCH_THING_COUNT && result == CLI_DONE; i++) {
        jac_error error;
        if (wanted(arguments, small_name[i]) &&
            bench_repeat(arguments->base, (bench_thing)i, &arguments->how, &arguments->small[i],
                         &error) != JAC_OK)
            result = cli_fail(&arguments->reports, &error);
    }
    return result;
}

/* A case of an INI is called as the file is. */
static int ini_case(bench_arguments *arguments, const char *path)
{
    char copy[4096], name[64];
    snprintf(copy, sizeof copy, "%s", path);
    snprintf(name, sizeof name, "%s", basename(copy));
    char *dot = strrchr(name, '.');
    if (dot)
        *dot = '\0';
    if (!wanted(arguments, name))
        return CLI_DONE;
    jac_error error;
    jac_engine *engine = jac_load(path, cli_report, &arguments->reports, &error);
    if (!engine)
        return cli_fail(&arguments->reports, &error);
    int status = play_case(arguments, engine, name);
    jac_engine_free(engine);
    return status;
}

/* The INIs that come with the rules: bench/ beside them, in the source tree tests/bench/. */
static int shipped_cases(bench_arguments *arguments)
{
    static const char *const place[] = { "../bench", "../tests/bench" };
    char *rules = jac_rules_folder();
    int status = CLI_DONE;
    for (size_t i = 0; rules && i < sizeof place / sizeof *place; i++) {
        char pattern[4200];
        glob_t found;
        snprintf(pattern, sizeof pattern, "%s/%s/*.ini", rules, place[i]);
        if (glob(pattern, 0, NULL, &found) != 0)
            continue;
        for (size_t k = 0; k < found.gl_pathc && k < CASES_MAX - 1 && status == CLI_DONE; k++)
            status = ini_case(arguments, found.gl_pathv[k]);
        globfree(&found);
        break;
    }
    free(rules);
    return status;
}

static int measure(bench_arguments *arguments)
{
    int status = make_base(arguments);
    if (status == CLI_DONE)
        status = base_cases(arguments);
    for (size_t i = 0; i < arguments->ini_count && status == CLI_DONE; i++)
        status = ini_case(arguments, arguments->ini[i]);
    if (status == CLI_DONE && arguments->ini_count == 0)
        status = shipped_cases(arguments);
    if (status == CLI_DONE && !arguments->done)
        status =
            cli_fail_text(&arguments->reports, JAC_E_USE, NULL, 0, "no case '%s'", arguments->only);
    return status;
}

static int run_yardstick(bench_arguments *arguments, bench_yard *yard)
{
    jac_error error;
    if (!arguments->yardstick ||
        bench_yardstick(arguments->yardstick, &arguments->how, yard, &error))
        return CLI_DONE;
    return cli_fail(&arguments->reports, &error);
}

int cli_bench(int argc, char **argv)
{
    static const struct argp argp = {
        options,
        parse,
        "[FILE.ini...]",
        "Measures games a second by random choices, on one thread, and what copying, hashing and "
        "listing cost. Cases: base, clone, hash, list placements, and one for each INI (without "
        "any: those that come with the rules), called as its file; games of the base game are "
        "played by turns with an INI's, to tell what a placement costs beside it."
        "\v" CLI_EXIT_TEXT,
        NULL,
        NULL,
        NULL
    };
    bench_arguments *arguments = calloc(1, sizeof *arguments);
    if (!arguments)
        return CLI_FAULT;
    arguments->how = (bench_how){ .runs = 5, .seconds = 2 };
    argp_parse(&argp, argc, argv, 0, NULL, arguments);
    int status = run_yardstick(arguments, &arguments->before);
    if (status == CLI_DONE)
        status = measure(arguments);
    if (status == CLI_DONE)
        status = run_yardstick(arguments, &arguments->after);
    for (int i = 0; status == CLI_DONE && i < BENCH_THING_COUNT; i++)
        if (arguments->small[i].nanoseconds > 0)
            status = tell_small(arguments, (bench_thing)i);
    for (size_t i = 0; i < arguments->games_count; i++)
        if (tell_games(arguments, arguments->name[i], &arguments->games[i]) != CLI_DONE)
            status = CLI_FAILED;
    jac_engine_free(arguments->base);
    jac_ruleset_free(arguments->base_rules);
    free(arguments);
    return status;
}
