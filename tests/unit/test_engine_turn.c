/* The turn: its stations in order, parts, other sources of a tile; cells of modules. DESIGN 3, 4;
 * cases C028, C032, C050. */
#include <string.h>

#include "suites.h"
#include "test_engine_kit.h"

static jac_status tell(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)answer;
    kit_log(k, "%s", jac_text(k->rules, k->rules->hook.at[call->id].name));
    if (call->id == JAC_S_source)
        kit_log(k, "%d.%d", g->turn.number, g->turn.part);
    return JAC_OK;
}

static void tell_stations(kit *k)
{
    for (int s = JAC_S_setup; s <= JAC_S_ended; s++)
        kit_on(k, jac_text(k->rules, k->rules->hook.at[s].name), tell, NULL, 0);
}

START_TEST(stations_come_in_their_order)
{
    const jac_base base = {
        .players = 2, .edition = JAC_C3, .farmers = 1, .sets = 1, .confirm = 1
    };
    kit k;
    kit_open(&k, &base);
    tell_stations(&k);
    kit_go(&k);
    kit_draw(&k, "BA/L");
    ck_assert_str_eq(k.log, "setup start source 1.1 draw drawn fit place");
    kit_log_clear(&k);
    kit_place(&k, 0, 1, 0);
    ck_assert_str_eq(k.log, "placed action");
    kit_log_clear(&k);
    kit_put(&k, "monastery");
    ck_assert_str_eq(k.log, "second moved confirm");
    kit_log_clear(&k);
    kit_last(&k, "BA/RFr");
    kit_choose(&k, (jac_choice){ .offer = JAC_OFFER_CONFIRM });
    ck_assert_str_eq(k.log, "scoring scored extra part_end turn_end start source 2.1 draw");
    kit_draw(&k, "BA/RFr");
    kit_place(&k, 1, 0, 0);
    kit_pass(&k);
    kit_log_clear(&k);
    kit_choose(&k, (jac_choice){ .offer = JAC_OFFER_CONFIRM });
    ck_assert_str_eq(k.log, "scoring scored extra part_end turn_end last_tiles before_final final "
                            "ended");
    kit_close(&k);
}
END_TEST

/* C028: a second part, no third; C032: what belongs to a part is fresh in the second. */
static jac_status another_part(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    if (g->turn.part == 1 && g->turn.number == 1)
        jac_part_again(k->engine, g);
    return JAC_OK;
}

START_TEST(a_second_part_is_like_the_first)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "placed", another_part, NULL, 0);
    kit_on(&k, "source", tell, NULL, 0);
    kit_go(&k);
    kit_draw(&k, "BA/L");
    kit_place(&k, 0, 1, 0);
    kit_put(&k, "monastery");
    ck_assert_int_eq(jac_game_active(k.game), 0);
    ck_assert_int_eq(k.game->turn.part, 2);
    ck_assert_int_eq(k.game->turn.number, 1);
    ck_assert_int_eq(k.game->turn.placed, 0);
    ck_assert_int_eq(k.game->turn.action, 0);
    ck_assert_int_eq(k.game->turn.more, 0);
    ck_assert_uint_eq(k.game->turn.tile, JAC_NONE);
    kit_draw(&k, "BA/L");
    kit_place(&k, 0, 2, 0);
    kit_put(&k, "monastery");
    ck_assert_int_eq(jac_game_active(k.game), 1);
    ck_assert_int_eq(k.game->turn.part, 1);
    ck_assert_int_eq(k.game->turn.number, 2);
    kit_close(&k);
}
END_TEST

/* C050: a tile given at source passes over draw and drawn. */
static jac_status give(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    if (g->turn.number == 2)
        return jac_source_give(k->engine, g, (uint32_t)k->note[0]);
    return JAC_OK;
}

START_TEST(a_given_tile_is_not_drawn)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "source", give, NULL, 0);
    tell_stations(&k);
    kit_go(&k);
    k.note[0] = jac_find_type(k.rules, "BA/C");
    kit_play(&k, "BA/L 0,1,0 -");
    const int left = jac_game_tiles_left(k.game);
    ck_assert_str_eq(kit_waits(&k), "place");
    ck_assert_ptr_nonnull(strstr(k.log, "start source 2.1 fit place"));
    ck_assert_int_eq(k.game->turn.type, k.note[0]);
    ck_assert_int_eq(k.game->turn.source, JAC_SOURCE_OTHER);
    kit_place(&k, 0, -1, 180);
    kit_put(&k, "city");
    ck_assert_int_eq(k.game->points[1], 4);
    ck_assert_int_eq(jac_game_tiles_left(k.game), left);
    ck_assert_str_eq(kit_waits(&k), "chance");
    ck_assert_int_eq(jac_source_give(k.engine, k.game, 0), JAC_OK);
    ck_assert_int_eq(jac_source_give(k.engine, k.game, 0), JAC_E_USE); /* a tile is in hand */
    kit_close(&k);
}
END_TEST

