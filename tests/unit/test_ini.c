/* test_ini.c - an INI is read strictly: what is doubtful is refused, with the whole message. */
#define _GNU_SOURCE
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ini_file.h"
#include "setup.h"
#include "suites.h"
#include "test_io_kit.h"

/* ---- lines ---------------------------------------------------------------------------------- */

typedef struct row {
    const char *ini, *said; /* every message, in order */
} row;

static const row lines[] = {
    { "[a]\nk = 1\n  l = 2\nm = 3\n", "game.ini:3: error: the line \"l = 2\" is indented; start it "
                                      "in the first column, or it would "
                                      "continue the line above\n" },
    { "[a]\nk = 1\n  ; a comment may be\n", "" },
    { "[a]\nk = 1\n[b]\nk = 1\n[a]\n\nk = 2\n",
      "game.ini:7: error: the key \"k\" of [a] is given twice; it stands in line 2 already\n" },
    { "k = 1\n[a]\n", "game.ini:1: error: the key \"k\" stands outside any section; write a line "
                      "like [game] or [rules] above it\n" },
    { "[a\nk = 1\n", "game.ini:1: error: the section's name has no closing ']'; write [name]\n" },
    { "[]\n", "game.ini:1: error: the section has no name; write [name]\n" },
    { "[ a ]\n",
      "game.ini:1: error: \"[ a ]\" has blanks or a semicolon within the brackets; write "
      "[name]\n" },
    { "[a] k = 1\n", "game.ini:1: error: text follows the section [a]; give each key a line of its "
                     "own\n" },
    { "[a] ; comment\n", "" },
    { "[a2345678901234567890123456789012345678901234567890]\n",
      "game.ini:1: error: the section's name has 50 bytes, the limit is 49\n" },
    { "[a]\nkey\n", "game.ini:2: error: \"key\" has no '='; write key = value\n" },
    { "[a]\n= 1\n", "game.ini:2: error: there is no key before the '='; write key = value\n" },
    { "[a]\nk : 1\n",
      "game.ini:2: error: \"k\" is followed by ':' in place of '='; write key = value\n" },
    { "[a]\nk ;x = 1\n",
      "game.ini:2: error: there is a ';' in the key \"k ;x\"; write key = value\n" },
    { "[a]\nk =\nl = ; nothing\n",
      "game.ini:2: error: \"k\" has no value; leave the line out to keep the default\n"
      "game.ini:3: error: \"l\" has no value; leave the line out to keep the default\n" },
    { "[a]\nk = 42 # lucky\n", "game.ini:2: error: there is a '#' in the value of \"k\"; a comment "
                               "after a value starts with \" ; \"\n" },
    { "[a]\nk = a; b ;c\n", "game.ini:2: error: there is a ';' in the value of \"k\"; a list is "
                            "separated by commas, a comment starts with \" ; \"\n" },
    { "[a]\nk = b ;c\n", "game.ini:2: error: there is a ';' in the value of \"k\"; a list is "
                         "separated by commas, a comment starts with \" ; \"\n" },
    { "[a]\nk = c#\nl = x=y:z\n# note\n; note\n\n", "" },
    { "[a]\nk = \xff\n", "game.ini:2: error: the line is not UTF-8; save the file as UTF-8\n" },
    { "[a]\rk = 1\r",
      "game.ini:1: error: a line ends with a bare CR; save the file with LF or CRLF "
      "line ends\n" },
};

static char *read_messages(const char *ini, size_t length)
{
    messages said = { .used = 0 };
    jac_problems problems = { .report = messages_take, .ud = &said };
    jac_settings_free(jac_ini_read_text(ini, length, ".", "game.ini", &problems));
    return strdup(said.text);
}

START_TEST(each_doubtful_line_is_refused)
{
    char *said = read_messages(lines[_i].ini, strlen(lines[_i].ini));
    ck_assert_msg(strcmp(said, lines[_i].said) == 0, "%s\ngave\n%snot\n%s", lines[_i].ini, said,
                  lines[_i].said);
    free(said);
}
END_TEST

