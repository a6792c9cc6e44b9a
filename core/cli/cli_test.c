/* cli_test.c - `jacquerie test PATH...`: scenarios and recorded games, as TAP. */
#include "cli.h"

#include <errno.h>
#include <string.h>

#include "find.h"
#include "jcz.h"
#include "results.h"
#include "scenario.h"

typedef struct test_arguments {
    cli_reports reports;
    cli_paths paths;
    const char *junit;
    jac_scenario_options scenarios;
    int status;
} test_arguments;

static const struct argp_option options[] = {
    { "junit", 'J', "FILE", 0, "write the results as JUnit XML too", 0 },
    { "match", 'm', "TEXT", 0, "only scenarios whose title contains TEXT", 0 },
    { "list", 'l', NULL, 0, "only list titles", 0 },
    { 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
    test_arguments *arguments = state->input;
    jac_error error;
    switch (key) {
    case 'J':
        arguments->junit = argument;
        return 0;
    case 'm':
        arguments->scenarios.match = argument;
        return 0;
    case 'l':
        arguments->scenarios.list = true;
        return 0;
    case ARGP_KEY_ARG: {
        size_t before = arguments->paths.count;
        jac_status status = cli_find_tests(&arguments->paths, argument, &error);
        if (status == JAC_OK && arguments->paths.count == before)
            status = jac_fail(&error, JAC_E_INPUT, argument, 0,
                              "no tests below it; they are .jcz files and .lua files in folders "
                              "called tests or scenarios");
        if (status != JAC_OK) {
            cli_report(&arguments->reports, &error, false);
            arguments->status = cli_exit_of(status);
        }
        return 0;
    }
    case ARGP_KEY_NO_ARGS:
        argp_error(state, "which tests? name files or folders");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static bool is_jcz(const char *path)
{
    size_t length = strlen(path);
    return length > 4 && strcmp(path + length - 4, ".jcz") == 0;
}

/* ---- scenarios --------------------------------------------------------------------------- */

typedef struct run {
    cli_results *results;
    const char *path;
    bool list;
    int told; /* of this file */
} run;

static void scenario_told(void *ud, const jac_scenario_result *scenario)
{
    run *r = ud;
    r->told++;
    if (r->list) {
        printf("%s:%d: %s\n", scenario->file, scenario->line, scenario->title);
        return;
    }
    cli_result result = { scenario->ok ? CLI_PASSED : CLI_NOT_OK,
                          scenario->title,
                          scenario->file,
                          scenario->line,
                          scenario->message,
                          scenario->board,
                          scenario->choices,
                          scenario->seconds };
    cli_results_add(r->results, &result);
}

/* ---- recorded games ------------------------------------------------------------------------ */

static void assertion_told(void *ud, const char *text, bool holds, const char *why)
{
    run *r = ud;
    char title[512];
    r->told++;
    snprintf(title, sizeof title, "%s: %s", r->path, text);
    cli_result result = {
        .verdict = holds ? CLI_PASSED : CLI_NOT_OK, .title = title, .file = r->path, .message = why
    };
    cli_results_add(r->results, &result);
}

static void run_jcz(run *r)
{
    jac_error error = { .status = JAC_OK };
    bool skipped = false;
    jac_status status = jac_jcz_test(r->path, assertion_told, r, &skipped, &error);
    char why[sizeof error.what + sizeof error.hint + sizeof error.file];
    jac_error_text(&error, why, sizeof why);
    cli_result result = { .title = r->path, .file = r->path, .message = why };
    if (skipped)
        result.verdict = CLI_SKIPPED;
    else if (status != JAC_OK)
        result.verdict = CLI_NOT_OK;
    else if (r->told > 0)
        return;
    cli_results_add(r->results, &result);
}

static void run_scenarios(run *r, const jac_scenario_options *scenarios)
{
    jac_error error = { .status = JAC_OK };
    jac_status status = jac_scenario_run_file(r->path, scenarios, scenario_told, r, &error);
    if (status == JAC_OK)
        return;
    char why[sizeof error.what + sizeof error.hint + sizeof error.file];
    jac_error_text(&error, why, sizeof why);
    cli_result result = { .verdict = CLI_NOT_OK,
                          .title = r->path,
                          .file = error.file,
                          .line = error.line,
                          .message = why };
    if (r->list)
        fprintf(stderr, "%s\n", why);
    else
        cli_results_add(r->results, &result);
}

static int run_all(test_arguments *arguments)
{
    bool list = arguments->scenarios.list;
    cli_results *results = list ? NULL : cli_results_new(arguments->junit != NULL);
    if (!list && !results)
        return cli_fail_text(&arguments->reports, JAC_E_MEMORY, NULL, 0, "memory is out");
    cli_catch_interrupt();
    for (size_t i = 0; i < arguments->paths.count && !cli_interrupted(); i++) {
        run r = { results, arguments->paths.at[i], list, 0 };
        if (!is_jcz(r.path))
            run_scenarios(&r, &arguments->scenarios);
        else if (list)
            printf("%s\n", r.path);
        else
            run_jcz(&r);
    }
    if (list)
        return CLI_DONE;
    cli_results_end(results);
    int passed = cli_results_count(results, CLI_PASSED);
    int failed = cli_results_count(results, CLI_NOT_OK);
    int skipped = cli_results_count(results, CLI_SKIPPED);
    fprintf(stderr, "%d passed, %d failed, %d skipped\n", passed, failed, skipped);
    int status = failed ? CLI_FAILED : CLI_DONE;
    if (passed + failed + skipped == 0)
        status = cli_fail_text(&arguments->reports, JAC_E_INPUT, NULL, 0,
                               "no test ran; no scenario matches");
    if (arguments->junit && !cli_results_junit(results, arguments->junit)) {
        cli_fail_text(&arguments->reports, JAC_E_IO, arguments->junit, 0, "can't be written: %s",
                      strerror(errno));
        status = CLI_FAILED;
    }
    cli_results_free(results);
    return cli_interrupted() ? CLI_INTERRUPTED : status;
}

int cli_test(int argc, char **argv)
{
    static const struct argp argp = {
        options,
        parse,
        "PATH...",
        "Runs scenarios (.lua) and the assertions of recorded games (.jcz), and prints TAP."
        "\vOf a folder, every .jcz file and every .lua file in a folder called tests or scenarios "
        "is taken.\n\n" CLI_EXIT_TEXT,
        NULL,
        NULL,
        NULL
    };
    test_arguments arguments = { .status = CLI_DONE };
    argp_parse(&argp, argc, argv, 0, NULL, &arguments);
    int status = arguments.status;
    if (status == CLI_DONE)
        status = run_all(&arguments);
    cli_paths_free(&arguments.paths);
    return status;
}
