/* Where tiles may lie and figures may stand: BASE-R10 to R12, R20 to R23; cases C017, C019, C021,
 * C022; monasteries: BASE-R32, C2, P4. */
#include <stdio.h>
#include <string.h>

#include "suites.h"
#include "test_engine_kit.h"

static jac_choice place(const kit *k, const char *type, int x, int y, int degrees)
{
    return (
        jac_choice){ .offer = JAC_OFFER_PLACE,
                     .arg = { jac_find_type(k->rules, type), jac_cell_pack(x, y), degrees / 90 } };
}

/* C017 and BASE-R10: every touching edge must match, fields too; corners don't touch. */
START_TEST(edges_must_match)
{
    static const struct {
        const char *type;
        int x, y, degrees;
        bool fits;
    } rows[] = {
        { "BA/L", 0, -1, 0, false },  { "BA/CFC.2", 0, -1, 0, true }, { "BA/C", 0, -1, 0, false },
        { "BA/C", 0, -1, 180, true }, { "BA/L", 0, 1, 0, true },      { "BA/L", 1, 0, 0, false },
        { "BA/RRRR", 1, 0, 0, true }, { "BA/RRRR", 0, 1, 0, false },  { "BA/L", 1, 1, 0, false },
        { "BA/L", 0, 0, 0, false },   { "BA/L", 5, 5, 0, false },     { "BA/C", 0, 1, 90, true },
        { "BA/C", 0, 1, 0, false },
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        kit k;
        kit_open(&k, NULL);
        k.row = rows[i].type;
        kit_go(&k);
        kit_draw(&k, rows[i].type);
        const jac_choice choice = place(&k, rows[i].type, rows[i].x, rows[i].y, rows[i].degrees);
        ck_assert_msg(jac_choice_legal(k.engine, k.game, choice) == rows[i].fits,
                      "%s at %d,%d turned %d", rows[i].type, rows[i].x, rows[i].y, rows[i].degrees);
        if (!rows[i].fits)
            kit_refuse(&k, choice);
        kit_close(&k);
    }
}
END_TEST

/* Equal rotations are one choice; any of them is accepted, and its number is kept. */
START_TEST(equal_rotations_are_one_choice)
{
    static const struct {
        const char *type;
        int different;
    } rows[] = {
        { "BA/L", 1 },     { "BA/LR", 4 },  { "BA/RCr", 4 },  { "BA/Cccc+", 1 },
        { "BA/CFc.1", 2 }, { "BA/RFr", 2 }, { "BA/RRRR", 1 }, { "BA/CFC.2", 2 },
        { "BA/CC.2", 4 },  { "BA/Rr", 4 },  { "BA/RRR", 4 },  { "BA/CccR", 4 },
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        kit k;
        kit_open(&k, NULL);
        kit_go(&k);
        const jac_tile_type *type = &k.rules->type.at[jac_find_type(k.rules, rows[i].type)];
        ck_assert_msg(__builtin_popcount(type->rotations) == rows[i].different,
                      "%s: %d different rotations", rows[i].type,
                      __builtin_popcount(type->rotations));
        for (int r = 0; r < 4; r++)
            ck_assert_msg(type->equals[r] == 4 / rows[i].different, "%s: rotation %d", rows[i].type,
                          r);
        kit_close(&k);
    }
}
END_TEST

START_TEST(the_number_of_an_equal_rotation_is_kept)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    kit_draw(&k, "BA/RFr");
    const jac_choice listed = place(&k, "BA/RFr", 1, 0, 0);
    const jac_choice equal = place(&k, "BA/RFr", 1, 0, 180);
    ck_assert(kit_listed(&k, listed));
    ck_assert(!kit_listed(&k, equal));
    ck_assert(jac_choice_legal(k.engine, k.game, equal));
    ck_assert_int_eq(jac_choice_equals(k.rules, &listed), 2);
    kit_choose(&k, equal);
    ck_assert_int_eq(jac_tiles(k.rules, k.game)[1].rotation, 2);
    kit_close(&k);
}
END_TEST

/* C019, BASE-R11: a tile that fits nowhere leaves the game, the same player draws again. */
START_TEST(an_unplaceable_tile_is_discarded)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    kit_play(&k, "BA/C 0,-1,180 -");
    const int left = jac_game_tiles_left(k.game);
    kit_watch(&k);
    kit_draw(&k, "BA/Cccc+");
    ck_assert_str_eq(k.log, "chance tile_drawn tile_discarded");
    ck_assert_str_eq(kit_waits(&k), "chance");
    ck_assert_int_eq(jac_game_active(k.game), 1);
    ck_assert_int_eq(jac_game_turn(k.game), 2);
    ck_assert_int_eq(jac_game_tiles_left(k.game), left - 1);
    ck_assert_int_eq(k.game->kept_count, 1);
    ck_assert_int_eq(jac_kept_tiles(k.rules, k.game)[0].zone, JAC_ZONE_DISCARD);
    kit_draw(&k, "BA/L");
    ck_assert_str_eq(kit_waits(&k), "place");
    ck_assert_int_eq(jac_game_to_act(k.game), 1);
    kit_close(&k);
}
END_TEST

