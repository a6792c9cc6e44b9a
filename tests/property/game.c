/* game.c - one game, watched; then the same game again by replay, by clone and from its middle. */
#include "property.h"

#include <stdlib.h>
#include <string.h>

/* The list, and that listing and asking left the block alone. */
static bool list_choices(play *p, jac_choice **list, size_t *count)
{
    const size_t size = jac_game_size(p->engine);
    const uint64_t hash = jac_game_hash(p->engine, p->game);
    unsigned char *before = malloc(size);
    const jac_choice *own = NULL;
    jac_error error = { 0 };
    if (!before)
        abort();
    memcpy(before, p->game, size);
    if (jac_choices(p->engine, p->game, &own, count, &error) != JAC_OK)
        fail(p, "listing failed: %s", error.what);
    *list = malloc((*count + 1) * sizeof **list);
    if (!*list)
        abort();
    if (*count > 0 && !p->failed)
        memcpy(*list, own, *count * sizeof **list);
    if (*count == 0)
        fail(p, "nothing to choose from");
    check_board(p);
    if (!p->failed)
        check_choices(p, *list, *count);
    if (!p->failed)
        check_refusals(p, *list, *count);
    if (memcmp(before, p->game, size) != 0 || hash != jac_game_hash(p->engine, p->game))
        fail(p, "listing and asking changed the game");
    free(before);
    return !p->failed;
}

static int neighbours(const recount *board, int32_t cell)
{
    int count = 0;
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            count += recount_tile_at(board, jac_cell_x(cell) + x, jac_cell_y(cell) + y) >= 0;
    return count;
}

/* Any choice alike; in every second game the densest of four cells, so that cities and
 * monasteries close. */
static jac_choice choose(play *p, bool dense, const jac_choice *list, size_t count)
{
    jac_choice best = list[pick(p, (uint32_t)count)];
    if (!dense || best.offer != JAC_OFFER_PLACE)
        return best;
    for (int i = 0; i < 3; i++) {
        const jac_choice other = list[pick(p, (uint32_t)count)];
        if (other.offer == JAC_OFFER_PLACE &&
            neighbours(&p->board, other.arg[1]) > neighbours(&p->board, best.arg[1]))
            best = other;
    }
    return best;
}

static void log_choice(play *p, jac_choice choice)
{
    if (p->log_count == p->log_room) {
        p->log_room = p->log_room ? 2 * p->log_room : 512;
        p->log = realloc(p->log, p->log_room * sizeof *p->log);
        if (!p->log)
            abort();
    }
    p->log[p->log_count++] = (log_item){ .choice = choice };
}

/* Plays the logged choices from item `from` on in `game`, which answers its own chances, and holds
 * the hash after each against the log. */
static void follow(play *p, jac_game *game, size_t from, const char *what)
{
    jac_error error = { 0 };
    for (size_t i = from; i < p->log_count && !p->failed; i++) {
        if (p->log[i].choice.offer == JAC_CHOICE_CHANCE)
            continue;
        if (jac_apply(p->engine, game, p->log[i].choice, &error) != JAC_OK)
            fail(p, "%s: item %zu is refused: %s", what, i, error.what);
        else if (jac_game_hash(p->engine, game) != p->log[i].hash)
            fail(p, "%s: another hash after item %zu", what, i);
    }
}

/* From the header to the end, each chance answered from the log up to item `own`, by the game's
 * generator afterwards: a chance draws once, whoever answers. */
