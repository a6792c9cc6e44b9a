/* test_scenario.c - the runner of scenarios: what it says when one fails, and that a wrong one does
 * no harm. What scenarios can say is in tests/scenarios/vocabulary.lua. */
#define _GNU_SOURCE
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scenario.h"
#include "suites.h"
#include "test_io_kit.h"

typedef struct told {
    char text[8000];
    char board[2000], choices[2000];
    int count;
} told;

/* "ok 1 title" or "no 3 message" (the line, then all of the message); `!` marks a broken one. */
static void note(void *ud, const jac_scenario_result *result)
{
    told *to = ud;
    size_t used = strlen(to->text);
    snprintf(to->text + used, sizeof to->text - used, "%s%s %d %s\n", result->ok ? "ok" : "no",
             result->broken ? "!" : "", result->line, result->ok ? result->title : result->message);
    snprintf(to->board, sizeof to->board, "%s", result->board);
    snprintf(to->choices, sizeof to->choices, "%s", result->choices);
    to->count++;
}

static told run_with(const char *text, const jac_scenario_options *options)
{
    told to = { .count = 0 };
    folder f = folder_make();
    jac_error error = { .status = JAC_OK };
    folder_put(&f, "a.lua", text);
    jac_status status = jac_scenario_run_file(folder_path(&f, "a.lua"), options, note, &to, &error);
    if (status != JAC_OK) {
        const char *said = error_text(&error);
        const char *name = strstr(said, "a.lua");
        snprintf(to.text, sizeof to.text, "FILE %s", name != NULL ? name : said);
    }
    folder_remove(&f);
    return to;
}

/* The body of one function(s), on the second line. */
static told run_body(const char *body)
{
    char *text;
    ck_assert_int_gt(asprintf(&text, "scenario \"T\" { function(s)\n%s\nend }\n", body), 0);
    told to = run_with(text, NULL);
    free(text);
    return to;
}

static void says(const char *body, const char *expected)
{
    told to = run_body(body);
    ck_assert_str_eq(to.text, expected);
}

/* ---- files ---- */

START_TEST(one_result_a_scenario)
{
    told to = run_with("scenario \"A\" { function(s) end }\n"
                       "scenario \"B\" { function(s) error(\"no luck\") end }\n"
                       "scenario \"C\" { function(s) s:expect{ over = false } end }\n"
                       "scenario \"D\"\n",
                       NULL);
    ck_assert_str_eq(to.text, "ok 1 A\nno! 2 no luck\nok 3 C\nno! 4 no table follows the title\n");
}
END_TEST

START_TEST(some_of_a_file)
{
    const char *text = "scenario \"A-1\" { function(s) end }\nscenario \"A-2\" { 7 }\n";
    const jac_scenario_options match = { .match = "A-2" }, list = { .list = true };
    ck_assert_str_eq(run_with(text, &match).text,
                     "no! 2 a scenario's table ends with function(s) ... end\n");
    ck_assert_str_eq(run_with(text, &list).text, "ok 1 A-1\nok 2 A-2\n");
}
END_TEST

START_TEST(wrong_files)
{
    jac_error error = { .status = JAC_OK };
    told to = { .count = 0 };
    ck_assert_str_eq(run_with("scenario \"A\" {\n  = 1 }", NULL).text,
                     "FILE a.lua:2: error: unexpected symbol near '='");
    ck_assert_str_eq(run_with("local x = 1\nerror(\"out\")", NULL).text,
                     "FILE a.lua:2: error: out");
    ck_assert_str_eq(run_with("x = 1", NULL).text,
                     "FILE a.lua:1: error: \"x\" would be a global; write local x, or declare it "
                     "in state");
    ck_assert_int_eq(jac_scenario_run_file("/nowhere.lua", NULL, note, &to, &error), JAC_E_IO);
    ck_assert_str_eq(error_text(&error),
                     "/nowhere.lua: error: can't be opened: No such file or directory");
    ck_assert_int_eq(to.count, 0);
}
END_TEST

START_TEST(limits)
{
    ck_assert_ptr_nonnull(strstr(run_body("while true do end").text, "instruction limit"));
    ck_assert_ptr_nonnull(
        strstr(run_body("local t = {} for i = 1, 1e9 do t[i] = i end").text, "memory limit"));
    ck_assert_ptr_nonnull(
        strstr(run_body("local function f() return f() + 1 end f()").text, "no! 2"));
    says("local os = os\nos.exit(1)", "no! 3 attempt to index a nil value (local 'os')\n");
}
END_TEST

/* ---- slips: the nearest name, the line of the call ---- */

