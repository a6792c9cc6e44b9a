/* worker.c - plays single games of a run and measures them. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "setup.h"
#include "sim.h"

struct jac_sim_worker {
    jac_sim_plan plan;
    const atomic_bool *stop;
    jac_engine *engine;
    jac_game *game;
    jac_measures *measures;
    int players;
    jac_bot *bot[JAC_PLAYERS_MAX];     /* of player i, wherever he sits */
    const char *name[JAC_PLAYERS_MAX]; /* of player i: the ruleset's own text */
    /* the game that runs */
    uint8_t player_at[JAC_PLAYERS_MAX]; /* by seat */
    int64_t *value;                     /* the result's */
    double deadline;
};

/* ---- seeds and seats ------------------------------------------------------------------------- */

uint64_t jac_sim_seed(uint64_t seed, uint64_t game) { return jac_mix(seed + game * JAC_MIX_STEP); }

int jac_sim_seat(const jac_sim_plan *plan, int player, int players, uint64_t game)
{
    uint64_t n = (uint64_t)players;
    return plan->fixed ? player : (int)(((uint64_t)player + game % n) % n);
}

jac_status jac_sim_too_long(const jac_sim_plan *plan, jac_error *error)
{
    return jac_fail(error, JAC_E_USE, NULL, 0,
                    "the game took longer than %g s; a longer --timeout lets it finish",
                    plan->timeout);
}

size_t jac_sim_result_size(size_t count)
{
    return sizeof(jac_sim_result) + count * sizeof(int64_t);
}

jac_sim_result *jac_sim_result_new(const jac_measures *measures)
{
    return calloc(1, jac_sim_result_size(measures->count));
}

/* ---- made and freed -------------------------------------------------------------------------- */

/* What the engine tells of points: by kind and by reason, for the player in that seat. */
static void note_points(void *ud, const jac_game *game, int seat, int32_t points, int kind,
                        uint16_t reason)
{
    jac_sim_worker *w = ud;
    const jac_measures *m = w->measures;
    size_t at;
    if (game != w->game)
        return; /* a bot looks ahead */
    if (kind >= 0) {
        at = m->first[JAC_MEASURE_KIND] + (size_t)kind * (size_t)w->players;
    } else {
        const jac_ruleset *r = w->engine->rules;
        uint32_t i = 0;
        while (i < r->reason.count && r->reason.at[i] != reason)
            i++;
        at = m->first[JAC_MEASURE_REASON] + (size_t)i * (size_t)w->players; /* the last: other */
    }
    w->value[at + w->player_at[seat]] += points;
}

static jac_status make_bots(jac_sim_worker *w, jac_error *error)
{
    const jac_setup *setup = jac_setup_of(w->engine);
    for (int p = 0; p < w->players; p++) {
        w->bot[p] = jac_bot_new(w->engine, setup->bot[p], 0, p, error);
        if (!w->bot[p])
            return error->status;
        w->name[p] = w->engine->rules->base.name[p];
    }
    return JAC_OK;
}

jac_sim_worker *jac_sim_worker_new(const jac_settings *settings, const jac_sim_plan *plan,
                                   const atomic_bool *stop, jac_error *error)
{
    jac_sim_worker *w = calloc(1, sizeof *w);
    if (!w) {
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        return NULL;
    }
    w->plan = *plan;
    w->stop = stop;
    jac_status status = JAC_OK;
    w->engine = jac_load_settings(settings, NULL, NULL, error);
    if (w->engine) {
        w->players = jac_game_players(w->engine);
        w->measures = jac_measures_new(w->engine, error);
        /* The block only: the first game is begun by whoever plays it. */
        w->game =
            w->engine->rules->alloc(w->engine->rules->alloc_ud, NULL, 0, jac_game_size(w->engine));
        if (w->game)
            memset(w->game, 0, jac_game_size(w->engine));
        else
            status = jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    }
    if (w->engine && w->measures && status == JAC_OK)
        status = make_bots(w, error);
    if (w->engine && w->measures && status == JAC_OK)
        return w;
    jac_sim_worker_free(w);
    return NULL;
}

void jac_sim_worker_free(jac_sim_worker *w)
{
    if (!w)
        return;
    if (w->engine) {
        for (int p = 0; p < w->players; p++)
            jac_bot_free(w->engine, w->bot[p]);
        jac_game_free(w->engine, w->game);
    }
    jac_measures_free(w->measures);
    jac_engine_free(w->engine);
    free(w);
}

const jac_measures *jac_sim_worker_measures(const jac_sim_worker *worker)
{
    return worker->measures;
}

/* ---- one game -------------------------------------------------------------------------------- */

/* Who sits where in game k; bots and names go along. The ruleset is this worker's own, and nothing
 * in it was made from the names: exchanging them is all that `players` in another order does. */
static jac_status sit_down(jac_sim_worker *w, uint64_t game, jac_sim_result *result,
                           jac_error *error)
{
    jac_ruleset *rules = jac_setup_of(w->engine)->rules;
    for (int p = 0; p < w->players; p++) {
        int seat = jac_sim_seat(&w->plan, p, w->players, game);
        result->seat[p] = (uint8_t)seat;
        w->player_at[seat] = (uint8_t)p;
        rules->base.name[seat] = w->name[p];
        jac_status status = jac_bot_begin(w->bot[p], w->engine, result->seed, seat, error);
        if (status != JAC_OK)
            return status;
    }
    return JAC_OK;
}

