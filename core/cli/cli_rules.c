/* cli_rules.c - `jacquerie rules`: the modules there are, and what is in force. */
#include "cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "explain.h"
#include "problem.h"
#include "tiles_json.h"

typedef struct rules_arguments {
    cli_reports reports;
    const char *verb, *object;
} rules_arguments;

static const struct argp_option options[] = {
    { "json", 'j', NULL, 0, "as JSON objects, one a line", 0 },
    { 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
    rules_arguments *arguments = state->input;
    switch (key) {
    case 'j':
        arguments->reports.json = true;
        return 0;
    case ARGP_KEY_ARG:
        if (!arguments->verb)
            arguments->verb = argument;
        else if (!arguments->object)
            arguments->object = argument;
        else
            argp_error(state, "too many arguments");
        return 0;
    case ARGP_KEY_END:
        if (!arguments->verb)
            arguments->verb = "list";
        if (strcmp(arguments->verb, "list") == 0) {
            if (arguments->object)
                argp_error(state, "list takes no argument");
        } else if (strcmp(arguments->verb, "show") == 0) {
            if (!arguments->object)
                argp_error(state, "show which module?");
        } else if (strcmp(arguments->verb, "explain") == 0) {
            if (!arguments->object)
                argp_error(state, "explain which INI?");
        } else if (strcmp(arguments->verb, "tiles") == 0) {
            if (!arguments->object)
                argp_error(state, "the tiles of which INI?");
        } else {
            argp_error(state,
                       "no '%s'; there are list, show MODULE, explain FILE.ini and tiles FILE.ini",
                       arguments->verb);
        }
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

/* Reads the description of a shipped module or ruling file; NULL when it is wrong (reported). */
static const jac_module_info *describe(rules_arguments *arguments, jac_lua *lua, const char *folder,
                                       const char *name, bool ruling)
{
    const jac_module_info *info = NULL;
    jac_error error;
    char path[4096], shown[256];
    snprintf(path, sizeof path, ruling ? "%s/rulings/%s.lua" : "%s/%s", folder, name);
    snprintf(shown, sizeof shown, ruling ? "rules/rulings/%s.lua" : "rules/%s", name);
    jac_ask_module ask = { .name = name, .path = path, .shown = shown, .kind = ruling };
    arguments->reports.errors = 0;
    if (jac_lua_describe(lua, &ask, &info, cli_report, &arguments->reports, &error) != JAC_OK) {
        cli_fail(&arguments->reports, &error);
        return NULL;
    }
    return info;
}

/* false: memory is out, or the output can't be written. */
static bool tell(rules_arguments *arguments, const jac_module_info *info, bool whole)
{
    if (arguments->reports.json)
        return cli_json_line(stdout, cli_module_json(info, true)) == CLI_DONE;
    if (whole)
        cli_print_module(info, true);
    else
        printf("%-24s %-8s %s\n", info->name, info->version, info->title);
    return true;
}

/* Describes all names of one kind, or the one that is `only`. Returns how many were found; *status
 * becomes what a wrong one, or one that can't be told, leads to. */
static size_t each(rules_arguments *arguments, jac_lua *lua, const char *folder,
                   const jac_name_list *names, bool ruling, const char *only, int *status)
{
    size_t found = 0;
    for (size_t i = 0; i < names->count; i++) {
        if (only && strcmp(only, names->at[i]) != 0)
            continue;
        found++;
        const jac_module_info *info = describe(arguments, lua, folder, names->at[i], ruling);
        if (!info)
            *status = CLI_WRONG;
        else if (!tell(arguments, info, only != NULL))
            *status = CLI_FAILED;
    }
    return found;
}

/* All modules and ruling files, or the one that was asked for. */
static int tell_all(rules_arguments *arguments, jac_lua *lua, const char *folder,
                    const jac_name_list *modules, const jac_name_list *rulings)
{
    const char *only = arguments->object;
    int status = CLI_DONE;
    size_t found = each(arguments, lua, folder, modules, false, only, &status);
    found += each(arguments, lua, folder, rulings, true, only, &status);
    if (only && !found) {
        char hint[JAC_HINT_SIZE];
        jac_hint_names(hint, only, (const char *const *)modules->at, modules->count);
        status = cli_fail_text(&arguments->reports, JAC_E_USE, NULL, 0, "no module '%s'; %s", only,
                               hint[0] ? hint : "`jacquerie rules list' tells all");
    }
    return status;
}

static int list_or_show(rules_arguments *arguments)
{
    jac_error error;
    errno = 0;
    char *folder = jac_rules_folder();
    if (!folder && errno == ENOMEM)
        return cli_fail_text(&arguments->reports, JAC_E_MEMORY, NULL, 0, "memory is out");
    if (!folder)
        return cli_fail_text(
            &arguments->reports, JAC_E_IO, NULL, 0,
            "the shipped rules can't be found; set JACQUERIE_RULES to their folder");
    jac_lua *lua = jac_lua_new(NULL, &error);
    if (!lua) {
        free(folder);
        return cli_fail(&arguments->reports, &error);
    }
    jac_name_list modules = jac_module_names(folder, false), rulings = jac_ruling_names(folder);
    if (modules.problem == ENOMEM || rulings.problem == ENOMEM)
        jac_fail(&error, JAC_E_MEMORY, NULL, 0, "memory is out");
    else if (modules.problem || rulings.problem)
        jac_fail(&error, JAC_E_IO, folder, 0, "can't be read: %s",
                 strerror(modules.problem ? modules.problem : rulings.problem));
    else
        error.status = JAC_OK;
    int status = error.status == JAC_OK ? tell_all(arguments, lua, folder, &modules, &rulings)
                                        : cli_fail(&arguments->reports, &error);
    jac_name_list_free(&modules);
    jac_name_list_free(&rulings);
    jac_lua_free(lua);
    free(folder);
    return status;
}

int cli_rules(int argc, char **argv)
{
    static const struct argp argp = {
        options,
        parse,
        "[list]\nshow MODULE\nexplain FILE.ini\ntiles FILE.ini",
        "Lists the shipped modules; shows the options and rulings of one; explains what is in "
        "force "
        "in an INI: each option and ruling with id and source, and for each station, event and "
        "query "
        "the modules in their order; prints its tile tables as JSON lines."
        "\v" CLI_EXIT_TEXT,
        NULL,
        NULL,
        NULL
    };
    rules_arguments arguments = { .verb = NULL };
    argp_parse(&argp, argc, argv, 0, NULL, &arguments);
    bool tiles = strcmp(arguments.verb, "tiles") == 0;
    if (!tiles && strcmp(arguments.verb, "explain") != 0)
        return list_or_show(&arguments);
    jac_error error;
    jac_engine *engine = jac_load(arguments.object, cli_report, &arguments.reports, &error);
    if (!engine)
        return cli_fail(&arguments.reports, &error);
    jac_status status = JAC_OK;
    if (tiles)
        status = jac_tiles_json(jac_engine_rules(engine), stdout, &error);
    int explained = tiles ? CLI_DONE : cli_explain(engine, arguments.reports.json);
    jac_engine_free(engine);
    if (status == JAC_E_IO)
        return CLI_FAILED; /* stdout: cli_finish tells why */
    return status == JAC_OK ? explained : cli_fail(&arguments.reports, &error);
}