/* inih would cut what is longer without a word. */
START_TEST(long_lines_are_refused)
{
    char ini[300];
    for (int length = 198; length <= 199; length++) {
        snprintf(ini, sizeof ini, "[a]\nk = %0*d\n", length - 4, 0);
        char *said = read_messages(ini, strlen(ini));
        ck_assert_str_eq(said, length == 198 ? ""
                                             : "game.ini:2: error: the line has 199 bytes, the "
                                               "limit is 198; shorten it, or its end would be "
                                               "lost\n");
        free(said);
    }
}
END_TEST

START_TEST(a_nul_byte_is_refused)
{
    char *said = read_messages("[a]\nk = \0\n", 10);
    ck_assert_str_eq(said, "game.ini:2: error: the file has a NUL byte; it is no text file\n");
    free(said);
}
END_TEST

/* C112: LF, CRLF, a byte order mark, no line end at the end and trailing tabs mean the same. */
START_TEST(line_ends_do_not_matter)
{
    static const char *const forms[] = {
        "[game]\nseed = 42\nfarmers = off\n",
        "[game]\r\nseed = 42\r\nfarmers = off\r\n",
        "\xEF\xBB\xBF[game]\nseed = 42\nfarmers = off",
        "[game]\nseed = 42\t ; lucky\nfarmers = off\t\t\n",
    };
    messages said = { .used = 0 };
    jac_problems problems = { .report = messages_take, .ud = &said };
    jac_settings *settings =
        jac_ini_read_text(forms[_i], strlen(forms[_i]), ".", "game.ini", &problems);
    ck_assert_str_eq(said.text, "");
    ck_assert_uint_eq(settings->count, 2);
    ck_assert_str_eq(settings->at[0].section, "game");
    ck_assert_str_eq(settings->at[0].key, "seed");
    ck_assert_str_eq(settings->at[0].value, "42");
    ck_assert_int_eq(settings->at[0].line, 2);
    ck_assert_str_eq(settings->at[1].value, "off");
    jac_settings_free(settings);
}
END_TEST

START_TEST(what_is_no_file_is_refused)
{
    folder f = folder_make();
    messages said = { .used = 0 };
    char wanted[1000];
    jac_error error;
    ck_assert_ptr_null(jac_load(f.path, messages_take, &said, &error));
    ck_assert_ptr_null(jac_load(folder_path(&f, "none.ini"), messages_take, &said, &error));
    snprintf(wanted, sizeof wanted,
             "%s: error: this is a folder; name an INI file\n"
             "%s/none.ini: error: the file can't be read: No such file or directory\n",
             f.path, f.path);
    ck_assert_str_eq(said.text, wanted);
    ck_assert_int_eq(error.status, JAC_E_IO);
    folder_remove(&f);
}
END_TEST

START_TEST(an_unreadable_file_is_refused)
{
    folder f = folder_make();
    folder_put(&f, "a.ini", "[game]\n");
    chmod(folder_path(&f, "a.ini"), 0);
    if (access(folder_path(&f, "a.ini"), R_OK) != 0) { /* not as root */
        jac_error error;
        ck_assert_ptr_null(jac_load(folder_path(&f, "a.ini"), NULL, NULL, &error));
        ck_assert_str_eq(error.what, "the file can't be read: Permission denied");
    }
    folder_remove(&f);
}
END_TEST

START_TEST(a_huge_file_is_refused)
{
    folder f = folder_make();
    char *text = malloc(JAC_INI_MAX_BYTES + 2);
    memset(text, '\n', JAC_INI_MAX_BYTES + 2);
    folder_write(&f, "big.ini", text, JAC_INI_MAX_BYTES + 2);
    free(text);
    jac_error error;
    ck_assert_ptr_null(jac_load(folder_path(&f, "big.ini"), NULL, NULL, &error));
    ck_assert_str_eq(error.what, "the file is larger than 1048576 bytes");
    folder_remove(&f);
}
END_TEST

/* ---- the sections ---------------------------------------------------------------------------- */

