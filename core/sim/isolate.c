/* isolate.c - see isolate.h.
 *
 * To the process goes a game's number (8 bytes), back comes its jac_sim_result as it lies in
 * memory: both are the same program. Before the first the process tells how many bytes that are,
 * and a hash of the measures' names. */
#define _GNU_SOURCE
#include "isolate.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <xxhash.h>

#include "clock.h"

extern char **environ;

enum { LOOK_MS = 100 };        /* how often it is looked whether the run ends */
static const double grace = 1; /* seconds: the process sees most timeouts by itself */

struct jac_isolated {
    char *const *argv;
    jac_sim_plan plan;
    const jac_measures *measures;
    const atomic_bool *stop;
    pid_t process; /* 0: none runs */
    int to, from;
};

typedef struct greeting {
    uint64_t size, names;
} greeting;

static greeting greeting_of(const jac_measures *measures)
{
    greeting g = { .size = jac_sim_result_size(measures->count) };
    for (size_t i = 0; i < measures->count; i++)
        g.names = XXH3_64bits_withSeed(measures->at[i].name, strlen(measures->at[i].name), g.names);
    return g;
}

/* ---- reading and writing --------------------------------------------------------------------- */

static bool write_whole(int file, const void *data, size_t size)
{
    const unsigned char *at = data;
    while (size > 0) {
        ssize_t n = write(file, at, size);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        at += n;
        size -= (size_t)n;
    }
    return true;
}

typedef enum heard { HEARD, ENDED, LATE, STOPPED } heard;

/* Reads all of it, until the deadline (0: however long it takes). */
static heard read_whole(const jac_isolated *w, void *data, size_t size, double deadline)
{
    unsigned char *at = data;
    while (size > 0) {
        struct pollfd ready = { .fd = w->from, .events = POLLIN };
        int n = poll(&ready, 1, LOOK_MS);
        if (n == 0 || (n < 0 && errno == EINTR)) {
            if (w->stop && atomic_load(w->stop))
                return STOPPED;
            if (deadline > 0 && jac_clock() > deadline)
                return LATE;
            continue;
        }
        ssize_t got = n < 0 ? -1 : read(w->from, at, size);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return ENDED;
        at += got;
        size -= (size_t)got;
    }
    return HEARD;
}

/* ---- the process ----------------------------------------------------------------------------- */

/* Waits for its end; returns how it ended, as waitpid tells. */
static int reap(jac_isolated *w)
{
    int how = 0;
    close(w->to);
    close(w->from);
    while (waitpid(w->process, &how, 0) < 0 && errno == EINTR) {
    }
    w->process = 0;
    return how;
}

/* Ends it, if it hasn't by itself. */
static void end(jac_isolated *w)
{
    if (w->process == 0)
        return;
    kill(w->process, SIGKILL);
    reap(w);
}

static int spawn(jac_isolated *w, const int in[2], const int out[2])
{
    posix_spawn_file_actions_t actions;
    int problem = posix_spawn_file_actions_init(&actions);
    if (problem != 0)
        return problem;
    problem = posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
    if (problem == 0)
        problem = posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
    if (problem == 0)
        problem = posix_spawn(&w->process, w->argv[0], &actions, NULL, w->argv, environ);
    if (problem != 0)
        w->process = 0;
    posix_spawn_file_actions_destroy(&actions);
    return problem;
}

static jac_status start(jac_isolated *w, jac_error *error)
{
    int in[2], out[2], problem = 0;
    if (pipe2(in, O_CLOEXEC) != 0)
        return jac_fail(error, JAC_E_IO, NULL, 0, "a worker can't be started: %s", strerror(errno));
    if (pipe2(out, O_CLOEXEC) != 0) {
        problem = errno;
    } else {
        problem = spawn(w, in, out);
        close(out[1]);
        if (problem != 0)
            close(out[0]);
    }
    close(in[0]);
    if (problem != 0) {
        close(in[1]);
        return jac_fail(error, JAC_E_IO, NULL, 0, "a worker can't be started: %s",
                        strerror(problem));
    }
    w->to = in[1];
    w->from = out[0];
    greeting own = greeting_of(w->measures), its = { 0 };
    if (read_whole(w, &its, sizeof its, 0) == HEARD && memcmp(&own, &its, sizeof own) == 0)
        return JAC_OK;
    bool other = its.size != 0;
    end(w);
    return jac_fail(error, JAC_E_RULES, NULL, 0, "%s",
                    other ? "a worker found other rules than those the run began with"
                          : "a worker ended before its first game");
}

jac_isolated *jac_isolated_new(char *const *argv, const jac_sim_plan *plan,
                               const jac_measures *measures, const atomic_bool *stop,
                               jac_error *error)
{
    jac_isolated *w = calloc(1, sizeof *w);
    if (!w) {
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        return NULL;
    }
    *w = (jac_isolated){ .argv = argv, .plan = *plan, .measures = measures, .stop = stop };
    if (start(w, error) == JAC_OK)
        return w;
    free(w);
    return NULL;
}

void jac_isolated_free(jac_isolated *isolated)
{
    if (!isolated)
        return;
    end(isolated);
    free(isolated);
}

/* ---- games ----------------------------------------------------------------------------------- */

/* A game of which the process has told nothing. */
static void begin_result(const jac_isolated *w, uint64_t game, jac_sim_result *result)
{
    memset(result, 0, jac_sim_result_size(w->measures->count));
    result->count = w->measures->count;
    result->game = game;
    result->seed = jac_sim_seed(w->plan.seed, game);
    for (int p = 0; p < w->measures->players; p++)
        result->seat[p] = (uint8_t)jac_sim_seat(&w->plan, p, w->measures->players, game);
}

static void tell_end(jac_isolated *w, jac_sim_result *result)
{
    int how = reap(w);
    if (WIFSIGNALED(how))
        result->status =
            jac_fail(&result->error, JAC_E_FAULT, NULL, 0, "the worker was ended by signal %d (%s)",
                     WTERMSIG(how), strsignal(WTERMSIG(how)));
    else
        result->status = jac_fail(&result->error, JAC_E_FAULT, NULL, 0,
                                  "the worker ended with status %d", WEXITSTATUS(how));
}

void jac_isolated_play(jac_isolated *w, uint64_t game, jac_sim_result *result)
{
    size_t size = jac_sim_result_size(w->measures->count);
    double deadline = w->plan.timeout > 0 ? jac_clock() + w->plan.timeout + grace : 0;
    begin_result(w, game, result);
    if (w->process == 0 && (result->status = start(w, &result->error)) != JAC_OK)
        return;
    heard h =
        write_whole(w->to, &game, sizeof game) ? read_whole(w, result, size, deadline) : ENDED;
    if (h == HEARD)
        return;
    begin_result(w, game, result);
    if (h == ENDED) {
        tell_end(w, result);
        return;
    }
    end(w);
    result->stopped = h == STOPPED;
    if (h == LATE)
        result->status = jac_sim_too_long(&w->plan, &result->error);
}

bool jac_isolated_serve(jac_sim_worker *worker, int in, int out)
{
    const jac_measures *measures = jac_sim_worker_measures(worker);
    greeting g = greeting_of(measures);
    jac_sim_result *result = jac_sim_result_new(measures);
    uint64_t game;
    bool good = result && write_whole(out, &g, sizeof g);
    while (good && read(in, &game, sizeof game) == (ssize_t)sizeof game) {
        jac_sim_worker_play(worker, game, result);
        good = write_whole(out, result, jac_sim_result_size(measures->count));
    }
    free(result);
    return good;
}
