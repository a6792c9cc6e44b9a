/* bench.c - what `bench` measures. Time is the thread's own processor time. */
#include "bench.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "allocations.h"

enum { WARM_UP = 100, RUNS_MAX = 100, POSITIONS = 64, BATCH = 20000 };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Xorshift: what the player chooses by, as cheap as the yardstick's. */
static uint32_t draw(uint64_t *state, uint32_t n)
{
    uint64_t x = *state;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    *state = x;
    return (uint32_t)(((x >> 32) * n) >> 32);
}

typedef struct counts {
    uint64_t games, choices, placements, points;
    uint64_t allocations; /* between first and last choice */
} counts;

/* One choice of the running game; false when it is over or failed. */
static bool choose(jac_engine *engine, jac_game *game, uint64_t *luck, counts *c,
                   jac_status *status, jac_error *error)
{
    const jac_choice *list;
    size_t count = 0;
    if (jac_game_waits(game) == JAC_WAITS_OVER)
        return false;
    *status = jac_choices(engine, game, &list, &count, error);
    if (*status != JAC_OK)
        return false;
    jac_choice choice = list[draw(luck, (uint32_t)count)];
    c->choices++;
    c->placements += choice.offer == JAC_OFFER_PLACE;
    *status = jac_apply(engine, game, choice, error);
    return *status == JAC_OK;
}

static jac_status one_game(jac_engine *engine, jac_game *game, uint64_t *luck, counts *c,
                           jac_error *error)
{
    jac_status status = jac_game_start(engine, game, *luck, error);
    if (status != JAC_OK)
        return status;
    uint64_t before = cli_allocations();
    while (choose(engine, game, luck, c, &status, error)) {
    }
    c->allocations += cli_allocations() - before;
    c->games++;
    for (int p = 0; p < jac_game_players(engine); p++)
        c->points += (uint64_t)jac_game_points(engine, game, p);
    return status;
}

static void lua_counts(jac_engine *engine, uint64_t *calls, uint64_t *allocations)
{
    const jac_setup *setup = jac_setup_of(engine);
    size_t bytes = 0;
    *calls = *allocations = 0;
    if (setup && setup->lua)
        jac_lua_counters(setup->lua, calls, &bytes, allocations);
}

static void conclude(jac_engine *engine, const counts *c, const uint64_t before[2],
                     bench_games *result)
{
    uint64_t calls, allocations;
    const jac_setup *setup = jac_setup_of(engine);
    lua_counts(engine, &calls, &allocations);
    result->games = c->games;
    result->allocations = c->allocations;
    result->choices_per_placement = (double)c->choices / (double)c->placements;
    result->mean_points = (double)c->points / (double)c->games / (double)jac_game_players(engine);
    result->lua = setup && setup->lua;
    result->lua_calls_per_placement = (double)(calls - before[0]) / (double)c->placements;
    result->lua_allocations = allocations - before[1];
}

/* Games of one ruleset, played a few at a time. */
typedef struct player {
    jac_engine *engine;
    jac_game *game;
    uint64_t luck;
    counts now; /* of this run */
    double seconds;
} player;

static jac_status play_some(player *p, int games, jac_error *error)
{
    jac_status status = JAC_OK;
    double start = now();
    for (int i = 0; i < games && status == JAC_OK; i++)
        status = one_game(p->engine, p->game, &p->luck, &p->now, error);
    p->seconds += now() - start;
    return status;
}

static jac_status player_begin(player *p, jac_engine *engine, jac_error *error)
{
    *p = (player){ .engine = engine, .luck = 88172645463325252u };
    p->game = jac_game_new(engine, 1, error);
    return p->game ? play_some(p, WARM_UP, error) : error->status;
}

static void player_again(player *p)
{
    p->seconds = 0;
    memset(&p->now, 0, sizeof p->now);
}

/* One run: games of both by turns, so that a busy machine slows both alike. */
static jac_status play_run(player *p, player *base, const bench_how *how, jac_error *error)
{
    int some = how->games ? how->games : 20;
    jac_status status = JAC_OK;
    player_again(p);
    if (base)
        player_again(base);
    do {
        status = play_some(p, some, error);
        if (status == JAC_OK && base)
            status = play_some(base, some, error);
    } while (status == JAC_OK && !how->games && p->seconds < how->seconds);
    return status;
}

static void add_counts(counts *sum, const counts *c)
{
    sum->games += c->games;
    sum->choices += c->choices;
    sum->placements += c->placements;
    sum->points += c->points;
    sum->allocations += c->allocations;
}

static double median(double *value, int n)
{
    qsort(value, (size_t)n, sizeof *value, by_value);
    return value[n / 2];
}

static jac_status play_runs(player *p, player *base, const bench_how *how, bench_games *result,
                            jac_error *error)
{
    double games[RUNS_MAX], placements[RUNS_MAX], of_base[RUNS_MAX];
    int runs = how->runs < RUNS_MAX ? how->runs : RUNS_MAX;
    uint64_t before[2];
    counts all = { 0 };
    lua_counts(p->engine, &before[0], &before[1]);
    for (int run = 0; run < runs; run++) {
        jac_status status = play_run(p, base, how, error);
        if (status != JAC_OK)
            return status;
        games[run] = (double)p->now.games / p->seconds;
        placements[run] = (double)p->now.placements / p->seconds;
        of_base[run] = base ? (double)base->now.placements / base->seconds / placements[run] : 0;
        add_counts(&all, &p->now);
    }
    result->games_per_second = median(games, runs);
    result->placements_per_second = median(placements, runs);
    result->of_base = median(of_base, runs);
    result->slowest = games[0];
    result->fastest = games[runs - 1];
    conclude(p->engine, &all, before, result);
    return JAC_OK;
}

