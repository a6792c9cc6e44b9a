/* Wrong use is an error and changes nothing; the ends of what is allowed work; a game is a value.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "suites.h"
#include "test_engine_kit.h"

START_TEST(options_out_of_range_make_no_ruleset)
{
    static const jac_base wrong[] = {
        { .players = 0, .edition = JAC_C3, .sets = 1 },
        { .players = 9, .edition = JAC_C3, .sets = 1 },
        { .players = 2, .edition = 3, .sets = 1 },
        { .players = 2, .edition = JAC_C3, .sets = 0 },
        { .players = 2, .edition = JAC_C3, .sets = 21 },
        { .players = 2, .edition = JAC_C3, .sets = 1, .field_scoring = 3 },
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        ck_assert_msg(jac_ruleset_new(&wrong[i], NULL, NULL) == NULL, "options %zu", i);
    ck_assert_ptr_null(jac_ruleset_new(NULL, NULL, NULL));
}
END_TEST

START_TEST(a_ruleset_is_compiled_once_before_use)
{
    kit k;
    jac_error error;
    kit_open(&k, NULL);
    ck_assert_ptr_null(jac_engine_new(k.rules, &error));
    ck_assert_int_eq(error.status, JAC_E_USE);
    kit_go(&k);
    ck_assert_int_eq(jac_ruleset_compile(k.rules, &error), JAC_E_USE);
    ck_assert_int_eq(jac_ruleset_add_edge(k.rules, "late", false, false), -1);
    kit_close(&k);
}
END_TEST

/* One and eight players; the usual names. */
START_TEST(one_and_eight_players)
{
    static const char *const names[] = { "Red",   "Blue", "Green", "Yellow",
                                         "Black", "Pink", "White", "Grey" };
    for (uint8_t players = 1; players <= 8; players = (uint8_t)(players + 7)) {
        const jac_base base = { .players = players, .edition = JAC_C3, .farmers = 1, .sets = 1 };
        kit k;
        kit_open(&k, &base);
        kit_go(&k);
        ck_assert_int_eq(jac_game_players(k.engine), players);
        for (int p = 0; p < players; p++)
            ck_assert_str_eq(jac_player_name(k.engine, p), names[p]);
        ck_assert_str_eq(jac_player_name(k.engine, players), "");
        ck_assert_int_eq(jac_game_points(k.engine, k.game, players), 0);
        ck_assert_int_eq(jac_game_points(k.engine, k.game, -1), 0);
        for (int turn = 0; turn < 2 * players; turn++) {
            ck_assert_int_eq(jac_game_active(k.game), turn % players); /* BASE-R3 */
            kit_draw(&k, "BA/Rr");
            kit_choose(&k, kit_nth(&k, JAC_OFFER_PLACE, 0));
            if (strcmp(kit_waits(&k), "action") == 0)
                kit_pass(&k);
            if (turn == 7)
                break; /* that many curves there are */
        }
        kit_close(&k);
    }
}
END_TEST

/* Plays to the end by the first choices and outcomes. */
static void play_out(kit *k)
{
    while (jac_game_waits(k->game) != JAC_WAITS_OVER) {
        const jac_choice *choice = NULL;
        size_t count = 0;
        ck_assert_int_eq(jac_choices(k->engine, k->game, &choice, &count, &k->error), JAC_OK);
        ck_assert_uint_gt(count, 0);
        kit_choose(k, choice[count / 2]);
    }
}

/* Whole games of every number of players, and of many sets: all tiles are laid or discarded, all
 * meeples are on the board or at home. */
START_TEST(whole_games_of_every_size)
{
    for (int size = 1; size <= 10; size++) {
        const jac_base base = { .players = (uint8_t)(size <= 8 ? size : 2),
                                .edition = (uint8_t)(size % 3),
                                .farmers = 1,
                                .sets = (uint8_t)(size == 9    ? 5
                                                  : size == 10 ? 20
                                                               : 1) };
        kit k;
        kit_open(&k, &base);
        kit_go(&k);
        play_out(&k);
        ck_assert_int_eq(jac_game_tiles_left(k.game), 0);
        ck_assert_int_eq(k.game->tile_count + k.game->kept_count, 72 * base.sets);
        for (uint32_t f = 0; f < k.rules->figure.count; f++) {
            const jac_at at = jac_place_at(jac_figures(k.rules, k.game)[f].place);
            ck_assert(at == JAC_AT_SUPPLY || at == JAC_AT_SEGMENT);
        }
        kit_close(&k);
    }
}
END_TEST

