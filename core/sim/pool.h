/* pool.h - many games on several threads, their results handed over in order.
 *
 * Games `first`, first + step, ... below `end` are given out to `jobs` threads. Each thread makes
 * what it needs (begin), plays (play writes a slot) and clears up (close). The calling thread takes
 * the results in the order of the games and looks after the run meanwhile. Memory doesn't grow with
 * the number of games: threads don't run further ahead than a fixed number of slots. */
#ifndef JAC_POOL_H
#define JAC_POOL_H

#include <stdatomic.h>

#include "jacquerie.h"

enum { JAC_JOBS_MAX = 1024 };

typedef struct jac_pool {
    int jobs; /* 1..JAC_JOBS_MAX; never more threads than games */
    uint64_t first, step, end;
    size_t slot_size;
    void *ud;
    /* On a thread of its own, once each: what the thread works with, or NULL and *error, which ends
     * the whole. */
    void *(*begin)(void *ud, jac_error *error);
    void (*close)(void *ud, void *worker);
    /* Plays the game into the slot (of slot_size bytes, aligned for anything, 0 at first; it holds
     * what an earlier game left). Ends soon once *stop is true. */
    void (*play)(void *ud, void *worker, uint64_t game, void *slot);
    /* On the calling thread: a result, in the order of the games. False ends the run: no later
     * result is taken. */
    bool (*take)(void *ud, uint64_t game, const void *slot);
    /* On the calling thread, some times a second: `done` results were taken so far. True ends the
     * run; results that are there are still taken, in order, though some may be missing between
     * them. May be NULL. */
    bool (*tick)(void *ud, uint64_t done);
    atomic_bool *stop; /* set by the pool when the run ends early; false at first */
} jac_pool;

/* Runs it. JAC_OK, also when take or tick ended it; else the error of a begin, or of a thread that
 * can't be started. */
jac_status jac_pool_run(const jac_pool *pool, jac_error *error);

#endif
