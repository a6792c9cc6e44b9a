/* protocol_play.c - the commands that look at a game and move it. */
#include "protocol_parts.h"

#include <stdlib.h>
#include <string.h>

#include "board.h"
#include "bots.h"
#include "json_make.h"
#include "problem.h"
#include "session.h"
#include "state_json.h"

/* ---- looking ------------------------------------------------------------------------------------
 */

json_t *jac_serve_state(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    jac_served *game = jac_request_game(protocol, request, error);
    int seat = game ? jac_request_seat(game, request, error) : -1;
    if (seat < 0)
        return NULL;
    jac_engine *engine = game->shared->engine;
    jac_game *seen = jac_game_clone(engine, jac_session_game(game->session));
    if (!seen)
        return NULL;
    jac_observe(engine, seen, seen, seat);
    json_t *state = jac_state_json(engine, seen, seat, error), *json = state ? json_object() : NULL;
    jac_game_free(engine, seen);
    if (!state)
        return NULL;
    jac_json_set(&json, "game", jac_json_string(game->name));
    jac_json_set(&json, "state", state);
    return json;
}

json_t *jac_serve_choices(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    jac_served *game = jac_request_game(protocol, request, error);
    json_t *choices = game ? jac_choices_json(game->shared->engine, jac_session_game(game->session),
                                              NULL, NULL, error)
                           : NULL;
    if (!choices)
        return NULL;
    json_t *json = json_object();
    jac_json_set(&json, "game", jac_json_string(game->name));
    jac_json_set(&json, "choices", choices);
    return json;
}

json_t *jac_serve_board(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    static const jac_board_options look = { .figures = true };
    jac_served *game = jac_request_game(protocol, request, error);
    char *board =
        game ? jac_board_text(game->shared->engine, jac_session_game(game->session), &look) : NULL;
    if (!board)
        return NULL;
    json_t *json = json_object();
    jac_json_set(&json, "game", jac_json_string(game->name));
    jac_json_set(&json, "board", jac_json_string(board));
    free(board);
    return json;
}

json_t *jac_serve_record(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    jac_served *game = jac_request_game(protocol, request, error);
    const char *line;
    if (!game)
        return NULL;
    if (game->guessed) {
        jac_blame(error, JAC_E_USE, NULL, 0, NULL,
                  "the game \"%s\" began as a guess: it has no record", game->name);
        return NULL;
    }
    json_t *json = json_object(), *lines = json_array();
    for (size_t i = 0; (line = jac_session_line(game->session, i)) != NULL; i++)
        jac_json_add(&lines, jac_json_string(line));
    jac_json_set(&json, "game", jac_json_string(game->name));
    jac_json_set(&json, "lines", lines);
    return json;
}

/* ---- moving -------------------------------------------------------------------------------------
 */

typedef struct seeing {
    json_t *list;
    bool events;
} seeing;

/* Is it an outcome that nobody may see? */
static bool unseen(const jac_ruleset *rules, const jac_seen *seen)
{
    return seen->arg[0] == JAC_OP_ASIDE ||
           (seen->arg[0] == JAC_OP_CHANCE &&
            rules->chance.at[seen->arg[1]].viewer == JAC_VIEW_NOBODY);
}

static void see(void *ud, jac_engine *engine, const jac_game *game, const jac_seen *seen)
{
    seeing *s = ud;
    bool outcome = seen->hook == JAC_CHOICE_CHANCE;
    if (outcome ? !unseen(engine->rules, seen) : s->events)
        jac_json_add(&s->list, jac_seen_to_json(engine, game, seen));
}

json_t *jac_serve_apply(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    jac_served *game = jac_request_game(protocol, request, error);
    jac_choice choice;
    if (!game ||
        jac_choice_from_json(game->shared->engine, jac_session_game(game->session),
                             json_object_get(request, "choice"), &choice, NULL, 0, error) != JAC_OK)
        return NULL;
    seeing s = { json_array(), json_is_true(json_object_get(request, "events")) };
    jac_session_watch(game->session, see, &s);
    jac_status status = jac_session_apply(game->session, choice, error);
    jac_session_watch(game->session, NULL, NULL);
    if (status != JAC_OK) {
        json_decref(s.list);
        return NULL;
    }
    json_t *json = jac_served_json(game);
    jac_json_set(&json, "seen", s.list);
    return json;
}

json_t *jac_serve_undo(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    jac_served *game = jac_request_game(protocol, request, error);
    const json_t *wanted = json_object_get(request, "count");
    json_int_t count = wanted ? json_integer_value(wanted) : 1;
    if (!game)
        return NULL;
    size_t moves = jac_session_moves(game->session);
    if (moves == 0 || (json_int_t)moves < count) {
        jac_blame(error, JAC_E_USE, NULL, 0, NULL,
                  moves == 0   ? "there is no choice to take back"
                  : moves == 1 ? "there is one choice to take back"
                               : "there are %zu choices to take back",
                  moves);
        return NULL;
    }
    for (; count > 0; count--)
        if (jac_session_undo(game->session, error) != JAC_OK)
            return NULL;
    return jac_served_json(game);
}

json_t *jac_serve_chances(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    jac_served *game = jac_request_game(protocol, request, error);
    const char *by = json_string_value(json_object_get(request, "by"));
    if (!game)
        return NULL;
    if (strcmp(by, "client") == 0) {
        jac_session_stop_at_chance(game->session, true);
    } else if (strcmp(by, "engine") != 0) {
        jac_blame(error, JAC_E_USE, NULL, 0, NULL, "\"by\" is \"client\" or \"engine\"");
        return NULL;
    } else if (jac_session_let_go(game->session, error) != JAC_OK) {
        return NULL;
    }
    return jac_served_json(game);
}

/* ---- bots ---------------------------------------------------------------------------------------
 */

json_t *jac_serve_go(jac_protocol *protocol, const json_t *request, jac_error *error)
{
    jac_served *served = jac_request_game(protocol, request, error);
    const char *text = json_string_value(json_object_get(request, "bot"));
    if (!served)
        return NULL;
    jac_engine *engine = served->shared->engine;
    const jac_game *game = jac_session_game(served->session);
    const jac_setup *setup = jac_setup_of(engine);
    int seat = jac_game_to_act(game);
    if (jac_game_waits(game) != JAC_WAITS_CHOICE) {
        jac_blame(error, JAC_E_USE, NULL, 0, NULL,
                  seat < 0 ? "the game is over" : "a chance is open, no choice is asked");
        return NULL;
    }
    if (!text)
        text = setup && setup->bot[seat] ? setup->bot[seat] : "random";
    if (strncmp(text, "pipe", 4) == 0) {
        jac_blame(error, JAC_E_USE, NULL, 0, "run and sim play with outside bots",
                  "no programs are started here");
        return NULL;
    }
    jac_bot *bot = jac_bot_new(engine, text, jac_session_seed(served->session), seat, error);
    if (!bot)
        return NULL;
    jac_choice choice;
    bot->number = jac_session_moves(served->session);
    jac_status status = bot->choose(bot, engine, game, &choice, error);
    jac_bot_free(engine, bot);
    if (status != JAC_OK)
        return NULL;
    char what[512];
    json_t *json = json_object();
    jac_choice_text(engine, game, choice, what, sizeof what);
    jac_plain(what);
    jac_json_set(&json, "game", jac_json_string(served->name));
    jac_json_set(&json, "choice", jac_choice_to_json(engine, game, choice));
    jac_json_set(&json, "text", jac_json_string(what));
    return json;
}
