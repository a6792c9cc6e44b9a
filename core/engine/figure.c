/* figure.c - where figures are and may be. */
#include "parts.h"

/* Feature aggregates follow the figures that stand in them. */
static void count_at(const jac_ruleset *r, jac_game *g, uint32_t figure, int32_t place, int sign)
{
    if (jac_place_at(place) != JAC_AT_SEGMENT)
        return;
    jac_feature *on = jac_w_features(r, g) + jac_segments(r, g)[jac_place_index(place)].feature;
    on->figures = (uint8_t)(on->figures + sign);
    if (r->figure_kind.at[r->figure.at[figure].kind].occupies)
        on->meeples = (uint8_t)(on->meeples + sign);
}

static bool rare_place_exists(const jac_ruleset *r, const jac_game *g, int32_t place)
{
    uint32_t index = jac_place_index(place);
    switch (jac_place_at(place)) {
    case JAC_AT_SEGMENT:
    case JAC_AT_HELD:
        return index < g->segment_count;
    case JAC_AT_TILE:
        return index < g->tile_count;
    case JAC_AT_CORNER:
        return index / 4 < g->tile_count;
    case JAC_AT_SLOT: {
        uint32_t slots = 0;
        for (uint32_t i = 0; i < r->area.count; i++)
            if (r->area.at[i].slot_first + r->area.at[i].slot_count > (int)slots)
                slots = (uint32_t)(r->area.at[i].slot_first + r->area.at[i].slot_count);
        return index < slots;
    }
    case JAC_AT_BESIDE:
        return index < r->figure.count;
    case JAC_AT_PRISON:
        return index < r->base.players;
    case JAC_AT_SUPPLY:
    case JAC_AT_BOX:
        return true;
    }
    return false;
}

static inline bool place_exists(const jac_ruleset *r, const jac_game *g, int32_t place)
{
    uint32_t index = jac_place_index(place);
    if (jac_place_at(place) == JAC_AT_SEGMENT)
        return index < g->segment_count;
    if (jac_place_at(place) == JAC_AT_SUPPLY)
        return true;
    return rare_place_exists(r, g, place);
}

static void set_place(jac_engine *e, jac_game *g, uint32_t figure, int32_t place)
{
    const jac_ruleset *r = e->rules;
    const jac_figure_def *def = &r->figure.at[figure];
    int32_t from = jac_figures(r, g)[figure].place;
    count_at(r, g, figure, from, -1);
    jac_w_figures(r, g)[figure].place = place;
    count_at(r, g, figure, place, 1);
    if (def->owner != 0xFF) {
        uint32_t *supply =
            jac_w_supply(r, g) + (uint32_t)def->owner * r->figure_kind.count + def->kind;
        if (jac_place_at(place) == JAC_AT_SUPPLY)
            *supply |= 1u << def->index;
        else
            *supply &= ~(1u << def->index);
    }
    if (jac_place_at(place) == JAC_AT_SUPPLY && r->cell.count)
        jac_cells_figure_home(r, g, figure);
    if (jac_place_at(from) == JAC_AT_SEGMENT && r->has_needs)
        g->needs_check = 1;
}

static void raise_figure(jac_engine *e, jac_game *g, uint32_t figure, int32_t from, int32_t to,
                         int by, uint16_t cause)
{
    bool was = jac_at_on_board(jac_place_at(from)), is = jac_at_on_board(jac_place_at(to));
    if (!was && !is)
        return;
    uint32_t hook = is ? was ? JAC_E_figure_moved : JAC_E_figure_placed : JAC_E_figure_left;
    const int32_t arg[] = { (int32_t)figure, from, to, by, cause };
    if (jac_heard(e, hook))
        jac_raise(e, g, hook, 5, arg);
    hook += JAC_E_meeple_placed - JAC_E_figure_placed;
    if (e->rules->figure_kind.at[e->rules->figure.at[figure].kind].meeple && jac_heard(e, hook))
        jac_raise(e, g, hook, 5, arg);
}

