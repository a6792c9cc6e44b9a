/* Fields: BASE-R51, C1 to C5, V2, V3; cases C010, C012, C034. */
#include <stdio.h>

#include "suites.h"
#include "test_engine_kit.h"

typedef struct row {
    const char *rule, *turns;
    int32_t per_field[2], once[2], per_city[2]; /* points by the three variants of BASE-V2 */
} row;

/* The start tile has its city in the north, a field north of its road (beside the city) and one
 * south of it. */
static const row rows[] = {
    /* C010: one field goes round a closed city and touches both of its tiles. */
    { "C010", "BA/C 0,-1,180 field; BA/RFr 1,0,0 -; !BA/L 1,-1,0 -", { 3, 0 }, { 3, 0 }, { 4, 0 } },
    /* A farmer each on two fields beside one city. */
    { "two fields, two players",
      "BA/C 0,-1,180 field; !BA/RFr 1,0,0 field 1",
      { 3, 3 },
      { 3, 3 },
      { 4, 4 } },
    /* Three fields around a city of three tiles: one of Red, two of Blue. */
    { "three fields",
      "BA/CFc.1 0,-1,90 field 1; BA/C 0,-2,180 field; BA/LR -1,0,270 -; BA/RFr 1,0,0 field 1; "
      "!BA/L -2,0,0 -",
      { 3, 6 },
      { 3, 3 },
      { 0, 4 } },
    /* An open city pays no field. */
    { "an open city", "BA/CFc.1 0,-1,90 field 1; !BA/L 0,1,0 -", { 0, 0 }, { 0, 0 }, { 0, 0 } },
    /* C012: no city at all, and a field without an opening: both stay and score nothing. */
    { "C012", "BA/L 0,1,0 field; !BA/LR 1,0,90 -", { 0, 0 }, { 0, 0 }, { 0, 0 } },
    /* Two cities beside one field. */
    { "two cities",
      "BA/C 0,-1,180 field; BA/C 1,-1,90 -; BA/C 2,-1,270 -; !BA/L 0,-2,0 -",
      { 6, 0 },
      { 6, 0 },
      { 8, 0 } },
};

static void play_row(const row *r, jac_field_scoring variant, const int32_t points[2])
{
    const jac_base base = {
        .players = 2, .edition = JAC_C3, .farmers = 1, .sets = 1, .field_scoring = (uint8_t)variant
    };
    kit k;
    kit_open(&k, &base);
    k.row = r->rule;
    kit_go(&k);
    kit_play(&k, r->turns);
    ck_assert_msg(jac_game_waits(k.game) == JAC_WAITS_OVER, "%s: the game goes on", r->rule);
    for (int p = 0; p < 2; p++)
        ck_assert_msg(k.game->points[p] == points[p], "%s, variant %d: player %d has %d, not %d",
                      r->rule, variant, p, k.game->points[p], points[p]);
    kit_close(&k);
}

START_TEST(variants_pay_as_worked_out)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        play_row(&rows[i], JAC_PER_FIELD_3, rows[i].per_field);
        play_row(&rows[i], JAC_CITY_ONCE_PER_PLAYER_3, rows[i].once);
        play_row(&rows[i], JAC_PER_CITY_4, rows[i].per_city);
    }
}
END_TEST

/* BASE-V2: what one player gets of two fields beside one city. */
START_TEST(one_player_on_both_sides_of_a_city)
{
    static const int32_t points[3] = { 6, 3, 4 };
    for (int variant = 0; variant < 3; variant++) {
        const jac_base base = { .players = 1,
                                .edition = JAC_C3,
                                .farmers = 1,
                                .sets = 1,
                                .field_scoring = (uint8_t)variant };
        kit k;
        kit_open(&k, &base);
        kit_go(&k);
        kit_play(&k, "BA/C 0,-1,180 field; !BA/RFr 1,0,0 field 1");
        ck_assert_int_eq(k.game->points[0], points[variant]);
        kit_close(&k);
    }
}
END_TEST

/* Three hundred cities of two tiles in a row: a field along either side, both of one player. */
START_TEST(fields_beside_hundreds_of_cities)
{
    static const int32_t one_side[3] = { 900, 900, 1200 }, both_sides[3] = { 1800, 900, 1200 };
    for (int variant = 0; variant < 3; variant++)
        for (int both = 0; both < 2; both++) {
            const jac_base base = { .players = 2,
                                    .edition = JAC_C3,
                                    .farmers = 1,
                                    .sets = 20,
                                    .field_scoring = (uint8_t)variant };
            kit k;
            kit_open(&k, &base);
            kit_go(&k);
            for (int x = 0; x < 300; x++) {
                kit_lay(&k, "BA/C", x, 10, 180);
                kit_lay(&k, "BA/C", x, 11, 0);
                if (x % 30 == 29) { /* what has closed is scored with the next turn */
                    char turn[40];
                    snprintf(turn, sizeof turn, "BA/RFr %d,0,0 -", -1 - x / 30);
                    kit_play(&k, turn);
                }
            }
            kit_stand(&k, 1, 0, 0, 10, "field");
            if (both)
                kit_stand(&k, 1, 1, 0, 11, "field");
            kit_play(&k, "!BA/RFr 1,0,0 -");
            ck_assert_int_eq(k.game->points[0], 0);
            ck_assert_int_eq(k.game->points[1], (both ? both_sides : one_side)[variant]);
            kit_close(&k);
        }
}
END_TEST

