/* test_fuzz_findings.c - what fuzzing and fault injection found, each kept as a test. */
#define _GNU_SOURCE
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record.h"
#include "suites.h"
#include "test_io_kit.h"

static const char *const mine_lua =
    "return { api = 1, name = \"mine\", version = \"1\",\n"
    "  options = { gift = { type = \"integer\", min = 0, max = 9, default = 3 } } }\n";

/* The header of a resumed record must be one that can be replayed: every part of it is compared. */
START_TEST(a_damaged_header_is_not_resumed)
{
    static const char *const damages[][3] = {
        { "\"kind\"", "\"kinf\"", "the module \"mine\" is a system in the record, a mod here" },
        { "\"path\":", "\"patg\":", "the record does not say where the module \"mine\" is" },
        { "\"options\"", "\"0ptions\"", "the options of mine are not in the record" },
        { "\"rulings\":{", "\"rulings\":{\"X-R1\":true", "X-R1 is on in the record, not set here" },
        { "\"farmers\":\"on\"", "\"farmers\":\"off\"", "farmers is off in the record, on here" },
    };
    folder f = folder_make();
    messages said = { .used = 0 };
    jac_error error;
    folder_put(&f, "own/mine/init.lua", mine_lua);
    folder_put(&f, "game.ini", "[mods]\npath = own\nmine = on\n");
    jac_engine *engine = jac_load(folder_path(&f, "game.ini"), messages_take, &said, &error);
    ck_assert_msg(engine != NULL, "%s", said.text);
    jac_session *session = jac_session_new(engine, 5, &error);
    char *header = strdup(jac_session_line(session, 0));
    jac_session_close(session, NULL);
    for (size_t i = 0; i < sizeof damages / sizeof damages[0]; i++) {
        char *at = strstr(header, damages[i][0]), *text = NULL;
        ck_assert_msg(at != NULL, "%s not in %s", damages[i][0], header);
        ck_assert_int_gt(asprintf(&text, "%.*s%s%s\n", (int)(at - header), header, damages[i][1],
                                  at + strlen(damages[i][0])),
                         0);
        folder_put(&f, "game.jsonl", text);
        free(text);
        session = jac_session_open(engine, folder_path(&f, "game.jsonl"), NULL, NULL, &error);
        ck_assert_msg(session == NULL, "%s", damages[i][1]);
        ck_assert_str_eq(error.what, damages[i][2]);
        ck_assert_int_eq(error.line, 1);
    }
    free(header);
    jac_engine_free(engine);
    folder_remove(&f);
}
END_TEST

Suite *fuzz_findings_suite(void)
{
    Suite *suite = suite_create("fuzz_findings");
    TCase *tc = tcase_create("records");
    tcase_set_timeout(tc, 30);
    tcase_add_test(tc, a_damaged_header_is_not_resumed);
    suite_add_tcase(suite, tc);
    return suite;
}
