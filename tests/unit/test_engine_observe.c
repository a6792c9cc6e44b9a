/* What a seat sees of a game, and games it can't tell from the one it is in. */
#include <stdlib.h>
#include <string.h>

#include "parts.h"
#include "suites.h"
#include "test_engine_kit.h"

/* A game with all kinds of secrets: three of six marked tiles laid aside by chance, a hidden tile
 * in each hand, secret cells of players and figures. */
static int hands, spy, plain;

static jac_status lay_three_aside(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)call;
    (void)answer;
    return jac_lay_aside(k->engine, g, jac_symbol_find(k->rules, "marked"), 3);
}

static void open_secrets(kit *k)
{
    kit_open(k, NULL);
    kit_tile(k, "TE/1", "BA/L", 3, "marked");
    kit_tile(k, "TE/2", "BA/LR", 3, "marked");
    hands = kit_cell(k, "test.hand", JAC_PER_PLAYER, JAC_RESET_NEVER, JAC_MERGE_NONE, 1);
    spy = kit_cell(k, "test.spy", JAC_PER_FIGURE, JAC_RESET_SUPPLY, JAC_MERGE_NONE, 1);
    plain = kit_cell(k, "test.plain", JAC_PER_PLAYER, JAC_RESET_NEVER, JAC_MERGE_NONE, 1);
    for (int i = 0; i < 2; i++) {
        jac_cell_def *cell = &k->rules->cell.at[i ? spy : hands];
        cell->secret = 1;
        cell->min = 0;
        cell->max = i ? 1 : 9;
    }
    kit_on(k, "setup", lay_three_aside, NULL, 0);
    kit_go(k);
    jac_game_stop_at_chance(k->game, false);
}

static void start(kit *k, uint64_t seed)
{
    ck_assert_int_eq(jac_game_start(k->engine, k->game, seed, &k->error), JAC_OK);
}

/* Takes a tile of the bag into a player's hand, seen by its owner. */
static void give_hidden(kit *k, int player, const char *name)
{
    uint32_t type = (uint32_t)jac_find_type(k->rules, name);
    ck_assert(jac_bag_take(k->engine, k->game, type));
    ck_assert_int_eq(jac_kept_add(k->engine, k->game, type, JAC_ZONE_HAND, player, JAC_VIEW_OWNER),
                     JAC_OK);
}

static jac_game *seen(const kit *k, const jac_game *game, int seat)
{
    jac_game *to = jac_game_clone(k->engine, game);
    jac_observe(k->engine, to, game, seat);
    return to;
}

static bool same(const kit *k, const jac_game *a, const jac_game *b)
{
    size_t size = jac_game_used(k->engine, a);
    return size == jac_game_used(k->engine, b) && memcmp(a, b, size) == 0;
}

/* Sets all the secrets of Blue, and what Red doesn't know of the bag, one way or the other. */
static void hide(kit *k, bool other)
{
    const int one = jac_find_type(k->rules, "TE/1"), two = jac_find_type(k->rules, "TE/2");
    start(k, 5);
    /* By hand: two and one aside, or one and two; the bag has the rest. */
    for (int i = 0; i < 3; i++)
        jac_w_kept(k->rules, k->game)[i].type = (uint16_t)(i < 1 + other ? one : two);
    jac_w_bag(k->rules, k->game)[one] = (uint16_t)(3 - (1 + other));
    jac_w_bag(k->rules, k->game)[two] = (uint16_t)(3 - (2 - other));
    k->game->turn.type = (uint16_t)jac_find_type(k->rules, "BA/RFr");
    give_hidden(k, 0, "BA/C");
    give_hidden(k, 1, other ? "BA/L" : "BA/LR");
    jac_cell_set(k->engine, k->game, (uint32_t)hands, 0, 0, 7);
    jac_cell_set(k->engine, k->game, (uint32_t)hands, 1, 0, other ? 3 : 4);
    jac_cell_set(k->engine, k->game, (uint32_t)spy, kit_figure(k, 1, 0, 2), 0, other);
    jac_cell_set(k->engine, k->game, (uint32_t)plain, 1, 0, 5);
    for (uint32_t s = 0; s < k->rules->layout.stream_count; s++)
        jac_w_streams(k->rules, k->game)[s] = other ? s : s + 77;
}

START_TEST(hidden_things_make_no_difference)
{
    kit k;
    open_secrets(&k);
    hide(&k, false);
    jac_game *red = seen(&k, k.game, 0), *all = seen(&k, k.game, -1), *blue = seen(&k, k.game, 1);
    jac_game *first = jac_game_clone(k.engine, k.game);
    jac_determinise(k.engine, first, 0, 12);
    hide(&k, true);
    jac_game *red2 = seen(&k, k.game, 0), *all2 = seen(&k, k.game, -1),
             *blue2 = seen(&k, k.game, 1);
    ck_assert(same(&k, red, red2));
    ck_assert(same(&k, all, all2));
    ck_assert(!same(&k, blue, blue2)); /* Blue knows his own tile and cells */
    jac_game *second = jac_game_clone(k.engine, k.game);
    jac_determinise(k.engine, second, 0, 12);
    ck_assert(same(&k, first, second)); /* nothing hidden reaches the guess either */
    /* and one made of the observation is the same again */
    jac_determinise(k.engine, red, 0, 12);
    ck_assert(same(&k, red, second));
    jac_game *games[] = { red, all, blue, first, red2, all2, blue2, second };
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        jac_game_free(k.engine, games[i]);
    kit_close(&k);
}
END_TEST

