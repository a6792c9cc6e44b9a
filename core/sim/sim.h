/* sim.h - many games of one ruleset, and what is measured of each.
 *
 * A *measure* is one named integer of a game. Which measures there are is a function of the
 * ruleset. Game k of a run (0, 1, ...) depends on the ruleset, the run's seed and k only: any
 * number of threads, processes, shards or machines gives the same games.
 *
 *     jac_measures *measures = jac_measures_new(engine, &error);
 *     jac_sim_result *result = jac_sim_result_new(measures);
 *     jac_sim_worker *worker = jac_sim_worker_new(settings, &plan, NULL, &error);
 *     jac_sim_worker_play(worker, 17, result);
 *
 * One worker a thread. pool.h has many of them play and hands the results over in order. */
#ifndef JAC_SIM_H
#define JAC_SIM_H

#include <stdatomic.h>

#include "bots.h"
#include "settings.h"

/* ---- measures --------------------------------------------------------------------------------
 * In the order of the groups below; within a group by player or seat, or by kind and then player.
 * Names are unique and hold no comma or control character. */

typedef enum jac_measure_group {
    JAC_MEASURE_GAME,        /* "turns", "choices" */
    JAC_MEASURE_POINTS,      /* "points.Red": by player, as the INI names and orders them */
    JAC_MEASURE_WON,         /* "won.Red": 1 when alone with the most points */
    JAC_MEASURE_SHARED,      /* "shared.Red": 1 when with the most points, and not alone */
    JAC_MEASURE_SEAT_POINTS, /* "points.seat1": by seat, whoever sat there */
    JAC_MEASURE_SEAT_WON,    /* "won.seat1" */
    JAC_MEASURE_SEAT_SHARED, /* "shared.seat1" */
    JAC_MEASURE_KIND,        /* "city.Red": points from features of a segment kind. Farmers' points
                                count as the field's, also where a variant pays them by city */
    JAC_MEASURE_REASON,      /* "my_rules.fine.Red": points from no feature, by declared reason;
                                "other.Red": by none. With those by kind they add up to points */
    JAC_MEASURE_COUNTER,     /* "my_rules.fines": what a module counts */
    JAC_MEASURE_GROUP_COUNT
} jac_measure_group;

typedef struct jac_measure {
    char *name;
    char *text; /* one line for people */
    jac_measure_group group;
    int who;   /* player 0.. (as in the INI) or seat 0..; -1: of the game */
    int which; /* segment kind; reason (an index into rules->reason; -1: other); counter */
} jac_measure;

typedef struct jac_measures {
    jac_measure *at;
    size_t count;
    size_t first[JAC_MEASURE_GROUP_COUNT + 1]; /* group g is first[g] .. first[g + 1] - 1 */
    int players, kinds, reasons;
} jac_measures;

/* The measures of the engine's ruleset; names of players are those of its INI. NULL and *error:
 * JAC_E_MEMORY, or JAC_E_USE when two would have one name (a player called "seat1"). */
jac_measures *jac_measures_new(const jac_engine *engine, jac_error *error);
void jac_measures_free(jac_measures *measures);
/* The index of a measure, or -1. */
int jac_measure_find(const jac_measures *measures, const char *name);

/* ---- one game -------------------------------------------------------------------------------- */

/* How games are played. Plain values; copied by whoever takes it. */
typedef struct jac_sim_plan {
    uint64_t seed; /* of the run */
    bool fixed;    /* seats: player i sits at seat i. Else at (i + k) mod n in game k */
    double
        timeout; /* seconds a game may take, looked at before each choice; 0: as long as it likes */
} jac_sim_plan;

typedef struct jac_sim_result {
    uint64_t game, seed;
    jac_status status;             /* JAC_OK: played to its end. Else `error` tells why not, and all
                                      values but turns and choices are 0 */
    bool stopped;                  /* given up because the run ends; not to be counted or written */
    uint8_t seat[JAC_PLAYERS_MAX]; /* where player i sat */
    jac_error error;
    size_t count;
    int64_t value[]; /* of each measure */
} jac_sim_result;

/* Bytes of a result with so many values. */
size_t jac_sim_result_size(size_t count);
/* A result, all 0; free() it. NULL when memory is out. */
jac_sim_result *jac_sim_result_new(const jac_measures *measures);

/* The seed of game k: number k of SplitMix64 begun with the run's seed. Different k of one run have
 * different seeds. */
uint64_t jac_sim_seed(uint64_t seed, uint64_t game);
/* Fills *error for a game that went past the timeout; returns its status. */
jac_status jac_sim_too_long(const jac_sim_plan *plan, jac_error *error);
/* Where player i of n sits in game k. */
int jac_sim_seat(const jac_sim_plan *plan, int player, int players, uint64_t game);

/* Plays games: an engine and bots of its own. */
typedef struct jac_sim_worker jac_sim_worker;

/* `settings`: what the ruleset is made of (jac_setup_of(engine)->settings); they stay the caller's.
 * `stop` (may be NULL): once true, a game that runs is given up before its next choice. NULL and
 * *error when the ruleset or a bot can't be made. To be used by one thread at a time. */
jac_sim_worker *jac_sim_worker_new(const jac_settings *settings, const jac_sim_plan *plan,
                                   const atomic_bool *stop, jac_error *error);
void jac_sim_worker_free(jac_sim_worker *worker);
/* The measures, of this worker's engine; they are the same in all workers of the settings. */
const jac_measures *jac_sim_worker_measures(const jac_sim_worker *worker);
/* Plays game k whole; `result` has room for all measures. A failure (a module's, a bot's, the
 * timeout) is in the result; the worker is ready for the next game in any case. */
void jac_sim_worker_play(jac_sim_worker *worker, uint64_t game, jac_sim_result *result);

/* The settings of game k's own seating: `players` and `bots` turned, so that a session on an engine
 * made of them, with the seed of game k and bots for its seats, is the game that a worker plays.
 * Free with jac_settings_free; NULL when memory is out. */
jac_settings *jac_sim_seated(const jac_settings *settings, const jac_engine *engine,
                             const jac_sim_plan *plan, uint64_t game);

#endif