START_TEST(nothing_goes_on_after_the_end)
{
    kit k;
    const jac_choice *choice = NULL;
    size_t count = 1;
    kit_open(&k, NULL);
    kit_go(&k);
    play_out(&k);
    ck_assert_int_eq(jac_game_to_act(k.game), -1);
    ck_assert_int_eq(jac_choices(k.engine, k.game, &choice, &count, &k.error), JAC_OK);
    ck_assert_uint_eq(count, 0);
    kit_refuse(&k, (jac_choice){ .offer = JAC_OFFER_PASS });
    kit_refuse(&k, (jac_choice){ .offer = JAC_CHOICE_CHANCE });
    ck_assert_uint_eq(k.game->agenda_count, 0);
    kit_close(&k);
}
END_TEST

START_TEST(every_kind_of_nonsense_is_refused)
{
    static const jac_choice nonsense[] = {
        { .offer = JAC_OFFER_PASS }, /* place is a must */
        { .offer = JAC_OFFER_CONFIRM },
        { .offer = JAC_OFFER_PUT },
        { .offer = JAC_OFFER_BASE_COUNT },
        { .offer = 999 },
        { .offer = JAC_CHOICE_CHANCE },
        { .offer = JAC_OFFER_PLACE, .arg = { -1, 0, 0 } },
        { .offer = JAC_OFFER_PLACE, .arg = { 0x7FFFFFFF, 0, 0 } },
        { .offer = JAC_OFFER_PLACE, .arg = { 0, 0, 4 } },
        { .offer = JAC_OFFER_PLACE, .arg = { 0, 0, -1 } },
    };
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    kit_refuse(&k, (jac_choice){ .offer = JAC_OFFER_PASS }); /* a chance waits */
    kit_refuse(&k, (jac_choice){ .offer = JAC_CHOICE_CHANCE, .arg = { -1, 0, 0 } });
    kit_refuse(&k, (jac_choice){ .offer = JAC_CHOICE_CHANCE, .arg = { 9999, 0, 0 } });
    kit_draw(&k, "BA/Cccc+");
    for (size_t i = 0; i < sizeof nonsense / sizeof *nonsense; i++)
        kit_refuse(&k, nonsense[i]);
    jac_choice padded = kit_nth(&k, JAC_OFFER_PLACE, 0);
    padded.pad = 1;
    kit_refuse(&k, padded);
    jac_choice other_type = kit_nth(&k, JAC_OFFER_PLACE, 0);
    other_type.arg[0] = jac_find_type(k.rules, "BA/CFC.2"); /* fits, but is not in hand */
    kit_refuse(&k, other_type);
    kit_choose(&k, kit_nth(&k, JAC_OFFER_PLACE, 0));
    jac_choice put = kit_nth(&k, JAC_OFFER_PUT, 0);
    put.arg[0] = 1; /* no such kind */
    kit_refuse(&k, put);
    put.arg[0] = 0;
    put.arg[2] = 1; /* an argument too many */
    kit_refuse(&k, put);
    kit_refuse(&k, (jac_choice){ .offer = JAC_OFFER_PASS, .arg = { 1, 0, 0 } });
    kit_close(&k);
}
END_TEST

START_TEST(primitives_refuse_what_is_not_there)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    const jac_engine *e = k.engine;
    jac_engine *engine = k.engine;
    const int32_t at = jac_place_pack(JAC_AT_SEGMENT, 0);
    const uint16_t cause = jac_symbol_find(k.rules, "setup");
    ck_assert_int_eq(jac_figure_to(engine, k.game, 999, at, 0, cause), JAC_E_USE);
    ck_assert_int_eq(
        jac_figure_to(engine, k.game, 0, jac_place_pack(JAC_AT_SEGMENT, 999), 0, cause), JAC_E_USE);
    ck_assert_int_eq(jac_figure_to(engine, k.game, 0, jac_place_pack(JAC_AT_TILE, 5), 0, cause),
                     JAC_E_USE);
    ck_assert_int_eq(jac_figure_to(engine, k.game, 0, jac_place_pack(JAC_AT_PRISON, 2), 0, cause),
                     JAC_E_USE);
    ck_assert_int_eq(jac_figure_to(engine, k.game, 0, jac_place_pack(JAC_AT_SLOT, 0), 0, cause),
                     JAC_E_USE);
    ck_assert_int_eq(jac_figure_swap(engine, k.game, 0, 0, 0, cause), JAC_E_USE);
    ck_assert_int_eq(jac_score(engine, k.game, 2, 1, JAC_NONE, JAC_EARLY, cause), JAC_E_USE);
    ck_assert_int_eq(jac_score(engine, k.game, -1, 1, JAC_NONE, JAC_EARLY, cause), JAC_E_USE);
    ck_assert_int_eq(jac_join(engine, k.game, 0, 0), JAC_E_USE);
    ck_assert_int_eq(jac_join(engine, k.game, 0, 1), JAC_E_USE);   /* a city and a road */
    ck_assert_int_eq(jac_unjoin(engine, k.game, 2, 3), JAC_E_USE); /* never joined */
    ck_assert_int_eq(jac_feature_kind(engine, k.game, 999, 0), JAC_E_USE);
    ck_assert_int_eq(jac_feature_kind(engine, k.game, 0, 99), JAC_E_USE);
    ck_assert_int_eq(jac_batch_add(engine, k.game, 999, JAC_EARLY, 0), JAC_E_USE);
    ck_assert_int_eq(jac_source_give(engine, k.game, 9999), JAC_E_USE);
    ck_assert_int_eq(jac_lay_aside(engine, k.game, 0, -1), JAC_E_USE);
    ck_assert_int_eq(jac_ask(engine, k.game, 99, 0, 0, 0), JAC_E_USE);
    ck_assert_int_eq(jac_ask(engine, k.game, 0, 7, 0, 0), JAC_E_USE);
    ck_assert_int_eq(e->failed, JAC_OK); /* none of these failed a choice */
    ck_assert(!jac_bag_take(engine, k.game, 9999));
    ck_assert_uint_eq(jac_tile_lay(engine, k.game, 0, jac_cell_pack(0, 0), 0, -1), JAC_NONE);
    ck_assert_str_ne(e->error.what, "");
    kit_close(&k);
}
END_TEST

