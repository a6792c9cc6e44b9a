/* score.c - scoring is a batch, each part a step (BASE-R30..R37, R50..R53).
 *
 *   collect   the features that closed since the last batch, occupied or not
 *   ready     once, nothing counted yet
 *   freeze    points and majority of all of them, before anything moves (BASE-P9)
 *   award     feature by feature
 *   after     modules may add features: a new round of the same batch
 *   release   the figures of all of them
 *
 * The end of the game is one batch with every occupied feature. */
#include "worth.h"

enum { COLLECT, READY, FREEZE, AWARD, AFTER, CHECK, RELEASE, DONE };

/* The item of the variant `per_city_4` that pays a city to the farmers around it. */
enum { FARMED_CITY = 0x80 };

static jac_occasion occasion_of(const jac_batch_item *item)
{
    return (jac_occasion)(item->occasion & 0x7F);
}

/* ---- variants of field scoring (BASE-V2)
 * ---------------------------------------------------------------- */

static bool is_field(const jac_ruleset *r, const jac_game *g, const jac_batch_item *item)
{
    return !(item->occasion & FARMED_CITY) &&
           r->kind.at[jac_segments(r, g)[item->feature].kind].class_ == JAC_KIND_FIELD;
}

/* city_once_per_player_3: a player is paid for a city by the first field of the batch that wins it.
 */
static int32_t cities_paid_before(jac_engine *e, const jac_game *g, uint32_t item, uint32_t player)
{
    const jac_batch_item *batch = jac_batch(e->rules, g);
    int all = jac_completed_cities(e, g, batch[item].feature, jac_seen_next(e), NULL, NULL);
    uint32_t round = jac_seen_next(e);
    for (uint32_t i = 0; i < item; i++)
        if (is_field(e->rules, g, &batch[i]) && (batch[i].winners >> player & 1))
            jac_completed_cities(e, g, batch[i].feature, round, NULL, NULL);
    return 3 * (all - jac_completed_cities(e, g, batch[item].feature, round, NULL, NULL));
}

typedef struct wanted_city {
    uint16_t city;
    bool found;
} wanted_city;

static void find_city(void *ud, uint16_t city)
{
    wanted_city *wanted = ud;
    wanted->found = wanted->found || wanted->city == city;
}

/* per_city_4: the majority of all farmers around a completed city. */
static uint32_t farmers_around(jac_engine *e, const jac_game *g, uint16_t city)
{
    const jac_batch_item *batch = jac_batch(e->rules, g);
    int32_t strength[JAC_PLAYERS_MAX] = { 0 };
    for (uint32_t i = 0; i < g->batch_count; i++) {
        if (!is_field(e->rules, g, &batch[i]))
            continue;
        wanted_city wanted = { city, false };
        jac_completed_cities(e, g, batch[i].feature, jac_seen_next(e), find_city, &wanted);
        if (wanted.found)
            jac_add_strengths(e, g, batch[i].feature, JAC_FINAL, strength);
    }
    return jac_most_of(e, g, city, strength);
}

typedef struct farmed {
    jac_engine *engine;
    jac_game *game;
} farmed;

static void add_farmed_city(void *ud, uint16_t city)
{
    farmed *to = ud;
    jac_game *g = to->game;
    if (g->batch_count == to->engine->rules->layout.batch_max)
        jac_engine_fail(to->engine, JAC_E_FAULT, "the final batch overflows");
    else
        jac_w_batch(to->engine->rules, g)[g->batch_count++] =
            (jac_batch_item){ .feature = city, .occasion = JAC_FINAL | FARMED_CITY };
}

/* One item for each city that an occupied field touches. */
static void add_farmed_cities(jac_engine *e, jac_game *g)
{
    uint32_t fields = g->batch_count, round = jac_seen_next(e);
    farmed to = { e, g };
    for (uint32_t i = 0; i < fields; i++)
        if (is_field(e->rules, g, &jac_batch(e->rules, g)[i]))
            jac_completed_cities(e, g, jac_batch(e->rules, g)[i].feature, round, add_farmed_city,
                                 &to);
}

/* ---- collecting
 * -------------------------------------------------------------------------------------------- */

