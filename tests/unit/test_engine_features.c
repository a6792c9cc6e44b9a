/* Joining and parting features, changing their kind, marks that add up over a feature: DESIGN 3;
 * case C009. */
#include "suites.h"
#include "test_engine_kit.h"

/* Two roads south of the start tile, neither in touch with the other. */
static void two_roads(kit *k)
{
    kit_go(k);
    kit_lay(k, "BA/L", 0, 1, 0);
    kit_lay(k, "BA/RFr", 0, 2, 0);
    kit_lay(k, "BA/L", 0, 3, 0);
    kit_lay(k, "BA/RFr", 0, 4, 0);
}

START_TEST(a_join_makes_one_feature_and_unjoin_two)
{
    kit k;
    kit_open(&k, NULL);
    kit_cell(&k, "unused", JAC_PER_GAME, JAC_RESET_NEVER, JAC_MERGE_NONE, 1);
    two_roads(&k);
    const uint32_t a = kit_segment(&k, 0, 2, "road"), b = kit_segment(&k, 0, 4, "road");
    kit_stand(&k, 0, 0, 0, 2, "road");
    kit_stand(&k, 1, 0, 0, 4, "road");
    const jac_feature before_a = *kit_feature(&k, 0, 2, "road");
    const uint64_t hash = jac_game_hash(k.engine, k.game);
    ck_assert_int_eq(jac_join(k.engine, k.game, a, b), JAC_OK);
    const jac_feature *one = kit_feature(&k, 0, 2, "road");
    ck_assert_ptr_eq(one, kit_feature(&k, 0, 4, "road"));
    ck_assert_int_eq(one->size, 2);
    ck_assert_int_eq(one->tiles, 2);
    ck_assert_int_eq(one->open, 4);
    ck_assert_int_eq(one->meeples, 2);
    ck_assert_uint_eq(jac_feature_winners(k.engine, k.game, a, JAC_FINAL), 3);
    kit_lay(&k, "BA/LR", 1, 2, 90); /* grows while joined */
    ck_assert_int_eq(kit_feature(&k, 0, 4, "road")->tiles, 3);
    ck_assert_int_eq(jac_unjoin(k.engine, k.game, b, a), JAC_OK); /* either order */
    ck_assert_ptr_ne(kit_feature(&k, 0, 2, "road"), kit_feature(&k, 0, 4, "road"));
    ck_assert_int_eq(kit_feature(&k, 0, 2, "road")->tiles, 2);
    ck_assert_int_eq(kit_feature(&k, 0, 2, "road")->open, 1);
    ck_assert_int_eq(kit_feature(&k, 0, 2, "road")->meeples, 1);
    ck_assert_int_eq(kit_feature(&k, 0, 4, "road")->open, before_a.open);
    ck_assert_int_eq(kit_feature(&k, 0, 4, "road")->meeples, 1);
    ck_assert_int_eq(jac_unjoin(k.engine, k.game, a, b), JAC_E_USE);
    ck_assert_uint_ne(jac_game_hash(k.engine, k.game), hash);
    kit_close(&k);
}
END_TEST

/* A join and its undoing leave the very bytes that were before, when nothing grew. */
START_TEST(unjoin_restores_the_block)
{
    kit k;
    kit_open(&k, NULL);
    kit_cell(&k, "unused", JAC_PER_GAME, JAC_RESET_NEVER, JAC_MERGE_NONE, 1);
    two_roads(&k);
    const uint64_t hash = jac_game_hash(k.engine, k.game);
    const uint32_t a = kit_segment(&k, 0, 2, "road"), b = kit_segment(&k, 0, 4, "road");
    ck_assert_int_eq(jac_join(k.engine, k.game, a, b), JAC_OK);
    ck_assert_int_eq(jac_unjoin(k.engine, k.game, a, b), JAC_OK);
    ck_assert_uint_eq(jac_game_hash(k.engine, k.game), hash);
    kit_close(&k);
}
END_TEST

