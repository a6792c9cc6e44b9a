/* test_record.c - sessions and records: written, replayed with every line checked, resumed, undone.
 */
#define _GNU_SOURCE
#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "record.h"
#include "suites.h"
#include "test_io_kit.h"

static const char *const game_ini = "[game]\nplayers = Ann, Bob\nseed = 687\n";

/* Plays on by a fixed rule, up to so many choices. */
static void play(jac_session *s, size_t moves)
{
    jac_error error;
    const jac_choice *list = NULL;
    size_t n = 0;
    while (jac_session_moves(s) < moves && jac_game_waits(jac_session_game(s)) != JAC_WAITS_OVER) {
        ck_assert_int_eq(jac_session_choices(s, &list, &n, &error), JAC_OK);
        jac_choice choice = list[jac_session_moves(s) * 31 % n];
        ck_assert_msg(jac_session_apply(s, choice, &error) == JAC_OK, "%s", error_text(&error));
    }
}

/* A whole game in game.jsonl. */
static folder whole_game(jac_engine *engine)
{
    folder f = folder_make();
    jac_error error;
    jac_session *s = jac_session_new(engine, 687, &error);
    ck_assert_ptr_nonnull(s);
    ck_assert_int_eq(jac_session_record(s, folder_path(&f, "game.jsonl"), &error), JAC_OK);
    play(s, SIZE_MAX);
    ck_assert_int_eq(jac_session_close(s, &error), JAC_OK);
    return f;
}

/* Replays a file on the engine of its own header; the error's text without the folder. */
static const char *replay(const folder *f, const char *name)
{
    static char text[1400];
    jac_error error = { .status = JAC_OK };
    messages said = { .used = 0 };
    jac_session *s = NULL;
    jac_status status = JAC_E_RECORD;
    jac_record *record = jac_record_read(folder_path(f, name), &error);
    jac_engine *engine =
        record ? jac_record_engine(record, NULL, false, messages_take, &said, &error) : NULL;
    if (engine) {
        status = jac_record_replay(record, engine, NULL, &s, &error);
    }
    strcpy(text, status == JAC_OK ? "" : error_text(&error));
    if (strncmp(text, f->path, strlen(f->path)) == 0) {
        memmove(text, text + strlen(f->path) + 1, strlen(text) - strlen(f->path));
    }
    jac_session_close(s, NULL);
    if (engine) {
        jac_engine_free(engine);
    }
    jac_record_free(record);
    return text;
}

/* ---- writing ------------------------------------------------------------------------------------
 */

START_TEST(a_record_is_one_line_a_choice_or_outcome)
{
    jac_engine *engine = engine_from(game_ini);
    folder f = folder_make();
    jac_error error;
    jac_session *s = jac_session_new(engine, 687, &error);
    play(s, 2);
    ck_assert_int_eq(jac_session_record(s, folder_path(&f, "a.jsonl"), &error), JAC_OK);
    play(s, 4);
    char *text = folder_read(&f, "a.jsonl"); /* flushed: it is there before the session ends */
    size_t used = 0;
    for (size_t i = 0; jac_session_line(s, i); i++) {
        size_t length = strlen(jac_session_line(s, i));
        ck_assert_mem_eq(text + used, jac_session_line(s, i), length);
        ck_assert_int_eq(text[used + length], '\n');
        used += length + 1;
    }
    ck_assert_int_eq(text[used], '\0');
    free(text);
    ck_assert_str_eq(
        jac_session_line(s, 0),
        "{\"jacquerie\":1,\"version\":\"1.0.0\",\"seed\":\"687\",\"ruleset\":{"
        "\"players\":[\"Ann\",\"Bob\"],\"edition\":\"C3\",\"game\":{\"farmers\":\"on\","
        "\"tiny_city\":\"4\",\"field_scoring\":\"per_field_3\",\"first_player\":"
        "\"seat_1\",\"confirm\":\"off\",\"sets\":1},\"modules\":[],\"options\":{},"
        "\"rulings\":{}}}");
    ck_assert_str_eq(jac_session_line(s, 1), "{\"chance\":\"draw\",\"tile\":\"BA/CRRR\"}");
    ck_assert_msg(strstr(jac_session_line(s, 2), "{\"p\":0,\"c\":\"place\",\"cell\":[") != NULL,
                  "%s", jac_session_line(s, 2));
    ck_assert_int_eq(jac_session_record(s, folder_path(&f, "b.jsonl"), &error), JAC_E_USE);
    jac_session_close(s, NULL);
    jac_engine_free(engine);
    folder_remove(&f);
}
END_TEST

