/* check_play.c - what a few games by random bots show of a ruleset: code that fails, and anything
 * that a game depends on and that is not in the game. */
#define _GNU_SOURCE
#include "check_parts.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

enum { CHOICES_MAX = 4000 };

/* ---- hidden state----------------------------------------------------------------------------- */

/* The variables that changed, in the order of their places. */
typedef struct changed {
    jac_error *at;
    size_t count;
} changed;

static void hear_changed(void *ud, const jac_error *error, bool warning)
{
    changed *h = ud;
    jac_error *grown = realloc(h->at, (h->count + 1) * sizeof *grown);
    (void)warning;
    if (grown) {
        h->at = grown;
        h->at[h->count++] = *error;
    }
}

static int by_place(const void *a, const void *b)
{
    const jac_error *x = a, *y = b;
    int order = strcmp(x->file, y->file);
    if (order == 0)
        order = x->line - y->line;
    return order ? order : strcmp(x->what, y->what);
}

static changed find_changed(const check *c)
{
    const jac_setup *setup = jac_setup_of(c->engine);
    changed h = { NULL, 0 };
    if (setup && setup->lua)
        jac_lua_changed_variables(setup->lua, hear_changed, &h);
    if (h.count)
        qsort(h.at, h.count, sizeof *h.at, by_place);
    return h;
}

static void report_changed(check *c, changed h)
{
    for (size_t i = 0; i < h.count; i++)
        cli_report(&c->reports, &h.at[i], true);
    free(h.at);
}

void check_tell_hidden(check *c, const char *what, const char *how)
{
    changed h = find_changed(c);
    jac_error error;
    jac_fail(&error, JAC_E_MODULE, h.count ? h.at->file : c->path, h.count ? h.at->line : 0, "%s%s",
             what, how);
    snprintf(error.hint, sizeof error.hint, "what a module remembers belongs in state");
    cli_report(&c->reports, &error, false);
    report_changed(c, h);
}

void check_tell_variables(check *c) { report_changed(c, find_changed(c)); }

/* ---- a game, choice by choice ---------------------------------------------------------------- */

bool check_game_open(check_game *p, check *c, uint64_t seed)
{
    memset(p, 0, sizeof *p);
    p->c = c;
    p->seed = seed;
    snprintf(p->text, sizeof p->text, "the start");
    p->bot = jac_bot_new(c->engine, "random", seed, 0, &p->error);
    p->game = p->bot ? jac_game_new(c->engine, seed, &p->error) : NULL;
    return p->game != NULL;
}

void check_game_close(check_game *p)
{
    jac_game_free(p->c->engine, p->game);
    jac_bot_free(p->c->engine, p->bot);
}

/* What happened where, below an error. */
void check_game_tell(const check_game *p)
{
    if (!p->c->reports.json)
        fprintf(stderr,
                "  in turn %d of a game by random bots, seed %" PRIu64 ", at choice %" PRIu64
                ": %s\n",
                p->game ? jac_game_turn(p->game) : 1, p->seed, p->number, p->text);
    if (!p->c->reports.json && p->c->with)
        fprintf(stderr, "  with %s on, which %s uses\n", p->c->with, p->c->module);
}

bool check_game_over(const check_game *p)
{
    return jac_game_waits(p->game) == JAC_WAITS_OVER || p->number >= CHOICES_MAX;
}

jac_status check_game_apply(check_game *p, jac_choice choice)
{
    jac_choice_text(p->c->engine, p->game, choice, p->text, sizeof p->text);
    p->number++;
    return jac_apply(p->c->engine, p->game, choice, &p->error);
}

jac_status check_game_choose(check_game *p, const jac_game *game, uint64_t number,
                             jac_choice *choice)
{
    p->bot->number = number;
    return p->bot->choose(p->bot, p->c->engine, game, choice, &p->error);
}

static jac_status hold_invariants(check_game *p)
{
    const jac_setup *setup = jac_setup_of(p->c->engine);
    return setup && setup->lua ? jac_lua_invariants(setup->lua, p->c->engine, p->game, &p->error)
                               : JAC_OK;
}

