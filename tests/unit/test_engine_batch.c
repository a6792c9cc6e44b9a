/* Scoring as a batch: what modules may add, drop, ask and hold back. DESIGN 4; BASE-P9. */
#include <string.h>

#include "suites.h"
#include "test_engine_kit.h"

/* ---- queries ---- */

static jac_status triple(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    if (k->rules->figure.at[call->arg[0]].owner == 1)
        *answer *= 3;
    return JAC_OK;
}

static jac_status lowest_wins(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    (void)call;
    kit_log(k, "tie(%d)", *answer);
    *answer &= -*answer;
    return JAC_OK;
}

static jac_status half_for_red(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)k;
    (void)g;
    if (call->arg[1] == 0)
        *answer = call->arg[0] / 2;
    return JAC_OK;
}

/* A city of three tiles (six points) with a knight each. */
START_TEST(queries_change_who_wins_and_what)
{
    static const struct {
        const char *query;
        kit_fn *fn;
        int32_t points[2];
    } rows[] = {
        { NULL, NULL, { 6, 6 } },
        { "strength", triple, { 0, 6 } },
        { "tie_break", lowest_wins, { 6, 0 } },
        { "player_points", half_for_red, { 3, 6 } },
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        kit k;
        kit_open(&k, NULL);
        k.row = rows[i].query;
        if (rows[i].query)
            kit_on(&k, rows[i].query, rows[i].fn, NULL, 0);
        kit_go(&k);
        kit_lay(&k, "BA/CFc.1", 0, -1, 90);
        kit_stand(&k, 0, 0, 0, 0, "city");
        kit_stand(&k, 1, 0, 0, -1, "city");
        kit_play(&k, "BA/C 0,-2,180 -");
        for (int p = 0; p < 2; p++)
            ck_assert_msg(k.game->points[p] == rows[i].points[p], "%s: player %d has %d",
                          rows[i].query ? rows[i].query : "none", p, k.game->points[p]);
        ck_assert_int_eq(kit_supply(&k, 0) + kit_supply(&k, 1), 14); /* all come home */
        kit_close(&k);
    }
}
END_TEST

static jac_status deny_blue(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    if (k->rules->figure.at[call->arg[0]].owner == 1)
        *answer = 0;
    return JAC_OK;
}

START_TEST(takes_part_keeps_figures_out)
{
    kit k;
    kit_open(&k, NULL);
    /* hooks.def: the figure is the first value; the answer so far is not among them */
    kit_on(&k, "takes_part", deny_blue, NULL, 0);
    kit_go(&k);
    kit_lay(&k, "BA/CFc.1", 0, -1, 90);
    kit_stand(&k, 1, 0, 0, -1, "city");
    kit_stand(&k, 1, 1, 0, 0, "city");
    kit_stand(&k, 0, 0, 0, 0, "city");
    kit_play(&k, "BA/C 0,-2,180 -");
    ck_assert_int_eq(k.game->points[0], 6);
    ck_assert_int_eq(k.game->points[1], 0);
    kit_close(&k);
}
END_TEST

static jac_status keep(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    (void)call;
    *answer = jac_symbol_find(k->rules, k->note[0] ? "stay" : "held");
    return JAC_OK;
}

START_TEST(scored_figures_may_be_held_or_stay)
{
    for (int stay = 0; stay < 2; stay++) {
        kit k;
        kit_open(&k, NULL);
        kit_on(&k, "release_to", keep, NULL, 0);
        k.note[0] = stay;
        kit_go(&k);
        kit_play(&k, "BA/C 0,-1,180 city");
        ck_assert_int_eq(k.game->points[0], 4);
        ck_assert_int_eq(kit_supply(&k, 0), 6);
        const int32_t place = jac_figures(k.rules, k.game)[0].place;
        ck_assert_int_eq(jac_place_at(place), stay ? JAC_AT_SEGMENT : JAC_AT_HELD);
        ck_assert_uint_eq(jac_place_segment(place), kit_segment(&k, 0, -1, "city"));
        ck_assert_int_eq(kit_feature(&k, 0, 0, "city")->figures, stay);
        kit_play(&k, "BA/L 0,1,0 -"); /* no second scoring */
        ck_assert_int_eq(k.game->points[0], 4);
        kit_close(&k);
    }
}
END_TEST

/* ---- adding and dropping ---- */

static jac_status log_scored(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    (void)answer;
    kit_log(
        k, "%s:%d:%d:%d",
        jac_text(k->rules, k->rules->kind.at[jac_segments(k->rules, g)[call->arg[0]].kind].name),
        call->arg[1], call->arg[2], call->arg[3]);
    return JAC_OK;
}

