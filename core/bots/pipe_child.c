/* pipe_child.c - see the header. */
#define _GNU_SOURCE
#include "pipe_child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "clock.h"

extern char **environ;

enum { TERM_WAIT = 500 }; /* milliseconds between SIGTERM and SIGKILL */

struct jac_child {
    pid_t pid;
    int to, from;  /* its input and output; ours don't block */
    char *text;    /* what it wrote and nobody has read */
    size_t length; /* of that */
    size_t used;   /* of that, the line handed out last */
};

static int64_t now(void) /* milliseconds */ { return (int64_t)(jac_clock() * 1000); }

/* ---- starting ------------------------------------------------------------------------------- */

/* A pipe whose ends are none of the standard streams: those of the child are made from them. */
static bool make_pipe(int end[2])
{
    if (pipe2(end, O_CLOEXEC) != 0)
        return false;
    for (int i = 0; i < 2; i++) {
        int moved = fcntl(end[i], F_DUPFD_CLOEXEC, 3);
        if (moved < 0) {
            close(end[0]);
            close(end[1]);
            return false;
        }
        close(end[i]);
        end[i] = moved;
    }
    return true;
}

/* The child gets default signals, whatever ours are. 0 or errno. */
static int set_attributes(posix_spawnattr_t *attributes)
{
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
    int failed = posix_spawnattr_setflags(attributes, flags);
    failed = failed ? failed : posix_spawnattr_setpgroup(attributes, 0);
    failed = failed ? failed : posix_spawnattr_setsigdefault(attributes, &all);
    return failed ? failed : posix_spawnattr_setsigmask(attributes, &none);
}

/* 0 or errno. */
static int spawn(pid_t *pid, const char *command, const char *folder, int input, int output)
{
    char *arguments[] = { (char[]){ "sh" }, (char[]){ "-c" }, NULL, NULL };
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    char *copy = strdup(command);
    if (!copy)
        return ENOMEM;
    arguments[2] = copy;
    int failed = posix_spawn_file_actions_init(&actions);
    if (failed) {
        free(copy);
        return failed;
    }
    failed = posix_spawnattr_init(&attributes);
    if (!failed) {
        failed = set_attributes(&attributes);
        failed = failed ? failed : posix_spawn_file_actions_adddup2(&actions, input, 0);
        failed = failed ? failed : posix_spawn_file_actions_adddup2(&actions, output, 1);
        if (!failed && folder)
            failed = posix_spawn_file_actions_addchdir_np(&actions, folder);
        if (!failed)
            failed = posix_spawn(pid, "/bin/sh", &actions, &attributes, arguments, environ);
        posix_spawnattr_destroy(&attributes);
    }
    posix_spawn_file_actions_destroy(&actions);
    free(copy);
    return failed;
}

jac_child *jac_child_start(const char *command, const char *folder, jac_error *error)
{
    jac_child *child = calloc(1, sizeof *child);
    int input[2], output[2];
    if (!child || !(child->text = malloc(JAC_CHILD_LINE_MAX + 1))) {
        free(child);
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        return NULL;
    }
    int failed = 0;
    if (!make_pipe(input)) {
        failed = errno;
    } else if (!make_pipe(output)) {
        failed = errno;
        close(input[0]);
        close(input[1]);
    } else {
        failed = spawn(&child->pid, command, folder, input[0], output[1]);
        close(input[0]);
        close(output[1]);
        child->to = input[1];
        child->from = output[0];
        if (!failed && (fcntl(child->to, F_SETFL, O_NONBLOCK) != 0 ||
                        fcntl(child->from, F_SETFL, O_NONBLOCK) != 0))
            failed = errno;
        if (!failed)
            return child;
        close(child->to);
        close(child->from);
    }
    free(child->text);
    free(child);
    jac_fail(error, JAC_E_IO, NULL, 0, "\"%.200s\" can't be started: %s", command,
             strerror(failed));
    return NULL;
}

/* ---- speaking ------------------------------------------------------------------------------- */

