/* protocol.c - the commands of the protocol, and how a request becomes a reply. */
#define _GNU_SOURCE
#include "protocol_parts.h"

#include <stdlib.h>
#include <string.h>

#include "json_make.h"
#include "problem.h"

static json_t *serve_ready(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    (void)protocol;
    (void)request;
    (void)error;
    return json_object();
}

#define GAME                                                                                       \
    {                                                                                              \
        "game", JAC_WANT_GAME, false                                                               \
    }
const jac_command jac_commands[] = {
    { "hello",
      jac_serve_hello,
      "names, versions, the ruleset, its options and the commands",
      { GAME } },
    { "ready", serve_ready, "answered readyok when all before it is done", { { 0 } } },
    { "new",
      jac_serve_new,
      "begins a game, of another ruleset with ini or set",
      { GAME,
        { "ini", JAC_WANT_TEXT, false },
        { "set", JAC_WANT_OBJECT, false },
        { "seed", JAC_WANT_NUMBER, false },
        { "chances", JAC_WANT_TEXT, false } } },
    { "games", jac_serve_games, "where each game stands", { { 0 } } },
    { "state",
      jac_serve_state,
      "the position as a seat may see it",
      { GAME, { "seat", JAC_WANT_SEAT, false } } },
    { "tiles", jac_serve_tiles, "every tile type of the ruleset", { GAME } },
    { "choices", jac_serve_choices, "what is legal now, or can come at a chance", { GAME } },
    { "apply",
      jac_serve_apply,
      "makes a choice, or answers a chance",
      { GAME, { "choice", JAC_WANT_ANY, true }, { "events", JAC_WANT_FLAG, false } } },
    { "undo",
      jac_serve_undo,
      "takes the last choices back",
      { GAME, { "count", JAC_WANT_COUNT, false } } },
    { "chances",
      jac_serve_chances,
      "who answers chances from now on: client or engine",
      { GAME, { "by", JAC_WANT_TEXT, true } } },
    { "go", jac_serve_go, "what a bot would choose", { GAME, { "bot", JAC_WANT_TEXT, false } } },
    { "clone", jac_serve_clone, "copies a game", { GAME, { "to", JAC_WANT_GAME, true } } },
    { "reshuffle",
      jac_serve_reshuffle,
      "copies a game and deals anew what a seat can't know",
      { GAME,
        { "to", JAC_WANT_GAME, true },
        { "seat", JAC_WANT_SEAT, false },
        { "seed", JAC_WANT_NUMBER, false } } },
    { "drop", jac_serve_drop, "forgets a game", { GAME } },
    { "record", jac_serve_record, "the game so far, as a record's lines", { GAME } },
    { "board", jac_serve_board, "the board as text", { GAME } },
    { "quit", serve_ready, "the last command", { { 0 } } },
    { 0 },
};
#undef GAME

/* ---- beginning and ending ---------------------------------------------------------------------
 */

jac_protocol *jac_protocol_new(jac_engine *engine, jac_error *error)
{
    jac_protocol *protocol = calloc(1, sizeof *protocol);
    if (!protocol) {
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        return NULL;
    }
    protocol->first = (jac_shared){ .engine = engine, .lent = true };
    return protocol;
}

void jac_protocol_free(jac_protocol *protocol)
{
    if (!protocol)
        return;
    for (size_t i = 0; i < JAC_PROTOCOL_GAMES_MAX; i++)
        jac_served_end(&protocol->game[i]);
    json_decref(protocol->problems);
    json_decref(protocol->warnings);
    free(protocol);
}

/* ---- errors -----------------------------------------------------------------------------------
 */

static void set_text(json_t **object, const char *key, const char *text)
{
    char plain[sizeof((jac_error *)NULL)->what];
    if (!text[0])
        return;
    snprintf(plain, sizeof plain, "%s", text);
    jac_plain(plain);
    jac_json_set(object, key, jac_json_string(plain));
}

static json_t *error_json(const jac_error *error)
{
    json_t *object = json_object();
    jac_json_set(&object, "code", jac_json_string(jac_status_code(error->status)));
    set_text(&object, "what", error->what);
    set_text(&object, "hint", error->hint);
    set_text(&object, "file", error->file);
    if (error->line > 0)
        jac_json_set(&object, "line", json_integer(error->line));
    set_text(&object, "module", error->module);
    set_text(&object, "hook", error->hook);
    return object;
}

/* {"id":1,"error":{...}}; `problems` (may be NULL) are all that an INI had. */
static json_t *failure(const json_t *id, const jac_error *error, json_t *problems)
{
    json_t *reply = json_object();
    if (id)
        jac_json_set(&reply, "id", json_deep_copy(id));
    jac_json_set(&reply, "error", error_json(error));
    if (problems)
        jac_json_set(&reply, "problems", json_incref(problems));
    return reply;
}