/* At the station extra: scores the road of the start tile as it stands. */
static jac_status sweep(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    if (g->turn.type != jac_find_type(k->rules, "BA/L"))
        return JAC_OK;
    return jac_batch_add(k->engine, g, kit_segment(k, 0, 0, "road"), (jac_occasion)k->note[0], 0);
}

START_TEST(an_early_batch_of_its_own)
{
    for (int occasion = JAC_EARLY; occasion <= JAC_TRIGGERED; occasion++) {
        kit k;
        kit_open(&k, NULL);
        k.note[0] = occasion;
        kit_on(&k, "extra", sweep, NULL, 0);
        kit_on(&k, "feature_scored", log_scored, NULL, 0);
        kit_go(&k);
        kit_play(&k, "BA/RFr 1,0,0 road; BA/L 0,1,0 -");
        ck_assert_int_eq(k.game->points[0], 2); /* as at the end */
        ck_assert_int_eq(kit_supply(&k, 0), 7);
        ck_assert_str_eq(k.log, occasion == JAC_EARLY ? "road:2:1:2" : "road:2:1:3");
        ck_assert_uint_eq(k.game->batch_count, 0);
        ck_assert_str_eq(kit_waits(&k), "chance");
        kit_close(&k);
    }
}
END_TEST

/* At batch_ready: adds the road, drops the city. */
static jac_status change_batch(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)answer;
    kit_log(k, "ready:%d", call->arg[0]);
    jac_batch_drop(k->engine, g, kit_segment(k, 0, 0, "city"));
    return jac_batch_add(k->engine, g, kit_segment(k, 0, 0, "road"), JAC_TRIGGERED, 0);
}

START_TEST(a_batch_may_be_changed_before_it_counts)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "batch_ready", change_batch, NULL, 0);
    kit_on(&k, "feature_scored", log_scored, NULL, 0);
    kit_go(&k);
    kit_stand(&k, 1, 0, 0, 0, "road");
    kit_play(&k, "BA/C 0,-1,180 city");
    ck_assert_str_eq(k.log, "ready:1 road:1:2:3");
    ck_assert_int_eq(k.game->points[0], 0);
    ck_assert_int_eq(k.game->points[1], 1);
    ck_assert_int_eq(kit_supply(&k, 0), 6); /* the dropped city keeps its knight */
    ck_assert_int_eq(kit_supply(&k, 1), 7);
    kit_close(&k);
}
END_TEST

/* A feature that a module adds may have a reason of its own for its points. */
static jac_status add_with_reason(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    return jac_batch_add(k->engine, g, kit_segment(k, 0, 0, "road"), JAC_TRIGGERED,
                         (uint16_t)k->note[0]);
}
static jac_status log_reason(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    (void)answer;
    kit_log(k, "%d:%s", call->arg[1], jac_text(k->rules, (uint16_t)call->arg[4]));
    return JAC_OK;
}

START_TEST(added_features_may_have_a_reason)
{
    kit k;
    kit_open(&k, NULL);
    k.note[0] = kit_symbol(&k, "swept");
    kit_on(&k, "batch_ready", add_with_reason, NULL, 0);
    kit_on(&k, "points_scored", log_reason, NULL, 0);
    kit_go(&k);
    kit_stand(&k, 1, 0, 0, 0, "road");
    kit_play(&k, "BA/C 0,-1,180 city");
    ck_assert_str_eq(k.log, "4:scored 1:swept");
    kit_close(&k);
}
END_TEST

/* After the award a castle adds a feature once: a new round, then all are released. */
static jac_status add_after(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)answer;
    kit_log(k, "after:%d", call->arg[0]);
    kit_log(k, "%d", kit_supply(k, 0));
    return jac_batch_add(k->engine, g, kit_segment(k, 0, 0, "road"), JAC_TRIGGERED, 0);
}

START_TEST(after_the_award_comes_a_new_round)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "batch_awarded", add_after, NULL, 0);
    kit_on(&k, "feature_scored", log_scored, NULL, 0);
    kit_go(&k);
    kit_stand(&k, 1, 0, 0, 0, "road");
    kit_play(&k, "BA/C 0,-1,180 city");
    ck_assert_str_eq(k.log, "city:4:1:0 after:1 6 road:1:2:3 after:2 6");
    ck_assert_int_eq(kit_supply(&k, 0), 7);
    ck_assert_int_eq(kit_supply(&k, 1), 7);
    kit_close(&k);
}
END_TEST

/* BASE-P9: a figure that leaves at batch_ready counts no more; one that leaves at the first award
 * still did, for points and majority were frozen. */
