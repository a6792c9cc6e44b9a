/* protocol_games.c - the games that are served: begun, copied, guessed, dropped. */
#define _GNU_SOURCE
#include "protocol_parts.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "ini_file.h"
#include "json_make.h"
#include "problem.h"
#include "session.h"
#include "state_json.h"

/* ---- slots ------------------------------------------------------------------------------------
 */

static void release(jac_shared *shared)
{
    if (!shared || --shared->games > 0 || shared->lent)
        return;
    jac_engine_free(shared->engine);
    free(shared);
}

void jac_served_end(jac_served *game)
{
    if (!game->name[0])
        return;
    jac_session_close(game->session, NULL);
    release(game->shared);
    *game = (jac_served){ .name = "" };
}

/* The place of the game of that name, or a free one; NULL and *error when all are taken. */
static jac_served *place_for(jac_protocol *protocol, const char *name, jac_error *error)
{
    jac_served *free_one = NULL;
    for (size_t i = 0; i < JAC_PROTOCOL_GAMES_MAX; i++) {
        jac_served *game = &protocol->game[i];
        if (strcmp(game->name, name) == 0)
            return game;
        if (!game->name[0] && !free_one)
            free_one = game;
    }
    if (!free_one)
        jac_blame(error, JAC_E_USE, NULL, 0, "drop one", "there are %d games already",
                  JAC_PROTOCOL_GAMES_MAX);
    return free_one;
}

/* Puts a session under the name, in place of what stood there. */
static json_t *put(jac_served *at, const char *name, jac_shared *shared, jac_session *session,
                   bool guessed)
{
    shared->games++; /* before the old one lets go: it may be the same */
    jac_served_end(at);
    snprintf(at->name, sizeof at->name, "%s", name);
    at->shared = shared;
    at->session = session;
    at->guessed = guessed;
    return jac_served_json(at);
}

json_t *jac_served_json(const jac_served *served)
{
    jac_engine *engine = served->shared->engine;
    const jac_game *game = jac_session_game(served->session);
    int to_act = jac_game_to_act(game);
    char hash[32];
    json_t *json = json_object(), *points = json_array();
    for (int p = 0; p < jac_game_players(engine); p++)
        jac_json_add(&points, json_integer(jac_game_points(engine, game, p)));
    snprintf(hash, sizeof hash, "0x%016" PRIx64, jac_session_hash(served->session));
    jac_json_set(&json, "game", jac_json_string(served->name));
    jac_json_set(&json, "waits", jac_json_string(jac_waits_name(jac_game_waits(game))));
    jac_json_set(&json, "to_act",
                 to_act < 0 ? json_null() : jac_json_string(jac_player_name(engine, to_act)));
    jac_json_set(&json, "turn", json_integer(jac_game_turn(game)));
    jac_json_set(&json, "moves", json_integer((json_int_t)jac_session_moves(served->session)));
    jac_json_set(&json, "points", points);
    jac_json_set(&json, "hash", jac_json_string(hash));
    return json;
}

json_t *jac_serve_games(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    (void)request;
    (void)error;
    json_t *json = json_object(), *list = json_array();
    for (size_t i = 0; i < JAC_PROTOCOL_GAMES_MAX; i++)
        if (protocol->game[i].name[0])
            jac_json_add(&list, jac_served_json(&protocol->game[i]));
    jac_json_set(&json, "games", list);
    return json;
}

json_t *jac_serve_drop(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    jac_served *game = jac_request_game(protocol, request, error);
    if (!game)
        return NULL;
    json_t *json = json_object();
    jac_json_set(&json, "game", jac_json_string(game->name));
    jac_served_end(game);
    return json;
}

/* ---- rulesets ---------------------------------------------------------------------------------
 */

static void note(void *ud, const jac_error *error, bool warning)
{
    jac_protocol *protocol = ud;
    json_t **list = warning ? &protocol->warnings : &protocol->problems;
    char text[sizeof error->file + sizeof error->what + sizeof error->hint + 64];
    if (warning)
        snprintf(text, sizeof text, "%s:%d: warning: %s%s%s", error->file, error->line, error->what,
                 error->hint[0] ? "; " : "", error->hint);
    else
        jac_error_text(error, text, sizeof text);
    jac_plain(text);
    if (!*list)
        *list = json_array();
    jac_json_add(list, jac_json_string(text));
}

/* The value of a setting as an INI has it; false when it is none. */
static bool setting_text(const json_t *value, char text[32], const char **out)
{
    if (json_is_integer(value))
        snprintf(text, 32, "%lld", (long long)json_integer_value(value));
    else if (json_is_boolean(value))
        snprintf(text, 32, "%s", json_is_true(value) ? "on" : "off");
    *out = json_is_string(value) ? json_string_value(value) : text;
    return json_is_string(value) || json_is_integer(value) || json_is_boolean(value);
}

/* {"section":{"key":value}} into the settings. */
static jac_status change(jac_settings *settings, const json_t *set, jac_error *error)
{
    const char *section, *key, *out;
    char text[32];
    json_t *keys, *value;
    json_object_foreach((json_t *)(uintptr_t)set, section, keys)
    {
        if (!json_is_object(keys))
            return jac_blame(error, JAC_E_INPUT, NULL, 0,
                             "write {\"game\":{\"players\":\"Red, Blue\"}}",
                             "\"%.100s\" in \"set\" is a section, an object", section);
        json_object_foreach(keys, key, value)
        {
            if (!setting_text(value, text, &out))
                return jac_blame(error, JAC_E_INPUT, NULL, 0, NULL,
                                 "\"%.100s\" in \"set\" is a text, a whole number, true or false",
                                 key);
            if (jac_settings_set(settings, section, key, out, "set") != 0)
                return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        }
    }
    return JAC_OK;
}

