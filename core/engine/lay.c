/* lay.c - laying a tile: the cell table, the frontier, and what the new tile joins.
 *
 * The cell table is open addressing over packed coordinates: entries are only ever added, so a
 * search ends at the first empty slot. */
#include "parts.h"

/* ---- the frontier ------------------------------------------------------------------------------
 */

static void frontier_remove(const jac_ruleset *r, jac_game *g, uint32_t i)
{
    uint32_t last = --g->frontier_count;
    int32_t *key = jac_w_frontier_key(r, g);
    uint16_t *sig = jac_w_frontier_sig(r, g), *slot = jac_w_frontier_slot(r, g);
    if (i != last) {
        key[i] = key[last];
        sig[i] = sig[last];
        slot[i] = slot[last];
        jac_w_slots(r, g)[slot[i]] = (uint16_t)(r->layout.tile_max + 1 + i);
    }
    key[last] = 0; /* popped places are zero: equal histories, equal bytes */
    sig[last] = slot[last] = 0;
}

/* An empty cell beside a tile demands one more edge. */
static void frontier_demand(const jac_ruleset *r, jac_game *g, int32_t cell, uint16_t value,
                            uint32_t slot, uint32_t demand)
{
    uint32_t i;
    if (value) {
        i = value - r->layout.tile_max - 1u;
    } else {
        i = g->frontier_count++;
        jac_w_frontier_key(r, g)[i] = cell;
        jac_w_frontier_slot(r, g)[i] = (uint16_t)slot;
        jac_w_slots(r, g)[slot] = (uint16_t)(r->layout.tile_max + 1 + i);
    }
    uint16_t *sig = jac_w_frontier_sig(r, g);
    sig[i] = (uint16_t)(sig[i] + demand);
}

/* ---- laying a tile -----------------------------------------------------------------------------
 */

/* The new tile's segments as features of their own. */
static void begin_segments(const jac_ruleset *r, jac_game *g, uint16_t tile,
                           const jac_tile_type *type)
{
    jac_segment *segment = jac_w_segments(r, g) + g->segment_count;
    jac_feature *feature = jac_w_features(r, g) + g->segment_count;
    for (uint8_t i = 0; i < type->segment_count; i++) {
        uint16_t id = (uint16_t)(g->segment_count + i);
        segment[i] = (jac_segment){ id, id, tile, type->segment[i].kind, i };
        feature[i] = (jac_feature){ 1, 1, type->open[i], type->segment[i].arms, 0, 0 };
    }
    if (r->has_marked_cells)
        jac_cells_mark(r, g, type, g->segment_count);
    g->segment_count = (uint16_t)(g->segment_count + type->segment_count);
}

/* Joins the new tile to the one over its side d. */
static void join_side(jac_engine *e, jac_game *g, uint16_t tile, uint16_t other, int d)
{
    const jac_ruleset *r = e->rules;
    const jac_tile *tiles = jac_tiles(r, g);
    const jac_tile *a = &tiles[tile], *b = &tiles[other];
    const jac_side *mine = &r->type.at[a->type].side[a->rotation][d];
    const jac_side *theirs = &r->type.at[b->type].side[b->rotation][(d + 2) & 3];
    const jac_segment *segment = jac_segments(r, g);
    jac_feature *feature = jac_w_features(r, g);
    for (int i = 0; i < mine->distinct; i++)
        feature[segment[a->first + mine->segment[i]].feature].open--;
    for (int i = 0; i < theirs->distinct; i++)
        feature[segment[b->first + theirs->segment[i]].feature].open--;
    uint32_t before = 0xFFFF;
    for (int k = 0; k < 3; k++) {
        uint32_t s = mine->slot[k], t = theirs->slot[2 - k];
        if (s == 0xFF || t == 0xFF || before == (s << 8 | t))
            continue;
        before = s << 8 | t;
        uint32_t sa = a->first + s, sb = b->first + t;
        uint8_t ka = segment[sa].kind, kb = segment[sb].kind;
        if (segment[sa].feature != segment[sb].feature && r->kind.at[ka].joins &&
            (ka == kb || r->kind.at[ka].class_ == r->kind.at[kb].class_))
            jac_feature_merge(r, g, sa, sb);
    }
    /* An edge without segments closes what it meets without joining it. */
    if (mine->distinct == 0)
        for (int i = 0; i < theirs->distinct; i++)
            jac_note_closed(e, g, b->first + theirs->segment[i]);
}

