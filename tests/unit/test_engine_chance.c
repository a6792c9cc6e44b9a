/* Chance: a step with outcomes that draws once, whoever answers; one stream each for the bag, dice
 * and modules. DESIGN 3; BASE-V4. */
#include <stdlib.h>
#include <string.h>

#include "suites.h"
#include "test_engine_kit.h"

enum { DIE, ROLLED }; /* notes: the chance's id; what was rolled */

static void add_die(kit *k, kit_fn *resolved)
{
    static const int32_t outcome[] = { -1, 20, 30 }, weight[] = { 1, 0, 3 };
    const jac_chance_def die = { .module = (uint16_t)k->module,
                                 .name = kit_symbol(k, "test.die"),
                                 .viewer = JAC_VIEW_ALL,
                                 .outcome_count = 3,
                                 .outcome = outcome,
                                 .weight = weight,
                                 .ref = kit_ref(k, resolved) };
    k->note[DIE] = jac_ruleset_add_chance(k->rules, &die);
    ck_assert_int_ge(k->note[DIE], 0);
}

static jac_status roll(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    const int32_t arg[4] = { 7, 8, 9, 0 };
    (void)call;
    (void)answer;
    return jac_push(k->engine, g, JAC_OP_CHANCE, (uint32_t)k->note[DIE], arg);
}

static jac_status rolled(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    (void)answer;
    ck_assert_int_eq(call->kind, JAC_CALL_CHANCE);
    ck_assert_int_eq(call->arg[1], 7);
    ck_assert_int_eq(call->arg[2], 8);
    ck_assert_int_eq(call->arg[3], 9);
    k->note[ROLLED + (call->arg[0] < 0 ? 1 : call->arg[0] / 10)]++;
    return JAC_OK;
}

/* Plays `turns` turns by the first choices; the game answers its chances. Types drawn go into
 * `drawn`. */
static int play_turns(kit *k, int turns, uint16_t *drawn)
{
    int n = 0;
    while (n < turns && jac_game_waits(k->game) != JAC_WAITS_OVER) {
        if (strcmp(kit_waits(k), "place") == 0)
            drawn[n++] = k->game->turn.type;
        const jac_choice *choice = NULL;
        size_t count = 0;
        ck_assert_int_eq(jac_choices(k->engine, k->game, &choice, &count, &k->error), JAC_OK);
        kit_choose(k, choice[0]);
    }
    return n;
}

static void start_unattended(kit *k, uint64_t seed)
{
    jac_game_stop_at_chance(k->game, false);
    ck_assert_int_eq(jac_game_start(k->engine, k->game, seed, &k->error), JAC_OK);
}

START_TEST(a_module_chance_keeps_its_weights)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "placed", roll, NULL, 0);
    add_die(&k, rolled);
    kit_go(&k);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        uint16_t drawn[72];
        start_unattended(&k, seed);
        play_turns(&k, 72, drawn);
    }
    const int total = k.note[ROLLED + 1] + k.note[ROLLED + 2] + k.note[ROLLED + 3];
    ck_assert_int_gt(total, 1000);
    ck_assert_int_eq(k.note[ROLLED + 2], 0); /* weight 0 */
    ck_assert_int_gt(k.note[ROLLED + 1], total / 5);
    ck_assert_int_lt(k.note[ROLLED + 1], total * 3 / 10);
    kit_close(&k);
}
END_TEST

START_TEST(a_module_chance_waits_when_told_to)
{
    kit k;
    kit_open(&k, NULL);
    kit_on(&k, "placed", roll, NULL, 0);
    add_die(&k, rolled);
    kit_go(&k);
    kit_draw(&k, "BA/L");
    kit_place(&k, 0, 1, 0);
    ck_assert_str_eq(kit_waits(&k), "chance");
    ck_assert_int_eq(jac_game_to_act(k.game), 0);
    ck_assert_int_eq(kit_count(&k, JAC_CHOICE_CHANCE), 3);
    kit_refuse(&k, (jac_choice){ .offer = JAC_CHOICE_CHANCE, .arg = { 3, 0, 0 } });
    kit_refuse(&k, (jac_choice){ .offer = JAC_CHOICE_CHANCE, .arg = { 30, 1, 0 } });
    kit_choose(&k, (jac_choice){ .offer = JAC_CHOICE_CHANCE, .arg = { -1, 0, 0 } });
    ck_assert_int_eq(k.note[ROLLED + 1], 1);
    ck_assert_str_eq(kit_waits(&k), "action");
    kit_close(&k);
}
END_TEST

