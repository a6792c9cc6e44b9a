/* Bots: the same luck gives the same choice; greedy is the better player and leaves no trace. */
#include <string.h>

#include "bot_kinds.h"
#include "bots.h"
#include "setup.h"
#include "suites.h"

static jac_ruleset *rules;
static jac_engine *engine;

static void begin(void)
{
    const jac_base base = { .players = 2, .edition = JAC_C3, .farmers = 1, .sets = 1 };
    jac_error error;
    rules = jac_ruleset_new(&base, NULL, NULL);
    ck_assert_int_eq(jac_ruleset_compile(rules, &error), JAC_OK);
    engine = jac_engine_new(rules, &error);
    ck_assert_ptr_nonnull(engine);
}

static void end(void)
{
    jac_engine_free(engine);
    jac_ruleset_free(rules);
}

/* Plays a game of two bots; its hash. */
static uint64_t play(const char *red, const char *blue, uint64_t seed, int points[2])
{
    jac_error error;
    jac_bot *bot[2] = { jac_bot_new(engine, red, seed, 0, &error),
                        jac_bot_new(engine, blue, seed, 1, &error) };
    jac_game *game = jac_game_new(engine, seed, &error);
    ck_assert(bot[0] && bot[1] && game);
    for (uint64_t n = 0; jac_game_waits(game) != JAC_WAITS_OVER; n++) {
        jac_choice choice;
        jac_bot *now = bot[jac_game_to_act(game)];
        now->number = n;
        ck_assert_int_eq(now->choose(now, engine, game, &choice, &error), JAC_OK);
        ck_assert_msg(jac_apply(engine, game, choice, &error) == JAC_OK, "%s", error.what);
    }
    uint64_t hash = jac_game_hash(engine, game);
    for (int p = 0; p < 2 && points; p++)
        points[p] = jac_game_points(engine, game, p);
    jac_game_free(engine, game);
    jac_bot_free(engine, bot[0]);
    jac_bot_free(engine, bot[1]);
    return hash;
}

START_TEST(each_name_that_an_ini_may_give_has_its_bot)
{
    jac_error error;
    for (size_t i = 0; jac_bot_kinds[i].name; i++) {
        if (!jac_bot_kinds[i].bare)
            continue;
        jac_bot *bot = jac_bot_new(engine, jac_bot_kinds[i].name, 1, 0, &error);
        ck_assert_msg(bot != NULL, "%s: %s", jac_bot_kinds[i].name, error.what);
        jac_bot_free(engine, bot);
    }
    ck_assert_ptr_null(jac_bot_new(engine, "mcst", 1, 0, &error));
    ck_assert_int_eq(error.status, JAC_E_USE);
    ck_assert_str_eq(error.what, "there is no bot \"mcst\"");
    ck_assert_ptr_null(jac_bot_new(engine, "greedy:3", 1, 0, &error));
    ck_assert_str_eq(error.what, "the bot greedy takes nothing after a colon");
    ck_assert_ptr_null(jac_bot_new(engine, "gree", 1, 0, &error));
    ck_assert_ptr_null(jac_bot_new(engine, "", 1, 0, &error));
}
END_TEST

START_TEST(one_seed_is_one_game)
{
    static const char *const names[] = { "random", "greedy" };
    for (int i = 0; i < 2; i++) {
        uint64_t hash = play(names[i], names[i], 7, NULL);
        ck_assert_msg(hash == play(names[i], names[i], 7, NULL), "%s", names[i]);
        ck_assert_msg(hash != play(names[i], names[i], 8, NULL), "%s", names[i]);
    }
}
END_TEST

START_TEST(greedy_beats_random)
{
    int wins = 0;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        int points[2];
        play(seed & 1 ? "greedy" : "random", seed & 1 ? "random" : "greedy", seed, points);
        wins += seed & 1 ? points[0] > points[1] : points[1] > points[0];
    }
    ck_assert_int_ge(wins, 19);
}
END_TEST

static void count_events(void *ud, jac_engine *e, const jac_game *game, const jac_seen *seen)
{
    (void)e;
    (void)game;
    (void)seen;
    ++*(int *)ud;
}

START_TEST(looking_ahead_leaves_no_trace)
{
    jac_error error;
    jac_choice choice, again;
    int events = 0;
    jac_game *game = jac_game_new(engine, 3, &error);
    jac_bot *bot = jac_bot_new(engine, "greedy", 3, 0, &error);
    uint64_t before = jac_game_hash(engine, game);
    jac_engine_watch(engine, count_events, &events);
    ck_assert_int_eq(bot->choose(bot, engine, game, &choice, &error), JAC_OK);
    ck_assert_int_eq(bot->choose(bot, engine, game, &again, &error), JAC_OK);
    ck_assert_mem_eq(&choice, &again, sizeof choice);
    ck_assert_int_eq(events, 0);
    ck_assert(jac_game_hash(engine, game) == before);
    jac_apply(engine, game, choice, &error);
    ck_assert_int_gt(events, 0);
    jac_bot_free(engine, bot);
    jac_game_free(engine, game);
}
END_TEST

START_TEST(draws_are_even)
{
    int count[7] = { 0 };
    jac_bot *bot = jac_bot_new(engine, "random", 11, 0, NULL);
    for (uint64_t n = 0; n < 7000; n++) {
        bot->number = n;
        count[jac_bot_draw(bot, 0, 7)]++;
    }
    for (int i = 0; i < 7; i++) {
        ck_assert_int_gt(count[i], 850);
        ck_assert_int_lt(count[i], 1150);
    }
    jac_bot_free(engine, bot);
}
END_TEST

Suite *bots_suite(void)
{
    Suite *suite = suite_create("bots");
    TCase *tcase = tcase_create("base game");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, each_name_that_an_ini_may_give_has_its_bot);
    tcase_add_test(tcase, one_seed_is_one_game);
    tcase_add_test(tcase, greedy_beats_random);
    tcase_add_test(tcase, looking_ahead_leaves_no_trace);
    tcase_add_test(tcase, draws_are_even);
    suite_add_tcase(suite, tcase);
    return suite;
}
