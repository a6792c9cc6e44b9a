/* allocations.h - counts what the command and the library allocate (the linker puts the counters in
 * front of malloc, calloc and realloc). */
#ifndef JAC_CLI_ALLOCATIONS_H
#define JAC_CLI_ALLOCATIONS_H

#include <stdint.h>

/* Allocations since the start, of all threads. */
uint64_t cli_allocations(void);

#endif
