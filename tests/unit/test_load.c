/* Modules read into rulesets: what is entered, and the whole text of every complaint. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "host.h"
#include "suites.h"
#include "test_load.h"

/* ---- a load in a folder of its own ------------------------------------------------------------- */

static char folder[64];
static char said[8192]; /* everything reported, a line each; "warning " before warnings */
static int errors;

static void make_folder(void)
{
    strcpy(folder, "/tmp/jac_load_XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
}

static void remove_folder(void)
{
    char command[96];
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    ck_assert_int_eq(system(command), 0);
}

/* Writes a file of a module: folder/module/name. */
static void write_file(const char *module, const char *name, const char *text)
{
    char path[256];
    snprintf(path, sizeof path, "%s/%s", folder, module);
    mkdir(path, 0700);
    snprintf(path, sizeof path, "%s/%s/%s", folder, module, name);
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    ck_assert_int_ge(fputs(text, file), 0);
    ck_assert_int_eq(fclose(file), 0);
}

static void hear(void *ud, const jac_error *error, bool warning)
{
    (void)ud;
    char text[1024];
    jac_error_text(error, text, sizeof text);
    errors += !warning;
    size_t used = strlen(said);
    snprintf(said + used, sizeof said - used, "%s%s%s", used ? "\n" : "", warning ? "warning " : "",
             text);
}

typedef struct loaded {
    jac_lua *lua;
    jac_ruleset *rules;
    jac_status status;
    jac_error error;
    char path[8][256], shown[8][64];
    jac_ask_module module[8];
    jac_ask_load ask;
} loaded;

static void add_module(loaded *l, const char *name, uint8_t kind)
{
    size_t i = l->ask.module_count++;
    const char *end = kind == 1 ? ".lua" : "";
    snprintf(l->path[i], sizeof l->path[i], "%s/%s%s", folder, name, end);
    snprintf(l->shown[i], sizeof l->shown[i], "%s/%s%s", kind == 2 ? "mods" : "rules", name, end);
    l->module[i] = (jac_ask_module){ .name = name, .path = l->path[i], .shown = l->shown[i],
                                     .ini = "game.ini", .line = (int)i + 2, .kind = kind };
    l->ask.module = l->module;
}

static void load(loaded *l)
{
    static const jac_base base = { .players = 2, .edition = JAC_C3, .farmers = 1, .sets = 1 };
    said[0] = '\0';
    errors = 0;
    l->lua = jac_lua_new(NULL, &l->error);
    l->rules = jac_ruleset_new(&base, NULL, NULL);
    ck_assert_ptr_nonnull(l->lua);
    ck_assert_ptr_nonnull(l->rules);
    l->status = jac_lua_load(l->lua, l->rules, &l->ask, hear, NULL, &l->error);
}

static void unload(loaded *l)
{
    jac_lua_free(l->lua);
    jac_ruleset_free(l->rules);
}

/* The status is an error's exactly when an error was reported. */
static void check_status(const loaded *l, const char *name)
{
    ck_assert_msg((l->status != JAC_OK) == (errors > 0), "%s: status %s", name,
                  jac_status_code(l->status));
}

/* ---- one module, one mistake -------------------------------------------------------------------- */

static void check_case(const load_case *c)
{
    loaded l = { .status = JAC_OK };
    char source[4096];
    make_folder();
    snprintf(source, sizeof source, "return { api = 1, name = \"m\",\n%s }\n", c->source);
    write_file("m", "init.lua", c->source[0] == '!' ? c->source + 1 : source);
    if (c->tiles) {
        snprintf(source, sizeof source, "return {\n%s }\n", c->tiles);
        write_file("m", "tiles.lua", source);
    }
    add_module(&l, "m", 0);
    l.ask.option = &c->option;
    l.ask.option_count = c->option.key != NULL;
    l.ask.ruling = &c->ruling;
    l.ask.ruling_count = c->ruling.id != NULL;
    load(&l);
    ck_assert_msg(strcmp(said, c->said) == 0, "%s:\nsaid    %s\nwanted  %s", c->name, said, c->said);
    check_status(&l, c->name);
    unload(&l);
    remove_folder();
}

START_TEST(descriptions) { check_case(&load_cases_module[_i]); }
END_TEST
START_TEST(choices) { check_case(&load_cases_choice[_i]); }
END_TEST
START_TEST(hooks_and_state) { check_case(&load_cases_hook[_i]); }
END_TEST
START_TEST(tiles) { check_case(&load_cases_tile[_i]); }
END_TEST

/* ---- several modules ---------------------------------------------------------------------------- */

START_TEST(modules_stand_in_order_or_say_why_not)
{
    const order_case *c = &order_cases[_i];
    loaded l = { .status = JAC_OK };
    make_folder();
    for (size_t i = 0; i < ORDER_MODULES && c->module[i].name; i++) {
        char source[1024];
        snprintf(source, sizeof source, "return { api = 1, name = \"%s\", %s }\n",
                 c->module[i].name, c->module[i].source);
        if (c->module[i].kind == 1) {
            char file[80];
            snprintf(file, sizeof file, "%s.lua", c->module[i].name);
            write_file("", file, source);
        } else {
            write_file(c->module[i].name, "init.lua", source);
        }
        add_module(&l, c->module[i].name, c->module[i].kind);
        l.module[i].tiles_only = c->module[i].tiles_only;
        l.module[i].off = c->module[i].off;
    }
    l.ask.ruling = &c->ruling;
    l.ask.ruling_count = c->ruling.id != NULL;
    load(&l);
    ck_assert_msg(strcmp(said, c->said) == 0, "%s:\nsaid    %s\nwanted  %s", c->name, said, c->said);
    const jac_module_info *info;
    size_t count = jac_lua_modules(l.lua, &info);
    char order[256] = "";
    for (size_t i = 0; i < count; i++)
        snprintf(order + strlen(order), sizeof order - strlen(order), "%s%s", i ? " " : "",
                 info[i].name);
    ck_assert_msg(strcmp(order, c->order) == 0, "%s: loaded %s", c->name, order);
    unload(&l);
    remove_folder();
}
END_TEST

/* The modules that a hook's handlers belong to, in the order of delivery. */
static void told(const loaded *l, const char *hook, char *text, size_t size)
{
    text[0] = '\0';
    int id = jac_find_hook(l->rules, hook);
    for (uint32_t i = 0; i < l->rules->handler.count; i++)
        if (l->rules->handler.at[i].hook == id) {
            const jac_module *module = &l->rules->module.at[l->rules->handler.at[i].module];
            snprintf(text + strlen(text), size - strlen(text), "%s ",
                     jac_text(l->rules, module->name));
        }
}

START_TEST(order_fixes_who_is_told_first)
{
    loaded l = { .status = JAC_OK };
    char text[128];
    make_folder();
    write_file("a", "init.lua", "return { api = 1, name = \"a\", on = { drawn = function() end },\n"
                                "  order = { drawn = { \"c\", \"absent\", \"a\" } } }");
    write_file("b", "init.lua", "return { api = 1, name = \"b\", on = { drawn = function() end,\n"
                                "  placed = function() end } }");
    write_file("c", "init.lua", "return { api = 1, name = \"c\", on = { drawn = function() end,\n"
                                "  placed = function() end } }");
    add_module(&l, "a", 0);
    add_module(&l, "b", 0);
    add_module(&l, "c", 0);
    load(&l);
    ck_assert_str_eq(said, "");
    told(&l, "drawn", text, sizeof text);
    ck_assert_str_eq(text, "b c a ");
    told(&l, "placed", text, sizeof text);
    ck_assert_str_eq(text, "b c ");
    unload(&l);
    remove_folder();
}
END_TEST

START_TEST(the_hash_is_of_the_code_and_not_of_the_tests)
{
    const jac_module_info *info;
    char hash[3][33];
    make_folder();
    write_file("m", "init.lua", "return { api = 1, name = \"m\" }");
    for (int i = 0; i < 3; i++) {
        loaded l = { .status = JAC_OK };
        if (i == 1)
            write_file("m/tests", "a.lua", "-- a test");
        if (i == 2)
            write_file("m", "more.lua", "-- code");
        add_module(&l, "m", 0);
        load(&l);
        ck_assert_uint_eq(jac_lua_modules(l.lua, &info), 1);
        strcpy(hash[i], info[0].hash);
        unload(&l);
    }
    ck_assert_uint_eq(strlen(hash[0]), 32);
    ck_assert_str_eq(hash[0], hash[1]);
    ck_assert_str_ne(hash[0], hash[2]);
    remove_folder();
}
END_TEST

/* ---- what is entered ---------------------------------------------------------------------------- */

static void load_fixture(loaded *l, const char *option, const char *value)
{
    static jac_ask_option set;
    l->module[0] = (jac_ask_module){ .name = "fair", .shown = "rules/fair",
                                     .path = JAC_SOURCE_DIR "/tests/unit/fixtures/modules/fair" };
    set = (jac_ask_option){ "fair", option, value, "game.ini", 3 };
    l->ask = (jac_ask_load){ .module = l->module, .module_count = 1, .option = &set,
                             .option_count = option != NULL };
    load(l);
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
    ck_assert_uint_eq(tile->segment[0].slots, 0007);      /* city N: all three slots */
    ck_assert_uint_eq(tile->segment[0].arms, 1);
    ck_assert_uint_eq(tile->segment[1].slots, 0200);      /* road S: its middle */
    ck_assert_uint_eq(tile->segment[2].slots, 07400);     /* field W and SR */
    ck_assert_uint_eq(tile->segment[3].slots, 0170);      /* field E and SL */
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
    const jac_ask_module ask = { .name = "fair", .shown = "rules/fair",
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

START_TEST(the_nearest_name_is_at_most_a_third_away)
{
    static const char *const names[] = { "returnable", "road", "roads", "take_back" };
    ck_assert_str_eq(jac_nearest("returnabel", names, 4), "returnable");
    ck_assert_str_eq(jac_nearest("raod", names, 4), "road");
    ck_assert_str_eq(jac_nearest("takeback", names, 4), "take_back");
    ck_assert_ptr_null(jac_nearest("city", names, 4));
    ck_assert_ptr_null(jac_nearest("", names, 4));
    ck_assert_ptr_null(jac_nearest("road", NULL, 0));
}
END_TEST

Suite *load_suite(void)
{
    Suite *suite = suite_create("load");
    TCase *tcase = tcase_create("load");
    tcase_add_loop_test(tcase, descriptions, 0, load_cases_module_count);
    tcase_add_loop_test(tcase, choices, 0, load_cases_choice_count);
    tcase_add_loop_test(tcase, hooks_and_state, 0, load_cases_hook_count);
    tcase_add_loop_test(tcase, tiles, 0, load_cases_tile_count);
    tcase_add_loop_test(tcase, modules_stand_in_order_or_say_why_not, 0, order_case_count);
    tcase_add_test(tcase, order_fixes_who_is_told_first);
    tcase_add_test(tcase, the_hash_is_of_the_code_and_not_of_the_tests);
    tcase_add_test(tcase, a_whole_module_is_entered);
    tcase_add_test(tcase, picks_and_when_become_filters);
    tcase_add_test(tcase, offers_at_a_quiet_station_are_asked_there);
    tcase_add_test(tcase, data_depends_on_options_and_rulings);
    tcase_add_test(tcase, a_description_needs_no_ruleset);
    tcase_add_test(tcase, the_nearest_name_is_at_most_a_third_away);
    suite_add_tcase(suite, tcase);
    return suite;
}
