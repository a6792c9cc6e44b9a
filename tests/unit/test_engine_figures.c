/* Figures: where they are and may be, what is told of it, and what ends when they come home.
 * DESIGN 2, 3, 5; cases C027, C034. */
#include <stdio.h>
#include <string.h>

#include "suites.h"
#include "test_engine_kit.h"

static const uint32_t on_all = (1u << JAC_KIND_BASE_COUNT) - 1;

static int add_kind(kit *k, const char *name, jac_figure_kind kind)
{
    kind.name = kit_symbol(k, name);
    const int id = jac_ruleset_add_figures(k->rules, &kind);
    ck_assert_int_ge(id, 0);
    return id;
}

static int add_builder(kit *k)
{
    return add_kind(k, "builder",
                    (jac_figure_kind){ .count = 1,
                                       .stands_on = 1u << JAC_KIND_CITY | 1u << JAC_KIND_ROAD,
                                       .needs = JAC_NEEDS_OWN_MEEPLE });
}

static const char *at_name(int32_t place)
{
    static const char *const names[] = { "supply", "segment", "tile",   "corner", "slot",
                                         "beside", "held",    "prison", "box" };
    return names[jac_place_at(place)];
}

/* Logs an event as "name:figure:from>to:by:cause". */
static jac_status tell(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    (void)answer;
    kit_log(k, "%s:%d:%s>%s:%d:%s", jac_text(k->rules, k->rules->hook.at[call->id].name),
            call->arg[0], at_name(call->arg[1]), at_name(call->arg[2]), call->arg[3],
            jac_text(k->rules, (uint16_t)call->arg[4]));
    return JAC_OK;
}

static void tell_figures(kit *k)
{
    static const char *const hooks[] = { "figure_placed", "figure_moved", "figure_left",
                                         "meeple_placed", "meeple_moved", "meeple_left" };
    for (size_t i = 0; i < sizeof hooks / sizeof *hooks; i++)
        kit_on(k, hooks[i], tell, NULL, 0);
}

/* Runs `fn` as a handler of the station drawn of the next turn; the log begins then. */
static void run_in_game(kit *k, kit_fn *fn)
{
    k->todo = fn;
    kit_log_clear(k);
    kit_draw(k, "BA/L");
}

static void open_with_step(kit *k)
{
    kit_open(k, NULL);
    kit_on(k, "drawn", kit_todo, NULL, 0);
    tell_figures(k);
}

static jac_status move(kit *k, jac_game *g, uint32_t figure, jac_at at, uint32_t index)
{
    return jac_figure_to(k->engine, g, figure, jac_place_pack(at, index), 0,
                         jac_symbol_find(k->rules, "forced"));
}

static jac_status tour(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    const uint32_t segment = kit_segment(k, 0, 0, "road");
    move(k, g, 0, JAC_AT_SEGMENT, segment);
    move(k, g, 0, JAC_AT_TILE, 0);
    move(k, g, 0, JAC_AT_CORNER, 3);
    move(k, g, 0, JAC_AT_BESIDE, 1);
    move(k, g, 0, JAC_AT_HELD, segment);
    move(k, g, 0, JAC_AT_SEGMENT, segment);
    move(k, g, 0, JAC_AT_SEGMENT, segment); /* nothing happens */
    move(k, g, 0, JAC_AT_PRISON, 1);
    move(k, g, 0, JAC_AT_BOX, 0); /* off the board both: no event */
    return move(k, g, 0, JAC_AT_SUPPLY, 0);
}

START_TEST(each_place_is_told_once)
{
    kit k;
    open_with_step(&k);
    kit_go(&k);
    run_in_game(&k, tour);
    ck_assert_str_eq(
        k.log, "figure_placed:0:supply>segment:0:forced meeple_placed:0:supply>segment:0:forced "
               "figure_moved:0:segment>tile:0:forced meeple_moved:0:segment>tile:0:forced "
               "figure_moved:0:tile>corner:0:forced meeple_moved:0:tile>corner:0:forced "
               "figure_moved:0:corner>beside:0:forced meeple_moved:0:corner>beside:0:forced "
               "figure_moved:0:beside>held:0:forced meeple_moved:0:beside>held:0:forced "
               "figure_moved:0:held>segment:0:forced meeple_moved:0:held>segment:0:forced "
               "figure_left:0:segment>prison:0:forced meeple_left:0:segment>prison:0:forced");
    ck_assert_int_eq(kit_supply(&k, 0), 7);
    ck_assert_int_eq(kit_feature(&k, 0, 0, "road")->figures, 0);
    kit_close(&k);
}
END_TEST

