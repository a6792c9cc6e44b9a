/* main.c - the command `jacquerie`: finds the subcommand and hands over to it. */
#include "cli.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "json_make.h"

static const struct {
    const char *name;
    cli_command *run;
    const char *arguments, *help;
} commands[] = {
    { "run", cli_run, "FILE.ini", "one game by bots: the result, or --watch, --json, --record" },
    { "sim", cli_sim, "FILE.ini -n N", "many games: statistics, --jobs, --out, --shard, --merge" },
    { "compare", cli_compare, "A.ini B.ini",
      "what another rule changes: paired games, differences" },
    { "replay", cli_replay, "RECORD", "play a record again and check it" },
    { "test", cli_test, "PATH...", "run scenarios and recorded games: TAP, --junit" },
    { "check", cli_check, "FILE.ini|MODULE", "find what is wrong without playing" },
    { "rules", cli_rules, "list|show|explain", "the modules there are, their options and rulings" },
    { "api", cli_api, "[NAME]", "stations, events, queries and functions of modules" },
    { "import", cli_import, "GAME.jcz", "another engine's game as a record, or --trace" },
    { "serve", cli_serve, "FILE.ini", "games for a front end or a program: JSON lines" },
    { "bench", cli_bench, "", "games a second" },
};
enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

typedef struct main_arguments {
    bool version, json;
    int command; /* -1: none yet */
    int first;   /* its place in argv */
} main_arguments;

static const struct argp_option options[] = {
    { "version", 'V', NULL, 0, "print the version", 0 },
    { "json", 'j', NULL, 0, "with --version: as a JSON object", 0 },
    { 0 },
};

static int find_command(const char *name)
{
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(name, commands[i].name) == 0)
            return i;
    return -1;
}

static error_t parse(int key, char *argument, struct argp_state *state)
{
    main_arguments *arguments = state->input;
    switch (key) {
    case 'V':
        arguments->version = true;
        return 0;
    case 'j':
        arguments->json = true;
        return 0;
    case ARGP_KEY_ARG:
        arguments->command = find_command(argument);
        if (arguments->command < 0)
            argp_error(state, "no command '%s'", argument);
        /* What follows is the subcommand's own. */
        arguments->first = state->next - 1;
        state->next = state->argc;
        return 0;
    case ARGP_KEY_END:
        if (arguments->command < 0 && !arguments->version)
            argp_error(state, "which command? run, sim, compare, replay, test, check, rules, api, "
                              "import, serve or bench");
        if (arguments->json && !arguments->version)
            argp_error(state, "--json goes with --version, or after the command");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

/* Puts the list of commands into the help. */
static char *help_filter(int key, const char *text, void *input)
{
    (void)input;
    if (key != ARGP_KEY_HELP_POST_DOC)
        return (char *)(uintptr_t)text;
    char *whole = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&whole, &size);
    if (!stream)
        return (char *)(uintptr_t)text;
    fputs("Commands:\n", stream);
    for (int i = 0; i < COMMAND_COUNT; i++) {
        int width = fprintf(stream, "  %s %s", commands[i].name, commands[i].arguments);
        fprintf(stream, "%*s%s\n", width < 26 ? 26 - width : 1, "", commands[i].help);
    }
    fprintf(stream, "\n`jacquerie COMMAND --help' tells a command's options.\n\n%s", text);
    return fclose(stream) == 0 ? whole : NULL; /* argp frees it */
}

static int print_version(bool json)
{
    if (!json) {
        printf("jacquerie %s\n", JAC_VERSION);
        return CLI_DONE;
    }
    json_t *object = json_object();
    jac_json_set(&object, "name", json_string("jacquerie"));
    jac_json_set(&object, "version", jac_json_string(JAC_VERSION));
    jac_json_set(&object, "record", json_integer(JAC_RECORD_VERSION));
    return cli_json_line(stdout, object);
}

/* Somebody may start us with a standard stream closed. The next file that is opened would take its
 * number, and what is printed would land in a record: the number is filled with something that can
 * be opened and where printing fails. */
static void hold_streams(void)
{
    for (int fd = 0; fd <= 2; fd++)
        if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY) != fd)
            abort();
}

int main(int argc, char **argv)
{
    static const struct argp argp = {
        options,
        parse,
        "COMMAND [ARGUMENT...]",
        "Jacquerie, a scriptable rules engine for Carcassonne.\v" CLI_EXIT_TEXT,
        NULL,
        help_filter,
        NULL
    };
    main_arguments arguments = { .command = -1 };
    hold_streams();
    /* Whoever reads us through a pipe may stop when it has enough. */
    signal(SIGPIPE, SIG_DFL);
    argp_err_exit_status = CLI_WRONG;
    if (argp_parse(&argp, argc, argv, ARGP_IN_ORDER, NULL, &arguments) != 0)
        return CLI_WRONG;
    if (arguments.version)
        return cli_finish(print_version(arguments.json));
    /* argp names the program in its messages by argv[0]. */
    char name[64];
    snprintf(name, sizeof name, "jacquerie %s", commands[arguments.command].name);
    argv[arguments.first] = name;
    int status = commands[arguments.command].run(argc - arguments.first, argv + arguments.first);
    return cli_finish(status);
}
