/* Picks and filters, each base and each key: DESIGN 5. */
#include <string.h>

#include "suites.h"
#include "test_engine_kit.h"

/* The test board: start tile, a closed city above it, a road to the east, a monastery tile with a
 * mark below. Red: 0 on the road, 1 on the monastery, 2 held, 3 on the marked tile's top, 4 in
 * prison. Blue: 7 in the closed city's field, 8 beside figure 0. The dragon on the city. */
typedef struct world {
    kit k;
    int marked, dragon, builder;
} world;

static void stand(kit *k, uint32_t figure, jac_at at, uint32_t index)
{
    ck_assert_int_eq(jac_figure_to(k->engine, k->game, figure, jac_place_pack(at, index), 0, 0),
                     JAC_OK);
}

static void open_world(world *w)
{
    kit *k = &w->k;
    kit_open(k, NULL);
    w->marked = kit_tile(k, "TE/M", "BA/L", 1, "festival");
    const jac_figure_kind dragon = {
        .name = kit_symbol(k, "dragon"), .count = 1, .neutral = true, .stands_on = 15
    };
    const jac_figure_kind builder = { .name = kit_symbol(k, "builder"),
                                      .count = 1,
                                      .stands_on = 3 };
    w->dragon = jac_ruleset_add_figures(k->rules, &dragon);
    w->builder = jac_ruleset_add_figures(k->rules, &builder);
}

static void go_world(world *w)
{
    kit *k = &w->k;
    kit_go(k);
    kit_lay(k, "BA/C", 0, -1, 180);
    kit_lay(k, "BA/RFr", 1, 0, 0);
    kit_lay(k, "TE/M", 0, 1, 0);
    stand(k, 0, JAC_AT_SEGMENT, kit_segment(k, 1, 0, "road"));
    stand(k, 1, JAC_AT_SEGMENT, kit_segment(k, 0, 1, "monastery"));
    stand(k, 2, JAC_AT_HELD, kit_segment(k, 0, 0, "city"));
    stand(k, 3, JAC_AT_TILE, jac_tile_at(k->rules, k->game, jac_cell_pack(0, 1)));
    stand(k, 4, JAC_AT_PRISON, 1);
    stand(k, kit_figure(k, 1, 0, 0), JAC_AT_SEGMENT, kit_segment(k, 0, -1, "field"));
    stand(k, kit_figure(k, 1, 0, 1), JAC_AT_BESIDE, 0);
    stand(k, kit_figure(k, 0, w->dragon, 0), JAC_AT_SEGMENT, kit_segment(k, 0, -1, "city"));
}

/* The members as text, figures numbered by owner: "0:1" is Red's second meeple, "n" neutral. */
static void members(const world *w, uint32_t pick, int player, int argc, const int32_t *arg)
{
    kit *k = (kit *)(uintptr_t)&w->k;
    int32_t out[128];
    const jac_pick *p = &k->rules->pick.at[pick];
    const uint32_t n = jac_pick_all(k->engine, k->game, pick, player, argc, arg, out, 128);
    kit_log_clear(k);
    for (uint32_t i = 0; i < n; i++) {
        ck_assert(jac_pick_has(k->engine, k->game, pick, player, out[i], argc, arg));
        if (p->base == JAC_PICK_FIGURES) {
            const jac_figure_def *def = &k->rules->figure.at[out[i]];
            if (def->owner == 0xFF)
                kit_log(k, "n");
            else
                kit_log(k, "%d:%d", def->owner, def->index);
        } else {
            kit_log(k, "%d", out[i]);
        }
    }
    /* what is not a member is not one by the other function either */
    for (int32_t v = -1; v < 128; v++) {
        bool member = false;
        for (uint32_t i = 0; i < n; i++)
            member |= out[i] == v;
        if (!member)
            ck_assert(!jac_pick_has(k->engine, k->game, pick, player, v, argc, arg));
    }
}

static jac_filter filter(jac_filter_key key, int32_t value)
{
    return (jac_filter){ .key = (uint8_t)key, .count = 1, .cell = -1, .value = { value } };
}

