/* board.c - where a tile may lie (BASE-R10, R13).
 *
 * A frontier cell keeps the edges that its neighbours demand as a signature: where a tile fits is
 * one table look-up a cell. */
#include "parts.h"

/* ---- cells ------------------------------------------------------------------------------------
 */

uint16_t jac_cell_find(const jac_ruleset *r, const jac_game *g, int32_t cell, uint32_t *slot)
{
    return jac_cell_probe(r, g, cell, jac_cell_home(r, cell), slot);
}

uint16_t jac_tile_at(const jac_ruleset *r, const jac_game *g, int32_t cell)
{
    uint32_t slot;
    uint16_t value = jac_cell_find(r, g, cell, &slot);
    return value && value <= r->layout.tile_max ? (uint16_t)(value - 1) : (uint16_t)JAC_NONE;
}

bool jac_cell_enclosed(const jac_ruleset *r, const jac_game *g, int32_t cell)
{
    for (int d = 0; d < 4; d++)
        if (jac_tile_at(r, g, jac_cell_next(cell, d)) == JAC_NONE)
            return false;
    return true;
}

/* ---- corners -----------------------------------------------------------------------------------
 */

uint16_t jac_corner_segment(const jac_ruleset *r, const jac_game *g, uint32_t tile, uint32_t corner)
{
    const jac_tile *on = &jac_tiles(r, g)[tile];
    const jac_side *side = r->type.at[on->type].side[on->rotation];
    uint8_t left = side[corner].slot[2], right = side[(corner + 1) & 3].slot[0];
    return left == right && left != 0xFF ? (uint16_t)(on->first + left) : (uint16_t)JAC_NONE;
}

int32_t jac_new_corner(const jac_ruleset *r, const jac_game *g, uint32_t i)
{
    static const int east[4] = { 1, 1, 0, 0 }, south[4] = { 0, 1, 1, 0 };
    static const int dx[4] = { -1, -1, 0, 0 }, dy[4] = { 0, -1, -1, 0 }; /* NE SE SW NW of them */
    int32_t cell = jac_tiles(r, g)[g->turn.tile].cell;
    int x = jac_cell_x(cell) + east[i], y = jac_cell_y(cell) + south[i];
    uint16_t feature = JAC_NONE, tile = JAC_NONE;
    for (uint32_t k = 0; k < 4; k++) {
        /* The tile of which this is corner k lies over it so: its corners are named clockwise. */
        tile = jac_tile_at(r, g, jac_cell_pack(x + dx[k], y + dy[k]));
        uint16_t segment = tile == JAC_NONE ? tile : jac_corner_segment(r, g, tile, k);
        if (segment == JAC_NONE)
            return -1;
        uint16_t here = jac_segments(r, g)[segment].feature;
        if (k > 0 && here != feature)
            return -1;
        feature = here;
    }
    return jac_place_pack(JAC_AT_CORNER, tile * 4u + 3); /* the last one: to the south-east */
}

/* ---- where a tile may lie ----------------------------------------------------------------------
 */

/* Query may_place, asked only when somebody answers it. */
static bool placement_allowed(jac_engine *e, const jac_game *g, const int32_t arg[3])
{
    return !jac_asked(e, JAC_Q_may_place) || jac_query(e, g, JAC_Q_may_place, 1, 3, arg);
}

/* Can a handler of may_place have something to say of a tile of the type? Filters that look at the
 * type alone say no for all its placements at once. */
static bool somebody_judges(jac_engine *e, const jac_game *g, uint32_t type)
{
    const jac_hook_def *hook = &e->rules->hook.at[JAC_Q_may_place];
    const uint8_t types[] = { JAC_T_TYPE };
    const int32_t arg[] = { (int32_t)type };
    for (uint32_t h = 0; h < hook->handler_count; h++) {
        const jac_handler *handler = &e->rules->handler.at[hook->handler_first + h];
        bool may = true;
        for (uint32_t i = 0; may && i < handler->filter_count; i++)
            if (handler->filter[i].arg == 0)
                may = jac_when(e, g, &handler->filter[i], 1, 1, types, arg);
        if (may)
            return true;
    }
    return false;
}

typedef int32_t record __attribute__((vector_size(16)));

/* Of up to 64 frontier cells those where a type fits: their numbers, and how it may be turned. */
typedef struct fitting {
    uint8_t cell[64], turns[64];
} fitting;

static inline size_t find_fitting(const uint8_t *fit, const uint16_t *sig, size_t count,
                                  fitting *found)
{
    size_t n = 0;
    for (size_t i = 0; i < count; i++) {
        uint8_t turns = fit[sig[i]];
        found->cell[n] = (uint8_t)i;
        found->turns[n] = turns;
        n += turns != 0;
    }
    return n;
}

/* Lists the placements of one type without a branch that depends on the board: four records are
 * written for every cell that has any, and the list grows by as many as fit. choices_max has room
 * for that. */
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
    size_t count = g->frontier_count;
    for (size_t f = 0; f < count; f += 64) {
        fitting found;
        size_t n = find_fitting(fit, sig + f, count - f < 64 ? count - f : 64, &found);
        for (size_t k = 0; k < n; k++) {
            const record *turned = turns[found.turns[k]];
            place[2] = key[f + found.cell[k]];
            for (int i = 0; i < 4; i++) {
                record one = place | turned[i];
                memcpy(&choice[i], &one, sizeof one);
            }
            choice += count_of[found.turns[k]];
        }
    }
    e->list_count = (uint32_t)(choice - e->list);
}

static bool any_fitting(jac_engine *e, const jac_game *g, uint32_t type)
{
    const uint8_t *fit = e->rules->fit + (size_t)type * e->rules->fit_stride;
    const uint16_t *sig = jac_r_frontier_sig(e->rules, g);
    const int32_t *key = jac_r_frontier_key(e->rules, g);
    bool judged = somebody_judges(e, g, type);
    for (uint32_t f = 0; f < g->frontier_count; f++)
        for (uint32_t turns = fit[sig[f]]; turns; turns &= turns - 1) {
            const int32_t arg[3] = { (int32_t)type, key[f], __builtin_ctz(turns) };
            if (!judged || placement_allowed(e, g, arg))
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
    if (somebody_judges(e, g, type)) {
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
    return (jac_fits_at(r, (uint32_t)arg[0], signature) >> turn & 1) &&
           placement_allowed(e, g, arg);
}
