/* test_load_whole.c - a module with one of everything, and what the ruleset has of it. */
#include <string.h>

#include "test_load.h"

static void load_fixture(loaded *l, const char *option, const char *value)
{
    static jac_ask_option set;
    l->module[0] = (jac_ask_module){ .name = "fair",
                                     .shown = "rules/fair",
                                     .path = JAC_SOURCE_DIR "/tests/unit/fixtures/modules/fair" };
    set = (jac_ask_option){ "fair", option, value, "game.ini", 3 };
    l->ask = (jac_ask_load){
        .module = l->module, .module_count = 1, .option = &set, .option_count = option != NULL
    };
    load_all(l);
    ck_assert_str_eq(said, "");
    ck_assert_int_eq(l->status, JAC_OK);
}

START_TEST(a_whole_module_is_entered)
{
    loaded l = { .status = JAC_OK };
    load_fixture(&l, NULL, NULL);
    const jac_ruleset *r = l.rules;
    const jac_tile_type *tile = &r->type.at[jac_find_type(r, "FA/CFR")];
    int32_t value;
    ck_assert_uint_eq(tile->count, 2);
    ck_assert_uint_eq(tile->segment_count, 5);
    ck_assert_uint_eq(tile->segment[0].slots, 0007); /* city N: all three slots */
    ck_assert_uint_eq(tile->segment[0].arms, 1);
    ck_assert_uint_eq(tile->segment[1].slots, 0200);  /* road S: its middle */
    ck_assert_uint_eq(tile->segment[2].slots, 07400); /* field W and SR */
    ck_assert_uint_eq(tile->segment[3].slots, 0170);  /* field E and SL */
    ck_assert_int_eq(tile->segment[4].kind, jac_find_kind(r, "stall"));
    ck_assert_uint_eq(tile->link_count, 3);
    ck_assert(jac_type_mark(tile, jac_symbol_find(r, "fair"), &value) && value == 1);
    ck_assert(jac_type_mark(tile, jac_symbol_find(r, "goods"), &value));
    ck_assert_str_eq(jac_text(r, (uint16_t)value), "cloth");
    ck_assert_uint_eq(r->mark.count, 1);

    const jac_segment_kind *stall = &r->kind.at[jac_find_kind(r, "stall")];
    ck_assert_uint_eq(stall->class_, JAC_KIND_MONASTERY);
    ck_assert(stall->ring && stall->scores && !stall->occupiable);
    const jac_figure_kind *trader = &r->figure_kind.at[jac_find_figure_kind(r, "trader")];
    ck_assert(trader->count == 1 && !trader->neutral && !trader->meeple && !trader->occupies);
    ck_assert_uint_eq(trader->needs, JAC_NEEDS_OWN_MEEPLE);
    ck_assert_uint_eq(trader->stands_on, 1u << JAC_KIND_CITY | 1u << JAC_KIND_ROAD);
    ck_assert(r->figure_kind.at[jac_find_figure_kind(r, "bear")].neutral);

    const jac_cell_def *cell = &r->cell.at[jac_find_cell(r, "fair.sold")];
    ck_assert(cell->scope == JAC_PER_PLAYER && cell->length == 3 && cell->width == 2);
    ck_assert(cell->min == -1 && cell->max == 200 && cell->secret == 1);
    cell = &r->cell.at[jac_find_cell(r, "fair.safe")];
    ck_assert(cell->scope == JAC_PER_FIGURE && cell->boolean && cell->reset == JAC_RESET_SUPPLY);
    ck_assert_uint_eq(r->area.at[jac_find_area(r, "fair.booths")].slot_count, 4);
    unload(&l);
}
END_TEST