static const row sections[] = {
    { "", "" },
    { "[game]\nplayers = Red, Blue\n", "" },
    { "[gmae]\nseed = 1\n",
      "game.ini:2: error: there is no section or module \"gmae\"; did you mean \"game\"?\n" },
    { "[Game]\nseed = 1\n", "game.ini:2: error: there is no section or module \"Game\"; upper and "
                            "lower case count: write \"game\"\n" },
    { "[game]\nsede = 1\n",
      "game.ini:2: error: there is no key \"sede\" in [game]; did you mean \"seed\"?\n" },
    { "[game]\nSeed = 1\n",
      "game.ini:2: error: there is no key \"Seed\" in [game]; upper and lower "
      "case count: write \"seed\"\n" },
    { "[lua]\nx = 1\n", "game.ini:2: error: there is no key \"x\" in [lua]; use memory or "
                        "instructions\n" },
    { "[game]\nseed = ten\n", "game.ini:2: error: \"ten\" is no whole number for seed; use 0 to "
                              "18446744073709551615\n" },
    { "[game]\nseed = -5\n", "game.ini:2: error: \"-5\" is out of range for seed; use 0 to "
                             "18446744073709551615\n" },
    { "[game]\nseed = 18446744073709551616\n",
      "game.ini:2: error: \"18446744073709551616\" is out of range for seed; use 0 to "
      "18446744073709551615\n" },
    { "[game]\nsets = 1e3\n",
      "game.ini:2: error: \"1e3\" is no whole number for sets; use 1 to 20\n" },
    { "[game]\nsets = 0x10\n",
      "game.ini:2: error: \"0x10\" is no whole number for sets; use 1 to 20\n" },
    { "[game]\nsets = 12abc\n",
      "game.ini:2: error: \"12abc\" is no whole number for sets; use 1 to 20\n" },
    { "[game]\nsets = 2.0\n",
      "game.ini:2: error: \"2.0\" is no whole number for sets; use 1 to 20\n" },
    { "[game]\nsets = 0\n", "game.ini:2: error: \"0\" is out of range for sets; use 1 to 20\n" },
    { "[game]\nsets = 21\n", "game.ini:2: error: \"21\" is out of range for sets; use 1 to 20\n" },
    { "[game]\nsets = 2K\n",
      "game.ini:2: error: \"2K\" is no whole number for sets; use 1 to 20\n" },
    { "[game]\nedition = C4\n",
      "game.ini:2: error: \"C4\" is no value of edition; use C1, C2 or C3\n" },
    { "[game]\nfarmers = yes\n",
      "game.ini:2: error: \"yes\" is no value of farmers; use off or on\n" },
    { "[game]\ntiny_city = 3\n",
      "game.ini:2: error: \"3\" is no value of tiny_city; use 4 or 2\n" },
    { "[game]\nfield_scoring = 4\n", "game.ini:2: error: \"4\" is no value of field_scoring; use "
                                     "per_field_3, city_once_per_player_3 or per_city_4\n" },
    { "[game]\nfirst_player = Red\n",
      "game.ini:2: error: \"Red\" is no value of first_player; use seat_1 or random\n" },
    { "[game]\nconfirm = 1\n", "game.ini:2: error: \"1\" is no value of confirm; use off or on\n" },
    { "[game]\nplayers = 2\n", "game.ini:2: error: \"2\" is no player's name; write names, like "
                               "players = Red, Blue\n" },
    { "[game]\nplayers = Red,, Blue\n",
      "game.ini:2: error: player 2 has no name; separate the names by single commas\n" },
    { "[game]\nplayers = Red, Red\n", "game.ini:2: error: there are two players called \"Red\"\n" },
    { "[game]\nplayers = a,b,c,d,e,f,g,h,i\n",
      "game.ini:2: error: 9 players are too many; use 1 to 8\n" },
    { "[game]\nplayers = a23456789012345678901234567890123\n",
      "game.ini:2: error: the name \"a23456789012345678901234567890123\" has 33 bytes, the limit "
      "is "
      "32\n" },
    { "[game]\nplayers = a\x01\n", "game.ini:2: error: player 1's name has a control character\n" },
    { "[game]\nbots = cheater\n",
      "game.ini:2: error: there is no bot \"cheater\"; use random, greedy, mcts or pipe\n" },
    { "[game]\nbots = pipe: \n",
      "game.ini:2: error: the bot pipe has no command; write pipe:COMMAND\n" },
    { "[game]\nbots = pipe\n", "game.ini:2: error: the bot pipe needs more; write pipe:COMMAND\n" },
    { "[game]\nbot_time = 0\n",
      "game.ini:2: error: \"0\" is out of range for bot_time; use 1 to 3600000\n" },
    { "[game]\nbot_time = 10s\n",
      "game.ini:2: error: \"10s\" is no whole number for bot_time; use 1 "
      "to 3600000\n" },
    { "[game]\nplayers = a, b\nbots = random, greedy, random\n",
      "game.ini:3: error: 3 bots for 2 players; name one for all, or one for each\n" },
    { "[lua]\nmemory = 512K\n", "game.ini:2: error: \"512K\" is out of range for memory; use 1M to "
                                "1024M\n" },
    { "[lua]\ninstructions = 5G\n",
      "game.ini:2: error: \"5G\" is no whole number for instructions; use 10K to 10000M\n" },
    { "[rules]\nfestval = on\n",
      "game.ini:2: error: there is no module \"festval\"; did you mean \"festival\"?\n" },
    { "[rules]\nFestival = on\n", "game.ini:2: error: there is no module \"Festival\"; upper and "
                                  "lower case count: write \"festival\"\n" },
    { "[rules]\nfestival = yes\n",
      "game.ini:2: error: \"yes\" is no value of festival; use off, on, tiles or rules\n" },
    { "[rules]\nbase = on\n", "game.ini:2: error: there is no module \"base\"; the base game is "
                              "always on, its options are in [game]\n" },
    { "[rules]\nfestival+revolt = on\n",
      "game.ini:2: error: there is no module \"festival+revolt\"; "
      "a file for two modules is set in [rulings]\n" },
    { "[rules]\nfestival = off\n", "" },
    { "[festival]\nx = 1\ny = 2\n",
      "warning: game.ini:2: error: the section [festival] has no effect: the module is off\n" },
    { "[rulings]\nfestival+phntom = off\n", "game.ini:2: error: there is no ruling file "
                                            "\"festival+phntom\"; did you mean "
                                            "\"festival+phantom\"?\n" },
    { "[rulings]\nfestival+phantom = off\n",
      "warning: game.ini:2: error: \"festival+phantom\" has no effect: \"festival\" is off\n" },
    { "[rules]\nfestival = on\nphantom = on\n[rulings]\nfestival+phantom = none.lua\n",
      "game.ini:5: error: the file \"none.lua\": No such file or directory; use on, off or a path "
      "from the INI's folder\n" },
    { "[mods]\nmine = on\n",
      "game.ini:2: error: it is not said where the mod \"mine\" is; add path "
      "= FOLDER to [mods]\n" },
    { "[mods]\npath = none\n", "game.ini:2: error: the folder \"none\": No such file or directory; "
                               "paths are taken from the INI's folder\n" },
    { "[mods]\npath = own\nmime = on\n",
      "game.ini:3: error: there is no mod \"mime\" in own; did you mean \"mine\"?\n" },
    { "[mods]\npath = own/mine/init.lua\n",
      "game.ini:2: error: \"own/mine/init.lua\" is no folder; "
      "name the folder in which the mods are\n" },
    { "[mods]\npath = own\n[rules]\nmine = on\n", "game.ini:4: error: there is no module \"mine\"; "
                                                  "it is a mod: switch it on in [mods]\n" },
    { "[rules]\nfestival = on\n[festival]\ntiles = none.lua\n",
      "game.ini:4: error: the tile file \"none.lua\": No such file or directory; paths are taken "
      "from the INI's folder\n" },
};