START_TEST(filters_of_figures)
{
    const struct {
        const char *name;
        jac_which which;
        jac_filter filter;
        const char *expect;
    } rows[] = {
        /* default: on the board, not held */
        { "own",
          JAC_OWN,
          { .key = JAC_F_MEEPLE, .count = 1, .cell = -1, .value = { 1 } },
          "0:0 0:1 0:3" },
        { "others", JAC_OTHERS, filter(JAC_F_MEEPLE, 1), "1:0 1:1" },
        { "neutral", JAC_NEUTRAL, filter(JAC_F_MEEPLE, 0), "n" },
        { "any", JAC_ANY, filter(JAC_F_MEEPLE, 1), "0:0 0:1 0:3 1:0 1:1" },
        { "at segment", JAC_ANY, filter(JAC_F_AT, JAC_AT_SEGMENT), "0:0 0:1 1:0 n" },
        { "at tile", JAC_ANY, filter(JAC_F_AT, JAC_AT_TILE), "0:3" },
        { "at beside", JAC_ANY, filter(JAC_F_AT, JAC_AT_BESIDE), "1:1" },
        { "at held", JAC_ANY, filter(JAC_F_AT, JAC_AT_HELD), "0:2" },
        { "at prison", JAC_OWN, filter(JAC_F_AT, JAC_AT_PRISON), "0:4" },
        { "on road", JAC_ANY, filter(JAC_F_ON, JAC_KIND_ROAD), "0:0" },
        { "on monastery", JAC_ANY, filter(JAC_F_ON, JAC_KIND_MONASTERY), "0:1" },
        { "not on field", JAC_ANY, filter(JAC_F_NOT_ON, JAC_KIND_FIELD), "0:0 0:1 0:3 1:1 n" },
        { "kind", JAC_ANY, filter(JAC_F_KIND, 0), "0:0 0:1 0:3 1:0 1:1" },
        { "closed", JAC_ANY, filter(JAC_F_CLOSED, 1), "n" },
        { "open", JAC_ANY, filter(JAC_F_CLOSED, 0), "0:0 0:1 1:0" },
        { "free", JAC_ANY, filter(JAC_F_FREE, 1), "n" }, /* the dragon occupies nothing */
        { "owner active", JAC_ANY, filter(JAC_F_OWNER, JAC_OWNER_ACTIVE), "0:0 0:1 0:3" },
        { "owner other", JAC_ANY, filter(JAC_F_OWNER, JAC_OWNER_OTHER), "1:0 1:1" },
        { "owner neutral", JAC_ANY, filter(JAC_F_OWNER, JAC_OWNER_NEUTRAL), "n" },
        { "value", JAC_ANY, filter(JAC_F_VALUE, 1), "0:1" },
        { "arg", JAC_ANY, filter(JAC_F_ON, JAC_VALUE_ARG + 1), "0:1" },
    };
    world w;
    open_world(&w);
    int pick[sizeof rows / sizeof *rows];
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        pick[i] = kit_pick(&w.k, rows[i].name, JAC_PICK_FIGURES, rows[i].which, &rows[i].filter, 1);
    const jac_filter mark = filter(JAC_F_MARK, kit_symbol(&w.k, "festival"));
    const jac_filter no_mark = filter(JAC_F_MARK, kit_symbol(&w.k, "nowhere"));
    jac_filter valued = mark;
    const int with_mark = kit_pick(&w.k, "mark", JAC_PICK_FIGURES, JAC_ANY, &mark, 1);
    const int without = kit_pick(&w.k, "no_mark", JAC_PICK_FIGURES, JAC_ANY, &no_mark, 1);
    valued.cell = 1;
    const int with_value = kit_pick(&w.k, "mark_1", JAC_PICK_FIGURES, JAC_ANY, &valued, 1);
    valued.cell = 2;
    const int other_value = kit_pick(&w.k, "mark_2", JAC_PICK_FIGURES, JAC_ANY, &valued, 1);
    go_world(&w);
    const int32_t arg[2] = { JAC_KIND_ROAD, JAC_KIND_MONASTERY };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        members(&w, (uint32_t)pick[i], 0, 2, arg);
        ck_assert_msg(strcmp(w.k.log, rows[i].expect) == 0, "%s: \"%s\", not \"%s\"", rows[i].name,
                      w.k.log, rows[i].expect);
    }
    members(&w, (uint32_t)with_mark, 0, 0, NULL);
    ck_assert_str_eq(w.k.log, "0:1 0:3");
    members(&w, (uint32_t)without, 0, 0, NULL);
    ck_assert_str_eq(w.k.log, "");
    members(&w, (uint32_t)with_value, 0, 0, NULL);
    ck_assert_str_eq(w.k.log, "0:1 0:3");
    members(&w, (uint32_t)other_value, 0, 0, NULL);
    ck_assert_str_eq(w.k.log, "");
    members(&w, (uint32_t)pick[0], 1, 0, NULL); /* own of the player asked */
    ck_assert_str_eq(w.k.log, "1:0 1:1");
    kit_close(&w.k);
}
END_TEST

