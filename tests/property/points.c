/* points.c - what the recounted features are worth: base_game.md, BASE-R30 to R53, V1, V2. */
#include "recount.h"

#include <string.h>

uint32_t recount_winners(const int strength[JAC_PLAYERS_MAX])
{
    int most = 0;
    uint32_t winners = 0;
    for (int p = 0; p < JAC_PLAYERS_MAX; p++)
        if (strength[p] > most)
            most = strength[p];
    for (int p = 0; p < JAC_PLAYERS_MAX; p++)
        if (most > 0 && strength[p] == most)
            winners |= 1u << p;
    return winners;
}

int recount_cities_of(const recount *r, int field, int *city, int max)
{
    int count = 0;
    for (int i = 0; i < r->segment_count; i++) {
        const recount_segment *segment = &r->segment[i];
        if (segment->feature != field)
            continue;
        const recount_tile *tile = &r->tile[segment->tile];
        const uint32_t touches = r->table[tile->type].segment[segment->number].touches;
        for (int k = 0; k < JAC_TILE_SEGMENTS_MAX; k++) {
            bool known = false;
            if (!(touches >> k & 1))
                continue;
            const int beside = r->segment[tile->first + k].feature;
            for (int c = 0; c < count; c++)
                known |= city[c] == beside;
            if (!known && count < max)
                city[count++] = beside;
        }
    }
    return count;
}

static bool finished_city(const recount *r, int feature)
{
    return r->feature[feature].class_ == JAC_KIND_CITY && r->feature[feature].open == 0;
}

static int finished_cities(const recount *r, int field, int *city, int max)
{
    const int count = recount_cities_of(r, field, city, max);
    int kept = 0;
    for (int c = 0; c < count; c++)
        if (finished_city(r, city[c]))
            city[kept++] = city[c];
    return kept;
}

enum { CITIES_MAX = 512 };

int recount_points(const recount *r, int feature, jac_occasion occasion)
{
    const recount_feature *f = &r->feature[feature];
    int city[CITIES_MAX];
    switch (f->class_) {
    case JAC_KIND_CITY:
        if (occasion != JAC_COMPLETED)
            return f->tiles + f->arms;
        if (f->tiles == 2 && r->rules->base.tiny_city_2)
            return f->tiles + f->arms;
        return 2 * f->tiles + 2 * f->arms;
    case JAC_KIND_FIELD:
        return 3 * finished_cities(r, feature, city, CITIES_MAX);
    default: /* a road, or a monastery with the tiles around it */
        return f->tiles;
    }
}

static void award(uint32_t winners, int32_t value, int32_t points[JAC_PLAYERS_MAX])
{
    for (int p = 0; p < JAC_PLAYERS_MAX; p++)
        if (winners >> p & 1)
            points[p] += value;
}

/* The original rule: each finished city pays 4 to the majority of all farmers around it. */
static void fields_by_city(const recount *r, int32_t points[JAC_PLAYERS_MAX])
{
    for (int c = 0; c < r->feature_count; c++) {
        int around[JAC_PLAYERS_MAX] = { 0 };
        if (!finished_city(r, c))
            continue;
        for (int f = 0; f < r->feature_count; f++) {
            int city[CITIES_MAX], beside = 0;
            if (r->feature[f].class_ != JAC_KIND_FIELD || r->feature[f].figures == 0)
                continue;
            const int count = recount_cities_of(r, f, city, CITIES_MAX);
            for (int k = 0; k < count; k++)
                beside |= city[k] == c;
            for (int p = 0; beside && p < JAC_PLAYERS_MAX; p++)
                around[p] += r->feature[f].strength[p];
        }
        award(recount_winners(around), 4, points);
    }
}

/* The second rule: a player gets 3 for a city once, whatever number of fields wins it. */
static void fields_once(const recount *r, int32_t points[JAC_PLAYERS_MAX])
{
    for (int c = 0; c < r->feature_count; c++) {
        uint32_t winners = 0;
        if (!finished_city(r, c))
            continue;
        for (int f = 0; f < r->feature_count; f++) {
            int city[CITIES_MAX], beside = 0;
            if (r->feature[f].class_ != JAC_KIND_FIELD || r->feature[f].figures == 0)
                continue;
            const int count = recount_cities_of(r, f, city, CITIES_MAX);
            for (int k = 0; k < count; k++)
                beside |= city[k] == c;
            if (beside)
                winners |= recount_winners(r->feature[f].strength);
        }
        award(winners, 3, points);
    }
}

void recount_final(const recount *r, int32_t points[JAC_PLAYERS_MAX])
{
    for (int f = 0; f < r->feature_count; f++) {
        const recount_feature *feature = &r->feature[f];
        if (feature->figures == 0)
            continue;
        if (feature->class_ == JAC_KIND_FIELD && r->rules->base.field_scoring != JAC_PER_FIELD_3)
            continue;
        award(recount_winners(feature->strength), recount_points(r, f, JAC_FINAL), points);
    }
    if (r->rules->base.field_scoring == JAC_PER_CITY_4)
        fields_by_city(r, points);
    if (r->rules->base.field_scoring == JAC_CITY_ONCE_PER_PLAYER_3)
        fields_once(r, points);
}
