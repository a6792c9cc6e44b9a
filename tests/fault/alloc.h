/* alloc.h - memory that runs out on purpose: the n-th allocation of a job fails, or all from the
 * n-th on. */
#ifndef JAC_FAULT_ALLOC_H
#define JAC_FAULT_ALLOC_H

#include <stdbool.h>
#include <stdio.h>

#include "jacquerie.h"

/* ---- alloc_wrap.c: in front of malloc and of what calls it in libc --------------------------- */

/* From now on the n-th allocation fails (n > 0), with `onwards` also all that follow. 0: none. The
 * count starts anew. */
void fault_arm(long n, bool onwards);
/* Allocations since then, up to fault_end. */
long fault_count(void);
/* Was one refused since then? */
bool fault_fired(void);
/* Memory is there again, and what is taken from now on is not counted. */
void fault_end(void);
/* A jac_alloc_fn under the same count, for rulesets with an allocator of their own. */
void *fault_alloc(void *ud, void *block, size_t old_size, size_t new_size);

/* ---- alloc_jobs.c ---------------------------------------------------------------------------- */

typedef struct fault_job {
    const char *name;
    /* Does the whole job; writes what came of it to `out` when it went well. Failing, it returns an
     * error and has freed everything. The count is armed when it starts. */
    jac_status (*run)(FILE *out, jac_error *error);
} fault_job;
extern const fault_job fault_jobs[];
extern const size_t fault_job_count;

/* Where jobs may write. */
extern char fault_scratch[64];
void fault_copy_file(const char *path, FILE *out);

/* ---- alloc_commands.c ------------------------------------------------------------------------ */

/* Jobs: subcommands as they are called, and a conversation with `serve`. */
extern const fault_job fault_commands[];
extern const size_t fault_command_count;

void fault_commands_prepare(void);

/* A scratch folder with what the jobs read, made before anything fails. */
void fault_jobs_prepare(void);
void fault_jobs_clear(void);

#endif