/* All filters hold together; a list of values means one of them; where looks at own cells. */
START_TEST(filters_together_and_cells)
{
    world w;
    open_world(&w);
    const int cell =
        kit_cell(&w.k, "protected", JAC_PER_FIGURE, JAC_RESET_SUPPLY, JAC_MERGE_NONE, 1);
    const int tiles = kit_cell(&w.k, "floors", JAC_PER_TILE, JAC_RESET_NEVER, JAC_MERGE_NONE, 2);
    jac_filter both[2] = { filter(JAC_F_ON, JAC_KIND_ROAD), filter(JAC_F_WHERE, 0) };
    both[0].count = 2;
    both[0].value[1] = JAC_KIND_MONASTERY;
    both[1].cell = cell;
    const int open_ones = kit_pick(&w.k, "open", JAC_PICK_FIGURES, JAC_OWN, both, 2);
    jac_filter high = filter(JAC_F_WHERE, 300);
    high.cell = tiles;
    const int towers = kit_pick(&w.k, "towers", JAC_PICK_TILES, JAC_ANY, &high, 1);
    go_world(&w);
    members(&w, (uint32_t)open_ones, 0, 0, NULL);
    ck_assert_str_eq(w.k.log, "0:0 0:1");
    ck_assert_int_eq(jac_cell_set(w.k.engine, w.k.game, (uint32_t)cell, 0, 0, 1), JAC_OK);
    members(&w, (uint32_t)open_ones, 0, 0, NULL);
    ck_assert_str_eq(w.k.log, "0:1");
    members(&w, (uint32_t)towers, 0, 0, NULL);
    ck_assert_str_eq(w.k.log, "");
    ck_assert_int_eq(jac_cell_set(w.k.engine, w.k.game, (uint32_t)tiles, 2, 0, 300), JAC_OK);
    members(&w, (uint32_t)towers, 0, 0, NULL);
    ck_assert_str_eq(w.k.log, "2");
    kit_close(&w.k);
}
END_TEST