START_TEST(slips)
{
    says("s:expect{ scoer = { Red = 1 } }",
         "no! 2 unknown key of expect \"scoer\"; did you mean \"score\"?\n");
    says("s:expect{ score = { Redd = 1 } }",
         "no! 2 unknown player \"Redd\"; did you mean \"Red\"?\n");
    says("\ns:drw(\"BA/L\")", "no! 3 a scenario can't s:drw; did you mean \"draw\"?\n");
    says("s:draw(\"BA/LL\")", "no! 2 unknown tile \"BA/LL\"; did you mean \"BA/L\"?\n");
    says("s.draw(\"BA/L\")", "no! 2 call it s:draw(...), with a colon\n");
    says("s:put(\"Red\", \"meple\", { 0, 0, \"city 1\" })",
         "no! 2 unknown kind of figure \"meple\"; did you mean \"meeple\"?\n");
    says("s:put(\"Red\", \"meeple\", { 0, 0, \"city 2\" })",
         "no! 2 unknown segment \"city 2\"; did you mean \"city 1\"?\n");
    says("s:put(\"Red\", \"meeple\", { 1, 0, \"city 1\" })", "no! 2 no tile lies at 1,0\n");
    says("s:lay(\"BA/C\", 1, 0)", "no! 2 lay: BA/C turned 0 does not fit at 1,0\n");
    says("s:lay(\"BA/L\", 5, 0, 45)", "no! 2 a rotation is 0, 90, 180 or 270\n");
    says("s:turn{ tile = \"BA/L\", cel = { 0, 1 } }",
         "no! 2 unknown key of turn \"cel\"; did you mean \"cell\"?\n");
    says("s:pass()", "no! 2 a tile is to be drawn first; s:draw(type)\n");
    says("s:chance(\"die\", 1)", "no 2 the chance die does not wait, but draw\n");
    says("pcall(s.pass, s) s:draw(\"BA/L\")", "no! 2 a tile is to be drawn first; s:draw(type)\n");
}
END_TEST

START_TEST(wrong_rules)
{
    ck_assert_str_eq(
        run_with("scenario \"T\" { game = { farmer = \"off\" }, function(s) end }", NULL).text,
        "no! 1 there is no key \"farmer\" in [game]; did you mean \"farmers\"?\n");
    ck_assert_str_eq(run_with("scenario \"T\" { rule = { \"x\" }, function(s) end }", NULL).text,
                     "no! 1 unknown key of a scenario \"rule\"; did you mean \"rules\"?\n");
    ck_assert_str_eq(
        run_with("scenario \"T\" { mods = { path = \"nowhere\", \"x\" }, function(s) end }", NULL)
            .text,
        "no! 1 mods: no x in nowhere, here or in a folder above\n");
}
END_TEST

/* ---- failures ---- */

START_TEST(all_differences_at_once)
{
    told to =
        run_body("s:lay(\"BA/RFr\", 1, 0)\n"
                 "s:put(\"Red\", \"meeple\", { 1, 0, \"road 1\" })\n"
                 "s:draw(\"BA/L\")\n"
                 "s:expect{ score = { Red = 2, Blue = 0 }, supply = { Red = 7 },\n"
                 "  at = { { 1, 0, \"road 1\", \"Blue\" } }, empty = { { 1, 0, \"road 1\" } },\n"
                 "  to_act = \"Blue\", prompt = \"action\", over = true, hand = \"BA/C\",\n"
                 "  can = { c = \"pass\" }, cannot = { c = \"place\" } }");
    ck_assert_str_eq(to.text,
                     "no 5 score of Red: 2 expected, 0 is\n"
                     "supply of Red, meeple: 7 expected, 6 is\n"
                     "road 1 of 1,0: Blue's figure expected, another is there\n"
                     "road 1 of 1,0: empty expected, Red's meeple on road 1 of 1,0 is there\n"
                     "to_act: Blue expected, Red is\n"
                     "prompt: action expected, place is\n"
                     "over: true expected\n"
                     "can: {\"c\":\"pass\"} is not legal\n"
                     "cannot: {\"c\":\"place\"} is legal\n"
                     "hand: BA/C expected, BA/L is\n");
    ck_assert_ptr_nonnull(strstr(to.board, "---R---"));
    ck_assert_ptr_nonnull(strstr(to.choices, "place BA/L at 0,1 turned 0\n"));
}
END_TEST

START_TEST(what_can_not_be_chosen)
{
    told to = run_body("s:draw(\"BA/L\")\ns:choose{ c = \"place\", cell = { 1, 0 }, rot = 0 }");
    ck_assert_ptr_nonnull(strstr(to.text, "no 3 turn 1, Red: "));
    ck_assert_ptr_nonnull(strstr(to.text, "is not legal here; legal: place BA/L at 0,1 turned 0"));
    says("s:draw(\"BA/L\")\ns:refuse{ c = \"place\", cell = { 0, 1 } }",
         "no 3 the choice is legal, but should be refused\n");
    says("s:turn{ tile = \"BA/L\", cell = { 0, 1 }, second = \"pass\" }",
         "no 2 turn: second was not asked\n");
    says("s:final()\ns:draw(\"BA/L\")", "no 3 the game is over: no tile is drawn any more\n");
    ck_assert_str_eq(run_body("s:final() s:pass()").choices, "");
}
END_TEST

Suite *scenario_suite(void)
{
    Suite *suite = suite_create("scenario");
    TCase *c = tcase_create("scenario");
    tcase_set_timeout(c, 60);
    tcase_add_test(c, one_result_a_scenario);
    tcase_add_test(c, some_of_a_file);
    tcase_add_test(c, wrong_files);
    tcase_add_test(c, limits);
    tcase_add_test(c, slips);
    tcase_add_test(c, wrong_rules);
    tcase_add_test(c, all_differences_at_once);
    tcase_add_test(c, what_can_not_be_chosen);
    suite_add_tcase(suite, c);
    return suite;
}
