/* cli_compare.c - `jacquerie compare A.ini B.ini`: what does another rule change? */
#define _GNU_SOURCE
#include "cli.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli_compare.h"
#include "ini_file.h"
#include "problem.h"

enum { KEY_BOTS = 256, KEY_MEASURE, KEY_SET, GAMES_TO_WIDTH = 100000 };

static const struct argp_option options[] = {
    { "games", 'n', "N", 0, "how many pairs of games (1000; with --until-width at most 100000)",
      0 },
    { "jobs", 'J', "N", 0, "threads; as many as there are processors unless given", 0 },
    { "seed", 's', "N", 0, "the seed of both runs, in place of A's", 0 },
    { "bots", KEY_BOTS, "BOTS", 0, "who plays in both, as in the INI: \"greedy, random\"", 0 },
    { "seats", 'S', "HOW", 0,
      "rotate: player i sits at seat i + k in game k (the default); fixed: as the INIs have it",
      0 },
    { "set", KEY_SET, "SECTION.KEY=VALUE", 0,
      "B has this in its INI, whatever stands there; may be given again. With one FILE, B is that "
      "file with the changes",
      0 },
    { "until-width", 'w', "W", 0,
      "end as soon as the interval of each player's points is narrower than W", 0 },
    { "measure", KEY_MEASURE, "NAME", 0, "with --until-width: the interval of this measure", 0 },
    { "out", 'o', "FILE", 0, "the measures of each pair, into FILE.csv or FILE.jsonl", 0 },
    { "force", 'f', NULL, 0, "let --out overwrite a file", 0 },
    { "timeout", 't', "SECONDS", 0, "give a game up that takes longer", 0 },
    { "json", 'j', NULL, 0, "the comparison, and errors, as JSON objects", 0 },
    { 0 },
};

/* ---- arguments ------------------------------------------------------------------------------- */

static double read_width(struct argp_state *state, const char *text)
{
    char *end;
    double width = strtod(text, &end);
    if (end == text || *end || !isfinite(width) || width <= 0)
        argp_error(state, "--until-width '%s' is no number above 0", text);
    return width;
}

/* Where the key begins and the value: "SECTION.KEY=VALUE"; false when it isn't that. */
static bool split_set(const char *text, const char **key, const char **value)
{
    const char *dot = strchr(text, '.'), *equals = dot ? strchr(dot, '=') : NULL;
    if (!dot || dot == text || !equals || equals == dot + 1 ||
        strcspn(text, "=") < (size_t)(dot - text))
        return false;
    *key = dot + 1;
    *value = equals + 1;
    return true;
}

static error_t add_set(compare_arguments *arguments, struct argp_state *state, char *text)
{
    const char *key, *value;
    char **more = realloc(arguments->set, (arguments->sets + 1) * sizeof *more);
    if (!jac_is_utf8(text, strlen(text)))
        argp_error(state, "--set '%s' is not UTF-8", text);
    if (!split_set(text, &key, &value))
        argp_error(state, "--set '%s' is not SECTION.KEY=VALUE", text);
    if (!more)
        return ENOMEM;
    arguments->set = more;
    arguments->set[arguments->sets++] = text;
    return 0;
}

static void check(const compare_arguments *arguments, struct argp_state *state)
{
    if (arguments->files == 0)
        argp_error(state, "which INIs?");
    if (arguments->files == 1 && arguments->sets == 0)
        argp_error(state, "compare with what? give a second INI, or --set SECTION.KEY=VALUE");
    if (arguments->files > 2)
        argp_error(state, "two INIs at a time");
    if (arguments->measure && arguments->width == 0)
        argp_error(state, "--measure goes with --until-width");
}