START_TEST(the_other_bases)
{
    world w;
    open_world(&w);
    const int kinds = kit_pick(&w.k, "kinds", JAC_PICK_KINDS, JAC_OWN, NULL, 0);
    const int fresh = kit_pick(&w.k, "fresh", JAC_PICK_SEGMENTS, JAC_NEW, NULL, 0);
    const jac_filter road = filter(JAC_F_CLASS, JAC_KIND_ROAD);
    const int roads = kit_pick(&w.k, "roads", JAC_PICK_FEATURES, JAC_ANY, &road, 1);
    const int new_features = kit_pick(&w.k, "new_features", JAC_PICK_FEATURES, JAC_NEW, NULL, 0);
    const int new_tile = kit_pick(&w.k, "new_tile", JAC_PICK_TILES, JAC_NEW, NULL, 0);
    const int all = kit_pick(&w.k, "all", JAC_PICK_PLAYERS, JAC_ANY, NULL, 0);
    const int others = kit_pick(&w.k, "rest", JAC_PICK_PLAYERS, JAC_OTHERS, NULL, 0);
    const int self = kit_pick(&w.k, "self", JAC_PICK_PLAYERS, JAC_OWN, NULL, 0);
    go_world(&w);
    kit *k = &w.k;
    members(&w, (uint32_t)fresh, 0, 0, NULL);
    ck_assert_str_eq(k->log, ""); /* no tile was placed yet */
    members(&w, (uint32_t)roads, 0, 0, NULL);
    ck_assert_uint_eq(strspn(k->log, "0123456789"), strlen(k->log)); /* one road, named once */
    members(&w, (uint32_t)kinds, 0, 0, NULL);
    ck_assert_str_eq(k->log, "0 2"); /* meeple, builder; the dragon is nobody's */
    stand(k, kit_figure(k, 0, w.builder, 0), JAC_AT_BOX, 0);
    members(&w, (uint32_t)kinds, 0, 0, NULL);
    ck_assert_str_eq(k->log, "0");
    members(&w, (uint32_t)all, 1, 0, NULL);
    ck_assert_str_eq(k->log, "1 0"); /* from the player asked */
    members(&w, (uint32_t)others, 1, 0, NULL);
    ck_assert_str_eq(k->log, "0");
    members(&w, (uint32_t)self, 1, 0, NULL);
    ck_assert_str_eq(k->log, "1");
    kit_draw(k, "BA/LR");
    kit_place(k, 2, 0, 90);
    members(&w, (uint32_t)new_tile, 0, 0, NULL);
    ck_assert_str_eq(k->log, "4");
    members(&w, (uint32_t)fresh, 0, 0, NULL);
    const int first = jac_tiles(k->rules, k->game)[4].first;
    ck_assert_int_eq(first + 3, k->game->segment_count);
    ck_assert_int_eq(k->log[0] - '0', first / 10);
    members(&w, (uint32_t)new_features, 0, 0, NULL);
    ck_assert_int_eq((int)strlen(k->log), 8); /* three numbers of two digits */
    kit_close(k);
}
END_TEST

/* Old is what lay there before the tile just placed; without one, everything. */
START_TEST(what_lay_there_before)
{
    kit k;
    int32_t out[32];
    kit_open(&k, NULL);
    const uint32_t tiles = (uint32_t)kit_pick(&k, "tiles", JAC_PICK_TILES, JAC_OLD, NULL, 0);
    const uint32_t parts = (uint32_t)kit_pick(&k, "parts", JAC_PICK_SEGMENTS, JAC_OLD, NULL, 0);
    kit_go(&k);
    ck_assert_uint_eq(jac_pick_all(k.engine, k.game, tiles, 0, 0, NULL, out, 32), 1);
    kit_draw(&k, "BA/RFr");
    kit_place(&k, 1, 0, 0);
    ck_assert_uint_eq(jac_pick_all(k.engine, k.game, tiles, 0, 0, NULL, out, 32), 1);
    ck_assert_uint_eq(jac_pick_all(k.engine, k.game, parts, 0, 0, NULL, out, 32), 4);
    const int32_t before = (int32_t)kit_segment(&k, 0, 0, "road 1"),
                  new_one = (int32_t)kit_segment(&k, 1, 0, "road 1");
    ck_assert(jac_pick_has(k.engine, k.game, parts, 0, before, 0, NULL));
    ck_assert(!jac_pick_has(k.engine, k.game, parts, 0, new_one, 0, NULL));
    kit_close(&k);
}
END_TEST

/* A tile that meets one feature with two segments names it once. */
START_TEST(a_new_feature_is_named_once)
{
    kit k;
    int32_t out[8];
    kit_open(&k, NULL);
    const int pick = kit_pick(&k, "new", JAC_PICK_FEATURES, JAC_NEW, NULL, 0);
    kit_go(&k);
    kit_lay(&k, "BA/LR", -1, 0, 270); /* one field north and south */
    kit_draw(&k, "BA/RFr");
    kit_place(&k, 1, 0, 0);
    ck_assert_uint_eq(jac_pick_all(k.engine, k.game, (uint32_t)pick, 0, 0, NULL, out, 8), 2);
    const int32_t field[2] = { (int32_t)kit_segment(&k, 1, 0, "field 1"),
                               (int32_t)kit_segment(&k, 1, 0, "field 2") };
    ck_assert(jac_pick_has(k.engine, k.game, (uint32_t)pick, 0, field[0], 0, NULL));
    ck_assert(!jac_pick_has(k.engine, k.game, (uint32_t)pick, 0, field[1], 0, NULL));
    kit_close(&k);
}
END_TEST

