/* Features that close, and what they pay: BASE-R13, R22 to R23, R30 to R37, R50. */
#include "suites.h"
#include "test_engine_kit.h"

/* Turns of two players in turn on the start tile (city N, road E and W, field S), then what both
 * have. Worked out by hand. */
typedef struct row {
    const char *rule, *turns;
    int tiny_city_2;
    int32_t points[2];
    int supply[2];
} row;

static const row rows[] = {
    /* BASE-R30: a road with two ends, closed by its third tile, the thief on its first. */
    { "BASE-R30", "BA/LR 1,0,90 road; BA/LR -1,0,270 -", 0, { 3, 0 }, { 7, 7 } },
    { "BASE-R30 open", "BA/LR 1,0,90 road; BA/RFr -1,0,0 -", 0, { 0, 0 }, { 6, 7 } },
    /* BASE-R31: two tiles, and a coat of arms. */
    { "C007 four", "BA/C 0,-1,180 city", 0, { 4, 0 }, { 7, 7 } },
    { "C007 two, BASE-V1", "BA/C 0,-1,180 city", 1, { 2, 0 }, { 7, 7 } },
    { "BASE-R31 arms", "BA/CFc+ 0,-1,90 city; BA/C 0,-2,180 -", 0, { 8, 0 }, { 7, 7 } },
    { "BASE-V1 not of three", "BA/CFc+ 0,-1,90 city; BA/C 0,-2,180 -", 1, { 8, 0 }, { 7, 7 } },
    /* C001: four tiles around a corner, the last with two segments of the one city. */
    { "C001",
      "BA/Cc.1 0,1,180 city; BA/Cc.1 1,1,270 -; BA/CcG 0,2,90 -; BA/CC.2 1,2,0 -",
      0,
      { 8, 0 },
      { 7, 7 } },
    { "C001 left open",
      "BA/Ccc 0,1,180 city; BA/Cc.1 1,1,270 -; BA/CcG 0,2,90 -; !BA/CC.2 1,2,0 -",
      0,
      { 4, 0 },
      { 7, 7 } },
    /* C003: a ring of four curves, claimed with its first tile, or with its last. */
    { "C003",
      "BA/Rr 0,1,270 road; BA/Rr 1,1,0 -; BA/Rr 1,2,90 -; BA/Rr 0,2,180 -",
      0,
      { 4, 0 },
      { 7, 7 } },
    { "C003, BASE-R23",
      "BA/Rr 0,1,270 -; BA/Rr 1,1,0 -; BA/Rr 1,2,90 -; BA/Rr 0,2,180 road",
      0,
      { 0, 4 },
      { 7, 7 } },
    /* C005, BASE-R22: the last tile joins two claimed roads. */
    { "C005",
      "BA/LR 1,0,90 -; BA/LR -1,0,270 -; BA/RRR 1,1,0 road 3; BA/RRR -1,1,0 road 1; BA/RFr 0,1,0 -",
      0,
      { 3, 3 },
      { 7, 7 } },
    /* BASE-R35, R37: what nobody claimed pays nobody; what one's own tile closes pays the other. */
    { "BASE-R35", "BA/C 0,-1,180 -; BA/LR 1,0,90 -", 0, { 0, 0 }, { 7, 7 } },
    { "BASE-R37", "BA/CFc.1 0,-1,90 city; BA/C 0,-2,180 -", 0, { 6, 0 }, { 7, 7 } },
    /* BASE-R36: one tile closes a city and a road, both claimed by one player's earlier tiles. */
    { "BASE-R36",
      "BA/CFc.1 0,-1,90 city; BA/LR 1,0,90 road; BA/L 0,1,0 -; BA/LR -1,0,270 -; BA/C 0,-2,180 -",
      0,
      { 6, 3 },
      { 7, 7 } },
    /* BASE-R50: the end pays what is open. */
    { "BASE-R50 road", "BA/RFr 1,0,0 road; !BA/C 0,-1,180 -", 0, { 2, 0 }, { 7, 7 } },
    { "BASE-R50 city", "BA/CFc+ 0,-1,90 city; !BA/L 0,1,0 -", 0, { 3, 0 }, { 7, 7 } },
    { "BASE-V1 not at the end", "!BA/CFc.1 0,-1,90 city", 1, { 2, 0 }, { 7, 7 } },
    { "BASE-R50 monastery", "BA/L 0,1,0 monastery; !BA/RFr 1,0,0 -", 0, { 3, 0 }, { 7, 7 } },
    /* BASE-C1: corners don't connect; each of two single caps stays open. */
    { "BASE-C1", "BA/CC.2 0,-1,180 city 1; !BA/L 0,1,0 -", 0, { 4, 0 }, { 7, 7 } },
};

