/* test_fuzz_findings.c - what fuzzing and fault injection found, each kept as a test. */
#define _GNU_SOURCE
#include <check.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jcz.h"
#include "json_make.h"
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

/* A file that never ends a line, like /dev/zero, is no record; it does not fill the memory first.
 */
START_TEST(a_line_without_end_is_refused)
{
    folder f = folder_make();
    jac_error error;
    size_t length = (1 << 20) + 1;
    char *text = calloc(1, length);
    ck_assert_ptr_nonnull(text);
    folder_write(&f, "game.jsonl", text, length);
    free(text);
    ck_assert_ptr_null(jac_record_read(folder_path(&f, "game.jsonl"), &error));
    ck_assert_str_eq(error.what, "the line has more than 1048576 bytes");
    ck_assert_int_eq(error.line, 1);
    folder_remove(&f);
}
END_TEST

/* ---- memory that runs out: all of it is in tests/fault, these are its findings ------------- */

/* Lets so many allocations pass. */
static void *scarce(void *ud, void *block, size_t old_size, size_t new_size)
{
    long *left = ud;
    (void)old_size;
    if (new_size == 0) {
        free(block);
        return NULL;
    }
    return (*left)-- > 0 ? realloc(block, new_size) : NULL;
}

/* A name, a table or an array that found no room made a ruleset that looked whole. */
START_TEST(a_ruleset_without_memory_is_not_compiled)
{
    const jac_base base = { .players = 2, .edition = JAC_C3, .farmers = 1, .sets = 1 };
    jac_error error;
    long wanted = 0, left = LONG_MAX;
    jac_ruleset *rules = jac_ruleset_new(&base, scarce, &left);
    ck_assert_ptr_nonnull(rules);
    ck_assert_int_eq(jac_ruleset_compile(rules, &error), JAC_OK);
    wanted = LONG_MAX - left;
    jac_ruleset_free(rules);
    for (long n = 0; n < wanted; n++) {
        left = n;
        rules = jac_ruleset_new(&base, scarce, &left);
        ck_assert_msg(!rules || jac_ruleset_compile(rules, &error) == JAC_E_MEMORY,
                      "with %ld of %ld allocations", n, wanted);
        jac_ruleset_free(rules);
    }
}
END_TEST

/* A NULL within makes the whole NULL: no record is short of a key. */
START_TEST(json_is_whole_or_not_there)
{
    json_t *object = json_object(), *array = json_array();
    jac_json_set(&object, "a", json_integer(1));
    jac_json_add(&array, json_string("\xff")); /* no text: NULL */
    ck_assert_ptr_null(array);
    jac_json_add(&array, json_integer(2)); /* is dropped */
    jac_json_set(&object, "b", array);
    ck_assert_ptr_null(object);
    jac_json_set(&object, "c", json_object());
    ck_assert_ptr_null(object);
    ck_assert_ptr_null(jac_json_text(object));
}
END_TEST

/* A folder that can't be listed was taken for one without modules. */
START_TEST(names_that_may_be_missing_are_a_problem)
{
    jac_name_list names = jac_module_names("/nonexistent", true);
    ck_assert_uint_eq(names.count, 0);
    ck_assert_int_eq(names.problem, 0);
    char path[5000];
    memset(path, 'x', sizeof path - 1); /* ENAMETOOLONG, whoever asks */
    path[0] = '/';
    path[sizeof path - 1] = '\0';
    names = jac_module_names(path, true);
    ck_assert_int_eq(names.problem, ENAMETOOLONG);
    jac_name_list_free(&names);
}
END_TEST

/* A game of which nothing was played, or all of it taken back, is a record too: one line. */
START_TEST(a_game_without_a_choice_is_imported)
{
    folder f = folder_make();
    jac_error error;
    jac_session *session = NULL;
    bool whole;
    char *text = NULL;
    size_t size = 0;
    folder_put(&f, "game.jcz",
               "{\"setup\":{\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7,"
               "\"farmers\":true},\"start\":[{\"tile\":\"BA/RCr\",\"x\":0,\"y\":0,"
               "\"rotation\":0}]},\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bob\"}],"
               "\"replay\":[]}");
    FILE *out = open_memstream(&text, &size);
    ck_assert_int_eq(jac_jcz_import(folder_path(&f, "game.jcz"), out, &whole, &error), JAC_OK);
    fclose(out);
    ck_assert_uint_gt(size, 0);
    ck_assert_ptr_eq(strchr(text, '\n'), text + size - 1);
    folder_put(&f, "game.jsonl", text);
    free(text);
    jac_record *record = jac_record_read(folder_path(&f, "game.jsonl"), &error);
    ck_assert_msg(record != NULL, "%s", error.what);
    jac_engine *engine = jac_record_engine(record, NULL, false, NULL, NULL, &error);
    ck_assert_msg(engine != NULL, "%s", error.what);
    ck_assert_int_eq(jac_record_replay(record, engine, NULL, &session, &error), JAC_OK);
    jac_session_close(session, NULL);
    jac_engine_free(engine);
    jac_record_free(record);
    folder_remove(&f);
}
END_TEST

Suite *fuzz_findings_suite(void)
{
    Suite *suite = suite_create("fuzz_findings");
    TCase *tc = tcase_create("records");
    tcase_set_timeout(tc, 30);
    tcase_add_test(tc, a_damaged_header_is_not_resumed);
    tcase_add_test(tc, a_line_without_end_is_refused);
    tcase_add_test(tc, a_ruleset_without_memory_is_not_compiled);
    tcase_add_test(tc, json_is_whole_or_not_there);
    tcase_add_test(tc, a_game_without_a_choice_is_imported);
    tcase_add_test(tc, names_that_may_be_missing_are_a_problem);
    suite_add_tcase(suite, tc);
    return suite;
}