START_TEST(a_record_that_cannot_be_written_is_an_error)
{
    jac_engine *engine = engine_from(game_ini);
    jac_error error;
    jac_session *s = jac_session_new(engine, 687, &error);
    ck_assert_int_eq(jac_session_record(s, "/nowhere/a.jsonl", &error), JAC_E_IO);
    ck_assert_str_eq(error_text(&error), "/nowhere/a.jsonl: error: the record can't be opened: No "
                                         "such file or directory");
    ck_assert_int_eq(jac_session_record(s, "/dev/full", &error), JAC_E_IO);
    ck_assert_str_eq(error_text(&error), "/dev/full: error: the record can't be written: No space "
                                         "left on device");
    play(s, 3); /* without one it goes on */
    ck_assert_int_eq(jac_session_close(s, &error), JAC_OK);
    jac_engine_free(engine);
}
END_TEST

/* C118: a choice that can't be written is not made; with room again, it goes on. */
START_TEST(a_full_disk_loses_nothing)
{
    jac_engine *engine = engine_from(game_ini);
    folder f = folder_make();
    jac_error error;
    jac_session *s = jac_session_new(engine, 687, &error);
    ck_assert_int_eq(jac_session_record(s, folder_path(&f, "a.jsonl"), &error), JAC_OK);
    play(s, 3);
    char *before = folder_read(&f, "a.jsonl");
    uint64_t hash = jac_session_hash(s);
    struct rlimit all, little;
    getrlimit(RLIMIT_FSIZE, &all);
    little = all;
    little.rlim_cur = strlen(before) + 5;
    signal(SIGXFSZ, SIG_IGN);
    ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &little), 0);
    const jac_choice *list = NULL;
    size_t n = 0;
    ck_assert_int_eq(jac_session_choices(s, &list, &n, &error), JAC_OK);
    ck_assert_int_eq(jac_session_apply(s, list[0], &error), JAC_E_IO);
    ck_assert_str_eq(error.what, "the record can't be written: File too large");
    ck_assert_uint_eq(jac_session_hash(s), hash);
    ck_assert_uint_eq(jac_session_moves(s), 3);
    setrlimit(RLIMIT_FSIZE, &all);
    char *after = folder_read(&f, "a.jsonl");
    ck_assert_str_eq(after, before);
    play(s, SIZE_MAX);
    ck_assert_int_eq(jac_session_close(s, &error), JAC_OK);
    ck_assert_str_eq(replay(&f, "a.jsonl"), "");
    free(before);
    free(after);
    jac_engine_free(engine);
    folder_remove(&f);
}
END_TEST

/* ---- replaying
 * ------------------------------------------------------------------------------------ */

START_TEST(a_record_replays_to_the_same_end)
{
    jac_engine *engine = engine_from(game_ini);
    folder f = whole_game(engine);
    ck_assert_str_eq(replay(&f, "game.jsonl"), "");
    jac_engine_free(engine);
    folder_remove(&f);
}
END_TEST

/* C134: what is wrong with a damaged record. The texts are put in place of line `line` (0: the
 * last); NULL leaves it out. */