START_TEST(an_unplaceable_last_tile_ends_the_game)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    kit_play(&k, "BA/C 0,-1,180 -; BA/RFr 1,0,0 road");
    kit_last(&k, "BA/Cccc+");
    kit_draw(&k, "BA/Cccc+");
    ck_assert_int_eq(jac_game_waits(k.game), JAC_WAITS_OVER);
    ck_assert_int_eq(jac_game_tiles_left(k.game), 0);
    ck_assert_int_eq(jac_game_to_act(k.game), -1);
    ck_assert_int_eq(k.game->points[1], 2); /* final scoring took place */
    kit_close(&k);
}
END_TEST

/* C021, BASE-P2: both field parts of the new tile belong to one claimed field. */
START_TEST(a_claimed_feature_met_twice_is_not_free)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    kit_play(&k, "BA/LR -1,0,270 field"); /* around the road's end: north and south are one */
    kit_draw(&k, "BA/RFr");
    kit_place(&k, 1, 0, 0);
    kit_refuse(&k, kit_put_choice(&k, "field 1"));
    kit_refuse(&k, kit_put_choice(&k, "field 2"));
    ck_assert_int_eq(kit_count(&k, JAC_OFFER_PUT), 1);
    kit_put(&k, "road");
    kit_close(&k);
}
END_TEST

/* BASE-P2: both field parts of the new tile belong to one free field: one choice. */
START_TEST(a_free_feature_met_twice_is_one_choice)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    kit_play(&k, "BA/LR -1,0,270 -"); /* around the road's end: north and south are one */
    kit_draw(&k, "BA/RFr");
    kit_place(&k, 1, 0, 0);
    ck_assert_int_eq(kit_count(&k, JAC_OFFER_PUT), 2); /* the road, the field */
    ck_assert(kit_listed(&k, kit_put_choice(&k, "field 1")));
    kit_refuse(&k, kit_put_choice(&k, "field 2"));
    kit_put(&k, "field 1");
    ck_assert_int_eq(kit_feature(&k, -1, 0, "field")->meeples, 1);
    kit_close(&k);
}
END_TEST

/* C022: on the tile just placed and nowhere else. */
START_TEST(figures_go_on_the_new_tile_only)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    kit_play(&k, "BA/L 0,1,0 -; BA/L 0,2,0 -; BA/L 0,3,0 -");
    kit_draw(&k, "BA/L");
    kit_place(&k, 0, 4, 0);
    ck_assert_int_eq(kit_count(&k, JAC_OFFER_PUT), 2); /* monastery and field */
    jac_choice elsewhere = kit_put_choice(&k, "field");
    elsewhere.arg[1] = (int32_t)kit_segment(&k, 0, 2, "field");
    kit_refuse(&k, elsewhere);
    kit_put(&k, "field");
    kit_close(&k);
}
END_TEST

/* BASE-R32, P4: whichever of the eight neighbours comes last, or the monastery itself. */
START_TEST(a_monastery_closes_by_its_last_neighbour)
{
    static const char *const around[] = {
        "BA/RFr 1,0,0", "BA/RFr -1,0,0", "BA/L 1,1,0",    "BA/L -1,1,0",
        "BA/L 0,2,0",   "BA/C 1,2,90",   "BA/C -1,2,270",
    };
    enum { AROUND = sizeof around / sizeof *around };
    for (int last = 0; last <= AROUND; last++) {
        kit k;
        char turns[400] = "", name[40];
        snprintf(name, sizeof name, "neighbour %d last", last);
        kit_open(&k, NULL);
        k.row = name;
        kit_go(&k);
        if (last < AROUND)
            strcat(turns, "BA/L 0,1,0 monastery;");
        for (int i = 0; i < AROUND; i++) {
            static const int middle_last[] = { 0, 1, 2, 3, 5, 6, 4 }; /* each beside one before */
            const int n = last < AROUND ? i : middle_last[i];
            if (n != last)
                strcat(strcat(turns, around[n]), " -;");
        }
        kit_play(&k, turns);
        ck_assert_int_eq(k.game->points[0] + k.game->points[1], 0);
        if (last < AROUND)
            strcat(strcpy(turns, around[last]), " -");
        else
            strcpy(turns, "BA/L 0,1,0 monastery");
        kit_play(&k, turns);
        ck_assert_msg(k.game->points[0] + k.game->points[1] == 9, "%s: %d points", name,
                      k.game->points[0] + k.game->points[1]);
        ck_assert_int_eq(kit_supply(&k, 0) + kit_supply(&k, 1), 14);
        kit_close(&k);
    }
}
END_TEST

