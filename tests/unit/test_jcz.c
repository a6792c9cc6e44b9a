/* test_jcz.c - recorded games of another engine: what is refused, and with which words; draws that
 * are cut short, undone messages, other start tiles. The games themselves are in tests/conformance.
 */
#define _GNU_SOURCE
#include <check.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jcz.h"
#include "suites.h"
#include "test_io_kit.h"

/* A game of one turn. Parts are replaced to spoil it. */
static const char *const setup =
    "{\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7,\"farmers\":true},\"rules\":{},"
    "\"start\":[{\"tile\":\"BA/RCr\",\"x\":0,\"y\":0,\"rotation\":0}]}";
static const char *const players = "[{\"name\":\"Ann\"},{\"name\":\"Bob\"}]";
#define PLACE_C                                                                                    \
    "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"BA/C\",\"rotation\":\"R180\","             \
    "\"position\":[0,-1]}}"
#define PUT_CITY                                                                                   \
    "{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"pointer\":{\"position\":[0,-1],"                   \
    "\"feature\":\"City\",\"location\":\"S\"},\"meepleId\":\"0.small.1\"}}"
#define COMMIT "{\"type\":\"COMMIT\",\"payload\":{\"random\":0.5}}"
#define PASS "{\"type\":\"PASS\",\"payload\":{}}"
#define UNDO "{\"type\":\"UNDO\",\"payload\":{}}"

/* Writes a file and traces it. Returns the error without the folder's name, or "" and the trace. */
static const char *trace_text(const char *text, size_t length, json_t **trace)
{
    static char said[1400];
    folder f = folder_make();
    jac_error error = { .status = JAC_OK };
    char *out = NULL;
    size_t size = 0;
    FILE *memory = open_memstream(&out, &size);
    folder_write(&f, "g.jcz", text, length);
    jac_status status = jac_jcz_trace(folder_path(&f, "g.jcz"), memory, &error);
    fclose(memory);
    said[0] = '\0';
    if (status != JAC_OK) {
        bool inside = strncmp(error.file, f.path, strlen(f.path)) == 0;
        strcpy(said, error_text(&error) + (inside ? strlen(f.path) + 1 : 0));
        ck_assert_uint_eq(size, 0);
    }
    *trace = status == JAC_OK ? json_loads(out, 0, NULL) : NULL;
    free(out);
    folder_remove(&f);
    return said;
}

static const char *trace_game(const char *set_up, const char *who, const char *replay,
                              const char *more, json_t **trace)
{
    char *text;
    ck_assert_int_gt(asprintf(&text, "{\"setup\":%s,\"players\":%s,\"replay\":[%s]%s}", set_up, who,
                              replay, more),
                     0);
    const char *said = trace_text(text, strlen(text), trace);
    free(text);
    return said;
}

/* What is said of a game whose messages are these. */
static const char *said_of(const char *replay, const char *more)
{
    json_t *trace;
    const char *said = trace_game(setup, players, replay, more, &trace);
    json_decref(trace);
    return said;
}

/* Points of a player at the end. */
static int points(const json_t *trace, const char *player)
{
    return (int)json_integer_value(
        json_object_get(json_object_get(json_object_get(trace, "final"), "points"), player));
}

static bool over(const json_t *trace)
{
    return json_is_true(json_object_get(json_object_get(trace, "final"), "game_over"));
}

/* ---- what can't be read */