jac_status bench_play(jac_engine *engine, jac_engine *base, const bench_how *how,
                      bench_games *result, jac_error *error)
{
    player p, other = { 0 };
    if (how->games) /* so many of this ruleset, and no others */
        base = NULL;
    jac_status status = player_begin(&p, engine, error);
    if (status == JAC_OK && base)
        status = player_begin(&other, base, error);
    if (status == JAC_OK)
        status = play_runs(&p, base ? &other : NULL, how, result, error);
    jac_game_free(engine, p.game);
    if (base)
        jac_game_free(base, other.game);
    return status;
}

/* ---- small things ------------------------------------------------------------------------------
 */

/* Fills positions with games that wait for a placement, half-way through. */
static jac_status prepare(jac_engine *engine, jac_game **position, jac_error *error)
{
    uint64_t luck = 2463534242u;
    counts c = { 0 };
    for (int i = 0; i < POSITIONS; i++) {
        jac_status status = JAC_OK;
        position[i] = jac_game_new(engine, (uint64_t)i, error);
        if (!position[i])
            return error->status;
        int half = jac_game_tiles_left(position[i]) / 2;
        const jac_choice *list;
        size_t count;
        for (;;) {
            status = jac_choices(engine, position[i], &list, &count, error);
            if (status != JAC_OK)
                return status;
            if (jac_game_waits(position[i]) == JAC_WAITS_OVER ||
                (jac_game_tiles_left(position[i]) <= half && list[0].offer == JAC_OFFER_PLACE))
                break;
            if (!choose(engine, position[i], &luck, &c, &status, error))
                break;
        }
        if (status != JAC_OK)
            return status;
    }
    return JAC_OK;
}

static jac_status do_one(jac_engine *engine, bench_thing thing, jac_game *const *position,
                         jac_game *scratch, bench_small *sum, jac_error *error)
{
    jac_status status = JAC_OK;
    for (int i = 0; i < BATCH && status == JAC_OK; i++) {
        const jac_game *game = position[i % POSITIONS];
        const jac_choice *list;
        size_t count = 0;
        switch (thing) {
        case BENCH_CLONE:
            jac_game_copy(engine, scratch, game);
            break;
        case BENCH_HASH:
            (void)jac_game_hash(engine, game);
            break;
        default:
            status = jac_choices(engine, game, &list, &count, error);
            sum->choices += (double)count;
        }
    }
    return status;
}

jac_status bench_repeat(jac_engine *engine, bench_thing thing, const bench_how *how,
                        bench_small *result, jac_error *error)
{
    jac_game *position[POSITIONS + 1] = { NULL };
    double took[RUNS_MAX];
    int runs = how->runs < RUNS_MAX ? how->runs : RUNS_MAX;
    double batches = 0;
    memset(result, 0, sizeof *result);
    jac_status status = prepare(engine, position, error);
    jac_game *scratch = status == JAC_OK ? jac_game_clone(engine, position[0]) : NULL;
    if (status == JAC_OK && !scratch)
        status = jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    for (int run = 0; run < runs && status == JAC_OK; run++) {
        double start = now(), end = start, done = 0;
        while (status == JAC_OK && end - start < how->seconds / 4) {
            status = do_one(engine, thing, position, scratch, result, error);
            end = now();
            done++;
        }
        took[run] = (end - start) / done / BATCH * 1e9;
        batches += done;
    }
    if (status == JAC_OK) {
        qsort(took, (size_t)runs, sizeof *took, by_value);
        result->nanoseconds = took[runs / 2];
        result->choices /= batches * BATCH;
        for (int i = 0; i < POSITIONS; i++)
            result->bytes += (double)jac_game_used(engine, position[i]) / POSITIONS;
    }
    jac_game_free(engine, scratch);
    for (int i = 0; i < POSITIONS; i++)
        jac_game_free(engine, position[i]);
    return status;
}

/* ---- the yardstick
 * ------------------------------------------------------------------------------- */

bool bench_yardstick(const char *path, const bench_how *how, bench_yard *yard, jac_error *error)
{
    char command[4400], line[512];
    *yard = (bench_yard){ 0 };
    if (strchr(path, '\'')) {
        jac_fail(error, JAC_E_USE, path, 0, "a yardstick's path may not contain a quote");
        return false;
    }
    snprintf(command, sizeof command, "'%s' %d %g", path, how->runs, how->seconds);
    FILE *out = popen(command, "r");
    if (!out) {
        jac_fail(error, JAC_E_IO, path, 0, "can't be run");
        return false;
    }
    for (int i = 0; fgets(line, sizeof line, out); i++) {
        if (i == 0 && sscanf(line, "C ceiling: median %lf games/s", &yard->games) != 1)
            yard->games = 0;
        sscanf(line, "clone memcpy(%*d B): %lf ns", &yard->clone);
        sscanf(line, "enumerate placements (mid-game, list): %lf ns", &yard->list);
    }
    if (pclose(out) == 0 && yard->games > 0)
        return true;
    jac_fail(error, JAC_E_INPUT, path, 0,
             "no yardstick; its first line should be `C ceiling: median N games/s'");
    return false;
}
