/* bench.h - what `bench` measures. */
#ifndef JAC_CLI_BENCH_H
#define JAC_CLI_BENCH_H

#include "cli.h"
#include "setup.h"

typedef struct bench_how {
    int runs;       /* the median of so many is taken */
    double seconds; /* each */
    int games;      /* 0: as many as the time allows; else each run has so many, of one ruleset */
} bench_how;

/* Whole games by random choices. */
typedef struct bench_games {
    double games_per_second, slowest, fastest; /* median, least and most of the runs */
    double placements_per_second;
    double choices_per_placement;
    double mean_points; /* of a player */
    double of_base;     /* time of a placement, as a multiple of the base game's; 0: not measured */
    uint64_t games;
    uint64_t allocations; /* in C between first and last choice, of all these games */
    bool lua;             /* there are modules: */
    double lua_calls_per_placement;
    uint64_t lua_allocations;
} bench_games;

/* Plays games of the engine's ruleset, after 100 that warm up. With `base`, as many games of that
 * ruleset by turns with them, to tell what a placement costs beside it. JAC_OK or a module's
 * failure. */
jac_status bench_play(jac_engine *engine, jac_engine *base, const bench_how *how,
                      bench_games *result, jac_error *error);

/* One small thing, again and again, in positions from the middle of games. */
typedef enum bench_thing { BENCH_CLONE, BENCH_HASH, BENCH_LIST, BENCH_THING_COUNT } bench_thing;
typedef struct bench_small {
    double nanoseconds; /* median */
    double bytes;       /* clone: moved, hash: hashed */
    double choices;     /* list: how many there were */
} bench_small;
jac_status bench_repeat(jac_engine *engine, bench_thing thing, const bench_how *how,
                        bench_small *result, jac_error *error);

/* What the yardstick says of itself. */
typedef struct bench_yard {
    double games;       /* a second */
    double clone, list; /* nanoseconds; 0: it doesn't say */
} bench_yard;
/* Runs the yardstick (its path). False and *error when it can't be run or tells no games a second
 * in its first line. */
bool bench_yardstick(const char *path, const bench_how *how, bench_yard *yard, jac_error *error);

#endif
