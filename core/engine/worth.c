/* worth.c - what a feature is worth, and who has the majority in it. */
#include "worth.h"

/* ---- what a feature is worth
 * ---------------------------------------------------------------------- */

int jac_completed_cities(jac_engine *e, const jac_game *g, uint32_t field, uint32_t round,
                         void (*f)(void *ud, uint16_t city), void *ud)
{
    const jac_ruleset *r = e->rules;
    const jac_segment *segment = jac_segments(r, g);
    const jac_tile *tiles = jac_tiles(r, g);
    const jac_feature *feature = jac_features(r, g);
    uint32_t s = field;
    int count = 0;
    do {
        const jac_tile *tile = &tiles[segment[s].tile];
        const jac_tile_type *type = &r->type.at[tile->type];
        for (uint8_t i = 0; i < type->link_count; i++) {
            const jac_tile_link *link = &type->link[i];
            if (link->relation != JAC_RELATION_TOUCHES || link->a != segment[s].slot)
                continue;
            uint16_t city = segment[tile->first + link->b].feature;
            if (feature[city].open > 0 || e->seen[city] == round)
                continue;
            e->seen[city] = round;
            count++;
            if (f)
                f(ud, city);
        }
        s = segment[s].next;
    } while (s != field);
    return count;
}

int jac_feature_cities(jac_engine *e, const jac_game *g, uint32_t segment)
{
    return jac_segment_class(e->rules, g, segment) == JAC_KIND_FIELD
               ? jac_completed_cities(e, g, segment, jac_seen_next(e), NULL, NULL)
               : 0;
}

static int32_t base_points(jac_engine *e, const jac_game *g, uint32_t segment,
                           jac_occasion occasion)
{
    const jac_ruleset *r = e->rules;
    const jac_segment *s = &jac_segments(r, g)[segment];
    const jac_feature *feature = &jac_features(r, g)[s->feature];
    switch (r->kind.at[s->kind].class_) {
    case JAC_KIND_CITY:
        if (occasion != JAC_COMPLETED)
            return feature->tiles + feature->arms; /* BASE-R50 */
        if (r->base.tiny_city_2 && feature->tiles == 2)
            return feature->tiles + feature->arms;   /* BASE-V1 */
        return 2 * (feature->tiles + feature->arms); /* BASE-R31 */
    case JAC_KIND_ROAD:
        return feature->tiles; /* BASE-R30 */
    case JAC_KIND_FIELD:       /* BASE-R51; under per_city_4 the cities are paid instead */
        return r->base.field_scoring == JAC_PER_CITY_4
                   ? 0
                   : 3 * jac_completed_cities(e, g, segment, jac_seen_next(e), NULL, NULL);
    default:
        return r->kind.at[s->kind].ring ? feature->tiles : 0; /* BASE-R32 */
    }
}

int32_t jac_feature_points(jac_engine *e, const jac_game *g, uint32_t segment,
                           jac_occasion occasion)
{
    int32_t points = base_points(e, g, segment, occasion);
    if (jac_asked(e, JAC_Q_feature_points)) {
        const int32_t arg[] = { points, (int32_t)segment, (int32_t)occasion };
        points = jac_query(e, g, JAC_Q_feature_points, points, 3, arg);
    }
    return points;
}

/* ---- majority
 * ---------------------------------------------------------------------------------------- */

static bool takes_part(jac_engine *e, const jac_game *g, uint32_t figure, uint32_t segment,
                       jac_occasion occasion)
{
    bool part = e->rules->figure_kind.at[e->rules->figure.at[figure].kind].meeple;
    if (jac_asked(e, JAC_Q_takes_part)) {
        const int32_t arg[] = { (int32_t)figure, (int32_t)segment, (int32_t)occasion };
        part = jac_query(e, g, JAC_Q_takes_part, part, 3, arg) != 0;
    }
    return part;
}

static int32_t strength_of(jac_engine *e, const jac_game *g, uint32_t figure, uint32_t segment)
{
    int32_t strength = e->rules->figure_kind.at[e->rules->figure.at[figure].kind].strength;
    if (jac_asked(e, JAC_Q_strength)) {
        const int32_t arg[] = { (int32_t)figure, (int32_t)segment };
        strength = jac_query(e, g, JAC_Q_strength, strength, 2, arg);
    }
    return strength;
}

bool jac_stands_in(const jac_ruleset *r, const jac_game *g, uint32_t figure, uint16_t label)
{
    int32_t place = jac_figures(r, g)[figure].place;
    return jac_place_at(place) == JAC_AT_SEGMENT &&
           jac_segments(r, g)[jac_place_index(place)].feature == label;
}

/* Of the figures from `first` on: none before it stands in the feature. */
static void add_strengths(jac_engine *e, const jac_game *g, uint32_t segment, jac_occasion occasion,
                          uint32_t first, int32_t strength[JAC_PLAYERS_MAX])
{
    const jac_ruleset *r = e->rules;
    uint16_t label = jac_segments(r, g)[segment].feature;
    uint32_t left = jac_features(r, g)[label].figures;
    for (uint32_t f = first; f < r->figure.count && left; f++) {
        if (!jac_stands_in(r, g, f, label))
            continue;
        left--;
        if (r->figure.at[f].owner != 0xFF && takes_part(e, g, f, segment, occasion))
            strength[r->figure.at[f].owner] += strength_of(e, g, f, segment);
    }
}

void jac_add_strengths(jac_engine *e, const jac_game *g, uint32_t segment, jac_occasion occasion,
                       int32_t strength[JAC_PLAYERS_MAX])
{
    add_strengths(e, g, segment, occasion, 0, strength);
}

uint32_t jac_most_of(jac_engine *e, const jac_game *g, uint32_t segment,
                     const int32_t strength[JAC_PLAYERS_MAX])
{
    int32_t most = 0;
    uint32_t winners = 0;
    for (uint32_t p = 0; p < e->rules->base.players; p++) {
        if (strength[p] > most) {
            most = strength[p];
            winners = 0;
        }
        if (strength[p] == most && most > 0)
            winners |= 1u << p;
    }
    if ((winners & (winners - 1)) && jac_asked(e, JAC_Q_tie_break)) {
        const int32_t arg[] = { (int32_t)winners, (int32_t)segment };
        winners = (uint32_t)jac_query(e, g, JAC_Q_tie_break, (int32_t)winners, 2, arg);
    }
    return winners;
}

uint32_t jac_feature_winners(jac_engine *e, const jac_game *g, uint32_t segment,
                             jac_occasion occasion)
{
    return jac_feature_winners_from(e, g, segment, occasion, 0);
}

uint32_t jac_feature_winners_from(jac_engine *e, const jac_game *g, uint32_t segment,
                                  jac_occasion occasion, uint32_t first)
{
    if (jac_feature_of(e->rules, g, segment)->figures == 0)
        return 0; /* BASE-R35 */
    int32_t strength[JAC_PLAYERS_MAX] = { 0 };
    add_strengths(e, g, segment, occasion, first, strength);
    return jac_most_of(e, g, segment, strength);
}