/* Held: set aside for a moment, counts for nothing, keeps its segment. Prison: not in supply. */
START_TEST(held_and_imprisoned_figures_count_nowhere)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    kit_play(&k, "BA/RFr 1,0,0 road");
    const uint32_t f = kit_figure(&k, 0, 0, 0), s = kit_segment(&k, 1, 0, "road");
    ck_assert_int_eq(move(&k, k.game, f, JAC_AT_HELD, s), JAC_OK);
    ck_assert_int_eq(kit_feature(&k, 1, 0, "road")->figures, 0);
    ck_assert_int_eq(kit_supply(&k, 0), 6);
    ck_assert_uint_eq(jac_place_segment(jac_figures(k.rules, k.game)[f].place), s);
    ck_assert_uint_eq(jac_feature_winners(k.engine, k.game, s, JAC_FINAL), 0);
    ck_assert_int_eq(move(&k, k.game, f, JAC_AT_PRISON, 1), JAC_OK);
    ck_assert_int_eq(kit_supply(&k, 0), 6);
    ck_assert_uint_eq(jac_place_segment(jac_figures(k.rules, k.game)[f].place), JAC_NONE);
    kit_play(&k, "!BA/LR 2,0,90 -");
    ck_assert_int_eq(jac_place_at(jac_figures(k.rules, k.game)[f].place), JAC_AT_PRISON);
    ck_assert_int_eq(k.game->points[0], 0);
    kit_close(&k);
}
END_TEST

static jac_status swap(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    return jac_figure_swap(k->engine, g, kit_figure(k, 0, 0, 0), kit_figure(k, 1, 0, 0), 1,
                           jac_symbol_find(k->rules, "swap"));
}

START_TEST(a_swap_is_one_act)
{
    kit k;
    open_with_step(&k);
    kit_go(&k);
    kit_lay(&k, "BA/RFr", 1, 0, 0);
    kit_lay(&k, "BA/C", 0, -1, 180);
    kit_stand(&k, 0, 0, 1, 0, "road");
    kit_stand(&k, 1, 0, 0, -1, "field");
    run_in_game(&k, swap);
    ck_assert_ptr_nonnull(strstr(k.log, "figure_moved:0:segment>segment:1:swap "
                                        "meeple_moved:0:segment>segment:1:swap "
                                        "figure_moved:7:segment>segment:1:swap "
                                        "meeple_moved:7:segment>segment:1:swap"));
    ck_assert_int_eq(kit_feature(&k, 1, 0, "road")->meeples, 1);
    ck_assert_int_eq(kit_feature(&k, 0, -1, "field")->meeples, 1);
    ck_assert_uint_eq(
        jac_feature_winners(k.engine, k.game, kit_segment(&k, 1, 0, "road"), JAC_FINAL), 2);
    kit_close(&k);
}
END_TEST

static jac_status send_home(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    return move(k, g, kit_figure(k, 0, 0, 0), JAC_AT_SUPPLY, 0);
}

/* C027: whatever takes the last own meeple away, the builder goes home in the same step. */
START_TEST(a_lonely_builder_goes_home)
{
    kit k;
    open_with_step(&k);
    const int builder = add_builder(&k);
    kit_go(&k);
    kit_lay(&k, "BA/RFr", 1, 0, 0);
    kit_stand(&k, 0, 0, 1, 0, "road");
    const uint32_t b = kit_figure(&k, 0, builder, 0);
    ck_assert_int_eq(move(&k, k.game, b, JAC_AT_SEGMENT, kit_segment(&k, 0, 0, "road")), JAC_OK);
    ck_assert_int_eq(kit_feature(&k, 1, 0, "road")->meeples, 1); /* it occupies nothing */
    ck_assert_int_eq(kit_feature(&k, 1, 0, "road")->figures, 2);
    run_in_game(&k, send_home);
    char expected[200];
    snprintf(expected, sizeof expected,
             "figure_left:0:segment>supply:0:forced meeple_left:0:segment>supply:0:forced "
             "figure_left:%u:segment>supply:0:alone",
             b);
    ck_assert_ptr_nonnull(strstr(k.log, expected));
    ck_assert_int_eq(jac_supply(k.rules, k.game, 0, builder), 1);
    ck_assert_int_eq(kit_feature(&k, 1, 0, "road")->figures, 0);
    kit_close(&k);
}
END_TEST

