/* test_compare.c - differences of pairs, against values worked out by hand. */
#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "compare.h"
#include "suites.h"

enum { MOST = 8 };

/* A run that has measures of these names and nothing else. */
typedef struct fake {
    jac_sim_run run;
    jac_measures measures;
    jac_measure at[MOST];
} fake;

static void fake_make(fake *f, const char *const *name)
{
    memset(f, 0, sizeof *f);
    f->measures.at = f->at;
    f->run.measures = &f->measures;
    for (; name[f->measures.count]; f->measures.count++) {
        jac_measure *m = &f->at[f->measures.count];
        m->name = (char *)(uintptr_t)name[f->measures.count];
        m->text = m->name;
        m->group = strncmp(m->name, "points.", 7) == 0 ? JAC_MEASURE_POINTS : JAC_MEASURE_COUNTER;
    }
}

static jac_sim_result *result_of(uint64_t game, jac_status status, const int64_t *value, size_t n)
{
    jac_sim_result *r = calloc(1, jac_sim_result_size(n));
    ck_assert_ptr_nonnull(r);
    r->game = game;
    r->status = r->error.status = status;
    r->count = n;
    memcpy(r->value, value, n * sizeof *value);
    return r;
}

static void add(jac_comparison *c, jac_status status, const int64_t *a, size_t na, const int64_t *b,
                size_t nb)
{
    jac_error error;
    uint64_t game = c->pairs + c->failed;
    jac_sim_result *x = result_of(game, JAC_OK, a, na), *y = result_of(game, status, b, nb);
    ck_assert_int_eq(jac_comparison_add(c, x, y, &error), JAC_OK);
    free(x);
    free(y);
}

START_TEST(measures_are_paired_by_name)
{
    fake a, b;
    fake_make(&a, (const char *const[]){ "turns", "old", "points.Red", NULL });
    fake_make(&b, (const char *const[]){ "points.Red", "new", "turns", NULL });
    jac_comparison *c = jac_comparison_new(&a.run, &b.run);
    ck_assert_uint_eq(c->count, 2);
    ck_assert_int_eq(jac_comparison_find(c, "turns"), 0);
    ck_assert_int_eq(jac_comparison_find(c, "points.Red"), 1);
    ck_assert_int_eq(jac_comparison_find(c, "old"), -1);
    ck_assert_int_eq(jac_comparison_find(c, "new"), -1);
    ck_assert(jac_comparison_width(c, -1) == INFINITY);
    add(c, JAC_OK, (int64_t[]){ 70, 1, 10 }, 3, (int64_t[]){ 11, 2, 73 }, 3);
    ck_assert(jac_comparison_width(c, -1) == INFINITY); /* one pair has no interval */
    add(c, JAC_OK, (int64_t[]){ 70, 1, 10 }, 3, (int64_t[]){ 13, 2, 75 }, 3);
    jac_difference d[2];
    ck_assert(jac_comparison_differences(c, d));
    ck_assert(d[0].a == 70 && d[0].b == 74 && d[0].mean == 4);
    ck_assert(d[1].a == 10 && d[1].b == 12 && d[1].mean == 2);
    /* differences 1 and 3: mean 2, sd sqrt(2), t 12.7062 with one degree: 2 -+ 12.7062 */
    ck_assert_double_eq_tol(d[1].interval.low, -10.7062, 1e-4);
    ck_assert_double_eq_tol(d[1].interval.high, 14.7062, 1e-4);
    ck_assert_double_eq_tol(jac_comparison_width(c, -1), 25.4124, 1e-4);
    ck_assert_double_eq_tol(jac_comparison_width(c, 0), 25.4124, 1e-4); /* 3 and 5 */
    jac_comparison_free(c);
}
END_TEST

START_TEST(a_pair_with_a_failed_game_is_left_out)
{
    fake a, b;
    fake_make(&a, (const char *const[]){ "turns", NULL });
    fake_make(&b, (const char *const[]){ "turns", NULL });
    jac_comparison *c = jac_comparison_new(&a.run, &b.run);
    add(c, JAC_OK, (int64_t[]){ 1 }, 1, (int64_t[]){ 2 }, 1);
    add(c, JAC_E_MODULE, (int64_t[]){ 1 }, 1, (int64_t[]){ 900 }, 1);
    add(c, JAC_E_MODULE, (int64_t[]){ 1 }, 1, (int64_t[]){ 900 }, 1);
    ck_assert_uint_eq(c->pairs, 1);
    ck_assert_uint_eq(c->failed, 2);
    ck_assert_uint_eq(c->failed_game, 1);
    ck_assert(c->failed_in_b);
    ck_assert_int_eq(c->failure.status, JAC_E_MODULE);
    ck_assert_int_eq(c->both[0].difference.max, 1);
    jac_comparison_free(c);
}
END_TEST