START_TEST(what_is_known_is_kept_and_what_is_not_is_blank)
{
    kit k;
    open_secrets(&k);
    hide(&k, false);
    const int city = jac_find_type(k.rules, "BA/C"), bend = jac_find_type(k.rules, "BA/LR");
    const uint16_t cities = jac_bag(k.rules, k.game)[city], bends = jac_bag(k.rules, k.game)[bend];
    jac_game *red = seen(&k, k.game, 0);
    const jac_kept *kept = jac_kept_tiles(k.rules, red);
    for (int i = 0; i < 3; i++) {
        ck_assert_int_eq(kept[i].type, JAC_NONE);
        ck_assert_int_eq(kept[i].mark, jac_symbol_find(k.rules, "marked"));
        ck_assert_int_eq(kept[i].zone, JAC_ZONE_OUT);
    }
    ck_assert_int_eq(kept[3].type, city); /* his own */
    ck_assert_int_eq(kept[4].type, JAC_NONE);
    ck_assert_int_eq(kept[4].owner, 1);
    ck_assert_int_eq(jac_bag(k.rules, red)[city], cities);
    ck_assert_int_eq(jac_bag(k.rules, red)[bend], bends + 1);
    ck_assert_int_eq(jac_bag(k.rules, red)[jac_find_type(k.rules, "TE/1")], 3);
    ck_assert_int_eq(jac_bag(k.rules, red)[jac_find_type(k.rules, "TE/2")], 3);
    ck_assert_int_eq(jac_game_tiles_left(red), jac_game_tiles_left(k.game));
    ck_assert_int_eq(jac_cell_get(k.rules, red, (uint32_t)hands, 0, 0), 7);
    ck_assert_int_eq(jac_cell_get(k.rules, red, (uint32_t)hands, 1, 0), 0);
    ck_assert_int_eq(jac_cell_get(k.rules, red, (uint32_t)plain, 1, 0), 5);
    for (uint32_t s = 0; s < k.rules->layout.stream_count; s++)
        ck_assert(JAC_AT_OFFSET_CONST(uint64_t, red, k.rules->layout.streams)[s] == 0);
    jac_observe(k.engine, red, red, 0); /* again, in place: no change */
    jac_game *again = seen(&k, k.game, 0);
    ck_assert(same(&k, red, again));
    jac_game_free(k.engine, again);
    jac_game_free(k.engine, red);
    kit_close(&k);
}
END_TEST

/* A determinised game looks the same to the seat, is whole, and can be played to its end. */
START_TEST(a_determinised_game_can_not_be_told_apart)
{
    kit k;
    open_secrets(&k);
    hide(&k, false);
    uint32_t whole = k.game->bag_count, spies = 0, guessed = 0;
    jac_game *copy = jac_game_clone(k.engine, k.game);
    for (int seat = -1; seat < 2; seat++)
        for (uint64_t seed = 0; seed < 300; seed++) {
            jac_game_copy(k.engine, copy, k.game);
            jac_determinise(k.engine, copy, seat, seed);
            uint32_t bag = 0;
            for (uint32_t t = 0; t < k.rules->type.count; t++)
                bag += jac_bag(k.rules, copy)[t];
            ck_assert_uint_eq(bag, whole);
            for (uint32_t i = 0; i < copy->kept_count; i++) {
                const jac_kept *kept = &jac_kept_tiles(k.rules, copy)[i];
                int32_t value;
                ck_assert_uint_lt(kept->type, k.rules->type.count);
                ck_assert(!kept->mark ||
                          jac_type_mark(&k.rules->type.at[kept->type], kept->mark, &value));
            }
            spies |= 1u << jac_cell_get(k.rules, copy, (uint32_t)hands, 1, 0);
            /* at home its owner's cell falls back: all know that */
            guessed +=
                (uint32_t)jac_cell_get(k.rules, copy, (uint32_t)spy, kit_figure(&k, 1, 0, 2), 0);
            jac_game *before = seen(&k, k.game, seat), *after = seen(&k, copy, seat);
            ck_assert(same(&k, before, after));
            jac_game_free(k.engine, before);
            jac_game_free(k.engine, after);
        }
    ck_assert_uint_eq(spies, 0x3FF); /* each of 0..9 */
    ck_assert_uint_eq(guessed, 0);
    jac_game_free(k.engine, copy);
    kit_close(&k);
}
END_TEST

/* The next draw follows what may be in the bag: of six marked tiles three are out, so each type of
 * three has 1.5 in it on the average; hidden in Blue's hand is one of all the rest. */
