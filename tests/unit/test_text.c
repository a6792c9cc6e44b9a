/* test_text.c - choices, outcomes and boards as text: for machines by content, for people in words.
 */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"
#include "suites.h"
#include "test_io_kit.h"
#include "text.h"

/* A game in which nothing is left to luck: it stops at each draw. */
typedef struct table {
    jac_engine *engine;
    jac_game *game;
    jac_error error;
} table;

static table table_set(const char *ini)
{
    table t = { .engine = engine_from(ini) };
    t.game = jac_game_new(t.engine, 1, &t.error);
    ck_assert_ptr_nonnull(t.game);
    jac_game_stop_at_chance(t.game, true);
    ck_assert_int_eq(jac_game_start(t.engine, t.game, 1, &t.error), JAC_OK);
    return t;
}

static void table_clear(table *t)
{
    jac_game_free(t->engine, t->game);
    jac_engine_free(t->engine);
}

/* What the JSON is taken for. */
static jac_status find(table *t, const char *text, jac_choice *choice)
{
    json_t *json = json_loads(text, JSON_DECODE_ANY, NULL);
    ck_assert_msg(json != NULL, "%s", text);
    jac_status status = jac_choice_from_json(t->engine, t->game, json, choice, NULL, 0, &t->error);
    json_decref(json);
    return status;
}

static void choose(table *t, const char *text)
{
    jac_choice choice;
    ck_assert_msg(find(t, text, &choice) == JAC_OK, "%s: %s", text, error_text(&t->error));
    ck_assert_int_eq(jac_apply(t->engine, t->game, choice, &t->error), JAC_OK);
}

static void refused(table *t, const char *text, const char *said)
{
    jac_choice choice;
    ck_assert_int_ne(find(t, text, &choice), JAC_OK);
    ck_assert_str_eq(error_text(&t->error), said);
}

static const char *as_json(table *t, jac_choice choice)
{
    static char text[400];
    json_t *json = jac_choice_to_json(t->engine, t->game, choice);
    char *dumped = json_dumps(json, JSON_COMPACT);
    ck_assert_ptr_nonnull(dumped);
    strncpy(text, dumped, sizeof text - 1);
    free(dumped);
    json_decref(json);
    return text;
}

/* ---- JSON -------------------------------------------------------------------------------------
 */

/* Every choice of a whole game is found again by its content, and by nothing else's. */
START_TEST(each_choice_is_known_by_its_content)
{
    table t = table_set("[game]\nplayers = Ann, Bob, Cy\nconfirm = on\nfirst_player = random\n");
    size_t n = 0, seen = 0;
    const jac_choice *list = NULL;
    while (jac_game_waits(t.game) != JAC_WAITS_OVER) {
        ck_assert_int_eq(jac_choices(t.engine, t.game, &list, &n, &t.error), JAC_OK);
        jac_choice *all = malloc(n * sizeof *all);
        memcpy(all, list, n * sizeof *all);
        for (size_t i = 0; i < n; i++) {
            jac_choice found;
            const char *text = as_json(&t, all[i]);
            ck_assert_msg(find(&t, text, &found) == JAC_OK, "%s: %s", text, error_text(&t.error));
            ck_assert_msg(memcmp(&found, &all[i], sizeof found) == 0, "%s", text);
        }
        jac_choice next = all[seen++ * 31 % n];
        free(all);
        ck_assert_int_eq(jac_apply(t.engine, t.game, next, &t.error), JAC_OK);
    }
    ck_assert_uint_gt(seen, 200);
    table_clear(&t);
}
END_TEST