START_TEST(a_builder_needs_an_own_meeple)
{
    kit k;
    kit_open(&k, NULL);
    const int builder = add_builder(&k);
    kit_go(&k);
    kit_lay(&k, "BA/RFr", 1, 0, 0);
    const int32_t road = jac_place_pack(JAC_AT_SEGMENT, kit_segment(&k, 1, 0, "road"));
    const int32_t field = jac_place_pack(JAC_AT_SEGMENT, kit_segment(&k, 1, 0, "field 1"));
    ck_assert(!jac_may_stand(k.engine, k.game, (uint32_t)builder, 0, road));
    kit_stand(&k, 1, 0, 1, 0, "road");
    ck_assert(!jac_may_stand(k.engine, k.game, (uint32_t)builder, 0, road));
    ck_assert(jac_may_stand(k.engine, k.game, (uint32_t)builder, 1, road));
    kit_stand(&k, 1, 1, 1, 0, "field 1");
    ck_assert(!jac_may_stand(k.engine, k.game, (uint32_t)builder, 1, field)); /* stands_on */
    kit_close(&k);
}
END_TEST

/* BASE-R21: special figures don't make a feature occupied. C034: with farmers off, a piece that
 * lives on fields still may. */
START_TEST(only_what_occupies_occupies)
{
    const jac_base base = { .players = 2, .edition = JAC_C3, .farmers = 0, .sets = 1 };
    kit k;
    kit_open(&k, &base);
    const int shepherd = add_kind(
        &k, "shepherd", (jac_figure_kind){ .count = 2, .stands_on = 1u << JAC_KIND_FIELD });
    kit_go(&k);
    kit_draw(&k, "BA/L");
    kit_place(&k, 0, 1, 0);
    const jac_choice put = { .offer = JAC_OFFER_PUT,
                             .arg = { shepherd, (int32_t)kit_segment(&k, 0, 1, "field"), 0 } };
    ck_assert(kit_listed(&k, put));
    kit_refuse(&k, kit_put_choice(&k, "field"));
    kit_choose(&k, put);
    ck_assert_int_eq(kit_feature(&k, 0, 1, "field")->meeples, 0);
    ck_assert_int_eq(kit_feature(&k, 0, 1, "field")->figures, 1);
    ck_assert_int_eq(jac_supply(k.rules, k.game, 0, shepherd), 1);
    kit_close(&k);
}
END_TEST

/* Strength: a large meeple beats a small one; neutral figures belong to nobody. */
START_TEST(strength_decides)
{
    kit k;
    kit_open(&k, NULL);
    const int large = add_kind(
        &k, "large",
        (jac_figure_kind){
            .count = 1, .meeple = true, .occupies = true, .strength = 2, .stands_on = on_all });
    const int dragon = add_kind(
        &k, "dragon", (jac_figure_kind){ .count = 1, .neutral = true, .stands_on = on_all });
    kit_go(&k);
    kit_lay(&k, "BA/RFr", 1, 0, 0);
    const uint32_t road = kit_segment(&k, 1, 0, "road");
    kit_stand(&k, 0, 0, 1, 0, "road");
    move(&k, k.game, kit_figure(&k, 1, large, 0), JAC_AT_SEGMENT, road);
    move(&k, k.game, kit_figure(&k, 0, dragon, 0), JAC_AT_SEGMENT, road);
    ck_assert_uint_eq(jac_feature_winners(k.engine, k.game, road, JAC_FINAL), 2);
    kit_stand(&k, 0, 1, 0, 0, "road");
    ck_assert_uint_eq(jac_feature_winners(k.engine, k.game, road, JAC_FINAL), 3);
    ck_assert_int_eq(kit_feature(&k, 1, 0, "road")->figures, 4);
    ck_assert_int_eq(kit_feature(&k, 1, 0, "road")->meeples, 3);
    kit_draw(&k, "BA/L");
    kit_place(&k, 0, 1, 0);
    for (int i = 0; i < kit_count(&k, JAC_OFFER_PUT); i++) /* neutral figures are nobody's to put */
        ck_assert_int_ne(kit_nth(&k, JAC_OFFER_PUT, i).arg[0], dragon);
    kit_close(&k);
}
END_TEST

