/* Prompts and offers: what they cost, whom they are asked, what may follow what. DESIGN 4, 5;
 * BASE-R26. */
#include <string.h>

#include "suites.h"
#include "test_engine_kit.h"

enum { OFFER, OTHER, PROMPT, COUNT }; /* notes */

static jac_status take(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    (void)answer;
    kit_log(k, "%s:%d", jac_text(k->rules, k->rules->offer.at[call->id].name) + 5, call->player);
    for (int i = 0; i < call->argc; i++)
        kit_log(k, "%d", call->arg[i]);
    return JAC_OK;
}

static jac_choice choice_of(int offer) { return (jac_choice){ .offer = (uint16_t)offer }; }

static void place_monastery(kit *k)
{
    kit_draw(k, "BA/L");
    kit_place(k, 0, 1, 0);
}

/* At action an offer ends the prompt and becomes the action; second knows what it was. */
static jac_status follow(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    kit_log(k, "follow(%d,%d,%d)", call->arg[0] - 1 - k->note[OTHER],
            call->arg[1] - 1 - k->note[OFFER], call->arg[2]);
    if (call->arg[1] == k->note[OFFER] + 1)
        *answer = 0;
    return JAC_OK;
}

START_TEST(second_asks_what_may_follow)
{
    kit k;
    kit_open(&k, NULL);
    jac_offer fairy = kit_offer(&k, "fairy", JAC_PROMPT_ACTION, take);
    k.note[OFFER] = kit_add_offer(&k, &fairy);
    jac_offer phantom = kit_offer(&k, "phantom", JAC_PROMPT_SECOND, take);
    k.note[OTHER] = kit_add_offer(&k, &phantom);
    kit_on(&k, "may_follow", follow, NULL, 0);
    kit_go(&k);
    place_monastery(&k);
    ck_assert_int_eq(kit_count(&k, JAC_NONE), 4); /* monastery, field, fairy, pass */
    kit_choose(&k, choice_of(k.note[OFFER]));
    ck_assert_str_eq(k.log, "fairy:0 follow(0,0,0)"); /* not asked: nothing may follow */
    ck_assert_str_eq(kit_waits(&k), "chance");

    kit_draw(&k, "BA/L");
    kit_place(&k, 0, 2, 0);
    kit_log_clear(&k);
    kit_put(&k, "monastery");
    ck_assert_str_eq(kit_waits(&k), "second");
    ck_assert_int_eq(k.game->turn.action, JAC_OFFER_PUT + 1);
    ck_assert_int_eq(k.game->turn.placed, 1);
    ck_assert(kit_listed(&k, choice_of(k.note[OTHER])));
    kit_refuse(&k, choice_of(k.note[OFFER])); /* stands at action */
    kit_log_clear(&k);
    kit_choose(&k, choice_of(k.note[OTHER]));
    ck_assert_ptr_nonnull(strstr(k.log, "phantom:1"));

    kit_draw(&k, "BA/L");
    kit_place(&k, 0, 3, 0);
    kit_pass(&k);
    ck_assert_str_eq(kit_waits(&k), "second"); /* pass leaves the action empty */
    ck_assert_int_eq(k.game->turn.action, 0);
    kit_pass(&k);
    ck_assert_str_eq(kit_waits(&k), "chance");
    kit_close(&k);
}
END_TEST

/* costs extra: the same prompt again, with its arguments; any_own: at each prompt of the active. */
static jac_status can_pay(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    *answer = g->points[0] > -6;
    k->note[COUNT]++;
    return JAC_OK;
}

static jac_status pay(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)answer;
    return jac_score(k->engine, g, call->player, -3, JAC_NONE, JAC_TRIGGERED, 0);
}