static const struct {
    int line;
    const char *text, *said;
} damages[] = {
    { 1, "",
      "bad.jsonl:1: error: this is not a record; a record begins with {\"jacquerie\":1,...}" },
    { 1, "{\"a\":1}",
      "bad.jsonl:1: error: this is not a record; a record begins with {\"jacquerie\":1,...}" },
    { 1, "{\"jacquerie\":2}",
      "bad.jsonl:1: error: the record has format 2; this program reads format 1" },
    { 1, "{\"jacquerie\":1,\"seed\":12}",
      "bad.jsonl:1: error: the header has no seed; \"seed\" is a number in quotes" },
    { 1, "{\"jacquerie\":1,\"seed\":\"12\"}", "bad.jsonl:1: error: the header has no ruleset" },
    { 2, NULL,
      "bad.jsonl:2: error: turn 1, Ann: {\"p\":0,\"c\":\"place\",\"cell\":[0,-1],\"rot\":180} "
      "comes "
      "where a chance is open; legal: draw BA/C, draw BA/CC.2, draw BA/CCG, draw BA/CFC.2, draw "
      "BA/CFCG, draw BA/CFc+, draw BA/CFc.1, draw BA/CG, draw BA/CRRR, draw BA/CRr, draw BA/Cc+, "
      "draw BA/Cc+G, draw BA/Cc.1, draw BA/CcG, draw BA/CcRr and 17 more" },
    { 2, "{\"chance\":\"draw\",\"tile\":\"BA/L\"}",
      "bad.jsonl:3: error: turn 1, Ann: {\"p\":0,\"c\":\"place\",\"cell\":[0,-1],\"rot\":180} is "
      "not "
      "legal here; legal: place BA/L at 0,1 turned 0" },
    { 3, "{\"p\":0,\"c\":\"place\",\"cell\":[-1,0],\"rot\":45}",
      "bad.jsonl:3: error: turn 1, Ann: {\"p\":0,\"c\":\"place\",\"cell\":[-1,0],\"rot\":45} is "
      "not "
      "legal here; legal: place BA/CRRR at 0,-1 turned 180, place BA/CRRR at -1,0 turned 0, place "
      "BA/CRRR at -1,0 turned 180, place BA/CRRR at -1,0 turned 270, place BA/CRRR at 1,0 turned "
      "0, "
      "place BA/CRRR at 1,0 turned 90 and 1 more" },
    { 3, "garbage", "bad.jsonl:3: error: this line is not a JSON object" },
    { 3, "[1]", "bad.jsonl:3: error: this line is not a JSON object" },
    { 3, "{\"p\":0,\"p\":0}", "bad.jsonl:3: error: this line is not a JSON object" },
    { 3, "{\"p\":0}", "bad.jsonl:3: error: this names no choice; name one, like {\"c\":\"pass\"}" },
    { 3, "{\"end\":true}", "bad.jsonl:4: error: a line follows the last line of the game" },
};

static void damage(const folder *f, int line, const char *text)
{
    char *whole = folder_read(f, "game.jsonl");
    FILE *out = fopen(folder_path(f, "bad.jsonl"), "wb");
    int n = 0;
    for (char *at = whole, *end; *at; at = end + 1) {
        end = strchr(at, '\n');
        if (++n != line && (line != 0 || end[1])) {
            fprintf(out, "%.*s\n", (int)(end - at), at);
        } else if (text) {
            fprintf(out, "%s\n", text);
        }
    }
    fclose(out);
    free(whole);
}

START_TEST(a_damaged_record_is_explained)
{
    jac_engine *engine = engine_from(game_ini);
    folder f = whole_game(engine);
    damage(&f, damages[_i].line, damages[_i].text);
    ck_assert_str_eq(replay(&f, "bad.jsonl"), damages[_i].said);
    jac_engine_free(engine);
    folder_remove(&f);
}
END_TEST

START_TEST(the_last_line_is_compared)
{
    jac_engine *engine = engine_from(game_ini);
    folder f = whole_game(engine);
    jac_error error;
    jac_record *record = jac_record_read(folder_path(&f, "game.jsonl"), &error);
    char wanted[400], line[400];
    json_t *points = json_object_get(record->last, "points");
    int ann = (int)json_integer_value(json_array_get(points, 0));
    int bob = (int)json_integer_value(json_array_get(points, 1));
    const char *hash = json_string_value(json_object_get(record->last, "hash"));
    int last = record->last_line;

    snprintf(line, sizeof line, "{\"end\":true,\"points\":[%d,%d],\"hash\":\"%s\"}", ann, bob + 1,
             hash);
    damage(&f, 0, line);
    snprintf(wanted, sizeof wanted,
             "bad.jsonl:%d: error: the record ends with %d points for Bob, the game with %d", last,
             bob + 1, bob);
    ck_assert_str_eq(replay(&f, "bad.jsonl"), wanted);

    snprintf(line, sizeof line, "{\"end\":true,\"points\":[%d,%d],\"hash\":\"0x1\"}", ann, bob);
    damage(&f, 0, line);
    snprintf(wanted, sizeof wanted,
             "bad.jsonl:%d: error: the record ends with hash 0x1, the game with %s", last, hash);
    ck_assert_str_eq(replay(&f, "bad.jsonl"), wanted);

    damage(&f, 0, NULL); /* without it: an unfinished record, which is right as far as it goes */
    ck_assert_str_eq(replay(&f, "bad.jsonl"), "");
    jac_record_free(record);
    jac_engine_free(engine);
    folder_remove(&f);
}
END_TEST

