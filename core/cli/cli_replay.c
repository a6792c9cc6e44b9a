/* cli_replay.c - `jacquerie replay RECORD`: plays a record again and checks it. */
#include "cli.h"

#include <inttypes.h>
#include <stdlib.h>

#include "board.h"
#include "json_make.h"
#include "play.h"
#include "record.h"
#include "text.h"

typedef struct replay_arguments {
    cli_reports reports;
    const char *record, *mods;
    long to;
    bool events, anyway, board;
} replay_arguments;

static const struct argp_option options[] = {
    { "to", 't', "N", 0, "stop after N choices", 0 },
    { "events", 'e', NULL, 0, "print every choice and what it led to", 0 },
    { "board", 'b', NULL, 0, "print the board at the end", 0 },
    { "anyway", 'a', NULL, 0, "go on when the rules have changed since", 0 },
    { "mods", 'm', "FOLDER", 0, "where to look for mods first", 0 },
    { "json", 'j', NULL, 0, "everything as JSON objects, one a line", 0 },
    { 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
    replay_arguments *arguments = state->input;
    uint64_t number;
    switch (key) {
    case 't':
        if (!cli_number(argument, INT32_MAX, &number))
            argp_error(state, "--to '%s' is no number of choices", argument);
        arguments->to = (long)number;
        return 0;
    case 'e':
        arguments->events = true;
        return 0;
    case 'b':
        arguments->board = true;
        return 0;
    case 'a':
        arguments->anyway = true;
        return 0;
    case 'm':
        arguments->mods = argument;
        return 0;
    case 'j':
        arguments->reports.json = true;
        return 0;
    case ARGP_KEY_ARG:
        if (arguments->record)
            argp_error(state, "one record at a time");
        arguments->record = argument;
        return 0;
    case ARGP_KEY_END:
        if (!arguments->record)
            argp_error(state, "which record?");
        if (arguments->board && arguments->reports.json)
            argp_error(state, "--board is for people, --json for programs: choose one");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

/* ---- events ---------------------------------------------------------------------------------- */

/* Events come while a line of the record is applied, so before that line is told: they wait here.
 */
typedef struct watcher {
    replay_arguments *arguments;
    char *text;
    size_t size;
    FILE *stream;
    bool failed; /* memory was out, or the output can't be written: told already */
} watcher;

static void seen(void *ud, jac_engine *engine, const jac_game *game, const jac_seen *what)
{
    watcher *w = ud;
    const jac_ruleset *rules = engine->rules;
    if (what->hook < rules->hook.count && rules->hook.at[what->hook].kind == JAC_HOOK_STATION)
        return;
    if (what->hook == JAC_CHOICE_CHANCE)
        return; /* the record has a line of its own for it */
    if (w->arguments->reports.json) {
        w->failed |= cli_json_line(w->stream, jac_seen_to_json(engine, game, what)) != CLI_DONE;
        return;
    }
    char text[256];
    jac_seen_text(engine, game, what, text, sizeof text);
    fprintf(w->stream, "    %s\n", text);
}

static bool line_told(void *ud, jac_session *session, const jac_record_line *line)
{
    watcher *w = ud;
    (void)session;
    if (fflush(w->stream) != 0) {
        cli_fail_text(&w->arguments->reports, JAC_E_MEMORY, NULL, 0, "memory is out");
        w->failed = true;
    }
    if (!w->arguments->reports.json)
        printf("%d: ", line->line);
    w->failed |= cli_json_line(stdout, json_incref(line->json)) != CLI_DONE;
    fwrite(w->text, 1, w->size, stdout); /* behind `size` stands older text */
    rewind(w->stream);
    return !w->failed && !ferror(stdout);
}

/* ---- the whole ------------------------------------------------------------------------------ */

static int tell_end(replay_arguments *arguments, jac_engine *engine, jac_session *session)
{
    const jac_game *game = jac_session_game(session);
    if (arguments->reports.json) {
        json_t *result = cli_result_json(engine, game, jac_session_seed(session));
        jac_json_set(&result, "choices", json_integer((json_int_t)jac_session_moves(session)));
        return cli_json_line(stdout, result);
    }
    if (arguments->board) {
        jac_board_options look = { .width = cli_columns(stdout),
                                   .colour = cli_colour(stdout),
                                   .figures = true };
        char *board = jac_board_text(engine, game, &look);
        if (board)
            puts(board);
        free(board);
    }
    for (int p = 0; p < jac_game_players(engine); p++)
        printf("%s %d\n", jac_player_name(engine, p), jac_game_points(engine, game, p));
    printf("%zu choices, turn %d%s; hash 0x%016" PRIx64 "\n", jac_session_moves(session),
           jac_game_turn(game), jac_game_waits(game) == JAC_WAITS_OVER ? ", over" : "",
           jac_game_hash(engine, game));
    return CLI_DONE;
}

static int replay(replay_arguments *arguments, const jac_record *record, jac_engine *engine)
{
    jac_error error;
    watcher w = { .arguments = arguments };
    jac_replay how = { .moves = arguments->to };
    if (arguments->events) {
        w.stream = open_memstream(&w.text, &w.size);
        if (!w.stream)
            return cli_fail_text(&arguments->reports, JAC_E_MEMORY, NULL, 0, "memory is out");
        jac_engine_watch(engine, seen, &w);
        how.told = line_told;
        how.ud = &w;
    }
    jac_session *session = NULL;
    jac_status status = jac_record_replay(record, engine, &how, &session, &error);
    jac_engine_watch(engine, NULL, NULL);
    if (w.stream)
        fclose(w.stream);
    free(w.text);
    int result = w.failed ? CLI_FAILED : CLI_DONE;
    if (session && tell_end(arguments, engine, session) != CLI_DONE)
        result = CLI_FAILED;
    if (status != JAC_OK) {
        cli_report(&arguments->reports, &error, false);
        result = cli_exit_of(status);
    } else if (!record->last && arguments->to < 0 &&
               jac_game_waits(jac_session_game(session)) != JAC_WAITS_OVER) {
        jac_fail(&error, JAC_E_RECORD, record->file, 0,
                 "the game was not finished; run FILE.ini --resume goes on with it");
        cli_report(&arguments->reports, &error, true);
    }
    jac_session_close(session, NULL);
    return result;
}

int cli_replay(int argc, char **argv)
{
    static const struct argp argp = {
        options,
        parse,
        "RECORD",
        "Plays a record again, each choice checked against what is legal, and compares points and "
        "hash at its end. Names the first line that parts from the game."
        "\v" CLI_EXIT_TEXT,
        NULL,
        NULL,
        NULL
    };
    replay_arguments arguments = { .to = -1 };
    argp_parse(&argp, argc, argv, 0, NULL, &arguments);
    jac_error error;
    jac_record *record = jac_record_read(arguments.record, &error);
    if (!record)
        return cli_fail(&arguments.reports, &error);
    jac_engine *engine = jac_record_engine(record, arguments.mods, arguments.anyway, cli_report,
                                           &arguments.reports, &error);
    int status = engine ? replay(&arguments, record, engine) : cli_fail(&arguments.reports, &error);
    jac_engine_free(engine);
    jac_record_free(record);
    return status;
}