START_TEST(extra_offers_ask_again)
{
    kit k;
    kit_open(&k, NULL);
    jac_offer ransom = kit_offer(&k, "ransom", 0, pay);
    ransom.offered = JAC_OFFERED_ANY_OWN;
    ransom.costs = JAC_COSTS_EXTRA;
    ransom.can_ref = kit_ref(&k, can_pay);
    const int offer = kit_add_offer(&k, &ransom);
    kit_go(&k);
    kit_draw(&k, "BA/L");
    ck_assert_str_eq(kit_waits(&k), "place"); /* it joins this prompt too */
    ck_assert(kit_listed(&k, choice_of(offer)));
    kit_choose(&k, choice_of(offer));
    ck_assert_str_eq(kit_waits(&k), "place");
    ck_assert_int_eq(k.game->points[0], -3);
    kit_place(&k, 0, 1, 0);
    kit_choose(&k, choice_of(offer));
    ck_assert_str_eq(kit_waits(&k), "action");
    ck_assert_int_eq(k.game->points[0], -6);
    ck_assert_int_eq(k.game->turn.action, 0);     /* no action was spent */
    ck_assert(!kit_listed(&k, choice_of(offer))); /* can says no */
    kit_refuse(&k, choice_of(offer));
    kit_put(&k, "field");
    ck_assert_str_eq(kit_waits(&k), "chance"); /* nor was a second asked for it alone */
    kit_close(&k);
}
END_TEST

/* any_own joins prompts, and brings none about. */
START_TEST(an_offer_at_any_own_alone_is_not_asked)
{
    kit k;
    kit_open(&k, NULL);
    jac_offer ransom = kit_offer(&k, "ransom", 0, pay);
    ransom.offered = JAC_OFFERED_ANY_OWN;
    ransom.costs = JAC_COSTS_EXTRA;
    const int offer = kit_add_offer(&k, &ransom);
    kit_go(&k);
    kit_draw(&k, "BA/L");
    ck_assert(kit_listed(&k, choice_of(offer)));
    kit_place(&k, 0, 1, 0);
    ck_assert_str_eq(kit_waits(&k), "action");
    kit_pass(&k);
    ck_assert_str_eq(kit_waits(&k), "chance"); /* second has nothing of its own */
    kit_close(&k);
}
END_TEST

/* A prompt only for extra offers is asked; without them, the action without a meeple is not. */
START_TEST(a_prompt_with_only_pass_is_not_asked)
{
    kit k;
    kit_open(&k, NULL);
    jac_offer ransom = kit_offer(&k, "ransom", JAC_PROMPT_ACTION, pay);
    ransom.can_ref = kit_ref(&k, can_pay);
    const int offer = kit_add_offer(&k, &ransom);
    kit_go(&k);
    for (int i = 0; i < 7; i++)
        jac_figure_to(k.engine, k.game, kit_figure(&k, 0, 0, i), jac_place_pack(JAC_AT_BOX, 0), 0,
                      0);
    place_monastery(&k);
    ck_assert_str_eq(kit_waits(&k), "action");
    ck_assert_int_eq(kit_count(&k, JAC_NONE), 2);
    kit_choose(&k, choice_of(offer));
    ck_assert_int_eq(k.game->points[0], -3);
    jac_score(k.engine, k.game, 0, -3, JAC_NONE, JAC_TRIGGERED, 0);
    kit_play(&k, "BA/L 0,2,0 -");
    kit_draw(&k, "BA/L");
    kit_place(&k, 0, 3, 0);
    ck_assert_str_eq(kit_waits(&k), "chance"); /* can says no, no meeple: only pass is left */
    kit_close(&k);
}
END_TEST

/* Prompts for players other than the active one, with arguments, and in turn. */
static jac_status ask_round(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    return jac_ask_round(k->engine, g, (uint32_t)k->note[PROMPT], k->note[COUNT] != 0, 11, 22);
}

