/* pick.c - picks: which figures, kinds, segments, features, tiles, players, cells or corners a
 * module speaks of. All of it is pure. */
#include "parts.h"

const uint8_t jac_pick_types[JAC_PICK_BASES] = {
    [JAC_PICK_FIGURES] = JAC_T_FIGURE,   [JAC_PICK_KINDS] = JAC_T_KIND,
    [JAC_PICK_SEGMENTS] = JAC_T_SEGMENT, [JAC_PICK_FEATURES] = JAC_T_FEATURE,
    [JAC_PICK_TILES] = JAC_T_TILE,       [JAC_PICK_PLAYERS] = JAC_T_PLAYER,
    [JAC_PICK_CELLS] = JAC_T_CELL,       [JAC_PICK_CORNERS] = JAC_T_PLACE,
};

/* Is a figure of those that the pick is about, for the player asked? */
static inline bool is_whose(const jac_ruleset *r, const jac_pick *pick, int player, uint32_t figure)
{
    int owner = r->figure.at[figure].owner;
    switch (pick->which) {
    case JAC_OWN:
        return owner == player;
    case JAC_OTHERS:
        return owner != 0xFF && owner != player;
    case JAC_NEUTRAL:
        return owner == 0xFF;
    default:
        return true;
    }
}

/* Is the segment the first of the new tile in its feature? So that none is named twice. */
static bool first_of_new(const jac_ruleset *r, const jac_game *g, int32_t value)
{
    const jac_segment *segment = jac_segments(r, g);
    if (segment[value].tile != g->turn.tile)
        return false;
    for (int32_t s = jac_tiles(r, g)[g->turn.tile].first; s < value; s++)
        if (segment[s].feature == segment[value].feature)
            return false;
    return true;
}

/* Of the board: any tile, the one just placed, or those that lay there before. */
static bool tile_in_base(const jac_pick *pick, const jac_game *g, uint32_t tile)
{
    return pick->which == JAC_ANY || (tile == g->turn.tile) == (pick->which == JAC_NEW);
}

static bool enclosed_cell(const jac_ruleset *r, const jac_game *g, int32_t cell)
{
    uint32_t slot;
    return jac_cell_find(r, g, cell, &slot) > r->layout.tile_max && jac_cell_enclosed(r, g, cell);
}

static bool new_corner(const jac_ruleset *r, const jac_game *g, int32_t place)
{
    for (uint32_t i = 0; i < 4 && g->turn.tile != JAC_NONE; i++)
        if (jac_new_corner(r, g, i) == place)
            return true;
    return false;
}

static bool in_base(const jac_ruleset *r, const jac_game *g, const jac_pick *pick, int player,
                    int32_t value)
{
    if (value < 0 && pick->base != JAC_PICK_CELLS) /* those may have such numbers */
        return false;
    switch ((jac_pick_base)pick->base) {
    case JAC_PICK_FIGURES:
        return (uint32_t)value < r->figure.count && is_whose(r, pick, player, (uint32_t)value);
    case JAC_PICK_KINDS:
        return (uint32_t)value < r->figure_kind.count && player >= 0 &&
               jac_supply_bits(r, g, player, value) != 0;
    case JAC_PICK_SEGMENTS:
        return value < g->segment_count && tile_in_base(pick, g, jac_segments(r, g)[value].tile);
    case JAC_PICK_FEATURES:
        if (value >= g->segment_count)
            return false;
        if (pick->which != JAC_NEW)
            return jac_segments(r, g)[value].feature == value; /* named by its label */
        return first_of_new(r, g, value);
    case JAC_PICK_TILES:
        return value < g->tile_count && tile_in_base(pick, g, (uint32_t)value);
    case JAC_PICK_PLAYERS:
        return value < r->base.players && (pick->which != JAC_OTHERS || value != player) &&
               (pick->which != JAC_OWN || value == player);
    case JAC_PICK_CELLS:
        return enclosed_cell(r, g, value);
    case JAC_PICK_CORNERS:
        return new_corner(r, g, value);
    case JAC_PICK_BASES:
        break;
    }
    return false;
}

/* ---- figures ------------------------------------------------------------------------------------
 *
 * Up to 64 figures are looked at together and without a branch that depends on where they stand: a
 * bit for each. */

/* Those that are where figures of the pick may be. `kinds`: of segments, a bit each. */
static uint64_t standing(const jac_ruleset *r, const jac_game *g, const jac_pick *pick,
                         uint32_t kinds, bool anywhere, uint32_t first, uint32_t count)
{
    const jac_figure *figure = jac_figures(r, g) + first;
    const jac_segment *segment = jac_segments(r, g);
    uint64_t found = 0;
    for (uint32_t i = 0; i < count; i++) {
        int32_t place = figure[i].place;
        jac_at at = jac_place_at(place);
        bool on = (at == JAC_AT_SEGMENT) | (at == JAC_AT_HELD);
        uint32_t kind = segment[on ? jac_place_index(place) : 0].kind;
        uint32_t there = on ? kinds >> kind : anywhere;
        found |= (uint64_t)(pick->places >> at & there & 1u) << i;
    }
    return found;
}