START_TEST(a_copy_is_the_game)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    kit_play(&k, "BA/C 0,-1,180 field; BA/RFr 1,0,0 road");
    jac_game *copy = jac_game_clone(k.engine, k.game);
    ck_assert_ptr_nonnull(copy);
    const uint64_t hash = jac_game_hash(k.engine, k.game);
    ck_assert_uint_eq(jac_game_hash(k.engine, copy), hash);
    kit_play(&k, "BA/L 0,1,0 monastery");
    ck_assert_uint_ne(jac_game_hash(k.engine, k.game), hash);
    ck_assert_uint_eq(jac_game_hash(k.engine, copy), hash);
    jac_game *later = k.game;
    k.game = copy;
    kit_play(&k, "BA/L 0,1,0 monastery");
    ck_assert_uint_eq(jac_game_hash(k.engine, copy), jac_game_hash(k.engine, later));
    ck_assert_uint_le(jac_game_used(k.engine, copy), jac_game_size(k.engine));
    ck_assert_uint_eq(sizeof(jac_choice), 16);
    jac_game_free(k.engine, later);
    kit_close(&k);
}
END_TEST

/* Listing, judging and asking write nothing, whatever is asked. */
START_TEST(asking_changes_nothing)
{
    kit k;
    int32_t out[64];
    kit_open(&k, NULL);
    kit_pick(&k, "own", JAC_PICK_FIGURES, JAC_OWN, NULL, 0);
    kit_go(&k);
    kit_play(&k, "BA/C 0,-1,180 field; BA/RFr 1,0,0 road");
    kit_draw(&k, "BA/Rr");
    void *before = malloc(jac_game_size(k.engine));
    memcpy(before, k.game, jac_game_size(k.engine));
    kit_count(&k, JAC_NONE);
    for (int s = 0; s < k.game->segment_count; s++) {
        for (int o = JAC_COMPLETED; o <= JAC_TRIGGERED; o++) {
            jac_feature_points(k.engine, k.game, (uint32_t)s, (jac_occasion)o);
            jac_feature_winners(k.engine, k.game, (uint32_t)s, (jac_occasion)o);
        }
        jac_may_stand(k.engine, k.game, 0, 0, jac_place_pack(JAC_AT_SEGMENT, (uint32_t)s));
        jac_feature_tiles(k.rules, k.game, (uint32_t)s);
    }
    jac_pick_all(k.engine, k.game, 0, 0, 0, NULL, out, 64);
    ck_assert(memcmp(before, k.game, jac_game_size(k.engine)) == 0);
    free(before);
    kit_close(&k);
}
END_TEST

/* Memory that runs out at any allocation is an error, not a crash; nothing is left behind. */
typedef struct meter {
    long left, bytes;
} meter;

static void *metered(void *ud, void *block, size_t old_size, size_t new_size)
{
    meter *m = ud;
    if (new_size == 0) {
        if (block)
            m->bytes -= (long)old_size;
        free(block);
        return NULL;
    }
    if (m->left == 0)
        return NULL;
    m->left--;
    void *grown = realloc(block, new_size);
    m->bytes += (long)new_size - (block ? (long)old_size : 0);
    return grown;
}

