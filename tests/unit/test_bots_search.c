/* The bot that searches: strong, the same from the same seed, within what its seat knows, and at
 * ease in games of any size. */
#include <stdlib.h>
#include <string.h>

#include "bot_kinds.h"
#include "bots.h"
#include "parts.h"
#include "setup.h"
#include "suites.h"
#include "test_lua_kit.h"

#if defined(__SANITIZE_ADDRESS__)
enum { GAMES = 2, ITERATIONS = 100 }; /* sanitizers make it ten times as slow */
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
enum { GAMES = 2, ITERATIONS = 100 };
#else
enum { GAMES = 10, ITERATIONS = 500 };
#endif
#else
enum { GAMES = 10, ITERATIONS = 500 };
#endif

/* An engine of an INI with these keys: "section", "key", "value"..., NULL. */
static jac_engine *engine_of(const char *const *key)
{
    jac_error error;
    jac_settings *settings = jac_settings_new(".", "test");
    ck_assert_ptr_nonnull(settings);
    for (; *key; key += 3)
        jac_settings_add(settings, key[0], key[1], key[2], NULL, 0);
    jac_engine *engine = jac_load_settings(settings, NULL, NULL, &error);
    ck_assert_msg(engine != NULL, "%s", error.what);
    jac_settings_free(settings);
    return engine;
}

static const char *const base_game[] = { "game", "players", "Red, Blue", NULL };
static const char *const revolts[] = { "game", "players", "Red, Blue", "rules", "peasant_revolts",
                                       "on",   NULL };

static jac_bot *bot_of(jac_engine *engine, const char *text, uint64_t seed, int seat)
{
    jac_error error;
    jac_bot *bot = jac_bot_new(engine, text, seed, seat, &error);
    ck_assert_msg(bot != NULL, "%s: %s", text, error.what);
    return bot;
}

static const char *search_of(int iterations)
{
    static char text[32];
    snprintf(text, sizeof text, "mcts:%d", iterations);
    return text;
}

/* Lets the bot choose, and sees that it leaves the game as it is. */
static jac_choice ask(jac_bot *bot, jac_engine *engine, const jac_game *game, uint64_t number)
{
    jac_error error;
    jac_choice choice;
    size_t used = jac_game_used(engine, game);
    void *before = malloc(used);
    memcpy(before, game, used);
    bot->number = number;
    ck_assert_msg(bot->choose(bot, engine, game, &choice, &error) == JAC_OK, "%s", error.what);
    ck_assert_uint_eq(jac_game_used(engine, game), used);
    ck_assert_mem_eq(before, game, used);
    free(before);
    return choice;
}

/* Plays to the end, or up to so many choices; the hash. */
static uint64_t play(jac_engine *engine, jac_bot *const *bot, uint64_t seed, uint64_t most,
                     int points[JAC_PLAYERS_MAX])
{
    jac_error error;
    jac_game *game = jac_game_new(engine, seed, &error);
    for (uint64_t n = 0; jac_game_waits(game) != JAC_WAITS_OVER && n < most; n++) {
        jac_choice choice = ask(bot[jac_game_to_act(game)], engine, game, n);
        ck_assert_msg(jac_apply(engine, game, choice, &error) == JAC_OK, "%s", error.what);
    }
    for (int p = 0; points && p < jac_game_players(engine); p++)
        points[p] = jac_game_points(engine, game, p);
    uint64_t hash = jac_game_hash(engine, game);
    jac_game_free(engine, game);
    return hash;
}

/* ---- how it is asked for -------------------------------------------------------------------- */

START_TEST(budgets_are_iterations_or_a_time)
{
    static const struct {
        const char *text;
        uint32_t iterations, milliseconds;
    } good[] = { { NULL, 1000, 0 },         { "1", 1, 0 },   { "5000", 5000, 0 },
                 { "1000000", 1000000, 0 }, { "1ms", 0, 1 }, { "600000ms", 0, 600000 } };
    static const char *const bad[] = { "",   "0",    "abc", "1000001",  "99999999999999999999",
                                       "ms", "0ms",  "-5",  "600001ms", "5s",
                                       " 5", "5 ms", "1e3" };
    jac_error error;
    jac_budget budget;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        ck_assert_int_eq(jac_budget_read(good[i].text, &budget, &error), JAC_OK);
        ck_assert_uint_eq(budget.iterations, good[i].iterations);
        ck_assert_uint_eq(budget.milliseconds, good[i].milliseconds);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char text[64];
        snprintf(text, sizeof text, "mcts:%s", bad[i]);
        ck_assert_ptr_null(jac_bot_kind_of(text, NULL, &error));
        ck_assert_int_eq(error.status, JAC_E_USE);
        snprintf(text, sizeof text, "\"%s\" is no budget for mcts", bad[i]);
        ck_assert_str_eq(error.what, text);
        ck_assert_str_eq(error.hint, "write how many iterations, 1 to 1000000, or a time, 1ms to "
                                     "600000ms: mcts:5000, mcts:200ms");
    }
}
END_TEST