static bool in_batch(const jac_ruleset *r, const jac_game *g, uint32_t segment)
{
    uint16_t label = jac_segments(r, g)[segment].feature;
    for (uint32_t i = 0; i < g->batch_count; i++)
        if (!(jac_batch(r, g)[i].occasion & FARMED_CITY) &&
            jac_segments(r, g)[jac_batch(r, g)[i].feature].feature == label)
            return true;
    return false;
}

static bool append(jac_engine *e, jac_game *g, uint32_t segment, jac_occasion occasion,
                   uint16_t reason)
{
    if (in_batch(e->rules, g, segment))
        return true;
    if (g->batch_count == e->rules->layout.batch_max)
        return false;
    jac_w_batch(e->rules, g)[g->batch_count++] = (jac_batch_item){ .feature = (uint16_t)segment,
                                                                   .reason = reason,
                                                                   .occasion = (uint8_t)occasion };
    return true;
}

jac_status jac_batch_add(jac_engine *e, jac_game *g, uint32_t segment, jac_occasion occasion,
                         uint16_t reason)
{
    if (segment >= g->segment_count)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "no such feature");
    bool outside = g->batch_count == 0 && !g->in_batch;
    if (!append(e, g, segment, occasion, reason))
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "more than %u features in one batch",
                        e->rules->layout.batch_max);
    if (!outside)
        return JAC_OK;
    const int32_t arg[4] = { 0, 0, 0, 0 };
    return jac_push(e, g, JAC_OP_BATCH, READY, arg); /* a batch of its own */
}

jac_status jac_batch_drop(jac_engine *e, jac_game *g, uint32_t segment)
{
    if (segment >= g->segment_count)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "no such feature");
    jac_batch_item *batch = jac_w_batch(e->rules, g);
    const jac_segment *segments = jac_segments(e->rules, g);
    for (uint32_t i = 0; i < g->batch_count; i++) {
        if (segments[batch[i].feature].feature != segments[segment].feature)
            continue;
        memmove(batch + i, batch + i + 1, (g->batch_count - i - 1u) * sizeof *batch);
        memset(&batch[--g->batch_count], 0, sizeof *batch);
        return JAC_OK;
    }
    return JAC_OK;
}

/* The fixed order of features that close at once: those of the new tile in its table's order, then
 * others, then ring kinds by cell (y, x). */
static int64_t collect_key(const jac_ruleset *r, const jac_game *g, uint16_t segment)
{
    const jac_segment *s = &jac_segments(r, g)[segment];
    const jac_tile *tile = &jac_tiles(r, g)[s->tile];
    int64_t cell =
        ((int64_t)jac_cell_y(tile->cell) + 32768) << 16 | (jac_cell_x(tile->cell) + 32768);
    int64_t group = r->kind.at[s->kind].ring ? 2 : s->tile == g->turn.tile ? 0 : 1;
    return group << 48 | (group == 0 ? s->slot : cell << 8 | s->slot);
}

static void sort_closed(const jac_ruleset *r, jac_game *g)
{
    uint16_t *closed = jac_w_closed(r, g);
    for (uint32_t i = 1; i < g->closed_count; i++) {
        uint16_t moving = closed[i];
        int64_t key = collect_key(r, g, moving);
        uint32_t j = i;
        for (; j > 0 && collect_key(r, g, closed[j - 1]) > key; j--)
            closed[j] = closed[j - 1];
        closed[j] = moving;
    }
}

static void collect(jac_engine *e, jac_game *g)
{
    const jac_ruleset *r = e->rules;
    uint16_t *closed = jac_w_closed(r, g);
    g->in_batch = 1;
    if (g->closed_count > 1)
        sort_closed(r, g);
    for (uint32_t i = 0; i < g->closed_count; i++) {
        uint16_t segment = closed[i];
        closed[i] = 0;
        if (jac_feature_of(r, g, segment)->open > 0 || in_batch(r, g, segment))
            continue;
        if (!append(e, g, segment, JAC_COMPLETED, 0))
            jac_engine_fail(e, JAC_E_MODULE, "more than %u features in one batch",
                            r->layout.batch_max);
        if (jac_heard(e, JAC_E_feature_completed)) {
            const int32_t arg[] = { segment };
            jac_raise(e, g, JAC_E_feature_completed, 1, arg);
        }
    }
    g->closed_count = 0;
}