/* Shipped rules of the test's own: two modules, a file between them, and one mod. */
static folder make_rules(void)
{
    folder f = folder_make();
    folder_put(&f, "rules/festival/init.lua", "return { api = 1, name = \"festival\" }\n");
    folder_put(&f, "rules/phantom/init.lua", "return { api = 1, name = \"phantom\" }\n");
    folder_put(&f, "rules/rulings/festival+phantom.lua",
               "return { api = 1, name = \"festival+phantom\",\n"
               "  between = { \"festival\", \"phantom\" } }\n");
    folder_put(&f, "own/mine/init.lua", "return { api = 1, name = \"mine\" }\n");
    return f;
}

static jac_engine *load(const folder *f, const char *ini, messages *said)
{
    jac_problems problems = { .report = messages_take, .ud = said };
    jac_settings *settings = jac_ini_read_text(ini, strlen(ini), f->path, "game.ini", &problems);
    ck_assert_msg(settings && said->count == 0, "%s", said->text);
    settings->rules = strdup(folder_path(f, "rules"));
    jac_engine *engine = jac_load_settings(settings, messages_take, said, NULL);
    jac_settings_free(settings);
    return engine;
}

START_TEST(each_wrong_setting_is_named)
{
    folder f = make_rules();
    messages said = { .used = 0 };
    jac_engine *engine = load(&f, sections[_i].ini, &said);
    ck_assert_msg(strcmp(said.text, sections[_i].said) == 0, "%s\ngave\n%snot\n%s",
                  sections[_i].ini, said.text, sections[_i].said);
    ck_assert_int_eq(engine != NULL, !strstr(said.text, "game.ini") || !strncmp(said.text, "w", 1));
    if (engine) {
        jac_engine_free(engine);
    }
    folder_remove(&f);
}
END_TEST

