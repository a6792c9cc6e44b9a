/* protocol_read.c - what stands in a request: its keys, their types, the game and seat they mean.
 */
#include "protocol_parts.h"

#include <stdlib.h>
#include <string.h>

#include "problem.h"

static const char default_game[] = "main";

/* ---- keys -------------------------------------------------------------------------------------
 */

/* Digits of a number that fits. */
static bool read_digits(const char *text, uint64_t *number)
{
    uint64_t value = 0;
    if (!*text)
        return false;
    for (; *text; text++) {
        uint64_t digit = (uint64_t)(*text - '0');
        if (*text < '0' || *text > '9' || value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *number = value;
    return true;
}

static bool read_number(const json_t *json, uint64_t *number)
{
    if (json_is_string(json))
        return read_digits(json_string_value(json), number);
    if (!json_is_integer(json) || json_integer_value(json) < 0)
        return false;
    *number = (uint64_t)json_integer_value(json);
    return true;
}

/* What it should be, when it isn't; else NULL. */
static const char *wrong(jac_want want, const json_t *json)
{
    uint64_t number;
    size_t length = json_is_string(json) ? json_string_length(json) : 0;
    switch (want) {
    case JAC_WANT_ANY:
        return NULL;
    case JAC_WANT_TEXT:
        return json_is_string(json) ? NULL : "a text";
    case JAC_WANT_FLAG:
        return json_is_boolean(json) ? NULL : "true or false";
    case JAC_WANT_OBJECT:
        return json_is_object(json) ? NULL : "an object";
    case JAC_WANT_COUNT:
        return json_is_integer(json) && json_integer_value(json) > 0 ? NULL
                                                                     : "a whole number from 1";
    case JAC_WANT_NUMBER:
        return read_number(json, &number) ? NULL
                                          : "a whole number from 0 to 18446744073709551615, better "
                                            "in quotes";
    case JAC_WANT_SEAT:
        return json_is_string(json) || json_is_integer(json) ? NULL : "a player's name or number";
    case JAC_WANT_GAME:
        return length > 0 && length <= NAME_MAX_BYTES ? NULL : "a text of 1 to 32 bytes";
    }
    return NULL;
}

static const jac_key *find_key(const jac_command *command, const char *name)
{
    for (const jac_key *key = command->key; key->name; key++)
        if (strcmp(key->name, name) == 0)
            return key;
    return NULL;
}

jac_status jac_request_check(const jac_command *command, const json_t *request, jac_error *error)
{
    const char *names[JAC_KEYS_MAX + 2] = { "cmd", "id" }, *name;
    char hint[JAC_HINT_SIZE];
    size_t count = 2;
    json_t *value;
    for (const jac_key *key = command->key; key->name; key++) {
        names[count++] = key->name;
        if (key->needed && !json_object_get(request, key->name))
            return jac_blame(error, JAC_E_USE, NULL, 0, NULL, "%s needs \"%s\"", command->name,
                             key->name);
    }
    json_object_foreach((json_t *)(uintptr_t)request, name, value)
    {
        const jac_key *key = find_key(command, name);
        if (!key && strcmp(name, "cmd") != 0 && strcmp(name, "id") != 0)
            return jac_blame(error, JAC_E_USE, NULL, 0, jac_hint_names(hint, name, names, count),
                             "%s has no \"%.100s\"", command->name, name);
        if (key && wrong(key->want, value))
            return jac_blame(error, JAC_E_INPUT, NULL, 0, NULL, "\"%s\" is %s", name,
                             wrong(key->want, value));
    }
    return JAC_OK;
}

/* ---- values -----------------------------------------------------------------------------------
 */

const char *jac_request_name(const json_t *request, const char *key)
{
    const char *name = json_string_value(json_object_get(request, key));
    return name ? name : default_game;
}

jac_served *jac_request_game(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    const char *wanted = jac_request_name(request, "game");
    const char *names[JAC_PROTOCOL_GAMES_MAX];
    char hint[JAC_HINT_SIZE];
    size_t count = 0;
    for (size_t i = 0; i < JAC_PROTOCOL_GAMES_MAX; i++) {
        if (strcmp(protocol->game[i].name, wanted) == 0)
            return &protocol->game[i];
        if (protocol->game[i].name[0])
            names[count++] = protocol->game[i].name;
    }
    jac_hint_names(hint, wanted, names, count);
    jac_blame(error, JAC_E_USE, NULL, 0, count > 0 ? hint : "begin one: {\"cmd\":\"new\"}",
              "there is no game \"%s\"", wanted);
    return NULL;
}

int jac_request_seat(const jac_served *game, const json_t *request, jac_error *error)
{
    const json_t *seat = json_object_get(request, "seat");
    const jac_game *g = jac_session_game(game->session);
    jac_engine *engine = game->shared->engine;
    const char *names[JAC_PLAYERS_MAX];
    char hint[JAC_HINT_SIZE];
    int players = jac_game_players(engine), to_act = jac_game_to_act(g);
    if (!seat)
        return to_act < 0 ? jac_game_active(g) : to_act;
    for (int p = 0; p < players; p++) {
        names[p] = jac_player_name(engine, p);
        if (json_is_integer(seat) ? json_integer_value(seat) == p
                                  : strcmp(json_string_value(seat), names[p]) == 0)
            return p;
    }
    if (json_is_integer(seat)) {
        jac_blame(error, JAC_E_USE, NULL, 0, NULL, "seats go from 0 to %d", players - 1);
    } else {
        jac_hint_names(hint, json_string_value(seat), names, (size_t)players);
        jac_blame(error, JAC_E_USE, NULL, 0, hint, "there is no player \"%.100s\"",
                  json_string_value(seat));
    }
    return -1;
}

bool jac_request_seed(const json_t *request, uint64_t *seed)
{
    return read_number(json_object_get(request, "seed"), seed);
}