/* Every occupied feature, kind by kind, fields last. */
void jac_final_batch(jac_engine *e, jac_game *g)
{
    const jac_ruleset *r = e->rules;
    g->in_batch = 1;
    for (uint32_t pass = 0; pass < 2; pass++)
        for (uint32_t f = 0; f < r->figure.count; f++) {
            int32_t place = jac_figures(r, g)[f].place;
            if (jac_place_at(place) != JAC_AT_SEGMENT)
                continue;
            uint32_t segment = jac_place_index(place);
            bool field = r->kind.at[jac_segments(r, g)[segment].kind].class_ == JAC_KIND_FIELD;
            if (field == (pass == 1) && !append(e, g, segment, JAC_FINAL, 0))
                jac_engine_fail(e, JAC_E_FAULT, "the final batch overflows");
        }
    if (r->base.field_scoring == JAC_PER_CITY_4)
        add_farmed_cities(e, g);
    jac_then(e, JAC_OP_BATCH, READY, 0, 0, 0, 0);
}

/* ---- counting and paying
 * --------------------------------------------------------------------------------- */

static void freeze(jac_engine *e, jac_game *g, uint32_t from)
{
    jac_batch_item *batch = jac_w_batch(e->rules, g);
    for (uint32_t i = from; i < g->batch_count; i++) {
        if (batch[i].occasion & FARMED_CITY) {
            batch[i].points = 4;
            batch[i].winners = (uint8_t)farmers_around(e, g, batch[i].feature);
            continue;
        }
        jac_occasion occasion = occasion_of(&batch[i]);
        batch[i].winners = (uint8_t)jac_feature_winners(e, g, batch[i].feature, occasion);
        /* No module hears of an empty feature's points: spare the counting. (A watch must not
           change what stands in the block while a prompt interrupts the batch.) */
        if (batch[i].winners || jac_asked(e, JAC_E_feature_scored))
            batch[i].points = jac_feature_points(e, g, batch[i].feature, occasion);
    }
}

/* jac_score; `kind` is that of what gave the points. */
static jac_status pay(jac_engine *e, jac_game *g, int player, int32_t points, uint32_t segment,
                      jac_occasion occasion, uint16_t reason, int kind)
{
    if (player < 0 || player >= e->rules->base.players)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "no such player");
    int64_t sum = (int64_t)g->points[player] + points;
    if (sum > 1000000000 || sum < -1000000000)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0,
                        "points of a player stay within a thousand million");
    g->points[player] = (int32_t)sum;
    if (e->points)
        e->points(e->points_ud, g, player, points, kind, reason);
    if (jac_heard(e, JAC_E_points_scored)) {
        const int32_t arg[] = { player, points, segment == JAC_NONE ? -1 : (int32_t)segment,
                                (int32_t)occasion, reason };
        jac_raise(e, g, JAC_E_points_scored, 5, arg);
    }
    return JAC_OK;
}

static int kind_of(const jac_ruleset *r, const jac_game *g, uint32_t segment)
{
    return segment < g->segment_count ? jac_segments(r, g)[segment].kind : -1;
}

jac_status jac_score(jac_engine *e, jac_game *g, int player, int32_t points, uint32_t segment,
                     jac_occasion occasion, uint16_t reason)
{
    int kind = kind_of(e->rules, g, segment);
    return pay(e, g, player, points, segment, occasion, reason, kind);
}