/* An edge join is not undone with a join: the ring is built anew from the board. */
START_TEST(what_the_board_joins_stays_joined)
{
    kit k;
    kit_open(&k, NULL);
    kit_cell(&k, "unused", JAC_PER_GAME, JAC_RESET_NEVER, JAC_MERGE_NONE, 1);
    two_roads(&k);
    kit_lay(&k, "BA/Rr", 1, 2, 0); /* W to S */
    kit_lay(&k, "BA/RFr", 1, 3, 90);
    kit_lay(&k, "BA/Rr", 1, 4, 90); /* N to W: joins both roads over the board */
    const uint32_t a = kit_segment(&k, 0, 2, "road"), b = kit_segment(&k, 0, 4, "road");
    ck_assert_int_eq(kit_feature(&k, 0, 2, "road")->tiles, 5);
    ck_assert_int_eq(jac_join(k.engine, k.game, a, b), JAC_OK);
    ck_assert_int_eq(jac_unjoin(k.engine, k.game, a, b), JAC_OK);
    ck_assert_int_eq(kit_feature(&k, 0, 2, "road")->tiles, 5);
    ck_assert_int_eq(kit_feature(&k, 0, 2, "road")->open, 2);
    ck_assert_ptr_eq(kit_feature(&k, 0, 2, "road"), kit_feature(&k, 0, 4, "road"));
    kit_close(&k);
}
END_TEST

/* C009: marks of segments add up over a feature and survive joins and partings. */
START_TEST(marks_add_up_over_a_feature)
{
    static const jac_merge merges[] = { JAC_MERGE_SUM, JAC_MERGE_MAX, JAC_MERGE_OR };
    static const int32_t together[] = { 6, 4, 6 };
    for (int i = 0; i < 3; i++) {
        kit k;
        kit_open(&k, NULL);
        const uint32_t cell =
            (uint32_t)kit_cell(&k, "inn", JAC_PER_SEGMENT, JAC_RESET_NEVER, merges[i], 1);
        two_roads(&k);
        const uint32_t a = kit_segment(&k, 0, 2, "road"), b = kit_segment(&k, 0, 4, "road");
        ck_assert_int_eq(jac_cell_set(k.engine, k.game, cell, a, 0, 2), JAC_OK);
        ck_assert_int_eq(jac_cell_set(k.engine, k.game, cell, b, 0, 4), JAC_OK);
        ck_assert_int_eq(jac_cell_of_feature(k.rules, k.game, cell, a), 2);
        ck_assert_int_eq(jac_join(k.engine, k.game, a, b), JAC_OK);
        ck_assert_int_eq(jac_cell_of_feature(k.rules, k.game, cell, a), together[i]);
        ck_assert_int_eq(jac_cell_of_feature(k.rules, k.game, cell, b), together[i]);
        kit_lay(&k, "BA/LR", 1, 2, 90);
        const uint32_t c = kit_segment(&k, 1, 2, "road");
        ck_assert_int_eq(jac_cell_of_feature(k.rules, k.game, cell, c), together[i]);
        ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell, c, 0), 0);
        ck_assert_int_eq(jac_unjoin(k.engine, k.game, a, b), JAC_OK);
        ck_assert_int_eq(jac_cell_of_feature(k.rules, k.game, cell, c), 2);
        ck_assert_int_eq(jac_cell_of_feature(k.rules, k.game, cell, a), 2);
        ck_assert_int_eq(jac_cell_of_feature(k.rules, k.game, cell, b), 4);
        ck_assert_int_eq(jac_cell_set(k.engine, k.game, cell, a, 0, 0), JAC_OK);
        ck_assert_int_eq(jac_cell_of_feature(k.rules, k.game, cell, c), 0);
        kit_close(&k);
    }
}
END_TEST