/* ---- how it plays --------------------------------------------------------------------------- */

static void beats_greedy(const char *const *rules)
{
    jac_engine *engine = engine_of(rules);
    int wins = 0;
    /* it wins nine of ten: not to win half of these would be a mishap in ten thousand */
    for (int g = 0; g < GAMES && wins * 2 < GAMES; g++) {
        const uint64_t seed = 1 + (uint64_t)g / 2;
        const int seat = g % 2;
        int points[JAC_PLAYERS_MAX];
        jac_bot *bot[2];
        bot[seat] = bot_of(engine, search_of(ITERATIONS), seed, seat);
        bot[!seat] = bot_of(engine, "greedy", seed, !seat);
        play(engine, bot, seed, UINT64_MAX, points);
        wins += points[seat] > points[!seat];
        jac_bot_free(engine, bot[0]);
        jac_bot_free(engine, bot[1]);
    }
    ck_assert_msg(wins * 2 >= GAMES, "%d wins of %d", wins, GAMES);
    jac_engine_free(engine);
}

START_TEST(it_beats_greedy) { beats_greedy(base_game); }
END_TEST

START_TEST(it_beats_greedy_in_revolts) { beats_greedy(revolts); }
END_TEST

START_TEST(one_seed_is_one_game)
{
    static const char *const *const rules[] = { base_game, revolts };
    for (int i = 0; i < 2; i++) {
        uint64_t hash[3];
        jac_engine *engine = engine_of(rules[i]);
        for (int k = 0; k < 3; k++) {
            jac_bot *bot[2] = { bot_of(engine, "mcts:40", k < 2 ? 7 : 8, 0),
                                bot_of(engine, "mcts:40", k < 2 ? 7 : 8, 1) };
            hash[k] = play(engine, bot, 7, UINT64_MAX, NULL);
            jac_bot_free(engine, bot[0]);
            jac_bot_free(engine, bot[1]);
        }
        ck_assert(hash[0] == hash[1]);
        ck_assert(hash[0] != hash[2]);
        jac_engine_free(engine);
    }
}
END_TEST

/* A resumed game: a bot that hasn't seen what went before answers as the one that has. */
START_TEST(it_answers_the_same_after_a_break)
{
    jac_error error;
    jac_engine *engine = engine_of(revolts);
    jac_game *game = jac_game_new(engine, 3, &error);
    jac_bot *old = bot_of(engine, "mcts:60", 5, 0);
    for (uint64_t n = 0; jac_game_waits(game) != JAC_WAITS_OVER; n++) {
        jac_choice choice = ask(old, engine, game, n);
        if (n % 5 == 0) {
            jac_bot *fresh = bot_of(engine, "mcts:60", 5, 0);
            jac_choice again = ask(fresh, engine, game, n);
            ck_assert_mem_eq(&choice, &again, sizeof choice);
            again = ask(fresh, engine, game, n);
            ck_assert_mem_eq(&choice, &again, sizeof choice);
            jac_bot_free(engine, fresh);
        }
        ck_assert_int_eq(jac_apply(engine, game, choice, &error), JAC_OK);
    }
    jac_bot_free(engine, old);
    jac_game_free(engine, game);
    jac_engine_free(engine);
}
END_TEST

