/* observe.c - what a seat knows of a game, and games that it can't tell from the one it is in.
 *
 * Hidden are: what the generator will give; tiles off the board that their viewer keeps from the
 * seat; cells declared `secret` that are others'. All else lies open. The tiles left in the bag are
 * known by number only together with the hidden ones: whoever counted the bag would know what was
 * laid aside. */
#include "parts.h"

static bool hidden_from(const jac_kept *kept, int seat)
{
    switch ((jac_viewer)kept->viewer) {
    case JAC_VIEW_ALL:
        return false;
    case JAC_VIEW_OWNER:
        return kept->owner != seat;
    default:
        return true;
    }
}

/* Counts the hidden tiles back among those of the bag: how they lie is not known to the seat. */
static void pool_tiles(const jac_ruleset *r, jac_game *g, int seat)
{
    jac_kept *kept = jac_w_kept(r, g);
    uint16_t *bag = jac_w_bag(r, g);
    for (uint32_t i = 0; i < g->kept_count; i++) {
        if (!hidden_from(&kept[i], seat) || kept[i].type == JAC_NONE)
            continue;
        bag[kept[i].type]++;
        kept[i].type = JAC_NONE;
    }
}

void jac_observe(const jac_engine *engine, jac_game *to, const jac_game *from, int seat)
{
    const jac_ruleset *r = engine->rules;
    if (to != from)
        jac_game_copy(engine, to, from);
    memset(jac_w_streams(r, to), 0, r->layout.stream_count * sizeof(uint64_t));
    pool_tiles(r, to, seat);
    jac_cells_hide(r, to, seat);
}

/* ---- guessing -------------------------------------------------------------------------------- */

static bool may_be(const jac_ruleset *r, uint32_t type, uint16_t mark)
{
    return jac_is_among(r, type, (jac_among){ mark, 0 });
}

/* Another hidden tile dealt before that has the mark, and whose place may take one still in the
 * bag: exchanges it. True and *type when there is one. */
static bool exchange(const jac_ruleset *r, jac_game *g, int seat, uint16_t mark, uint16_t *type)
{
    jac_kept *kept = jac_w_kept(r, g);
    uint16_t *bag = jac_w_bag(r, g);
    for (uint32_t i = 0; i < g->kept_count; i++) {
        if (!hidden_from(&kept[i], seat) || kept[i].type == JAC_NONE ||
            !may_be(r, kept[i].type, mark))
            continue;
        for (uint32_t t = 0; t < r->type.count; t++)
            if (bag[t] && may_be(r, t, kept[i].mark)) {
                *type = kept[i].type;
                kept[i].type = (uint16_t)t;
                bag[t]--;
                return true;
            }
    }
    return false;
}

/* Deals one tile by chance out of those of the bag that the mark allows. */
static void deal(jac_engine *e, jac_game *g, int seat, jac_kept *kept)
{
    const jac_ruleset *r = e->rules;
    uint16_t *bag = jac_w_bag(r, g);
    const jac_among which = { kept->mark, 0 };
    uint32_t n = jac_bag_among(r, g, which); /* the undealt lie in the bag too */
    uint16_t type;
    if (n > 0) {
        type = (uint16_t)jac_bag_nth(r, g, which, jac_random(e, g, 0, n));
        bag[type]--;
    } else if (!exchange(r, g, seat, kept->mark, &type)) {
        return; /* no way to deal: marks of many kinds that share their tiles; it stays unknown */
    }
    kept->type = type;
}

void jac_determinise(jac_engine *engine, jac_game *game, int seat, uint64_t seed)
{
    const jac_ruleset *r = engine->rules;
    jac_streams_seed(r, game, seed);
    pool_tiles(r, game, seat);
    /* First those that only some tiles can be, then those that any can. */
    for (int marked = 1; marked >= 0; marked--)
        for (uint32_t i = 0; i < game->kept_count; i++) {
            jac_kept *kept = jac_w_kept(r, game) + i;
            if (hidden_from(kept, seat) && (kept->mark != 0) == marked && kept->type == JAC_NONE)
                deal(engine, game, seat, kept);
        }
    jac_cells_guess(engine, game, seat);
}