START_TEST(a_choice_is_written_as_in_the_manual)
{
    table t = table_set("");
    jac_choice choice;
    static const char *const texts[] = {
        "{\"chance\":\"draw\",\"tile\":\"BA/RFr\"}",
        "{\"p\":0,\"c\":\"place\",\"cell\":[1,0],\"rot\":0}",
        "{\"p\":0,\"c\":\"put\",\"kind\":\"meeple\",\"at\":[1,0,\"field 2\"]}",
        "{\"chance\":\"draw\",\"tile\":\"BA/L\"}",
        "{\"p\":1,\"c\":\"place\",\"cell\":[1,1],\"rot\":0}",
        "{\"p\":1,\"c\":\"pass\"}",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        ck_assert_msg(find(&t, texts[i], &choice) == JAC_OK, "%s", error_text(&t.error));
        ck_assert_str_eq(as_json(&t, choice), texts[i]);
        ck_assert_int_eq(jac_apply(t.engine, t.game, choice, &t.error), JAC_OK);
    }
    table_clear(&t);
}
END_TEST

/* BA/RFr is the same turned by 180 degrees: one choice is listed, either is accepted, and the one
 * named is kept, because the names of the segments go by it. */
START_TEST(equal_rotations_are_accepted)
{
    table t = table_set("");
    jac_choice a, b;
    choose(&t, "{\"chance\":\"draw\",\"tile\":\"BA/RFr\"}");
    ck_assert_int_eq(find(&t, "{\"c\":\"place\",\"cell\":[1,0],\"rot\":0}", &a), JAC_OK);
    ck_assert_int_eq(find(&t, "{\"c\":\"place\",\"cell\":[1,0],\"rot\":180}", &b), JAC_OK);
    ck_assert_int_eq(a.arg[2], 0);
    ck_assert_int_eq(b.arg[2], 2);
    ck_assert(jac_choice_legal(t.engine, t.game, b));
    table_clear(&t);
}
END_TEST

START_TEST(scenarios_may_say_less)
{
    table t = table_set("");
    choose(&t, "{\"chance\":\"draw\",\"tile\":\"BA/RFr\"}");
    choose(&t, "{\"c\":\"place\",\"x\":1,\"y\":0,\"rot\":-180}");
    choose(&t, "{\"p\":\"Red\",\"c\":\"put\",\"at\":[\"road\"]}");
    choose(&t, "{\"chance\":\"draw\",\"tile\":\"BA/L\"}");
    choose(&t, "{\"c\":\"place\",\"cell\":[1,1]}"); /* only one rotation is a different tile */
    choose(&t, "\"pass\"");
    table_clear(&t);
}
END_TEST

START_TEST(what_is_not_legal_is_refused_with_what_is)
{
    table t = table_set("");
    refused(&t, "\"pass\"",
            "error: turn 1, Red: {\"c\":\"pass\"} comes where a chance is open; legal: draw BA/C, "
            "draw BA/CC.2, draw BA/CCG, draw BA/CFC.2, draw BA/CFCG, draw BA/CFc+, draw BA/CFc.1, "
            "draw BA/CG, draw BA/CRRR, draw BA/CRr, draw BA/Cc+, draw BA/Cc+G, draw BA/Cc.1, "
            "draw BA/CcG, draw BA/CcRr and 17 more");
    choose(&t, "{\"chance\":\"draw\",\"tile\":\"BA/L\"}");
    refused(&t, "{\"chance\":\"draw\",\"tile\":\"BA/L\"}",
            "error: turn 1, Red: {\"chance\":\"draw\",\"tile\":\"BA/L\"} comes where a choice is "
            "asked; legal: place BA/L at 0,1 turned 0");
    refused(&t, "{\"c\":\"place\",\"cell\":[9,9],\"rot\":0}",
            "error: turn 1, Red: {\"c\":\"place\",\"cell\":[9,9],\"rot\":0} is not legal here; "
            "legal: place BA/L at 0,1 turned 0");
    refused(&t, "{\"c\":\"place\",\"cell\":[0,1],\"rot\":45}",
            "error: turn 1, Red: {\"c\":\"place\",\"cell\":[0,1],\"rot\":45} is not legal here; "
            "legal: place BA/L at 0,1 turned 0");
    refused(&t, "{\"c\":\"place\",\"tile\":\"BA/C\",\"cell\":[0,1]}",
            "error: turn 1, Red: {\"c\":\"place\",\"tile\":\"BA/C\",\"cell\":[0,1]} is not legal "
            "here; legal: place BA/L at 0,1 turned 0");
    refused(&t, "{\"p\":1,\"c\":\"place\",\"cell\":[0,1]}",
            "error: turn 1, Red: {\"p\":1,\"c\":\"place\",\"cell\":[0,1]} is another player's; "
            "legal: place BA/L at 0,1 turned 0");
    refused(&t, "{\"c\":\"plaec\"}",
            "error: there is no choice \"plaec\"; did you mean \"place\"?");
    refused(&t, "{\"c\":\"place\",\"cel\":[0,1]}",
            "error: the choice \"place\" has no \"cel\"; did you mean \"cell\"?");
    refused(&t, "{\"x\":1}", "error: this names no choice; name one, like {\"c\":\"pass\"}");
    refused(&t, "3", "error: this is not a choice; write an object like {\"c\":\"pass\"}");
    choose(&t, "{\"c\":\"place\"}");
    refused(&t, "{\"c\":\"put\"}",
            "error: turn 1, Red: {\"c\":\"put\"} names more than one choice; legal: put a meeple "
            "on field 1 of 0,1, put a meeple on monastery 1 of 0,1, pass");
    refused(&t, "{\"c\":\"put\",\"at\":[0,1,\"city 1\"]}",
            "error: turn 1, Red: {\"c\":\"put\",\"at\":[0,1,\"city 1\"]} is not legal here; legal: "
            "put a meeple on field 1 of 0,1, put a meeple on monastery 1 of 0,1, pass");
    table_clear(&t);
}
END_TEST

