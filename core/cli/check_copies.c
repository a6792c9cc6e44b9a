/* check_copies.c - a game with copies that are played on after each choice: what is in the game
 * goes with it, what a module keeps elsewhere is changed by the copies. */
#include "check_parts.h"

#include <stdlib.h>
#include <string.h>

#include "text.h"

enum { AHEAD = 6 };

/* ---- where two games part -------------------------------------------------------------------- */

static bool cells_part(const jac_ruleset *r, const jac_game *a, const jac_game *b, char *text,
                       size_t size)
{
    for (uint32_t c = 0; c < r->cell.count; c++) {
        const jac_cell_def *cell = &r->cell.at[c];
        for (uint32_t i = 0; i < cell->items * cell->length; i++) {
            int32_t x = jac_cell_get(r, a, c, i / cell->length, i % cell->length);
            int32_t y = jac_cell_get(r, b, c, i / cell->length, i % cell->length);
            if (x == y)
                continue;
            snprintf(text, size, "the cell %s is %d, without them %d", jac_text(r, cell->name), y,
                     x);
            return true;
        }
    }
    return false;
}

/* Says in what b, with copies, is not a. */
static const char *difference(jac_engine *e, const jac_game *a, const jac_game *b, char *text,
                              size_t size)
{
    const jac_ruleset *r = jac_engine_rules(e);
    char wanted[CHECK_TEXT], asked[CHECK_TEXT];
    for (int p = 0; p < jac_game_players(e); p++)
        if (jac_game_points(e, a, p) != jac_game_points(e, b, p)) {
            snprintf(text, size, "%s has %d points, without them %d", jac_player_name(e, p),
                     jac_game_points(e, b, p), jac_game_points(e, a, p));
            return text;
        }
    if (cells_part(r, a, b, text, size))
        return text;
    jac_prompt_text(e, a, wanted, sizeof wanted);
    jac_prompt_text(e, b, asked, sizeof asked);
    if (strcmp(wanted, asked) != 0)
        snprintf(text, size, "what waits is \"%s\", without them \"%s\"", asked, wanted);
    else
        snprintf(text, size, "figures, tiles or what is still to do differ");
    return text;
}

/* ---- with copies ----------------------------------------------------------------------------- */

/* The game as it was without copies. */
typedef struct course {
    jac_choice *choice;
    size_t *listed;  /* how many choices there were */
    jac_game **game; /* before each choice, and at the end */
    size_t count, room;
} course;

static bool add_to_course(course *way, jac_engine *e, const jac_game *game, jac_choice choice,
                          size_t listed)
{
    if (way->count == way->room) {
        size_t room = way->room ? 2 * way->room : 128;
        jac_choice *choices = realloc(way->choice, room * sizeof *choices);
        way->choice = choices ? choices : way->choice;
        size_t *numbers = realloc(way->listed, room * sizeof *numbers);
        way->listed = numbers ? numbers : way->listed;
        jac_game **games = realloc(way->game, room * sizeof *games);
        way->game = games ? games : way->game;
        if (!choices || !numbers || !games)
            return false;
        way->room = room;
    }
    way->choice[way->count] = choice;
    way->listed[way->count] = listed;
    way->game[way->count] = jac_game_clone(e, game);
    return way->game[way->count++] != NULL;
}

static void free_course(course *way, jac_engine *e)
{
    for (size_t i = 0; i < way->count; i++)
        jac_game_free(e, way->game[i]);
    free(way->choice);
    free(way->listed);
    free(way->game);
}

static jac_status play_course(check_game *p, course *way)
{
    jac_engine *e = p->c->engine;
    for (;;) {
        jac_choice choice = { .offer = 0 };
        const jac_choice *list;
        size_t listed = 0;
        jac_status status = JAC_OK;
        if (!check_game_over(p)) {
            status = jac_choices(e, p->game, &list, &listed, &p->error);
            if (status == JAC_OK)
                status = check_game_choose(p, p->game, p->number, &choice);
        }
        if (status == JAC_OK && !add_to_course(way, e, p->game, choice, listed))
            return jac_fail(&p->error, JAC_E_MEMORY, NULL, 0, "memory is out");
        if (status != JAC_OK || check_game_over(p))
            return status;
        status = check_game_apply(p, choice);
        if (status != JAC_OK)
            return status;
    }
}

/* Plays a copy some choices further than the game. */
static jac_status play_ahead(check_game *p, jac_game *copy)
{
    jac_engine *e = p->c->engine;
    jac_status status = JAC_OK;
    jac_game_copy(e, copy, p->game);
    for (uint64_t n = 0; status == JAC_OK && n < AHEAD && jac_game_waits(copy) != JAC_WAITS_OVER;
         n++) {
        jac_choice choice;
        status = check_game_choose(p, copy, p->number * 31 + n + 7, &choice);
        if (status == JAC_OK)
            status = jac_apply(e, copy, choice, &p->error);
    }
    return status;
}

/* Plays the course again, each time after a copy was played on; JAC_E_MODULE when it parts. */
static jac_status play_with_copies(check_game *p, const course *way, jac_game *copy, char *what,
                                   size_t size)
{
    jac_engine *e = p->c->engine;
    for (size_t i = 0;; i++) {
        const jac_choice *list;
        size_t listed = 0;
        if (jac_game_hash(e, p->game) != jac_game_hash(e, way->game[i])) {
            difference(e, way->game[i], p->game, what, size);
            return JAC_E_MODULE;
        }
        if (i + 1 == way->count)
            return JAC_OK;
        jac_status status = play_ahead(p, copy);
        if (status == JAC_OK)
            status = jac_choices(e, p->game, &list, &listed, &p->error);
        if (status == JAC_OK && listed != way->listed[i]) {
            snprintf(what, size, "%zu choices are legal, without them %zu", listed, way->listed[i]);
            return JAC_E_MODULE;
        }
        if (status == JAC_OK)
            status = check_game_apply(p, way->choice[i]);
        if (status == JAC_E_CHOICE) {
            snprintf(what, size, "a choice is not legal that is so without them");
            return JAC_E_MODULE;
        }
        if (status != JAC_OK)
            return status;
    }
}

/* Code failed; with copies only: because of them. */
static void tell_failure(const check_game *p, bool copies)
{
    cli_report(&p->c->reports, &p->error, false);
    if (copies)
        check_tell_variables(p->c);
}

int check_copies(check *c, uint64_t seed)
{
    course way = { .count = 0 };
    check_game straight, again = { .c = c };
    jac_game *copy = NULL;
    char what[2 * CHECK_TEXT + 64] = "";
    bool ok = check_game_open(&straight, c, seed);
    jac_status status = ok ? play_course(&straight, &way) : straight.error.status;
    check_game *at = &straight;
    if (status == JAC_OK) {
        at = &again;
        status = check_game_open(&again, c, seed) ? JAC_OK : again.error.status;
        copy = status == JAC_OK ? jac_game_clone(c->engine, again.game) : NULL;
        if (status == JAC_OK)
            status = copy ? play_with_copies(&again, &way, copy, what, sizeof what)
                          : jac_fail(&again.error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    if (what[0])
        check_tell_hidden(
            c, "a game goes another way when copies of it are played in between: ", what);
    else if (status != JAC_OK)
        tell_failure(at, at == &again);
    if (status != JAC_OK)
        check_game_tell(at);
    jac_game_free(c->engine, copy);
    free_course(&way, c->engine);
    check_game_close(&straight);
    if (at == &again)
        check_game_close(&again);
    return cli_exit_of(status);
}