static error_t parse(int key, char *argument, struct argp_state *state)
{
    compare_arguments *arguments = state->input;
    switch (key) {
    case 'n':
        arguments->games = cli_games_option(state, argument);
        return 0;
    case 'J':
        arguments->jobs = cli_jobs_option(state, argument);
        return 0;
    case 's':
        arguments->plan.seed = cli_seed_option(state, argument);
        arguments->seed_given = true;
        return 0;
    case 'S':
        arguments->plan.fixed = cli_fixed_option(state, argument);
        return 0;
    case 't':
        arguments->plan.timeout = cli_timeout_option(state, argument);
        return 0;
    case 'w':
        arguments->width = read_width(state, argument);
        return 0;
    case KEY_MEASURE:
        arguments->measure = argument;
        return 0;
    case KEY_BOTS:
        if (!jac_is_utf8(argument, strlen(argument)))
            argp_error(state, "--bots '%s' is not UTF-8", argument);
        arguments->bots = argument;
        return 0;
    case KEY_SET:
        return add_set(arguments, state, argument);
    case 'o':
        arguments->out = argument;
        return 0;
    case 'f':
        arguments->force = true;
        return 0;
    case 'j':
        arguments->reports.json = true;
        return 0;
    case ARGP_KEY_ARG:
        if (arguments->files < 2)
            arguments->file[arguments->files] = argument;
        arguments->files++;
        return 0;
    case ARGP_KEY_END:
        check(arguments, state);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

/* ---- the two rulesets ------------------------------------------------------------------------ */

static bool set_one(jac_settings *settings, const char *text)
{
    const char *key, *value;
    char *section = NULL, *name = NULL, *where = NULL;
    bool good = split_set(text, &key, &value) &&
                (section = strndup(text, (size_t)(key - text - 1))) &&
                (name = strndup(key, (size_t)(value - key - 1))) &&
                asprintf(&where, "--set %s", text) >= 0 &&
                jac_settings_set(settings, section, name, value, where) == 0;
    free(section);
    free(name);
    free(where);
    return good;
}

/* What the arguments change; false when memory is out. */
static bool change(const compare_arguments *arguments, int which, jac_settings *settings)
{
    bool good = !arguments->bots ||
                jac_settings_set(settings, "game", "bots", arguments->bots, "--bots") == 0;
    for (size_t i = 0; which == COMPARE_B && i < arguments->sets && good; i++)
        good = set_one(settings, arguments->set[i]);
    return good;
}

static jac_engine *load(compare_arguments *arguments, int which, jac_error *error)
{
    jac_problems problems = { .report = cli_report, .ud = &arguments->reports, .first = error };
    const char *file = arguments->file[which < (int)arguments->files ? which : COMPARE_A];
    jac_settings *settings = jac_ini_read(file, &problems);
    jac_engine *engine = NULL;
    jac_error later;
    if (settings && !change(arguments, which, settings))
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    else if (settings)
        engine = jac_load_settings(settings, cli_report, &arguments->reports,
                                   problems.errors ? &later : error);
    jac_settings_free(settings);
    if (engine && problems.errors > 0) {
        jac_engine_free(engine);
        engine = NULL;
    }
    return engine;
}

/* Both, so that the problems of both are told. */
static jac_status load_both(comparing *c, jac_error *error)
{
    jac_error failure = { .status = JAC_OK };
    for (int i = COMPARE_A; i <= COMPARE_B; i++) {
        jac_error own = { .status = JAC_OK };
        c->engine[i] = load(c->arguments, i, &own);
        if (!c->engine[i] && failure.status == JAC_OK)
            failure = own;
        if (c->arguments->files == 1 && !c->engine[i])
            break; /* the same problems once */
    }
    *error = failure;
    return failure.status;
}

/* ---- what they are called -------------------------------------------------------------------- */

static const char *last_part(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash && slash[1] ? slash + 1 : path;
}

/* "a.ini with x.y=1, x.z=2" */
static char *title_of(const compare_arguments *arguments, int which)
{
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);
    if (!stream)
        return NULL;
    fputs(arguments->file[which < (int)arguments->files ? which : COMPARE_A], stream);
    for (size_t i = 0; which == COMPARE_B && i < arguments->sets; i++)
        fprintf(stream, "%s%s", i ? ", " : " with ", arguments->set[i]);
    if (fclose(stream) == 0)
        return text;
    free(text);
    return NULL;
}

/* Short, for sentences: the one change, or the file's name when that tells which it is. */
static char *label_of(const compare_arguments *arguments, int which)
{
    const char *a = last_part(arguments->file[COMPARE_A]);
    const char *b = arguments->files == 2 ? last_part(arguments->file[COMPARE_B]) : a;
    if (which == COMPARE_B && arguments->sets == 1 && strcmp(a, b) == 0)
        return strdup(arguments->set[0]);
    if (strcmp(a, b) == 0)
        return strdup(which == COMPARE_A ? "A" : "B");
    return strdup(which == COMPARE_A ? a : b);
}

/* ---- from the arguments to the result -------------------------------------------------------- */

static jac_status find_measure(comparing *c, jac_error *error)
{
    const jac_comparison *k = c->comparison;
    const char *name = c->arguments->measure;
    c->measure = -1;
    if (!name && jac_comparison_width(k, -1) == INFINITY && c->arguments->width > 0 &&
        jac_comparison_find(
            k, c->run[COMPARE_A]
                   ->measures->at[c->run[COMPARE_A]->measures->first[JAC_MEASURE_POINTS]]
                   .name) < 0)
        return jac_blame(error, JAC_E_USE, NULL, 0, "name a measure with --measure",
                         "--until-width: the players have other names in B, so no points of "
                         "players can be compared");
    if (!name)
        return JAC_OK;
    c->measure = jac_comparison_find(k, name);
    if (c->measure >= 0)
        return JAC_OK;
    char hint[JAC_HINT_SIZE] = "";
    const char **names = calloc(k->count + 1, sizeof *names);
    if (!names)
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    for (size_t i = 0; i < k->count; i++)
        names[i] = jac_comparison_measure(k, i)->name;
    jac_hint_names(hint, name, names, k->count);
    free(names);
    return jac_blame(error, JAC_E_USE, NULL, 0, *hint ? hint : "sim and compare show them",
                     "A and B have no measure '%s'", name);
}

/* All that is needed before the first game. */
static jac_status prepare(comparing *c, jac_error *error)
{
    compare_arguments *a = c->arguments;
    jac_status status = a->out ? jac_pairs_ending(a->out, error) : JAC_OK;
    if (status == JAC_OK)
        status = load_both(c, error);
    if (status != JAC_OK)
        return status;
    int players[2] = { jac_game_players(c->engine[COMPARE_A]),
                       jac_game_players(c->engine[COMPARE_B]) };
    if (players[COMPARE_A] != players[COMPARE_B])
        return jac_blame(error, JAC_E_USE, NULL, 0, "games of as many players can be compared",
                         "%s has %d players, %s %d", c->title[COMPARE_A], players[COMPARE_A],
                         c->title[COMPARE_B], players[COMPARE_B]);
    const jac_setup *setup = jac_setup_of(c->engine[COMPARE_A]);
    status = cli_seed(c->engine[setup->seed_given ? COMPARE_A : COMPARE_B], a->seed_given,
                      &a->plan.seed, a->reports.json, error);
    for (int i = COMPARE_A; i <= COMPARE_B && status == JAC_OK; i++) {
        c->run[i] = jac_sim_run_new(c->engine[i], &a->plan, c->games, 1, 1, error);
        status = c->run[i] ? JAC_OK : error->status;
    }
    if (status != JAC_OK)
        return status;
    c->comparison = jac_comparison_new(c->run[COMPARE_A], c->run[COMPARE_B]);
    c->differ = jac_runs_differ(c->run[COMPARE_A], c->run[COMPARE_B]);
    if (c->comparison)
        c->difference = calloc(c->comparison->count + 1, sizeof *c->difference);
    if (!c->comparison || !c->differ || !c->difference)
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    return find_measure(c, error);
}

/* Words for people about how it went. */
static void tell_time(const comparing *c)
{
    const jac_comparison *k = c->comparison;
    const uint64_t done = k->pairs + k->failed;
    if (c->interrupted)
        fprintf(stderr, "interrupted, %" PRIu64 " of %" PRIu64 " pairs finished\n", done, c->games);
    if (!c->arguments->reports.json)
        fprintf(stderr, "%" PRIu64 " pair%s in %.1f s, %.0f games/s\n", done, done == 1 ? "" : "s",
                c->seconds, c->seconds > 0 ? 2 * (double)done / c->seconds : 0);
    if (c->arguments->width > 0 && !c->reached && !c->interrupted)
        fprintf(stderr,
                "the interval is %.3g wide after %" PRIu64 " pairs, not below %g; play "
                "more (-n)\n",
                jac_comparison_width(k, c->measure), k->pairs, c->arguments->width);
}

static int play_and_tell(comparing *c)
{
    compare_arguments *a = c->arguments;
    jac_error error;
    jac_status status = compare_play(c, &error);
    int result = CLI_DONE;
    if (status != JAC_OK && c->comparison->pairs + c->comparison->failed == 0)
        return cli_fail(&a->reports, &error);
    if (!jac_comparison_differences(c->comparison, c->difference))
        return cli_fail_text(&a->reports, JAC_E_MEMORY, NULL, 0, "memory is out");
    tell_time(c);
    if (a->reports.json)
        result = cli_json_line(stdout, compare_json(c));
    else if (!compare_print(c))
        result = cli_fail_text(&a->reports, JAC_E_MEMORY, NULL, 0, "memory is out");
    if (status != JAC_OK) {
        cli_report(&a->reports, &error, false);
        result = cli_exit_of(status) == CLI_FAULT ? CLI_FAULT : CLI_FAILED;
    }
    if (result == CLI_DONE && c->interrupted)
        return CLI_INTERRUPTED;
    bool short_of = a->width > 0 && !c->reached;
    return result == CLI_DONE && (c->comparison->failed > 0 || short_of) ? CLI_FAILED : result;
}

static int compare(compare_arguments *arguments)
{
    jac_error error;
    comparing c = { .arguments = arguments };
    int result;
    c.games = arguments->games       ? arguments->games
              : arguments->width > 0 ? GAMES_TO_WIDTH
                                     : CLI_GAMES_DEFAULT;
    for (int i = COMPARE_A; i <= COMPARE_B; i++) {
        c.title[i] = title_of(arguments, i);
        c.label[i] = label_of(arguments, i);
    }
    if (!c.title[COMPARE_A] || !c.title[COMPARE_B] || !c.label[COMPARE_A] || !c.label[COMPARE_B])
        result = cli_fail_text(&arguments->reports, JAC_E_MEMORY, NULL, 0, "memory is out");
    else if (prepare(&c, &error) != JAC_OK)
        result = cli_fail(&arguments->reports, &error);
    else
        result = play_and_tell(&c);
    jac_comparison_free(c.comparison);
    json_decref(c.differ);
    free(c.difference);
    for (int i = COMPARE_A; i <= COMPARE_B; i++) {
        jac_sim_run_free(c.run[i]);
        jac_engine_free(c.engine[i]);
        free(c.title[i]);
        free(c.label[i]);
    }
    return result;
}

int cli_compare(int argc, char **argv)
{
    static const struct argp argp = {
        options,
        parse,
        "A.ini B.ini\nFILE.ini --set SECTION.KEY=VALUE...",
        "Has the same games played by the rules of both and tells what B changes: for every "
        "measure that both have, the difference B - A with its 95 % interval.\v"
        "Game k of both has the same seed and seats, so tiles come in the same order for as long "
        "as both go the same way. The interval is the paired t interval of the differences within "
        "the pairs; of shares of games won too. Many measures are compared at once: ** marks those "
        "that differ with all of them considered (Holm's steps, 5 %), * those that do by their own "
        "interval only. `detectable' is the true difference that four of five such runs would tell "
        "from 0; `narrower' how much the same seeds make of the interval's width.\n\n"
        "--until-width looks after every 100 pairs, in their order: any number of jobs ends at the "
        "same pair. A pair with a game that fails is left out and counted, and the exit status is "
        "1; so it is when the width isn't reached.\n\n" CLI_EXIT_TEXT,
        NULL,
        NULL,
        NULL
    };
    compare_arguments arguments = { .plan = { .seed = 0 } };
    int status = argp_parse(&argp, argc, argv, 0, NULL, &arguments) == 0
                     ? compare(&arguments)
                     : cli_fail_text(&arguments.reports, JAC_E_MEMORY, NULL, 0, "memory is out");
    free(arguments.set);
    return status;
}
