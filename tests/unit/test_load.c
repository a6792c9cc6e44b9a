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

/* ---- a load in a folder of its own -------------------------------------------------------- */

static char folder[64];
char said[8192]; /* everything reported, a line each; "warning " before warnings */
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

void hear(void *ud, const jac_error *error, bool warning)
{
    (void)ud;
    char text[1024];
    jac_error_text(error, text, sizeof text);
    errors += !warning;
    size_t used = strlen(said);
    snprintf(said + used, sizeof said - used, "%s%s%s", used ? "\n" : "", warning ? "warning " : "",
             text);
}

static void add_module(loaded *l, const char *name, uint8_t kind)
{
    size_t i = l->ask.module_count++;
    const char *end = kind == 1 ? ".lua" : "";
    snprintf(l->path[i], sizeof l->path[i], "%s/%s%s", folder, name, end);
    snprintf(l->shown[i], sizeof l->shown[i], "%s/%s%s", kind == 2 ? "mods" : "rules", name, end);
    l->module[i] = (jac_ask_module){ .name = name,
                                     .path = l->path[i],
                                     .shown = l->shown[i],
                                     .ini = "game.ini",
                                     .line = (int)i + 2,
                                     .kind = kind };
    l->ask.module = l->module;
}

void load_all(loaded *l)
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

void unload(loaded *l)
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

/* ---- one module, one mistake -------------------------------------------------------------- */

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
    load_all(&l);
    ck_assert_msg(strcmp(said, c->said) == 0, "%s:\nsaid    %s\nwanted  %s", c->name, said,
                  c->said);
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

/* ---- several modules ---------------------------------------------------------------------- */

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
    load_all(&l);
    ck_assert_msg(strcmp(said, c->said) == 0, "%s:\nsaid    %s\nwanted  %s", c->name, said,
                  c->said);
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
void told(const loaded *l, const char *hook, char *text, size_t size)
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
    write_file("a", "init.lua",
               "return { api = 1, name = \"a\", on = { drawn = function() end },\n"
               "  order = { drawn = { \"c\", \"absent\", \"a\" } } }");
    write_file("b", "init.lua",
               "return { api = 1, name = \"b\", on = { drawn = function() end,\n"
               "  placed = function() end } }");
    write_file("c", "init.lua",
               "return { api = 1, name = \"c\", on = { drawn = function() end,\n"
               "  placed = function() end } }");
    add_module(&l, "a", 0);
    add_module(&l, "b", 0);
    add_module(&l, "c", 0);
    load_all(&l);
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
        load_all(&l);
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
    load_whole_tests(tcase);
    tcase_add_test(tcase, the_nearest_name_is_at_most_a_third_away);
    suite_add_tcase(suite, tcase);
    return suite;
}
