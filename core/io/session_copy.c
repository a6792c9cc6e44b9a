/* session_copy.c - sessions that begin in the middle: copies, and those at a position. */
#define _GNU_SOURCE
#include "session.h"

#include <stdlib.h>
#include <string.h>

static jac_session *no_memory(jac_session *half, jac_error *error)
{
    jac_session_close(half, NULL);
    jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    return NULL;
}

/* Adds a copy of the game to go back to. */
static bool add_checkpoint(jac_session *s, const jac_game *game, size_t moves, int turn)
{
    jac_game *copy = jac_game_clone(s->engine, game);
    if (copy) {
        s->checkpoint[s->checkpoint_count++] = (jac_checkpoint){ copy, moves, turn };
    }
    return copy != NULL;
}

/* A session with the game in it and room for some of the rest. */
static jac_session *begin(jac_engine *engine, const jac_game *game, uint64_t seed, size_t lines,
                          size_t moves)
{
    enum { CHECKPOINTS = 8 };
    jac_session *s = calloc(1, sizeof *s);
    if (!s) {
        return NULL;
    }
    s->engine = engine;
    s->seed = seed;
    s->line_room = lines + 1;
    s->move_room = moves + 1;
    s->checkpoint_room = CHECKPOINTS;
    s->line = calloc(s->line_room, sizeof *s->line);
    s->move = calloc(s->move_room, sizeof *s->move);
    s->checkpoint = calloc(s->checkpoint_room, sizeof *s->checkpoint);
    s->game = jac_game_clone(engine, game);
    if (!s->line || !s->move || !s->checkpoint || !s->game) {
        jac_session_close(s, NULL);
        return NULL;
    }
    return s;
}

jac_session *jac_session_at(jac_engine *engine, const jac_game *game, uint64_t seed,
                            jac_error *error)
{
    jac_session *s = begin(engine, game, seed, 0, 0);
    if (!s || !add_checkpoint(s, game, 0, jac_game_turn(game))) {
        return no_memory(s, error);
    }
    jac_game_stop_at_chance(s->game, false);
    return s;
}

jac_session *jac_session_clone(const jac_session *from, jac_error *error)
{
    jac_session *s =
        begin(from->engine, from->game, from->seed, from->line_count, from->move_count);
    if (!s) {
        return no_memory(s, error);
    }
    while (s->line_count < from->line_count) {
        char *text = strdup(from->line[s->line_count].text);
        if (!text) {
            return no_memory(s, error);
        }
        s->line[s->line_count++] = (jac_session_text){ text, 0 };
    }
    if (from->move_count > 0) {
        memcpy(s->move, from->move, from->move_count * sizeof *s->move);
    }
    s->move_count = from->move_count;
    s->choice_count = from->choice_count;
    s->stopping = from->stopping;
    /* The first, without which there is no way back, and the last; going far back takes longer. */
    size_t last = from->checkpoint_count - 1;
    for (size_t i = 0; i <= last; i += last > 0 ? last : 1) {
        const jac_checkpoint *c = from->checkpoint + i;
        if (!add_checkpoint(s, c->game, c->moves, c->turn)) {
            return no_memory(s, error);
        }
    }
    return s;
}
