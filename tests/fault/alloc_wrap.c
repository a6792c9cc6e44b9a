/* alloc_wrap.c - with `-Wl,--wrap=malloc` the linker turns each call of malloc in our own code into
 * one of __wrap_malloc. What allocates inside libc is refused as a whole, and so are jansson's
 * readers: their lexer does not look at what its own allocations return. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <jansson.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "alloc.h"

/* A wrapped malloc has no other place to look. `sim` has threads. */
static atomic_long armed, taken;
static atomic_bool counting, from_there_on, fired;
static _Thread_local bool inside;

void fault_arm(long n, bool onwards)
{
    armed = n;
    taken = 0;
    counting = true;
    from_there_on = onwards;
    fired = false;
}

long fault_count(void) { return taken; }
bool fault_fired(void) { return fired; }
void fault_end(void) { counting = false; }

static bool refused(void)
{
    if (inside || !counting)
        return false;
    long mine = ++taken;
    if (!armed || (from_there_on ? mine < armed : mine != armed))
        return false;
    fired = true;
    errno = ENOMEM;
    return true;
}

void *fault_alloc(void *ud, void *block, size_t old_size, size_t new_size)
{
    (void)ud;
    (void)old_size;
    if (new_size == 0) {
        free(block);
        return NULL;
    }
    return realloc(block, new_size); /* counted, as it is wrapped */
}

/* NAME(TYPE, ARGUMENTS, NAMES): the function of libc, refused when its turn has come. */
#define WRAP(type, name, parameters, arguments, failure)                                           \
    type __real_##name parameters;                                                                 \
    type __wrap_##name parameters;                                                                 \
    type __wrap_##name parameters { return refused() ? failure : __real_##name arguments; }

WRAP(void *, malloc, (size_t size), (size), NULL)
WRAP(void *, calloc, (size_t count, size_t size), (count, size), NULL)
WRAP(void *, realloc, (void *block, size_t size), (block, size), NULL)
WRAP(char *, strdup, (const char *text), (text), NULL)
WRAP(char *, strndup, (const char *text, size_t size), (text, size), NULL)
WRAP(FILE *, fopen, (const char *path, const char *mode), (path, mode), NULL)
WRAP(FILE *, open_memstream, (char **text, size_t *size), (text, size), NULL)
WRAP(DIR *, opendir, (const char *path), (path), NULL)
WRAP(int, scandir,
     (const char *path, struct dirent ***list, int (*wanted)(const struct dirent *),
      int (*compare)(const struct dirent **, const struct dirent **)),
     (path, list, wanted, compare), -1)
WRAP(ssize_t, getline, (char **text, size_t *size, FILE *in), (text, size, in), -1)

int __real_pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*run)(void *),
                          void *ud);
int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*run)(void *),
                          void *ud);
int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*run)(void *),
                          void *ud)
{
    return refused() ? ENOMEM : __real_pthread_create(thread, how, run, ud);
}

/* With a buffer of the caller's it allocates nothing. */
char *__real_realpath(const char *path, char *resolved);
char *__wrap_realpath(const char *path, char *resolved);
char *__wrap_realpath(const char *path, char *resolved)
{
    return !resolved && refused() ? NULL : __real_realpath(path, resolved);
}

json_t *__real_json_loadb(const char *text, size_t size, size_t flags, json_error_t *error);
json_t *__wrap_json_loadb(const char *text, size_t size, size_t flags, json_error_t *error);
json_t *__wrap_json_loadb(const char *text, size_t size, size_t flags, json_error_t *error)
{
    if (refused()) {
        memset(error, 0, sizeof *error);
        return NULL;
    }
    inside = true;
    json_t *json = __real_json_loadb(text, size, flags, error);
    inside = false;
    return json;
}

int __wrap_asprintf(char **text, const char *format, ...) __attribute__((format(printf, 2, 3)));
int __wrap_asprintf(char **text, const char *format, ...)
{
    if (refused())
        return -1;
    va_list args;
    va_start(args, format);
    int length = vasprintf(text, format, args);
    va_end(args);
    return length;
}