START_TEST(a_record_of_other_rules_is_refused)
{
    jac_engine *engine = engine_from(game_ini);
    folder f = whole_game(engine);
    static const char *const others[][2] = {
        { "[game]\nplayers = Ann, Bob\nfarmers = off\n", "farmers is on in the record, off here" },
        { "[game]\nplayers = Ann, Bob\nsets = 2\n", "sets is 1 in the record, 2 here" },
        { "[game]\nplayers = Ann, Bob\nedition = C1\n", "edition is C3 in the record, C1 here" },
        { "[game]\nplayers = Ann, Cy\n", "player 2 is Bob in the record, Cy here" },
        { "[game]\nplayers = Ann, Bob, Cy\n", "the record has 2 players, 3 are here" },
    };
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        jac_engine *other = engine_from(others[i][0]);
        jac_error error = { .status = JAC_OK };
        ck_assert_ptr_null(
            jac_session_open(other, folder_path(&f, "game.jsonl"), NULL, NULL, &error));
        ck_assert_int_eq(error.status, JAC_E_RECORD);
        ck_assert_int_eq(error.line, 1);
        ck_assert_str_eq(error.what, others[i][1]);
        jac_engine_free(other);
    }
    jac_engine_free(engine);
    folder_remove(&f);
}
END_TEST

static bool count_lines(void *ud, jac_session *session, const jac_record_line *line)
{
    (void)session;
    size_t *count = ud;
    ck_assert_int_eq(line->line, (int)++*count + 1);
    return true;
}

START_TEST(a_replay_may_stop_early)
{
    jac_engine *engine = engine_from(game_ini);
    folder f = whole_game(engine);
    jac_error error;
    size_t lines = 0;
    jac_record *record = jac_record_read(folder_path(&f, "game.jsonl"), &error);
    jac_session *s = NULL;
    jac_replay how = { .moves = 5, .told = count_lines, .ud = &lines };
    ck_assert_int_eq(jac_record_replay(record, engine, &how, &s, &error), JAC_OK);
    ck_assert_uint_eq(jac_session_moves(s), 5);
    ck_assert_int_eq(jac_game_waits(jac_session_game(s)), JAC_WAITS_CHOICE);
    ck_assert_uint_gt(lines, 5);
    jac_session_close(s, NULL);
    jac_record_free(record);
    jac_engine_free(engine);
    folder_remove(&f);
}
END_TEST

/* ---- resuming
 * --------------------------------------------------------------------------------------- */

/* C131: killed after any number of bytes, the game goes on as if it had not been. */
START_TEST(a_game_goes_on_from_any_cut)
{
    jac_engine *engine = engine_from(game_ini);
    folder f = whole_game(engine);
    char *whole = folder_read(&f, "game.jsonl");
    size_t length = strlen(whole), header = (size_t)(strchr(whole, '\n') - whole);
    jac_error error;
    for (size_t cut = header; cut <= length;
         cut += cut < header + 300 || cut + 200 > length ? 7 : 293) {
        messages said = { .used = 0 };
        folder_write(&f, "cut.jsonl", whole, cut);
        jac_session *s =
            jac_session_open(engine, folder_path(&f, "cut.jsonl"), messages_take, &said, &error);
        ck_assert_msg(s != NULL, "after %zu bytes: %s", cut, error_text(&error));
        ck_assert_uint_le(said.count, 1);
        play(s, SIZE_MAX);
        ck_assert_int_eq(jac_session_close(s, &error), JAC_OK);
        char *again = folder_read(&f, "cut.jsonl");
        ck_assert_msg(strcmp(whole, again) == 0, "after %zu bytes", cut);
        free(again);
    }
    free(whole);
    jac_engine_free(engine);
    folder_remove(&f);
}
END_TEST