static void replay(play *p, uint64_t seed, size_t own)
{
    jac_error error = { 0 };
    jac_game *game = jac_game_clone(p->engine, p->game);
    if (!game)
        abort();
    jac_game_stop_at_chance(game, true);
    if (jac_game_start(p->engine, game, seed, &error) != JAC_OK)
        fail(p, "replay: start: %s", error.what);
    size_t i = 0;
    for (; i < p->log_count && !p->failed; i++) {
        const bool chance = p->log[i].choice.offer == JAC_CHOICE_CHANCE;
        if (!chance && i >= own)
            break;
        if (chance != (jac_game_waits(game) == JAC_WAITS_CHANCE)) {
            fail(p, "replay: item %zu is a %s, the game waits for the other", i,
                 chance ? "chance" : "choice");
            break;
        }
        if (i > 0 && !chance) {
            /* the last choice's hash was taken when this one was asked */
            size_t last = i;
            while (last > 0 && p->log[last - 1].choice.offer == JAC_CHOICE_CHANCE)
                last--;
            jac_game_stop_at_chance(game, false);
            if (last > 0 && jac_game_hash(p->engine, game) != p->log[last - 1].hash)
                fail(p, "replay: another hash before item %zu", i);
            jac_game_stop_at_chance(game, true);
        }
        if (jac_apply(p->engine, game, p->log[i].choice, &error) != JAC_OK)
            fail(p, "replay: item %zu is refused: %s", i, error.what);
    }
    jac_game_stop_at_chance(game, false);
    if (!p->failed && i < p->log_count)
        follow(p, game, i, "replay, then its own chances");
    if (!p->failed && jac_game_hash(p->engine, game) != jac_game_hash(p->engine, p->game))
        fail(p, "replay: another hash at the end");
    jac_game_free(p->engine, game);
}

/* A copy over a dirty block goes on like the original. */
static jac_game *copy_of(play *p)
{
    jac_game *copy = jac_game_clone(p->engine, p->game);
    if (!copy)
        abort();
    memset(copy, 0xA5, jac_game_size(p->engine));
    jac_game_copy(p->engine, copy, p->game);
    if (jac_game_hash(p->engine, copy) != jac_game_hash(p->engine, p->game))
        fail(p, "a copy has another hash");
    if (jac_game_used(p->engine, p->game) > jac_game_size(p->engine))
        fail(p, "more bytes used than there are");
    return copy;
}

static void play_on(play *p, bool dense)
{
    jac_game *copy = NULL;
    jac_error error = { 0 };
    size_t copied_at = 0;
    const int copy_after = (int)pick(p, 120);
    while (!p->failed && jac_game_waits(p->game) != JAC_WAITS_OVER) {
        jac_choice *list = NULL;
        size_t count = 0;
        if (list_choices(p, &list, &count)) {
            if (!copy && p->choices == copy_after) {
                copy = copy_of(p);
                copied_at = p->log_count;
            }
            const jac_choice choice = choose(p, dense, list, count);
            const size_t item = p->log_count;
            log_choice(p, choice);
            if (jac_apply(p->engine, p->game, choice, &error) != JAC_OK)
                fail(p, "a listed choice is refused: %s", error.what);
            p->log[item].hash = jac_game_hash(p->engine, p->game);
            p->choices++;
        }
        free(list);
    }
    if (!p->failed)
        check_board(p);
    p->muted = true;
    if (copy && !p->failed)
        follow(p, copy, copied_at, "clone");
    if (copy)
        jac_game_free(p->engine, copy);
}

bool play_game(play *p, uint64_t seed, const char *folder)
{
    jac_error error = { 0 };
    jac_game *game;
    p->random = mix(seed, 77);
    if (!watch_open(p))
        abort();
    recount_open(&p->board, p->rules, p->table);
    jac_engine_watch(p->engine, watch_event, p);
    game = jac_game_new(p->engine, seed, &error);
    if (!game)
        fail(p, "no game: %s", error.what);
    p->game = game;
    if (game && !p->failed) {
        play_on(p, seed & 1);
        p->muted = true;
        if (!p->failed)
            replay(p, seed, p->log_count);
        jac_engine_watch(p->engine, NULL, NULL); /* nor does watching change anything */
        if (!p->failed)
            replay(p, seed, pick(p, (uint32_t)p->log_count));
        if (!p->failed && seed % 4 == 0)
            check_session(p, seed, folder);
    }
    jac_engine_watch(p->engine, NULL, NULL);
    return !p->failed;
}
