/* cli_api.c - `jacquerie api [NAME]`: what modules can use, as text or for tools. */
#include "cli.h"

#include <stdlib.h>

#include "api.h"

typedef struct api_arguments {
    cli_reports reports;
    const char *name;
    bool meta, luacheck;
} api_arguments;

static const struct argp_option options[] = {
    { "json", 'j', NULL, 0, "everything as one JSON object", 0 },
    { "meta", 'm', NULL, 0, "annotations for editors (lua/meta/jacquerie.lua)", 0 },
    { "luacheck", 'l', NULL, 0, "the globals of modules, for .luacheckrc", 0 },
    { 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
    api_arguments *arguments = state->input;
    switch (key) {
    case 'j':
        arguments->reports.json = true;
        return 0;
    case 'm':
        arguments->meta = true;
        return 0;
    case 'l':
        arguments->luacheck = true;
        return 0;
    case ARGP_KEY_ARG:
        if (arguments->name)
            argp_error(state, "one name at a time");
        arguments->name = argument;
        return 0;
    case ARGP_KEY_END:
        if (arguments->reports.json + arguments->meta + arguments->luacheck +
                (arguments->name != NULL) >
            1)
            argp_error(state, "NAME, --json, --meta and --luacheck exclude each other");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

int cli_api(int argc, char **argv)
{
    static const struct argp argp = {
        options,
        parse,
        "[NAME]",
        "Tells the stations, events and queries that modules handle and the functions that they "
        "call: all, or one by its name (tile_placed, figure, figure:go_home, math.random)."
        "\v" CLI_EXIT_TEXT,
        NULL,
        NULL,
        NULL
    };
    api_arguments arguments = { .name = NULL };
    argp_parse(&argp, argc, argv, 0, NULL, &arguments);
    char *text = arguments.reports.json ? jac_api_json()
                 : arguments.meta       ? jac_api_meta()
                 : arguments.luacheck   ? jac_api_luacheck()
                                        : jac_api_text(arguments.name);
    if (!text)
        return cli_fail_text(&arguments.reports, JAC_E_MEMORY, NULL, 0, "memory is out");
    int status = CLI_DONE;
    if (text[0]) {
        fputs(text, stdout);
    } else {
        const char *near = jac_api_nearest(arguments.name);
        status =
            cli_fail_text(&arguments.reports, JAC_E_USE, NULL, 0, "no '%s'; %s%s%s", arguments.name,
                          near ? "did you mean '" : "`jacquerie api' tells all", near ? near : "",
                          near ? "'?" : "");
    }
    free(text);
    return status;
}