/* Whatever JSON comes in, the answer is a message. */
START_TEST(strange_json_is_no_crash)
{
    static const char *const texts[] = {
        "[]",
        "{}",
        "null",
        "{\"c\":null}",
        "{\"c\":\"put\",\"at\":[]}",
        "{\"c\":\"put\",\"at\":[1]}",
        "{\"c\":\"put\",\"at\":[0,1]}",
        "{\"c\":\"put\",\"at\":[0,1,2]}",
        "{\"c\":\"put\",\"at\":[99999999,1,\"city\"]}",
        "{\"c\":\"put\",\"at\":{\"x\":0}}",
        "{\"c\":\"put\",\"kind\":[1]}",
        "{\"c\":\"place\",\"cell\":[0,0]}",
        "{\"chance\":3}",
        "{\"c\":\"pass\",\"p\":{}}",
        "{\"c\":\"put\",\"at\":\"\"}",
        "{\"c\":\"put\",\"at\":[0,1,\"\"]}",
    };
    table t = table_set("");
    choose(&t, "{\"chance\":\"draw\",\"tile\":\"BA/L\"}");
    choose(&t, "{\"c\":\"place\"}");
    jac_choice choice;
    ck_assert_msg(find(&t, texts[_i], &choice) != JAC_OK, "%s", texts[_i]);
    table_clear(&t);
}
END_TEST

/* ---- text for people
 * ----------------------------------------------------------------------------- */

START_TEST(prompts_and_choices_read_as_sentences)
{
    table t = table_set("");
    char text[200];
    jac_prompt_text(t.engine, t.game, text, sizeof text);
    ck_assert_str_eq(text, "draw a tile");
    choose(&t, "{\"chance\":\"draw\",\"tile\":\"BA/RFr\"}");
    jac_prompt_text(t.engine, t.game, text, sizeof text);
    ck_assert_str_eq(text, "place the tile BA/RFr");
    choose(&t, "{\"c\":\"place\",\"cell\":[1,0],\"rot\":0}");
    jac_choice put;
    ck_assert_int_eq(find(&t, "{\"c\":\"put\",\"at\":[\"road 1\"]}", &put), JAC_OK);
    ck_assert_uint_eq(jac_choice_text(t.engine, t.game, put, text, sizeof text), 29);
    ck_assert_str_eq(text, "put a meeple on road 1 of 1,0");
    ck_assert_uint_eq(jac_choice_text(t.engine, t.game, put, text, 6), 29);
    ck_assert_str_eq(text, "put a");
    choose(&t, "{\"c\":\"put\",\"at\":[\"road 1\"]}");
    jac_value_text(t.engine, t.game, JAC_T_FIGURE, 0, text, sizeof text);
    ck_assert_str_eq(text, "Red's meeple on road 1 of 1,0");
    jac_value_text(t.engine, t.game, JAC_T_FIGURE, 2, text, sizeof text);
    ck_assert_str_eq(text, "Red's meeple in the supply (no. 2)");
    table_clear(&t);
}
END_TEST

