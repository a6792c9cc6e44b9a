/* Errors as people read them. */
#include <string.h>

#include "jacquerie.h"
#include "suites.h"

START_TEST(text_has_file_line_what_and_hint)
{
    jac_error error;
    char text[256];
    jac_status status = jac_fail(&error, JAC_E_RULES, "game.ini", 7,
                                 "unknown key '%s'; did you mean '%s'?", "sed", "seed");
    ck_assert_int_eq(status, JAC_E_RULES);
    ck_assert_str_eq(error.what, "unknown key 'sed'");
    ck_assert_str_eq(error.hint, "did you mean 'seed'?");
    size_t length = jac_error_text(&error, text, sizeof text);
    ck_assert_str_eq(text, "game.ini:7: error: unknown key 'sed'; did you mean 'seed'?");
    ck_assert_uint_eq(length, strlen(text));
}
END_TEST

START_TEST(parts_that_are_not_known_are_left_out)
{
    jac_error error;
    char text[256];
    jac_fail(&error, JAC_E_USE, NULL, 0, "no game");
    jac_error_text(&error, text, sizeof text);
    ck_assert_str_eq(text, "error: no game");
    jac_fail(&error, JAC_E_IO, "a.ini", 0, "can't be read");
    jac_error_text(&error, text, sizeof text);
    ck_assert_str_eq(text, "a.ini: error: can't be read");
}
END_TEST

START_TEST(text_is_cut_to_size)
{
    jac_error error;
    char text[8];
    jac_fail(&error, JAC_E_USE, NULL, 0, "no game");
    ck_assert_uint_eq(jac_error_text(&error, text, sizeof text), strlen("error: no game"));
    ck_assert_str_eq(text, "error: ");
    ck_assert_int_eq(jac_fail(NULL, JAC_E_USE, NULL, 0, "nobody listens"), JAC_E_USE);
}
END_TEST

START_TEST(each_status_has_its_code)
{
    static const char *const code[] = {
#define X(name, text, doc) [name] = text,
        JAC_STATUS_LIST(X)
#undef X
    };
    for (size_t i = 0; i < sizeof code / sizeof *code; i++)
        ck_assert_str_eq(jac_status_code((jac_status)i), code[i]);
}
END_TEST

Suite *errors_suite(void)
{
    Suite *suite = suite_create("errors");
    TCase *tcase = tcase_create("text");
    tcase_add_test(tcase, text_has_file_line_what_and_hint);
    tcase_add_test(tcase, parts_that_are_not_known_are_left_out);
    tcase_add_test(tcase, text_is_cut_to_size);
    tcase_add_test(tcase, each_status_has_its_code);
    suite_add_tcase(suite, tcase);
    return suite;
}
