/* alloc.c - the n-th allocation fails, for n = 1, 2, ... over whole loads and games.
 *
 *     alloc_tests [--runs N] [--at N] [JOB...]
 *     alloc_tests --print LOCALE
 *
 * --runs: try about so many n, spread evenly over a job (default: every one, which takes hours with
 * sanitizers). --at: only this n, and what differs is printed. --print: nothing fails, what each
 * job of the library writes is printed; its floating point and letters are the locale's. Each n
 * must lead to an error that speaks of memory, or to the very end that the job has with enough of
 * it; nothing may leak or crash. Prints TAP. */
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "alloc.h"

#if defined __SANITIZE_ADDRESS__
#define SANITIZED 1
#elif defined __has_feature
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif

#ifdef SANITIZED
int __lsan_do_recoverable_leak_check(void);
void __sanitizer_set_death_callback(void (*callback)(void));
#else
static int __lsan_do_recoverable_leak_check(void) { return 0; }
static void __sanitizer_set_death_callback(void (*callback)(void)) { (void)callback; }
#endif

enum { FAULTS_SHOWN = 10 };

typedef struct trial {
    const fault_job *job;
    long n;
    bool onwards;
    long total, refused, ended; /* runs, and how they ended */
    bool only;                  /* this n, telling what differs */
    int faults;
} trial;

static trial now; /* for the callback, which has no argument */

static void dying(void)
{
    printf("# dying: %s, allocation %ld fails%s\n", now.job->name, now.n,
           now.onwards ? " and all after it" : "");
    fflush(stdout);
}

static void fault(trial *t, const char *what)
{
    if (t->faults++ < FAULTS_SHOWN)
        printf("# %s, allocation %ld fails%s: %s\n", t->job->name, t->n,
               t->onwards ? " and all after it" : "", what);
    fflush(stdout);
}

/* Runs the job; the text it wrote, to be freed. */
static char *run(const fault_job *job, long n, bool onwards, jac_status *status, jac_error *error)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        abort();
    memset(error, 0, sizeof *error);
    fault_arm(n, onwards);
    *status = job->run(out, error);
    fault_end();
    fclose(out);
    return text;
}

static bool speaks_of_memory(const jac_error *error)
{
    /* "there is no room for it" is said when a table of the ruleset is full, or can't grow. */
    return strstr(error->what, "memory") || strstr(error->what, "Cannot allocate") ||
           strstr(error->what, "no room");
}

/* The first line that differs. */
static void show_difference(const char *text, const char *expected)
{
    size_t i = 0;
    while (text[i] && text[i] == expected[i])
        i++;
    while (i > 0 && text[i - 1] != '\n')
        i--;
    printf("# got:      %.*s\n# expected: %.*s\n", (int)strcspn(text + i, "\n"), text + i,
           (int)strcspn(expected + i, "\n"), expected + i);
}

/* One n; false when the job needed fewer allocations than that. */
static bool try_one(trial *t, const char *expected)
{
    jac_status status;
    jac_error error;
    char *text = run(t->job, t->n, t->onwards, &status, &error);
    bool fired = fault_fired();
    if (fired) {
        t->total++;
        t->refused += status != JAC_OK;
        t->ended += status == JAC_OK;
        if (status != JAC_OK && error.status != status)
            fault(t, "the status and the error's differ");
        if (status != JAC_OK && !speaks_of_memory(&error))
            fault(t, error.what[0] ? error.what : "an error without a text");
        if (status == JAC_OK && strcmp(text, expected) != 0)
            fault(t, "it ended well, but otherwise than with enough memory");
        if (status == JAC_OK && t->only)
            show_difference(text, expected);
    }
    free(text);
    if (__lsan_do_recoverable_leak_check())
        fault(t, "memory is leaked");
    return fired;
}

static int try_all(const fault_job *job, bool onwards, long runs, long only)
{
    jac_status status;
    jac_error error;
    char *expected = run(job, 0, false, &status, &error);
    long wanted = fault_count();
    now = (trial){ .job = job, .onwards = onwards, .only = only > 0 };
    if (status != JAC_OK)
        fault(&now, error.what);
    for (now.n = only > 0 ? only : 1; now.faults < 100 && try_one(&now, expected) && !only;)
        now.n += runs > 0 ? wanted / runs + 1 : 1;
    free(expected);
    printf("%s - %s, %s: %ld allocations, %ld runs: %ld ended with an error, %ld well\n",
           now.faults ? "not ok" : "ok", job->name, onwards ? "memory stays out" : "one fails",
           wanted, now.total, now.refused, now.ended);
    fflush(stdout);
    return now.faults > 0;
}

/* The i-th of all jobs, NULL past them. */
static const fault_job *job_at(size_t i)
{
    if (i < fault_job_count)
        return fault_jobs + i;
    return i - fault_job_count < fault_command_count ? fault_commands + i - fault_job_count : NULL;
}

/* With enough memory, but in another locale: what every job of the library writes. */
static int print_all(const char *locale)
{
    if (!setlocale(LC_ALL, locale)) {
        fprintf(stderr, "alloc_tests: error: there is no locale %s\n", locale);
        return 2;
    }
    for (size_t i = 0; i < fault_job_count; i++) { /* a command sets its own locale */
        jac_status status;
        jac_error error;
        char *text = run(&fault_jobs[i], 0, false, &status, &error);
        printf("%s: %d %s\n%s", fault_jobs[i].name, (int)status, error.what, text);
        free(text);
    }
    return 0;
}

static bool is_asked(const char *name, int argc, char **argv)
{
    for (int i = 0; i < argc; i++)
        if (strcmp(argv[i], name) == 0)
            return true;
    return argc == 0;
}

int main(int argc, char **argv)
{
    long runs = 0, only = 0;
    const char *print = NULL;
    for (argc--, argv++; argc >= 2 && strncmp(argv[0], "--", 2) == 0; argc -= 2, argv += 2) {
        if (strcmp(argv[0], "--print") == 0) {
            print = argv[1];
            continue;
        }
        long number = strtol(argv[1], NULL, 10);
        *(strcmp(argv[0], "--at") == 0 ? &only : &runs) = number;
    }
    if (runs < 0 || only < 0) {
        fprintf(stderr, "alloc_tests: error: --runs and --at are numbers from 1\n");
        return 2;
    }
    int failed = 0, count = 0;
    fault_jobs_prepare();
    if (print) {
        failed = print_all(print);
        fault_jobs_clear();
        return failed;
    }
    __sanitizer_set_death_callback(dying);
    for (size_t i = 0; job_at(i); i++)
        for (int onwards = 0; onwards < 2; onwards++)
            if (is_asked(job_at(i)->name, argc, argv)) {
                failed += try_all(job_at(i), onwards != 0, runs, only);
                count++;
            }
    fault_jobs_clear();
    printf("1..%d\n", count);
    return failed > 0;
}
