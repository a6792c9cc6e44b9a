/* test_record_modules.c - records of games with modules: what may have changed since (C133). */
#define _GNU_SOURCE
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ini_file.h"
#include "record.h"
#include "suites.h"
#include "test_io_kit.h"

/* Two shipped modules, a file between them and a mod, all of which act. */
static const char *const first_lua =
    "return { api = 1, name = \"first\", version = \"1.0.0\",\n"
    "  options = { gift = { type = \"integer\", min = 0, max = 9, default = 3 } },\n"
    "  rulings = { [\"FIRST-R1\"] = { text = \"A gift.\", kind = \"open\", source = \"none\",\n"
    "    default = true } },\n"
    "  declares = { causes = { \"gift\" } },\n"
    "  on = { placed = function(game) game.active:score(opt.gift, \"gift\") end } }\n";
static const char *const second_lua =
    "return { api = 1, name = \"second\", version = \"2.0.0\" }\n";
static const char *const between_lua =
    "return { api = 1, name = \"first+second\", between = { \"first\", \"second\" } }\n";
static const char *const mine_lua =
    "return { api = 1, name = \"mine\", version = \"0.1\", on = { turn_end = function(game)\n"
    "  if math.random(6) == 6 then game.active:score(1, \"scored\") end end } }\n";

static const char *const game_ini = "[game]\nplayers = Ann, Bob\n"
                                    "[rules]\nfirst = on\nsecond = on\n"
                                    "[first]\ngift = 4\n"
                                    "[rulings]\nFIRST-R1 = off\n"
                                    "[mods]\npath = own\nmine = on\n";

typedef struct setting {
    folder f;
    messages said;
    jac_error error;
    jac_engine *engine;
} setting;

/* Puts hashes, which are not what a test is about, and the folder's own path out of a text. */
static const char *plain(const setting *s, const char *text)
{
    static char out[8000];
    char *to = out;
    while (*text) {
        size_t hex = strncmp(text, "hash ", 5) == 0 ? strspn(text + 5, "0123456789abcdef") : 0;
        if (hex == 32) {
            to = stpcpy(to, "hash H");
            text += 5 + hex;
        } else if (strncmp(text, s->f.path, strlen(s->f.path)) == 0) {
            text += strlen(s->f.path) + 1;
        } else {
            *to++ = *text++;
        }
    }
    *to = '\0';
    return out;
}

static jac_engine *load(setting *s, const char *ini)
{
    folder_put(&s->f, "game.ini", ini);
    return jac_load(folder_path(&s->f, "game.ini"), messages_take, &s->said, &s->error);
}

static void set_up(setting *s)
{
    memset(s, 0, sizeof *s);
    s->f = folder_make();
    folder_put(&s->f, "rules/first/init.lua", first_lua);
    folder_put(&s->f, "rules/second/init.lua", second_lua);
    folder_put(&s->f, "rules/rulings/first+second.lua", between_lua);
    folder_put(&s->f, "own/mine/init.lua", mine_lua);
    setenv("JACQUERIE_RULES", folder_path(&s->f, "rules"), 1);
    s->engine = load(s, game_ini);
    ck_assert_msg(s->engine != NULL, "%s", s->said.text);
}

static void clear(setting *s)
{
    jac_engine_free(s->engine);
    unsetenv("JACQUERIE_RULES"); /* other suites may share the process */
    folder_remove(&s->f);
}

static void play(jac_session *session, size_t moves)
{
    jac_error error;
    const jac_choice *list = NULL;
    size_t n = 0;
    while (jac_session_moves(session) < moves &&
           jac_game_waits(jac_session_game(session)) != JAC_WAITS_OVER) {
        ck_assert_int_eq(jac_session_choices(session, &list, &n, &error), JAC_OK);
        ck_assert_msg(
            jac_session_apply(session, list[jac_session_moves(session) * 17 % n], &error) == JAC_OK,
            "%s", error_text(&error));
    }
}

static void record(setting *s)
{
    jac_session *session = jac_session_new(s->engine, 5, &s->error);
    ck_assert_msg(session != NULL, "%s", error_text(&s->error));
    ck_assert_int_eq(jac_session_record(session, folder_path(&s->f, "a.jsonl"), &s->error), JAC_OK);
    play(session, SIZE_MAX);
    ck_assert_int_eq(jac_session_close(session, &s->error), JAC_OK);
}