START_TEST(a_round_asks_each_player_once)
{
    static const int order[2][3] = { { 1, 2, 0 },
                                     { 2, 0, 1 } }; /* from the active, from the left */
    for (int left = 0; left < 2; left++) {
        const jac_base base = { .players = 3, .edition = JAC_C3, .farmers = 1, .sets = 1 };
        kit k;
        kit_open(&k, &base);
        kit_on(&k, "scored", kit_todo, NULL, 0);
        k.note[PROMPT] = kit_prompt(&k, "bid", false, 2, JAC_T_INTEGER);
        jac_offer bid = kit_offer(&k, "bid_now", k.note[PROMPT], take);
        const int offer = kit_add_offer(&k, &bid);
        k.note[COUNT] = left;
        kit_go(&k);
        kit_play(&k, "BA/L 0,1,0 -");
        k.todo = ask_round;
        kit_play(&k, "BA/L 0,2,0 -");
        for (int i = 0; i < 3; i++) {
            ck_assert_str_eq(kit_waits(&k), "test.bid");
            ck_assert_int_eq(jac_game_to_act(k.game), order[left][i]);
            ck_assert_int_eq(jac_game_active(k.game), 1);
            kit_log_clear(&k);
            if (i == 1) {
                kit_pass(&k);
                continue;
            }
            kit_choose(&k, choice_of(offer));
            ck_assert_int_eq(k.log[strlen("bid_now:")] - '0', order[left][i]);
            ck_assert_ptr_nonnull(strstr(k.log, " 11 22")); /* the prompt's arguments */
        }
        ck_assert_str_eq(kit_waits(&k), "chance");
        ck_assert_int_eq(jac_game_active(k.game), 2);
        kit_close(&k);
    }
}
END_TEST

static jac_status ask_other(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    return jac_ask(k->engine, g, (uint32_t)k->note[PROMPT], 1, 5, 0);
}

/* A must prompt has no pass; any_own offers are for the active player only. */
START_TEST(another_player_must_answer)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "moved", ask_other, NULL, 0);
    k.note[PROMPT] = kit_prompt(&k, "castle", true, 1, JAC_T_INTEGER);
    jac_offer yes = kit_offer(&k, "yes", k.note[PROMPT], take);
    const int offer = kit_add_offer(&k, &yes);
    jac_offer ransom = kit_offer(&k, "ransom", 0, pay);
    ransom.offered = JAC_OFFERED_ANY_OWN;
    ransom.costs = JAC_COSTS_EXTRA;
    kit_add_offer(&k, &ransom);
    kit_go(&k);
    kit_draw(&k, "BA/L");
    kit_place(&k, 0, 1, 0);
    kit_put(&k, "monastery");
    ck_assert_str_eq(kit_waits(&k), "test.castle");
    ck_assert_int_eq(jac_game_to_act(k.game), 1);
    ck_assert_int_eq(kit_count(&k, JAC_NONE), 1); /* one real choice is asked */
    kit_refuse(&k, (jac_choice){ .offer = JAC_OFFER_PASS });
    kit_choose(&k, choice_of(offer));
    ck_assert_ptr_nonnull(strstr(k.log, "yes:1 5"));
    kit_close(&k);
}
END_TEST

/* Offers from a list, and from the product of picks where what may not stand is left out. */
static jac_status list_two(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    (void)answer;
    ck_assert_int_eq(call->kind, JAC_CALL_LIST);
    for (int32_t n = 3; n <= 9; n += 6) {
        const int32_t arg[3] = { n, n * n, 0 };
        ck_assert_int_eq(jac_list_add(k->engine, arg), JAC_OK);
    }
    return JAC_OK;
}

