/* hostile.c - plays every script of a folder, each in a process of its own. Prints TAP.
 *
 *     hostile_tests [--update] [--methods N] [--dir tests/hostile] [SCRIPT...]
 *
 * --update writes the messages into the scripts' heads instead of comparing them. --methods N: N
 * games in which every method is called with all kinds of values. */
#define _GNU_SOURCE
#include "hostile.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <glob.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
enum { SLOWER = 25, SANITIZED = 1 };
#else
enum { SLOWER = 1, SANITIZED = 0 };
#endif
enum { HANGS = 40 };             /* seconds before an attack is given up */
static const double allowed = 1; /* of processor for one call, unsanitized */

typedef struct wishes {
    const char *dir;
    bool update;
    long methods;
    int number, failed;
    double slowest;
    outcome *o;
} wishes;

void say(char *to, const char *format, ...)
{
    size_t used = strlen(to);
    va_list args;
    va_start(args, format);
    vsnprintf(to + used, SAID_MAX - used, format, args);
    va_end(args);
}

static int remove_one(const char *path, const struct stat *s, int flag, struct FTW *ftw)
{
    (void)s;
    (void)flag;
    (void)ftw;
    return remove(path);
}

/* Runs one in a child; returns its exit status, or 256 + signal. */
static int in_child(const wishes *w, const attack *a, uint64_t seed)
{
    char folder[] = "/tmp/jac-hostile-XXXXXX";
    if (!mkdtemp(folder))
        abort();
    memset(w->o, 0, sizeof *w->o);
    if (a)
        attack_install(a, w->dir, folder);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        alarm((unsigned)(HANGS * (SANITIZED ? 4 : 1)));
        if (a)
            attack_play(a, folder, w->o);
        else
            methods_play(folder, seed, w->o);
        exit(0);
    }
    int status = 0;
    struct rusage used;
    while (wait4(child, &status, 0, &used) < 0 && errno == EINTR)
        ;
    if (!SANITIZED && used.ru_maxrss > 160 * 1024)
        say(w->o->problem, "it took %ld MiB\n", used.ru_maxrss / 1024);
    nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 256 + WTERMSIG(status);
}

static void show(const char *title, const char *lines)
{
    printf("# %s\n", title);
    for (const char *s = lines; *s; s += strcspn(s, "\n") + 1)
        printf("#   %.*s\n", (int)strcspn(s, "\n"), s);
}

/* Prints the line of a test; true when it holds. */
static bool verdict(wishes *w, int status, const char *expected, const char *name)
{
    outcome *o = w->o;
    if (status == 256 + SIGALRM)
        say(o->problem, "it hangs\n");
    else if (status != 0)
        say(o->problem, "it ends the process: %s %d\n", status > 256 ? "signal" : "status",
            status & 255);
    if (o->slowest > allowed * SLOWER)
        say(o->problem, "one call took %.2f s\n", o->slowest);
    bool same = !expected || strcmp(expected, o->said) == 0;
    bool good = same && !o->problem[0];
    if (o->slowest > w->slowest)
        w->slowest = o->slowest;
    printf("%s %d - %s (%d ms, %d choices, %d refused)\n", good ? "ok" : "not ok", ++w->number,
           name, (int)(o->slowest * 1000), o->applied, o->refused);
    if (!same) {
        show("said:", o->said);
        show("expected:", expected);
    }
    if (o->problem[0])
        show("problems:", o->problem);
    w->failed += !good;
    fflush(stdout);
    return good;
}

static void one(wishes *w, const char *path)
{
    static attack a;
    if (!attack_read(&a, path)) {
        printf("not ok %d - %s: can't be read\n", ++w->number, path);
        w->failed++;
        return;
    }
    char name[420];
    const char *class_ = strstr(path, "hostile/");
    snprintf(name, sizeof name, "%s: %s", class_ ? class_ + 8 : path, a.about);
    int status = in_child(w, &a, 0);
    verdict(w, status, w->update ? NULL : a.expected, name);
    if (w->update && status == 0)
        attack_update(&a, w->o->said);
    attack_free(&a);
}

static int usage(void)
{
    fprintf(stderr, "hostile_tests [--update] [--methods N] [--dir DIR] [SCRIPT...]\n");
    return 2;
}

int main(int argc, char **argv)
{
    wishes w = { .dir = JAC_SOURCE_DIR "/tests/hostile", .methods = -1 };
    int i = 1;
    for (; i < argc && argv[i][0] == '-'; i++) {
        if (strcmp(argv[i], "--update") == 0)
            w.update = true;
        else if (strcmp(argv[i], "--methods") == 0 && i + 1 < argc)
            w.methods = strtol(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "--dir") == 0 && i + 1 < argc)
            w.dir = argv[++i];
        else
            return usage();
    }
    w.o = mmap(NULL, sizeof *w.o, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (w.o == MAP_FAILED)
        abort();
    if (w.methods < 0)
        w.methods = i < argc ? 0 : 20;
    if (i < argc) {
        for (; i < argc; i++)
            one(&w, argv[i]);
    } else {
        char pattern[600];
        glob_t found;
        snprintf(pattern, sizeof pattern, "%s/*/*.lua", w.dir);
        if (glob(pattern, 0, NULL, &found) == 0)
            for (size_t n = 0; n < found.gl_pathc; n++)
                if (!strstr(found.gl_pathv[n], "/with/"))
                    one(&w, found.gl_pathv[n]);
        globfree(&found);
    }
    for (long m = 0; m < w.methods; m++) {
        char name[80];
        snprintf(name, sizeof name, "methods with all kinds of values, seed %ld", m + 1);
        verdict(&w, in_child(&w, NULL, (uint64_t)m + 1), NULL, name);
    }
    printf("1..%d\n# slowest call: %d ms of processor\n", w.number, (int)(w.slowest * 1000));
    return w.failed ? 1 : 0;
}
