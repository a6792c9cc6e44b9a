/* compile_when.c - `when` and picks, from what was declared to what is evaluated: what can never
 * hold is left out, and where a filter looks at one thing of a figure it becomes a test of it. */
#include "build.h"
#include "game.h"

/* Has a type what the filter asks for: one of the marks, or one mark with a value? */
static bool is_marked(const jac_tile_type *type, const jac_filter *f)
{
    int32_t value;
    for (int i = 0; i < f->count; i++)
        if (jac_type_mark(type, (uint16_t)f->value[i], &value) &&
            (f->cell == -1 || f->cell == value))
            return true;
    return false;
}

/* Does any tile of the ruleset carry what the filter asks for? */
static bool mark_exists(const jac_ruleset *rules, const jac_filter *f)
{
    for (uint32_t t = 0; t < rules->type.count; t++)
        if (is_marked(&rules->type.at[t], f))
            return true;
    return false;
}

/* Can a `when` never hold? What an option or a set of tiles rules out costs nothing then. */
static bool never_holds(const jac_ruleset *rules, const jac_filter *filter, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        if (filter[i].key == JAC_F_NOT_ON || filter[i].key == JAC_F_ASKS)
            continue;
        if (filter[i].count == 0 ||
            (filter[i].key == JAC_F_MARK && !mark_exists(rules, &filter[i])))
            return true;
    }
    return false;
}

/* Values that are small and fixed become bits: one shift decides. */
static void find_mask(jac_filter *filter)
{
    static const uint32_t keys = 1u << JAC_F_AT | 1u << JAC_F_ON | 1u << JAC_F_NOT_ON |
                                 1u << JAC_F_KIND | 1u << JAC_F_CLASS | 1u << JAC_F_AREA |
                                 1u << JAC_F_WHERE;
    filter->masked = keys >> filter->key & 1;
    filter->mask = 0;
    for (int i = 0; i < filter->count; i++) {
        if (filter->value[i] < 0 || filter->value[i] > 31)
            filter->masked = 0;
        else
            filter->mask |= 1u << filter->value[i];
    }
}

static void find_masks(const jac_filter *filter, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        find_mask((jac_filter *)(uintptr_t)&filter[i]); /* the ruleset's own copy */
}

static void find_dead(jac_ruleset *rules)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < rules->handler.count; i++)
        if (!never_holds(rules, rules->handler.at[i].filter, rules->handler.at[i].filter_count))
            rules->handler.at[kept++] = rules->handler.at[i];
    rules->handler.count = kept;
    for (uint32_t i = 0; i < rules->offer.count; i++) {
        jac_offer *offer = &rules->offer.at[i];
        offer->dead = never_holds(rules, offer->filter, offer->filter_count);
        for (int a = 0; a < offer->argc; a++)
            if (offer->pick[a] < rules->pick.count) {
                const jac_pick *pick = &rules->pick.at[offer->pick[a]];
                offer->dead = offer->dead || never_holds(rules, pick->filter, pick->filter_count);
            }
    }
}

/* Where the figures of a pick may be: as its filters say, else on the board and not held. Filters
 * that this answers in full are taken out: the bits are looked at first. */
static void find_places(jac_pick *pick)
{
    uint16_t places = 0;
    bool named = false;
    uint16_t kept = 0;
    jac_filter *filter = (jac_filter *)(uintptr_t)pick->filter; /* the ruleset's own copy */
    for (int at = JAC_AT_SUPPLY; at <= JAC_AT_BOX; at++)
        if (jac_at_on_board((jac_at)at) && at != JAC_AT_HELD)
            places |= (uint16_t)(1u << at);
    for (uint16_t k = 0; k < pick->filter_count; k++) {
        const jac_filter f = filter[k];
        uint16_t these = 0;
        bool argument = false;
        for (int i = 0; i < f.count; i++) {
            argument = argument || f.value[i] >= JAC_VALUE_ARG;
            these |= (uint16_t)(argument ? 0xFFFF : 1u << (f.value[i] & 15));
        }
        if (f.key == JAC_F_AT) {
            places = named ? (uint16_t)(places & these) : these;
            named = true;
        }
        if (f.key != JAC_F_AT || argument || pick->base != JAC_PICK_FIGURES)
            filter[kept++] = f;
    }
    pick->filter_count = kept;
    pick->places = places;
}

/* Does a pick's filter hold for every figure there is, in this ruleset? */
static bool always_holds(const jac_ruleset *rules, const jac_pick *pick, const jac_filter *f)
{
    if (f->key == JAC_F_ASKS)
        return rules->hook.at[f->cell].handler_count == 0;
    if (f->key != JAC_F_MEEPLE || pick->base != JAC_PICK_FIGURES)
        return false;
    for (uint32_t k = 0; k < rules->figure_kind.count; k++)
        if (rules->figure_kind.at[k].meeple != (f->value[0] != 0))
            return false;
    return true;
}

static void drop_true(const jac_ruleset *rules, jac_pick *pick)
{
    jac_filter *filter = (jac_filter *)(uintptr_t)pick->filter; /* the ruleset's own copy */
    uint16_t kept = 0;
    for (uint16_t i = 0; i < pick->filter_count; i++)
        if (!always_holds(rules, pick, &filter[i]))
            filter[kept++] = filter[i];
    pick->filter_count = kept;
}

