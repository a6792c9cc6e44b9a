/* board.c - cells, the frontier, and laying a tile (BASE-R10, R13).
 *
 * The cell table is open addressing over packed coordinates: entries are only ever added, so a
 * search ends at the first empty slot. A frontier cell keeps the edges that its neighbours demand
 * as a signature; where a tile fits is one table look-up a cell. */
#include "parts.h"

/* ---- cells ------------------------------------------------------------------------------------
 */

static inline int32_t cell_of(const jac_ruleset *r, const jac_game *g, uint16_t value)
{
    uint32_t tiles = r->layout.tile_max;
    return value <= tiles ? jac_tiles(r, g)[value - 1].cell
                          : jac_r_frontier_key(r, g)[value - tiles - 1];
}

uint16_t jac_cell_find(const jac_ruleset *r, const jac_game *g, int32_t cell, uint32_t *slot)
{
    const uint16_t *slots = jac_r_slots(r, g);
    uint32_t mask = r->layout.slot_mask;
    uint32_t i = (uint32_t)cell * 0x9E3779B1u >> r->layout.slot_shift;
    while (slots[i] && cell_of(r, g, slots[i]) != cell)
        i = (i + 1) & mask;
    *slot = i;
    return slots[i];
}

uint16_t jac_tile_at(const jac_ruleset *r, const jac_game *g, int32_t cell)
{
    uint32_t slot;
    uint16_t value = jac_cell_find(r, g, cell, &slot);
    return value && value <= r->layout.tile_max ? (uint16_t)(value - 1) : (uint16_t)JAC_NONE;
}

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

/* ---- where a tile may lie ----------------------------------------------------------------------
 */

static inline uint8_t fits_at(const jac_ruleset *r, uint32_t type, uint32_t signature)
{
    return r->fit[(size_t)type * r->fit_stride + signature];
}

/* Query may_place, asked only when somebody answers it. */
static bool placement_allowed(jac_engine *e, const jac_game *g, const int32_t arg[3])
{
    return !jac_asked(e, JAC_Q_may_place) || jac_query(e, g, JAC_Q_may_place, 1, 3, arg);
}

typedef int32_t record __attribute__((vector_size(16)));

/* Lists the placements of one type without a branch that depends on the board: four records are
 * written for every cell, and the list grows by as many as fit. choices_max has room for that. */
static void list_fitting(jac_engine *e, const jac_game *g, uint32_t type)
{
#define TURNS(a, b, c, d)                                                                          \
    {                                                                                              \
        { 0, 0, 0, a }, { 0, 0, 0, b }, { 0, 0, 0, c }, { 0, 0, 0, d }                             \
    }
    static const record turns[16][4] = {
        TURNS(0, 0, 0, 0), TURNS(0, 0, 0, 0), TURNS(1, 0, 0, 0), TURNS(0, 1, 0, 0),
        TURNS(2, 0, 0, 0), TURNS(0, 2, 0, 0), TURNS(1, 2, 0, 0), TURNS(0, 1, 2, 0),
        TURNS(3, 0, 0, 0), TURNS(0, 3, 0, 0), TURNS(1, 3, 0, 0), TURNS(0, 1, 3, 0),
        TURNS(2, 3, 0, 0), TURNS(0, 2, 3, 0), TURNS(1, 2, 3, 0), TURNS(0, 1, 2, 3),
    };
#undef TURNS
    static const uint8_t count_of[16] = { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };
    const jac_choice model = { .offer = JAC_OFFER_PLACE, .arg = { (int32_t)type } };
    const jac_ruleset *r = e->rules;
    const uint8_t *fit = r->fit + (size_t)type * r->fit_stride;
    const uint16_t *sig = jac_r_frontier_sig(r, g);
    const int32_t *key = jac_r_frontier_key(r, g);
    jac_choice *choice = e->list + e->list_count;
    record place;
    memcpy(&place, &model, sizeof place);
    for (uint32_t f = 0; f < g->frontier_count; f++) {
        uint8_t fits = fit[sig[f]];
        place[2] = key[f];
        for (int i = 0; i < 4; i++) {
            record one = place | turns[fits][i];
            memcpy(&choice[i], &one, sizeof one);
        }
        choice += count_of[fits];
    }
    e->list_count = (uint32_t)(choice - e->list);
}

static bool any_fitting(jac_engine *e, const jac_game *g, uint32_t type)
{
    const uint8_t *fit = e->rules->fit + (size_t)type * e->rules->fit_stride;
    const uint16_t *sig = jac_r_frontier_sig(e->rules, g);
    const int32_t *key = jac_r_frontier_key(e->rules, g);
    bool asked = jac_asked(e, JAC_Q_may_place);
    for (uint32_t f = 0; f < g->frontier_count; f++)
        for (uint32_t turns = fit[sig[f]]; turns; turns &= turns - 1) {
            const int32_t arg[3] = { (int32_t)type, key[f], __builtin_ctz(turns) };
            if (!asked || placement_allowed(e, g, arg))
                return true;
        }
    return false;
}

