/* board.c - the block's own numbers against the recount. */
#include "property.h"

#include <stdlib.h>
#include <string.h>

static void check_feature(play *p, int segment)
{
    const jac_ruleset *rules = p->rules;
    const jac_feature *have = jac_feature_of(rules, p->game, (uint32_t)segment);
    const recount_feature *want = &p->board.feature[p->board.segment[segment].feature];
    const char *kind = jac_text(rules, rules->kind.at[want->kind].name);
    if (have->size != want->size)
        fail(p, "%s of segment %d has %d segments, recounted %d", kind, segment, have->size,
             want->size);
    if (jac_feature_tiles(rules, p->game, (uint32_t)segment) != want->tiles)
        fail(p, "%s of segment %d has %d tiles, recounted %d", kind, segment,
             jac_feature_tiles(rules, p->game, (uint32_t)segment), want->tiles);
    if (have->open != want->open)
        fail(p, "%s of segment %d has %d open edges, recounted %d", kind, segment, have->open,
             want->open);
    if (have->arms != want->arms)
        fail(p, "%s of segment %d has %d arms, recounted %d", kind, segment, have->arms,
             want->arms);
    if (have->meeples != want->meeples || have->figures != want->figures)
        fail(p, "%s of segment %d has %d meeples of %d figures, recounted %d of %d", kind, segment,
             have->meeples, have->figures, want->meeples, want->figures);
}

/* The ring of a feature visits each of its segments once. */
static void check_ring(play *p, int first)
{
    const jac_segment *segment = jac_segments(p->rules, p->game);
    const recount_feature *feature = &p->board.feature[p->board.segment[first].feature];
    int at = first, count = 0;
    do {
        if (at >= p->game->segment_count ||
            p->board.segment[at].feature != p->board.segment[first].feature) {
            fail(p, "the ring of segment %d leads to segment %d of another feature", first, at);
            return;
        }
        if (segment[at].feature != segment[first].feature)
            fail(p, "segments %d and %d of one feature have two labels", first, at);
        at = segment[at].next;
        count++;
    } while (at != first && count <= feature->size);
    if (count != feature->size)
        fail(p, "the ring of segment %d has %d members, recounted %d", first, count, feature->size);
}

static void check_features(play *p)
{
    if (p->board.segment_count != p->game->segment_count) {
        fail(p, "%d segments, recounted %d", p->game->segment_count, p->board.segment_count);
        return;
    }
    for (int s = 0; s < p->board.segment_count && !p->failed; s++) {
        const recount_tile *tile = &p->board.tile[p->board.segment[s].tile];
        if (p->board.feature[p->board.segment[s].feature].lowest == s) {
            check_ring(p, s);
            check_feature(p, s);
        }
        if (jac_segment_slots(p->rules, p->game, (uint32_t)s) != p->board.segment[s].slots)
            fail(p, "segment %d of tile %s lies at other slots", s,
                 jac_text(p->rules, p->rules->type.at[tile->type].name));
    }
}

/* Every figure is in one place, and its player's supply says the same. */
static void check_figures(play *p)
{
    for (uint32_t f = 0; f < p->rules->figure.count; f++) {
        const jac_figure_def *def = &p->rules->figure.at[f];
        const int32_t place = jac_figures(p->rules, p->game)[f].place;
        const bool in_supply = jac_place_at(place) == JAC_AT_SUPPLY;
        /* From one place off the board to another (a prison, the supply) no event tells. */
        if (!jac_at_on_board(jac_place_at(place)) && !jac_at_on_board(jac_place_at(p->place[f])))
            p->place[f] = place;
        if (place != p->place[f])
            fail(p, "figure %u is at %x, the events left it at %x", f, (unsigned)place,
                 (unsigned)p->place[f]);
        if (jac_place_segment(place) != JAC_NONE &&
            jac_place_segment(place) >= p->game->segment_count)
            fail(p, "figure %u stands on a segment that is not there", f);
        if (def->owner >= JAC_PLAYERS_MAX)
            continue;
        if ((jac_supply_bits(p->rules, p->game, def->owner, def->kind) >> def->index & 1) !=
            (in_supply ? 1u : 0u))
            fail(p, "the supply of player %d and the place of figure %u differ", def->owner, f);
    }
}

/* Bag, board, hand and kept tiles together are the box. */
static void check_tiles(play *p)
{
    const jac_ruleset *rules = p->rules;
    const jac_game *game = p->game;
    int *count = calloc(rules->type.count + 1u, sizeof *count);
    if (!count)
        abort();
    int bag = 0;
    for (uint32_t t = 0; t < rules->type.count; t++) {
        count[t] += jac_bag(rules, game)[t];
        bag += jac_bag(rules, game)[t];
    }
    if (bag != game->bag_count)
        fail(p, "%d tiles in the bag, its counts say %d", game->bag_count, bag);
    for (int i = 0; i < game->kept_count; i++)
        count[jac_kept_tiles(rules, game)[i].type]++;
    for (int i = 0; i < game->tile_count; i++) {
        const uint16_t type = jac_tiles(rules, game)[i].type;
        const uint16_t printed = rules->type.at[type].derived_from;
        count[printed == JAC_NONE ? type : printed]++;
    }
    if (game->turn.type != JAC_NONE && game->turn.tile == JAC_NONE)
        count[game->turn.type]++;
    for (uint32_t t = 0; t < rules->type.count; t++) /* what is not in the box a module gave */
        if (rules->type.at[t].derived_from == JAC_NONE && count[t] != p->table[t].copies &&
            (p->table[t].copies > 0 || jac_bag(rules, game)[t] > 0))
            fail(p, "%d tiles %s in all, the box has %d", count[t],
                 jac_text(rules, rules->type.at[t].name), p->table[t].copies);
    free(count);
    if (jac_game_tiles_left(game) != game->bag_count - game->bag_hidden)
        fail(p, "%d tiles left of %d in the bag, %d hidden", jac_game_tiles_left(game),
             game->bag_count, game->bag_hidden);
}