START_TEST(picks_and_when_become_filters)
{
    loaded l = { .status = JAC_OK };
    load_fixture(&l, NULL, NULL);
    const jac_ruleset *r = l.rules;
    const jac_pick *pick = &r->pick.at[jac_find_pick(r, "fair.guests")];
    ck_assert(pick->base == JAC_PICK_FIGURES && pick->which == JAC_OTHERS);
    ck_assert_uint_eq(pick->filter_count, 3); /* at, on, where; meeple is left out */
    ck_assert_uint_eq(pick->filter[0].key, JAC_F_AT);
    ck_assert_int_eq(pick->filter[0].value[1], 4); /* slot */
    ck_assert_uint_eq(pick->filter[1].key, JAC_F_ON);
    ck_assert_int_eq(pick->filter[1].value[0], JAC_VALUE_ARG);
    ck_assert_uint_eq(pick->filter[2].key, JAC_F_WHERE);
    ck_assert_int_eq(pick->filter[2].cell, jac_find_cell(r, "fair.safe"));
    const jac_offer *offer = &r->offer.at[jac_find_offer(r, "fair.buy")];
    ck_assert_uint_eq(offer->prompt, JAC_PROMPT_ACTION);
    ck_assert_uint_eq(offer->costs, JAC_COSTS_ACTION);
    ck_assert(offer->argc == 1 && offer->type[0] == JAC_T_FIGURE);
    ck_assert_uint_eq(offer->filter[0].arg, JAC_SUBJECT_TURN);
    ck_assert_uint_eq(r->offer.at[jac_find_offer(r, "fair.ransom")].offered, JAC_OFFERED_ANY_OWN);

    const jac_handler *left = NULL, *mine = NULL;
    for (uint32_t i = 0; i < r->handler.count; i++) {
        if (r->handler.at[i].hook == JAC_E_meeple_left)
            left = &r->handler.at[i];
        if (r->handler.at[i].hook == jac_find_hook(r, "fair.sold_out"))
            mine = &r->handler.at[i];
    }
    ck_assert_ptr_nonnull(left);
    ck_assert_ptr_nonnull(mine);
    ck_assert_uint_eq(left->filter_count, 4); /* by, cause, class, kind: by name */
    ck_assert_uint_eq(left->filter[0].key, JAC_F_OWNER);
    ck_assert_uint_eq(left->filter[0].arg, 3);
    ck_assert_int_eq(left->filter[1].value[0], jac_symbol_find(r, "fair.sent"));
    ck_assert_uint_eq(left->filter[2].arg, 1); /* the class it left, not the supply's */
    ck_assert_uint_eq(left->filter[3].arg, 0);
    unload(&l);
}
END_TEST

START_TEST(offers_at_a_quiet_station_are_asked_there)
{
    loaded l = { .status = JAC_OK };
    load_fixture(&l, NULL, NULL);
    const jac_prompt *prompt = &l.rules->prompt.at[jac_find_prompt(l.rules, "drawn")];
    char text[64];
    ck_assert_uint_eq(prompt->station, JAC_S_drawn);
    told(&l, "drawn", text, sizeof text);
    ck_assert_str_eq(text, "fair ");
    unload(&l);
}
END_TEST

START_TEST(data_depends_on_options_and_rulings)
{
    loaded l = { .status = JAC_OK };
    jac_error error;
    load_fixture(&l, "traders", "0");
    ck_assert_int_eq(jac_find_figure_kind(l.rules, "trader"), -1);
    ck_assert(l.rules->kind.at[jac_find_kind(l.rules, "stall")].occupiable); /* without: not */
    ck_assert_int_eq(jac_ruleset_compile(l.rules, &error), JAC_OK);
    const jac_module_info *info;
    ck_assert_uint_eq(jac_lua_modules(l.lua, &info), 1);
    ck_assert_str_eq(info->option[0].name, "traders");
    ck_assert_str_eq(info->option[0].value, "0");
    ck_assert_str_eq(info->option[0].initial, "1");
    ck_assert_str_eq(info->option[0].values, "0..3");
    ck_assert_str_eq(info->ruling[0].id, "FAIR-R1");
    unload(&l);
}
END_TEST

START_TEST(a_description_needs_no_ruleset)
{
    jac_error error;
    const jac_module_info *info;
    jac_lua *lua = jac_lua_new(NULL, &error);
    const jac_ask_module ask = { .name = "fair",
                                 .shown = "rules/fair",
                                 .path = JAC_SOURCE_DIR "/tests/unit/fixtures/modules/fair" };
    said[0] = '\0';
    ck_assert_int_eq(jac_lua_describe(lua, &ask, &info, hear, NULL, &error), JAC_OK);
    ck_assert_str_eq(said, "");
    ck_assert_str_eq(info->title, "The fair");
    ck_assert_str_eq(info->version, "1.2.0");
    ck_assert_uint_eq(info->ruling_count, 1);
    jac_lua_free(lua);
}
END_TEST

void load_whole_tests(TCase *tcase)
{
    tcase_add_test(tcase, a_whole_module_is_entered);
    tcase_add_test(tcase, picks_and_when_become_filters);
    tcase_add_test(tcase, offers_at_a_quiet_station_are_asked_there);
    tcase_add_test(tcase, data_depends_on_options_and_rulings);
    tcase_add_test(tcase, a_description_needs_no_ruleset);
}