/* Of those found, the ones whose byte has a value that the filter wants. */
static uint64_t with_byte(const jac_game *g, const jac_filter *f, uint32_t first, uint64_t found)
{
    uint64_t these = 0;
    for (uint64_t left = found; left; left &= left - 1) {
        uint32_t i = (uint32_t)__builtin_ctzll(left);
        these |= (uint64_t)jac_byte_holds(g, f, first + i) << i;
    }
    return these;
}

/* Of those found, the ones for which the filter holds, one by one. */
static uint64_t with_filter(jac_engine *e, const jac_game *g, const jac_filter *f, uint32_t first,
                            uint64_t found, int argc, const int32_t *arg)
{
    for (uint64_t left = found; left; left &= left - 1) {
        uint32_t i = (uint32_t)__builtin_ctzll(left);
        if (!jac_filter_holds(e, g, f, JAC_T_FIGURE, (int32_t)(first + i), argc, arg))
            found &= ~(1ull << i);
    }
    return found;
}

/* The class that the filter wants is an argument: segment kinds of the class, a bit each. */
static uint32_t kinds_asked(const jac_ruleset *r, const jac_filter *f, int argc, const int32_t *arg)
{
    int n = f->value[0] - JAC_VALUE_ARG;
    uint32_t kinds = 0;
    for (uint32_t k = 0; n < argc && k < r->kind.count; k++)
        kinds |= (uint32_t)(r->kind.at[k].class_ == arg[n]) << k;
    return kinds;
}

/* Which of the figures from `first` on does the pick have, whoever owns them? Filters that are no
 * tests may call modules: they are put last, and of few. */
static uint64_t figures_found(jac_engine *e, const jac_game *g, const jac_pick *pick,
                              uint32_t first, uint32_t count, int argc, const int32_t *arg)
{
    uint32_t kinds = pick->kinds;
    bool anywhere = pick->anywhere;
    for (uint32_t i = 0; i < pick->filter_count; i++)
        if (pick->filter[i].test == JAC_TEST_ON_ARG) {
            kinds &= kinds_asked(e->rules, &pick->filter[i], argc, arg);
            anywhere = false;
        }
    uint64_t found = standing(e->rules, g, pick, kinds, anywhere, first, count);
    for (uint32_t i = 0; found && i < pick->filter_count; i++) {
        const jac_filter *f = &pick->filter[i];
        if (f->test == JAC_TEST_FIGURE_BYTE)
            found = with_byte(g, f, first, found);
        else if (f->test == JAC_TEST_GAME_BYTE)
            found = jac_byte_holds(g, f, 0) ? found : 0;
    }
    for (uint32_t i = 0; found && i < pick->filter_count; i++)
        if (pick->filter[i].test == JAC_TEST_NONE || pick->filter[i].test == JAC_TEST_TILE_BYTE)
            found = with_filter(e, g, &pick->filter[i], first, found, argc, arg);
    return found;
}

/* The next figure of the pick; a player's own are a range of their own. */
static bool next_figure(jac_engine *e, const jac_game *g, const jac_pick *pick, int player,
                        int argc, const int32_t *arg, jac_cursor *cursor, int32_t *value)
{
    const jac_ruleset *r = e->rules;
    uint32_t first = 0, end = r->figure.count;
    if (pick->which == JAC_OWN) {
        if (player < 0 || player >= r->base.players)
            return false;
        first = (uint32_t)player * r->figures_each;
        end = first + r->figures_each;
    }
    while (!cursor->found) {
        uint32_t from = cursor->next > first ? cursor->next : first;
        if (from >= end)
            return false;
        uint32_t count = end - from < 64 ? end - from : 64;
        cursor->found = figures_found(e, g, pick, from, count, argc, arg);
        cursor->from = from;
        cursor->next = from + count;
        for (uint64_t left = cursor->found; pick->which != JAC_OWN && left; left &= left - 1) {
            uint32_t i = (uint32_t)__builtin_ctzll(left);
            if (!is_whose(r, pick, player, from + i))
                cursor->found &= ~(1ull << i);
        }
    }
    *value = (int32_t)(cursor->from + (uint32_t)__builtin_ctzll(cursor->found));
    cursor->found &= cursor->found - 1;
    return true;
}

/* ---- all of them ------------------------------------------------------------------------------
 */