/* What the neighbours of an empty cell demand, as the engine's look-up writes it. */
static uint32_t signature_of(const play *p, int x, int y)
{
    static const int dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
    uint32_t signature = 0;
    for (int d = 0; d < 4; d++) {
        const int other = recount_tile_at(&p->board, x + dx[d], y + dy[d]);
        if (other < 0)
            continue;
        const recount_tile *tile = &p->board.tile[other];
        const uint8_t edge = p->table[tile->type].edge[(d + 2 - tile->rotation + 4) & 3];
        signature += p->rules->edge_demand[edge] * p->rules->edge_power[d];
    }
    return signature;
}

/* Each cell of the frontier is empty, beside a tile, named once and with the right signature. */
static void check_frontier(play *p)
{
    const jac_layout *l = &p->rules->layout;
    const int32_t *key = JAC_AT_OFFSET_CONST(int32_t, p->game, l->frontier_key);
    const uint16_t *signature = JAC_AT_OFFSET_CONST(uint16_t, p->game, l->frontier_sig);
    for (int i = 0; i < p->game->frontier_count; i++) {
        const int x = jac_cell_x(key[i]), y = jac_cell_y(key[i]);
        if (recount_tile_at(&p->board, x, y) >= 0)
            fail(p, "cell %d,%d of the frontier holds a tile", x, y);
        for (int k = 0; k < i; k++)
            if (key[k] == key[i])
                fail(p, "cell %d,%d is twice in the frontier", x, y);
        if (signature[i] != signature_of(p, x, y))
            fail(p, "cell %d,%d demands %d, recounted %u", x, y, signature[i],
                 signature_of(p, x, y));
    }
}

static void check_cells(play *p)
{
    int frontier = 0;
    for (int y = p->board.top; y < p->board.top + p->board.height; y++)
        for (int x = p->board.left; x < p->board.left + p->board.width; x++) {
            const int want = recount_tile_at(&p->board, x, y);
            const uint16_t have = jac_tile_at(p->rules, p->game, jac_cell_pack(x, y));
            if (have != (want < 0 ? (int)JAC_NONE : want))
                fail(p, "cell %d,%d holds tile %d, recounted %d", x, y, have, want);
            if (want < 0 && (recount_tile_at(&p->board, x + 1, y) >= 0 ||
                             recount_tile_at(&p->board, x - 1, y) >= 0 ||
                             recount_tile_at(&p->board, x, y + 1) >= 0 ||
                             recount_tile_at(&p->board, x, y - 1) >= 0))
                frontier++;
        }
    if (frontier != p->game->frontier_count)
        fail(p, "%d cells at the frontier, recounted %d", p->game->frontier_count, frontier);
}

/* What a feature is worth and who would win it, asked without awarding. */
static void check_values(play *p)
{
    if (asked_of_modules(p->rules, JAC_Q_feature_points) ||
        asked_of_modules(p->rules, JAC_Q_takes_part) ||
        asked_of_modules(p->rules, JAC_Q_strength) || asked_of_modules(p->rules, JAC_Q_tie_break))
        return;
    for (int f = 0; f < p->board.feature_count; f++) {
        const recount_feature *feature = &p->board.feature[f];
        const uint32_t segment = (uint32_t)feature->lowest;
        const jac_occasion occasion =
            feature->open == 0 && feature->class_ != JAC_KIND_FIELD ? JAC_COMPLETED : JAC_FINAL;
        if (feature->class_ == JAC_KIND_FIELD && p->rules->base.field_scoring != JAC_PER_FIELD_3)
            continue;
        const int points = jac_feature_points(p->engine, p->game, segment, occasion);
        const uint32_t winners = jac_feature_winners(p->engine, p->game, segment, occasion);
        if (!p->rules->kind.at[feature->kind].scores && feature->class_ >= JAC_KIND_BASE_COUNT)
            continue; /* a river: nobody scores it */
        if (points != recount_points(&p->board, f, occasion))
            fail(p, "a %s of %d tiles is valued %d, recounted %d",
                 jac_text(p->rules, p->rules->kind.at[feature->kind].name), feature->tiles, points,
                 recount_points(&p->board, f, occasion));
        if (winners != recount_winners(feature->strength))
            fail(p, "a %s would go to %x, recounted %x",
                 jac_text(p->rules, p->rules->kind.at[feature->kind].name), winners,
                 recount_winners(feature->strength));
    }
}

void check_board(play *p)
{
    if (!recount_board(&p->board, p->game)) {
        fail(p, "memory is out");
        return;
    }
    check_cells(p);
    check_frontier(p);
    check_figures(p);
    check_tiles(p);
    for (int i = 0; i < p->rules->base.players; i++)
        if (p->points[i] != p->game->points[i])
            fail(p, "player %d has %d points, the events gave %d", i, p->game->points[i],
                 p->points[i]);
    if (p->board.odd || p->failed)
        return;
    check_features(p);
    if (!p->failed)
        check_values(p);
    if (p->game->turn.tile == JAC_NONE || p->game->waits == JAC_WAITS_OVER)
        check_all_scored(p);
    if (p->failed || p->game->waits != JAC_WAITS_OVER)
        return;
    if (!p->has_final)
        fail(p, "the game is over without final scoring");
    for (int i = 0; i < p->rules->base.players && p->final_known; i++)
        if (p->final[i] != p->game->points[i])
            fail(p, "player %d ends with %d points, recounted %d", i, p->game->points[i],
                 p->final[i]);
}
