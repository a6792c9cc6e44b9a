/* cli_check.c - `jacquerie check FILE.ini|MODULE`: what can be found without a player, and what a
 * few games by bots show. */
#include "check_parts.h"

#include "explain.h"

enum { GAMES = 3, GAMES_MAX = 100000, KEY_HASHES = 256 };

static const struct argp_option options[] = {
    { "explain", 'e', NULL, 0, "then tell what is in force, as rules explain does", 0 },
    { "games", 'n', "N", 0, "play N games by random bots, seeds 1 to N (3)", 0 },
    { "hashes", KEY_HASHES, NULL, 0,
      "only print the games' hash after each choice, to compare machines and builds", 0 },
    { "json", 'j', NULL, 0, "errors as JSON objects", 0 },
    { 0 },
};

static error_t parse(int key, char *argument, struct argp_state *state)
{
    check *c = state->input;
    switch (key) {
    case 'e':
        c->explain = true;
        return 0;
    case 'n':
        if (!cli_number(argument, GAMES_MAX, &c->games))
            argp_error(state, "%s is no number of games from 0 to %d", argument, GAMES_MAX);
        return 0;
    case KEY_HASHES:
        c->hashes = true;
        return 0;
    case 'j':
        c->reports.json = true;
        return 0;
    case ARGP_KEY_ARG:
        if (c->path)
            argp_error(state, "one INI or module at a time");
        c->path = argument;
        return 0;
    case ARGP_KEY_END:
        if (!c->path)
            argp_error(state, "check what? name an INI, a module's folder or file, or a shipped "
                              "module");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static int examine(check *c)
{
    if (c->hashes)
        return check_print_hashes(c, stdout);
    int status = check_play(c);
    if (status == CLI_DONE)
        status = check_uses(c);
    if (status != CLI_DONE)
        return status;
    check_options(c);
    check_rulings(c);
    if (c->explain)
        status = cli_explain(c->engine, c->reports.json);
    else if (c->reports.json)
        status =
            cli_json_line(stdout, json_pack("{s:b, s:i, s:I}", "ok", 1, "warnings",
                                            c->reports.warnings, "games", (json_int_t)c->games));
    else
        fprintf(stderr, "%s: nothing wrong, %d warnings; %d games by random bots agree\n", c->path,
                c->reports.warnings, (int)c->games);
    return status;
}

int cli_check(int argc, char **argv)
{
    static const struct argp argp = {
        options,
        parse,
        "FILE.ini|MODULE",
        "Reads an INI, or a module (its folder, its .lua file, a ruling file, a shipped one's "
        "name) "
        "with what it requires, and reports everything that is wrong. Then plays a few games by "
        "random bots: twice, in a second process, and with copies that are played on after each "
        "choice, and tells where they part; a module also beside each that it uses."
        "\v" CLI_EXIT_TEXT,
        NULL,
        NULL,
        NULL
    };
    check c = { .games = GAMES };
    argp_parse(&argp, argc, argv, 0, NULL, &c);
    jac_error error;
    check_load(&c, &error);
    int status = c.engine ? examine(&c) : cli_fail(&c.reports, &error);
    check_unload(&c);
    return status;
}
