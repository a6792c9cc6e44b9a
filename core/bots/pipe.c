/* pipe.c - the bot `pipe:COMMAND`: an outside program plays, in lines of JSON
 * (core/cli/PROTOCOL.md).
 *
 * It is started at its first choice and told the ruleset; each choice then is one line with all
 * that its seat may see and the legal choices, and one line comes back. Whatever it does instead is
 * its player's loss (JAC_E_BOT) and its own end; the next choice would start it afresh. */
#define _GNU_SOURCE
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "bots.h"
#include "json_make.h"
#include "pipe_child.h"
#include "problem.h"
#include "protocol.h"
#include "setup.h"
#include "state_json.h"

enum {
    GRACE = 500, /* milliseconds that a bot has to go when the games are over */
    DYING = 200, /* and when it has closed its output: it may be dying */
    WHY_SIZE = 300,
    QUOTED_MAX = 120, /* bytes of a wrong answer that are shown */
};

typedef struct jac_pipe {
    char *command;
    const char *folder; /* the INI's; NULL: where we are */
    uint32_t limit;     /* milliseconds for an answer */
    jac_child *child;   /* NULL: not running */
    int64_t asked;      /* number of the last question */
    int seat;           /* of the game that is played; who sits where is in the hello */
    bool greeted;       /* it was told the hello of this seating */
} jac_pipe;

static void end(jac_bot *bot, jac_engine *engine)
{
    jac_pipe *pipe = bot->own;
    (void)engine;
    jac_child_end(pipe->child, GRACE, NULL);
    free(pipe->command);
    free(pipe);
}

/* Of many games it hears the hello again when it sits elsewhere than in the one before. */
static jac_status begin(jac_bot *bot, jac_engine *engine, int seat, jac_error *error)
{
    jac_pipe *pipe = bot->own;
    (void)engine;
    (void)error;
    pipe->greeted = pipe->greeted && pipe->seat == seat;
    pipe->seat = seat;
    return JAC_OK;
}