/* Replays; what was said, line by line, with the error that ended it last. */
static const char *replay(setting *s, const char *mods, bool anyway)
{
    jac_session *session = NULL;
    s->said = (messages){ .used = 0 };
    jac_record *read = jac_record_read(folder_path(&s->f, "a.jsonl"), &s->error);
    ck_assert_ptr_nonnull(read);
    jac_engine *engine = jac_record_engine(read, mods, anyway, messages_take, &s->said, &s->error);
    if (engine && jac_record_replay(read, engine, NULL, &session, &s->error) != JAC_OK) {
        messages_take(&s->said, &s->error, false);
    }
    jac_session_close(session, NULL);
    if (engine) {
        jac_engine_free(engine);
    }
    jac_record_free(read);
    return plain(s, s->said.text);
}

START_TEST(the_header_builds_the_same_engine)
{
    setting s;
    set_up(&s);
    record(&s);
    ck_assert_str_eq(replay(&s, NULL, false), "");
    jac_record *read = jac_record_read(folder_path(&s.f, "a.jsonl"), &s.error);
    json_t *ruleset = json_object_get(read->header, "ruleset");
    char *text = json_dumps(json_object_get(ruleset, "options"), JSON_COMPACT);
    ck_assert_str_eq(text, "{\"first\":{\"gift\":\"4\"}}");
    free(text);
    text = json_dumps(json_object_get(ruleset, "rulings"), JSON_COMPACT);
    ck_assert_str_eq(text, "{\"FIRST-R1\":false}");
    free(text);
    text = json_dumps(json_object_get(ruleset, "modules"), JSON_COMPACT);
    ck_assert_msg(strstr(text, "\"kind\":\"mod\",\"path\":\"") != NULL, "%s", text);
    free(text);
    jac_record_free(read);
    clear(&s);
}
END_TEST

START_TEST(a_changed_module_is_told_with_both_hashes)
{
    setting s;
    set_up(&s);
    record(&s);
    char *changed = strdup(mine_lua);
    memcpy(strstr(changed, "score(1"), "score(2", 7);
    folder_put(&s.f, "own/mine/init.lua", changed);
    free(changed);
    ck_assert_str_eq(replay(&s, NULL, false),
                     "a.jsonl:1: error: the module \"mine\" differs: 0.1 (hash H) in the record, "
                     "0.1 (hash H) here; --anyway replays up to the first choice that is not "
                     "legal\n");
    const char *said = replay(&s, NULL, true); /* every choice is legal; the points differ */
    ck_assert_msg(strncmp(said, "warning: a.jsonl:1: error: the module \"mine\" differs", 52) == 0,
                  "%s", said);
    ck_assert_msg(strstr(said, "error: the record ends with ") != NULL, "%s", said);
    clear(&s);
}
END_TEST

START_TEST(a_missing_module_is_told)
{
    setting s;
    set_up(&s);
    record(&s);
    remove(folder_path(&s.f, "own/mine/init.lua"));
    ck_assert_str_eq(replay(&s, NULL, false),
                     "a.jsonl:1: error: the module \"mine\" 0.1 (hash H) is missing; name the "
                     "folder of the mods with --mods\n");
    folder_put(&s.f, "elsewhere/mine/init.lua", mine_lua); /* found again there */
    ck_assert_str_eq(replay(&s, folder_path(&s.f, "elsewhere"), false), "");
    remove(folder_path(&s.f, "rules/second/init.lua"));
    remove(folder_path(&s.f, "rules/rulings/first+second.lua"));
    ck_assert_str_eq(replay(&s, folder_path(&s.f, "elsewhere"), false),
                     "a.jsonl:1: error: the module \"second\" 2.0.0 (hash H) is missing; set "
                     "JACQUERIE_RULES to a folder that has it\n"
                     "a.jsonl:1: error: the module \"first+second\" (hash H) is missing; set "
                     "JACQUERIE_RULES to a folder that has it\n");
    ck_assert_ptr_nonnull(strstr(replay(&s, folder_path(&s.f, "elsewhere"), true),
                                 "warning: a.jsonl:1: error: the module \"second\" 2.0.0 (hash H) "
                                 "is missing"));
    clear(&s);
}
END_TEST

