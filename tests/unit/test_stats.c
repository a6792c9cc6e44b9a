/* test_stats.c - tallies, intervals and quantiles, against hand counts and published tables. */
#include <check.h>
#include <stdlib.h>

#include "stats.h"
#include "suites.h"

static jac_tally tally_of(const int64_t *value, size_t count)
{
    jac_tally tally = { 0 };
    for (size_t i = 0; i < count; i++)
        ck_assert(jac_tally_add(&tally, value[i]));
    return tally;
}
#define TALLY(...)                                                                                 \
    tally_of((const int64_t[]){ __VA_ARGS__ }, sizeof((const int64_t[]){ __VA_ARGS__ }) / 8)

START_TEST(a_tally_counts_by_hand)
{
    /* 2 4 4 4 5 5 7 9: mean 5, squares about it 9+1+1+1+0+0+4+16 = 32, sd sqrt(32/7) */
    jac_tally t = TALLY(9, 4, 5, 4, 2, 4, 7, 5);
    ck_assert_uint_eq(t.n, 8);
    ck_assert_int_eq(t.min, 2);
    ck_assert_int_eq(t.max, 9);
    ck_assert_double_eq(jac_tally_mean(&t), 5);
    ck_assert_double_eq_tol(jac_tally_sd(&t), 2.138089935299395, 1e-14);
    size_t count;
    jac_bin *bin = jac_tally_bins(&t, &count);
    ck_assert_uint_eq(count, 5);
    ck_assert_int_eq(bin[1].value, 4);
    ck_assert_uint_eq(bin[1].count, 3);
    /* of eight: at least 2 values are <= the first quartile, 4 <= the median, 6 <= the third */
    ck_assert_int_eq(jac_bins_quantile(bin, count, 0), 2);
    ck_assert_int_eq(jac_bins_quantile(bin, count, 125), 2);
    ck_assert_int_eq(jac_bins_quantile(bin, count, 126), 4);
    ck_assert_int_eq(jac_bins_quantile(bin, count, 500), 4);
    ck_assert_int_eq(jac_bins_quantile(bin, count, 501), 5);
    ck_assert_int_eq(jac_bins_quantile(bin, count, 750), 5);
    ck_assert_int_eq(jac_bins_quantile(bin, count, 1000), 9);
    free(bin);
    jac_tally_clear(&t);
    ck_assert_uint_eq(t.n, 0);
}
END_TEST

START_TEST(an_empty_tally_and_one_value)
{
    jac_tally t = { 0 };
    jac_interval i;
    size_t count;
    ck_assert_double_eq(jac_tally_mean(&t), 0);
    ck_assert_double_eq(jac_tally_sd(&t), 0);
    ck_assert(!jac_tally_interval(&t, &i));
    ck_assert_ptr_null(jac_tally_bins(&t, &count));
    ck_assert_uint_eq(count, 0);
    ck_assert(jac_tally_add(&t, -3));
    ck_assert_int_eq(t.min, -3);
    ck_assert_int_eq(t.max, -3);
    ck_assert_double_eq(jac_tally_sd(&t), 0);
    ck_assert(!jac_tally_interval(&t, &i));
    jac_tally_clear(&t);
}
END_TEST

START_TEST(large_values_lose_no_digits)
{
    const int64_t far = (INT64_C(1) << 40) - 3;
    jac_tally t = TALLY(far, far + 1, far + 2, far + 3); /* sd of 0 1 2 3: sqrt(5/3) */
    ck_assert_double_eq_tol(jac_tally_sd(&t), 1.2909944487358056, 1e-15);
    ck_assert(!jac_tally_add(&t, far + 4));
    ck_assert(!jac_tally_add(&t, INT64_MIN));
    ck_assert_uint_eq(t.n, 4);
    jac_tally_clear(&t);
    t = TALLY(-far, -far - 1, -far - 2, -far - 3);
    ck_assert_double_eq_tol(jac_tally_sd(&t), 1.2909944487358056, 1e-15);
    jac_tally_clear(&t);
    t = TALLY(far, far, far);
    ck_assert_double_eq(jac_tally_sd(&t), 0);
    jac_tally_clear(&t);
}
END_TEST

START_TEST(parts_add_up_in_any_order)
{
    jac_tally all = { 0 }, part[3] = { { 0 }, { 0 }, { 0 } }, empty = { 0 };
    for (int64_t i = 0; i < 3000; i++) {
        int64_t value = i * i % 701 - 350;
        ck_assert(jac_tally_add(&all, value));
        ck_assert(jac_tally_add(&part[i % 3], value));
    }
    jac_tally sum = { 0 };
    ck_assert(jac_tally_merge(&sum, &part[2]));
    ck_assert(jac_tally_merge(&sum, &empty));
    ck_assert(jac_tally_merge(&sum, &part[0]));
    ck_assert(jac_tally_merge(&sum, &part[1]));
    ck_assert_uint_eq(sum.n, all.n);
    ck_assert(sum.sum == all.sum && sum.squares == all.squares);
    ck_assert_int_eq(sum.min, all.min);
    ck_assert_int_eq(sum.max, all.max);
    size_t a, b;
    jac_bin *x = jac_tally_bins(&sum, &a), *y = jac_tally_bins(&all, &b);
    ck_assert_uint_eq(a, b);
    ck_assert_mem_eq(x, y, a * sizeof *x);
    free(x);
    free(y);
    jac_tally_clear(&sum);
    jac_tally_clear(&all);
    for (int i = 0; i < 3; i++)
        jac_tally_clear(&part[i]);
}
END_TEST