START_TEST(offers_from_a_list)
{
    kit k;
    kit_open(&k, NULL);
    jac_offer bid = kit_offer(&k, "bid", JAC_PROMPT_ACTION, take);
    bid.argc = 2;
    bid.type[0] = bid.type[1] = JAC_T_INTEGER;
    bid.list_ref = kit_ref(&k, list_two);
    const int offer = kit_add_offer(&k, &bid);
    kit_go(&k);
    place_monastery(&k);
    ck_assert_int_eq(kit_count(&k, offer), 2);
    kit_refuse(&k, (jac_choice){ .offer = (uint16_t)offer, .arg = { 3, 8, 0 } });
    kit_refuse(&k, (jac_choice){ .offer = (uint16_t)offer, .arg = { 3, 9, 1 } });
    kit_choose(&k, (jac_choice){ .offer = (uint16_t)offer, .arg = { 9, 81, 0 } });
    ck_assert_str_eq(k.log, "bid:0 9 81");
    const int32_t arg[3] = { 0, 0, 0 };
    ck_assert_int_eq(jac_list_add(k.engine, arg), JAC_E_USE); /* no list is being made */
    kit_close(&k);
}
END_TEST

START_TEST(a_product_of_picks_keeps_to_may_stand)
{
    kit k;
    kit_open(&k, NULL);
    const int kinds = kit_pick(&k, "mine", JAC_PICK_KINDS, JAC_OWN, NULL, 0);
    const int segments = kit_pick(&k, "all", JAC_PICK_SEGMENTS, JAC_ANY, NULL, 0);
    jac_offer fly = kit_offer(&k, "fly", JAC_PROMPT_ACTION, take);
    fly.argc = 2;
    fly.type[0] = JAC_T_KIND;
    fly.type[1] = JAC_T_SEGMENT;
    fly.pick[0] = (uint16_t)kinds;
    fly.pick[1] = (uint16_t)segments;
    const int offer = kit_add_offer(&k, &fly);
    kit_go(&k);
    kit_play(&k, "BA/RFr 1,0,0 road");
    place_monastery(&k);
    /* start: city, two fields (one with BA/L's), RFr: two fields, L: monastery, field; no road */
    ck_assert_int_eq(kit_count(&k, offer), 7);
    const jac_choice road = { .offer = (uint16_t)offer,
                              .arg = { 0, (int32_t)kit_segment(&k, 0, 0, "road"), 0 } };
    kit_refuse(&k, road);
    kit_choose(&k, (jac_choice){ .offer = (uint16_t)offer,
                                 .arg = { 0, (int32_t)kit_segment(&k, 0, 0, "city"), 0 } });
    kit_close(&k);
}
END_TEST

/* [game] confirm = on: one choice, before scoring; pass and any_own don't stand there. */
START_TEST(confirm_is_one_choice)
{
    const jac_base base = {
        .players = 2, .edition = JAC_C3, .farmers = 1, .sets = 1, .confirm = 1
    };
    kit k;
    kit_open(&k, &base);
    kit_go(&k);
    kit_draw(&k, "BA/C");
    kit_place(&k, 0, -1, 180);
    kit_put(&k, "city");
    ck_assert_str_eq(kit_waits(&k), "confirm");
    ck_assert_int_eq(k.game->points[0], 0);
    ck_assert_int_eq(kit_count(&k, JAC_NONE), 1);
    kit_refuse(&k, (jac_choice){ .offer = JAC_OFFER_PASS });
    kit_choose(&k, (jac_choice){ .offer = JAC_OFFER_CONFIRM });
    ck_assert_int_eq(k.game->points[0], 4);
    kit_close(&k);
}
END_TEST

Suite *engine_offers_suite(void)
{
    Suite *suite = suite_create("engine_offers");
    TCase *tcase = tcase_create("offers");
    tcase_add_test(tcase, second_asks_what_may_follow);
    tcase_add_test(tcase, extra_offers_ask_again);
    tcase_add_test(tcase, an_offer_at_any_own_alone_is_not_asked);
    tcase_add_test(tcase, a_prompt_with_only_pass_is_not_asked);
    tcase_add_test(tcase, a_round_asks_each_player_once);
    tcase_add_test(tcase, another_player_must_answer);
    tcase_add_test(tcase, offers_from_a_list);
    tcase_add_test(tcase, a_product_of_picks_keeps_to_may_stand);
    tcase_add_test(tcase, confirm_is_one_choice);
    suite_add_tcase(suite, tcase);
    return suite;
}
