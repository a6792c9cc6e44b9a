/* What a choice does as data: counters, points, cells of each scope, and the way home; and a step
 * that a station's handler names. */
#include <string.h>

#include "suites.h"
#include "test_lua_kit.h"

#define HEAD "return { api = 1, name = 'mod', title = 'Mod', version = '1', license = 'MIT', "

/* Plays by the first choice each time until the offer stands in the list; takes its first choice.
 */
static jac_choice take_offer(lua_kit *k, const char *offer)
{
    const jac_choice *list;
    size_t count;
    int id = jac_find_offer(k->rules, offer);
    ck_assert_int_ge(id, 0);
    ck_assert_int_eq(jac_game_start(k->engine, k->game, 7, &k->error), JAC_OK);
    while (jac_game_waits(k->game) != JAC_WAITS_OVER) {
        ck_assert_int_eq(jac_choices(k->engine, k->game, &list, &count, &k->error), JAC_OK);
        for (size_t i = 0; i < count; i++)
            if (list[i].offer == id) {
                const jac_choice choice = list[i];
                ck_assert_int_eq(jac_apply(k->engine, k->game, choice, &k->error), JAC_OK);
                return choice;
            }
        ck_assert_int_eq(jac_apply(k->engine, k->game, list[0], &k->error), JAC_OK);
    }
    ck_abort_msg("%s was never offered", offer);
}

static int32_t cell(const lua_kit *k, const char *name, uint32_t item)
{
    int id = jac_find_cell(k->rules, name);
    ck_assert_int_ge(id, 0);
    return jac_cell_get(k->rules, k->game, (uint32_t)id, item, 0);
}

START_TEST(a_choice_does_what_its_data_says)
{
    lua_kit k;
    lua_kit_load(
        &k, NULL, "mod",
        HEAD
        "options = { price = { type = 'integer', default = 3, help = 'points' } },\n"
        "stats = { paid = 'times paid' }, declares = { reasons = { 'gift' } },\n"
        "state = { all = cell.game(0), mine = cell.per_player(false), here = cell.per_tile(0),\n"
        "  spot = cell.per_segment(0, { merge = 'sum' }) },\n"
        "pick = { tile = { tiles = 'new' }, spot = { features = 'new' } },\n"
        "offers = { action = { a = { each = { 'tile', 'spot' }, take = { tally = 'paid',\n"
        "  score = function() return -opt.price end, reason = 'gift',\n"
        "  set = { all = 5, mine = true, here = 2, spot = 7 } } } } } }",
        NULL);
    const jac_choice choice = take_offer(&k, "mod.a");
    ck_assert_int_eq(jac_game_points(k.engine, k.game, 0),
                     -3); /* the first turn is the first player's */
    ck_assert_int_eq(jac_game_points(k.engine, k.game, 1), 0);
    ck_assert_int_eq(jac_game_stat(k.engine, k.game, 0), 1);
    ck_assert_int_eq(cell(&k, "mod.all", 0), 5);
    ck_assert_int_eq(cell(&k, "mod.mine", 0), 1);
    ck_assert_int_eq(cell(&k, "mod.mine", 1), 0);
    ck_assert_int_eq(cell(&k, "mod.here", (uint32_t)choice.arg[0]), 2);
    ck_assert_int_eq(cell(&k, "mod.here", 0), 0); /* the start tile's */
    ck_assert_int_eq(cell(&k, "mod.spot", (uint32_t)choice.arg[1]), 7);
    lua_kit_close(&k);
}
END_TEST

/* The figure is the prompt's argument: a choice carries the prompt's first, then its own. */
START_TEST(a_choice_is_about_what_its_prompt_asks_of)
{
    lua_kit k;
    lua_kit_load(&k, NULL, "mod",
                 HEAD "declares = { causes = { 'left' } },\n"
                      "prompts = { go = { args = { 'figure' } } },\n"
                      "offers = { go = { a = { take = { home = 'left' } } } },\n"
                      "on = { meeple_placed = { ask = 'go' } } }",
                 NULL);
    take_offer(&k, "mod.a");
    ck_assert_int_eq(jac_supply(k.rules, k.game, 0, 0), 7); /* it went and came back */
    lua_kit_close(&k);
}
END_TEST

/* 1,000,000,000 three times is more than a counter or a score can hold: the choice fails as a
 * whole, in the module's name. */
START_TEST(what_data_can_not_do_is_the_modules_error)
{
    lua_kit k;
    char text[800];
    const jac_choice *list;
    size_t count;
    lua_kit_load(&k, NULL, "mod",
                 HEAD
                 "stats = { n = 'n' },\n"
                 "on = { action = function(game) game:tally('n', 2147483647 - (game.turn.number"
                 " > 1 and 2147483647 or 0)) end },\n"
                 "offers = { action = { a = { take = { tally = 'n' } } } } }",
                 NULL);
    ck_assert_int_eq(jac_game_start(k.engine, k.game, 7, &k.error), JAC_OK);
    ck_assert_int_eq(jac_choices(k.engine, k.game, &list, &count, &k.error), JAC_OK);
    ck_assert_int_eq(jac_apply(k.engine, k.game, list[0], &k.error), JAC_OK); /* lays the tile */
    int id = jac_find_offer(k.rules, "mod.a");
    const jac_choice choice = { .offer = (uint16_t)id };
    ck_assert_int_eq(jac_apply(k.engine, k.game, choice, &k.error), JAC_E_MODULE);
    jac_error_text(&k.error, text, sizeof text);
    ck_assert_msg(strstr(text, "mod.n would be 2147483648"), "%s", text);
    ck_assert_str_eq(k.error.module, "mod");
    lua_kit_close(&k);
}
END_TEST

START_TEST(a_station_pushes_the_step_that_it_names)
{
    lua_kit k;
    lua_kit_load(&k, NULL, "mod",
                 HEAD "stats = { steps = 'steps' },\n"
                      "steps = { count = function(game, a, b) if a == nil and b == nil then "
                      "game:tally('steps') end end },\n"
                      "on = { drawn = { push = 'count' } } }",
                 NULL);
    ck_assert_int_eq(lua_kit_play(&k, 7), JAC_OK);
    ck_assert_int_eq(jac_game_stat(k.engine, k.game, 0), 71); /* 72 tiles, one lies there */
    lua_kit_close(&k);
}
END_TEST

Suite *lua_effect_suite(void)
{
    Suite *suite = suite_create("lua_effect");
    TCase *tcase = tcase_create("data");
    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, a_choice_does_what_its_data_says);
    tcase_add_test(tcase, a_choice_is_about_what_its_prompt_asks_of);
    tcase_add_test(tcase, what_data_can_not_do_is_the_modules_error);
    tcase_add_test(tcase, a_station_pushes_the_step_that_it_names);
    suite_add_tcase(suite, tcase);
    return suite;
}