/* People read choices from the north-west, row by row, pass last. */
START_TEST(choices_are_sorted_for_people)
{
    table t = table_set("");
    choose(&t, "{\"chance\":\"draw\",\"tile\":\"BA/RFr\"}");
    jac_listed *list = NULL;
    size_t count = 0;
    ck_assert_int_eq(jac_choices_sorted(t.engine, t.game, &list, &count, &t.error), JAC_OK);
    static const char *const wanted[] = {
        "place BA/RFr at -1,0 turned 0",
        "place BA/RFr at 1,0 turned 0",
        "place BA/RFr at 0,1 turned 0",
    };
    ck_assert_uint_eq(count, 3);
    for (size_t i = 0; i < count; i++) {
        ck_assert_str_eq(list[i].text, wanted[i]);
    }
    free(list);
    choose(&t, "{\"c\":\"place\",\"cell\":[1,0]}");
    ck_assert_int_eq(jac_choices_sorted(t.engine, t.game, &list, &count, &t.error), JAC_OK);
    ck_assert_str_eq(list[0].text, "put a meeple on field 1 of 1,0");
    ck_assert_str_eq(list[count - 1].text, "pass");
    free(list);
    table_clear(&t);
}
END_TEST

/* ---- what a watch has seen
 * -------------------------------------------------------------------------- */

typedef struct seen_log {
    char text[2000], json[2000];
} seen_log;

static void take_seen(void *ud, jac_engine *engine, const jac_game *game, const jac_seen *seen)
{
    seen_log *log = ud;
    char text[200];
    bool chance = seen->hook == JAC_CHOICE_CHANCE;
    if (!chance && engine->rules->hook.at[seen->hook].kind == JAC_HOOK_STATION) {
        return;
    }
    jac_seen_text(engine, game, seen, text, sizeof text);
    strcat(strcat(log->text, text), "\n");
    json_t *json = jac_seen_to_json(engine, game, seen);
    char *dumped = json_dumps(json, JSON_COMPACT);
    strcat(strcat(log->json, dumped), "\n");
    free(dumped);
    json_decref(json);
}

START_TEST(events_read_as_lines)
{
    table t = table_set("");
    seen_log log = { "", "" };
    jac_engine_watch(t.engine, take_seen, &log);
    choose(&t, "{\"chance\":\"draw\",\"tile\":\"BA/RFr\"}");
    choose(&t, "{\"c\":\"place\",\"cell\":[1,0],\"rot\":0}");
    choose(&t, "{\"c\":\"put\",\"at\":[\"road 1\"]}");
    ck_assert_str_eq(log.text,
                     "draw BA/RFr\n"
                     "tile_drawn: type BA/RFr, player Red\n"
                     "tile_placed: tile 1,0, player Red\n"
                     "figure_placed: figure Red's meeple, from the supply, to road 1 of 1,0, by "
                     "Red, cause action\n"
                     "meeple_placed: figure Red's meeple, from the supply, to road 1 of 1,0, by "
                     "Red, cause action\n");
    ck_assert_msg(strstr(log.json,
                         "{\"event\":\"figure_placed\",\"figure\":{\"kind\":\"meeple\","
                         "\"owner\":\"Red\",\"at\":[1,0,\"road 1\"]},\"from\":\"supply\","
                         "\"to\":[1,0,\"road 1\"],\"by\":\"Red\",\"cause\":\"action\"}\n"),
                  "%s", log.json);
    table_clear(&t);
}
END_TEST