static jac_status leave(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    return jac_figure_to(k->engine, g, kit_figure(k, 0, 0, 0), jac_place_pack(JAC_AT_SUPPLY, 0), 0,
                         0);
}

START_TEST(majorities_are_frozen_for_all)
{
    static const struct {
        const char *hook;
        int32_t points;
    } rows[] = { { "batch_ready", 0 }, { "feature_scored", 6 } };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        kit k;
        kit_open(&k, NULL);
        k.row = rows[i].hook;
        kit_on(&k, rows[i].hook, leave, NULL, 0);
        kit_go(&k);
        /* one tile closes a road (first, unclaimed by Red) and a city (Red's) */
        kit_lay(&k, "BA/CFc.1", 0, -1, 90);
        kit_lay(&k, "BA/LR", 1, -2, 90);
        kit_stand(&k, 0, 0, 0, -1, "city");
        kit_stand(&k, 1, 0, 1, -2, "road");
        kit_play(&k, "BA/CRRR 0,-2,180 -");
        ck_assert_msg(k.game->points[0] == rows[i].points, "%s: Red has %d", rows[i].hook,
                      k.game->points[0]);
        ck_assert_int_eq(k.game->points[1], 2);
        kit_close(&k);
    }
}
END_TEST

/* Every event of one completion, in order. */
START_TEST(a_completion_told_in_order)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    kit_watch(&k);
    kit_play(&k, "BA/C 0,-1,180 city");
    ck_assert_str_eq(k.log, "chance tile_drawn tile_placed figure_placed meeple_placed "
                            "feature_completed batch_ready points_scored feature_scored "
                            "batch_awarded figure_left meeple_left");
    kit_close(&k);
}
END_TEST

static jac_status ask_late(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    return jac_ask(k->engine, g, (uint32_t)k->note[0], 1, 0, 0);
}

/* Watching changes no history, not even in the middle of a batch with an empty feature. */
START_TEST(watching_changes_nothing)
{
    uint64_t hash[2];
    for (int watched = 0; watched < 2; watched++) {
        kit k;
        kit_open(&k, NULL);
        kit_on(&k, "batch_awarded", ask_late, NULL, 0);
        k.note[0] = kit_prompt(&k, "late", false, 0, JAC_T_NONE);
        jac_offer yes = kit_offer(&k, "yes", k.note[0], kit_todo);
        kit_add_offer(&k, &yes);
        kit_go(&k);
        if (watched)
            kit_watch(&k);
        kit_draw(&k, "BA/C");
        kit_place(&k, 0, -1, 180);
        kit_pass(&k); /* the city is empty */
        ck_assert_str_eq(kit_waits(&k), "test.late");
        hash[watched] = jac_game_hash(k.engine, k.game);
        kit_close(&k);
    }
    ck_assert_uint_eq(hash[0], hash[1]);
}
END_TEST

/* Points of a player stay within bounds and may go below zero. */
START_TEST(points_have_bounds)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    ck_assert_int_eq(jac_score(k.engine, k.game, 0, -4, JAC_NONE, JAC_EARLY, 0), JAC_OK);
    ck_assert_int_eq(k.game->points[0], -4);
    ck_assert_int_eq(jac_score(k.engine, k.game, 0, INT32_MAX, JAC_NONE, JAC_EARLY, 0), JAC_E_USE);
    ck_assert_int_eq(jac_score(k.engine, k.game, 0, INT32_MIN, JAC_NONE, JAC_EARLY, 0), JAC_E_USE);
    ck_assert_int_eq(k.game->points[0], -4);
    kit_close(&k);
}
END_TEST

Suite *engine_batch_suite(void)
{
    Suite *suite = suite_create("engine_batch");
    TCase *tcase = tcase_create("batch");
    tcase_add_test(tcase, queries_change_who_wins_and_what);
    tcase_add_test(tcase, takes_part_keeps_figures_out);
    tcase_add_test(tcase, scored_figures_may_be_held_or_stay);
    tcase_add_test(tcase, an_early_batch_of_its_own);
    tcase_add_test(tcase, a_batch_may_be_changed_before_it_counts);
    tcase_add_test(tcase, added_features_may_have_a_reason);
    tcase_add_test(tcase, after_the_award_comes_a_new_round);
    tcase_add_test(tcase, majorities_are_frozen_for_all);
    tcase_add_test(tcase, a_completion_told_in_order);
    tcase_add_test(tcase, watching_changes_nothing);
    tcase_add_test(tcase, points_have_bounds);
    suite_add_tcase(suite, tcase);
    return suite;
}