/* One more of the eight cells around a ring segment is taken (BASE-R32, BASE-P4). */
static void ring_neighbour(jac_engine *e, jac_game *g, uint16_t other)
{
    const jac_ruleset *r = e->rules;
    const jac_tile_type *type = &r->type.at[jac_tiles(r, g)[other].type];
    uint16_t first = jac_tiles(r, g)[other].first;
    for (uint8_t i = 0; i < type->segment_count; i++) {
        if (!r->kind.at[type->segment[i].kind].ring)
            continue;
        jac_feature *feature = jac_w_features(r, g) + jac_segments(r, g)[first + i].feature;
        feature->tiles++;
        feature->open--;
        jac_note_closed(e, g, first + i);
    }
}

/* The new tile has ring segments itself. */
static void begin_ring(const jac_ruleset *r, jac_game *g, uint16_t tile)
{
    const jac_tile *mine = &jac_tiles(r, g)[tile];
    const jac_tile_type *type = &r->type.at[mine->type];
    int taken = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            taken +=
                (dx || dy) && jac_tile_at(r, g,
                                          jac_cell_pack(jac_cell_x(mine->cell) + dx,
                                                        jac_cell_y(mine->cell) + dy)) != JAC_NONE;
    for (uint8_t i = 0; i < type->segment_count; i++)
        if (r->kind.at[type->segment[i].kind].ring) {
            jac_feature *feature = jac_w_features(r, g) + mine->first + i;
            feature->open = (int16_t)(8 - taken);
            feature->tiles = (uint16_t)(1 + taken);
        }
    if (taken < 8)
        jac_w_rings(r, g)[g->ring_count++] = (jac_ring){ tile, (uint16_t)taken };
}

static void count_rings(jac_engine *e, jac_game *g, uint16_t tile)
{
    const jac_ruleset *r = e->rules;
    const jac_tile *tiles = jac_tiles(r, g);
    jac_ring *ring = jac_w_rings(r, g);
    int x = jac_cell_x(tiles[tile].cell), y = jac_cell_y(tiles[tile].cell);
    for (uint32_t i = 0; i < g->ring_count;) {
        int32_t cell = tiles[ring[i].tile].cell;
        uint32_t dx = (uint32_t)(jac_cell_x(cell) - x + 1),
                 dy = (uint32_t)(jac_cell_y(cell) - y + 1);
        if ((dx > 2) | (dy > 2)) {
            i++;
            continue;
        }
        ring_neighbour(e, g, ring[i].tile);
        if (++ring[i].taken < 8) {
            i++;
        } else {
            ring[i] = ring[--g->ring_count];
            ring[g->ring_count] = (jac_ring){ 0, 0 };
        }
    }
    if (r->type.at[tiles[tile].type].ring)
        begin_ring(r, g, tile);
}

/* Frontier cells when a tile lies there. On a board of one piece there are at most two a tile and
 * two; what is laid far from it takes more. */
static uint32_t frontier_with(const jac_ruleset *r, const jac_game *g, int32_t cell, bool touches)
{
    uint32_t slot, n = g->frontier_count - touches;
    for (int d = 0; d < 4; d++)
        n += jac_cell_find(r, g, jac_cell_next(cell, d), &slot) == 0;
    return n;
}

bool jac_tile_spare(const jac_ruleset *r, const jac_game *g, uint32_t type, int32_t cell)
{
    uint32_t slot;
    bool touches = jac_cell_find(r, g, cell, &slot) > r->layout.tile_max;
    uint32_t frontier = frontier_with(r, g, cell, touches);
    uint32_t tiles = g->tile_count + 1u, segments = g->segment_count;
    segments += r->type.at[type].segment_count;
    if (g->turn.type != JAC_NONE && g->turn.tile == JAC_NONE) {
        tiles++;
        segments += r->type.at[g->turn.type].segment_count;
    }
    for (uint32_t t = 0; t < r->type.count; t++) {
        tiles += jac_bag(r, g)[t];
        segments += (uint32_t)jac_bag(r, g)[t] * r->type.at[t].segment_count;
    }
    for (uint32_t i = 0; i < g->kept_count; i++) {
        const jac_kept *kept = &jac_kept_tiles(r, g)[i];
        if (kept->zone == JAC_ZONE_DISCARD || kept->zone == JAC_ZONE_OUT)
            continue;
        tiles++;
        segments += r->type.at[kept->type].segment_count;
    }
    uint32_t to_come = tiles - g->tile_count - 1;
    return tiles <= r->layout.tile_max && segments <= r->layout.segment_max &&
           frontier + 2 * to_come <= r->layout.frontier_max;
}