static void print_line(const check_game *p, FILE *out)
{
    fprintf(out, "%" PRIu64 " %" PRIu64 " 0x%016" PRIx64 " turn %d: %s\n", p->seed, p->number,
            jac_game_hash(p->c->engine, p->game), jac_game_turn(p->game), p->text);
}

static jac_status play_straight(check_game *p, FILE *out)
{
    jac_choice choice;
    jac_status status = hold_invariants(p);
    print_line(p, out);
    while (status == JAC_OK && !check_game_over(p)) {
        status = check_game_choose(p, p->game, p->number, &choice);
        if (status == JAC_OK)
            status = check_game_apply(p, choice);
        if (status == JAC_OK)
            status = hold_invariants(p);
        print_line(p, out);
    }
    return status;
}

int check_print_hashes(check *c, FILE *out)
{
    for (uint64_t seed = 1; seed <= c->games; seed++) {
        check_game p;
        jac_status status = check_game_open(&p, c, seed) ? play_straight(&p, out) : p.error.status;
        if (status == JAC_E_CHOICE) /* the bot took it from the list */
            check_tell_hidden(c, "a choice that was listed is not legal when it is made", "");
        else if (status != JAC_OK)
            cli_report(&c->reports, &p.error, false);
        if (status != JAC_OK)
            check_game_tell(&p);
        check_game_close(&p);
        if (status != JAC_OK)
            return cli_exit_of(status);
    }
    return CLI_DONE;
}

/* ---- all of it ------------------------------------------------------------------------------- */

/* The number of the first line that differs, -1 when none does. */
static long first_difference(const char *a, const char *b)
{
    long line = 0;
    for (; *a && *a == *b; a++, b++)
        line += *a == '\n';
    return *a == *b ? -1 : line;
}

static void tell_line(const check *c, const char *lines, long line)
{
    for (; line > 0 && *lines; line--)
        lines += strcspn(lines, "\n") + 1;
    uint64_t seed = 0, number = 0;
    char text[CHECK_TEXT + 32] = "the end";
    sscanf(lines, "%" SCNu64 " %" SCNu64 " %*s %159[^\n]", &seed, &number, text);
    if (!c->reports.json)
        fprintf(stderr, "  in a game by random bots, seed %" PRIu64 ", at choice %" PRIu64 ", %s\n",
                seed, number, text);
}

/* Plays all games, into allocated lines. */
static int play_all(check *c, char **lines)
{
    size_t size = 0;
    FILE *out = open_memstream(lines, &size);
    if (!out)
        return cli_fail_text(&c->reports, JAC_E_MEMORY, NULL, 0, "memory is out");
    int status = check_print_hashes(c, out);
    fclose(out);
    return status;
}

/* Once more in this process, and once in another. */
static int compare_runs(check *c, const char *lines)
{
    char *again = NULL;
    jac_error error;
    int status = play_all(c, &again);
    long line = status == CLI_DONE ? first_difference(lines, again) : -1;
    free(again);
    if (line >= 0)
        check_tell_hidden(c, "a game goes another way when others were played before it", "");
    else if (status == CLI_DONE && !check_twin(c, lines, &line, &error))
        return cli_fail(&c->reports, &error);
    else if (line >= 0)
        cli_fail_text(&c->reports, JAC_E_MODULE, c->path, 0,
                      "a game goes another way in another process; it depends on something that is "
                      "not in the game");
    if (line >= 0)
        tell_line(c, lines, line);
    return line >= 0 ? CLI_FAILED : status;
}

int check_play(check *c)
{
    const jac_setup *setup = jac_setup_of(c->engine);
    jac_lua *lua = setup ? setup->lua : NULL;
    char *lines = NULL;
    if (lua) {
        jac_lua_remember_variables(lua);
        jac_lua_watch_options(lua, true);
    }
    int status = play_all(c, &lines);
    if (status == CLI_DONE)
        status = compare_runs(c, lines);
    for (uint64_t seed = 1; status == CLI_DONE && seed <= c->games; seed++)
        status = check_copies(c, seed);
    free(lines);
    if (status == CLI_DONE)
        check_tell_variables(c);
    return status;
}
