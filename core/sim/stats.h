/* stats.h - numbers over many games: exact tallies of integers, and what is said of them.
 *
 * A tally holds integers only (how many, their sum, the sum of their squares, how often each value
 * came), so that tallies of parts of the games, merged in any order, are the tally of all of them,
 * to the last bit. Floating point begins where a number is reported. */
#ifndef JAC_STATS_H
#define JAC_STATS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

__extension__ typedef __int128 jac_wide;

enum { JAC_TALLY_BITS = 40 }; /* values are -2^40..2^40, and there are at most 2^40 of them */

/* A value and how often it came. */
typedef struct jac_bin {
    int64_t value;
    uint64_t count; /* in a tally's table: 0 is a free slot */
} jac_bin;

/* All zeros is an empty tally. */
typedef struct jac_tally {
    uint64_t n;
    int64_t min, max; /* 0 while n is 0 */
    jac_wide sum, squares;
    jac_bin *slot; /* open addressing; `room` is 0 or a power of two */
    size_t used, room;
} jac_tally;

/* Counts a value in. False when memory is out or the value is out of range; the tally is then as
 * before. */
bool jac_tally_add(jac_tally *tally, int64_t value);
/* Counts in all that `from` holds. False when memory is out; the tally is then as before. */
bool jac_tally_merge(jac_tally *tally, const jac_tally *from);
/* Frees what the tally holds and empties it. */
void jac_tally_clear(jac_tally *tally);

/* The mean; 0 of nothing. */
double jac_tally_mean(const jac_tally *tally);
/* The standard deviation with n - 1 below; 0 for fewer than two values. */
double jac_tally_sd(const jac_tally *tally);

/* Every value with its count, by value; *count of them. The caller frees the list. NULL when memory
 * is out or the tally is empty. */
jac_bin *jac_tally_bins(const jac_tally *tally, size_t *count);
/* The quantile at `permille` (500: the median): the smallest value that came for which at least
 * this share of all values is not larger (the inverse of the empirical distribution function, type
 * 1 of Hyndman and Fan). So it is always a value that came; at 0 it is the smallest. `count` > 0.
 */
int64_t jac_bins_quantile(const jac_bin *bin, size_t count, unsigned permille);

typedef struct jac_interval {
    double low, high;
} jac_interval;

/* The 95 % interval of the mean: mean -+ t * sd / sqrt(n), t of Student's distribution with n - 1
 * degrees of freedom. Of a tally of differences of pairs it is the paired t interval. False with
 * fewer than two values: there is none. */
bool jac_tally_interval(const jac_tally *tally, jac_interval *interval);
/* Wilson's 95 % interval of a share, `hits` of `n`; 0..1 when n is 0. */
jac_interval jac_wilson(uint64_t hits, uint64_t n);

/* The quantiles of the standard normal distribution and of Student's t with df >= 1 degrees of
 * freedom: what lies below with probability p, 0 < p < 1. Right to ten digits for 1e-9 <= p <= 1 -
 * 1e-9 or better. */
double jac_normal_quantile(double p);
double jac_t_quantile(double p, uint64_t df);

#endif
