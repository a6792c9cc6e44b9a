/* jcz_read.c - a .jcz file: its JSON, players, messages and draws. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jcz_internal.h"
#include "json_make.h"

static const char *const kind_names[JCZ_KIND_COUNT] = { "PLACE_TILE", "DEPLOY_MEEPLE", "PASS",
                                                        "COMMIT", "UNDO" };

bool jcz_integer(const json_t *value, long min, long max, int *result)
{
    double number;
    if (json_is_integer(value)) {
        json_int_t whole = json_integer_value(value);
        if (whole < min || whole > max) {
            return false;
        }
        *result = (int)whole;
        return true;
    }
    if (!json_is_real(value)) {
        return false;
    }
    number = json_real_value(value);
    if (!(number >= (double)min && number <= (double)max) || number != (double)(long)number) {
        return false;
    }
    *result = (int)number;
    return true;
}

/* ---- the text */

static jac_status load_text(const char *path, char **text, size_t *length, jac_error *error)
{
    FILE *file = fopen(path, "rb");
    size_t room = 0;
    *text = NULL;
    *length = 0;
    if (file == NULL) {
        return jac_fail(error, JAC_E_IO, path, 0, "can't be opened: %s", strerror(errno));
    }
    for (;;) {
        size_t got;
        if (room - *length < 65536) {
            char *more = realloc(*text, room + 65536 + room / 2);
            if (more == NULL) {
                fclose(file);
                return jac_fail(error, JAC_E_MEMORY, path, 0, "memory is out");
            }
            room += 65536 + room / 2;
            *text = more;
        }
        got = fread(*text + *length, 1, room - *length, file);
        *length += got;
        if (got == 0 || *length > JCZ_FILE_MAX) {
            break;
        }
    }
    if (ferror(file)) {
        jac_fail(error, JAC_E_IO, path, 0, "can't be read: %s", strerror(errno));
        fclose(file);
        return JAC_E_IO;
    }
    fclose(file);
    if (*length > JCZ_FILE_MAX) {
        return jac_fail(error, JAC_E_INPUT, path, 0, "is longer than %d bytes; no game is",
                        JCZ_FILE_MAX);
    }
    return JAC_OK;
}

static jac_status load_json(jcz_file *file, jac_error *error)
{
    char *text = NULL;
    size_t length = 0;
    json_error_t problem;
    bool no_memory;
    jac_status status = load_text(file->path, &text, &length, error);
    if (status == JAC_OK) {
        file->root = jac_json_read(text, length, &problem, &no_memory);
        if (no_memory) {
            status = jac_fail(error, JAC_E_MEMORY, file->path, 0, "memory is out");
        } else if (file->root == NULL) {
            status = jac_fail(error, JAC_E_INPUT, file->path, problem.line, "not JSON: %s",
                              problem.text);
        } else if (!json_is_object(file->root)) {
            status = jac_fail(error, JAC_E_INPUT, file->path, 1,
                              "not a game; a .jcz file is one "
                              "JSON object");
        }
    }
    free(text);
    return status;
}

/* ---- players, draws */

static jac_status read_players(jcz_file *file, jac_error *error)
{
    const json_t *list = json_object_get(file->root, "players");
    size_t count = json_array_size(list);
    if (!json_is_array(list) || count < 1 || count > JAC_PLAYERS_MAX) {
        return jac_fail(error, JAC_E_INPUT, file->path, 0, "\"players\" must be a list of 1 to %d",
                        JAC_PLAYERS_MAX);
    }
    file->players = (int)count;
    for (size_t i = 0; i < count; i++) {
        const char *name = json_string_value(json_object_get(json_array_get(list, i), "name"));
        if (name == NULL) {
            return jac_fail(error, JAC_E_INPUT, file->path, 0, "player %zu has no name", i + 1);
        }
        file->name[i] = name;
    }
    return JAC_OK;
}

static jac_status read_draws(jcz_file *file, jac_error *error)
{
    const json_t *notes = json_object_get(file->root, "gameAnnotations");
    const json_t *order = json_object_get(notes, "drawOrder");
    const json_t *end = json_object_get(notes, "endTurn");
    int turns = 0;
    const char *key = "drawOrder";
    if (order == NULL || json_is_null(order)) {
        key = "drawn";
        order = json_object_get(file->root, key);
    }
    if (order != NULL && !json_is_null(order)) {
        if (!json_is_array(order)) {
            return jac_fail(error, JAC_E_INPUT, file->path, 0, "\"%s\" must be a list of tiles",
                            key);
        }
        for (size_t i = 0; i < json_array_size(order); i++) {
            if (!json_is_string(json_array_get(order, i))) {
                return jac_fail(error, JAC_E_INPUT, file->path, 0,
                                "\"%s\" entry %zu is not a tile's name", key, i + 1);
            }
        }
        file->order = order;
    }
    if (end != NULL && !json_is_null(end)) {
        if (!jcz_integer(end, 1, JCZ_MESSAGES_MAX, &turns)) {
            return jac_fail(error, JAC_E_INPUT, file->path, 0,
                            "\"endTurn\" must be a number from 1 to %d", JCZ_MESSAGES_MAX);
        }
        file->end_turn = (size_t)turns;
    }
    return JAC_OK;
}

