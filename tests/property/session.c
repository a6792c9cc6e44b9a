/* session.c - undo = before, resume = unbroken, through jac_session and its record. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "property.h"

/* The items of the log that are choices, in order: what a session applies. */
typedef struct choices {
    const log_item **at;
    size_t count;
} choices;

static choices choices_of(const play *p)
{
    choices c = { malloc((p->log_count + 1) * sizeof *c.at), 0 };
    if (!c.at)
        abort();
    for (size_t i = 0; i < p->log_count; i++)
        if (p->log[i].choice.offer != JAC_CHOICE_CHANCE)
            c.at[c.count++] = &p->log[i];
    return c;
}

static void expect_hash(play *p, const jac_session *session, uint64_t hash, const char *what)
{
    if (jac_session_hash(session) != hash)
        fail(p, "session: another hash after %s, move %zu", what, jac_session_moves(session));
}

/* Makes the choices up to `to`; the hash after each is the game's. */
static void go_on(play *p, jac_session *session, const choices *c, size_t to)
{
    jac_error error = { 0 };
    while (!p->failed && jac_session_moves(session) < to) {
        const log_item *item = c->at[jac_session_moves(session)];
        if (jac_session_apply(session, item->choice, &error) != JAC_OK)
            fail(p, "session: a legal choice is refused: %s", error.what);
        else
            expect_hash(p, session, item->hash, "a choice");
    }
}

static void take_back(play *p, jac_session *session, const choices *c, size_t count, uint64_t start)
{
    jac_error error = { 0 };
    for (; count > 0 && jac_session_moves(session) > 0 && !p->failed; count--) {
        if (jac_session_undo(session, &error) != JAC_OK)
            fail(p, "undo: %s", error.what);
        const size_t moves = jac_session_moves(session);
        expect_hash(p, session, moves ? c->at[moves - 1]->hash : start, "undo");
    }
}

static void refuse(play *p, jac_session *session)
{
    static const jac_choice wrong = { .offer = JAC_OFFER_PLACE, .arg = { -1, 0, 0 } };
    const uint64_t hash = jac_session_hash(session);
    jac_error error = { 0 };
    if (jac_session_apply(session, wrong, &error) != JAC_E_CHOICE)
        fail(p, "session: an illegal choice is not refused");
    expect_hash(p, session, hash, "a refusal");
}

/* Back and forth through the game, a few moves at a time. */
static void wander(play *p, jac_session *session, const choices *c, size_t to, uint64_t start)
{
    jac_error error = { 0 };
    if (jac_session_undo(session, &error) != JAC_E_USE)
        fail(p, "session: undo of nothing is no error");
    while (!p->failed && jac_session_moves(session) < to) {
        const size_t next = jac_session_moves(session) + 1 + pick(p, 25);
        go_on(p, session, c, next < to ? next : to);
        if (!p->failed)
            refuse(p, session);
        if (!p->failed && pick(p, 3) > 0)
            take_back(p, session, c, 1 + pick(p, 6), start);
    }
}

void check_session(play *p, uint64_t seed, const char *folder)
{
    jac_error error = { 0 };
    choices c = choices_of(p);
    char path[1024];
    const size_t middle = c.count ? pick(p, (uint32_t)c.count) : 0;
    snprintf(path, sizeof path, "%s/property-%ld.jsonl", folder, (long)getpid());
    jac_session *session = jac_session_new(p->engine, seed, &error);
    if (!session)
        fail(p, "no session: %s", error.what);
    if (session && jac_session_record(session, path, &error) != JAC_OK)
        fail(p, "session: no record: %s", error.what);
    if (session && !p->failed) {
        wander(p, session, &c, middle, jac_session_hash(session));
        if (jac_session_close(session, &error) != JAC_OK)
            fail(p, "close: %s", error.what);
        session = p->failed ? NULL : jac_session_open(p->engine, path, NULL, NULL, &error);
        if (!session)
            fail(p, "resume after %zu choices: %s %s", middle, error.what, error.hint);
    }
    if (session && !p->failed) {
        if (jac_session_moves(session) != middle)
            fail(p, "resumed with %zu of %zu moves", jac_session_moves(session), middle);
        go_on(p, session, &c, c.count);
        if (jac_game_waits(jac_session_game(session)) != JAC_WAITS_OVER)
            fail(p, "a resumed game does not end");
    }
    if (session)
        jac_session_close(session, NULL);
    remove(path);
    free(c.at);
}
