/* check_twin.c - the same games in a second process: nothing of this one's memory, addresses or
 * hashing is in it, so what differs hangs on something that is not in the game. */
#include "check_parts.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* The child: this program again, its lines into `out`. */
static void become_twin(const check *c, int out)
{
    char games[32];
    snprintf(games, sizeof games, "%" PRIu64, c->games);
    int null = open("/dev/null", O_RDWR);
    if (null < 0 || dup2(null, 0) < 0 || dup2(null, 2) < 0 || dup2(out, 1) < 0)
        _exit(127);
    execl("/proc/self/exe", "jacquerie", "check", "--hashes", "--games", games, "--", c->path,
          (char *)NULL);
    _exit(127);
}

/* Reads the twin's lines; the number of the first that is not ours, -1 when all are the same. */
static long first_difference(FILE *from, const char *lines)
{
    long line = 0;
    bool same = true;
    for (int letter; (letter = getc(from)) != EOF;) {
        if (same && letter == *lines) {
            line += letter == '\n';
            lines++;
        } else {
            same = false; /* but read on, so that the twin can end */
        }
    }
    return same && !*lines ? -1 : line;
}

bool check_twin(const check *c, const char *lines, long *line, jac_error *error)
{
    int ends[2], status = 0;
    *line = -1;
    fflush(NULL);
    if (pipe(ends) < 0) {
        jac_fail(error, JAC_E_FAULT, NULL, 0, "no pipe to a second process: %s", strerror(errno));
        return false;
    }
    pid_t child = fork();
    if (child == 0)
        become_twin(c, ends[1]);
    close(ends[1]);
    FILE *from = child < 0 ? NULL : fdopen(ends[0], "r");
    if (from) {
        *line = first_difference(from, lines);
        fclose(from);
    } else {
        close(ends[0]);
    }
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    if (from && WIFEXITED(status) && WEXITSTATUS(status) != 127)
        return true;
    jac_fail(error, JAC_E_FAULT, NULL, 0, "the second process did not run; is /proc there?");
    return false;
}
