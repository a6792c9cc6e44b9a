/* recount.c - features by flood fill over the printed tiles. */
#include "recount.h"

#include <stdlib.h>
#include <string.h>

static const int step_x[4] = { 0, 1, 0, -1 }, step_y[4] = { -1, 0, 1, 0 };

void recount_open(recount *r, const jac_ruleset *rules, const printed_type *table)
{
    memset(r, 0, sizeof *r);
    r->rules = rules;
    r->table = table;
}

void recount_close(recount *r)
{
    free(r->tile);
    free(r->segment);
    free(r->feature);
    free(r->todo);
    free(r->grid);
    memset(r, 0, sizeof *r);
}

int recount_tile_at(const recount *r, int x, int y)
{
    const int column = x - r->left, row = y - r->top;
    if (column < 0 || row < 0 || column >= r->width || row >= r->height)
        return -1;
    return r->grid[row * r->width + column];
}

static bool make_room(recount *r, int tiles, int segments)
{
    if (tiles > r->tile_room) {
        r->tile = realloc(r->tile, (size_t)tiles * sizeof *r->tile);
        r->tile_room = tiles;
    }
    if (segments > r->segment_room) {
        const size_t n = (size_t)segments;
        r->segment = realloc(r->segment, n * sizeof *r->segment);
        r->feature = realloc(r->feature, n * sizeof *r->feature);
        r->todo = realloc(r->todo, n * sizeof *r->todo);
        r->segment_room = segments;
    }
    return r->tile && r->segment && r->feature && r->todo;
}

/* Takes over the tiles and lays the grid. */
static bool read_tiles(recount *r, const jac_game *game)
{
    const jac_tile *from = jac_tiles(r->rules, game);
    int right = -1, bottom = -1, segments = 0;
    r->tile_count = game->tile_count;
    r->odd = game->join_count > 0;
    for (int t = 0; t < r->tile_count; t++)
        segments += r->table[from[t].type].count;
    if (!make_room(r, r->tile_count + 1, segments + 1))
        return false;
    r->left = r->top = 0;
    segments = 0;
    for (int t = 0; t < r->tile_count; t++) {
        recount_tile *to = &r->tile[t];
        to->x = jac_cell_x(from[t].cell);
        to->y = jac_cell_y(from[t].cell);
        to->rotation = from[t].rotation;
        to->type = from[t].type;
        to->first = segments;
        to->counted = -1;
        segments += r->table[to->type].count;
        if (from[t].extra != JAC_NONE || from[t].first != to->first)
            r->odd = true;
        if (t == 0 || to->x < r->left)
            r->left = to->x;
        if (t == 0 || to->y < r->top)
            r->top = to->y;
        if (t == 0 || to->x > right)
            right = to->x;
        if (t == 0 || to->y > bottom)
            bottom = to->y;
    }
    r->segment_count = segments;
    r->left -= 2;
    r->top -= 2;
    r->width = right + 3 - r->left;
    r->height = bottom + 3 - r->top;
    const size_t room = (size_t)r->width * (size_t)r->height;
    if (room > r->grid_room) {
        r->grid = realloc(r->grid, room * sizeof *r->grid);
        r->grid_room = room;
    }
    if (!r->grid)
        return false;
    for (size_t i = 0; i < room; i++)
        r->grid[i] = -1;
    for (int t = 0; t < r->tile_count; t++)
        r->grid[(r->tile[t].y - r->top) * r->width + r->tile[t].x - r->left] = (int16_t)t;
    return true;
}

static void read_segments(recount *r, const jac_game *game)
{
    for (int t = 0; t < r->tile_count; t++) {
        const printed_type *type = &r->table[r->tile[t].type];
        for (int i = 0; i < type->count; i++) {
            recount_segment *to = &r->segment[r->tile[t].first + i];
            to->tile = t;
            to->number = i;
            to->feature = -1;
            to->kind = type->segment[i].kind;
            to->slots = printed_turn(type->segment[i].slots, r->tile[t].rotation);
            if (!r->odd && jac_segments(r->rules, game)[r->tile[t].first + i].kind != to->kind)
                r->odd = true; /* a module changed it */
        }
    }
}

/* The segment across the edge at a slot, or -1. */
static int across(const recount *r, const recount_segment *segment, int slot)
{
    const int d = slot / 3;
    const recount_tile *tile = &r->tile[segment->tile];
    const int other = recount_tile_at(r, tile->x + step_x[d], tile->y + step_y[d]);
    const int there = (d + 2) % 4 * 3 + 2 - slot % 3;
    if (other < 0)
        return -1;
    const int first = r->tile[other].first, count = r->table[r->tile[other].type].count;
    for (int i = first; i < first + count; i++)
        if (r->segment[i].slots >> there & 1)
            return i;
    return -1;
}

