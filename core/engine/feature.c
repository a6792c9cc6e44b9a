/* feature.c - features are labels with rings: each segment holds its feature's label and the next
 * segment of the ring. A merge relabels the smaller ring and swaps two links; looking up is one
 * load and never writes. The record of a label holds what is counted at the feature. */
#include "parts.h"

/* Tiles that have a segment in both rings: counted once in the merged feature (C001, BASE-P1). */
static int shared_tiles(const jac_ruleset *r, const jac_game *g, uint16_t small, uint16_t large)
{
    const jac_segment *segment = jac_segments(r, g);
    const jac_tile *tiles = jac_tiles(r, g);
    int shared = 0;
    uint16_t s = small;
    do {
        const jac_tile *tile = &tiles[segment[s].tile];
        const jac_tile_type *type = &r->type.at[tile->type];
        if (segment[s].slot < type->segment_count && type->sibling[segment[s].slot]) {
            bool in_large = false, first = true;
            for (uint8_t i = 0; i < type->segment_count; i++) {
                uint16_t label = segment[tile->first + i].feature;
                in_large = in_large || label == large;
                first = first && !(i < segment[s].slot && label == segment[small].feature);
            }
            shared += in_large && first;
        }
        s = segment[s].next;
    } while (s != small);
    return shared;
}

void jac_feature_merge(const jac_ruleset *r, jac_game *g, uint32_t a, uint32_t b)
{
    jac_segment *segment = jac_w_segments(r, g);
    jac_feature *feature = jac_w_features(r, g);
    uint16_t small = segment[a].feature, large = segment[b].feature;
    if (small == large)
        return;
    if (feature[small].size > feature[large].size) {
        uint16_t swap = small;
        small = large;
        large = swap;
    }
    /* The tiles of fields are counted when somebody asks: their rings are long (jac_feature_tiles).
     */
    int shared = segment[a].kind == JAC_KIND_FIELD ? 0 : shared_tiles(r, g, small, large);
    if (r->has_merges)
        jac_cells_merge(r, g, large, small);
    uint16_t s = small;
    do {
        segment[s].feature = large;
        s = segment[s].next;
    } while (s != small);
    uint16_t next = segment[small].next;
    segment[small].next = segment[large].next;
    segment[large].next = next;
    jac_feature *into = &feature[large], *from = &feature[small];
    into->size = (uint16_t)(into->size + from->size);
    into->tiles = (uint16_t)(into->tiles + from->tiles - shared);
    into->open = (int16_t)(into->open + from->open);
    into->arms = (uint16_t)(into->arms + from->arms);
    into->meeples = (uint8_t)(into->meeples + from->meeples);
    into->figures = (uint8_t)(into->figures + from->figures);
    memset(from, 0, sizeof *from);
}

void jac_note_closed(jac_engine *e, jac_game *g, uint32_t segment)
{
    const jac_ruleset *r = e->rules;
    const jac_segment *s = &jac_segments(r, g)[segment];
    if (!r->kind.at[s->kind].scores || jac_features(r, g)[s->feature].open > 0)
        return;
    uint16_t *closed = jac_w_closed(r, g);
    if (g->closed_count == r->layout.closed_max) {
        jac_engine_fail(e, JAC_E_MODULE, "more than %u features closed at once",
                        r->layout.closed_max);
        return;
    }
    closed[g->closed_count++] = (uint16_t)segment;
}

int jac_feature_tiles(const jac_ruleset *r, const jac_game *g, uint32_t start)
{
    const jac_segment *segment = jac_segments(r, g);
    const jac_feature *feature = jac_feature_of(r, g, start);
    if (segment[start].kind != JAC_KIND_FIELD)
        return feature->tiles;
    const jac_tile *tiles = jac_tiles(r, g);
    int count = 0;
    uint32_t s = start;
    do { /* a tile counts at the first of its segments in the ring's tile order */
        const jac_tile *tile = &tiles[segment[s].tile];
        bool first = true;
        for (uint32_t i = tile->first; i < s && first; i++)
            first = segment[i].feature != segment[start].feature;
        count += first;
        s = segment[s].next;
    } while (s != start);
    return count;
}

/* ---- what modules do to features ------------------------------------------------------------- */

/* Takes a feature apart: every segment a feature of its own, as if just laid. */
static void take_apart(const jac_ruleset *r, jac_game *g, uint32_t start)
{
    jac_segment *segment = jac_w_segments(r, g);
    jac_feature *feature = jac_w_features(r, g);
    const jac_tile *tiles = jac_tiles(r, g);
    uint32_t s = start;
    memset(&feature[segment[start].feature], 0, sizeof *feature);
    do {
        uint32_t next = segment[s].next;
        const jac_tile *tile = &tiles[segment[s].tile];
        const jac_tile_type *type = &r->type.at[tile->type];
        bool own = segment[s].slot < type->segment_count;
        segment[s].feature = segment[s].next = (uint16_t)s;
        feature[s] = (jac_feature){ 1, 1, 0, own ? type->segment[segment[s].slot].arms : 0, 0, 0 };
        if (r->has_merges)
            jac_cells_alone(r, g, s);
        s = next;
    } while (s != start);
}

