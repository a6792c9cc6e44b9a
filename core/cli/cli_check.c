/* cli_check.c - `jacquerie check FILE.ini|MODULE`: what can be found without playing, and what a
 * few games on copies show. */
#include "cli.h"

#include <inttypes.h>
#include <libgen.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "explain.h"
#include "play.h"
#include "text.h"

typedef struct check_arguments {
    cli_reports reports;
    const char *path;
    bool explain;
} check_arguments;

enum { GAMES = 3, CHOICES_MAX = 4000 };

static const struct argp_option options[] = {
    { "explain", 'e', NULL, 0, "then tell what is in force, as rules explain does", 0 },
    { "json", 'j', NULL, 0, "errors as JSON objects", 0 },
    { 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
    check_arguments *arguments = state->input;
    switch (key) {
    case 'e':
        arguments->explain = true;
        return 0;
    case 'j':
        arguments->reports.json = true;
        return 0;
    case ARGP_KEY_ARG:
        if (arguments->path)
            argp_error(state, "one INI or module at a time");
        arguments->path = argument;
        return 0;
    case ARGP_KEY_END:
        if (!arguments->path)
            argp_error(state, "check what? name an INI, a module's folder or a shipped module");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

/* ---- a module: the smallest ruleset with it
 * ------------------------------------------------------ */

/* Switches on `name` and, before it, what it requires: from the shipped rules or as its neighbour.
 */
static jac_status ask_for(jac_settings *settings, jac_lua *lua, const char *rules,
                          const char *folder, const char *name, int depth, cli_reports *reports,
                          jac_error *error)
{
    char path[PATH_MAX], shown[PATH_MAX];
    const char *section = strcmp(folder, rules) == 0 ? "rules" : "mods";
    const jac_module_info *info = NULL;
    if (depth > 16 || jac_settings_find(settings, "rules", name) ||
        jac_settings_find(settings, "mods", name))
        return JAC_OK;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    snprintf(shown, sizeof shown, "%s/%s", section, name);
    jac_ask_module ask = {
        .name = name, .path = path, .shown = shown, .kind = strcmp(section, "mods") == 0 ? 2 : 0
    };
    jac_status status = jac_lua_describe(lua, &ask, &info, cli_report, reports, error);
    if (status != JAC_OK)
        return status;
    char *requires = strdup(info->requires), *rest = requires;
    for (char *one = strtok_r(requires, ", ", &rest); one && status == JAC_OK;
         one = strtok_r(NULL, ", ", &rest)) {
        struct stat at;
        snprintf(path, sizeof path, "%s/%s/init.lua", folder, one);
        status = ask_for(settings, lua, rules, stat(path, &at) == 0 ? folder : rules, one,
                         depth + 1, reports, error);
    }
    free(requires);
    if (status == JAC_OK)
        jac_settings_add(settings, section, name, "on", NULL, 0);
    return status;
}

static jac_engine *load_module(check_arguments *arguments, const char *parent, const char *name,
                               jac_error *error)
{
    char *rules = jac_rules_folder();
    jac_lua *lua = jac_lua_new(NULL, error);
    jac_settings *settings = jac_settings_new(parent, arguments->path);
    jac_engine *engine = NULL;
    char whole[PATH_MAX];
    const char *own = rules && realpath(rules, whole) ? whole : "";
    if (lua && settings) {
        if (strcmp(parent, own) != 0)
            jac_settings_add(settings, "mods", "path", parent, NULL, 0);
        if (ask_for(settings, lua, own, parent, name, 0, &arguments->reports, error) == JAC_OK)
            engine = jac_load_settings(settings, cli_report, &arguments->reports, error);
    }
    jac_settings_free(settings);
    jac_lua_free(lua);
    free(rules);
    return engine;
}

/* An INI, a module's folder, or the name of a shipped module. */
static jac_engine *load(check_arguments *arguments, jac_error *error)
{
    struct stat at;
    char path[PATH_MAX], copy[PATH_MAX + 16];
    if (stat(arguments->path, &at) == 0 && !S_ISDIR(at.st_mode))
        return jac_load(arguments->path, cli_report, &arguments->reports, error);
    bool found = realpath(arguments->path, path) != NULL;
    char *rules = jac_rules_folder();
    if (!found && rules && !strchr(arguments->path, '/')) {
        char shipped[PATH_MAX];
        snprintf(shipped, sizeof shipped, "%s/%s", rules, arguments->path);
        found = realpath(shipped, path) != NULL;
    }
    free(rules);
    if (!found) {
        jac_fail(error, JAC_E_IO, arguments->path, 0,
                 "no such INI, folder or shipped module; `jacquerie rules list' tells the modules");
        return NULL;
    }
    snprintf(copy, sizeof copy, "%s/init.lua", path);
    if (stat(copy, &at) != 0) {
        jac_fail(error, JAC_E_RULES, arguments->path, 0,
                 "no module: it has no init.lua; name an INI or a module's folder");
        return NULL;
    }
    memcpy(copy, path, sizeof path);
    char name[NAME_MAX + 1];
    snprintf(name, sizeof name, "%s", basename(copy));
    memcpy(copy, path, sizeof path);
    return load_module(arguments, dirname(copy), name, error);
}

/* ---- a few games
 * ----------------------------------------------------------------------------------- */

/* Makes the choice in the game and in a copy of it: a module that remembers anything outside its
 * cells answers differently the second time. */
static jac_status step(jac_engine *engine, jac_game *game, jac_game *copy, jac_choice choice,
                       jac_error *error)
{
    char text[128];
    jac_choice_text(engine, game, choice, text, sizeof text);
    uint64_t before = jac_game_hash(engine, game);
    jac_game_copy(engine, copy, game);
    jac_status status = jac_apply(engine, copy, choice, error);
    if (status != JAC_OK)
        return status;
    if (jac_game_hash(engine, game) != before)
        return jac_fail(error, JAC_E_MODULE, NULL, 0,
                        "a choice made on a copy changed the game (%s); keep what a module "
                        "remembers in its state cells",
                        text);
    status = jac_apply(engine, game, choice, error);
    if (status == JAC_OK && jac_game_hash(engine, game) != jac_game_hash(engine, copy))
        return jac_fail(error, JAC_E_MODULE, NULL, 0,
                        "the same choice led to two different games (%s); keep what a module "
                        "remembers in its state cells, not in variables",
                        text);
    return status;
}

static jac_status play_one(jac_engine *engine, jac_game *game, jac_game *copy, uint64_t seed,
                           jac_error *error)
{
    jac_bot *bot = jac_bot_new(engine, "random", seed, 0, error);
    if (!bot)
        return error->status;
    jac_status status = jac_game_start(engine, game, seed, error);
    for (uint64_t n = 0; status == JAC_OK && jac_game_waits(game) != JAC_WAITS_OVER; n++) {
        jac_choice choice;
        bot->number = n;
        status = bot->choose(bot, engine, game, &choice, error);
        if (status == JAC_OK)
            status = step(engine, game, copy, choice, error);
        if (n == CHOICES_MAX && status == JAC_OK)
            break; /* long games end; the check should, too */
    }
    jac_bot_free(engine, bot);
    return status;
}

static int play_some(check_arguments *arguments, jac_engine *engine)
{
    jac_error error;
    jac_game *game = jac_game_new(engine, 1, &error);
    jac_game *copy = game ? jac_game_clone(engine, game) : NULL;
    int status = CLI_DONE;
    for (uint64_t seed = 1; copy && seed <= GAMES && status == CLI_DONE; seed++) {
        if (play_one(engine, game, copy, seed, &error) == JAC_OK)
            continue;
        cli_report(&arguments->reports, &error, false);
        fprintf(stderr, "  in turn %d of a game by random bots, seed %" PRIu64 "\n",
                jac_game_turn(game), seed);
        status = CLI_FAILED;
    }
    if (!game)
        status = cli_fail(&arguments->reports, &error);
    jac_game_free(engine, copy);
    jac_game_free(engine, game);
    return status;
}

int cli_check(int argc, char **argv)
{
    static const struct argp argp = {
        options,
        parse,
        "FILE.ini|MODULE",
        "Reads an INI, or a module with what it requires, and reports everything that is wrong; "
        "then plays a few games by random bots, each choice also on a copy, and tells where the "
        "two "
        "differ."
        "\v" CLI_EXIT_TEXT,
        NULL,
        NULL,
        NULL
    };
    check_arguments arguments = { .path = NULL };
    argp_parse(&argp, argc, argv, 0, NULL, &arguments);
    jac_error error;
    jac_engine *engine = load(&arguments, &error);
    if (!engine)
        return cli_fail(&arguments.reports, &error);
    int status = play_some(&arguments, engine);
    if (status == CLI_DONE && arguments.explain)
        cli_explain(engine, arguments.reports.json);
    else if (status == CLI_DONE && arguments.reports.json)
        cli_json_line(stdout, json_pack("{s:b, s:i, s:i}", "ok", 1, "warnings",
                                        arguments.reports.warnings, "games", GAMES));
    else if (status == CLI_DONE)
        fprintf(stderr, "%s: nothing wrong, %d warnings; %d games by random bots agree\n",
                arguments.path, arguments.reports.warnings, GAMES);
    jac_engine_free(engine);
    return status;
}