/* Two players have 7 meeples each; seven kinds of 32 nobody's are 224 more, one of 17 makes 255. */
static void with_crowd(kit *k, uint8_t last)
{
    kit_open(k, NULL);
    for (int i = 0; i < 8; i++) {
        char name[24];
        snprintf(name, sizeof name, "crowd %d", i);
        const jac_figure_kind crowd = { .name = jac_symbol(k->rules, name),
                                        .count = i < 7 ? 32 : last,
                                        .neutral = true,
                                        .meeple = true,
                                        .strength = 1,
                                        .stands_on = UINT32_MAX };
        ck_assert_int_eq(jac_ruleset_add_figures(k->rules, &crowd), 1 + i);
    }
}

/* A feature counts its figures in eight bits: all there are may stand in one, and no more can be.
 */
START_TEST(all_figures_may_stand_in_one_feature)
{
    kit k;
    with_crowd(&k, 18);
    ck_assert_int_eq(jac_ruleset_compile(k.rules, &k.error), JAC_E_RULES);
    ck_assert_str_eq(k.error.what,
                     "256 figures (7 for each of 2 players) are more than the 255 of a game");
    kit_close(&k);
    with_crowd(&k, 17);
    kit_go(&k);
    uint32_t road = kit_segment(&k, 0, 0, "road 1");
    for (uint32_t f = 0; f < 255; f++)
        ck_assert_int_eq(jac_figure_to(k.engine, k.game, f, jac_place_pack(JAC_AT_SEGMENT, road), 0,
                                       jac_symbol_find(k.rules, "setup")),
                         JAC_OK);
    ck_assert_int_eq(kit_feature(&k, 0, 0, "road 1")->figures, 255);
    for (uint32_t f = 0; f < 255; f++)
        jac_figure_to(k.engine, k.game, f, jac_place_pack(JAC_AT_SUPPLY, 0), 0,
                      jac_symbol_find(k.rules, "setup"));
    ck_assert_int_eq(kit_feature(&k, 0, 0, "road 1")->figures, 0);
    kit_close(&k);
}
END_TEST

START_TEST(memory_may_run_out_anywhere)
{
    const jac_base base = { .players = 2, .edition = JAC_C3, .farmers = 1, .sets = 1 };
    bool done = false;
    for (long n = 0; n < 4000 && !done; n += n < 300 ? 1 : 17) {
        meter m = { n, 0 };
        jac_error error = { 0 };
        jac_ruleset *rules = jac_ruleset_new(&base, metered, &m);
        jac_engine *engine = NULL;
        jac_game *game = NULL;
        if (rules && jac_ruleset_compile(rules, &error) == JAC_OK)
            engine = jac_engine_new(rules, &error);
        if (engine)
            game = jac_game_new(engine, 5, &error);
        if (rules && !game)
            ck_assert_int_eq(error.status, JAC_E_MEMORY);
        done = game != NULL;
        if (game)
            jac_game_free(engine, game);
        jac_engine_free(engine);
        jac_ruleset_free(rules);
        ck_assert_msg(m.bytes == 0, "%ld bytes are left after allocation %ld failed", m.bytes, n);
    }
    ck_assert(done);
}
END_TEST

/* Nothing allocates between the first choice and the last. */
START_TEST(a_playout_allocates_nothing)
{
    const jac_base base = { .players = 3, .edition = JAC_C3, .farmers = 1, .sets = 1 };
    meter m = { 1000000, 0 };
    kit k;
    memset(&k, 0, sizeof k);
    k.rules = jac_ruleset_new(&base, metered, &m);
    kit_go(&k);
    const long left = m.left;
    play_out(&k);
    kit_start(&k, 2);
    play_out(&k);
    ck_assert_int_eq(m.left, left);
    kit_close(&k);
    ck_assert_int_eq(m.bytes, 0);
}
END_TEST

Suite *engine_use_suite(void)
{
    Suite *suite = suite_create("engine_use");
    TCase *tcase = tcase_create("use");
    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, options_out_of_range_make_no_ruleset);
    tcase_add_test(tcase, a_ruleset_is_compiled_once_before_use);
    tcase_add_test(tcase, one_and_eight_players);
    tcase_add_test(tcase, whole_games_of_every_size);
    tcase_add_test(tcase, nothing_goes_on_after_the_end);
    tcase_add_test(tcase, every_kind_of_nonsense_is_refused);
    tcase_add_test(tcase, primitives_refuse_what_is_not_there);
    tcase_add_test(tcase, a_copy_is_the_game);
    tcase_add_test(tcase, asking_changes_nothing);
    tcase_add_test(tcase, all_figures_may_stand_in_one_feature);
    tcase_add_test(tcase, memory_may_run_out_anywhere);
    tcase_add_test(tcase, a_playout_allocates_nothing);
    suite_add_tcase(suite, tcase);
    return suite;
}