/* ---- messages */

static jac_status read_message(jcz_file *file, size_t n, const json_t *from, jac_error *error)
{
    jcz_message *message = &file->message[n - 1];
    const char *type = json_string_value(json_object_get(from, "type"));
    const json_t *player = json_object_get(from, "player");
    int index = -1, kind = 0;
    if (type == NULL) {
        return jac_fail(error, JAC_E_INPUT, file->path, 0,
                        "message %zu: not an object with a \"type\"", n);
    }
    while (kind < JCZ_KIND_COUNT && strcmp(type, kind_names[kind]) != 0) {
        kind++;
    }
    if (kind == JCZ_OF_MODULE && !jcz_message_known(file, type)) {
        return jac_fail(error, JAC_E_RULES, file->path, 0,
                        "message %zu: no rule here knows \"%.40s\"", n, type);
    }
    if (player != NULL && !json_is_null(player) &&
        !jcz_integer(player, 0, file->players - 1, &index)) {
        return jac_fail(error, JAC_E_INPUT, file->path, 0,
                        "message %zu (%s): \"player\" must be a number from 0 to %d", n, type,
                        file->players - 1);
    }
    message->kind = (uint8_t)kind;
    message->type = type;
    message->player = (int8_t)index;
    message->payload = json_object_get(from, "payload");
    return JAC_OK;
}

/* An UNDO takes back the last message that still stands; none of the two is played. */
static jac_status drop_undone(jcz_file *file, jac_error *error)
{
    size_t standing = 0; /* the last message that stands, from 1 */
    for (size_t n = 1; n <= file->message_count; n++) {
        jcz_message *message = &file->message[n - 1];
        if (message->kind != JCZ_UNDO) {
            message->before = (uint32_t)standing;
            standing = n;
            continue;
        }
        if (standing == 0 || file->message[standing - 1].kind == JCZ_COMMIT) {
            return jac_fail(error, JAC_E_INPUT, file->path, 0,
                            "message %zu (UNDO): nothing that could be taken back", n);
        }
        message->dropped = true;
        file->message[standing - 1].dropped = true;
        standing = file->message[standing - 1].before;
    }
    return JAC_OK;
}

static jac_status read_messages(jcz_file *file, jac_error *error)
{
    const json_t *replay = json_object_get(file->root, "replay");
    size_t count = json_array_size(replay);
    if (!json_is_array(replay)) {
        return jac_fail(error, JAC_E_INPUT, file->path, 0, "\"replay\" must be a list of messages");
    }
    if (count > JCZ_MESSAGES_MAX) {
        return jac_fail(error, JAC_E_INPUT, file->path, 0, "%zu messages; no game has more than %d",
                        count, JCZ_MESSAGES_MAX);
    }
    file->message = calloc(count + 1, sizeof *file->message);
    if (file->message == NULL) {
        return jac_fail(error, JAC_E_MEMORY, file->path, 0, "memory is out");
    }
    file->message_count = count;
    for (size_t i = 0; i < count; i++) {
        jac_status status = read_message(file, i + 1, json_array_get(replay, i), error);
        if (status != JAC_OK) {
            return status;
        }
    }
    return drop_undone(file, error);
}

jac_status jcz_read(jcz_file *file, const char *path, jac_error *error)
{
    const json_t *assertions;
    jac_status status;
    memset(file, 0, sizeof *file);
    file->path = path;
    status = load_json(file, error);
    if (status == JAC_OK) {
        status = read_players(file, error);
    }
    if (status == JAC_OK) {
        status = read_draws(file, error);
    }
    if (status == JAC_OK) {
        status = jcz_read_modules(file, error);
    }
    if (status == JAC_OK) {
        status = jcz_check_setup(file, error);
    }
    if (status == JAC_OK) {
        status = read_messages(file, error);
    }
    if (status == JAC_OK) {
        assertions = json_object_get(json_object_get(file->root, "test"), "assertions");
        file->assertions = json_is_array(assertions) ? assertions : NULL;
    }
    return status;
}

void jcz_file_free(jcz_file *file)
{
    free(file->message);
    json_decref(file->modules);
    json_decref(file->root);
    memset(file, 0, sizeof *file);
}