/* Empty cells between four tiles, and no others. */
START_TEST(enclosed_cells)
{
    kit k;
    int32_t out[8];
    kit_open(&k, NULL);
    const int pick = kit_pick(&k, "gaps", JAC_PICK_CELLS, JAC_ANY, NULL, 0);
    kit_go(&k);
    kit_lay(&k, "BA/L", -1, -1, 0);
    kit_lay(&k, "BA/L", 1, -1, 0);
    ck_assert_uint_eq(jac_pick_all(k.engine, k.game, (uint32_t)pick, 0, 0, NULL, out, 8), 0);
    kit_lay(&k, "BA/L", 0, -2, 0);
    ck_assert_uint_eq(jac_pick_all(k.engine, k.game, (uint32_t)pick, 0, 0, NULL, out, 8), 1);
    ck_assert_int_eq(out[0], jac_cell_pack(0, -1));
    ck_assert(jac_pick_has(k.engine, k.game, (uint32_t)pick, 0, out[0], 0, NULL));
    for (int x = -2; x <= 2; x++)
        for (int y = -3; y <= 1; y++)
            if (x != 0 || y != -1)
                ck_assert(!jac_pick_has(k.engine, k.game, (uint32_t)pick, 0, jac_cell_pack(x, y), 0,
                                        NULL));
    kit_close(&k);
}
END_TEST

/* Corners of the new tile where four tiles meet in one feature; a merging cell is the feature's. */
START_TEST(new_corners)
{
    kit k;
    int32_t out[8];
    kit_open(&k, NULL);
    const int pick = kit_pick(&k, "corners", JAC_PICK_CORNERS, JAC_NEW, NULL, 0);
    const int cell = kit_cell(&k, "shed", JAC_PER_SEGMENT, JAC_RESET_NEVER, JAC_MERGE_OR, 1);
    jac_filter bare = filter(JAC_F_WHERE, 0);
    bare.cell = cell;
    const int free_ones = kit_pick(&k, "free", JAC_PICK_CORNERS, JAC_NEW, &bare, 1);
    kit_go(&k);
    ck_assert_uint_eq(jac_pick_all(k.engine, k.game, (uint32_t)pick, 0, 0, NULL, out, 8), 0);
    kit_lay(&k, "BA/C", 1, 1, 180); /* its city is to the south */
    kit_lay(&k, "BA/L", 2, 0, 0);
    kit_lay(&k, "BA/L", 2, 1, 0);
    kit_lay(&k, "BA/C", 1, 2, 0);
    kit_lay(&k, "BA/L", 0, 1, 0);
    kit_draw(&k, "BA/LR");
    kit_place(&k, 1, 0, 90);
    const uint16_t east = jac_tile_at(k.rules, k.game, jac_cell_pack(2, 1));
    const uint16_t south = jac_tile_at(k.rules, k.game, jac_cell_pack(1, 1));
    ck_assert_uint_eq(jac_pick_all(k.engine, k.game, (uint32_t)pick, 0, 0, NULL, out, 8), 2);
    ck_assert_int_eq(out[0], jac_place_pack(JAC_AT_CORNER, east * 4u + 3));
    ck_assert_int_eq(out[1], jac_place_pack(JAC_AT_CORNER, south * 4u + 3));
    ck_assert(jac_pick_has(k.engine, k.game, (uint32_t)pick, 0, out[0], 0, NULL));
    ck_assert(!jac_pick_has(k.engine, k.game, (uint32_t)pick, 0,
                            jac_place_pack(JAC_AT_CORNER, south * 4u + 1), 0, NULL));
    ck_assert_uint_eq(jac_corner_segment(k.rules, k.game, south, 3),
                      kit_segment(&k, 1, 1, "field 1"));
    ck_assert_uint_eq(jac_corner_segment(k.rules, k.game, south, 1), JAC_NONE); /* city and field */
    ck_assert_uint_eq(jac_pick_all(k.engine, k.game, (uint32_t)free_ones, 0, 0, NULL, out, 8), 2);
    jac_cell_set(k.engine, k.game, (uint32_t)cell, kit_segment(&k, 0, 1, "field 1"), 0, 1);
    ck_assert_uint_eq(jac_pick_all(k.engine, k.game, (uint32_t)free_ones, 0, 0, NULL, out, 8), 0);
    kit_close(&k);
}
END_TEST