char *jac_protocol_too_long(void)
{
    jac_error error;
    jac_blame(&error, JAC_E_INPUT, NULL, 0, "a request is one line",
              "the line has more than %d bytes", JAC_PROTOCOL_LINE_MAX);
    json_t *reply = failure(NULL, &error, NULL);
    char *text = jac_json_text(reply);
    json_decref(reply);
    return text;
}

/* ---- answering --------------------------------------------------------------------------------
 */

/* The "id" to be given back: a text or a whole number. False when it is something else. */
static bool read_id(const json_t *request, const json_t **id, jac_error *error)
{
    *id = json_object_get(request, "id");
    if (!*id || json_is_string(*id) || json_is_integer(*id))
        return true;
    *id = NULL;
    jac_blame(error, JAC_E_INPUT, NULL, 0, NULL, "\"id\" is a text or a whole number");
    return false;
}

static const jac_command *find_command(const json_t *request, jac_error *error)
{
    const char *names[sizeof jac_commands / sizeof *jac_commands];
    const char *name = json_string_value(json_object_get(request, "cmd"));
    char hint[JAC_HINT_SIZE];
    size_t count = 0;
    for (; jac_commands[count].name; count++) {
        names[count] = jac_commands[count].name;
        if (name && strcmp(name, names[count]) == 0)
            return jac_commands + count;
    }
    if (!name) {
        jac_blame(error, JAC_E_INPUT, NULL, 0, "write {\"cmd\":\"hello\"}",
                  "the request has no \"cmd\", a text");
        return NULL;
    }
    jac_hint_names(hint, name, names, count);
    jac_blame(error, JAC_E_USE, NULL, 0, hint[0] ? hint : "hello tells the commands",
              "there is no command \"%.100s\"", name);
    return NULL;
}

static json_t *success(const jac_command *command, const json_t *id, json_t *result,
                       json_t *warnings)
{
    json_t *reply = json_object();
    if (id)
        jac_json_set(&reply, "id", json_deep_copy(id));
    jac_json_set(&reply, "reply",
                 jac_json_string(command->run == serve_ready && strcmp(command->name, "ready") == 0
                                     ? "readyok"
                                     : command->name));
    if (reply && json_object_update(reply, result) != 0) {
        json_decref(reply);
        reply = NULL;
    }
    json_decref(result);
    if (warnings)
        jac_json_set(&reply, "warnings", json_incref(warnings));
    return reply;
}

/* The reply to a request that is an object. */
static json_t *run(jac_protocol *protocol, const json_t *request, bool *quit)
{
    jac_error error = { .status = JAC_OK };
    const json_t *id = NULL;
    const jac_command *command =
        read_id(request, &id, &error) ? find_command(request, &error) : NULL;
    if (!command || jac_request_check(command, request, &error) != JAC_OK)
        return failure(id, &error, NULL);
    json_t *result = command->run(protocol, request, &error);
    json_t *reply;
    if (result) {
        *quit = strcmp(command->name, "quit") == 0;
        reply = success(command, id, result, protocol->warnings);
    } else {
        if (error.status == JAC_OK)
            jac_fail(&error, JAC_E_MEMORY, NULL, 0, "memory is out");
        reply = failure(id, &error, protocol->problems);
    }
    json_decref(protocol->problems);
    json_decref(protocol->warnings);
    protocol->problems = protocol->warnings = NULL;
    return reply;
}

char *jac_protocol_answer(jac_protocol *protocol, const char *line, size_t length, bool *quit)
{
    json_error_t at;
    bool no_memory;
    jac_error error;
    *quit = false;
    json_t *request = jac_json_read(line, length, &at, &no_memory), *reply;
    if (no_memory) {
        jac_fail(&error, JAC_E_MEMORY, NULL, 0, "memory is out");
        reply = failure(NULL, &error, NULL);
    } else if (!request) {
        jac_blame(&error, JAC_E_INPUT, NULL, 0, "a request is one object, like {\"cmd\":\"hello\"}",
                  "this is not JSON: %s (byte %d)", at.text, at.position);
        reply = failure(NULL, &error, NULL);
    } else if (!json_is_object(request)) {
        jac_blame(&error, JAC_E_INPUT, NULL, 0, "a request is one object, like {\"cmd\":\"hello\"}",
                  "this is not a request");
        reply = failure(NULL, &error, NULL);
    } else {
        reply = run(protocol, request, quit);
    }
    json_decref(request);
    if (!reply) {
        jac_fail(&error, JAC_E_MEMORY, NULL, 0, "memory is out");
        reply = failure(NULL, &error, NULL);
    }
    char *text = jac_json_text(reply);
    json_decref(reply);
    return text;
}