/* As write, without the signal that a closed pipe raises. */
static ssize_t write_quietly(int fd, const char *text, size_t length)
{
    static const struct timespec at_once = { 0, 0 };
    sigset_t pipe_only, pending, before;
    sigemptyset(&pipe_only);
    sigaddset(&pipe_only, SIGPIPE);
    sigpending(&pending);
    bool was_pending = sigismember(&pending, SIGPIPE) == 1;
    pthread_sigmask(SIG_BLOCK, &pipe_only, &before);
    ssize_t n = write(fd, text, length);
    int failed = errno;
    if (n < 0 && failed == EPIPE && !was_pending)
        while (sigtimedwait(&pipe_only, NULL, &at_once) < 0 && errno == EINTR)
            ;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = failed;
    return n;
}

static bool would_block(void) { return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR; }

/* Hands out the first line that has come, if one has come whole. */
static bool take_line(jac_child *child, const char **line, size_t *length)
{
    char *end = memchr(child->text, '\n', child->length);
    if (!end)
        return false;
    *end = '\0';
    child->used = (size_t)(end - child->text) + 1;
    *line = child->text;
    *length = child->used - 1;
    return true;
}

/* Writes and reads as much as goes without waiting; JAC_CHILD_LATE: nothing decided yet. */
static jac_child_answer exchange(jac_child *child, const char *text, size_t length, size_t *written)
{
    if (*written < length) {
        ssize_t n = write_quietly(child->to, text + *written, length - *written);
        if (n > 0)
            *written += (size_t)n;
        else if (n < 0 && !would_block())
            return JAC_CHILD_ENDED;
    }
    if (child->length == JAC_CHILD_LINE_MAX)
        return JAC_CHILD_FLOOD;
    ssize_t n = read(child->from, child->text + child->length, JAC_CHILD_LINE_MAX - child->length);
    if (n > 0)
        child->length += (size_t)n;
    return n == 0 || (n < 0 && !would_block()) ? JAC_CHILD_ENDED : JAC_CHILD_LATE;
}

jac_child_answer jac_child_ask(jac_child *child, const char *text, size_t length,
                               uint32_t milliseconds, const char **line, size_t *line_length)
{
    int64_t end = now() + milliseconds;
    size_t written = 0;
    bool deaf = false; /* it has closed its input: what it has said is all it will */
    memmove(child->text, child->text + child->used, child->length - child->used);
    child->length -= child->used;
    child->used = 0;
    for (;;) {
        jac_child_answer answer = exchange(child, text, length, &written);
        if (take_line(child, line, line_length))
            return JAC_CHILD_LINE;
        if (answer != JAC_CHILD_LATE || deaf)
            return deaf ? JAC_CHILD_ENDED : answer;
        int64_t left = end - now();
        if (left <= 0)
            return JAC_CHILD_LATE;
        struct pollfd wait[2] = {
            { .fd = child->from, .events = POLLIN },
            { .fd = child->to, .events = written < length ? POLLOUT : 0 },
        };
        if (poll(wait, 2, (int)left) < 0 && errno != EINTR)
            return JAC_CHILD_ENDED;
        deaf = wait[1].revents & POLLERR;
    }
}

/* ---- ending --------------------------------------------------------------------------------- */

/* Waits for its end, so long; it stays to be reaped, so that its number is nobody else's. */
static bool ended_within(pid_t pid, uint32_t milliseconds)
{
    int64_t end = now() + milliseconds;
    struct timespec pause = { 0, 500000 };
    for (;;) {
        siginfo_t info = { .si_pid = 0 };
        if (waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) != 0)
            return errno != EINTR;
        if (info.si_pid == pid)
            return true;
        if (now() >= end)
            return false;
        nanosleep(&pause, NULL);
        if (pause.tv_nsec < 10000000)
            pause.tv_nsec *= 2;
    }
}

void jac_child_end(jac_child *child, uint32_t grace, int *how)
{
    int status = -1;
    if (!child)
        return;
    close(child->to);
    close(child->from);
    bool alone = ended_within(child->pid, grace);
    if (!alone) {
        kill(-child->pid, SIGTERM);
        ended_within(child->pid, TERM_WAIT);
    }
    kill(-child->pid, SIGKILL); /* and what it has left behind */
    while (waitpid(child->pid, &status, 0) < 0 && errno == EINTR)
        ;
    if (how)
        *how = alone ? status : -1;
    free(child->text);
    free(child);
}
