/* cli_run.c - `jacquerie run FILE.ini`: one game by bots. */
#include "cli.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "board.h"
#include "json_make.h"
#include "many.h"
#include "play.h"
#include "text.h"

typedef struct run_arguments {
    cli_reports reports;
    const char *ini, *record, *resume;
    bool watch, force, seed_given, game_given, seats_given;
    uint64_t seed, game;
    jac_sim_plan plan; /* with `game`: of the run that it belongs to */
} run_arguments;

static const struct argp_option options[] = {
    { "watch", 'w', NULL, 0, "show the board after each turn", 0 },
    { "json", 'j', NULL, 0, "the result, and errors, as JSON objects", 0 },
    { "record", 'r', "OUT", 0, "write the game to OUT, line by line", 0 },
    { "force", 'f', NULL, 0, "let --record overwrite a file", 0 },
    { "resume", 'R', "RECORD", 0, "go on with a game that --record began", 0 },
    { "seed", 's', "N", 0, "the seed, in place of the INI's", 0 },
    { "game", 'g', "K", 0, "game K of what `jacquerie sim' plays with this seed", 0 },
    { "seats", 'S', "HOW", 0, "with --game: rotate or fixed, as for `jacquerie sim'", 0 },
    { 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
    run_arguments *arguments = state->input;
    switch (key) {
    case 'w':
        arguments->watch = true;
        return 0;
    case 'j':
        arguments->reports.json = true;
        return 0;
    case 'r':
        arguments->record = argument;
        return 0;
    case 'f':
        arguments->force = true;
        return 0;
    case 'R':
        arguments->resume = argument;
        return 0;
    case 's':
        arguments->seed = cli_seed_option(state, argument);
        arguments->seed_given = true;
        return 0;
    case 'g':
        if (!cli_number(argument, CLI_GAMES_MAX - 1, &arguments->game))
            argp_error(state, "--game '%s' is no whole number from 0 to %" PRIu64, argument,
                       CLI_GAMES_MAX - 1);
        arguments->game_given = true;
        return 0;
    case 'S':
        arguments->plan.fixed = cli_fixed_option(state, argument);
        arguments->seats_given = true;
        return 0;
    case ARGP_KEY_ARG:
        if (arguments->ini)
            argp_error(state, "one INI at a time");
        arguments->ini = argument;
        return 0;
    case ARGP_KEY_END:
        if (!arguments->ini)
            argp_error(state, "which game? name an INI file");
        if (arguments->watch && arguments->reports.json)
            argp_error(state, "--watch is for people, --json for programs: choose one");
        if (arguments->resume && (arguments->record || arguments->seed_given))
            argp_error(state, "--resume goes on with its record and seed; leave out --%s",
                       arguments->record ? "record" : "seed");
        if (arguments->seats_given && !arguments->game_given)
            argp_error(state, "--seats goes with --game");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

/* ---- watching ------------------------------------------------------------------------------ */

typedef struct told {
    char *text; /* what happened since the last board */
    size_t size;
    FILE *stream;
} told;

static void seen(void *ud, jac_engine *engine, const jac_game *game, const jac_seen *what)
{
    cli_tell(((told *)ud)->stream, engine, game, what);
}

static void tell_choice(told *t, jac_engine *engine, const jac_game *game, jac_choice choice)
{
    char text[256];
    jac_choice_text(engine, game, choice, text, sizeof text);
    fprintf(t->stream, "  %s: %s\n", jac_player_name(engine, jac_game_to_act(game)), text);
}

/* Prints what happened in the turn, the board and the points. */
static void show_turn(told *t, jac_engine *engine, const jac_game *game, int turn)
{
    jac_board_options look = { .width = cli_columns(stdout), .colour = cli_colour(stdout) };
    fflush(t->stream);
    printf("Turn %d\n%.*s\n", turn, (int)t->size, t->text); /* behind `size` stands older text */
    char *board = jac_board_text(engine, game, &look);
    if (board)
        puts(board);
    free(board);
    for (int p = 0; p < jac_game_players(engine); p++)
        printf("%s%s %d", p ? ", " : "", jac_player_name(engine, p),
               jac_game_points(engine, game, p));
    printf("; %d tiles left\n\n", jac_game_tiles_left(game));
    rewind(t->stream);
    fflush(stdout);
}

/* ---- playing ------------------------------------------------------------------------------- */

static jac_status play(run_arguments *arguments, jac_session *session, cli_bots *bots,
                       jac_error *error)
{
    const jac_game *game = jac_session_game(session);
    jac_engine *engine = jac_session_engine(session);
    told t = { .text = NULL };
    if (arguments->watch) {
        t.stream = open_memstream(&t.text, &t.size);
        if (!t.stream)
            return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        jac_session_watch(session, seen, &t);
    }
    jac_status status = JAC_OK;
    while (status == JAC_OK && jac_game_waits(game) != JAC_WAITS_OVER && !cli_interrupted()) {
        jac_choice choice = { 0 };
        int turn = jac_game_turn(game);
        status = cli_bots_choose(bots, game, jac_session_moves(session), &choice, error);
        if (status != JAC_OK)
            break;
        if (arguments->watch)
            tell_choice(&t, engine, game, choice);
        status = jac_session_apply(session, choice, error);
        if (status == JAC_OK && arguments->watch &&
            (jac_game_turn(game) != turn || jac_game_waits(game) == JAC_WAITS_OVER))
            show_turn(&t, engine, game, turn);
        if (ferror(stdout))
            break; /* nobody sees it any more; cli_finish tells why */
    }
    jac_session_watch(session, NULL, NULL);
    if (t.stream)
        fclose(t.stream);
    free(t.text);
    return status;
}

/* Begins the game or opens the record; NULL and *error. */
static jac_session *begin(run_arguments *arguments, jac_engine *engine, jac_error *error)
{
    if (arguments->resume)
        return jac_session_open(engine, arguments->resume, cli_report, &arguments->reports, error);
    if (arguments->record && !arguments->force && access(arguments->record, F_OK) == 0) {
        jac_fail(error, JAC_E_IO, arguments->record, 0,
                 "exists already; --force overwrites it, --resume goes on with it");
        return NULL;
    }
    if (cli_seed(engine, arguments->seed_given, &arguments->seed, arguments->reports.json, error) !=
        JAC_OK)
        return NULL;
    uint64_t seed =
        arguments->game_given ? jac_sim_seed(arguments->seed, arguments->game) : arguments->seed;
    jac_session *session = jac_session_new(engine, seed, error);
    if (session && arguments->record &&
        jac_session_record(session, arguments->record, error) != JAC_OK) {
        jac_session_close(session, NULL);
        return NULL;
    }
    return session;
}

/* Prints the result, or where the game was interrupted. */
static int tell_end(run_arguments *arguments, jac_session *session)
{
    const jac_game *game = jac_session_game(session);
    jac_engine *engine = jac_session_engine(session);
    uint64_t seed = jac_session_seed(session);
    bool over = jac_game_waits(game) == JAC_WAITS_OVER;
    int status = CLI_DONE;
    if (arguments->reports.json)
        status = cli_json_line(stdout, cli_result_json(engine, game, seed));
    else
        cli_print_result(engine, game, seed);
    if (over || !cli_interrupted())
        return status;
    const char *record = arguments->record ? arguments->record : arguments->resume;
    char seats[64] = "";
    if (arguments->game_given)
        snprintf(seats, sizeof seats, " --game %" PRIu64 "%s", arguments->game,
                 arguments->plan.fixed ? " --seats fixed" : "");
    if (record)
        fprintf(stderr, "interrupted in turn %d; go on with: jacquerie run %s --resume %s%s\n",
                jac_game_turn(game), arguments->ini, record, seats);
    else
        fprintf(stderr, "interrupted in turn %d\n", jac_game_turn(game));
    return CLI_INTERRUPTED;
}

/* The result of a game that an outside bot couldn't play on: who has lost, and by what. */
static void tell_lost(run_arguments *arguments, jac_session *session, const jac_error *error)
{
    const jac_game *game = jac_session_game(session);
    jac_engine *engine = jac_session_engine(session);
    uint64_t seed = jac_session_seed(session);
    if (!arguments->reports.json) {
        cli_print_result(engine, game, seed);
        printf("%s\n", error->what);
        return;
    }
    json_t *result = cli_result_json(engine, game, seed);
    jac_json_set(&result, "lost", jac_json_string(jac_player_name(engine, jac_game_to_act(game))));
    jac_json_set(&result, "why", jac_json_string(error->what));
    cli_json_line(stdout, result);
}

static int run_game(run_arguments *arguments, jac_engine *engine)
{
    jac_error error;
    cli_bots bots;
    jac_session *session = begin(arguments, engine, &error);
    if (!session)
        return cli_fail(&arguments->reports, &error);
    jac_status status = cli_bots_make(&bots, engine, jac_session_seed(session), &error);
    if (status == JAC_OK) {
        cli_catch_interrupt();
        status = play(arguments, session, &bots, &error);
        cli_bots_free(&bots);
    }
    int result = status == JAC_OK ? tell_end(arguments, session) : CLI_FAILED;
    if (status == JAC_E_BOT)
        tell_lost(arguments, session, &error);
    if (status != JAC_OK) {
        cli_report(&arguments->reports, &error, false);
        /* The INI was right; that the game couldn't be played to its end is a failure. */
        result = cli_exit_of(status) == CLI_FAULT ? CLI_FAULT : CLI_FAILED;
        fprintf(stderr, "  in turn %d, seed %" PRIu64 "\n",
                jac_game_turn(jac_session_game(session)), jac_session_seed(session));
    }
    if (jac_session_close(session, &error) != JAC_OK && status == JAC_OK) {
        cli_report(&arguments->reports, &error, false);
        result = CLI_FAILED;
    }
    return result;
}

/* The engine in which players sit as in game k of a run; frees the one given. */
static jac_engine *seated(const run_arguments *arguments, jac_engine *engine, jac_error *error)
{
    jac_settings *settings =
        jac_sim_seated(jac_setup_of(engine)->settings, engine, &arguments->plan, arguments->game);
    jac_engine *other = NULL;
    if (settings)
        other = jac_load_settings(settings, NULL, NULL, error);
    else
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    jac_settings_free(settings);
    jac_engine_free(engine);
    return other;
}

int cli_run(int argc, char **argv)
{
    static const struct argp argp = {
        options,
        parse,
        "FILE.ini",
        "Has one game played by bots and prints the result."
        "\vA record holds each choice as soon as it is made: after an interruption --resume goes "
        "on from there. --game plays a game of `jacquerie sim' again: its players sit as they did "
        "there.\n\n" CLI_EXIT_TEXT,
        NULL,
        NULL,
        NULL
    };
    run_arguments arguments = { .ini = NULL };
    argp_parse(&argp, argc, argv, 0, NULL, &arguments);
    jac_error error;
    jac_engine *engine = jac_load(arguments.ini, cli_report, &arguments.reports, &error);
    if (engine && arguments.game_given)
        engine = seated(&arguments, engine, &error);
    if (!engine)
        return cli_fail(&arguments.reports, &error);
    int status = run_game(&arguments, engine);
    jac_engine_free(engine);
    return status;
}