/* With its place it passes over fit and place too. */
static jac_status give_placed(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    return g->turn.number == 2
               ? jac_source_place(k->engine, g, (uint32_t)k->note[0], jac_cell_pack(0, -1), 2)
               : JAC_OK;
}

START_TEST(a_given_tile_may_be_placed_at_once)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "source", give_placed, NULL, 0);
    tell_stations(&k);
    kit_go(&k);
    k.note[0] = jac_find_type(k.rules, "BA/C");
    ck_assert_int_eq(jac_source_place(k.engine, k.game, 9999, jac_cell_pack(0, -1), 2), JAC_E_USE);
    ck_assert_int_eq(
        jac_source_place(k.engine, k.game, (uint32_t)k.note[0], jac_cell_pack(0, -1), 0),
        JAC_E_USE); /* it does not fit so */
    kit_play(&k, "BA/L 0,1,0 -");
    ck_assert_str_eq(kit_waits(&k), "action");
    ck_assert_ptr_nonnull(strstr(k.log, "start source 2.1 placed action"));
    ck_assert_int_eq(k.game->turn.source, JAC_SOURCE_OTHER);
    kit_put(&k, "city");
    ck_assert_int_eq(k.game->points[1], 4);
    kit_close(&k);
}
END_TEST

/* The bag is empty: a tile that is given then has a turn, and the station comes again. */
static jac_status give_last(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    kit_log(k, "last:%d", g->turn.player);
    if (k->note[1]++)
        return JAC_OK;
    ck_assert_int_eq(jac_turn_to(k->engine, g, 9), JAC_E_USE);
    ck_assert_int_eq(jac_turn_to(k->engine, g, 1), JAC_OK);
    return jac_source_place(k->engine, g, (uint32_t)k->note[0], jac_cell_pack(0, -1), 2);
}

START_TEST(a_tile_given_after_the_last_has_a_turn)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "last_tiles", give_last, NULL, 0);
    kit_on(&k, "final", tell, NULL, 0);
    kit_go(&k);
    k.note[0] = jac_find_type(k.rules, "BA/C");
    kit_play(&k, "!BA/L 0,1,0 monastery");
    ck_assert_str_eq(kit_waits(&k), "action");
    ck_assert_int_eq(jac_game_active(k.game), 1);
    ck_assert_int_eq(k.game->turn.number, 2);
    ck_assert_int_eq(k.game->turn.part, 1);
    ck_assert_int_eq(jac_turn_to(k.engine, k.game, 0), JAC_E_USE); /* a tile is being played */
    kit_put(&k, "city");
    ck_assert_int_eq(k.game->points[1], 4);
    ck_assert_str_eq(kit_waits(&k), "over");
    ck_assert_str_eq(k.log, "last:0 last:1 final");
    kit_close(&k);
}
END_TEST

/* What a handler at drawn does comes before fit; a discarded tile was drawn too (REVOLT-R23). */
START_TEST(drawn_comes_again_after_a_discard)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "drawn", tell, NULL, 0);
    kit_on(&k, "tile_discarded", tell, NULL, 0);
    kit_go(&k);
    kit_play(&k, "BA/C 0,-1,180 -");
    kit_log_clear(&k);
    kit_draw(&k, "BA/Cccc+");
    kit_draw(&k, "BA/L");
    ck_assert_str_eq(k.log, "drawn tile_discarded drawn");
    kit_close(&k);
}
END_TEST

/* A tile put away at drawn is followed by another, and may come back into the bag. */
static jac_status put_away(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    if (g->turn.type != k->note[0])
        return JAC_OK;
    return jac_put_away(k->engine, g, JAC_ZONE_ASIDE);
}