void jac_compile_filters(jac_ruleset *rules)
{
    find_dead(rules);
    for (uint32_t i = 0; i < rules->handler.count; i++)
        find_masks(rules->handler.at[i].filter, rules->handler.at[i].filter_count);
    for (uint32_t i = 0; i < rules->offer.count; i++)
        find_masks(rules->offer.at[i].filter, rules->offer.at[i].filter_count);
    for (uint32_t i = 0; i < rules->pick.count; i++) {
        find_places(&rules->pick.at[i]);
        find_masks(rules->pick.at[i].filter, rules->pick.at[i].filter_count);
    }
}

/* ---- tests -------------------------------------------------------------------------------------
 */

/* The segment kinds whose class is among the filter's. */
static uint32_t kinds_of_classes(const jac_ruleset *rules, const jac_filter *f)
{
    uint32_t kinds = 0;
    for (uint32_t k = 0; k < rules->kind.count; k++)
        if (f->mask >> rules->kind.at[k].class_ & 1)
            kinds |= 1u << k;
    return kinds;
}

static void find_test(const jac_ruleset *rules, jac_filter *f)
{
    f->test = JAC_TEST_NONE;
    if (f->key == JAC_F_ON && !f->masked && f->count == 1 && f->value[0] >= JAC_VALUE_ARG) {
        f->test = JAC_TEST_ON_ARG;
    } else if (f->key == JAC_F_WHERE && f->masked) {
        const jac_cell_def *cell = &rules->cell.at[f->cell];
        if (cell->width != 1 || cell->length != 1 || cell->min < 0)
            return;
        if (cell->scope == JAC_PER_FIGURE)
            f->test = JAC_TEST_FIGURE_BYTE;
        else if (cell->scope == JAC_PER_TILE)
            f->test = JAC_TEST_TILE_BYTE;
        else if (cell->scope == JAC_PER_GAME)
            f->test = JAC_TEST_GAME_BYTE;
        f->at = cell->offset;
    }
}

/* False when memory is out. */
static bool find_types(jac_ruleset *rules, jac_filter *f)
{
    bool ok = true;
    uint8_t *types = jac_rules_alloc(rules, NULL, 0, rules->type.count);
    if (!types)
        return false;
    for (uint32_t t = 0; t < rules->type.count; t++)
        types[t] = is_marked(&rules->type.at[t], f);
    f->types = jac_rules_keep(rules, types, rules->type.count, &ok);
    jac_rules_alloc(rules, types, rules->type.count, 0);
    return ok;
}

/* False when memory is out. */
static bool find_tests(jac_ruleset *rules, const jac_filter *filter, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        jac_filter *f = (jac_filter *)(uintptr_t)&filter[i]; /* the ruleset's own copy */
        find_test(rules, f);
        if (f->key == JAC_F_MARK && !find_types(rules, f))
            return false;
    }
    return true;
}

/* What a figure stands on: `on` and `not_on` are looked at together, before all other filters. */
static void find_kinds(const jac_ruleset *rules, jac_pick *pick)
{
    jac_filter *filter = (jac_filter *)(uintptr_t)pick->filter; /* the ruleset's own copy */
    uint16_t kept = 0;
    pick->kinds = UINT32_MAX;
    pick->anywhere = 1;
    for (uint16_t i = 0; i < pick->filter_count; i++) {
        const jac_filter f = filter[i];
        bool on = f.key == JAC_F_ON, not_on = f.key == JAC_F_NOT_ON;
        if (pick->base != JAC_PICK_FIGURES || !(on || not_on) || !f.masked) {
            filter[kept++] = f;
            continue;
        }
        uint32_t kinds = kinds_of_classes(rules, &f);
        pick->kinds &= on ? kinds : ~kinds;
        pick->anywhere = pick->anywhere && not_on;
    }
    pick->filter_count = kept;
}

static bool stands_at(const jac_offer *offer, uint32_t prompt)
{
    return offer->offered == JAC_OFFERED_ANY_OWN ? prompt != JAC_PROMPT_CONFIRM
                                                 : offer->prompt == prompt;
}

/* The living offers of modules, by the prompts at which they stand. */
static bool find_offers(jac_ruleset *rules)
{
    for (uint32_t p = 0; p < rules->prompt.count; p++) {
        jac_prompt *prompt = &rules->prompt.at[p];
        prompt->offer_first = rules->offered.count;
        for (uint32_t o = JAC_OFFER_BASE_COUNT; o < rules->offer.count; o++)
            if (!rules->offer.at[o].dead && stands_at(&rules->offer.at[o], p) &&
                !JAC_VEC_ADD(rules, rules->offered, (uint16_t)o))
                return false;
        prompt->offer_count = rules->offered.count - prompt->offer_first;
    }
    return true;
}

bool jac_compile_tests(jac_ruleset *rules)
{
    bool ok = true;
    for (uint32_t i = 0; ok && i < rules->pick.count; i++) {
        drop_true(rules, &rules->pick.at[i]);
        find_kinds(rules, &rules->pick.at[i]);
        ok = find_tests(rules, rules->pick.at[i].filter, rules->pick.at[i].filter_count);
    }
    for (uint32_t i = 0; ok && i < rules->handler.count; i++)
        ok = find_tests(rules, rules->handler.at[i].filter, rules->handler.at[i].filter_count);
    for (uint32_t i = 0; ok && i < rules->offer.count; i++)
        ok = find_tests(rules, rules->offer.at[i].filter, rules->offer.at[i].filter_count);
    return ok && find_offers(rules);
}