/* A mark that falls back at the end of a part takes its sum over the feature along. */
START_TEST(marks_that_fall_back_leave_no_sum)
{
    kit k;
    kit_open(&k, NULL);
    const uint32_t cell =
        (uint32_t)kit_cell(&k, "trap", JAC_PER_SEGMENT, JAC_RESET_PART, JAC_MERGE_SUM, 2);
    two_roads(&k);
    const uint32_t a = kit_segment(&k, 0, 2, "road");
    ck_assert_int_eq(jac_cell_set(k.engine, k.game, cell, a, 0, 300), JAC_OK);
    ck_assert_int_eq(jac_cell_of_feature(k.rules, k.game, cell, a), 300);
    kit_play(&k, "BA/C 0,-1,180 -");
    ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell, a, 0), 0);
    ck_assert_int_eq(jac_cell_of_feature(k.rules, k.game, cell, a), 0);
    kit_close(&k);
}
END_TEST

/* A city becomes a castle: another kind with the class of a city. Fields still count it. */
START_TEST(a_feature_may_change_its_kind)
{
    kit k;
    kit_open(&k, NULL);
    const jac_segment_kind castle = {
        kit_symbol(&k, "castle"), JAC_KIND_CITY, JAC_EDGE_CITY, true, true, false, true, 0
    };
    const int kind = jac_ruleset_add_kind(k.rules, &castle);
    ck_assert_int_eq(kind, JAC_KIND_BASE_COUNT);
    kit_go(&k);
    kit_play(&k, "BA/C 0,-1,180 field");
    const uint32_t city = kit_segment(&k, 0, 0, "city");
    ck_assert_int_eq(jac_feature_kind(k.engine, k.game, city, (uint32_t)kind), JAC_OK);
    for (int y = -1; y <= 0; y++) {
        const uint32_t s = kit_segment(&k, 0, y, "city");
        ck_assert_int_eq(jac_segments(k.rules, k.game)[s].kind, kind);
        ck_assert_int_eq(jac_segment_class(k.rules, k.game, s), JAC_KIND_CITY);
    }
    ck_assert_int_eq(
        jac_feature_points(k.engine, k.game, kit_segment(&k, 0, -1, "field"), JAC_FINAL), 3);
    kit_close(&k);
}
END_TEST

/* Kinds of one class join over an edge, and are joined again when a feature is taken apart. */
START_TEST(kinds_of_one_class_join)
{
    kit k;
    kit_open(&k, NULL);
    const jac_segment_kind path = {
        kit_symbol(&k, "path"), JAC_KIND_ROAD, JAC_EDGE_ROAD, true, true, false, true, 0
    };
    const int kind = jac_ruleset_add_kind(k.rules, &path);
    const int type = kit_tile(&k, "TE/R", "BA/RFr", 1, NULL);
    k.rules->type.at[type].segment[0].kind = (uint8_t)kind; /* a tile of that kind */
    two_roads(&k);
    kit_lay(&k, "TE/R", 1, 2, 0);
    const uint32_t a = kit_segment(&k, 0, 2, "road"), b = kit_segment(&k, 0, 4, "road");
    const jac_feature before = *kit_feature(&k, 0, 2, "road");
    ck_assert_int_eq(before.tiles, 2);
    ck_assert_int_eq(jac_join(k.engine, k.game, a, b), JAC_OK);
    ck_assert_int_eq(jac_unjoin(k.engine, k.game, a, b), JAC_OK);
    ck_assert_int_eq(kit_feature(&k, 0, 2, "road")->tiles, before.tiles);
    ck_assert_int_eq(kit_feature(&k, 0, 2, "road")->open, before.open);
    kit_close(&k);
}
END_TEST