/* DESIGN 3: boards of any shape. A road of a hundred tiles, from twenty sets. */
START_TEST(a_line_of_a_hundred_tiles)
{
    const jac_base base = { .players = 2, .edition = JAC_C3, .farmers = 1, .sets = 20 };
    kit k;
    kit_open(&k, &base);
    kit_go(&k);
    ck_assert_int_eq(jac_game_tiles_left(k.game), 20 * 72 - 1);
    kit_play(&k, "BA/LR -1,0,270 road");
    for (int x = 1; x < 100; x++) {
        char turn[40];
        snprintf(turn, sizeof turn, "BA/RFr %d,0,%d -", x, x % 2 ? 0 : 180);
        kit_play(&k, turn);
    }
    ck_assert_int_eq(kit_feature(&k, 99, 0, "road")->tiles, 101);
    ck_assert_int_eq(k.game->frontier_count, 2 * 101 + 2);
    kit_play(&k, "BA/LR 100,0,90 -");
    ck_assert_int_eq(k.game->points[0], 102);
    for (int y = 1; y <= 70; y++) {
        char turn[40];
        snprintf(turn, sizeof turn, "BA/L 50,%d,0 -", y);
        kit_play(&k, turn);
    }
    ck_assert_int_eq(k.game->tile_count, 172);
    ck_assert_int_ne(jac_tile_at(k.rules, k.game, jac_cell_pack(50, 70)), JAC_NONE);
    ck_assert_int_eq(jac_tile_at(k.rules, k.game, jac_cell_pack(51, 70)), JAC_NONE);
    kit_close(&k);
}
END_TEST

/* BASE-R12 and the table: the sets have 72 tiles, the arms, monasteries and gardens of the box. */
START_TEST(the_boxes_hold_what_they_should)
{
    static const struct {
        jac_edition edition;
        int arms, gardens;
    } rows[] = { { JAC_C1, 10, 0 }, { JAC_C2, 10, 8 }, { JAC_C3, 10, 8 } };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const jac_base base = {
            .players = 2, .edition = (uint8_t)rows[i].edition, .farmers = 1, .sets = 1
        };
        int tiles = 0, arms = 0, monasteries = 0, gardens = 0, starts = 0;
        kit k;
        kit_open(&k, &base);
        kit_go(&k);
        const uint16_t garden = jac_symbol_find(k.rules, "garden");
        for (uint32_t t = 0; t < k.rules->type.count; t++) {
            const jac_tile_type *type = &k.rules->type.at[t];
            int32_t value;
            tiles += type->count;
            starts += type->start;
            if (garden != JAC_NONE && jac_type_mark(type, garden, &value))
                gardens += type->count;
            for (int s = 0; s < type->segment_count; s++) {
                arms += type->count * type->segment[s].arms;
                monasteries += type->count * (type->segment[s].kind == JAC_KIND_MONASTERY);
            }
        }
        ck_assert_int_eq(tiles, 72);
        ck_assert_int_eq(starts, 1);
        ck_assert_int_eq(arms, rows[i].arms);
        ck_assert_int_eq(monasteries, 6);
        ck_assert_int_eq(gardens, rows[i].gardens);
        ck_assert_int_eq(jac_game_tiles_left(k.game), 71);
        kit_close(&k);
    }
}
END_TEST

Suite *engine_placing_suite(void)
{
    Suite *suite = suite_create("engine_placing");
    TCase *tcase = tcase_create("placing");
    tcase_add_test(tcase, edges_must_match);
    tcase_add_test(tcase, equal_rotations_are_one_choice);
    tcase_add_test(tcase, the_number_of_an_equal_rotation_is_kept);
    tcase_add_test(tcase, an_unplaceable_tile_is_discarded);
    tcase_add_test(tcase, an_unplaceable_last_tile_ends_the_game);
    tcase_add_test(tcase, a_claimed_feature_met_twice_is_not_free);
    tcase_add_test(tcase, a_free_feature_met_twice_is_one_choice);
    tcase_add_test(tcase, figures_go_on_the_new_tile_only);
    tcase_add_test(tcase, a_monastery_closes_by_its_last_neighbour);
    tcase_add_test(tcase, a_line_of_a_hundred_tiles);
    tcase_add_test(tcase, the_boxes_hold_what_they_should);
    suite_add_tcase(suite, tcase);
    return suite;
}