/* Counts the open edges of one segment and joins it over the edges that are not. */
static void rejoin_edges(const jac_ruleset *r, jac_game *g, uint32_t s)
{
    const jac_segment *segment = jac_segments(r, g);
    const jac_tile *tiles = jac_tiles(r, g);
    const jac_tile *tile = &tiles[segment[s].tile];
    uint16_t slots = jac_segment_slots(r, g, s);
    for (int d = 0; d < 4; d++) {
        uint32_t here = slots >> (3 * d) & 7;
        if (!here)
            continue;
        uint16_t other = jac_tile_at(r, g, jac_cell_next(tile->cell, d));
        if (other == JAC_NONE) {
            jac_w_features(r, g)[segment[s].feature].open++;
            continue;
        }
        const jac_side *side =
            &r->type.at[tiles[other].type].side[tiles[other].rotation][(d + 2) & 3];
        for (int k = 0; k < 3; k++) {
            if (!(here >> k & 1) || side->slot[2 - k] == 0xFF)
                continue;
            uint32_t t = tiles[other].first + (uint32_t)side->slot[2 - k];
            const jac_segment_kind *mine = &r->kind.at[segment[s].kind];
            if (mine->joins && mine->class_ == r->kind.at[segment[t].kind].class_)
                jac_feature_merge(r, g, s, t);
        }
    }
}

static void recount_figures(const jac_ruleset *r, jac_game *g)
{
    jac_feature *feature = jac_w_features(r, g);
    for (uint32_t s = 0; s < g->segment_count; s++)
        feature[s].meeples = feature[s].figures = 0;
    for (uint32_t f = 0; f < r->figure.count; f++) {
        int32_t place = jac_figures(r, g)[f].place;
        if (jac_place_at(place) != JAC_AT_SEGMENT)
            continue;
        jac_feature *on = &feature[jac_segments(r, g)[jac_place_index(place)].feature];
        on->figures++;
        on->meeples = (uint8_t)(on->meeples + r->figure_kind.at[r->figure.at[f].kind].occupies);
    }
}

/* Builds the features of the given old ring anew from the board and the joins that are left. */
static void rebuild(jac_engine *e, jac_game *g, uint32_t start)
{
    const jac_ruleset *r = e->rules;
    jac_segment *segment = jac_w_segments(r, g);
    uint32_t round = jac_seen_next(e), s = start;
    do {
        e->seen[s] = round;
        s = segment[s].next;
    } while (s != start);
    take_apart(r, g, start);
    for (s = 0; s < g->segment_count; s++)
        if (e->seen[s] == round)
            rejoin_edges(r, g, s);
    const uint16_t *joins = jac_r_joins(r, g);
    for (uint32_t i = 0; i < g->join_count; i++)
        if (e->seen[joins[2 * i]] == round)
            jac_feature_merge(r, g, joins[2 * i], joins[2 * i + 1]);
    recount_figures(r, g);
    g->needs_check = r->has_needs;
    for (s = 0; s < g->segment_count; s++)
        if (e->seen[s] == round && segment[s].feature == s)
            jac_note_closed(e, g, s);
}

static jac_status two_segments(jac_engine *e, const jac_game *g, uint32_t a, uint32_t b)
{
    if (a >= g->segment_count || b >= g->segment_count || a == b ||
        jac_segments(e->rules, g)[a].kind != jac_segments(e->rules, g)[b].kind)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0,
                        "two different segments of one kind are needed");
    return JAC_OK;
}

jac_status jac_join(jac_engine *e, jac_game *g, uint32_t a, uint32_t b)
{
    jac_status status = two_segments(e, g, a, b);
    if (status != JAC_OK)
        return status;
    if (g->join_count == e->rules->layout.join_max)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "more than %u joins",
                        e->rules->layout.join_max);
    uint16_t *join = jac_w_joins(e->rules, g) + 2 * g->join_count++;
    join[0] = (uint16_t)a;
    join[1] = (uint16_t)b;
    jac_feature_merge(e->rules, g, a, b);
    jac_note_closed(e, g, a);
    return JAC_OK;
}

jac_status jac_unjoin(jac_engine *e, jac_game *g, uint32_t a, uint32_t b)
{
    jac_status status = two_segments(e, g, a, b);
    if (status != JAC_OK)
        return status;
    uint16_t *joins = jac_w_joins(e->rules, g);
    for (uint32_t i = 0; i < g->join_count; i++) {
        uint16_t *join = joins + 2 * i;
        if (!((join[0] == a && join[1] == b) || (join[0] == b && join[1] == a)))
            continue;
        uint32_t last = 2u * --g->join_count;
        join[0] = joins[last];
        join[1] = joins[last + 1];
        joins[last] = joins[last + 1] = 0;
        rebuild(e, g, a);
        return JAC_OK;
    }
    return jac_fail(&e->error, JAC_E_USE, NULL, 0, "these segments were not joined by a module");
}

jac_status jac_feature_kind(jac_engine *e, jac_game *g, uint32_t start, uint32_t kind)
{
    const jac_ruleset *r = e->rules;
    if (start >= g->segment_count || kind >= r->kind.count)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "no such segment or kind");
    jac_segment *segment = jac_w_segments(r, g);
    uint32_t s = start;
    do {
        segment[s].kind = (uint8_t)kind;
        s = segment[s].next;
    } while (s != start);
    return JAC_OK;
}