/* From the supply there is one choice a kind, the lowest free piece. */
START_TEST(the_lowest_free_piece_is_put)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    move(&k, k.game, kit_figure(&k, 0, 0, 0), JAC_AT_BOX, 0);
    move(&k, k.game, kit_figure(&k, 0, 0, 2), JAC_AT_BOX, 0);
    kit_play(&k, "BA/L 0,1,0 monastery; BA/L 0,2,0 -; BA/L 0,3,0 monastery");
    ck_assert_int_eq(jac_place_at(jac_figures(k.rules, k.game)[1].place), JAC_AT_SEGMENT);
    ck_assert_int_eq(jac_place_at(jac_figures(k.rules, k.game)[3].place), JAC_AT_SEGMENT);
    ck_assert_int_eq(kit_supply(&k, 0), 3);
    kit_close(&k);
}
END_TEST

/* A cell with reset "supply" ends when its figure comes home, by whatever road, and not before. */
START_TEST(protection_ends_at_home)
{
    kit k;
    kit_open(&k, NULL);
    const uint32_t cell =
        (uint32_t)kit_cell(&k, "protected", JAC_PER_FIGURE, JAC_RESET_SUPPLY, JAC_MERGE_NONE, 1);
    kit_go(&k);
    const uint32_t f = kit_stand(&k, 0, 0, 0, 0, "road"), other = kit_stand(&k, 0, 1, 0, 0, "city");
    ck_assert_int_eq(jac_cell_set(k.engine, k.game, cell, f, 0, 1), JAC_OK);
    ck_assert_int_eq(jac_cell_set(k.engine, k.game, cell, other, 0, 1), JAC_OK);
    static const jac_at elsewhere[] = { JAC_AT_TILE, JAC_AT_HELD, JAC_AT_PRISON, JAC_AT_BOX };
    for (size_t i = 0; i < sizeof elsewhere / sizeof *elsewhere; i++) {
        ck_assert_int_eq(move(&k, k.game, f, elsewhere[i], 0), JAC_OK);
        ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell, f, 0), 1);
    }
    ck_assert_int_eq(move(&k, k.game, f, JAC_AT_SUPPLY, 0), JAC_OK);
    ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell, f, 0), 0);
    ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell, other, 0), 1);
    kit_play(&k, "BA/C 0,-1,180 -"); /* by scoring, too */
    ck_assert_int_eq(k.game->points[0], 4);
    ck_assert_int_eq(jac_cell_get(k.rules, k.game, cell, other, 0), 0);
    kit_close(&k);
}
END_TEST

Suite *engine_figures_suite(void)
{
    Suite *suite = suite_create("engine_figures");
    TCase *tcase = tcase_create("figures");
    tcase_add_test(tcase, each_place_is_told_once);
    tcase_add_test(tcase, held_and_imprisoned_figures_count_nowhere);
    tcase_add_test(tcase, a_swap_is_one_act);
    tcase_add_test(tcase, a_lonely_builder_goes_home);
    tcase_add_test(tcase, a_builder_needs_an_own_meeple);
    tcase_add_test(tcase, only_what_occupies_occupies);
    tcase_add_test(tcase, strength_decides);
    tcase_add_test(tcase, the_lowest_free_piece_is_put);
    tcase_add_test(tcase, protection_ends_at_home);
    suite_add_tcase(suite, tcase);
    return suite;
}