/* How many figures went to the new tile, and moved, in this part. */
static void count_turn(const jac_ruleset *r, jac_game *g, uint32_t figure, int32_t from, int32_t to)
{
    bool was = jac_at_on_board(jac_place_at(from)), is = jac_at_on_board(jac_place_at(to));
    uint16_t segment = jac_place_segment(to);
    if (!was && is && segment != JAC_NONE && g->turn.tile != JAC_NONE &&
        jac_segments(r, g)[segment].tile == g->turn.tile && g->turn.placed < 255 &&
        r->figure_kind.at[r->figure.at[figure].kind].meeple)
        g->turn.placed++;
    if (was && is && g->turn.moved < 255)
        g->turn.moved++;
}

jac_status jac_figure_to(jac_engine *e, jac_game *g, uint32_t figure, int32_t place, int by,
                         uint16_t cause)
{
    if (figure >= e->rules->figure.count || !place_exists(e->rules, g, place))
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "no such figure or place");
    int32_t from = jac_figures(e->rules, g)[figure].place;
    if (from == place)
        return JAC_OK;
    set_place(e, g, figure, place);
    count_turn(e->rules, g, figure, from, place);
    raise_figure(e, g, figure, from, place, by, cause);
    return JAC_OK;
}

jac_status jac_figure_swap(jac_engine *e, jac_game *g, uint32_t a, uint32_t b, int by,
                           uint16_t cause)
{
    if (a >= e->rules->figure.count || b >= e->rules->figure.count || a == b)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "two different figures are needed");
    int32_t at_a = jac_figures(e->rules, g)[a].place, at_b = jac_figures(e->rules, g)[b].place;
    set_place(e, g, a, at_b);
    set_place(e, g, b, at_a);
    raise_figure(e, g, a, at_a, at_b, by, cause);
    raise_figure(e, g, b, at_b, at_a, by, cause);
    return JAC_OK;
}

/* Does a meeple of the player stand in the feature? */
static bool own_meeple_in(const jac_ruleset *r, const jac_game *g, int player, uint16_t label)
{
    const jac_segment *segment = jac_segments(r, g);
    for (uint32_t f = 0; f < r->figure.count; f++) {
        int32_t place = jac_figures(r, g)[f].place;
        if (r->figure.at[f].owner == player && jac_place_at(place) == JAC_AT_SEGMENT &&
            r->figure_kind.at[r->figure.at[f].kind].meeple &&
            segment[jac_place_index(place)].feature == label)
            return true;
    }
    return false;
}

/* The rules of the kind alone, without the query. */
static bool stands_by_kind(const jac_ruleset *r, const jac_game *g, const jac_figure_kind *figure,
                           int player, uint32_t segment)
{
    const jac_segment *on = &jac_segments(r, g)[segment];
    if (!(figure->on_kinds >> on->kind & 1))
        return false;
    if (figure->occupies && jac_features(r, g)[on->feature].meeples > 0)
        return false; /* BASE-R21 */
    return figure->needs != JAC_NEEDS_OWN_MEEPLE || own_meeple_in(r, g, player, on->feature);
}

bool jac_may_stand(jac_engine *e, const jac_game *g, uint32_t kind, int player, int32_t place)
{
    const jac_ruleset *r = e->rules;
    if (!place_exists(r, g, place))
        return false;
    bool may = jac_place_at(place) != JAC_AT_SEGMENT ||
               stands_by_kind(r, g, &r->figure_kind.at[kind], player, jac_place_index(place));
    if (jac_asked(e, JAC_Q_may_stand)) {
        const int32_t arg[] = { (int32_t)kind, place, player };
        may = jac_query(e, g, JAC_Q_may_stand, may, 3, arg) != 0;
    }
    return may;
}

bool jac_send_lonely(jac_engine *e, jac_game *g)
{
    const jac_ruleset *r = e->rules;
    bool any = false;
    g->needs_check = 0;
    for (uint32_t f = 0; f < r->figure.count; f++) {
        const jac_figure_def *def = &r->figure.at[f];
        int32_t place = jac_figures(r, g)[f].place;
        if (r->figure_kind.at[def->kind].needs != JAC_NEEDS_OWN_MEEPLE ||
            jac_place_at(place) != JAC_AT_SEGMENT ||
            own_meeple_in(r, g, def->owner, jac_segments(r, g)[jac_place_index(place)].feature))
            continue;
        jac_figure_to(e, g, f, jac_place_pack(JAC_AT_SUPPLY, 0), g->turn.player, e->word_alone);
        any = true;
    }
    return any;
}