START_TEST(a_cut_line_is_dropped_with_a_warning)
{
    jac_engine *engine = engine_from(game_ini);
    folder f = whole_game(engine);
    char *whole = folder_read(&f, "game.jsonl"), wanted[400];
    messages said = { .used = 0 };
    jac_error error;
    size_t cut = (size_t)(strchr(whole, '\n') - whole) + 10;
    folder_write(&f, "cut.jsonl", whole, cut);
    ck_assert_str_eq(replay(&f, "cut.jsonl"), "cut.jsonl:2: error: the last line is cut off; run "
                                              "--resume drops it and goes on");
    jac_session *s =
        jac_session_open(engine, folder_path(&f, "cut.jsonl"), messages_take, &said, &error);
    snprintf(wanted, sizeof wanted, "warning: %s:2: error: the last line is cut off and dropped\n",
             folder_path(&f, "cut.jsonl"));
    ck_assert_str_eq(said.text, wanted);
    jac_session_close(s, NULL);
    folder_write(&f, "cut.jsonl", whole, 40);
    ck_assert_str_eq(replay(&f, "cut.jsonl"), "cut.jsonl:1: error: this is not a record; a record "
                                              "begins with {\"jacquerie\":1,...}");
    folder_put(&f, "cut.jsonl", "");
    ck_assert_str_eq(replay(&f, "cut.jsonl"), "cut.jsonl: error: the record is empty");
    free(whole);
    jac_engine_free(engine);
    folder_remove(&f);
}
END_TEST

/* ---- undo
 * --------------------------------------------------------------------------------------------- */

/* C130: taken back, everything is as before: the game, its lines and the file. */
START_TEST(undo_leaves_no_trace)
{
    jac_engine *engine = engine_from(game_ini);
    folder f = folder_make();
    jac_error error;
    jac_session *s = jac_session_new(engine, 687, &error);
    ck_assert_int_eq(jac_session_undo(s, &error), JAC_E_USE);
    ck_assert_str_eq(error_text(&error), "error: there is no choice to take back");
    ck_assert_int_eq(jac_session_record(s, folder_path(&f, "a.jsonl"), &error), JAC_OK);
    uint64_t hash[400];
    size_t lines = 0, moves;
    for (moves = 0; jac_game_waits(jac_session_game(s)) != JAC_WAITS_OVER; moves++) {
        hash[moves] = jac_session_hash(s);
        play(s, moves + 1);
    }
    hash[moves] = jac_session_hash(s);
    char *whole = folder_read(&f, "a.jsonl");
    while (jac_session_line(s, lines)) {
        lines++;
    }
    while (moves > 0) { /* all the way back */
        ck_assert_int_eq(jac_session_undo(s, &error), JAC_OK);
        ck_assert_uint_eq(jac_session_moves(s), --moves);
        ck_assert_uint_eq(jac_session_hash(s), hash[moves]);
    }
    ck_assert_ptr_null(jac_session_line(s, 2)); /* the header and the first draw */
    char *left = folder_read(&f, "a.jsonl");
    ck_assert_uint_eq(strlen(left), (size_t)(strstr(whole, "{\"p\":") - whole));
    play(s, SIZE_MAX); /* and forward again */
    char *again = folder_read(&f, "a.jsonl");
    ck_assert_str_eq(again, whole);
    ck_assert_ptr_null(jac_session_line(s, lines));
    free(left);
    free(again);
    free(whole);
    ck_assert_int_eq(jac_session_close(s, &error), JAC_OK);
    jac_engine_free(engine);
    folder_remove(&f);
}
END_TEST

/* ---- a module that fails
 * --------------------------------------------------------------------------------- */

/* Breaks at the n-th tile that is placed. */
static jac_status break_now(void *ud, jac_engine *engine, jac_game *game, const jac_call *call,
                            int32_t *answer, jac_error *error)
{
    (void)engine;
    (void)game;
    (void)call;
    (void)answer;
    int *left = ud;
    return --*left == 0 ? jac_fail(error, JAC_E_MODULE, "rules/x/init.lua", 7, "it broke") : JAC_OK;
}