START_TEST(broken_files)
{
    static const struct {
        const char *text, *said;
    } cases[] = {
        { "", "g.jcz:1: error: not JSON: '[' or '{' expected near end of file" },
        { "{", "g.jcz:1: error: not JSON: string or '}' expected near end of file" },
        { "[]", "g.jcz:1: error: not a game; a .jcz file is one JSON object" },
        { "{\"a\":1,\"a\":2}", "g.jcz:1: error: not JSON: duplicate object key near '\"a\"'" },
        { "{}", "g.jcz: error: \"players\" must be a list of 1 to 8" },
        { "{\"players\":[{}]}", "g.jcz: error: player 1 has no name" },
        { "{\"players\":[{\"name\":\"A\"}]}", "g.jcz: error: no \"setup\"" },
        { "{\"players\":[{\"name\":\"A\"}],\"gameAnnotations\":{\"drawOrder\":[7]}}",
          "g.jcz: error: \"drawOrder\" entry 1 is not a tile's name" },
        { "{\"players\":[{\"name\":\"A\"}],\"gameAnnotations\":{\"endTurn\":4294967297}}",
          "g.jcz: error: \"endTurn\" must be a number from 1 to 100000" },
        { "{\"players\":[{\"name\":\"A\"}],\"gameAnnotations\":{\"endTurn\":1e999}}",
          "g.jcz:1: error: not JSON: real number overflow near '1e999'" },
        { "{\"players\":[{\"name\":\"A\"}],\"gameAnnotations\":{\"endTurn\":0}}",
          "g.jcz: error: \"endTurn\" must be a number from 1 to 100000" },
    };
    json_t *trace;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ck_assert_str_eq(trace_text(cases[i].text, strlen(cases[i].text), &trace), cases[i].said);
    }
}
END_TEST

START_TEST(files_without_end)
{
    json_t *trace;
    size_t length = 17u << 20;
    char *text = malloc(length + 1);
    ck_assert_ptr_nonnull(text);
    memset(text, ' ', length);
    ck_assert_str_eq(trace_text(text, length, &trace),
                     "g.jcz: error: is longer than 16777216 bytes; no game is");
    memset(text, '[', 100000);
    ck_assert_ptr_nonnull(strstr(trace_text(text, 100000, &trace), "error: not JSON: "));
    size_t used = 0;
    for (int i = 0; i <= 100000; i++) {
        used += (size_t)sprintf(text + used, "%s" PASS, i > 0 ? "," : "");
    }
    ck_assert_str_eq(said_of(text, ""),
                     "g.jcz: error: 100001 messages; no game has more than 100000");
    free(text);
}
END_TEST

START_TEST(no_file)
{
    jac_error error = { .status = JAC_OK };
    bool whole;
    ck_assert_int_eq(jac_jcz_trace("/nowhere/g.jcz", stdout, &error), JAC_E_IO);
    ck_assert_str_eq(error_text(&error),
                     "/nowhere/g.jcz: error: can't be opened: No such file or directory");
    ck_assert_int_eq(jac_jcz_import("/", stdout, &whole, NULL), JAC_E_IO);
}
END_TEST

/* ---- what is not there */

START_TEST(refused_by_name)
{
    static const struct {
        const char *set_up, *said;
    } cases[] = {
        { "{\"sets\":{\"basic:1\":1,\"moon:1\":1}}", "set moon:1 is not known here" },
        { "{\"sets\":{\"festival\":1}}", "a game needs set basic:1 or basic:2" },
        { "{\"sets\":{\"basic:1\":21}}", "set basic:1: 21 copies are too many; at most 20" },
        { "{\"sets\":{\"basic:1\":1,\"basic:2\":1}}",
          "sets basic:1 and basic:2 together can't be played" },
        { "{\"sets\":{\"basic:1\":\"x\"}}", "set basic:1: not a number of copies" },
        { "{\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7,\"wizard\":1}}",
          "element wizard is not known here" },
        { "{\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":6}}",
          "element small-follower = 6 can't be played; 7 can" },
        { "{\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7},"
          "\"rules\":{\"tiny-city-scoring\":\"3\"}}",
          "rule tiny-city-scoring = 3 is not known here" },
        { "{\"sets\":{\"basic:1\":4294967297}}", "set basic:1: not a number of copies" },
        { "{\"sets\":{\"basic:1\":-1}}", "set basic:1: not a number of copies" },
        { "{\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7},"
          "\"start\":[{\"tile\":\"BA/C\",\"x\":4294967296,\"y\":0,\"rotation\":0}]}",
          "start tile 1: needs tile, x, y and rotation 0, 90, 180 or 270" },
        { "{\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7},\"start\":[]}",
          "\"start\" must be a list of 1 to 100 tiles" },
        { "{\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7},"
          "\"start\":[{\"tile\":\"BA/C\",\"x\":0,\"y\":0,\"rotation\":45}]}",
          "start tile 1: needs tile, x, y and rotation 0, 90, 180 or 270" },
    };
    json_t *trace;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *said = trace_game(cases[i].set_up, players, "", "", &trace);
        ck_assert_str_eq(said + strlen("g.jcz: error: "), cases[i].said);
    }
    ck_assert_str_eq(said_of("{\"type\":\"TAKE_TOKEN\"}", ""),
                     "g.jcz: error: message 1: no rule here knows \"TAKE_TOKEN\"");
}
END_TEST

/* ---- messages */

START_TEST(messages_that_do_not_fit)
{
    static const struct {
        const char *replay, *said;
    } cases[] = {
        { "7", "message 1: not an object with a \"type\"" },
        { "{\"type\":\"JUMP\"}", "message 1: no rule here knows \"JUMP\"" },
        { "{\"type\":\"PASS\",\"player\":2}",
          "message 1 (PASS): \"player\" must be a number from 0 to 1" },
        { PASS, "message 1 (PASS): a tile must be placed first" },
        { PLACE_C "," COMMIT,
          "message 2 (COMMIT): the game waits at \"action\", not at \"confirm\"" },
        { PLACE_C "," PLACE_C,
          "message 2 (PLACE_TILE): the game waits at \"action\", not at \"place\"" },
        { PLACE_C ",{\"type\":\"PASS\",\"player\":1}",
          "message 2 (PASS): it is not Bob who must act, but Ann" },
        { "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"BA/C\",\"rotation\":\"R0\","
          "\"position\":[0,-1]}}",
          "message 1 (PLACE_TILE): BA/C does not fit at 0,-1 turned by 0" },
        { "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"BA/C\",\"rotation\":\"R45\","
          "\"position\":[0,-1]}}",
          "message 1 (PLACE_TILE): needs tileId, position [x, y] and rotation R0, R90, R180 or "
          "R270" },
        { PLACE_C ",{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"pointer\":{\"position\":[0,-1],"
                  "\"feature\":\"City\",\"location\":\"X\"},\"meepleId\":\"0.small.1\"}}",
          "message 2 (DEPLOY_MEEPLE): location \"X\" of a City can't be read" },
        { PLACE_C ",{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"pointer\":{\"position\":[0,-1],"
                  "\"feature\":\"City\",\"location\":\"NS\"},\"meepleId\":\"0.small.1\"}}",
          "message 2 (DEPLOY_MEEPLE): there is no City NS at 0,-1" },
        { PLACE_C ",{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"pointer\":{\"position\":[0,-1],"
                  "\"feature\":\"City\",\"location\":\"S\"},\"meepleId\":\"0.pig.1\"}}",
          "message 2 (DEPLOY_MEEPLE): figure 0.pig.1 is not known here" },
        { PLACE_C ",{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"pointer\":{\"position\":[0,-1],"
                  "\"feature\":\"City\",\"location\":\"S\"},\"meepleId\":\"0.small\"}}",
          "message 2 (DEPLOY_MEEPLE): \"meepleId\" must be like 0.small.1" },
        { PLACE_C ",{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"pointer\":{\"position\":[0,-1],"
                  "\"feature\":\"City\",\"location\":\"S\"},\"meepleId\":\"1.small.1\"}}",
          "message 2 (DEPLOY_MEEPLE): Bob can't put a meeple there now" },
        { PLACE_C ",{\"type\":\"RETURN_MEEPLE\",\"payload\":{\"source\":\"FESTIVAL\"}}",
          "message 2 (RETURN_MEEPLE): FESTIVAL is not known here" },
        { PLACE_C ",{\"type\":\"RETURN_MEEPLE\"}",
          "message 2 (RETURN_MEEPLE): it is not known here" },
        { "{\"type\":\"RETURN_MEEPLE\",\"payload\":{\"source\":\"FESTIVAL\"}}",
          "message 1 (RETURN_MEEPLE): a tile must be placed first" },
        { PLACE_C ",{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"meepleId\":\"0.small.1\"}}",
          "message 2 (DEPLOY_MEEPLE): needs pointer and meepleId" },
        { PLACE_C ",{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"pointer\":{\"position\":[0,-1],"
                  "\"feature\":\"Garden\",\"location\":\"I\"},\"meepleId\":\"0.small.1\"}}",
          "message 2 (DEPLOY_MEEPLE): feature Garden is not known here" },
        { PLACE_C "," PASS "," PASS,
          "message 3 (PASS): the game waits at \"confirm\", not at \"action\"" },
        /* numbers out of range */
        { "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"BA/C\",\"rotation\":\"R180\","
          "\"position\":[4294967296,-1]}}",
          "message 1 (PLACE_TILE): needs tileId, position [x, y] and rotation R0, R90, R180 or "
          "R270" },
        { "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"BA/C\",\"rotation\":\"R180\","
          "\"position\":[0,-30000]}}",
          "message 1 (PLACE_TILE): needs tileId, position [x, y] and rotation R0, R90, R180 or "
          "R270" },
        { "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"BA/C\",\"rotation\":\"R4294967476\","
          "\"position\":[0,-1]}}",
          "message 1 (PLACE_TILE): needs tileId, position [x, y] and rotation R0, R90, R180 or "
          "R270" },
        { PLACE_C ",{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"pointer\":{\"position\":[0,-1],"
                  "\"feature\":\"City\",\"location\":\"S\"},\"meepleId\":\"4294967296.small.1\"}}",
          "message 2 (DEPLOY_MEEPLE): \"meepleId\" must be like 0.small.1" },
        { PLACE_C ",{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"pointer\":{\"position\":[65536,-1],"
                  "\"feature\":\"City\",\"location\":\"S\"},\"meepleId\":\"0.small.1\"}}",
          "message 2 (DEPLOY_MEEPLE): a place needs position [x, y], feature and location" },
        { "{\"type\":\"PASS\",\"player\":4294967296}",
          "message 1 (PASS): \"player\" must be a number from 0 to 1" },
        { UNDO, "message 1 (UNDO): nothing that could be taken back" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *said = said_of(cases[i].replay, "");
        ck_assert_msg(strncmp(said, "g.jcz: error: ", 14) == 0, "%zu: %s", i, said);
        ck_assert_str_eq(said + 14, cases[i].said);
    }
}
END_TEST

START_TEST(draws_that_do_not_fit)
{
    ck_assert_str_eq(said_of(PLACE_C, ",\"gameAnnotations\":{\"drawOrder\":[\"BA/L\"]}"),
                     "g.jcz: error: message 1 (PLACE_TILE): tile BA/C was not drawn; BA/L was");
    ck_assert_str_eq(said_of("", ",\"gameAnnotations\":{\"drawOrder\":[\"BA/X\"]}"),
                     "g.jcz: error: before message 1: tile BA/X is not in the file's sets");
    ck_assert_str_eq(
        said_of(PLACE_C "," PASS "," COMMIT,
                ",\"gameAnnotations\":{\"drawOrder\":[\"BA/C\",\"BA/Cccc+\",\"BA/Cccc+\"]}"),
        "g.jcz: error: message 3 (COMMIT): draw 3: no tile BA/Cccc+ is left in the bag");
}
END_TEST

/* ---- whole games */

START_TEST(the_end_comes_only_with_its_turn)
{
    json_t *trace;
    const char *replay = PLACE_C "," PUT_CITY "," COMMIT;
    ck_assert_str_eq(trace_game(setup, players, replay, "", &trace), "");
    ck_assert(!over(trace));
    ck_assert_int_eq(points(trace, "Ann"), 4);
    json_decref(trace);
    ck_assert_str_eq(
        trace_game(setup, players, replay, ",\"gameAnnotations\":{\"endTurn\":1}", &trace), "");
    ck_assert(over(trace));
    ck_assert_int_eq(points(trace, "Ann"), 4);
    json_decref(trace);
    ck_assert_str_eq(
        said_of(PLACE_C "," PUT_CITY "," COMMIT "," PASS, ",\"gameAnnotations\":{\"endTurn\":1}"),
        "g.jcz: error: message 4 (PASS): the game is over");
}
END_TEST

START_TEST(undone_messages_are_dropped)
{
    json_t *trace;
    ck_assert_str_eq(trace_game(setup, players,
                                PLACE_C "," PUT_CITY "," UNDO "," PASS "," UNDO "," PASS "," COMMIT,
                                "", &trace),
                     "");
    ck_assert_int_eq(points(trace, "Ann"), 0);
    ck_assert_uint_eq(json_array_size(json_object_get(trace, "message_points")), 8);
    ck_assert(json_is_null(json_array_get(json_object_get(trace, "message_points"), 2)));
    json_decref(trace);
}
END_TEST

START_TEST(other_start_tiles)
{
    static const char *const two =
        "{\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7},\"start\":["
        "{\"tile\":\"BA/L\",\"x\":3,\"y\":-2,\"rotation\":0},"
        "{\"tile\":\"BA/C\",\"x\":4,\"y\":-2,\"rotation\":90}]}";
    json_t *trace;
    ck_assert_str_eq(trace_game(two, players,
                                "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"BA/C\","
                                "\"rotation\":\"R270\",\"position\":[5,-2]}}",
                                "", &trace),
                     "");
    json_decref(trace);
    ck_assert_str_eq(trace_game("{\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7},"
                                "\"start\":[{\"tile\":\"BA/L\",\"x\":0,\"y\":0,\"rotation\":0},"
                                "{\"tile\":\"BA/C\",\"x\":1,\"y\":0,\"rotation\":270}]}",
                                players, "", "", &trace),
                     "g.jcz: error: before message 1: start tile BA/C does not fit at 1,0");
}
END_TEST

/* ---- figures that a module names */

#define WITH_BIG(count)                                                                            \
    "{\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7,\"farmers\":true,"               \
    "\"big-follower\":" count                                                                      \
    "},\"start\":[{\"tile\":\"BA/RCr\",\"x\":0,\"y\":0,\"rotation\":0}]}"
#define PUT_BIG                                                                                    \
    "{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"pointer\":{\"position\":[0,-1],"                   \
    "\"feature\":\"City\",\"location\":\"S\"},\"meepleId\":\"0.big.1\"}}"

START_TEST(figures_of_modules)
{
    static const char both[] = "[\"Meeple:BigFollower\", \"Meeple:SmallFollower\"]";
    json_t *trace;
    const char *said =
        trace_game(WITH_BIG("2"), players, PLACE_C "," PUT_BIG "," COMMIT, "", &trace);
    ck_assert_str_eq(said, "");
    ck_assert_int_eq(points(trace, "Ann"), 4);
    json_t *at = json_array_get(json_object_get(trace, "trace"), 1);
    json_t *wanted = json_loads(both, 0, NULL);
    ck_assert(json_equal(json_object_get(at, "choices"), wanted));
    json_decref(wanted);
    json_decref(trace);
    said = trace_game(WITH_BIG("false"), players, PLACE_C "," PUT_BIG, "", &trace);
    ck_assert_str_eq(said,
                     "g.jcz: error: message 2 (DEPLOY_MEEPLE): figure 0.big.1 is not known here");
    said = trace_game(WITH_BIG("9"), players, "", "", &trace);
    ck_assert_str_eq(said,
                     "g.jcz: error: inns_and_cathedrals.large_meeples can't be \"9\"; it is an "
                     "integer from 0 to 8");
}
END_TEST

/* ---- messages that a module names */

START_TEST(a_message_whose_offer_is_not_there)
{
    static const char init[] = "return { api = 1, name = \"gifts\", offers = { action = { give = { "
                               "take = function() end } } } }\n";
    static const char says[] = "{ \"sets\": { \"gifts\": 1 },\n"
                               "  \"messages\": { \"PLACE_TOKEN GIFT\": { \"offer\": \"give\" },\n"
                               "                \"PLACE_TOKEN\": { \"offer\": \"gvie\" } } }\n";
    folder f = folder_make();
    json_t *trace;
    folder_write(&f, "rules/gifts/init.lua", init, sizeof init - 1);
    folder_write(&f, "rules/gifts/jcz.json", says, sizeof says - 1);
    setenv("JACQUERIE_RULES", folder_path(&f, "rules"), 1);
    static const char with[] = "{\"sets\":{\"basic:1\":1,\"gifts\":1},\"elements\":{\"small-"
                               "follower\":7},\"start\":[{\"tile\":\"BA/RCr\",\"x\":0,\"y\":0,"
                               "\"rotation\":0}]}";
    const char *said = trace_game(with, players, "", "", &trace);
    ck_assert_str_eq(said,
                     "rules/gifts/jcz.json:3: error: messages.PLACE_TOKEN: gifts has no offer "
                     "\"gvie\"; did you mean \"give\"?");
    /* a game without the module has nothing to do with it */
    ck_assert_str_eq(said_of("", ""), "");
    unsetenv("JACQUERIE_RULES");
    folder_remove(&f);
}
END_TEST

/* ---- where a figure that is nobody's goes; a message that means one of several offers */

#define WITH_FAIRY(rules)                                                                          \
    "{\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7,\"farmers\":true,\"fairy\":1},"  \
    "\"rules\":{" rules "},\"start\":[{\"tile\":\"BA/RCr\",\"x\":0,\"y\":0,\"rotation\":0}]}"
#define PLACE_R(x)                                                                                 \
    "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"BA/RFr\",\"rotation\":\"R0\","             \
    "\"position\":[" x ",0]}}"
#define PUT_ROAD                                                                                   \
    "{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"pointer\":{\"position\":[1,0],"                    \
    "\"feature\":\"Road\",\"location\":\"WE\"},\"meepleId\":\"0.small.1\"}}"
#define FAIRY(to)                                                                                  \
    "{\"type\":\"MOVE_NEUTRAL_FIGURE\",\"payload\":{\"figureId\":\"fairy.1\",\"to\":" to "}}"
#define BEGUN                                                                                      \
    PLACE_R("1") "," PUT_ROAD "," COMMIT "," PLACE_R("2") "," PASS "," COMMIT "," PLACE_R("3") ","

/* The second of the choices listed after the n-th message. */
static const char *second_choice(const json_t *trace, size_t n)
{
    const json_t *at = json_array_get(json_object_get(trace, "trace"), n);
    return json_string_value(json_array_get(json_object_get(at, "choices"), 1));
}

START_TEST(neutral_figures_go_somewhere)
{
    static const char by_road[] =
        "{\"featurePointer\":{\"position\":[1,0],\"location\":\"WE\",\"feature\":\"Road\"},"
        "\"meepleId\":\"0.small.1\"}";
    char replay[2000];
    json_t *trace;
    snprintf(replay, sizeof replay, "%s" FAIRY("%s"), BEGUN, by_road);
    ck_assert_str_eq(trace_game(WITH_FAIRY(""), players, replay, "", &trace), "");
    ck_assert_str_eq(second_choice(trace, 7), "MoveFairyNextTo");
    json_decref(trace);
    ck_assert_str_eq(trace_game(WITH_FAIRY("\"fairy-placement\":\"on-tile\""), players,
                                BEGUN FAIRY("[1,0]"), "", &trace),
                     "");
    ck_assert_str_eq(second_choice(trace, 7), "MoveFairyOnTile");
    json_decref(trace);
    ck_assert_str_eq(trace_game(WITH_FAIRY(""), players, BEGUN FAIRY("[9,9]"), "", &trace),
                     "g.jcz: error: message 8 (MOVE_NEUTRAL_FIGURE): there is no tile at 9,9");
    ck_assert_str_eq(trace_game(WITH_FAIRY(""), players, BEGUN FAIRY("[9]"), "", &trace),
                     "g.jcz: error: message 8 (MOVE_NEUTRAL_FIGURE): a tile needs a position "
                     "[x, y]");
}
END_TEST

/* ---- assertions */

static void note(void *ud, const char *text, bool holds, const char *why)
{
    char *to = ud;
    sprintf(to + strlen(to), "%s %s%s%s\n", holds ? "yes" : "no", text, why[0] != '\0' ? ": " : "",
            why);
}

START_TEST(assertions)
{
    folder f = folder_make();
    char *text, said[2000] = "";
    bool skipped = true;
    jac_error error = { .status = JAC_OK };
    ck_assert_int_gt(
        asprintf(&text,
                 "{\"setup\":%s,\"players\":%s,\"replay\":[" PLACE_C "," PUT_CITY "," COMMIT "],"
                 "\"test\":{\"assertions\":[\"Ann has 4 points\",\"Bob has 1 point\","
                 "\"Ann scored city for 4 points\",\"Ann scored city for 5 points\","
                 "\"Player can't pass\",\"Player can pass\",\"phase is TilePhase\",\"Zoe has 0 "
                 "points\",\"all is well\"]}}",
                 setup, players),
        0);
    folder_put(&f, "g.jcz", text);
    ck_assert_int_eq(jac_jcz_test(folder_path(&f, "g.jcz"), note, said, &skipped, &error), JAC_OK);
    ck_assert(!skipped);
    ck_assert_str_eq(said, "yes Ann has 4 points\n"
                           "no Bob has 1 point: Bob has 0 points\n"
                           "yes Ann scored city for 4 points\n"
                           "no Ann scored city for 5 points: Ann scored city for: 4\n"
                           "yes Player can't pass\n"
                           "no Player can pass: Player can't pass\n"
                           "yes phase is TilePhase\n"
                           "no Zoe has 0 points: no player is called Zoe\n"
                           "no all is well: this form of assertion is not known\n");
    free(text);
    folder_remove(&f);
}
END_TEST

Suite *jcz_suite(void)
{
    Suite *suite = suite_create("jcz");
    TCase *c = tcase_create("jcz");
    tcase_set_timeout(c, 60);
    tcase_add_test(c, broken_files);
    tcase_add_test(c, files_without_end);
    tcase_add_test(c, no_file);
    tcase_add_test(c, refused_by_name);
    tcase_add_test(c, messages_that_do_not_fit);
    tcase_add_test(c, draws_that_do_not_fit);
    tcase_add_test(c, the_end_comes_only_with_its_turn);
    tcase_add_test(c, undone_messages_are_dropped);
    tcase_add_test(c, other_start_tiles);
    tcase_add_test(c, figures_of_modules);
    tcase_add_test(c, a_message_whose_offer_is_not_there);
    tcase_add_test(c, neutral_figures_go_somewhere);
    tcase_add_test(c, assertions);
    suite_add_tcase(suite, c);
    return suite;
}