START_TEST(the_next_draw_follows_the_counts)
{
    enum { GAMES = 20000 };
    kit k;
    open_secrets(&k);
    start(&k, 9);
    give_hidden(&k, 1, "BA/C");
    const int one = jac_find_type(k.rules, "TE/1"), city = jac_find_type(k.rules, "BA/C");
    const int road = jac_find_type(k.rules, "BA/RFr");
    jac_game *copy = jac_game_clone(k.engine, k.game), *red = seen(&k, k.game, 0);
    const double roads = jac_bag(k.rules, red)[road], cities = jac_bag(k.rules, red)[city];
    int drawn[3] = { 0 }, hand = 0;
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        jac_game_copy(k.engine, copy, red);
        jac_determinise(k.engine, copy, 0, seed);
        hand += jac_kept_tiles(k.rules, copy)[3].type == city;
        uint32_t type = jac_bag_nth(k.rules, copy, (jac_among){ 0, 0 },
                                    jac_random(k.engine, copy, 0, copy->bag_count));
        drawn[0] += type == (uint32_t)one;
        drawn[1] += type == (uint32_t)city;
        drawn[2] += type == (uint32_t)road;
    }
    /* unseen by Red: the bag and Blue's tile, with three marked ones on the average */
    const double unseen = k.game->bag_count + 1, share[3] = { 1.5, cities, roads };
    for (int i = 0; i < 3; i++) {
        double expected = GAMES * share[i] / unseen;
        ck_assert_msg(drawn[i] > expected * 0.8 && drawn[i] < expected * 1.2, "%d: %d, not %.0f", i,
                      drawn[i], expected);
    }
    double expected = GAMES * cities / unseen;
    ck_assert(hand > expected * 0.8 && hand < expected * 1.2);
    jac_game_free(k.engine, copy);
    jac_game_free(k.engine, red);
    kit_close(&k);
}
END_TEST

/* Two marks that share tiles: the first place could take what only the second may have. */
START_TEST(a_deal_that_gets_stuck_exchanges)
{
    kit k;
    kit_open(&k, NULL);
    kit_tile(&k, "TE/1", "BA/L", 1, "marked");
    kit_tile(&k, "TE/2", "BA/LR", 1, "marked");
    const uint16_t rare = kit_symbol(&k, "rare");
    kit_go(&k);
    const uint32_t one = (uint32_t)jac_find_type(k.rules, "TE/1"),
                   two = (uint32_t)jac_find_type(k.rules, "TE/2");
    /* The second mark is on TE/2 only. */
    const uint16_t mark = jac_symbol_find(k.rules, "marked");
    jac_tile_type *type = &k.rules->type.at[two];
    type->mark[type->mark_count++] = (jac_tile_mark){ .name = rare, .value = 1 };
    ck_assert(jac_bag_take(k.engine, k.game, one) && jac_bag_take(k.engine, k.game, two));
    jac_kept_add(k.engine, k.game, one, JAC_ZONE_OUT, 0, JAC_VIEW_NOBODY);
    jac_kept_add(k.engine, k.game, two, JAC_ZONE_OUT, 0, JAC_VIEW_NOBODY);
    jac_w_kept(k.rules, k.game)[0].mark = mark;
    jac_w_kept(k.rules, k.game)[1].mark = rare;
    for (uint64_t seed = 0; seed < 20; seed++) {
        jac_determinise(k.engine, k.game, 0, seed);
        ck_assert_uint_eq(jac_kept_tiles(k.rules, k.game)[0].type, one);
        ck_assert_uint_eq(jac_kept_tiles(k.rules, k.game)[1].type, two);
    }
    kit_close(&k);
}
END_TEST

/* In a plain game nothing but the luck to come is hidden. */
START_TEST(in_the_base_game_only_luck_is_hidden)
{
    kit k;
    kit_open(&k, NULL);
    kit_go(&k);
    kit_play(&k, "BA/C 0,-1,180 city; BA/L 0,1,0 -");
    jac_game *red = seen(&k, k.game, 0), *all = seen(&k, k.game, -1);
    ck_assert(same(&k, red, all));
    ck_assert(jac_game_hash(k.engine, red) == jac_game_hash(k.engine, k.game));
    jac_game_free(k.engine, red);
    jac_game_free(k.engine, all);
    kit_close(&k);
}
END_TEST

Suite *engine_observe_suite(void)
{
    Suite *suite = suite_create("engine_observe");
    TCase *tcase = tcase_create("seats");
    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, hidden_things_make_no_difference);
    tcase_add_test(tcase, what_is_known_is_kept_and_what_is_not_is_blank);
    tcase_add_test(tcase, a_determinised_game_can_not_be_told_apart);
    tcase_add_test(tcase, the_next_draw_follows_the_counts);
    tcase_add_test(tcase, a_deal_that_gets_stuck_exchanges);
    tcase_add_test(tcase, in_the_base_game_only_luck_is_hidden);
    suite_add_tcase(suite, tcase);
    return suite;
}