/* Which revolt tiles were laid aside and what the bag would give next makes no difference. */
START_TEST(it_uses_nothing_hidden)
{
    static const char *const names[] = { "greedy", "mcts:200" };
    jac_error error;
    jac_engine *engine = engine_of(revolts);
    const jac_ruleset *rules = jac_engine_rules(engine);
    jac_game *game = jac_game_new(engine, 3, &error);
    jac_game *other = jac_game_clone(engine, game);
    ck_assert_uint_ge(game->kept_count, 1);
    jac_kept *kept = jac_w_kept(rules, other);
    uint16_t mine = kept[0].type, another = 0;
    int32_t value;
    while (another == mine || !jac_bag(rules, other)[another] ||
           !jac_type_mark(&rules->type.at[another], kept[0].mark, &value))
        another++;
    jac_w_bag(rules, other)[mine]++;
    jac_w_bag(rules, other)[another]--;
    kept[0].type = another;
    jac_streams_seed(rules, other, 99);
    for (int i = 0; i < 2; i++) {
        jac_bot *bot = bot_of(engine, names[i], 1, 0);
        jac_choice one = ask(bot, engine, game, 0), two = ask(bot, engine, other, 0);
        ck_assert_mem_eq(&one, &two, sizeof one);
        jac_bot_free(engine, bot);
    }
    jac_game_free(engine, game);
    jac_game_free(engine, other);
    jac_engine_free(engine);
}
END_TEST

static void count_events(void *ud, jac_engine *e, const jac_game *game, const jac_seen *seen)
{
    (void)e;
    (void)game;
    (void)seen;
    ++*(int *)ud;
}

START_TEST(its_games_are_not_watched)
{
    jac_error error;
    int events = 0;
    jac_engine *engine = engine_of(base_game);
    jac_game *game = jac_game_new(engine, 3, &error);
    jac_bot *bot = bot_of(engine, "mcts:50", 3, 0);
    jac_engine_watch(engine, count_events, &events);
    jac_choice choice = ask(bot, engine, game, 0);
    ck_assert_int_eq(events, 0);
    jac_apply(engine, game, choice, &error);
    ck_assert_int_gt(events, 0);
    jac_bot_free(engine, bot);
    jac_game_free(engine, game);
    jac_engine_free(engine);
}
END_TEST

/* A kept tree is one of this game or none: whole games by the clock, and two games by one bot. */
START_TEST(a_time_is_kept_to)
{
    jac_engine *engine = engine_of(base_game);
    jac_bot *bot[2] = { bot_of(engine, "mcts:2ms", 1, 0), bot_of(engine, "mcts:1ms", 1, 1) };
    for (uint64_t seed = 1; seed <= 2; seed++)
        play(engine, bot, seed, UINT64_MAX, NULL);
    jac_bot_free(engine, bot[0]);
    jac_bot_free(engine, bot[1]);
    jac_engine_free(engine);
}
END_TEST

/* ---- games of any size ---------------------------------------------------------------------- */

static void plays(const char *const *rules, const char *text, uint64_t most)
{
    jac_bot *bot[JAC_PLAYERS_MAX];
    jac_engine *engine = engine_of(rules);
    for (int p = 0; p < jac_game_players(engine); p++)
        bot[p] = bot_of(engine, text, 4, p);
    play(engine, bot, 4, most, NULL);
    for (int p = 0; p < jac_game_players(engine); p++)
        jac_bot_free(engine, bot[p]);
    jac_engine_free(engine);
}

START_TEST(it_plays_alone_and_with_eight)
{
    static const char *const one[] = { "game", "players", "Red", NULL };
    static const char *const eight[] = { "game", "players", "a, b, c, d, e, f, g, h", NULL };
    plays(one, "mcts:20", UINT64_MAX);
    plays(eight, "mcts:20", UINT64_MAX);
}
END_TEST

/* Alone there is nobody to be ahead of: points are what counts. */
START_TEST(alone_it_wants_points)
{
    static const char *const one[] = { "game", "players", "Red", NULL };
    jac_engine *engine = engine_of(one);
    int points[2][JAC_PLAYERS_MAX];
    for (int i = 0; i < 2; i++) {
        jac_bot *bot = bot_of(engine, i ? "mcts:50" : "random", 2, 0);
        play(engine, &bot, 2, UINT64_MAX, points[i]);
        jac_bot_free(engine, bot);
    }
    ck_assert_int_gt(points[1][0], 2 * points[0][0]);
    jac_engine_free(engine);
}
END_TEST

START_TEST(it_plays_on_a_huge_board)
{
    static const char *const huge[] = {
        "game", "players", "Red, Blue", "game", "sets", "20", NULL
    };
    jac_error error;
    jac_engine *engine = engine_of(huge);
    jac_game *game = jac_game_new(engine, 1, &error);
    jac_bot *random = bot_of(engine, "random", 1, 0), *mcts = bot_of(engine, "mcts:3", 1, 0);
    for (uint64_t n = 0; jac_game_waits(game) != JAC_WAITS_OVER; n++) {
        jac_choice choice = ask(n % 200 == 0 ? mcts : random, engine, game, n);
        ck_assert_int_eq(jac_apply(engine, game, choice, &error), JAC_OK);
    }
    jac_bot_free(engine, random);
    jac_bot_free(engine, mcts);
    jac_game_free(engine, game);
    jac_engine_free(engine);
}
END_TEST

