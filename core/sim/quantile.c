/* quantile.c - quantiles of the normal distribution and of Student's t. */
#include <float.h>
#include <math.h>

#include "stats.h"

static const double pi = 3.14159265358979323846;

/* What lies above z >= 0 with probability `above` <= 1/2: Newton's steps on the logarithm of the
 * tail, which is concave in z, so that from 0 they neither overshoot for long nor lose the digits
 * of a small tail. */
static double normal_above(double above)
{
    double z = 0;
    for (int i = 0; i < 100; i++) {
        const double tail = erfc(z / sqrt(2)) / 2;
        const double density = exp(-z * z / 2) / sqrt(2 * pi);
        const double step = log(tail / above) * tail / density;
        z += step;
        if (fabs(step) <= 4 * DBL_EPSILON * (1 + z))
            break;
    }
    return z;
}

double jac_normal_quantile(double p) { return p < 0.5 ? -normal_above(p) : normal_above(1 - p); }

/* P(|T| <= t) for a whole number of degrees of freedom is a finite sum of positive terms
 * (Abramowitz and Stegun 26.7.3 and 26.7.4), so nothing is lost in it. */
static double t_within(double t, unsigned df)
{
    const double angle = atan(t / sqrt((double)df));
    const double cosine = cos(angle), sine = sin(angle);
    const bool odd = df % 2 == 1;
    double term = odd ? cosine : 1, sum = 0;
    for (unsigned k = odd ? 1 : 0; k + 2 <= df; k += 2) {
        sum += term;
        term *= (double)(k + 1) / (double)(k + 2) * cosine * cosine;
    }
    return odd ? 2 / pi * (angle + sine * sum) : sine * sum;
}

/* Halving between bounds: the sum above rises with t. */
static double t_by_halving(double within, unsigned df)
{
    double low = 0, high = 1;
    while (t_within(high, df) < within && high < 1e300)
        high *= 2;
    for (int i = 0; i < 200 && high - low > 2 * DBL_EPSILON * high; i++) {
        const double middle = low + (high - low) / 2;
        if (t_within(middle, df) < within)
            low = middle;
        else
            high = middle;
    }
    return low + (high - low) / 2;
}

/* For many degrees of freedom: Fisher's expansion around the normal quantile in powers of 1/df
 * (Abramowitz and Stegun 26.7.5); from a thousand on the first term left out is below 1e-12. */
static double t_by_series(double z, double df)
{
    const double s = z * z;
    const double g1 = (s + 1) * z / 4;
    const double g2 = ((5 * s + 16) * s + 3) * z / 96;
    const double g3 = (((3 * s + 19) * s + 17) * s - 15) * z / 384;
    const double g4 = ((((79 * s + 776) * s + 1482) * s - 1920) * s - 945) * z / 92160;
    return z + (g1 + (g2 + (g3 + g4 / df) / df) / df) / df;
}

double jac_t_quantile(double p, uint64_t df)
{
    const double above = p < 0.5 ? p : 1 - p;
    double t;
    if (above >= 0.5)
        t = 0;
    else if (df == 1)
        t = 1 / tan(pi * above);
    else if (df == 2)
        t = (1 - 2 * above) * sqrt(2 / (4 * above * (1 - above)));
    else if (df < 1000)
        t = t_by_halving(1 - 2 * above, (unsigned)df);
    else
        t = t_by_series(normal_above(above), (double)df);
    return p < 0.5 ? -t : t;
}