START_TEST(students_t_is_as_in_the_tables)
{
    static const struct {
        double p, t;
        uint64_t df;
    } table[] = {
        { 0.975, 12.7062, 1 },  { 0.975, 4.3027, 2 },    { 0.975, 3.1824, 3 },
        { 0.975, 2.7764, 4 },   { 0.975, 2.5706, 5 },    { 0.975, 2.2281, 10 },
        { 0.975, 2.0423, 30 },  { 0.975, 1.9840, 100 },  { 0.975, 1.9623, 1000 },
        { 0.95, 6.3138, 1 },    { 0.95, 1.8125, 10 },    { 0.995, 63.6567, 1 },
        { 0.995, 3.1693, 10 },  { 0.995, 2.6259, 100 },  { 0.9995, 636.619, 1 },
        { 0.9995, 12.924, 3 },  { 0.9995, 3.3905, 100 }, { 0.975, 1.95996, 1000000000000 },
        { 0.025, -2.2281, 10 }, { 0.5, 0, 7 },
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        ck_assert_double_eq_tol(jac_t_quantile(table[i].p, table[i].df), table[i].t,
                                table[i].t > 100 ? 5e-4 : 5.1e-5);
    /* to more digits, by the closed form of the sum for ten degrees */
    ck_assert_double_eq_tol(jac_t_quantile(0.975, 10), 2.228138851986275, 1e-13);
}
END_TEST

/* The two ways of finding it meet at a thousand: the quantile falls steadily, here by about
 * (z^3 + z) / 4 / df^2 = 2.4e-6 a step. */
START_TEST(students_t_has_no_step)
{
    for (double p = 0.9; p < 1 - 1e-7; p = 1 - (1 - p) / 10) {
        double a = jac_t_quantile(p, 998), b = jac_t_quantile(p, 999), c = jac_t_quantile(p, 1000),
               d = jac_t_quantile(p, 1001);
        ck_assert(a > b && b > c && c > d);
        ck_assert_double_eq_tol(a - b, b - c, 1e-2 * (a - b));
        ck_assert_double_eq_tol(b - c, c - d, 1e-2 * (b - c));
    }
}
END_TEST

START_TEST(the_normal_quantile_is_as_in_the_tables)
{
    ck_assert_double_eq_tol(jac_normal_quantile(0.975), 1.959963984540054, 1e-14);
    ck_assert_double_eq_tol(jac_normal_quantile(0.995), 2.575829303548901, 1e-14);
    ck_assert_double_eq_tol(jac_normal_quantile(0.95), 1.644853626951473, 1e-14);
    ck_assert_double_eq_tol(jac_normal_quantile(0.025), -1.959963984540054, 1e-14);
    ck_assert_double_eq_tol(jac_normal_quantile(1e-9), -5.997807015, 1e-9);
    ck_assert_double_eq(jac_normal_quantile(0.5), 0);
}
END_TEST

START_TEST(wilsons_interval)
{
    jac_interval i = jac_wilson(8, 10);
    ck_assert_double_eq_tol(i.low, 0.4902, 5e-5);
    ck_assert_double_eq_tol(i.high, 0.9433, 5e-5);
    i = jac_wilson(0, 10); /* z^2 / (n + z^2) */
    ck_assert_double_eq(i.low, 0);
    ck_assert_double_eq_tol(i.high, 3.841458820694124 / 13.841458820694124, 1e-12);
    i = jac_wilson(10, 10);
    ck_assert_double_eq_tol(i.low, 10 / 13.841458820694124, 1e-12);
    ck_assert_double_eq(i.high, 1);
    i = jac_wilson(0, 0);
    ck_assert(i.low == 0 && i.high == 1);
}
END_TEST

START_TEST(the_paired_interval)
{
    /* differences 1 2 3 4 5: mean 3, sd sqrt(2.5), t 2.776445 for four degrees: 3 -+ 1.963243 */
    jac_tally t = TALLY(1, 2, 3, 4, 5);
    jac_interval i;
    ck_assert(jac_tally_interval(&t, &i));
    ck_assert_double_eq_tol(i.low, 1.036757, 1e-6);
    ck_assert_double_eq_tol(i.high, 4.963243, 1e-6);
    jac_tally_clear(&t);
    t = TALLY(7, 7);
    ck_assert(jac_tally_interval(&t, &i));
    ck_assert(i.low == 7 && i.high == 7);
    jac_tally_clear(&t);
}
END_TEST

Suite *stats_suite(void)
{
    Suite *suite = suite_create("stats");
    TCase *tc = tcase_create("stats");
    tcase_add_test(tc, a_tally_counts_by_hand);
    tcase_add_test(tc, an_empty_tally_and_one_value);
    tcase_add_test(tc, large_values_lose_no_digits);
    tcase_add_test(tc, parts_add_up_in_any_order);
    tcase_add_test(tc, students_t_is_as_in_the_tables);
    tcase_add_test(tc, students_t_has_no_step);
    tcase_add_test(tc, the_normal_quantile_is_as_in_the_tables);
    tcase_add_test(tc, wilsons_interval);
    tcase_add_test(tc, the_paired_interval);
    suite_add_tcase(suite, tc);
    return suite;
}