jac_status jac_bot_make_pipe(jac_bot *bot, jac_engine *engine, const char *argument,
                             jac_error *error)
{
    const jac_setup *setup = jac_setup_of(engine);
    jac_pipe *pipe = calloc(1, sizeof *pipe);
    char *command = strdup(argument);
    if (!pipe || !command) {
        free(pipe);
        free(command);
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    pipe->command = command;
    pipe->folder = setup ? setup->settings->folder : NULL;
    pipe->limit = setup ? setup->bot_time : JAC_BOT_TIME;
    bot->own = pipe;
    bot->end = end;
    bot->begin = begin;
    return JAC_OK;
}

/* ---- losing --------------------------------------------------------------------------------- */

/* Ends the bot and says why its player has lost. */
static jac_status lose(jac_pipe *pipe, jac_engine *engine, const jac_game *game, const char *hint,
                       const char *why, jac_error *error)
{
    jac_child_end(pipe->child, 0, NULL);
    pipe->child = NULL;
    jac_blame(error, JAC_E_BOT, NULL, 0, hint, "%s has lost in turn %d: the bot \"pipe:%.100s\" %s",
              jac_player_name(engine, jac_game_to_act(game)), jac_game_turn(game), pipe->command,
              why);
    if (error)
        jac_plain(error->what);
    return JAC_E_BOT;
}

/* It closed its output or input: says how it ended, if it did. */
static jac_status lose_ended(jac_pipe *pipe, jac_engine *engine, const jac_game *game,
                             jac_error *error)
{
    char why[WHY_SIZE];
    int how;
    jac_child_end(pipe->child, DYING, &how);
    pipe->child = NULL;
    if (how == -1)
        snprintf(why, sizeof why, "has closed its standard input or output");
    else if (WIFSIGNALED(how))
        snprintf(why, sizeof why, "was ended by signal %d (%s)", WTERMSIG(how),
                 strsignal(WTERMSIG(how)));
    else if (WEXITSTATUS(how) == 127)
        snprintf(why, sizeof why, "died with status 127: there may be no such program");
    else
        snprintf(why, sizeof why, "died with status %d", WEXITSTATUS(how));
    return lose(pipe, engine, game, NULL, why, error);
}

static jac_status lose_answer(jac_pipe *pipe, jac_engine *engine, const jac_game *game,
                              const char *answer, const char *what, const char *hint,
                              jac_error *error)
{
    char why[WHY_SIZE];
    snprintf(why, sizeof why, "answered %.*s%s: %.150s", QUOTED_MAX, answer,
             strlen(answer) > QUOTED_MAX ? "..." : "", what);
    return lose(pipe, engine, game, hint, why, error);
}

/* ---- asking --------------------------------------------------------------------------------- */

/* {"cmd":"choose","id":3,"state":{...},"choices":[...]}, before the first one the hello; allocated.
 * *list is what "choices" names. */
static char *question(jac_bot *bot, jac_engine *engine, const jac_game *game, bool first,
                      jac_listed **list, size_t *count, jac_error *error)
{
    jac_pipe *pipe = bot->own;
    int seat = jac_game_to_act(game);
    if (!bot->ahead && !(bot->ahead = jac_game_clone(engine, game))) {
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        return NULL;
    }
    json_t *choices = jac_choices_json(engine, game, list, count, error);
    if (!choices)
        return NULL;
    jac_observe(engine, bot->ahead, game, seat);
    json_t *state = jac_state_json(engine, bot->ahead, seat, error);
    if (!state) {
        json_decref(choices);
        return NULL;
    }
    json_t *ask = json_object();
    jac_json_set(&ask, "cmd", json_string("choose"));
    jac_json_set(&ask, "id", json_integer(++pipe->asked));
    jac_json_set(&ask, "state", state);
    jac_json_set(&ask, "choices", choices);
    json_t *hello = first ? jac_protocol_hello(engine, seat, pipe->limit) : NULL;
    char *hello_text = jac_json_text(hello), *ask_text = jac_json_text(ask), *text = NULL;
    if (ask_text && (hello_text || !first) &&
        asprintf(&text, "%s%s%s\n", first ? hello_text : "", first ? "\n" : "", ask_text) < 0)
        text = NULL;
    if (!text)
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    json_decref(hello);
    json_decref(ask);
    free(hello_text);
    free(ask_text);
    return text;
}

/* Reads {"id":3,"index":0} or {"id":3,"choice":{...}}. JAC_OK; JAC_E_MEMORY; else *what and *hint
 * say what is wrong with it. */
static jac_status read_answer(jac_pipe *pipe, jac_engine *engine, const jac_game *game,
                              const json_t *answer, const jac_listed *list, size_t count,
                              jac_choice *out, jac_error *error)
{
    static const char form[] = "write {\"id\":N,\"index\":I} or {\"id\":N,\"choice\":{...}}";
    const json_t *id = json_object_get(answer, "id"), *index = json_object_get(answer, "index"),
                 *choice = json_object_get(answer, "choice");
    if (!json_is_object(answer) || json_object_size(answer) != 2 || !id || (!index && !choice))
        return jac_blame(error, JAC_E_INPUT, NULL, 0, form, "this is not an answer");
    if (!json_is_integer(id) || json_integer_value(id) != pipe->asked)
        return jac_blame(error, JAC_E_INPUT, NULL, 0, "one line for each question, with its id",
                         "question %lld was asked", (long long)pipe->asked);
    if (choice)
        return jac_choice_from_json(engine, game, choice, out, NULL, 0, error);
    if (!json_is_integer(index) || json_integer_value(index) < 0 ||
        (json_int_t)count <= json_integer_value(index))
        return jac_blame(error, JAC_E_INPUT, NULL, 0, "the first is 0",
                         "\"index\" is one of %zu choices", count);
    *out = list[json_integer_value(index)].choice;
    return JAC_OK;
}

static jac_status judge(jac_pipe *pipe, jac_engine *engine, const jac_game *game, const char *line,
                        size_t length, const jac_listed *list, size_t count, jac_choice *out,
                        jac_error *error)
{
    json_error_t at;
    bool no_memory;
    jac_error wrong;
    char what[WHY_SIZE];
    json_t *answer = jac_json_read(line, length, &at, &no_memory);
    if (no_memory)
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    if (!answer) {
        snprintf(what, sizeof what, "this is not JSON: %s", at.text);
        return lose_answer(pipe, engine, game, line, what, NULL, error);
    }
    jac_status status = read_answer(pipe, engine, game, answer, list, count, out, &wrong);
    json_decref(answer);
    if (status == JAC_E_MEMORY || status == JAC_E_MODULE) {
        if (error)
            *error = wrong;
        return status;
    }
    return status == JAC_OK ? JAC_OK
                            : lose_answer(pipe, engine, game, line, wrong.what, wrong.hint, error);
}

/* Sends the question and reads the answer. */
static jac_status ask(jac_pipe *pipe, jac_engine *engine, const jac_game *game, const char *text,
                      const jac_listed *list, size_t count, jac_choice *out, jac_error *error)
{
    char why[WHY_SIZE];
    const char *line = NULL;
    size_t length = 0;
    switch (jac_child_ask(pipe->child, text, strlen(text), pipe->limit, &line, &length)) {
    case JAC_CHILD_LINE:
        return judge(pipe, engine, game, line, length, list, count, out, error);
    case JAC_CHILD_LATE:
        snprintf(why, sizeof why, "gave no answer within %u ms", pipe->limit);
        return lose(pipe, engine, game, "[game] bot_time gives it longer", why, error);
    case JAC_CHILD_FLOOD:
        snprintf(why, sizeof why, "wrote more than %d bytes without a line end",
                 JAC_CHILD_LINE_MAX - 1);
        return lose(pipe, engine, game, NULL, why, error);
    case JAC_CHILD_ENDED:
        break;
    }
    return lose_ended(pipe, engine, game, error);
}

jac_status jac_bot_pipe(jac_bot *bot, jac_engine *engine, const jac_game *game, jac_choice *out,
                        jac_error *error)
{
    jac_pipe *pipe = bot->own;
    jac_listed *list = NULL;
    size_t count = 0;
    jac_error ignored;
    error = error ? error : &ignored;
    bool first = !pipe->child || !pipe->greeted;
    char *text = question(bot, engine, game, first, &list, &count, error);
    jac_status status = JAC_OK;
    if (!text) {
        free(list);
        return error->status;
    }
    if (!pipe->child && !(pipe->child = jac_child_start(pipe->command, pipe->folder, error)))
        status = error->status;
    pipe->greeted = status == JAC_OK;
    if (status == JAC_OK)
        status = ask(pipe, engine, game, text, list, count, out, error);
    free(list);
    free(text);
    return status;
}
