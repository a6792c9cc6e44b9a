/* alloc_commands.c - subcommands while memory runs out: what they print, and what they say of it.
 */
#define _GNU_SOURCE
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "alloc.h"
#include "cli.h"
#include "protocol.h"
#include "setup.h"

enum { WORDS_MAX = 12 };

static FILE *said; /* what a command writes to stderr */
static char base_ini[100], mod_ini[100], jsonl[100], csv[100], pairs[100], games[100];

/* ---- a command --------------------------------------------------------------------------------
 */

/* The first error that was said. A command without memory has exit status 1. */
static jac_status told(int status, jac_error *error)
{
    char line[400] = "nothing was said";
    rewind(said);
    if (status == CLI_DONE)
        return JAC_OK;
    while (fgets(line, sizeof line, said) && !strstr(line, "error"))
        ;
    line[strcspn(line, "\n")] = '\0';
    if (status != CLI_FAILED)
        return jac_fail(error, JAC_E_FAULT, NULL, 0, "exit status %d: %s", status, line);
    return jac_fail(error, JAC_E_MEMORY, NULL, 0, "%s", line);
}

/* Runs it with stdout and stderr in our hands. */
static jac_status command(cli_command *run, FILE *out, jac_error *error, const char *const *words)
{
    char *argv[WORDS_MAX + 1], text[WORDS_MAX][120];
    int argc = 0;
    for (; words[argc]; argc++)
        argv[argc] = memcpy(text[argc], words[argc], strlen(words[argc]) + 1);
    argv[argc] = NULL;
    FILE *usual[2] = { stdout, stderr };
    rewind(said);
    if (ftruncate(fileno(said), 0) != 0)
        abort();
    stdout = out;
    stderr = said;
    int status = run(argc, argv);
    stdout = usual[0];
    stderr = usual[1];
    fault_end();
    return told(status, error);
}

#define COMMAND(run, ...)                                                                          \
    command(run, out, error, (const char *const[]){ "jacquerie", __VA_ARGS__, NULL })

static jac_status sim(FILE *out, jac_error *error)
{
    remove(jsonl);
    jac_status status =
        COMMAND(cli_sim, "-n", "3", "--jobs", "1", "--force", "--out", jsonl, mod_ini);
    if (status == JAC_OK)
        fault_copy_file(jsonl, out);
    return status;
}

static jac_status sim_json(FILE *out, jac_error *error)
{
    jac_status status =
        COMMAND(cli_sim, "-n", "3", "--jobs", "1", "--json", "--force", "--out", csv, base_ini);
    if (status == JAC_OK)
        fault_copy_file(csv, out);
    return status;
}

static jac_status merge(FILE *out, jac_error *error)
{
    return COMMAND(cli_sim, "--merge", "--json", games);
}

static jac_status compare(FILE *out, jac_error *error)
{
    jac_status status = COMMAND(cli_compare, "-n", "2", "--jobs", "1", "--force", "--out", pairs,
                                "--set", "game.farmers=off", base_ini);
    if (status == JAC_OK)
        fault_copy_file(pairs, out);
    return status;
}

static jac_status compare_json(FILE *out, jac_error *error)
{
    return COMMAND(cli_compare, "-n", "2", "--jobs", "1", "--json", base_ini, mod_ini);
}

static jac_status explain(FILE *out, jac_error *error)
{
    return COMMAND(cli_rules, "explain", "--json", mod_ini);
}

static jac_status explain_text(FILE *out, jac_error *error)
{
    return COMMAND(cli_rules, "explain", mod_ini);
}

static jac_status show(FILE *out, jac_error *error)
{
    return COMMAND(cli_rules, "show", "--json", "festival");
}

static jac_status tiles(FILE *out, jac_error *error)
{
    return COMMAND(cli_rules, "tiles", "--json", base_ini);
}

static jac_status api(FILE *out, jac_error *error) { return COMMAND(cli_api, "--json"); }

static jac_status run_json(FILE *out, jac_error *error)
{
    return COMMAND(cli_run, "--json", mod_ini);
}

/* ---- serve ------------------------------------------------------------------------------------
 */