/* An edge kind that fits all and closes (an abbey's). */
START_TEST(an_edge_that_fits_all_closes_what_it_meets)
{
    kit k;
    kit_open(&k, NULL);
    const int abbey = jac_ruleset_add_edge(k.rules, "abbey", true, false);
    ck_assert_int_gt(abbey, 0);
    jac_tile_def tile = {
        .id = "TE/A", .module = 0, .count = 1, .derived_from = JAC_NONE, .segment_count = 1
    };
    for (int d = 0; d < 4; d++)
        tile.edge[d] = (uint8_t)abbey;
    tile.segment[0].kind = JAC_KIND_MONASTERY;
    ck_assert_int_ge(jac_ruleset_add_tile(k.rules, &tile), 0);
    kit_go(&k);
    kit_play(&k, "BA/LR 1,0,90 road");
    kit_draw(&k, "TE/A");
    ck_assert_int_eq(kit_count(&k, JAC_OFFER_PLACE), k.game->frontier_count);
    kit_place(&k, -1, 0, 0); /* closes the road in the west */
    kit_put(&k, "monastery");
    ck_assert_int_eq(k.game->points[0], 2);
    ck_assert_int_eq(kit_supply(&k, 0), 7);
    kit_draw(&k, "BA/Cccc+"); /* and whatever lies beside it fits */
    const jac_choice beside = { .offer = JAC_OFFER_PLACE,
                                .arg = { k.game->turn.type, jac_cell_pack(-2, 0), 0 } };
    ck_assert(jac_choice_legal(k.engine, k.game, beside));
    kit_close(&k);
}
END_TEST

/* A derived type is a placement like any other; the printed tile leaves the bag. */
START_TEST(derived_types_are_placements_too)
{
    kit k;
    kit_open(&k, NULL);
    const int printed = kit_tile(&k, "TE/P", "BA/L", 1, NULL);
    const int like = jac_find_type(k.rules, "BA/RFr");
    jac_tile_def derived = { .id = "TE/P bridge",
                             .module = (uint16_t)k.module,
                             .derived_from = (uint16_t)printed,
                             .segment_count = k.rules->type.at[like].segment_count };
    for (int i = 0; i < derived.segment_count; i++)
        derived.segment[i] = k.rules->type.at[like].segment[i];
    for (int d = 0; d < 4; d++)
        derived.edge[d] = k.rules->type.at[like].side[0][d].edge;
    const int bridge = jac_ruleset_add_tile(k.rules, &derived);
    ck_assert_int_eq(bridge, printed + 1);
    kit_go(&k);
    kit_draw(&k, "TE/P");
    const jac_choice plain = { .offer = JAC_OFFER_PLACE,
                               .arg = { printed, jac_cell_pack(0, 1), 0 } };
    const jac_choice over = { .offer = JAC_OFFER_PLACE, .arg = { bridge, jac_cell_pack(1, 0), 0 } };
    ck_assert(kit_listed(&k, plain));
    ck_assert(kit_listed(&k, over));
    kit_choose(&k, over);
    ck_assert_int_eq(jac_tiles(k.rules, k.game)[1].type, bridge);
    ck_assert_int_eq(jac_bag(k.rules, k.game)[printed], 0);
    kit_put(&k, "road");
    kit_close(&k);
}
END_TEST

Suite *engine_features_suite(void)
{
    Suite *suite = suite_create("engine_features");
    TCase *tcase = tcase_create("features");
    tcase_add_test(tcase, a_join_makes_one_feature_and_unjoin_two);
    tcase_add_test(tcase, unjoin_restores_the_block);
    tcase_add_test(tcase, what_the_board_joins_stays_joined);
    tcase_add_test(tcase, marks_add_up_over_a_feature);
    tcase_add_test(tcase, marks_that_fall_back_leave_no_sum);
    tcase_add_test(tcase, a_feature_may_change_its_kind);
    tcase_add_test(tcase, kinds_of_one_class_join);
    tcase_add_test(tcase, an_edge_that_fits_all_closes_what_it_meets);
    tcase_add_test(tcase, derived_types_are_placements_too);
    suite_add_tcase(suite, tcase);
    return suite;
}
