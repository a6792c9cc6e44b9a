/* watch.c - what the events say is held against the recount as they come. */
#include "property.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void fail(play *p, const char *format, ...)
{
    va_list args;
    if (p->failed)
        return;
    p->failed = true;
    va_start(args, format);
    vsnprintf(p->why, sizeof p->why, format, args);
    va_end(args);
}

uint64_t mix(uint64_t a, uint64_t b)
{
    uint64_t z = a + b * 0x9E3779B97F4A7C15u + 0x632BE59BD9B4E019u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

uint32_t pick(play *p, uint32_t n)
{
    p->random = mix(p->random, 1);
    return (uint32_t)((p->random >> 32) * n >> 32);
}

bool asked_of_modules(const jac_ruleset *rules, jac_hook hook)
{
    return rules->hook.at[hook].handler_count > 0;
}

bool watch_open(play *p)
{
    const size_t segments = p->rules->layout.segment_max + 1u;
    p->place = malloc((p->rules->figure.count + 1u) * sizeof *p->place);
    p->done = calloc(segments, sizeof *p->done);
    p->completed = malloc(segments * sizeof *p->completed);
    p->paid = malloc(segments * sizeof *p->paid);
    p->done_room = p->completed_room = segments;
    p->puts_expected = -1;
    if (!p->place || !p->done || !p->completed || !p->paid)
        return false;
    for (uint32_t f = 0; f < p->rules->figure.count; f++)
        p->place[f] = jac_place_pack(JAC_AT_SUPPLY, 0);
    return true;
}

void watch_close(play *p)
{
    free(p->place);
    free(p->done);
    free(p->completed);
    free(p->paid);
    p->place = NULL;
    p->done = NULL;
    p->completed = NULL;
    p->paid = NULL;
}

static void log_chance(play *p, const jac_seen *seen)
{
    if (p->log_count == p->log_room) {
        p->log_room = p->log_room ? 2 * p->log_room : 512;
        p->log = realloc(p->log, p->log_room * sizeof *p->log);
        if (!p->log)
            abort();
    }
    p->log[p->log_count++] =
        (log_item){ .choice = { .offer = JAC_CHOICE_CHANCE, .arg = { seen->arg[2], 0, 0 } } };
}

static bool is_done(const play *p, int segment)
{
    return (size_t)segment < p->done_room && p->done[segment];
}

/* A feature that scores when closed, is closed, and has not been completed before. */
static bool newly_closed(const play *p, const recount_feature *feature)
{
    return feature->open == 0 && p->rules->kind.at[feature->kind].scores &&
           !is_done(p, feature->lowest);
}

/* The order of DESIGN 4, collect: new tile's segments, others, rings by cell. Only what is certain
 * is held: no ring stands before another feature, rings rise by (y, x), and the new tile's own
 * segments come first and in their order. */
static void check_order(play *p, const jac_game *game)
{
    int last_fresh = -1, last_ring_y = -99999, last_ring_x = -99999;
    bool ring_seen = false, other_seen = false;
    for (size_t i = 0; i < p->completed_count; i++) {
        const int number = p->board.segment[p->completed[i]].feature;
        const recount_feature *f = &p->board.feature[number];
        int fresh = -1;
        if (p->rules->kind.at[f->kind].ring) {
            const recount_tile *t = &p->board.tile[p->board.segment[f->lowest].tile];
            const bool on_new = p->board.segment[f->lowest].tile == game->turn.tile;
            if (on_new)
                continue;
            if (t->y < last_ring_y || (t->y == last_ring_y && t->x < last_ring_x))
                fail(p, "completed monasteries are not in the order of their cells");
            ring_seen = true;
            last_ring_y = t->y;
            last_ring_x = t->x;
            continue;
        }
        if (ring_seen)
            fail(p, "a completed monastery stands before another feature");
        for (int s = p->board.segment_count - 1; s >= 0; s--)
            if (p->board.segment[s].feature == number &&
                p->board.segment[s].tile == game->turn.tile)
                fresh = p->board.segment[s].number;
        if (fresh < 0)
            other_seen = true;
        else if (other_seen || fresh < last_fresh)
            fail(p, "completed features are not in the order of the new tile's segments");
        if (fresh >= 0)
            last_fresh = fresh;
    }
}

static bool plain_points(const play *p)
{
    return !asked_of_modules(p->rules, JAC_Q_feature_points) &&
           !asked_of_modules(p->rules, JAC_Q_player_points) &&
           !asked_of_modules(p->rules, JAC_Q_strength) &&
           !asked_of_modules(p->rules, JAC_Q_takes_part) &&
           !asked_of_modules(p->rules, JAC_Q_tie_break);
}

/* What modules answer can't be recounted: then only what the events gave is held. */
static void see_final(play *p, const jac_game *game)
{
    memcpy(p->final, game->points, sizeof p->final);
    p->final_known = !p->board.odd && plain_points(p);
    if (p->final_known)
        recount_final(&p->board, p->final);
    p->has_final = true;
}

/* Nothing is counted yet: the batch must be exactly the features that closed; at the end of the
 * game it is what stands on the board. */
static void see_ready(play *p, const jac_game *game)
{
    int closed = 0;
    recount_board(&p->board, game);
    if (game->batch_count == 0 || (jac_batch(p->rules, game)[0].occasion & 0x7F) == JAC_FINAL) {
        see_final(p, game);
        return;
    }
    if (p->board.odd || (jac_batch(p->rules, game)[0].occasion & 0x7F) != JAC_COMPLETED)
        return;
    for (int f = 0; f < p->board.feature_count; f++) {
        bool told = false;
        if (!newly_closed(p, &p->board.feature[f]))
            continue;
        closed++;
        for (size_t i = 0; i < p->completed_count; i++)
            told |= p->board.segment[p->completed[i]].feature == f;
        if (!told)
            fail(p, "a %s of %d tiles is closed but not in the batch",
                 jac_text(p->rules, p->rules->kind.at[p->board.feature[f].kind].name),
                 p->board.feature[f].tiles);
    }
    if (closed != (int)p->completed_count)
        fail(p, "%d features closed, %d are completed", closed, (int)p->completed_count);
    check_order(p, game);
}

static void see_completed(play *p, const jac_game *game, int segment)
{
    recount_board(&p->board, game);
    if (p->board.odd)
        return;
    const recount_feature *f = &p->board.feature[p->board.segment[segment].feature];
    if (!newly_closed(p, f))
        fail(p, "feature_completed of one that is open or was before");
    for (size_t i = 0; i < p->completed_count; i++)
        if (p->board.segment[p->completed[i]].feature == p->board.segment[segment].feature)
            fail(p, "feature_completed twice for one feature");
    if (p->completed_count < p->completed_room) {
        p->paid[p->completed_count] = 0;
        p->completed[p->completed_count++] = (uint16_t)segment;
    }
}

/* Its figures still stand: majority and points are found again. */
static void see_scored(play *p, const jac_game *game, const int32_t arg[6])
{
    const jac_occasion occasion = (jac_occasion)arg[3];
    recount_board(&p->board, game);
    if (p->board.odd)
        return;
    const int number = p->board.segment[arg[0]].feature;
    const recount_feature *f = &p->board.feature[number];
    for (size_t i = 0; i < p->completed_count; i++)
        if (p->board.segment[p->completed[i]].feature == number)
            p->paid[i]++;
    if (!plain_points(p))
        return;
    if (f->class_ == JAC_KIND_FIELD && p->rules->base.field_scoring != JAC_PER_FIELD_3)
        return;
    if (occasion == JAC_FINAL && f->class_ == JAC_KIND_CITY &&
        p->rules->base.field_scoring == JAC_PER_CITY_4 && f->open == 0)
        return;
    const uint32_t winners = recount_winners(f->strength);
    if (winners != (uint32_t)arg[2])
        fail(p, "winners of a %s are %x, recounted %x",
             jac_text(p->rules, p->rules->kind.at[f->kind].name), (unsigned)arg[2], winners);
    const int points = recount_points(&p->board, number, occasion);
    if (winners != 0 && points != arg[1])
        fail(p, "a %s of %d tiles and %d arms gives %d, recounted %d",
             jac_text(p->rules, p->rules->kind.at[f->kind].name), f->tiles, f->arms, arg[1],
             points);
}

/* All were awarded: each completed feature was scored once. */
static void see_awarded(play *p, const jac_game *game)
{
    recount_board(&p->board, game);
    for (size_t i = 0; i < p->completed_count; i++) {
        const int number = p->board.segment[p->completed[i]].feature;
        if (p->paid[i] != 1 && !p->board.odd)
            fail(p, "a completed feature was scored %d times", p->paid[i]);
        for (int s = 0; s < p->board.segment_count; s++)
            if (p->board.segment[s].feature == number && (size_t)s < p->done_room)
                p->done[s] = 1;
    }
    p->completed_count = 0;
}

void check_all_scored(play *p)
{
    for (int f = 0; f < p->board.feature_count && !p->board.odd; f++)
        if (newly_closed(p, &p->board.feature[f]))
            fail(p, "a closed %s of %d tiles was passed over",
                 jac_text(p->rules, p->rules->kind.at[p->board.feature[f].kind].name),
                 p->board.feature[f].tiles);
}

static void see_discarded(play *p, const jac_game *game, uint32_t type)
{
    recount_board(&p->board, game);
    if (asked_of_modules(p->rules, JAC_Q_may_place))
        return;
    for (int y = p->board.top + 1; y < p->board.top + p->board.height - 1; y++)
        for (int x = p->board.left + 1; x < p->board.left + p->board.width - 1; x++)
            for (int r = 0; r < 4; r++)
                if (recount_fits(&p->board, type, x, y, r))
                    fail(p, "tile %s was discarded but fits at %d,%d rotation %d",
                         jac_text(p->rules, p->rules->type.at[type].name), x, y, 90 * r);
}

static void see_figure(play *p, const int32_t arg[6], const char *what)
{
    const uint32_t figure = (uint32_t)arg[0];
    if (figure >= p->rules->figure.count) {
        fail(p, "%s of figure %u", what, figure);
        return;
    }
    if (p->place[figure] != arg[1])
        fail(p, "%s of figure %u from %x, it was at %x", what, figure, (unsigned)arg[1],
             (unsigned)p->place[figure]);
    p->place[figure] = arg[2];
}

void watch_event(void *ud, jac_engine *engine, const jac_game *game, const jac_seen *seen)
{
    play *p = ud;
    (void)engine;
    if (p->muted || p->failed)
        return;
    switch (seen->hook) {
    case JAC_CHOICE_CHANCE:
        log_chance(p, seen);
        break;
    case JAC_E_tile_discarded:
        see_discarded(p, game, (uint32_t)seen->arg[0]);
        break;
    case JAC_E_figure_placed:
        see_figure(p, seen->arg, "figure_placed");
        break;
    case JAC_E_figure_moved:
        see_figure(p, seen->arg, "figure_moved");
        break;
    case JAC_E_figure_left:
        see_figure(p, seen->arg, "figure_left");
        break;
    case JAC_E_feature_completed:
        see_completed(p, game, seen->arg[0]);
        break;
    case JAC_E_batch_ready:
        see_ready(p, game);
        break;
    case JAC_E_feature_scored:
        see_scored(p, game, seen->arg);
        break;
    case JAC_E_points_scored:
        p->points[seen->arg[0]] += seen->arg[1];
        if (p->has_final && seen->arg[4] != p->engine->word_scored) /* by a module's own rule */
            p->final[seen->arg[0]] += seen->arg[1];
        break;
    case JAC_E_batch_awarded:
        see_awarded(p, game);
        break;
    case JAC_E_tile_placed:
        recount_board(&p->board, game);
        p->puts_expected = p->board.odd ? -1 : expected_puts(p, game, NULL, 0);
        break;
    default:
        break;
    }
}