/* Slots of areas, and the filter area. */
START_TEST(areas_have_slots)
{
    world w;
    open_world(&w);
    const jac_area_def areas[] = { { .module = 1, .slot_first = 0, .slot_count = 2 },
                                   { .module = 1, .slot_first = 2, .slot_count = 3 } };
    for (int i = 0; i < 2; i++) {
        jac_area_def area = areas[i];
        area.name = kit_symbol(&w.k, i ? "test.market" : "test.castle");
        ck_assert_int_eq(jac_ruleset_add_area(w.k.rules, &area), i);
    }
    const jac_filter market = filter(JAC_F_AREA, 1);
    const int pick = kit_pick(&w.k, "traders", JAC_PICK_FIGURES, JAC_ANY, &market, 1);
    go_world(&w);
    stand(&w.k, 5, JAC_AT_SLOT, 1);
    stand(&w.k, 6, JAC_AT_SLOT, 2);
    members(&w, (uint32_t)pick, 0, 0, NULL);
    ck_assert_str_eq(w.k.log, "0:6");
    ck_assert_int_eq(jac_figure_to(w.k.engine, w.k.game, 5, jac_place_pack(JAC_AT_SLOT, 5), 0, 0),
                     JAC_E_USE);
    kit_close(&w.k);
}
END_TEST

/* `when`: filters of a handler over its payload and over the turn. */
static jac_status count_call(kit *k, jac_game *g, const jac_call *call, int32_t *answer)
{
    (void)g;
    (void)call;
    (void)answer;
    k->note[0]++;
    return JAC_OK;
}

START_TEST(when_looks_at_payload_and_turn)
{
    world w;
    open_world(&w);
    kit *k = &w.k;
    jac_filter mark = filter(JAC_F_MARK, kit_symbol(k, "festival"));
    mark.arg = JAC_SUBJECT_TURN;
    kit_on(k, "placed", count_call, &mark, 1);
    jac_filter to_road[2] = { filter(JAC_F_ON, JAC_KIND_ROAD),
                              filter(JAC_F_OWNER, JAC_OWNER_ACTIVE) };
    to_road[0].arg = 2; /* to */
    to_road[1].arg = 0; /* figure */
    kit_on(k, "figure_placed", count_call, to_road, 2);
    kit_go(k);
    kit_play(k, "BA/L 0,1,0 -");
    ck_assert_int_eq(k->note[0], 0);
    kit_play(k, "TE/M 0,2,0 field");
    ck_assert_int_eq(k->note[0], 1);
    kit_play(k, "BA/RFr 1,0,0 road");
    ck_assert_int_eq(k->note[0], 2);
    kit_close(k);
}
END_TEST

Suite *engine_picks_suite(void)
{
    Suite *suite = suite_create("engine_picks");
    TCase *tcase = tcase_create("picks");
    tcase_add_test(tcase, filters_of_figures);
    tcase_add_test(tcase, filters_together_and_cells);
    tcase_add_test(tcase, the_other_bases);
    tcase_add_test(tcase, what_lay_there_before);
    tcase_add_test(tcase, a_new_feature_is_named_once);
    tcase_add_test(tcase, enclosed_cells);
    tcase_add_test(tcase, new_corners);
    tcase_add_test(tcase, areas_have_slots);
    tcase_add_test(tcase, when_looks_at_payload_and_turn);
    suite_add_tcase(suite, tcase);
    return suite;
}