static void award(jac_engine *e, jac_game *g, uint32_t i)
{
    const jac_ruleset *r = e->rules;
    const jac_batch_item item = jac_batch(r, g)[i];
    jac_occasion occasion = occasion_of(&item);
    int kind = item.occasion & FARMED_CITY ? JAC_KIND_FIELD : kind_of(r, g, item.feature);
    bool once = r->base.field_scoring == JAC_CITY_ONCE_PER_PLAYER_3 && is_field(r, g, &item);
    for (uint32_t p = 0; p < r->base.players; p++) {
        if (!(item.winners >> p & 1))
            continue;
        int32_t points = item.points - (once ? cities_paid_before(e, g, i, p) : 0);
        if (jac_asked(e, JAC_Q_player_points)) {
            const int32_t arg[] = { points, (int32_t)p, item.feature, (int32_t)occasion };
            points = jac_query(e, g, JAC_Q_player_points, points, 4, arg);
        }
        uint16_t reason = item.reason ? item.reason : e->word_scored;
        if (pay(e, g, (int)p, points, item.feature, occasion, reason, kind) != JAC_OK)
            jac_engine_fail(e, JAC_E_MODULE, "%s", e->error.what);
    }
    if (jac_heard(e, JAC_E_feature_scored)) {
        const int32_t arg[] = { item.feature, item.points, item.winners, (int32_t)occasion };
        jac_raise(e, g, JAC_E_feature_scored, 4, arg);
    }
}

/* Where a scored figure goes: home, unless a module holds it or lets it stay. */
static void release_figure(jac_engine *e, jac_game *g, uint32_t figure, uint32_t segment)
{
    int32_t to = e->word_supply;
    if (jac_asked(e, JAC_Q_release_to)) {
        const int32_t arg[] = { (int32_t)figure, (int32_t)segment };
        to = jac_query(e, g, JAC_Q_release_to, to, 2, arg);
    }
    if (to == e->word_stay)
        return;
    int32_t place = jac_figures(e->rules, g)[figure].place;
    place = to == e->word_held ? jac_place_pack(JAC_AT_HELD, jac_place_index(place))
                               : jac_place_pack(JAC_AT_SUPPLY, 0);
    jac_figure_to(e, g, figure, place, g->turn.player, e->word_scored);
}

static void release(jac_engine *e, jac_game *g)
{
    const jac_ruleset *r = e->rules;
    jac_batch_item *batch = jac_w_batch(r, g);
    for (uint32_t i = 0; i < g->batch_count; i++) {
        uint16_t label = jac_segments(r, g)[batch[i].feature].feature;
        if (batch[i].occasion & FARMED_CITY)
            continue;
        uint32_t left = jac_features(r, g)[label].figures;
        for (uint32_t f = 0; f < r->figure.count && left; f++)
            if (jac_stands_in(r, g, f, label)) {
                release_figure(e, g, f, batch[i].feature);
                left--;
            }
    }
    memset(batch, 0, g->batch_count * sizeof *batch);
    g->batch_count = 0;
    g->in_batch = 0;
}

/* ---- the steps
 * --------------------------------------------------------------------------------------------- */

static void raise_count(jac_engine *e, jac_game *g, uint32_t hook)
{
    const int32_t arg[] = { g->batch_count };
    if (jac_heard(e, hook))
        jac_raise(e, g, hook, 1, arg);
}

/* Runs one phase; returns the next, *i its argument. */
static uint32_t run_phase(jac_engine *e, jac_game *g, uint32_t phase, int32_t *i)
{
    switch (phase) {
    case COLLECT:
        collect(e, g);
        return READY;
    case READY:
        g->in_batch = 1;
        raise_count(e, g, JAC_E_batch_ready);
        *i = 0;
        return FREEZE;
    case FREEZE:
        freeze(e, g, (uint32_t)*i);
        return AWARD;
    case AWARD:
        if (*i < g->batch_count)
            award(e, g, (uint32_t)*i);
        ++*i;
        return *i < g->batch_count ? AWARD : AFTER;
    case AFTER:
        raise_count(e, g, JAC_E_batch_awarded);
        *i = g->batch_count;
        return CHECK;
    case CHECK:
        return g->batch_count > *i ? FREEZE : RELEASE;
    default:
        release(e, g);
        return DONE;
    }
}

/* Phase after phase as long as nothing can come between. */
void jac_run_batch(jac_engine *e, jac_game *g, const jac_step *step)
{
    uint32_t phase = step->which;
    int32_t i = step->arg[0];
    while ((phase = run_phase(e, g, phase, &i)) != DONE) {
        if (!jac_nothing_waits(e, g)) {
            jac_then(e, JAC_OP_BATCH, phase, i, 0, 0, 0);
            return;
        }
        e->steps_done++;
    }
}
