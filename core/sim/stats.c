/* stats.c - exact tallies of integers. */
#include "stats.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- the table of values --------------------------------------------------------------------- */

static size_t home_of(const jac_tally *tally, int64_t value)
{
    uint64_t mixed = (uint64_t)value * UINT64_C(0x9E3779B97F4A7C15);
    return (size_t)(mixed >> 32) & (tally->room - 1);
}

/* The slot of the value, or the free one where it belongs. There is always a free one. */
static jac_bin *slot_of(const jac_tally *tally, int64_t value)
{
    size_t i = home_of(tally, value);
    while (tally->slot[i].count && tally->slot[i].value != value)
        i = (i + 1) & (tally->room - 1);
    return &tally->slot[i];
}

static void put(jac_tally *tally, int64_t value, uint64_t count)
{
    jac_bin *slot = slot_of(tally, value);
    if (slot->count == 0)
        tally->used++;
    slot->value = value;
    slot->count += count;
}

/* Room for `more` further values with a quarter of the table free. */
static bool reserve(jac_tally *tally, size_t more)
{
    size_t room = tally->room ? tally->room : 16, need = tally->used + more;
    if (need > SIZE_MAX / sizeof(jac_bin) / 4)
        return false;
    while (need > room - room / 4)
        room *= 2;
    if (room == tally->room)
        return true;
    jac_tally wider = *tally;
    wider.slot = calloc(room, sizeof *wider.slot);
    if (!wider.slot)
        return false;
    wider.room = room;
    wider.used = 0;
    for (size_t i = 0; i < tally->room; i++)
        if (tally->slot[i].count)
            put(&wider, tally->slot[i].value, tally->slot[i].count);
    free(tally->slot);
    *tally = wider;
    return true;
}

/* ---- counting in ----------------------------------------------------------------------------- */

static void widen(jac_tally *tally, int64_t min, int64_t max)
{
    if (tally->n == 0 || min < tally->min)
        tally->min = min;
    if (tally->n == 0 || max > tally->max)
        tally->max = max;
}

bool jac_tally_add(jac_tally *tally, int64_t value)
{
    const int64_t most = INT64_C(1) << JAC_TALLY_BITS;
    if (value < -most || value > most || !reserve(tally, 1))
        return false;
    put(tally, value, 1);
    widen(tally, value, value);
    tally->n++;
    tally->sum += value;
    tally->squares += (jac_wide)value * value;
    return true;
}

bool jac_tally_merge(jac_tally *tally, const jac_tally *from)
{
    if (from->n == 0)
        return true;
    if (!reserve(tally, from->used))
        return false;
    for (size_t i = 0; i < from->room; i++)
        if (from->slot[i].count)
            put(tally, from->slot[i].value, from->slot[i].count);
    widen(tally, from->min, from->max);
    tally->n += from->n;
    tally->sum += from->sum;
    tally->squares += from->squares;
    return true;
}

void jac_tally_clear(jac_tally *tally)
{
    free(tally->slot);
    memset(tally, 0, sizeof *tally);
}

/* ---- what is said of it ---------------------------------------------------------------------- */

double jac_tally_mean(const jac_tally *tally)
{
    return tally->n ? (double)tally->sum / (double)tally->n : 0;
}

/* The values are moved, in integers, to have their mean within a half of 0. Then the sum of squares
 * is at least twice what is taken off for the mean (an integer's square is not below its size), so
 * that the difference loses no digits, however large the values are. */
double jac_tally_sd(const jac_tally *tally)
{
    if (tally->n < 2)
        return 0;
    const jac_wide n = (jac_wide)tally->n;
    const jac_wide twice = 2 * tally->sum + n;
    const jac_wide middle = (twice - (twice < 0 ? 2 * n - 1 : 0)) / (2 * n); /* rounded */
    const jac_wide squares = tally->squares - 2 * middle * tally->sum + n * middle * middle;
    const double sum = (double)(tally->sum - n * middle);
    const double variance = ((double)squares - sum * sum / (double)n) / (double)(n - 1);
    return variance > 0 ? sqrt(variance) : 0;
}

static int by_value(const void *a, const void *b)
{
    const int64_t x = ((const jac_bin *)a)->value, y = ((const jac_bin *)b)->value;
    return (x > y) - (x < y);
}

jac_bin *jac_tally_bins(const jac_tally *tally, size_t *count)
{
    *count = 0;
    jac_bin *bin = tally->used ? calloc(tally->used, sizeof *bin) : NULL;
    if (!bin)
        return NULL;
    for (size_t i = 0; i < tally->room; i++)
        if (tally->slot[i].count)
            bin[(*count)++] = tally->slot[i];
    qsort(bin, *count, sizeof *bin, by_value);
    return bin;
}

int64_t jac_bins_quantile(const jac_bin *bin, size_t count, unsigned permille)
{
    jac_wide n = 0, below = 0;
    for (size_t i = 0; i < count; i++)
        n += (jac_wide)bin[i].count;
    for (size_t i = 0; i < count; i++) {
        below += (jac_wide)bin[i].count;
        if (below * 1000 >= n * permille)
            return bin[i].value;
    }
    return bin[count - 1].value;
}

bool jac_tally_interval(const jac_tally *tally, jac_interval *interval)
{
    *interval = (jac_interval){ 0, 0 };
    if (tally->n < 2)
        return false;
    const double mean = jac_tally_mean(tally);
    const double half =
        jac_t_quantile(0.975, tally->n - 1) * jac_tally_sd(tally) / sqrt((double)tally->n);
    *interval = (jac_interval){ mean - half, mean + half };
    return true;
}

jac_interval jac_wilson(uint64_t hits, uint64_t n)
{
    if (n == 0)
        return (jac_interval){ 0, 1 };
    const double z = jac_normal_quantile(0.975), size = (double)n;
    const double share = (double)hits / size, scale = 1 + z * z / size;
    const double middle = (share + z * z / (2 * size)) / scale;
    const double half = z / scale * sqrt(share * (1 - share) / size + z * z / (4 * size * size));
    /* Where all or none hit, one end is exactly 0 or 1, which rounding must not pass. */
    return (jac_interval){ hits == 0 ? 0 : middle - half, hits == n ? 1 : middle + half };
}