/* ---- the board
 * ---------------------------------------------------------------------------------------- */

START_TEST(the_board_is_drawn)
{
    table t = table_set("");
    choose(&t, "{\"chance\":\"draw\",\"tile\":\"BA/RFr\"}");
    choose(&t, "{\"c\":\"place\",\"cell\":[1,0],\"rot\":0}");
    choose(&t, "{\"c\":\"put\",\"at\":[\"road 1\"]}");
    choose(&t, "{\"chance\":\"draw\",\"tile\":\"BA/L\"}");
    choose(&t, "{\"c\":\"place\",\"cell\":[0,1]}");
    choose(&t, "{\"c\":\"put\",\"at\":[\"monastery 1\"]}");
    jac_board_options options = { .figures = true };
    char *board = jac_board_text(t.engine, t.game, &options);
    ck_assert_str_eq(board, "        0       1\n"
                            "     .#####. .......\n"
                            "   0 ------- ---R---\n"
                            "     ....... .......\n"
                            "     .......\n"
                            "   1 ...B...\n"
                            "     .......\n"
                            "R Red, B Blue\n"
                            "Red's meeple on road 1 of 1,0\n"
                            "Blue's meeple on monastery 1 of 0,1\n");
    free(board);
    options = (jac_board_options){ .width = 20, .height = 5 };
    board = jac_board_text(t.engine, t.game, &options); /* cut around the newest tile */
    ck_assert_str_eq(board, "        0\n"
                            "     .......\n"
                            "   1 ...B...\n"
                            "     .......\n"
                            "R Red, B Blue; shown: 0,1 to 0,1 of 0,0 to 1,1\n");
    free(board);
    table_clear(&t);
}
END_TEST

START_TEST(players_have_letters_of_their_own)
{
    table t = table_set("[game]\nplayers = Blue, Black, Bee, B, 7up, \xC3\x84nne\n");
    char *board = jac_board_text(t.engine, t.game, NULL);
    ck_assert_msg(strstr(board, "B Blue, L Black, E Bee, 4 B, U 7up, N \xC3\x84nne\n") != NULL,
                  "%s", board);
    free(board);
    table_clear(&t);
}
END_TEST

START_TEST(colours_are_only_there_when_asked_for)
{
    table t = table_set("");
    jac_board_options options = { .colour = true };
    char *board = jac_board_text(t.engine, t.game, &options);
    ck_assert_ptr_nonnull(strchr(board, '\033'));
    free(board);
    board = jac_board_text(t.engine, t.game, NULL);
    ck_assert_ptr_null(strchr(board, '\033'));
    free(board);
    table_clear(&t);
}
END_TEST

Suite *text_suite(void)
{
    Suite *suite = suite_create("text");
    TCase *tc = tcase_create("json");
    tcase_set_timeout(tc, 20); /* each choice of a game is looked up in its list */
    tcase_add_test(tc, each_choice_is_known_by_its_content);
    tcase_add_test(tc, a_choice_is_written_as_in_the_manual);
    tcase_add_test(tc, equal_rotations_are_accepted);
    tcase_add_test(tc, scenarios_may_say_less);
    tcase_add_test(tc, what_is_not_legal_is_refused_with_what_is);
    tcase_add_loop_test(tc, strange_json_is_no_crash, 0, 16);
    suite_add_tcase(suite, tc);
    tc = tcase_create("people");
    tcase_add_test(tc, prompts_and_choices_read_as_sentences);
    tcase_add_test(tc, choices_are_sorted_for_people);
    tcase_add_test(tc, events_read_as_lines);
    suite_add_tcase(suite, tc);
    tc = tcase_create("board");
    tcase_add_test(tc, the_board_is_drawn);
    tcase_add_test(tc, players_have_letters_of_their_own);
    tcase_add_test(tc, colours_are_only_there_when_asked_for);
    suite_add_tcase(suite, tc);
    return suite;
}
