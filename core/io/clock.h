/* clock.h - time that only goes forward. */
#ifndef JAC_CLOCK_H
#define JAC_CLOCK_H

#include <time.h>

/* Seconds since some moment in the past, which is the same for the whole process. */
static inline double jac_clock(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

#endif
