/* fuzz_protocol.c - a conversation with `serve`: each line of the input is a request. Every reply
 * is one JSON object on one line, whatever came; what is left open at the end is freed. */
#define _GNU_SOURCE
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "protocol.h"

static jac_engine *engine;

static void prepare(void)
{
    jac_error error;
    jac_settings *settings = jac_settings_new(".", "game.ini");
    jac_settings_add(settings, "rules", "peasant_revolts", "on", NULL, 1);
    jac_settings_add(settings, "rules", "festival", "on", NULL, 2);
    engine = jac_load_settings(settings, fuzz_report, NULL, &error);
    jac_settings_free(settings);
    if (!engine)
        abort();
}

static void check_reply(const char *reply)
{
    json_error_t at;
    if (!reply || strchr(reply, '\n'))
        abort();
    json_t *json = json_loads(reply, JSON_REJECT_DUPLICATES, &at);
    bool named = json_object_get(json, "reply"), wrong = json_object_get(json, "error");
    const char *code = json_string_value(json_object_get(json_object_get(json, "error"), "code"));
    if (!json || named == wrong || (wrong && (!code || strcmp(code, "fault") == 0)))
        abort();
    json_decref(json);
}

/* Bots that search for minutes, and files of this machine, are not what is looked for. */
static bool too_much(const uint8_t *line, size_t length)
{
    return memmem(line, length, "mcts", 4) || memmem(line, length, "\"ini\"", 5) ||
           memmem(line, length, "path", 4);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    jac_error error;
    bool quit = false;
    if (!engine)
        prepare();
    jac_protocol *protocol = jac_protocol_new(engine, &error);
    for (size_t at = 0; at < size && !quit;) {
        const uint8_t *end = memchr(data + at, '\n', size - at);
        size_t length = end ? (size_t)(end - data) - at : size - at;
        if (!too_much(data + at, length)) {
            char *reply = jac_protocol_answer(protocol, (const char *)data + at, length, &quit);
            check_reply(reply);
            free(reply);
        }
        at += length + 1;
    }
    jac_protocol_free(protocol);
    return 0;
}
