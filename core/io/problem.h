/* problem.h - collecting the problems of a file: all go to a report, the first to an error. */
#ifndef JAC_PROBLEM_H
#define JAC_PROBLEM_H

#include "jacquerie.h"

typedef struct jac_problems {
    jac_report_fn *report; /* may be NULL */
    void *ud;
    jac_error *first; /* receives the first error; may be NULL */
    size_t errors, warnings;
} jac_problems;

/* Reports an error (or warning) at file:line. `file` NULL and line 0: not known. `hint` may be
 * NULL; unlike jac_fail, texts from a user may contain "; ". */
void jac_problem_add(jac_problems *to, jac_status status, const char *file, int line,
                     const char *hint, const char *format, ...)
    __attribute__((format(printf, 6, 7)));
void jac_problem_warn(jac_problems *to, const char *file, int line, const char *hint,
                      const char *format, ...) __attribute__((format(printf, 5, 6)));
/* Passes on an error that somebody else filled in. */
void jac_problem_pass(jac_problems *to, const jac_error *error);

/* Fills one error the same way, for functions that can only have one. Returns `status`. */
jac_status jac_blame(jac_error *error, jac_status status, const char *file, int line,
                     const char *hint, const char *format, ...)
    __attribute__((format(printf, 6, 7)));

enum { JAC_HINT_SIZE = 240 };

/* Writes a hint about an unknown name: that only case differs, the nearest name, or (fewer than ten
 * names) all of them. Empty when there is nothing to say. Returns `hint`. */
const char *jac_hint_names(char hint[JAC_HINT_SIZE], const char *name, const char *const *names,
                           size_t count);
/* Writes "use a, b or c". Returns `hint`. */
const char *jac_hint_values(char hint[JAC_HINT_SIZE], const char *const *values, size_t count);

/* The nearest of n names (edit distance at most a third of its length), or NULL: lua/host. */
const char *jac_nearest(const char *name, const char *const *names, size_t n);

/* Bytes of the UTF-8 sequence at s, of which `left` are there; 0 when it is not one. */
size_t jac_utf8_length(const char *s, size_t left);
bool jac_is_utf8(const char *text, size_t length);

#endif