static jac_status roll_own_stream(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)answer;
    for (int i = 0; i < 5; i++)
        k->note[ROLLED] += (int32_t)jac_random(k->engine, g, 2u + call->module, 6);
    return JAC_OK;
}

/* A mod's die never moves the deck, nor does another mod's. */
START_TEST(streams_are_independent)
{
    uint16_t plain[72], with_die[72], with_own[72];
    int n[3];
    for (int i = 0; i < 3; i++) {
        uint16_t *const drawn[] = { plain, with_die, with_own };
        kit k;
        kit_open(&k, NULL);
        if (i == 1)
            kit_on(&k, "placed", roll, NULL, 0);
        if (i == 1)
            add_die(&k, rolled);
        if (i == 2)
            kit_on(&k, "placed", roll_own_stream, NULL, 0);
        kit_go(&k);
        start_unattended(&k, 687);
        n[i] = play_turns(&k, 71, drawn[i]);
        kit_close(&k);
    }
    ck_assert_int_eq(n[0], n[1]);
    ck_assert_int_eq(n[0], n[2]);
    ck_assert(memcmp(plain, with_die, (size_t)n[0] * sizeof *plain) == 0);
    ck_assert(memcmp(plain, with_own, (size_t)n[0] * sizeof *plain) == 0);
}
END_TEST

/* The same outcomes from outside leave the streams where the game's own answers would have. */
START_TEST(a_chance_draws_once_whoever_answers)
{
    uint16_t drawn[72], again[72];
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    start_unattended(&k, 9);
    const int n = play_turns(&k, 40, drawn);
    kit_start(&k, 9);
    for (int i = 0; i < 20; i++) {
        while (jac_game_waits(k.game) == JAC_WAITS_CHOICE) {
            const jac_choice *choice = NULL;
            size_t count = 0;
            jac_choices(k.engine, k.game, &choice, &count, &k.error);
            kit_choose(&k, choice[0]);
        }
        kit_choose(&k, (jac_choice){ .offer = JAC_CHOICE_CHANCE, .arg = { drawn[i], 0, 0 } });
    }
    ck_assert_int_eq(k.game->turn.type, drawn[19]);
    jac_game_stop_at_chance(k.game, false);
    ck_assert_int_eq(play_turns(&k, 21, again), 21);
    ck_assert(memcmp(again, drawn + 19, 21 * sizeof *again) == 0);
    ck_assert_int_eq(n, 40);
    kit_close(&k);
}
END_TEST

/* Equal seeds play equal games; others don't. */
START_TEST(a_seed_fixes_the_draws)
{
    uint16_t a[72], b[72], c[72];
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    start_unattended(&k, 687);
    play_turns(&k, 40, a);
    const uint64_t hash = jac_game_hash(k.engine, k.game);
    start_unattended(&k, 688);
    play_turns(&k, 40, b);
    start_unattended(&k, 687);
    play_turns(&k, 40, c);
    ck_assert(memcmp(a, b, sizeof a / 72 * 40) != 0);
    ck_assert(memcmp(a, c, sizeof a / 72 * 40) == 0);
    ck_assert_uint_eq(jac_game_hash(k.engine, k.game), hash);
    kit_close(&k);
}
END_TEST

/* The draws of many games are fair: each type comes first about as often as it lies in the bag. */
START_TEST(draws_are_fair)
{
    enum { GAMES = 7100 };
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    int *first = calloc(k.rules->type.count, sizeof *first);
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        start_unattended(&k, seed);
        first[k.game->turn.type]++;
    }
    for (uint32_t t = 0; t < k.rules->type.count; t++) {
        const int copies = k.rules->type.at[t].count - k.rules->type.at[t].start;
        const int expected = GAMES * copies / 71, spread = 5 * 30 * (copies > 3 ? 2 : 1);
        ck_assert_msg(abs(first[t] - expected) < spread, "%s: %d times first, expected %d",
                      jac_text(k.rules, k.rules->type.at[t].name), first[t], expected);
    }
    free(first);
    kit_close(&k);
}
END_TEST