static bool given_up(const jac_sim_worker *w)
{
    return w->stop && atomic_load_explicit(w->stop, memory_order_relaxed);
}

static jac_status play_on(jac_sim_worker *w, jac_sim_result *result)
{
    jac_error *error = &result->error;
    jac_status status = jac_game_start(w->engine, w->game, result->seed, error);
    uint64_t made = 0;
    while (status == JAC_OK && jac_game_waits(w->game) != JAC_WAITS_OVER) {
        if (given_up(w)) {
            result->stopped = true;
            break;
        }
        if (w->plan.timeout > 0 && jac_clock() > w->deadline) {
            status = jac_sim_too_long(&w->plan, error);
            break;
        }
        jac_choice choice = { 0 };
        jac_bot *bot = w->bot[w->player_at[jac_game_to_act(w->game)]];
        bot->number = made;
        status = bot->choose(bot, w->engine, w->game, &choice, error);
        if (status == JAC_OK)
            status = jac_apply(w->engine, w->game, choice, error);
        made += status == JAC_OK;
    }
    result->value[w->measures->first[JAC_MEASURE_GAME]] = jac_game_turn(w->game);
    result->value[w->measures->first[JAC_MEASURE_GAME] + 1] = (int64_t)made;
    return status;
}

/* Points and who won, by player and by seat; what modules counted. */
static void measure_end(const jac_sim_worker *w, jac_sim_result *result)
{
    const size_t *first = w->measures->first;
    int32_t best = INT32_MIN, many = 0;
    for (int s = 0; s < w->players; s++) {
        int32_t points = jac_game_points(w->engine, w->game, s);
        many = points > best ? 1 : many + (points == best);
        best = points > best ? points : best;
    }
    for (int s = 0; s < w->players; s++) {
        size_t p = w->player_at[s], at = (size_t)s;
        int32_t points = jac_game_points(w->engine, w->game, s);
        int64_t *v = result->value;
        v[first[JAC_MEASURE_POINTS] + p] = v[first[JAC_MEASURE_SEAT_POINTS] + at] = points;
        v[first[JAC_MEASURE_WON] + p] = v[first[JAC_MEASURE_SEAT_WON] + at] =
            points == best && many == 1;
        v[first[JAC_MEASURE_SHARED] + p] = v[first[JAC_MEASURE_SEAT_SHARED] + at] =
            points == best && many > 1;
    }
    for (size_t i = 0; i < jac_stat_count(w->engine); i++)
        result->value[first[JAC_MEASURE_COUNTER] + i] = jac_game_stat(w->engine, w->game, i);
}

void jac_sim_worker_play(jac_sim_worker *w, uint64_t game, jac_sim_result *result)
{
    size_t count = w->measures->count;
    memset(result, 0, sizeof *result);
    memset(result->value, 0, count * sizeof *result->value);
    result->count = count;
    result->game = game;
    result->seed = jac_sim_seed(w->plan.seed, game);
    w->value = result->value;
    w->deadline = w->plan.timeout > 0 ? jac_clock() + w->plan.timeout : 0;
    w->engine->points = note_points;
    w->engine->points_ud = w;
    result->status = sit_down(w, game, result, &result->error);
    if (result->status == JAC_OK)
        result->status = play_on(w, result);
    w->engine->points = NULL;
    if (result->status == JAC_OK && !result->stopped) {
        measure_end(w, result);
    } else { /* what was counted up to there is no game's */
        size_t kept = w->measures->first[JAC_MEASURE_GAME + 1];
        memset(result->value + kept, 0, (count - kept) * sizeof *result->value);
    }
}

/* ---- the same game, elsewhere ---------------------------------------------------------------- */

/* Joins texts by ", " in the order of the seats, as an INI has a list; allocated. */
static char *seated_list(const jac_sim_plan *plan, uint64_t game, int players,
                         const char *(*text)(const jac_engine *, int), const jac_engine *engine)
{
    char *list = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&list, &size);
    if (!stream)
        return NULL;
    for (int s = 0; s < players; s++)
        for (int p = 0; p < players; p++) {
            const char *quote = strchr(text(engine, p), ',') ? "\"" : "";
            if (jac_sim_seat(plan, p, players, game) == s)
                fprintf(stream, "%s%s%s%s", s ? ", " : "", quote, text(engine, p), quote);
        }
    if (fclose(stream) == 0)
        return list;
    free(list);
    return NULL;
}

static const char *bot_text(const jac_engine *engine, int player)
{
    return jac_setup_of(engine)->bot[player];
}

jac_settings *jac_sim_seated(const jac_settings *settings, const jac_engine *engine,
                             const jac_sim_plan *plan, uint64_t game)
{
    int players = jac_game_players(engine);
    jac_settings *seated = jac_settings_copy(settings);
    char *names = seated_list(plan, game, players, jac_player_name, engine);
    char *bots = seated_list(plan, game, players, bot_text, engine);
    if (seated &&
        (!names || !bots || jac_settings_set(seated, "game", "players", names, NULL) != 0 ||
         jac_settings_set(seated, "game", "bots", bots, NULL) != 0)) {
        jac_settings_free(seated);
        seated = NULL;
    }
    free(names);
    free(bots);
    return seated;
}