/* Adds what one segment brings to its feature. */
static void count_segment(recount *r, recount_feature *feature, const recount_segment *segment)
{
    const recount_tile *tile = &r->tile[segment->tile];
    feature->size++;
    feature->arms += r->table[tile->type].segment[segment->number].arms;
    for (int d = 0; d < 4; d++)
        if ((segment->slots >> 3 * d & 7) != 0 &&
            recount_tile_at(r, tile->x + step_x[d], tile->y + step_y[d]) < 0)
            feature->open++;
}

static void fill(recount *r, int seed, int number)
{
    recount_feature *feature = &r->feature[number];
    const bool joins = r->rules->kind.at[r->segment[seed].kind].joins;
    int count = 0;
    memset(feature, 0, sizeof *feature);
    feature->kind = r->segment[seed].kind;
    feature->class_ = r->rules->kind.at[feature->kind].class_;
    feature->lowest = seed;
    r->segment[seed].feature = number;
    r->todo[count++] = seed;
    for (int i = 0; i < count; i++) {
        const recount_segment *segment = &r->segment[r->todo[i]];
        count_segment(r, feature, segment);
        if (r->tile[segment->tile].counted != number)
            feature->tiles++;
        r->tile[segment->tile].counted = number;
        for (int slot = 0; joins && slot < JAC_SLOTS; slot++) {
            const int next = segment->slots >> slot & 1 ? across(r, segment, slot) : -1;
            if (next < 0 || r->segment[next].kind != feature->kind)
                continue;
            if (r->segment[next].feature >= 0)
                continue;
            r->segment[next].feature = number;
            r->todo[count++] = next;
        }
    }
}

/* A monastery's tiles are the nine around, its open edges the empty ones. */
static void count_ring(const recount *r, recount_feature *feature)
{
    const recount_tile *tile = &r->tile[r->segment[feature->lowest].tile];
    feature->tiles = 0;
    feature->open = 0;
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            if (recount_tile_at(r, tile->x + x, tile->y + y) >= 0)
                feature->tiles++;
            else
                feature->open++;
}

static void count_figures(recount *r, const jac_game *game)
{
    for (uint32_t f = 0; f < r->rules->figure.count; f++) {
        const int32_t place = jac_figures(r->rules, game)[f].place;
        const jac_figure_def *def = &r->rules->figure.at[f];
        const jac_figure_kind *kind = &r->rules->figure_kind.at[def->kind];
        if (jac_place_at(place) != JAC_AT_SEGMENT)
            continue;
        if (jac_place_index(place) >= (uint32_t)r->segment_count)
            continue;
        recount_feature *feature = &r->feature[r->segment[jac_place_index(place)].feature];
        feature->figures++;
        if (kind->occupies)
            feature->meeples++;
        if (def->owner < JAC_PLAYERS_MAX)
            feature->strength[def->owner] += kind->strength;
    }
}

bool recount_board(recount *r, const jac_game *game)
{
    if (!read_tiles(r, game))
        return false;
    read_segments(r, game);
    r->feature_count = 0;
    for (int i = 0; i < r->segment_count; i++) {
        if (r->segment[i].feature >= 0)
            continue;
        fill(r, i, r->feature_count);
        if (r->rules->kind.at[r->segment[i].kind].ring)
            count_ring(r, &r->feature[r->feature_count]);
        r->feature_count++;
    }
    count_figures(r, game);
    return true;
}

bool recount_fits(const recount *r, uint32_t type, int x, int y, int rotation)
{
    int neighbours = 0;
    if (recount_tile_at(r, x, y) >= 0)
        return false;
    for (int d = 0; d < 4; d++) {
        const int other = recount_tile_at(r, x + step_x[d], y + step_y[d]);
        if (other < 0)
            continue;
        const recount_tile *tile = &r->tile[other];
        const uint8_t here = r->table[type].edge[(d - rotation + 4) & 3];
        const uint8_t there = r->table[tile->type].edge[(d + 2 - tile->rotation + 4) & 3];
        neighbours++;
        if (here < JAC_EDGE_BASE_COUNT && there < JAC_EDGE_BASE_COUNT) {
            if (here != there)
                return false;
        } else if (!r->rules->edge_fits[here][there]) {
            return false;
        }
    }
    return neighbours > 0;
}
