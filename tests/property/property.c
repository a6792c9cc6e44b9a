/* property.c - random games under each option value alone and all pairs of option values, held
 * against a slow recount after each choice. Prints TAP; one line a ruleset.
 *
 *     property_tests [--games N] [--seed S] [--rules DIR | --no-modules] [--ini-dir DIR]
 *                    [--row R] [--list]
 *
 * N games in all (1000), and N / 20 with every module on; the same seed plays the same games. --row
 * plays one ruleset only. The INI of rulesets with modules are written to DIR and kept there. Exit
 * 0: all hold; 1: some don't. */
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "property.h"

typedef struct wishes {
    long games;
    uint64_t seed;
    const char *rules_dir, *ini_dir;
    int row;
    bool list;
} wishes;

typedef struct totals {
    long games, passed, failed;
    long long choices;
} totals;

static void tell_failure(const rulesets *all, const wishes *w, int row, uint64_t seed,
                         const play *p)
{
    char text[2000];
    rulesets_text(all, row, text, sizeof text);
    fprintf(stderr, "# row %d, seed %" PRIu64 ", choice %d: %s\n# options: %s\n", row, seed,
            p->choices, p->why, text);
    fprintf(stderr, "# again: property_tests --seed %" PRIu64 " --games %ld --row %d\n", w->seed,
            w->games, row);
    if (p->game)
        recount_print(&p->board, p->game);
}

static bool play_one(const rulesets *all, const wishes *w, int row, uint64_t seed,
                     jac_engine *engine, printed_type *table, totals *sum)
{
    play p = { .engine = engine, .rules = jac_engine_rules(engine), .table = table };
    const bool good = play_game(&p, seed, w->ini_dir);
    sum->games++;
    sum->choices += p.choices;
    if (!good)
        tell_failure(all, w, row, seed, &p);
    if (p.game)
        jac_game_free(engine, p.game);
    recount_close(&p.board);
    watch_close(&p);
    free(p.log);
    return good;
}

static bool play_row(const rulesets *all, const wishes *w, int row, long games, totals *sum)
{
    jac_error error = { 0 };
    char why[400] = "";
    jac_engine *engine = rulesets_engine(all, row, w->ini_dir, &error);
    bool good = engine != NULL;
    if (!engine) {
        jac_error_text(&error, why, sizeof why);
        fprintf(stderr, "# row %d: %s\n", row, why);
        return false;
    }
    printed_type *table = printed_table(jac_engine_rules(engine), why, sizeof why);
    if (!table) {
        fprintf(stderr, "# row %d: %s\n", row, why);
        good = false;
    }
    for (long i = 0; i < games && good; i++)
        good = play_one(all, w, row, mix(mix(w->seed, (uint64_t)row), (uint64_t)i), engine, table,
                        sum);
    free(table);
    rulesets_engine_free(engine);
    return good;
}

static int play_all(const rulesets *all, const wishes *w)
{
    totals sum = { 0 };
    printf("1..%d\n", w->row >= 0 ? 1 : all->row_count);
    for (int row = 0, number = 1; row < all->row_count; row++) {
        char text[2000];
        long games = w->games / all->row_count + (row < w->games % all->row_count);
        if (w->row >= 0 && row != w->row)
            continue;
        if (row == all->everything)
            games = w->games / 20;
        if (games == 0)
            games = 1;
        rulesets_text(all, row, text, sizeof text);
        const bool good = play_row(all, w, row, games, &sum);
        *(good ? &sum.passed : &sum.failed) += 1;
        printf("%s %d - row %d, %ld games: %s\n", good ? "ok" : "not ok", number++, row, games,
               text);
        fflush(stdout);
    }
    printf("# %ld games, %lld choices, seed %" PRIu64 "\n", sum.games, sum.choices, w->seed);
    printf("# %ld passed, %ld failed\n", sum.passed, sum.failed);
    return sum.failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

/* Removes the INIs of a folder that was made for this run. */
static void clean(const char *folder, int rows)
{
    char path[1200];
    for (int row = 0; row < rows; row++) {
        snprintf(path, sizeof path, "%s/row-%d.ini", folder, row);
        unlink(path);
    }
    rmdir(folder);
}

static int wrong_use(const char *what)
{
    fprintf(stderr,
            "property_tests: error: %s; use property_tests [--games N] [--seed S] "
            "[--rules DIR | --no-modules] [--ini-dir DIR] [--row R] [--list]\n",
            what);
    return 2;
}

/* Reads the arguments; 0 when they are right. */
static int read_arguments(int argc, char **argv, wishes *w)
{
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(argv[i], "--no-modules") == 0) {
            w->rules_dir = NULL;
            continue;
        }
        if (strcmp(argv[i], "--list") == 0) {
            w->list = true;
            continue;
        }
        if (!value)
            return wrong_use("an argument without its value, or unknown");
        if (strcmp(argv[i], "--games") == 0)
            w->games = atol(value);
        else if (strcmp(argv[i], "--seed") == 0)
            w->seed = strtoull(value, NULL, 0);
        else if (strcmp(argv[i], "--rules") == 0)
            w->rules_dir = value;
        else if (strcmp(argv[i], "--ini-dir") == 0)
            w->ini_dir = value;
        else if (strcmp(argv[i], "--row") == 0)
            w->row = atoi(value);
        else
            return wrong_use("an unknown argument");
        i++;
    }
    return w->games > 0 ? 0 : wrong_use("no games");
}

int main(int argc, char **argv)
{
    wishes w = { .games = 1000, .seed = 1358, .rules_dir = JAC_SOURCE_DIR "/rules", .row = -1 };
    rulesets all;
    char why[600] = "", own_dir[] = "/tmp/jac-property-XXXXXX";
    int status = read_arguments(argc, argv, &w);
    if (status)
        return status;
    if (!w.ini_dir)
        w.ini_dir = mkdtemp(own_dir);
    if (!rulesets_open(&all, w.rules_dir, why, sizeof why) ||
        !rulesets_make(&all, w.seed, w.ini_dir)) {
        printf("1..1\nnot ok 1 - the modules' options\n# %s\n# 0 passed, 1 failed\n", why);
        return EXIT_FAILURE;
    }
    if (w.list) {
        for (int row = 0; row < all.row_count; row++) {
            char text[2000];
            rulesets_text(&all, row, text, sizeof text);
            printf("%d: %s\n", row, text);
        }
    } else {
        status = play_all(&all, &w);
    }
    if (w.ini_dir == own_dir && status == EXIT_SUCCESS)
        clean(own_dir, all.row_count);
    rulesets_close(&all);
    return status;
}