START_TEST(what_is_put_away_comes_back_into_the_bag)
{
    kit k;
    kit_open(&k, NULL);
    const int marked = kit_tile(&k, "TE/M", "BA/L", 2, "marked");
    const uint16_t mark = kit_symbol(&k, "marked");
    kit_on(&k, "drawn", put_away, NULL, 0);
    kit_go(&k);
    k.note[0] = marked;
    const int all = jac_game_tiles_left(k.game);
    kit_draw(&k, "TE/M");
    ck_assert_str_eq(kit_waits(&k), "chance"); /* the next draw */
    ck_assert_int_eq(jac_game_tiles_left(k.game), all - 1);
    kit_draw(&k, "BA/C");
    ck_assert_str_eq(kit_waits(&k), "place");
    ck_assert_int_eq(jac_put_away(k.engine, k.game, JAC_ZONE_ASIDE), JAC_E_USE); /* too late */
    jac_kept_add(k.engine, k.game, (uint32_t)marked, JAC_ZONE_OUT, 0, JAC_VIEW_ALL);
    jac_kept_add(k.engine, k.game, 0, JAC_ZONE_ASIDE, 0, JAC_VIEW_ALL);
    ck_assert_int_eq(jac_back_to_bag(k.engine, k.game, JAC_ZONE_ASIDE, mark), 1);
    ck_assert_int_eq(jac_game_tiles_left(k.game), all - 1);
    ck_assert_int_eq(k.game->kept_count, 2); /* another zone's, and one without the mark */
    ck_assert_int_eq(jac_back_to_bag(k.engine, k.game, JAC_ZONE_ASIDE, 0), 1);
    ck_assert_int_eq(jac_back_to_bag(k.engine, k.game, JAC_ZONE_ASIDE, 0), 0);
    ck_assert_int_eq(k.game->kept_count, 1);
    kit_close(&k);
}
END_TEST

/* An action that a module's prompt took before it leaves none to ask for. */
static jac_status ask_before(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    return jac_ask(k->engine, g, (uint32_t)k->note[0], g->turn.player, 0, 0);
}

START_TEST(an_action_taken_before_is_the_turns)
{
    kit k;
    kit_open(&k, NULL);
    const int prompt = kit_prompt(&k, "before", false, 0, JAC_T_NONE);
    jac_offer offer = kit_offer(&k, "act", prompt, kit_todo);
    offer.costs = JAC_COSTS_ACTION;
    const int act = kit_add_offer(&k, &offer);
    kit_on(&k, "action", ask_before, NULL, 0);
    kit_go(&k);
    k.note[0] = prompt;
    kit_draw(&k, "BA/L");
    kit_place(&k, 0, 1, 0);
    kit_choose(&k, kit_nth(&k, act, 0));
    ck_assert_str_eq(kit_waits(&k), "chance");
    ck_assert_int_eq(jac_game_active(k.game), 1);
    kit_draw(&k, "BA/L");
    kit_place(&k, 0, 2, 0);
    kit_pass(&k);
    ck_assert_str_eq(kit_waits(&k), "action");
    kit_close(&k);
}
END_TEST

/* ---- cells ---- */

static int add_cell(kit *k, const char *name, jac_cell_def cell)
{
    kit_cell(k, "first", JAC_PER_GAME, JAC_RESET_NEVER, JAC_MERGE_NONE, 1);
    cell.name = kit_symbol(k, name);
    cell.module = (uint16_t)k->module;
    const int id = jac_ruleset_add_cell(k->rules, &cell);
    ck_assert_int_ge(id, 0);
    return id;
}

/* Each width holds its whole range, signed too, and nothing outside it. */
START_TEST(cells_keep_their_range)
{
    static const struct {
        uint8_t width;
        int32_t min, max;
    } rows[] = {
        { 1, 0, 255 },   { 1, -128, 127 },     { 1, 0, 1 },
        { 2, 0, 65535 }, { 2, -32768, 32767 }, { 4, INT32_MIN, INT32_MAX },
        { 4, -5, 5 },
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        kit k;
        kit_open(&k, NULL);
        const uint32_t cell = (uint32_t)add_cell(&k, "test.c",
                                                 (jac_cell_def){ .scope = JAC_PER_PLAYER,
                                                                 .width = rows[i].width,
                                                                 .length = 3,
                                                                 .initial = rows[i].max,
                                                                 .min = rows[i].min,
                                                                 .max = rows[i].max });
        const uint32_t after =
            (uint32_t)kit_cell(&k, "after", JAC_PER_GAME, JAC_RESET_NEVER, JAC_MERGE_NONE, 1);
        kit_go(&k);
        ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell, 1, 2), rows[i].max);
        const int32_t values[] = { rows[i].min, rows[i].max, rows[i].min / 2 };
        for (uint32_t v = 0; v < 3; v++)
            ck_assert_int_eq(jac_cell_set(k.engine, k.game, cell, 1, v, values[v]), JAC_OK);
        for (uint32_t v = 0; v < 3; v++)
            ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell, 1, v), values[v]);
        ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell, 0, 0), rows[i].max);
        ck_assert_int_eq(jac_cell_get(k.rules, k.game, after, 0, 0), 0);
        if (rows[i].max < INT32_MAX) {
            ck_assert_int_eq(jac_cell_set(k.engine, k.game, cell, 0, 0, rows[i].max + 1),
                             JAC_E_USE);
            ck_assert_int_eq(jac_cell_set(k.engine, k.game, cell, 0, 0, rows[i].min - 1),
                             JAC_E_USE);
        }
        ck_assert_int_eq(jac_cell_set(k.engine, k.game, cell, 2, 0, rows[i].max), JAC_E_USE);
        ck_assert_int_eq(jac_cell_set(k.engine, k.game, cell, 0, 3, rows[i].max), JAC_E_USE);
        kit_start(&k, 2); /* a new game begins with the first values */
        ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell, 1, 0), rows[i].max);
        kit_close(&k);
    }
}
END_TEST

