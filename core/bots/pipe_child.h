/* pipe_child.h - a program that is spoken to in lines through its standard input and output.
 *
 * Nothing global is touched: pipes are closed in other children, SIGPIPE is held back in the
 * calling thread only, no handler is set. A child is one thread's at a time. */
#ifndef JAC_PIPE_CHILD_H
#define JAC_PIPE_CHILD_H

#include "jacquerie.h"

typedef struct jac_child jac_child;

/* Starts `/bin/sh -c command` in the folder (NULL: where we are), with a process group of its own;
 * its stderr is ours. NULL and *error (JAC_E_IO, JAC_E_MEMORY) when it can't. */
jac_child *jac_child_start(const char *command, const char *folder, jac_error *error);

typedef enum jac_child_answer {
    JAC_CHILD_LINE,  /* a line came */
    JAC_CHILD_LATE,  /* none within the time */
    JAC_CHILD_ENDED, /* it died, or closed its input or output */
    JAC_CHILD_FLOOD  /* a line longer than JAC_CHILD_LINE_MAX bytes */
} jac_child_answer;
enum { JAC_CHILD_LINE_MAX = 65536 };

/* Writes all of the text and waits, `milliseconds` in all, for one line. *line has no line end, is
 * followed by a NUL and valid until the next call. */
jac_child_answer jac_child_ask(jac_child *child, const char *text, size_t length,
                               uint32_t milliseconds, const char **line, size_t *line_length);

/* Ends it and frees it: closes its input, gives it `grace` milliseconds to go by itself, then
 * SIGTERM, then SIGKILL for its whole group; it is always waited for. *how (may be NULL) receives
 * its wait status when it went by itself, else -1. */
void jac_child_end(jac_child *child, uint32_t grace, int *how);

#endif