/* A file for two modules that is shipped since is not loaded: the record was made without it. */
START_TEST(what_is_shipped_since_stays_off)
{
    setting s;
    set_up(&s);
    jac_engine_free(s.engine);
    remove(folder_path(&s.f, "rules/rulings/first+second.lua"));
    s.engine = load(&s, game_ini);
    record(&s);
    folder_put(&s.f, "rules/rulings/first+second.lua", between_lua);
    ck_assert_str_eq(replay(&s, NULL, false), "");
    clear(&s);
}
END_TEST

START_TEST(other_rules_cannot_resume_it)
{
    static const char *const others[][2] = {
        { "[game]\nplayers = Ann, Bob\n[rules]\nsecond = on\nfirst = on\n[first]\ngift = 4\n"
          "[rulings]\nFIRST-R1 = off\n[mods]\npath = own\nmine = on\n",
          "a.jsonl:1: error: module 1 is \"first\" in the record, \"second\" here\n" },
        { "[game]\nplayers = Ann, Bob\n[rules]\nfirst = on\nsecond = on\n"
          "[mods]\npath = own\nmine = on\n",
          "a.jsonl:1: error: gift of first is 4 in the record, 3 here\n"
          "a.jsonl:1: error: FIRST-R1 is off in the record, on here\n" },
        { "[game]\nplayers = Ann, Bob\n[rules]\nfirst = on\n[first]\ngift = 4\n"
          "[rulings]\nFIRST-R1 = off\n[mods]\npath = own\nmine = on\n",
          "a.jsonl:1: error: the module \"second\" 2.0.0 (hash H) is on in the record, not here\n"
          "a.jsonl:1: error: the module \"first+second\" (hash H) is on in the record, not "
          "here\n" },
    };
    setting s;
    set_up(&s);
    record(&s);
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        s.said = (messages){ .used = 0 };
        jac_engine *other = load(&s, others[i][0]);
        ck_assert_msg(other != NULL, "%s", s.said.text);
        ck_assert_ptr_null(jac_session_open(other, folder_path(&s.f, "a.jsonl"), messages_take,
                                            &s.said, &s.error));
        ck_assert_str_eq(plain(&s, s.said.text), others[i][1]);
        jac_engine_free(other);
    }
    clear(&s);
}
END_TEST

/* C131, C127: a module's own dice go on as they would have. */
START_TEST(a_game_with_modules_goes_on_from_any_cut)
{
    setting s;
    set_up(&s);
    record(&s);
    char *whole = folder_read(&s.f, "a.jsonl");
    size_t length = strlen(whole);
    for (size_t cut = (size_t)(strchr(whole, '\n') - whole); cut <= length; cut += 997) {
        folder_write(&s.f, "cut.jsonl", whole, cut);
        jac_session *session =
            jac_session_open(s.engine, folder_path(&s.f, "cut.jsonl"), NULL, NULL, &s.error);
        ck_assert_msg(session != NULL, "after %zu bytes: %s", cut, error_text(&s.error));
        play(session, SIZE_MAX);
        ck_assert_int_eq(jac_session_close(session, &s.error), JAC_OK);
        char *again = folder_read(&s.f, "cut.jsonl");
        ck_assert_msg(strcmp(whole, again) == 0, "after %zu bytes", cut);
        free(again);
    }
    free(whole);
    clear(&s);
}
END_TEST

Suite *record_modules_suite(void)
{
    Suite *suite = suite_create("record_modules");
    TCase *tc = tcase_create("modules");
    tcase_set_timeout(tc, 30);
    tcase_add_test(tc, the_header_builds_the_same_engine);
    tcase_add_test(tc, a_changed_module_is_told_with_both_hashes);
    tcase_add_test(tc, a_missing_module_is_told);
    tcase_add_test(tc, what_is_shipped_since_stays_off);
    tcase_add_test(tc, other_rules_cannot_resume_it);
    tcase_add_test(tc, a_game_with_modules_goes_on_from_any_cut);
    suite_add_tcase(suite, tc);
    return suite;
}