static const char *const requests[] = {
    "{\"id\":1,\"cmd\":\"hello\"}",
    "{\"id\":2,\"cmd\":\"new\",\"seed\":\"7\",\"chances\":\"client\"}",
    "{\"cmd\":\"choices\"}",
    "{\"id\":\"x\",\"cmd\":\"apply\",\"choice\":{\"chance\":\"draw\",\"tile\":\"BA/C\"}}",
    "{\"cmd\":\"apply\",\"choice\":{\"c\":\"place\",\"cell\":[0,-1],\"rot\":180}}",
    "{\"cmd\":\"choices\"}",
    "{\"cmd\":\"clone\",\"to\":\"b\"}",
    "{\"cmd\":\"go\",\"bot\":\"greedy\"}",
    "{\"cmd\":\"apply\",\"choice\":{\"c\":\"put\",\"at\":\"city 1\"},\"events\":true}",
    "{\"cmd\":\"apply\",\"choice\":{\"c\":\"put\",\"at\":\"city 9\"}}",
    "{\"cmd\":\"state\"}",
    "{\"cmd\":\"board\"}",
    "{\"cmd\":\"reshuffle\",\"to\":\"c\",\"seat\":\"Ann\",\"seed\":\"5\"}",
    "{\"cmd\":\"chances\",\"by\":\"engine\"}",
    "{\"cmd\":\"undo\",\"count\":2}",
    "{\"cmd\":\"record\"}",
    "{\"cmd\":\"games\"}",
    "{\"cmd\":\"drop\",\"game\":\"b\"}",
    "{\"cmd\":\"helo\"}",
    "no JSON",
    NULL,
};

/* Is it one that can be made again though it may be done, and only its reply was lost? */
static bool repeatable(const char *request)
{
    return !strstr(request, "\"apply\"") && !strstr(request, "\"undo\"") &&
           !strstr(request, "\"drop\"");
}

/* A request that memory was out for is made again, and then answered as it would have been. */
static jac_status ask(jac_protocol *protocol, const char *request, FILE *out, jac_error *error)
{
    bool done = false, quit = false;
    for (int again = 0; again < 1 + repeatable(request) && !done; again++) {
        char *reply = jac_protocol_answer(protocol, request, strlen(request), &quit);
        done = reply && !strstr(reply, "\"code\":\"memory\"");
        if (done) /* what is illegal may be told without what is legal */
            fprintf(out, "%.*s\n", strstr(request, "city 9") ? 16 : INT_MAX, reply);
        free(reply);
    }
    return done ? JAC_OK : jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
}

static jac_status converse(const char *const *request, FILE *out, jac_error *error)
{
    jac_engine *engine = jac_load(base_ini, NULL, NULL, error);
    jac_protocol *protocol = engine ? jac_protocol_new(engine, error) : NULL;
    jac_status status = protocol ? JAC_OK : error->status;
    for (; *request && status == JAC_OK; request++)
        status = ask(protocol, *request, out, error);
    jac_protocol_free(protocol);
    jac_engine_free(engine);
    return status;
}

static jac_status serve(FILE *out, jac_error *error) { return converse(requests, out, error); }

static jac_status serve_new(FILE *out, jac_error *error)
{
    static const char *const request[] = {
        "{\"cmd\":\"new\",\"seed\":\"7\",\"set\":{\"game\":{\"farmers\":\"off\"}}}", NULL
    };
    return converse(request, out, error);
}

/* ---- the table --------------------------------------------------------------------------------
 */

const fault_job fault_commands[] = {
    { "sim", sim },
    { "sim json", sim_json },
    { "merge", merge },
    { "compare", compare },
    { "compare json", compare_json },
    { "explain", explain },
    { "explain text", explain_text },
    { "show", show },
    { "tiles", tiles },
    { "api", api },
    { "run json", run_json },
    { "serve", serve },
    { "serve new", serve_new },
};
const size_t fault_command_count = sizeof fault_commands / sizeof *fault_commands;

static void write_ini(char *path, const char *name, const char *text)
{
    snprintf(path, 100, "%s/%s", fault_scratch, name);
    FILE *file = fopen(path, "w");
    if (!file || fputs(text, file) == EOF || fclose(file) != 0)
        abort();
}

void fault_commands_prepare(void)
{
    jac_error error = { .status = JAC_OK };
    said = tmpfile();
    FILE *out = fopen("/dev/null", "w");
    write_ini(base_ini, "base.ini", "[game]\nplayers = Ann, Bob\nbots = random\nseed = 7\n");
    write_ini(mod_ini, "mod.ini",
              "[game]\nplayers = Ann, Bob\nbots = random\nseed = 7\n"
              "[mods]\npath = " JAC_SOURCE_DIR "/mods\nseven_roads = on\n");
    snprintf(jsonl, sizeof jsonl, "%s/out.jsonl", fault_scratch);
    snprintf(csv, sizeof csv, "%s/out.csv", fault_scratch);
    snprintf(pairs, sizeof pairs, "%s/pairs.jsonl", fault_scratch);
    snprintf(games, sizeof games, "%s/games.jsonl", fault_scratch);
    if (!said || !out || sim(out, &error) != JAC_OK || rename(jsonl, games) != 0) {
        printf("# %s\n", error.what);
        abort();
    }
    fclose(out);
}