/* Ten pairs whose differences are five times M + S and five times M - S: the sd is
 * S * sqrt(10 / 9), the standard error S / 3, so the mean is 3 M / S of them off 0. */
START_TEST(holms_steps)
{
    static const struct {
        int64_t m, s;
        bool differs, surely;
    } is[] = {
        { 5, 6, true, false },   /* 2.5: over 2.262, but the second step asks 2.82 */
        { -6, 5, true, true },   /* -3.6: the first step asks t(1 - 0.025/4, 9) = 3.11 */
        { 7, 10, false, false }, /* 2.1 */
        { 4, 5, true,
          false }, /* 2.4: over 2.262, which the last step would ask; it's not come to */
        { 0, 0, false, false }, /* the same in every pair: not one of the four that are tested */
    };
    fake a, b;
    const char *const names[] = { "a", "b", "c", "d", "e", NULL };
    fake_make(&a, names);
    fake_make(&b, names);
    jac_comparison *c = jac_comparison_new(&a.run, &b.run);
    for (int k = 0; k < 10; k++) {
        int64_t x[5] = { 0 }, y[5];
        for (int i = 0; i < 5; i++)
            y[i] = is[i].m + (k % 2 ? is[i].s : -is[i].s);
        add(c, JAC_OK, x, 5, y, 5);
    }
    jac_difference d[5];
    ck_assert(jac_comparison_differences(c, d));
    for (int i = 0; i < 5; i++) {
        ck_assert_msg(d[i].differs == is[i].differs, "differs of %s", names[i]);
        ck_assert_msg(d[i].surely == is[i].surely, "surely of %s", names[i]);
        ck_assert_double_eq_tol(d[i].mean, (double)is[i].m, 1e-12);
    }
    /* (t(0.975, 9) + t(0.8, 9)) * 5 / 3 = (2.262157 + 0.883404) * 5 / 3 */
    ck_assert_double_eq_tol(d[1].detectable, 5.242602, 1e-5);
    ck_assert_double_eq_tol(d[1].interval.low, -6 - 2.262157 * 5 / 3, 1e-5);
    ck_assert_double_eq_tol(d[1].interval.high, -6 + 2.262157 * 5 / 3, 1e-5);
    ck_assert_double_eq(d[1].narrower, 0); /* A doesn't vary at all */
    jac_comparison_free(c);
}
END_TEST

/* The same difference n times says as much as n equal signs, 2^(1-n): 1/2 of two, 1/512 of ten. */
START_TEST(a_constant_difference_needs_some_pairs)
{
    fake a, b;
    fake_make(&a, (const char *const[]){ "turns", NULL });
    fake_make(&b, (const char *const[]){ "turns", NULL });
    jac_comparison *c = jac_comparison_new(&a.run, &b.run);
    jac_difference d;
    for (int n = 1; n <= 100; n++) {
        add(c, JAC_OK, (int64_t[]){ n }, 1, (int64_t[]){ n + 3 }, 1);
        ck_assert(jac_comparison_differences(c, &d));
        ck_assert_int_eq(d.differs, n >= 6); /* 1/32 of six, 1/16 of five */
        ck_assert_int_eq(d.surely, n >= 6);
    }
    ck_assert(d.interval.low == 3 && d.interval.high == 3 && d.detectable == 0);
    ck_assert_double_eq(d.narrower, 1);
    jac_comparison_free(c);
}
END_TEST

START_TEST(what_the_same_seeds_are_worth)
{
    fake a, b;
    fake_make(&a, (const char *const[]){ "points.Red", NULL });
    fake_make(&b, (const char *const[]){ "points.Red", NULL });
    jac_comparison *c = jac_comparison_new(&a.run, &b.run);
    /* A: 0 0 8 8, B: 3 5 11 13 : sd of A sqrt(64/3), of B sqrt(68/3), of B - A (3 5 3 5)
     * sqrt(4/3): 1 - sqrt(4 / 132) */
    const int64_t x[] = { 0, 0, 8, 8 }, y[] = { 3, 5, 11, 13 };
    for (int i = 0; i < 4; i++)
        add(c, JAC_OK, &x[i], 1, &y[i], 1);
    jac_difference d;
    ck_assert(jac_comparison_differences(c, &d));
    ck_assert_double_eq_tol(d.narrower, 0.8259223, 1e-6);
    jac_comparison_free(c);
}
END_TEST

Suite *compare_suite(void)
{
    Suite *suite = suite_create("compare");
    TCase *tc = tcase_create("compare");
    tcase_add_test(tc, measures_are_paired_by_name);
    tcase_add_test(tc, a_pair_with_a_failed_game_is_left_out);
    tcase_add_test(tc, holms_steps);
    tcase_add_test(tc, a_constant_difference_needs_some_pairs);
    tcase_add_test(tc, what_the_same_seeds_are_worth);
    suite_add_tcase(suite, tc);
    return suite;
}