/* Can the tile lie there at all? Checked for what is laid without asking. */
static bool room_for(jac_engine *e, const jac_game *g, uint32_t type, int32_t cell, int rotation)
{
    const jac_ruleset *r = e->rules;
    uint32_t slot;
    if (type >= r->type.count || rotation < 0 || rotation > 3) {
        jac_engine_fail(e, JAC_E_USE, "no such tile type or rotation");
        return false;
    }
    uint16_t value = jac_cell_find(r, g, cell, &slot);
    if (value && value <= r->layout.tile_max) {
        jac_engine_fail(e, JAC_E_USE, "a tile lies at %d,%d already", jac_cell_x(cell),
                        jac_cell_y(cell));
        return false;
    }
    if (value) {
        uint16_t signature = jac_r_frontier_sig(r, g)[value - r->layout.tile_max - 1u];
        uint8_t lies = r->lies[(size_t)type * r->fit_stride + signature];
        if (!(lies >> r->type.at[type].same[rotation] & 1)) {
            jac_engine_fail(e, JAC_E_USE, "%s turned %d does not fit at %d,%d",
                            jac_text(r, r->type.at[type].name), rotation * 90, jac_cell_x(cell),
                            jac_cell_y(cell));
            return false;
        }
    }
    bool far = g->frontier_count + 4u > r->layout.frontier_max &&
               frontier_with(r, g, cell, value != 0) > r->layout.frontier_max;
    if (far || g->tile_count == r->layout.tile_max ||
        g->segment_count + r->type.at[type].segment_count > (int)r->layout.segment_max) {
        jac_engine_fail(e, JAC_E_USE, "no room for another tile: the ruleset has %u",
                        r->layout.tile_max);
        return false;
    }
    return true;
}

uint16_t jac_tile_lay(jac_engine *e, jac_game *g, uint32_t type_id, int32_t cell, int rotation,
                      int player)
{
    const jac_ruleset *r = e->rules;
    if (!room_for(e, g, type_id, cell, rotation))
        return JAC_NONE;
    const jac_tile_type *type = &r->type.at[type_id];
    uint16_t tile = g->tile_count++;
    jac_w_tiles(r, g)[tile] = (jac_tile){ cell,     (uint16_t)type_id, g->segment_count,
                                          JAC_NONE, (uint8_t)rotation, (uint8_t)player };
    begin_segments(r, g, tile, type);
    jac_w_cell_key(r, g)[tile] = cell;
    uint32_t slot, home = jac_cell_home(r, cell);
    uint16_t value = jac_cell_probe(r, g, cell, home, &slot);
    if (value)
        frontier_remove(r, g, value - r->layout.tile_max - 1u);
    jac_w_slots(r, g)[slot] = (uint16_t)(tile + 1);
    const uint32_t step[4] = { 0u - r->layout.slot_row, 1, r->layout.slot_row, 0u - 1 };
    for (int d = 0; d < 4; d++) {
        int32_t next = jac_cell_next(cell, d);
        value = jac_cell_probe(r, g, next, home + step[d], &slot);
        if (value && value <= r->layout.tile_max)
            join_side(e, g, tile, (uint16_t)(value - 1), d);
        else
            frontier_demand(r, g, next, value, slot,
                            r->edge_demand[type->side[rotation][d].edge] *
                                r->edge_power[(d + 2) & 3]);
    }
    if (r->has_rings)
        count_rings(e, g, tile);
    uint16_t first = jac_tiles(r, g)[tile].first;
    for (uint32_t i = 0; i < type->segment_count; i++)
        jac_note_closed(e, g, first + i);
    if (jac_heard(e, JAC_E_tile_placed)) {
        const int32_t arg[] = { tile, player };
        jac_raise(e, g, JAC_E_tile_placed, 2, arg);
    }
    return tile;
}

jac_status jac_tile_add(jac_engine *e, jac_game *g, uint32_t type, int32_t cell, int rotation,
                        int player, uint16_t *tile)
{
    if (type >= e->rules->type.count || !jac_tile_spare(e->rules, g, type, cell))
        return jac_fail(&e->error, JAC_E_USE, NULL, 0,
                        "no room for a tile beside those that are still to come; take it from the "
                        "bag");
    *tile = jac_tile_lay(e, g, type, cell, rotation, player);
    if (*tile != JAC_NONE)
        return JAC_OK;
    if (e->failed == JAC_E_USE)
        e->failed = JAC_OK; /* refused before anything changed: the caller's error only */
    return JAC_E_USE;
}