static bool placements_of(jac_engine *e, const jac_game *g, uint32_t type, bool list)
{
    if (!list)
        return any_fitting(e, g, type);
    uint32_t first = e->list_count, kept = first;
    list_fitting(e, g, type);
    if (jac_asked(e, JAC_Q_may_place)) {
        for (uint32_t i = first; i < e->list_count; i++)
            if (placement_allowed(e, g, e->list[i].arg))
                e->list[kept++] = e->list[i];
        e->list_count = kept;
    }
    return e->list_count > first;
}

bool jac_placements(jac_engine *e, const jac_game *g, uint32_t type, bool list)
{
    const jac_tile_type *printed = &e->rules->type.at[type];
    bool any = placements_of(e, g, type, list);
    for (uint32_t d = 0; d < printed->derived_count && (list || !any); d++)
        any = placements_of(e, g, printed->derived_first + d, list) || any;
    return any;
}

bool jac_placement_legal(jac_engine *e, const jac_game *g, const int32_t arg[3])
{
    const jac_ruleset *r = e->rules;
    if (g->turn.type == JAC_NONE || arg[0] < 0 || (uint32_t)arg[0] >= r->type.count || arg[2] < 0 ||
        arg[2] > 3)
        return false;
    if (arg[0] != g->turn.type && r->type.at[arg[0]].derived_from != g->turn.type)
        return false;
    uint32_t slot;
    uint16_t value = jac_cell_find(r, g, arg[1], &slot);
    if (value <= r->layout.tile_max)
        return false;
    uint16_t signature = jac_r_frontier_sig(r, g)[value - r->layout.tile_max - 1u];
    uint32_t turn = r->type.at[arg[0]].same[arg[2]];
    return (fits_at(r, (uint32_t)arg[0], signature) >> turn & 1) && placement_allowed(e, g, arg);
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
        if (r->kind.at[ka].joins && (ka == kb || r->kind.at[ka].class_ == r->kind.at[kb].class_))
            jac_feature_merge(r, g, sa, sb);
    }
    /* An edge without segments closes what it meets without joining it. */
    if (mine->distinct == 0)
        for (int i = 0; i < theirs->distinct; i++)
            jac_note_closed(e, g, b->first + theirs->segment[i]);
}

/* One more of the eight cells around a ring segment is taken (BASE-R32, BASE-P4). */
static void ring_neighbour(jac_engine *e, jac_game *g, uint16_t other, const jac_tile_type *type)
{
    const jac_ruleset *r = e->rules;
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

static void count_rings(jac_engine *e, jac_game *g, uint16_t tile)
{
    const jac_ruleset *r = e->rules;
    const jac_tile *tiles = jac_tiles(r, g);
    const jac_tile *mine = &tiles[tile];
    const jac_tile_type *type = &r->type.at[mine->type];
    int x = jac_cell_x(mine->cell), y = jac_cell_y(mine->cell);
    uint16_t around = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            uint16_t other =
                dx || dy ? jac_tile_at(r, g, jac_cell_pack(x + dx, y + dy)) : (uint16_t)JAC_NONE;
            if (other == JAC_NONE)
                continue;
            around++;
            if (r->type.at[tiles[other].type].ring)
                ring_neighbour(e, g, other, &r->type.at[tiles[other].type]);
        }
    for (uint8_t i = 0; type->ring && i < type->segment_count; i++)
        if (r->kind.at[type->segment[i].kind].ring) {
            jac_feature *feature = jac_w_features(r, g) + mine->first + i;
            feature->open = (int16_t)(8 - around);
            feature->tiles = (uint16_t)(1 + around);
        }
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
        if (!(fits_at(r, type, signature) >> r->type.at[type].same[rotation] & 1)) {
            jac_engine_fail(e, JAC_E_USE, "%s turned %d does not fit at %d,%d",
                            jac_text(r, r->type.at[type].name), rotation * 90, jac_cell_x(cell),
                            jac_cell_y(cell));
            return false;
        }
    }
    bool far = frontier_with(r, g, cell, value != 0) > r->layout.frontier_max;
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
    uint32_t slot;
    uint16_t value = jac_cell_find(r, g, cell, &slot);
    if (value)
        frontier_remove(r, g, value - r->layout.tile_max - 1u);
    jac_w_slots(r, g)[slot] = (uint16_t)(tile + 1);
    for (int d = 0; d < 4; d++) {
        int32_t next = jac_cell_next(cell, d);
        value = jac_cell_find(r, g, next, &slot);
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