/* One filter of a pick of tiles. */
static inline bool tile_filter(jac_engine *e, const jac_game *g, const jac_filter *f, uint32_t tile,
                               int argc, const int32_t *arg)
{
    if (f->test == JAC_TEST_TILE_BYTE)
        return jac_byte_holds(g, f, tile);
    if (f->key == JAC_F_MARK)
        return f->types[jac_tiles(e->rules, g)[tile].type];
    return jac_filter_holds(e, g, f, JAC_T_TILE, (int32_t)tile, argc, arg);
}

static bool filters_hold(jac_engine *e, const jac_game *g, const jac_pick *pick, int32_t value,
                         int argc, const int32_t *arg)
{
    if (pick->base == JAC_PICK_FIGURES)
        return figures_found(e, g, pick, (uint32_t)value, 1, argc, arg) != 0;
    jac_type type = (jac_type)jac_pick_types[pick->base];
    for (int i = 0; i < pick->filter_count; i++)
        if (pick->base == JAC_PICK_TILES
                ? !tile_filter(e, g, &pick->filter[i], (uint32_t)value, argc, arg)
                : !jac_filter_holds(e, g, &pick->filter[i], type, value, argc, arg))
            return false;
    return true;
}

bool jac_pick_has(jac_engine *e, const jac_game *g, uint32_t pick_id, int player, int32_t value,
                  int argc, const int32_t *arg)
{
    const jac_pick *pick = &e->rules->pick.at[pick_id];
    return in_base(e->rules, g, pick, player, value) && filters_hold(e, g, pick, value, argc, arg);
}

/* The range in which the members of a pick are looked for. False: there are none. */
static bool range_of(const jac_ruleset *r, const jac_game *g, const jac_pick *pick, uint32_t *first,
                     uint32_t *end)
{
    *first = 0;
    switch ((jac_pick_base)pick->base) {
    case JAC_PICK_FIGURES:
        *end = r->figure.count;
        break;
    case JAC_PICK_KINDS:
        *end = r->figure_kind.count;
        break;
    case JAC_PICK_SEGMENTS:
    case JAC_PICK_FEATURES:
        *end = g->segment_count;
        break;
    case JAC_PICK_TILES:
        *end = g->tile_count;
        break;
    case JAC_PICK_PLAYERS:
        *end = r->base.players;
        break;
    case JAC_PICK_CELLS:
        *end = g->frontier_count;
        break;
    case JAC_PICK_CORNERS:
        *end = 4;
        return g->turn.tile != JAC_NONE;
    case JAC_PICK_BASES:
        return false;
    }
    if (pick->which != JAC_NEW)
        return true;
    if (g->turn.tile == JAC_NONE)
        return false;
    *first = pick->base == JAC_PICK_TILES ? g->turn.tile : jac_tiles(r, g)[g->turn.tile].first;
    return true;
}

/* What stands at a number of that range. */
static int32_t member_at(const jac_ruleset *r, const jac_game *g, const jac_pick *pick, int player,
                         uint32_t i)
{
    switch (pick->base) {
    case JAC_PICK_PLAYERS:
        return (int32_t)(player >= 0 ? (i + (uint32_t)player) % r->base.players : i);
    case JAC_PICK_CELLS:
        return jac_r_frontier_key(r, g)[i];
    case JAC_PICK_CORNERS:
        return jac_new_corner(r, g, i);
    default:
        return (int32_t)i;
    }
}

bool jac_pick_next(jac_engine *e, const jac_game *g, uint32_t pick_id, int player, int argc,
                   const int32_t *arg, jac_cursor *cursor, int32_t *value)
{
    const jac_ruleset *r = e->rules;
    const jac_pick *pick = &r->pick.at[pick_id];
    if (pick->base == JAC_PICK_FIGURES)
        return next_figure(e, g, pick, player, argc, arg, cursor, value);
    uint32_t first, end = 0;
    if (!range_of(r, g, pick, &first, &end))
        return false;
    for (uint32_t i = cursor->next > first ? cursor->next : first; i < end; i++) {
        int32_t at = member_at(r, g, pick, player, i);
        if (!in_base(r, g, pick, player, at) || !filters_hold(e, g, pick, at, argc, arg))
            continue;
        *value = at;
        cursor->next = i + 1;
        return true;
    }
    return false;
}

uint32_t jac_pick_all(jac_engine *e, const jac_game *g, uint32_t pick, int player, int argc,
                      const int32_t *arg, int32_t *out, uint32_t max)
{
    jac_cursor cursor = { 0 };
    uint32_t n = 0;
    int32_t value;
    for (; jac_pick_next(e, g, pick, player, argc, arg, &cursor, &value); n++)
        if (n < max)
            out[n] = value;
    return n;
}