START_TEST(rows_pay_as_worked_out)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const jac_base base = { .players = 2,
                                .edition = JAC_C3,
                                .farmers = 1,
                                .sets = 1,
                                .tiny_city_2 = (uint8_t)rows[i].tiny_city_2 };
        kit k;
        kit_open(&k, &base);
        k.row = rows[i].rule;
        kit_go(&k);
        kit_play(&k, rows[i].turns);
        for (int p = 0; p < 2; p++) {
            ck_assert_msg(jac_game_points(k.engine, k.game, p) == rows[i].points[p],
                          "%s: player %d has %d points, not %d", rows[i].rule, p,
                          jac_game_points(k.engine, k.game, p), rows[i].points[p]);
            ck_assert_msg(kit_supply(&k, p) == rows[i].supply[p],
                          "%s: player %d has %d meeples, not %d", rows[i].rule, p,
                          kit_supply(&k, p), rows[i].supply[p]);
        }
        kit_close(&k);
    }
}
END_TEST

/* BASE-R34: the ring of a city joins three knights, two of one player. */
START_TEST(most_strength_takes_all)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    kit_lay(&k, "BA/Cccc+", 0, -1, 0);
    kit_lay(&k, "BA/C", -1, -1, 90);
    kit_lay(&k, "BA/C", 1, -1, 270);
    kit_stand(&k, 0, 0, 0, -1, "city");
    kit_stand(&k, 1, 0, -1, -1, "city");
    kit_stand(&k, 1, 1, 1, -1, "city");
    kit_play(&k, "BA/C 0,-2,180 -"); /* five tiles and one coat of arms */
    ck_assert_int_eq(k.game->points[0], 0);
    ck_assert_int_eq(k.game->points[1], 12);
    ck_assert_int_eq(kit_supply(&k, 0), 7);
    ck_assert_int_eq(kit_supply(&k, 1), 7);
    kit_close(&k);
}
END_TEST

/* BASE-R24: a meeple that comes back in scoring was not there to be put by the same tile. */
START_TEST(a_meeple_back_is_for_the_next_turn)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    kit_play(&k, "BA/CFc.1 0,-1,90 city; BA/L 0,1,0 -");
    for (int i = 1; i < 7; i++)
        jac_figure_to(k.engine, k.game, kit_figure(&k, 0, 0, i), jac_place_pack(JAC_AT_BOX, 0), 0,
                      jac_symbol_find(k.rules, "setup"));
    kit_draw(&k, "BA/C");
    kit_place(&k, 0, -2, 180);
    ck_assert_str_eq(kit_waits(&k), "chance"); /* nothing to put: the action is not asked (R25) */
    ck_assert_int_eq(k.game->points[0], 6);
    ck_assert_int_eq(kit_supply(&k, 0), 1);
    kit_close(&k);
}
END_TEST

/* DESIGN 4: the new tile's segments in their order, others, monasteries by cell. */
START_TEST(completions_come_in_a_fixed_order)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    kit_lay(&k, "BA/CRRR", 0, -1, 180); /* closes the city below */
    kit_lay(&k, "BA/LR", 1, -1, 90);    /* and its road to the east */
    ck_assert_int_eq(k.game->closed_count, 2);
    ck_assert_int_eq(kit_feature(&k, 0, 0, "city")->open, 0);
    ck_assert_int_eq(kit_feature(&k, 1, -1, "road")->open, 0);
    kit_watch(&k);
    kit_play(&k, "BA/L 0,1,0 -");
    ck_assert_str_eq(k.log, "chance tile_drawn tile_placed feature_completed feature_completed "
                            "batch_ready feature_scored feature_scored batch_awarded");
    kit_close(&k);
}
END_TEST

Suite *engine_scoring_suite(void)
{
    Suite *suite = suite_create("engine_scoring");
    TCase *tcase = tcase_create("features");
    tcase_add_test(tcase, rows_pay_as_worked_out);
    tcase_add_test(tcase, most_strength_takes_all);
    tcase_add_test(tcase, a_meeple_back_is_for_the_next_turn);
    tcase_add_test(tcase, completions_come_in_a_fixed_order);
    suite_add_tcase(suite, tcase);
    return suite;
}