START_TEST(the_last_tile_and_the_end)
{
    jac_error error;
    jac_choice choice;
    jac_engine *engine = engine_of(base_game);
    jac_game *game = jac_game_new(engine, 1, &error);
    jac_bot *bot = bot_of(engine, "mcts:30", 1, 0);
    for (uint32_t t = 0; t < jac_engine_rules(engine)->type.count; t++)
        while (jac_bag_take(engine, game, t))
            continue;
    ck_assert_int_eq(jac_game_tiles_left(game), 0);
    for (uint64_t n = 0; jac_game_waits(game) != JAC_WAITS_OVER; n++) {
        choice = ask(bot, engine, game, n);
        ck_assert_int_eq(jac_apply(engine, game, choice, &error), JAC_OK);
    }
    ck_assert_int_eq(bot->choose(bot, engine, game, &choice, &error), JAC_E_USE);
    jac_bot_free(engine, bot);
    jac_game_free(engine, game);
    jac_engine_free(engine);
}
END_TEST

/* A module that fails or runs into its limits only in what the bot imagines: its error, and the bot
 * can be asked again. */
START_TEST(a_modules_failure_is_told)
{
    static const struct {
        const char *text, *said;
    } modules[] = {
        { "return { api = 1, name = 'mod', on = { meeple_placed = function(game)\n"
          "if game.turn.number > 4 then error('too late') end end } }",
          "too late" },
        { "return { api = 1, name = 'mod', on = { meeple_placed = function(game)\n"
          "while game.turn.number > 4 do end end } }",
          "instruction limit" },
    };
    for (size_t i = 0; i < sizeof modules / sizeof *modules; i++) {
        lua_kit k;
        jac_error error = { .status = JAC_OK };
        jac_choice choice;
        jac_status status = JAC_OK;
        lua_kit_load(&k, NULL, "mod", modules[i].text, NULL);
        jac_game *game = jac_game_new(k.engine, 1, &error);
        ck_assert_ptr_nonnull(game);
        jac_bot *bot = bot_of(k.engine, "mcts:200", 1, 0);
        for (uint64_t n = 0; status == JAC_OK && n < 12; n++) {
            bot->number = n;
            status = bot->choose(bot, k.engine, game, &choice, &error);
            if (status == JAC_OK)
                status = jac_apply(k.engine, game, choice, &error);
        }
        ck_assert_int_eq(status, JAC_E_MODULE);
        ck_assert_int_le(jac_game_turn(game), 4); /* the real game hasn't come so far */
        ck_assert_msg(strstr(error.what, modules[i].said) != NULL, "%s", error.what);
        ck_assert_str_eq(error.module, "mod");
        ck_assert_int_eq(error.line, 2);
        ck_assert_int_eq(bot->choose(bot, k.engine, game, &choice, &error), JAC_E_MODULE);
        jac_game_start(k.engine, game, 2, &error);
        jac_bot_free(k.engine, bot);
        jac_game_free(k.engine, game);
        lua_kit_close(&k);
    }
}
END_TEST

Suite *bots_search_suite(void)
{
    Suite *suite = suite_create("bots_search");
    TCase *tcase = tcase_create("mcts");
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, budgets_are_iterations_or_a_time);
    tcase_add_test(tcase, it_beats_greedy);
    tcase_add_test(tcase, it_beats_greedy_in_revolts);
    tcase_add_test(tcase, one_seed_is_one_game);
    tcase_add_test(tcase, it_answers_the_same_after_a_break);
    tcase_add_test(tcase, it_uses_nothing_hidden);
    tcase_add_test(tcase, its_games_are_not_watched);
    tcase_add_test(tcase, a_time_is_kept_to);
    tcase_add_test(tcase, it_plays_alone_and_with_eight);
    tcase_add_test(tcase, alone_it_wants_points);
    tcase_add_test(tcase, it_plays_on_a_huge_board);
    tcase_add_test(tcase, the_last_tile_and_the_end);
    tcase_add_test(tcase, a_modules_failure_is_told);
    suite_add_tcase(suite, tcase);
    return suite;
}