/* BASE-R33, C4, C5, P7: a closed field is not scored, its farmer stays to the end. */
START_TEST(a_closed_field_keeps_its_farmer)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    /* the field inside a ring of four curves has no opening */
    kit_play(&k, "BA/Rr 0,1,270 field 2; BA/Rr 1,1,0 -; BA/Rr 1,2,90 -; BA/Rr 0,2,180 -");
    ck_assert_int_eq(kit_feature(&k, 0, 1, "field 2")->open, 0);
    ck_assert_int_eq(kit_feature(&k, 0, 1, "field 2")->meeples, 1);
    ck_assert_int_eq(kit_supply(&k, 0), 6);
    ck_assert_int_eq(k.game->points[0], 0);
    kit_close(&k);
}
END_TEST

/* BASE-C4: an enclosed field without farmer may be claimed by the tile that closes it. */
START_TEST(a_closed_field_may_be_claimed)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    kit_play(&k, "BA/Rr 0,1,270 -; BA/Rr 1,1,0 -; BA/Rr 1,2,90 -; BA/Rr 0,2,180 field 2");
    ck_assert_int_eq(kit_feature(&k, 0, 1, "field 2")->meeples, 1);
    kit_close(&k);
}
END_TEST

/* BASE-V3, C034: farmers off takes farmers away, not fields. */
START_TEST(farmers_off_leaves_the_fields)
{
    const jac_base base = { .players = 2, .edition = JAC_C3, .farmers = 0, .sets = 1 };
    kit k;
    kit_open(&k, &base);
    kit_go(&k);
    kit_draw(&k, "BA/RFr");
    kit_place(&k, 1, 0, 0);
    ck_assert_int_eq(kit_count(&k, JAC_OFFER_PUT), 1);
    kit_refuse(&k, kit_put_choice(&k, "field 1"));
    kit_refuse(&k, kit_put_choice(&k, "field 2"));
    ck_assert_int_eq(kit_feature(&k, 1, 0, "field 1")->size, 2);
    kit_put(&k, "road");
    kit_close(&k);
}
END_TEST

/* Half-edges: a road's end joins the fields of both its sides; a passing road keeps them apart. */
START_TEST(fields_join_half_edge_by_half_edge)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    ck_assert_ptr_ne(kit_feature(&k, 0, 0, "field 1"), kit_feature(&k, 0, 0, "field 2"));
    kit_lay(&k, "BA/RFr", 1, 0, 180); /* turned about: its field 2 lies in the north */
    ck_assert_ptr_eq(kit_feature(&k, 1, 0, "field 2"), kit_feature(&k, 0, 0, "field 1"));
    ck_assert_ptr_eq(kit_feature(&k, 1, 0, "field 1"), kit_feature(&k, 0, 0, "field 2"));
    ck_assert_int_eq(kit_feature(&k, 0, 0, "field 1")->open, 3); /* W and E halves, N of RFr */
    kit_lay(&k, "BA/LR", -1, 0, 270); /* the road ends: its one field meets both */
    ck_assert_ptr_eq(kit_feature(&k, 0, 0, "field 1"), kit_feature(&k, 0, 0, "field 2"));
    ck_assert_int_eq(jac_feature_tiles(k.rules, k.game, kit_segment(&k, 0, 0, "field 1")), 3);
    ck_assert_int_eq(kit_feature(&k, 0, 0, "field 1")->size, 5);
    /* RFr: N, S and both halves E; start: S; LR: N, S, W */
    ck_assert_int_eq(kit_feature(&k, 0, 0, "field 1")->open, 8);
    kit_close(&k);
}
END_TEST

Suite *engine_fields_suite(void)
{
    Suite *suite = suite_create("engine_fields");
    TCase *tcase = tcase_create("fields");
    tcase_add_test(tcase, variants_pay_as_worked_out);
    tcase_add_test(tcase, one_player_on_both_sides_of_a_city);
    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, fields_beside_hundreds_of_cities);
    tcase_add_test(tcase, a_closed_field_keeps_its_farmer);
    tcase_add_test(tcase, a_closed_field_may_be_claimed);
    tcase_add_test(tcase, farmers_off_leaves_the_fields);
    tcase_add_test(tcase, fields_join_half_edge_by_half_edge);
    suite_add_tcase(suite, tcase);
    return suite;
}
