/* pick.c - picks: which figures, kinds, segments, features, tiles or players a module speaks of.
 * All of it is pure. */
#include "parts.h"

static jac_type base_type(const jac_pick *pick)
{
    static const uint8_t types[] = { JAC_T_FIGURE,  JAC_T_KIND, JAC_T_SEGMENT,
                                     JAC_T_FEATURE, JAC_T_TILE, JAC_T_PLAYER };
    return (jac_type)types[pick->base];
}

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

static bool in_base(const jac_ruleset *r, const jac_game *g, const jac_pick *pick, int player,
                    int32_t value)
{
    if (value < 0)
        return false;
    switch ((jac_pick_base)pick->base) {
    case JAC_PICK_FIGURES:
        return (uint32_t)value < r->figure.count && is_whose(r, pick, player, (uint32_t)value);
    case JAC_PICK_KINDS:
        return (uint32_t)value < r->figure_kind.count && player >= 0 &&
               jac_supply_bits(r, g, player, value) != 0;
    case JAC_PICK_SEGMENTS:
        return value < g->segment_count &&
               (pick->which != JAC_NEW || jac_segments(r, g)[value].tile == g->turn.tile);
    case JAC_PICK_FEATURES:
        if (value >= g->segment_count)
            return false;
        if (pick->which != JAC_NEW)
            return jac_segments(r, g)[value].feature == value; /* named by its label */
        return first_of_new(r, g, value);
    case JAC_PICK_TILES:
        return value < g->tile_count && (pick->which != JAC_NEW || value == g->turn.tile);
    case JAC_PICK_PLAYERS:
        return value < r->base.players && (pick->which != JAC_OTHERS || value != player) &&
               (pick->which != JAC_OWN || value == player);
    }
    return false;
}

/* One filter of a pick, for a figure that stands on a segment of the kind. */
static inline bool figure_filter(jac_engine *e, const jac_game *g, const jac_filter *f,
                                 uint32_t figure, int class_, int argc, const int32_t *arg)
{
    if (f->test == JAC_TEST_FIGURE_BYTE)
        return jac_byte_holds(g, f, figure);
    if (f->test == JAC_TEST_GAME_BYTE)
        return jac_byte_holds(g, f, 0);
    if (f->test == JAC_TEST_ON_ARG) {
        int n = f->value[0] - JAC_VALUE_ARG;
        return class_ >= 0 && n < argc && arg[n] == class_;
    }
    return jac_filter_holds(e, g, f, JAC_T_FIGURE, (int32_t)figure, argc, arg);
}

/* Is a figure where those of the pick may be, and do the filters hold for it? What it stands on is
 * looked at first; what is no test is evaluated as for everything else. */
static inline bool figure_passes(jac_engine *e, const jac_game *g, const jac_pick *pick,
                                 uint32_t figure, int argc, const int32_t *arg)
{
    const jac_ruleset *r = e->rules;
    int32_t place = jac_figures(r, g)[figure].place;
    int class_ = -1;
    if (!(pick->places >> jac_place_at(place) & 1))
        return false;
    uint16_t segment = jac_place_segment(place);
    if (segment == JAC_NONE) {
        if (!pick->anywhere)
            return false;
    } else {
        uint32_t kind = jac_segments(r, g)[segment].kind;
        if (!(pick->kinds >> kind & 1))
            return false;
        class_ = r->kind.at[kind].class_;
    }
    for (uint32_t i = 0; i < pick->filter_count; i++)
        if (!figure_filter(e, g, &pick->filter[i], figure, class_, argc, arg))
            return false;
    return true;
}

static bool filters_hold(jac_engine *e, const jac_game *g, const jac_pick *pick, int32_t value,
                         int argc, const int32_t *arg)
{
    if (pick->base == JAC_PICK_FIGURES)
        return figure_passes(e, g, pick, (uint32_t)value, argc, arg);
    for (int i = 0; i < pick->filter_count; i++)
        if (!jac_filter_holds(e, g, &pick->filter[i], base_type(pick), value, argc, arg))
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
    }
    if (pick->which != JAC_NEW)
        return true;
    if (g->turn.tile == JAC_NONE)
        return false;
    *first = pick->base == JAC_PICK_TILES ? g->turn.tile : jac_tiles(r, g)[g->turn.tile].first;
    return true;
}

/* The next figure of the pick; a player's own are a range of their own. */
static bool next_figure(jac_engine *e, const jac_game *g, const jac_pick *pick, int player,
                        int argc, const int32_t *arg, uint32_t *cursor, int32_t *value)
{
    const jac_ruleset *r = e->rules;
    uint32_t i = *cursor, end = r->figure.count;
    bool own = pick->which == JAC_OWN;
    if (own) {
        if (player < 0 || player >= r->base.players)
            return false;
        uint32_t first = (uint32_t)player * r->figures_each;
        i = i > first ? i : first;
        end = first + r->figures_each;
    }
    for (; i < end; i++) {
        if (!figure_passes(e, g, pick, i, argc, arg) || !(own || is_whose(r, pick, player, i)))
            continue;
        *value = (int32_t)i;
        *cursor = i + 1;
        return true;
    }
    return false;
}

bool jac_pick_next(jac_engine *e, const jac_game *g, uint32_t pick_id, int player, int argc,
                   const int32_t *arg, uint32_t *cursor, int32_t *value)
{
    const jac_ruleset *r = e->rules;
    const jac_pick *pick = &r->pick.at[pick_id];
    if (pick->base == JAC_PICK_FIGURES)
        return next_figure(e, g, pick, player, argc, arg, cursor, value);
    uint32_t first, end = 0;
    if (!range_of(r, g, pick, &first, &end))
        return false;
    for (uint32_t i = *cursor > first ? *cursor : first; i < end; i++) {
        uint32_t at = pick->base == JAC_PICK_PLAYERS && player >= 0
                          ? (i + (uint32_t)player) % r->base.players
                          : i;
        if (!in_base(r, g, pick, player, (int32_t)at) ||
            !filters_hold(e, g, pick, (int32_t)at, argc, arg))
            continue;
        *value = (int32_t)at;
        *cursor = i + 1;
        return true;
    }
    return false;
}

uint32_t jac_pick_all(jac_engine *e, const jac_game *g, uint32_t pick, int player, int argc,
                      const int32_t *arg, int32_t *out, uint32_t max)
{
    uint32_t cursor = 0, n = 0;
    int32_t value;
    for (; jac_pick_next(e, g, pick, player, argc, arg, &cursor, &value); n++)
        if (n < max)
            out[n] = value;
    return n;
}