/* BASE-V4: who begins is a chance, before the first draw. */
START_TEST(a_random_first_player)
{
    const jac_base base = {
        .players = 5, .edition = JAC_C3, .farmers = 1, .sets = 1, .first_random = 1
    };
    int began[5] = { 0 };
    kit k;
    kit_open(&k, &base);
    kit_go(&k);
    ck_assert_int_eq(kit_count(&k, JAC_CHOICE_CHANCE), 5);
    kit_choose(&k, (jac_choice){ .offer = JAC_CHOICE_CHANCE, .arg = { 3, 0, 0 } });
    ck_assert_int_eq(jac_game_active(k.game), 3);
    kit_play(&k, "BA/L 0,1,0 -; BA/L 0,2,0 -");
    ck_assert_int_eq(jac_game_active(k.game), 0);
    for (uint64_t seed = 0; seed < 200; seed++) {
        start_unattended(&k, seed);
        began[jac_game_active(k.game)]++;
    }
    for (int p = 0; p < 5; p++)
        ck_assert_int_gt(began[p], 15);
    kit_close(&k);
}
END_TEST

static jac_status lay_three_aside(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    return jac_lay_aside(k->engine, g, jac_symbol_find(k->rules, "marked"), 3);
}

/* Tiles with a mark are laid aside unseen, each by chance (REVOLT-R2, C041). */
START_TEST(marked_tiles_are_laid_aside)
{
    kit k;
    kit_open(&k, NULL);
    kit_tile(&k, "TE/1", "BA/L", 2, "marked");
    kit_tile(&k, "TE/2", "BA/LR", 2, "marked");
    kit_tile(&k, "TE/3", "BA/C", 2, NULL);
    kit_on(&k, "setup", lay_three_aside, NULL, 0);
    kit_go(&k);
    const int one = jac_find_type(k.rules, "TE/1"), two = jac_find_type(k.rules, "TE/2");
    ck_assert_int_eq(kit_count(&k, JAC_CHOICE_CHANCE), 2); /* only marked types */
    for (int i = 0; i < 2; i++)
        kit_choose(&k, (jac_choice){ .offer = JAC_CHOICE_CHANCE, .arg = { one, 0, 0 } });
    kit_refuse(&k, (jac_choice){ .offer = JAC_CHOICE_CHANCE, .arg = { one, 0, 0 } });
    kit_choose(&k, (jac_choice){ .offer = JAC_CHOICE_CHANCE, .arg = { two, 0, 0 } });
    ck_assert_int_eq(k.game->kept_count, 3);
    for (int i = 0; i < 3; i++) {
        ck_assert_int_eq(jac_kept_tiles(k.rules, k.game)[i].zone, JAC_ZONE_OUT);
        ck_assert_int_eq(jac_kept_tiles(k.rules, k.game)[i].viewer, JAC_VIEW_NOBODY);
    }
    ck_assert_int_eq(jac_bag(k.rules, k.game)[one], 0);
    ck_assert_int_eq(jac_bag(k.rules, k.game)[two], 1);
    ck_assert_int_eq(jac_game_tiles_left(k.game), 71 + 6 - 3);
    int out[2] = { 0 };
    for (uint64_t seed = 1; seed <= 100; seed++) {
        start_unattended(&k, seed);
        ck_assert_int_eq(k.game->kept_count, 3);
        out[0] += 2 - jac_bag(k.rules, k.game)[one];
        out[1] += 2 - jac_bag(k.rules, k.game)[two];
    }
    ck_assert_int_gt(out[0], 100);
    ck_assert_int_gt(out[1], 100);
    kit_close(&k);
}
END_TEST

Suite *engine_chance_suite(void)
{
    Suite *suite = suite_create("engine_chance");
    TCase *tcase = tcase_create("chance");
    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, a_module_chance_keeps_its_weights);
    tcase_add_test(tcase, a_module_chance_waits_when_told_to);
    tcase_add_test(tcase, streams_are_independent);
    tcase_add_test(tcase, a_chance_draws_once_whoever_answers);
    tcase_add_test(tcase, a_seed_fixes_the_draws);
    tcase_add_test(tcase, draws_are_fair);
    tcase_add_test(tcase, a_random_first_player);
    tcase_add_test(tcase, marked_tiles_are_laid_aside);
    suite_add_tcase(suite, tcase);
    return suite;
}