START_TEST(a_failed_choice_leaves_the_game_as_it_was)
{
    const jac_base base = { .players = 2, .edition = JAC_C3, .farmers = 1, .sets = 1 };
    jac_ruleset *rules = jac_ruleset_new(&base, NULL, NULL);
    const jac_module module = { .name = jac_symbol(rules, "x"), .version = jac_symbol(rules, "1") };
    const jac_handler handler = { .module = (uint16_t)jac_ruleset_add_module(rules, &module),
                                  .hook = JAC_S_placed,
                                  .ref = 1 };
    jac_error error;
    jac_ruleset_add_handler(rules, &handler);
    ck_assert_int_eq(jac_ruleset_compile(rules, &error), JAC_OK);
    jac_engine *engine = jac_engine_new(rules, &error);
    int left = 10;
    engine->host.call = break_now;
    engine->host.ud = &left;
    jac_session *s = jac_session_new(engine, 3, &error);
    ck_assert_ptr_nonnull(s);
    const jac_choice *list = NULL;
    size_t n = 0;
    jac_status status = JAC_OK;
    uint64_t before = 0;
    size_t moves = 0;
    while (status == JAC_OK) {
        before = jac_session_hash(s);
        moves = jac_session_moves(s);
        ck_assert_int_eq(jac_session_choices(s, &list, &n, &error), JAC_OK);
        status = jac_session_apply(s, list[0], &error);
    }
    ck_assert_int_eq(status, JAC_E_MODULE);
    ck_assert_str_eq(error_text(&error), "rules/x/init.lua:7: error: it broke");
    ck_assert_uint_eq(jac_session_hash(s), before);
    ck_assert_uint_eq(jac_session_moves(s), moves);
    play(s, SIZE_MAX); /* and goes on */
    ck_assert_int_eq(jac_game_waits(jac_session_game(s)), JAC_WAITS_OVER);
    jac_session_close(s, NULL);
    jac_engine_free(engine);
    jac_ruleset_free(rules);
}
END_TEST

START_TEST(what_is_not_legal_is_refused)
{
    jac_engine *engine = engine_from(game_ini);
    jac_error error;
    jac_session *s = jac_session_new(engine, 687, &error);
    uint64_t before = jac_session_hash(s);
    ck_assert_int_eq(jac_session_apply(s, (jac_choice){ .offer = JAC_OFFER_PASS }, &error),
                     JAC_E_CHOICE);
    ck_assert_int_eq(jac_session_apply(s, (jac_choice){ .offer = JAC_CHOICE_CHANCE }, &error),
                     JAC_E_CHOICE);
    ck_assert_str_eq(error.what, "a choice is asked, no chance is open");
    ck_assert_uint_eq(jac_session_hash(s), before);
    ck_assert_ptr_null(jac_session_line(s, 2));
    jac_session_close(s, NULL);
    jac_engine_free(engine);
}
END_TEST

Suite *record_suite(void)
{
    Suite *suite = suite_create("record");
    TCase *tc = tcase_create("record");
    tcase_set_timeout(tc, 30); /* some games are played again from many cuts */
    tcase_add_test(tc, a_record_is_one_line_a_choice_or_outcome);
    tcase_add_test(tc, a_record_that_cannot_be_written_is_an_error);
    tcase_add_test(tc, a_full_disk_loses_nothing);
    tcase_add_test(tc, a_record_replays_to_the_same_end);
    tcase_add_loop_test(tc, a_damaged_record_is_explained, 0, sizeof damages / sizeof damages[0]);
    tcase_add_test(tc, the_last_line_is_compared);
    tcase_add_test(tc, a_record_of_other_rules_is_refused);
    tcase_add_test(tc, a_replay_may_stop_early);
    tcase_add_test(tc, a_game_goes_on_from_any_cut);
    tcase_add_test(tc, a_cut_line_is_dropped_with_a_warning);
    suite_add_tcase(suite, tc);
    tc = tcase_create("session");
    tcase_set_timeout(tc, 30);
    tcase_add_test(tc, undo_leaves_no_trace);
    tcase_add_test(tc, a_failed_choice_leaves_the_game_as_it_was);
    tcase_add_test(tc, what_is_not_legal_is_refused);
    suite_add_tcase(suite, tc);
    return suite;
}