START_TEST(all_problems_come_in_one_run)
{
    folder f = make_rules();
    messages said = { .used = 0 };
    ck_assert_ptr_null(
        load(&f, "[game]\nsets = 99\nsede = 1\n[rules]\nx = on\n[y]\nz = 1\n", &said));
    ck_assert_str_eq(
        said.text, "game.ini:2: error: \"99\" is out of range for sets; use 1 to 20\n"
                   "game.ini:3: error: there is no key \"sede\" in [game]; did you mean \"seed\"?\n"
                   "game.ini:5: error: there is no module \"x\"; use festival or phantom\n"
                   "game.ini:7: error: there is no section or module \"y\"; use game, rules, "
                   "rulings, mods, lua, festival or phantom\n");
    folder_remove(&f);
}
END_TEST

START_TEST(what_was_asked_is_remembered)
{
    jac_engine *engine =
        engine_from("[game]\nplayers = Ann, Bob ; two\nseed = 18446744073709551615\n"
                    "bots = greedy, random\nedition = C1\nfarmers = off\n"
                    "tiny_city = 2\nfield_scoring = per_city_4\nsets = 20\n"
                    "first_player = random\nconfirm = on\n"
                    "[lua]\nmemory = 2M\ninstructions = 20K\n");
    const jac_setup *setup = jac_setup_of(engine);
    const jac_base *base = &setup->rules->base;
    ck_assert(setup->seed_given && setup->seed == UINT64_MAX);
    ck_assert_str_eq(setup->bot[0], "greedy");
    ck_assert_str_eq(setup->bot[1], "random");
    ck_assert_str_eq(jac_player_name(engine, 1), "Bob");
    ck_assert_int_eq(base->edition, JAC_C1);
    ck_assert(!base->farmers && base->tiny_city_2 && base->first_random && base->confirm);
    ck_assert_int_eq(base->field_scoring, JAC_PER_CITY_4);
    ck_assert_int_eq(base->sets, 20);
    ck_assert_uint_eq(setup->limits.memory, 2 << 20);
    ck_assert_int_eq(setup->limits.instructions, 20000);
    jac_engine_free(engine);
}
END_TEST

/* A comma within double quotes is the command's own. */
START_TEST(a_bots_command_may_hold_commas)
{
    jac_engine *engine =
        engine_from("[game]\nplayers = a, b, c\nbot_time = 250\n"
                    "bots =  \"pipe:awk -F, -f a.awk\" , pipe:sh -c 'echo \"x\"', greedy\n");
    const jac_setup *setup = jac_setup_of(engine);
    ck_assert_str_eq(setup->bot[0], "pipe:awk -F, -f a.awk");
    ck_assert_str_eq(setup->bot[1], "pipe:sh -c 'echo \"x\"'");
    ck_assert_str_eq(setup->bot[2], "greedy");
    ck_assert_uint_eq(setup->bot_time, 250);
    jac_engine_free(engine);
}
END_TEST

START_TEST(without_settings_the_base_game_is_played)
{
    jac_engine *engine = engine_from("");
    const jac_setup *setup = jac_setup_of(engine);
    ck_assert(!setup->seed_given && !setup->lua);
    ck_assert_int_eq(jac_game_players(engine), 2);
    ck_assert_str_eq(jac_player_name(engine, 0), "Red");
    ck_assert_str_eq(setup->bot[1], "random");
    ck_assert_uint_eq(setup->bot_time, JAC_BOT_TIME);
    jac_engine_free(engine);
}
END_TEST