/* The INI's settings, or a copy of those of the start. */
static jac_settings *base_settings(jac_protocol *protocol, const char *ini, jac_error *error)
{
    jac_problems problems = { .report = note, .ud = protocol, .first = error };
    const jac_setup *setup = jac_setup_of(protocol->first.engine);
    if (!ini && !setup) {
        jac_fail(error, JAC_E_USE, NULL, 0, "this engine was made without an INI; name one");
        return NULL;
    }
    jac_settings *settings =
        ini ? jac_ini_read(ini, &problems) : jac_settings_copy(setup->settings);
    if (settings && problems.errors == 0)
        return settings;
    if (!settings && problems.errors == 0)
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    jac_settings_free(settings);
    return NULL;
}

/* The engine of a request: that of the start, or one of its own; NULL and *error. */
static jac_shared *ruleset(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    const char *ini = json_string_value(json_object_get(request, "ini"));
    const json_t *set = json_object_get(request, "set");
    if (!ini && !set)
        return &protocol->first;
    jac_settings *settings = base_settings(protocol, ini, error);
    jac_engine *engine = NULL;
    jac_shared *shared = calloc(1, sizeof *shared);
    if (settings && (!set || change(settings, set, error) == JAC_OK) && shared)
        engine = jac_load_settings(settings, note, protocol, error);
    jac_settings_free(settings);
    if (!engine) {
        free(shared);
        return NULL;
    }
    shared->engine = engine;
    return shared;
}

/* ---- beginning ----------------------------------------------------------------------------------
 */

/* The request's, the INI's, or a drawn one. */
static jac_status find_seed(const json_t *request, const jac_setup *setup, uint64_t *seed,
                            jac_error *error)
{
    if (jac_request_seed(request, seed))
        return JAC_OK;
    if (setup && setup->seed_given) {
        *seed = setup->seed;
        return JAC_OK;
    }
    if (getrandom(seed, sizeof *seed, 0) == (ssize_t)sizeof *seed)
        return JAC_OK;
    return jac_fail(error, JAC_E_IO, NULL, 0, "no seed can be drawn: %s; give one",
                    strerror(errno));
}

json_t *jac_serve_new(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    const char *name = jac_request_name(request, "game");
    const char *chances = json_string_value(json_object_get(request, "chances"));
    uint64_t seed = 0;
    if (chances && strcmp(chances, "client") != 0 && strcmp(chances, "engine") != 0) {
        jac_blame(error, JAC_E_USE, NULL, 0, NULL, "\"chances\" is \"client\" or \"engine\"");
        return NULL;
    }
    jac_served *at = place_for(protocol, name, error);
    jac_shared *shared = at ? ruleset(protocol, request, error) : NULL;
    if (!shared)
        return NULL;
    jac_session *session = NULL;
    if (find_seed(request, jac_setup_of(shared->engine), &seed, error) == JAC_OK)
        session = jac_session_begin(shared->engine, seed, chances && *chances == 'c', error);
    if (!session) {
        shared->games++; /* none of its own: let go at once */
        release(shared);
        return NULL;
    }
    json_t *json = put(at, name, shared, session, false);
    jac_json_set(&json, "seed", jac_json_number(seed));
    return json;
}

/* ---- copying ------------------------------------------------------------------------------------
 */

json_t *jac_serve_clone(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    const char *to = jac_request_name(request, "to");
    jac_served *game = jac_request_game(protocol, request, error);
    if (!game)
        return NULL;
    if (strcmp(to, game->name) == 0) {
        jac_blame(error, JAC_E_USE, NULL, 0, NULL, "\"%s\" can't be a copy of itself", to);
        return NULL;
    }
    jac_served *at = place_for(protocol, to, error);
    jac_session *session = at ? jac_session_clone(game->session, error) : NULL;
    return session ? put(at, to, game->shared, session, game->guessed) : NULL;
}

json_t *jac_serve_reshuffle(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    const char *to = jac_request_name(request, "to");
    jac_served *game = jac_request_game(protocol, request, error);
    int seat = game ? jac_request_seat(game, request, error) : -1;
    jac_served *at = seat >= 0 ? place_for(protocol, to, error) : NULL;
    uint64_t seed = 0;
    if (!at)
        return NULL;
    if (!jac_request_seed(request, &seed) &&
        find_seed(request, NULL, &seed, error) != JAC_OK) /* not the INI's: that is the game's */
        return NULL;
    jac_engine *engine = game->shared->engine;
    jac_game *guess = jac_game_clone(engine, jac_session_game(game->session));
    if (!guess)
        return NULL;
    jac_determinise(engine, guess, seat, seed);
    jac_session *session = jac_session_at(engine, guess, seed, error);
    jac_game_free(engine, guess);
    if (!session)
        return NULL;
    jac_session_stop_at_chance(session, game->session->stopping);
    json_t *json = put(at, to, game->shared, session, true);
    jac_json_set(&json, "seat", jac_json_string(jac_player_name(engine, seat)));
    jac_json_set(&json, "seed", jac_json_number(seed));
    return json;
}