/* Resets: of a part at each part, of a turn at each turn, of none never. */
START_TEST(cells_fall_back_when_they_should)
{
    static const jac_reset resets[] = { JAC_RESET_NEVER, JAC_RESET_PART, JAC_RESET_TURN };
    uint32_t cell[3];
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "placed", another_part, NULL, 0);
    for (int i = 0; i < 3; i++)
        cell[i] = (uint32_t)kit_cell(&k,
                                     i == 0   ? "never"
                                     : i == 1 ? "part"
                                              : "turn",
                                     JAC_PER_TILE, resets[i], JAC_MERGE_NONE, 2);
    kit_go(&k);
    for (int i = 0; i < 3; i++)
        ck_assert_int_eq(jac_cell_set(k.engine, k.game, cell[i], 0, 0, 777), JAC_OK);
    kit_draw(&k, "BA/L");
    kit_place(&k, 0, 1, 0);
    for (int i = 0; i < 3; i++)
        ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell[i], 0, 0), 777);
    kit_pass(&k); /* the second part begins */
    ck_assert_int_eq(k.game->turn.part, 2);
    ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell[0], 0, 0), 777);
    ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell[1], 0, 0), 0);
    ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell[2], 0, 0), 777);
    kit_play(&k, "BA/L 0,2,0 -");
    ck_assert_int_eq(k.game->turn.number, 2);
    ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell[0], 0, 0), 777);
    ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell[2], 0, 0), 0);
    kit_close(&k);
}
END_TEST

/* Cells are part of the game's value: two games that differ in one have two hashes. */
START_TEST(cells_are_hashed_and_copied)
{
    kit k;
    kit_open(&k, NULL);
    const uint32_t cell =
        (uint32_t)kit_cell(&k, "c", JAC_PER_SEGMENT, JAC_RESET_NEVER, JAC_MERGE_MAX, 1);
    kit_go(&k);
    const uint64_t hash = jac_game_hash(k.engine, k.game);
    ck_assert_int_eq(jac_cell_set(k.engine, k.game, cell, 0, 0, 9), JAC_OK);
    ck_assert_uint_ne(jac_game_hash(k.engine, k.game), hash);
    jac_game *copy = jac_game_clone(k.engine, k.game);
    ck_assert_int_eq(jac_cell_get(k.rules, copy, cell, 0, 0), 9);
    ck_assert_int_eq(jac_cell_set(k.engine, k.game, cell, 0, 0, 0), JAC_OK);
    ck_assert_uint_eq(jac_game_hash(k.engine, k.game), hash);
    ck_assert_int_eq(jac_cell_get(k.rules, copy, cell, 0, 0), 9);
    jac_game_free(k.engine, copy);
    kit_close(&k);
}
END_TEST

Suite *engine_turn_suite(void)
{
    Suite *suite = suite_create("engine_turn");
    TCase *tcase = tcase_create("turn");
    tcase_add_test(tcase, stations_come_in_their_order);
    tcase_add_test(tcase, a_second_part_is_like_the_first);
    tcase_add_test(tcase, a_given_tile_is_not_drawn);
    tcase_add_test(tcase, a_given_tile_may_be_placed_at_once);
    tcase_add_test(tcase, a_tile_given_after_the_last_has_a_turn);
    tcase_add_test(tcase, drawn_comes_again_after_a_discard);
    tcase_add_test(tcase, what_is_put_away_comes_back_into_the_bag);
    tcase_add_test(tcase, an_action_taken_before_is_the_turns);
    tcase_add_test(tcase, cells_keep_their_range);
    tcase_add_test(tcase, cells_fall_back_when_they_should);
    tcase_add_test(tcase, cells_are_hashed_and_copied);
    suite_add_tcase(suite, tcase);
    return suite;
}