/* C114: the same mod from wherever the command is called, also through a link to the INI. */
START_TEST(paths_are_taken_from_the_inis_own_folder)
{
    folder f = make_rules();
    folder_put(&f, "conf \xC3\xA4/game.ini", "[mods]\npath = ../own\nmine = on\n");
    ck_assert_int_eq(symlink("conf \xC3\xA4/game.ini", folder_path(&f, "link.ini")), 0);
    setenv("JACQUERIE_RULES", folder_path(&f, "rules"), 1);
    static const char *const names[] = { "conf \xC3\xA4/game.ini", "link.ini" };
    for (int i = 0; i < 2; i++) {
        messages said = { .used = 0 };
        jac_engine *engine = jac_load(folder_path(&f, names[i]), messages_take, &said, NULL);
        ck_assert_msg(engine != NULL, "%s", said.text);
        const jac_setup *setup = jac_setup_of(engine);
        ck_assert_uint_eq(setup->module_count, 1);
        ck_assert_str_eq(setup->module[0].shown, "own/mine");
        ck_assert_str_eq(setup->module[0].path, folder_path(&f, "own/mine"));
        jac_engine_free(engine);
    }
    unsetenv("JACQUERIE_RULES");
    folder_remove(&f);
}
END_TEST

static void asked(const folder *f, const char *ini, const char *wanted)
{
    messages said = { .used = 0 };
    char text[500] = "";
    jac_engine *engine = load(f, ini, &said);
    ck_assert_msg(engine != NULL, "%s", said.text);
    const jac_setup *setup = jac_setup_of(engine);
    for (size_t i = 0; i < setup->module_count; i++) {
        const jac_asked_module *module = setup->module + i;
        size_t used = strlen(text);
        snprintf(text + used, sizeof text - used, "%s%s%s ", module->name,
                 module->tiles_only ? "(tiles)" : "", module->replaced ? "(own)" : "");
    }
    ck_assert_str_eq(text, wanted);
    jac_engine_free(engine);
}

/* C089: the INI's order, then shipped files between two modules, then mods. */
START_TEST(modules_are_asked_for_in_a_fixed_order)
{
    folder f = make_rules();
    folder_put(&f, "mine.lua",
               "return { api = 1, name = \"festival+phantom\",\n"
               "  between = { \"festival\", \"phantom\" } }\n");
    asked(&f, "[mods]\npath = own\nmine = on\n[rules]\nphantom = on\nfestival = on\n",
          "phantom festival festival+phantom mine ");
    asked(&f, "[rules]\nphantom = on\nfestival = tiles\n", "phantom festival(tiles) ");
    asked(&f, "[rules]\nphantom = on\nfestival = on\n[rulings]\nfestival+phantom = off\n",
          "phantom festival ");
    asked(&f, "[rules]\nphantom = on\nfestival = on\n[rulings]\nfestival+phantom = mine.lua\n",
          "phantom festival festival+phantom(own) ");
    folder_remove(&f);
}
END_TEST

Suite *ini_suite(void)
{
    Suite *suite = suite_create("ini");
    TCase *tc = tcase_create("lines");
    tcase_add_loop_test(tc, each_doubtful_line_is_refused, 0, sizeof lines / sizeof lines[0]);
    tcase_add_test(tc, long_lines_are_refused);
    tcase_add_test(tc, a_nul_byte_is_refused);
    tcase_add_loop_test(tc, line_ends_do_not_matter, 0, 4);
    tcase_add_test(tc, what_is_no_file_is_refused);
    tcase_add_test(tc, an_unreadable_file_is_refused);
    tcase_add_test(tc, a_huge_file_is_refused);
    suite_add_tcase(suite, tc);
    tc = tcase_create("settings");
    tcase_add_loop_test(tc, each_wrong_setting_is_named, 0, sizeof sections / sizeof sections[0]);
    tcase_add_test(tc, all_problems_come_in_one_run);
    tcase_add_test(tc, what_was_asked_is_remembered);
    tcase_add_test(tc, a_bots_command_may_hold_commas);
    tcase_add_test(tc, without_settings_the_base_game_is_played);
    tcase_add_test(tc, paths_are_taken_from_the_inis_own_folder);
    tcase_add_test(tc, modules_are_asked_for_in_a_fixed_order);
    suite_add_tcase(suite, tc);
    return suite;
}
