/* cli_import.c - `jacquerie import GAME.jcz`: another engine's game as a record, or its trace. */
#include "cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "jcz.h"

typedef struct import_arguments {
    cli_reports reports;
    const char *game, *out;
    bool trace, force;
} import_arguments;

static const struct argp_option options[] = {
    { "trace", 't', NULL, 0, "print what was offered and scored at each message, as JSON", 0 },
    { "output", 'o', "FILE", 0, "write to FILE instead of standard output", 0 },
    { "force", 'f', NULL, 0, "overwrite FILE", 0 },
    { "json", 'j', NULL, 0, "errors as JSON objects", 0 },
    { 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
    import_arguments *arguments = state->input;
    switch (key) {
    case 't':
        arguments->trace = true;
        return 0;
    case 'o':
        arguments->out = argument;
        return 0;
    case 'f':
        arguments->force = true;
        return 0;
    case 'j':
        arguments->reports.json = true;
        return 0;
    case ARGP_KEY_ARG:
        if (arguments->game)
            argp_error(state, "one game at a time");
        arguments->game = argument;
        return 0;
    case ARGP_KEY_END:
        if (!arguments->game)
            argp_error(state, "which game? name a .jcz file");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

/* Writes `text` to a new file, whole or not at all. */
static int write_file(import_arguments *arguments, const char *text, size_t size)
{
    FILE *out = fopen(arguments->out, arguments->force ? "w" : "wx");
    bool good = out && fwrite(text, 1, size, out) == size;
    int saved = errno;
    if (out && fclose(out) != 0 && good) {
        good = false;
        saved = errno;
    }
    if (good)
        return CLI_DONE;
    if (!out && saved == EEXIST) {
        cli_fail_text(&arguments->reports, JAC_E_IO, arguments->out, 0,
                      "exists already; --force overwrites it");
        return CLI_WRONG;
    }
    cli_fail_text(&arguments->reports, JAC_E_IO, arguments->out, 0, "can't be written: %s",
                  strerror(saved));
    return CLI_FAILED;
}

int cli_import(int argc, char **argv)
{
    static const struct argp argp = {
        options,
        parse,
        "GAME.jcz",
        "Plays a game that JCloisterZone recorded and writes it as a record."
        "\vWhat Jacquerie does not model is refused by name. " CLI_EXIT_TEXT,
        NULL,
        NULL,
        NULL
    };
    import_arguments arguments = { .game = NULL };
    argp_parse(&argp, argc, argv, 0, NULL, &arguments);
    jac_error error;
    char *text = NULL;
    size_t size = 0;
    FILE *memory = open_memstream(&text, &size);
    if (!memory)
        return cli_fail_text(&arguments.reports, JAC_E_MEMORY, NULL, 0, "memory is out");
    bool whole = true;
    jac_status status = arguments.trace ? jac_jcz_trace(arguments.game, memory, &error)
                                        : jac_jcz_import(arguments.game, memory, &whole, &error);
    fclose(memory);
    int result = CLI_DONE;
    if (status == JAC_E_CHOICE) { /* a game that breaks the rules is a file that is wrong */
        cli_fail(&arguments.reports, &error);
        result = CLI_WRONG;
    } else if (status != JAC_OK) {
        result = cli_fail(&arguments.reports, &error);
    } else if (arguments.out) {
        result = write_file(&arguments, text, size);
    } else {
        fwrite(text, 1, size, stdout);
    }
    free(text);
    if (status == JAC_OK && !whole) {
        jac_fail(&error, JAC_E_INPUT, arguments.game, 0,
                 "its bag was cut short; the record stops at the end of the last turn");
        cli_report(&arguments.reports, &error, true);
    }
    return result;
}
