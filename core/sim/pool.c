/* pool.c - threads that play, one caller that takes the results in order.
 *
 * Results go through a ring of slots: game number i of the run (counted from 0) uses slot i % size.
 * A thread takes the next number when its slot is free, that is when number - size has been taken;
 * the caller takes what is ready from the front. */
#define _GNU_SOURCE
#include "pool.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    SLOTS_A_JOB = 512, /* how far ahead a thread may run */
    TICK_MS = 50
};

typedef struct running {
    const jac_pool *pool;
    pthread_mutex_t lock; /* of everything below but the slots' contents */
    pthread_cond_t freed, filled;
    unsigned char *slot;
    size_t stride;     /* from one to the next */
    bool *full;        /* of each slot */
    uint64_t size;     /* slots */
    uint64_t count;    /* games */
    uint64_t given;    /* numbers below were given to a thread */
    uint64_t taken;    /* numbers below were taken */
    uint64_t ready;    /* slots that are full */
    int alive;         /* threads */
    bool ending;       /* no more games are given out */
    jac_status failed; /* of the first begin that failed */
    jac_error error;
} running;

static unsigned char *slot_of(const running *r, uint64_t number)
{
    return r->slot + number % r->size * r->stride;
}

/* As many full slots as the caller is woken for. */
static uint64_t enough(const running *r) { return (r->size + 3) / 4; }

/* ---- threads --------------------------------------------------------------------------------- */

static void end_early(running *r) /* with the lock */
{
    r->ending = true;
    atomic_store(r->pool->stop, true);
    pthread_cond_broadcast(&r->freed);
}

/* The next number to play; false when there is none any more. */
static bool next(running *r, uint64_t *number)
{
    pthread_mutex_lock(&r->lock);
    while (!r->ending && r->given < r->count && r->given - r->taken >= r->size)
        pthread_cond_wait(&r->freed, &r->lock);
    bool more = !r->ending && r->given < r->count;
    if (more)
        *number = r->given++;
    pthread_mutex_unlock(&r->lock);
    return more;
}

static void done(running *r, uint64_t number)
{
    pthread_mutex_lock(&r->lock);
    r->full[number % r->size] = true;
    r->ready++;
    /* Not for every game: the caller looks by itself some times a second. */
    if (r->ready >= enough(r))
        pthread_cond_signal(&r->filled);
    pthread_mutex_unlock(&r->lock);
}

static void *work(void *ud)
{
    running *r = ud;
    const jac_pool *pool = r->pool;
    jac_error error = { .status = JAC_OK };
    void *worker = pool->begin(pool->ud, &error);
    uint64_t number;
    while (worker && next(r, &number)) {
        pool->play(pool->ud, worker, pool->first + number * pool->step, slot_of(r, number));
        done(r, number);
    }
    if (worker)
        pool->close(pool->ud, worker);
    pthread_mutex_lock(&r->lock);
    if (!worker) {
        if (r->failed == JAC_OK) {
            r->failed = error.status;
            r->error = error;
        }
        end_early(r);
    }
    r->alive--;
    pthread_cond_signal(&r->filled);
    pthread_mutex_unlock(&r->lock);
    return NULL;
}

/* ---- the caller ------------------------------------------------------------------------------ */

/* Takes what is ready, in order; past what is missing only at the end, with `holes`. */
static void take_ready(running *r, bool holes)
{
    pthread_mutex_lock(&r->lock);
    bool wanted = true;
    while (wanted && r->taken < r->given) {
        uint64_t number = r->taken;
        if (r->full[number % r->size]) {
            pthread_mutex_unlock(&r->lock); /* the slot is ours until `taken` passes it */
            wanted = r->pool->take(r->pool->ud, r->pool->first + number * r->pool->step,
                                   slot_of(r, number));
            pthread_mutex_lock(&r->lock);
            r->full[number % r->size] = false;
            r->ready--;
        } else if (!holes) {
            break;
        }
        r->taken++;
        pthread_cond_signal(&r->freed);
    }
    if (!wanted) { /* what else is ready counts as not played */
        r->taken = r->given;
        end_early(r);
    }
    pthread_mutex_unlock(&r->lock);
}

static void wait_a_little(running *r)
{
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += TICK_MS * 1000000L;
    until.tv_sec += until.tv_nsec / 1000000000L;
    until.tv_nsec %= 1000000000L;
    pthread_cond_timedwait(&r->filled, &r->lock, &until);
}

/* Until no thread works any more. */
static void look_after(running *r)
{
    const jac_pool *pool = r->pool;
    bool over = false;
    while (!over) {
        pthread_mutex_lock(&r->lock);
        if (r->alive > 0 && r->ready < enough(r))
            wait_a_little(r);
        over = r->alive == 0;
        bool ending = r->ending;
        pthread_mutex_unlock(&r->lock);
        take_ready(r, false);
        if (!over && !ending && pool->tick && pool->tick(pool->ud, r->taken)) {
            pthread_mutex_lock(&r->lock);
            end_early(r);
            pthread_mutex_unlock(&r->lock);
        }
    }
}

/* Starts the threads; what can't be started ends the run. */
static int start(running *r, int jobs, pthread_t *thread)
{
    int started = 0, problem = 0;
    while (started < jobs && problem == 0) {
        pthread_mutex_lock(&r->lock);
        r->alive++;
        problem = pthread_create(&thread[started], NULL, work, r);
        if (problem == 0) {
            started++;
        } else {
            r->alive--;
            if (r->failed == JAC_OK)
                r->failed = jac_fail(&r->error, JAC_E_MEMORY, NULL, 0,
                                     "thread %d can't be started: %s; use fewer --jobs",
                                     started + 1, strerror(problem));
            end_early(r);
        }
        pthread_mutex_unlock(&r->lock);
    }
    return started;
}

static jac_status run(running *r, int jobs, jac_error *error)
{
    pthread_t *thread = calloc((size_t)jobs, sizeof *thread);
    if (!thread)
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    pthread_condattr_t clock;
    pthread_condattr_init(&clock);
    pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
    pthread_mutex_init(&r->lock, NULL);
    pthread_cond_init(&r->freed, NULL);
    pthread_cond_init(&r->filled, &clock);
    int started = start(r, jobs, thread);
    look_after(r);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    take_ready(r, true);
    pthread_cond_destroy(&r->filled);
    pthread_cond_destroy(&r->freed);
    pthread_mutex_destroy(&r->lock);
    pthread_condattr_destroy(&clock);
    free(thread);
    if (r->failed != JAC_OK && error)
        *error = r->error;
    return r->failed;
}

jac_status jac_pool_run(const jac_pool *pool, jac_error *error)
{
    running r = { .pool = pool, .failed = JAC_OK };
    if (pool->first >= pool->end)
        return JAC_OK;
    r.count = (pool->end - pool->first - 1) / pool->step + 1;
    int jobs = (uint64_t)pool->jobs < r.count ? pool->jobs : (int)r.count;
    r.size = (uint64_t)jobs * SLOTS_A_JOB;
    if (r.size > r.count)
        r.size = r.count;
    r.stride =
        (pool->slot_size + sizeof(max_align_t) - 1) / sizeof(max_align_t) * sizeof(max_align_t);
    r.slot = calloc(r.size, r.stride);
    r.full = calloc(r.size, sizeof *r.full);
    jac_status status = r.slot && r.full ? run(&r, jobs, error)
                                         : jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    free(r.slot);
    free(r.full);
    return status;
}
