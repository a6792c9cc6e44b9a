/* allocations.c - the counters in front of malloc: with `-Wl,--wrap=malloc` the linker turns each
 * call of malloc in our own code into one of __wrap_malloc. */
#include "allocations.h"

#include <stdatomic.h>
#include <stdlib.h>

static _Atomic uint64_t allocations;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);

static void count(void) { atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed); }

void *__wrap_malloc(size_t size)
{
    count();
    return __real_malloc(size);
}

void *__wrap_calloc(size_t n, size_t size)
{
    count();
    return __real_calloc(n, size);
}

void *__wrap_realloc(void *block, size_t size)
{
    count();
    return __real_realloc(block, size);
}

uint64_t cli_allocations(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }
