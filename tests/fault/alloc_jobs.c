/* alloc_jobs.c - what is done while memory runs out: every reader and player there is. */
#define _GNU_SOURCE
#include <ftw.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "alloc.h"
#include "board.h"
#include "bots.h"
#include "jcz.h"
#include "record.h"
#include "scenario.h"
#include "setup.h"
#include "text.h"

char fault_scratch[64];
static char begun_path[100], work_path[100], ini_path[100];

/* ---- a game -------------------------------------------------------------------------------- */

/* A choice that failed for want of memory left the game as it was: it is made again. */
static jac_status apply(jac_session *session, jac_choice choice, jac_error *error)
{
    uint64_t before = jac_session_hash(session);
    jac_status status = jac_session_apply(session, choice, error);
    if (status == JAC_OK)
        return status;
    if (jac_session_hash(session) != before) {
        printf("# a failed choice changed the game\n");
        abort();
    }
    return jac_session_apply(session, choice, error);
}

/* Lists and prints what a reader would see now. */
static jac_status look(jac_session *session, FILE *out, jac_error *error)
{
    jac_engine *engine = jac_session_engine(session);
    const jac_game *game = jac_session_game(session);
    jac_listed *list = NULL;
    size_t count = 0;
    char text[200];
    jac_status status = jac_choices_sorted(engine, game, &list, &count, error);
    for (size_t i = 0; i < count && status == JAC_OK; i++)
        fprintf(out, "%s\n", list[i].text);
    free(list);
    if (status != JAC_OK)
        return status;
    jac_prompt_text(engine, game, text, sizeof text);
    char *board = jac_board_text(engine, game, NULL);
    if (!board)
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    fprintf(out, "%s\n%s\n", text, board);
    free(board);
    return JAC_OK;
}

/* Plays on by bots, up to so many choices. */
static jac_status play(jac_session *session, size_t moves, FILE *out, jac_error *error)
{
    jac_engine *engine = jac_session_engine(session);
    const jac_game *game = jac_session_game(session);
    jac_bot *bots[2] = { NULL, NULL };
    bots[0] = jac_bot_new(engine, "greedy", 1, 0, error);
    bots[1] = bots[0] ? jac_bot_new(engine, "random", 1, 1, error) : NULL;
    jac_status status = bots[1] ? JAC_OK : error->status;
    while (status == JAC_OK && jac_game_waits(game) != JAC_WAITS_OVER &&
           jac_session_moves(session) < moves) {
        jac_choice choice;
        jac_bot *bot = bots[jac_game_to_act(game) % 2];
        bot->number = jac_session_moves(session);
        status = bot->choose(bot, engine, game, &choice, error);
        if (status == JAC_OK)
            status = apply(session, choice, error);
        if (status == JAC_OK && jac_session_moves(session) % 40 == 0)
            status = look(session, out, error);
    }
    jac_bot_free(engine, bots[0]);
    jac_bot_free(engine, bots[1]);
    return status;
}

void fault_copy_file(const char *path, FILE *out)
{
    FILE *in = fopen(path, "r");
    for (int c; in && (c = getc(in)) != EOF;)
        putc(c, out);
    if (in)
        fclose(in);
}

static jac_status load_and_play(FILE *out, jac_error *error)
{
    jac_engine *engine = jac_load(ini_path, NULL, NULL, error);
    if (!engine)
        return error->status;
    jac_session *session = jac_session_new(engine, 7, error);
    jac_status status = session ? jac_session_record(session, work_path, error) : error->status;
    if (status == JAC_OK)
        status = play(session, SIZE_MAX, out, error);
    jac_error last;
    jac_status closed = jac_session_close(session, &last);
    if (status == JAC_OK && closed != JAC_OK) {
        *error = last;
        status = closed;
    }
    jac_engine_free(engine);
    fault_end();
    if (status == JAC_OK)
        fault_copy_file(work_path, out);
    return status;
}

static jac_status undo(FILE *out, jac_error *error)
{
    jac_settings *settings = jac_settings_new(".", "game.ini");
    if (!settings)
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    jac_engine *engine = jac_load_settings(settings, NULL, NULL, error);
    jac_settings_free(settings);
    jac_session *session = engine ? jac_session_new(engine, 7, error) : NULL;
    jac_status status = session ? play(session, 30, out, error) : error->status;
    for (int i = 0; i < 10 && status == JAC_OK; i++)
        status = jac_session_undo(session, error);
    if (status == JAC_OK)
        status = play(session, 40, out, error);
    for (size_t i = 0; status == JAC_OK && jac_session_line(session, i); i++)
        fprintf(out, "%s\n", jac_session_line(session, i));
    jac_session_close(session, NULL);
    jac_engine_free(engine);
    return status;
}

/* ---- readers --------------------------------------------------------------------------------- */

static jac_status replay(FILE *out, jac_error *error)
{
    jac_session *session = NULL;
    jac_record *record = jac_record_read(begun_path, error);
    jac_engine *engine = record ? jac_record_engine(record, NULL, false, NULL, NULL, error) : NULL;
    jac_status status =
        engine ? jac_record_replay(record, engine, NULL, &session, error) : error->status;
    if (session && status == JAC_OK)
        fprintf(out, "%llx\n", (unsigned long long)jac_session_hash(session));
    jac_session_close(session, NULL);
    jac_engine_free(engine);
    jac_record_free(record);
    return status;
}

/* Copies the begun record, so that each run has one of its own. */
static void fresh_copy(void)
{
    FILE *out = fopen(work_path, "w");
    if (!out)
        abort();
    fault_copy_file(begun_path, out);
    fclose(out);
}

static jac_status resume(FILE *out, jac_error *error)
{
    jac_engine *engine = jac_load(ini_path, NULL, NULL, error);
    if (!engine)
        return error->status;
    jac_session *session = jac_session_open(engine, work_path, NULL, NULL, error);
    jac_status status = session ? play(session, 60, out, error) : error->status;
    jac_session_close(session, NULL);
    jac_engine_free(engine);
    fault_end();
    if (status == JAC_OK)
        fault_copy_file(work_path, out);
    /* Whatever happened to the file, it is one that can be resumed. */
    engine = jac_load(ini_path, NULL, NULL, error);
    session = engine ? jac_session_open(engine, work_path, NULL, NULL, error) : NULL;
    if (!session) {
        printf("# %s: what is left of the record can't be resumed\n", error->what);
        abort();
    }
    jac_session_close(session, NULL);
    jac_engine_free(engine);
    fresh_copy();
    return status;
}

static jac_status import(FILE *out, jac_error *error)
{
    bool whole;
    const char *path = JAC_SOURCE_DIR "/tests/fuzz/corpus/jcz/one_turn.jcz";
    jac_status status = jac_jcz_import(path, out, &whole, error);
    return status == JAC_OK ? jac_jcz_trace(path, out, error) : status;
}

/* A scenario that could not be played is a failure that says so. */
static void told(void *ud, const jac_scenario_result *result)
{
    jac_error *error = ud;
    if (!result->ok && error->status == JAC_OK)
        jac_fail(error, JAC_E_MODULE, result->file, result->line, "%s", result->message);
}

static jac_status scenarios(FILE *out, jac_error *error)
{
    const char *path = JAC_SOURCE_DIR "/mods/seven_roads/tests/seven.lua";
    jac_error failed = { .status = JAC_OK };
    jac_status status = jac_scenario_run_file(path, NULL, told, &failed, error);
    if (status == JAC_OK && failed.status != JAC_OK)
        *error = failed;
    fprintf(out, "%d\n", error->status);
    return error->status;
}

/* ---- descriptions ------------------------------------------------------------------------------
 */

static jac_status describe(FILE *out, jac_error *error)
{
    const jac_ask_module ask = { .name = "peasant_revolts",
                                 .path = JAC_SOURCE_DIR "/rules/peasant_revolts",
                                 .shown = "rules/peasant_revolts" };
    const jac_module_info *info;
    jac_lua *lua = jac_lua_new(NULL, error);
    if (!lua)
        return error->status;
    jac_status status = jac_lua_describe(lua, &ask, &info, NULL, NULL, error);
    for (size_t i = 0; status == JAC_OK && i < info->ruling_count; i++)
        fprintf(out, "%s %s\n", info->ruling[i].id, info->ruling[i].text);
    jac_lua_free(lua);
    return status;
}

/* The engine alone, with its own allocator. */
static jac_status alone(FILE *out, jac_error *error)
{
    const jac_base base = { .players = 3, .edition = JAC_C3, .farmers = 1, .sets = 2 };
    jac_ruleset *rules = jac_ruleset_new(&base, fault_alloc, NULL);
    if (!rules)
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    jac_status status = jac_ruleset_compile(rules, error);
    jac_engine *engine = status == JAC_OK ? jac_engine_new(rules, error) : NULL;
    jac_game *game = engine ? jac_game_new(engine, 687, error) : NULL;
    jac_game *copy = game ? jac_game_clone(engine, game) : NULL;
    if (status == JAC_OK && !game)
        status = error->status;
    else if (status == JAC_OK && !copy)
        status = jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    while (status == JAC_OK && jac_game_waits(game) != JAC_WAITS_OVER) {
        const jac_choice *choice;
        size_t count = 0;
        status = jac_choices(engine, game, &choice, &count, error);
        if (status == JAC_OK)
            status = jac_apply(engine, game, choice[count / 2], error);
    }
    if (status == JAC_OK)
        fprintf(out, "%llx\n", (unsigned long long)jac_game_hash(engine, game));
    if (engine) {
        jac_game_free(engine, copy);
        jac_game_free(engine, game);
    }
    jac_engine_free(engine);
    jac_ruleset_free(rules);
    return status;
}

/* ---- the table ---------------------------------------------------------------------------------
 */

const fault_job fault_jobs[] = {
    { "alone", alone },   { "describe", describe },
    { "import", import }, { "scenarios", scenarios },
    { "undo", undo },     { "replay", replay },
    { "resume", resume }, { "load and play", load_and_play },
};
const size_t fault_job_count = sizeof fault_jobs / sizeof *fault_jobs;

static int remove_one(const char *path, const struct stat *st, int type, struct FTW *where)
{
    (void)st;
    (void)type;
    (void)where;
    return remove(path);
}

void fault_jobs_clear(void) { nftw(fault_scratch, remove_one, 8, FTW_DEPTH | FTW_PHYS); }

void fault_jobs_prepare(void)
{
    json_set_alloc_funcs(malloc, free); /* the wrapped ones */
    const char *in = getenv("TMPDIR");
    snprintf(fault_scratch, sizeof fault_scratch, "%s/jac_alloc_XXXXXX",
             in && strlen(in) < 40 ? in : "/tmp");
    if (!mkdtemp(fault_scratch))
        abort();
    snprintf(begun_path, sizeof begun_path, "%s/begun.jsonl", fault_scratch);
    snprintf(work_path, sizeof work_path, "%s/work.jsonl", fault_scratch);
    snprintf(ini_path, sizeof ini_path, "%s/game.ini", fault_scratch);
    FILE *ini = fopen(ini_path, "w");
    if (!ini)
        abort();
    fputs("[game]\nplayers = Ann, Bob\n[rules]\npeasant_revolts = on\nfestival = on\n"
          "[mods]\npath = " JAC_SOURCE_DIR "/mods\nseven_roads = on\n",
          ini);
    fclose(ini);
    jac_error error;
    jac_engine *engine = jac_load(ini_path, NULL, NULL, &error);
    jac_session *session = engine ? jac_session_new(engine, 7, &error) : NULL;
    FILE *ignored = fopen("/dev/null", "w");
    if (!session || !ignored || jac_session_record(session, begun_path, &error) != JAC_OK ||
        play(session, 50, ignored, &error) != JAC_OK)
        abort();
    fclose(ignored);
    jac_session_close(session, NULL);
    jac_engine_free(engine);
    fresh_copy();
    fault_commands_prepare();
}
