/* compile.c - from what was entered to what games are played with: turned tiles, fit tables, the
 * order of handlers, the stations that have work. */
#include <stdlib.h>
#include <string.h>

#include "build.h"
#include "game.h"

/* ---- turned tiles -------------------------------------------------------------------------- */

/* Side d of a tile turned by r: what the unturned tile has at d - r. */
static void turn_side(jac_tile_type *type, int r, int d, const uint8_t owner[JAC_SLOTS],
                      const uint8_t edge[4])
{
    jac_side *side = &type->side[r][d];
    int from = (d - r + 4) & 3;
    memset(side, 0, sizeof *side);
    side->edge = edge[from];
    memset(side->segment, 0xFF, sizeof side->segment);
    for (int k = 0; k < 3; k++) {
        uint8_t s = owner[from * 3 + k];
        side->slot[k] = s;
        bool known = s == 0xFF;
        for (int i = 0; i < side->distinct; i++)
            known = known || side->segment[i] == s;
        if (!known)
            side->segment[side->distinct++] = s;
    }
}

/* Do the links of a tile stay the same when its segments are renamed? */
static bool links_match(const jac_tile_type *type, const uint8_t name[JAC_TILE_SEGMENTS_MAX])
{
    for (int i = 0; i < type->link_count; i++) {
        const jac_tile_link *link = &type->link[i];
        bool found = false;
        for (int j = 0; j < type->link_count && !found; j++) {
            const jac_tile_link *other = &type->link[j];
            bool mutual = link->relation != JAC_RELATION_TOUCHES;
            found = other->relation == link->relation &&
                    ((other->a == name[link->a] && other->b == name[link->b]) ||
                     (mutual && other->b == name[link->a] && other->a == name[link->b]));
        }
        if (!found)
            return false;
    }
    return true;
}

/* Has the segment every mark that the other has? */
static bool marks_include(const jac_tile_type *type, uint8_t segment, uint8_t other)
{
    for (int i = 0; i < type->mark_count; i++) {
        const jac_tile_mark *mark = &type->mark[i];
        bool found = mark->segment != other + 1;
        for (int j = 0; j < type->mark_count && !found; j++)
            found = type->mark[j].name == mark->name && type->mark[j].value == mark->value &&
                    type->mark[j].segment == segment + 1;
        if (!found)
            return false;
    }
    return true;
}

static bool segments_alike(const jac_tile_type *type, uint8_t a, uint8_t b)
{
    return type->segment[a].kind == type->segment[b].kind &&
           type->segment[a].arms == type->segment[b].arms && marks_include(type, a, b) &&
           marks_include(type, b, a);
}

/* Are two rotations the same tile to every rule? */
static bool rotations_equal(const jac_tile_type *type, int r, int q)
{
    uint8_t name[JAC_TILE_SEGMENTS_MAX], used[JAC_TILE_SEGMENTS_MAX];
    memset(name, 0xFF, sizeof name);
    memset(used, 0, sizeof used);
    for (int d = 0; d < 4; d++) {
        if (type->side[r][d].edge != type->side[q][d].edge)
            return false;
        for (int k = 0; k < 3; k++) {
            uint8_t a = type->side[r][d].slot[k], b = type->side[q][d].slot[k];
            if ((a == 0xFF) != (b == 0xFF))
                return false;
            if (a == 0xFF)
                continue;
            if (name[a] == 0xFF && !used[b] && segments_alike(type, a, b)) {
                name[a] = b;
                used[b] = 1;
            } else if (name[a] != b) {
                return false;
            }
        }
    }
    for (uint8_t s = 0; s < type->segment_count; s++)
        if (name[s] == 0xFF) { /* touches no side: stays itself */
            if (used[s])
                return false;
            name[s] = s;
            used[s] = 1;
        }
    return links_match(type, name);
}

static void find_equals(jac_tile_type *type)
{
    type->rotations = 0;
    for (int r = 0; r < 4; r++) {
        int first = r;
        for (int q = 0; q < r && first == r; q++)
            if (rotations_equal(type, r, q))
                first = q;
        type->same[r] = (uint8_t)first;
        type->equals[r] = 0;
        if (first == r)
            type->rotations |= (uint8_t)(1 << r);
    }
    for (int r = 0; r < 4; r++)
        for (int q = 0; q < 4; q++)
            type->equals[r] = (uint8_t)(type->equals[r] + (type->same[q] == type->same[r]));
}

static void compile_type(jac_ruleset *rules, jac_tile_type *type)
{
    uint8_t owner[JAC_SLOTS], edge[4];
    memset(owner, 0xFF, sizeof owner);
    for (int d = 0; d < 4; d++)
        edge[d] = type->side[0][d].edge;
    for (uint8_t s = 0; s < type->segment_count; s++)
        for (int slot = 0; slot < JAC_SLOTS; slot++)
            if (type->segment[s].slots >> slot & 1)
                owner[slot] = s;
    for (int r = 0; r < 4; r++)
        for (int d = 0; d < 4; d++)
            turn_side(type, r, d, owner, edge);
    for (uint8_t s = 0; s < type->segment_count; s++) {
        const jac_segment_kind *kind = &rules->kind.at[type->segment[s].kind];
        for (int d = 0; d < 4; d++)
            type->open[s] =
                (uint8_t)(type->open[s] + ((type->segment[s].slots >> (3 * d) & 7) != 0));
        if (kind->ring)
            type->ring = 1;
        for (uint8_t o = 0; o < type->segment_count && kind->joins; o++)
            if (o != s && type->segment[o].kind == type->segment[s].kind)
                type->sibling[s] = type->siblings = 1;
    }
    find_equals(type);
}

/* Types derived from one printed type must follow each other: sorted behind the printed ones. */
static bool find_derived(jac_ruleset *rules)
{
    for (uint32_t t = 0; t < rules->type.count; t++) {
        jac_tile_type *type = &rules->type.at[t];
        if (type->derived_from == JAC_NONE)
            continue;
        if (type->derived_from >= t)
            return false;
        jac_tile_type *printed = &rules->type.at[type->derived_from];
        if (printed->derived_count == 0)
            printed->derived_first = (uint16_t)t;
        else if (printed->derived_first + printed->derived_count != (int)t)
            return false;
        printed->derived_count++;
    }
    return true;
}

/* Types with a mark that stands for a segment get it: a garden, when somebody may stand there. */
static jac_status add_marked_segments(jac_ruleset *rules, jac_error *error)
{
    int32_t value;
    for (uint32_t k = 0; k < rules->kind.count; k++)
        for (uint32_t t = 0; rules->kind.at[k].on_mark && t < rules->type.count; t++) {
            jac_tile_type *type = &rules->type.at[t];
            if (!jac_type_mark(type, rules->kind.at[k].on_mark, &value))
                continue;
            if (type->segment_count == JAC_TILE_SEGMENTS_MAX)
                return jac_fail(error, JAC_E_RULES, NULL, 0,
                                "tile %s has no room for a segment of kind %s; a tile has %d",
                                jac_text(rules, type->name),
                                jac_text(rules, rules->kind.at[k].name), JAC_TILE_SEGMENTS_MAX);
            type->segment[type->segment_count++] = (jac_segment_def){ .kind = (uint8_t)k };
        }
    return JAC_OK;
}

/* Start tiles of a module lie in place of those of the modules before it, which go into the bag. */
static void find_start(jac_ruleset *rules)
{
    uint16_t last = JAC_MODULE_BASE;
    for (uint32_t t = 0; t < rules->type.count; t++)
        if (rules->type.at[t].start && rules->type.at[t].module > last)
            last = rules->type.at[t].module;
    for (uint32_t t = 0; t < rules->type.count; t++)
        if (rules->type.at[t].module != last)
            rules->type.at[t].start = 0;
}

/* The rotations in which side d meets a demand. */
static uint8_t rotations_meeting(const jac_ruleset *rules, const jac_tile_type *type, int d,
                                 uint32_t demand)
{
    uint8_t meeting = 0;
    for (int r = 0; r < 4; r++)
        if (!demand || rules->edge_fits[type->side[r][d].edge][demand])
            meeting |= (uint8_t)(1u << r);
    return meeting;
}

/* The rotations that fit each signature. Side by side: what fits the demands of the sides before d
 * is one block, which is copied for each demand of d; the block of no demand is last, as all others
 * are copies of it. */
static void compile_fits(const jac_ruleset *rules, const jac_tile_type *type, uint8_t *fit)
{
    uint32_t block = 1;
    fit[0] = type->rotations;
    for (int d = 0; d < 4; d++) {
        for (uint32_t demand = rules->edge.count; demand-- > 0;) {
            uint8_t meeting = rotations_meeting(rules, type, d, demand);
            for (uint32_t i = 0; i < block; i++)
                fit[demand * block + i] = fit[i] & meeting;
        }
        block *= rules->edge.count;
    }
}

/* Does one of the turned tile's edges that go on meet its like where the signature is demanded? */
static bool goes_on_there(const jac_ruleset *rules, const jac_tile_type *type, int rotation,
                          uint32_t signature)
{
    for (int d = 0; d < 4; d++) {
        uint8_t edge = type->side[rotation][d].edge;
        uint32_t demand = signature / rules->edge_power[d] % rules->edge.count;
        if (rules->edge_goes_on[edge] && demand == rules->edge_demand[edge])
            return true;
    }
    return false;
}

static bool any_goes_on(const jac_ruleset *rules)
{
    bool any = false;
    for (uint32_t edge = 0; edge < rules->edge.count; edge++)
        any = any || rules->edge_goes_on[edge];
    return any;
}

/* A tile with edges that go on is placed only where one of them does. */
static void keep_going_on(const jac_ruleset *rules, uint32_t t)
{
    const jac_tile_type *type = &rules->type.at[t];
    uint8_t *fit = rules->fit + (size_t)t * rules->fit_stride;
    bool goes_on = false;
    for (int d = 0; d < 4; d++)
        goes_on = goes_on || rules->edge_goes_on[type->side[0][d].edge];
    for (uint32_t i = 0; goes_on && i < rules->fit_stride; i++)
        for (int r = 0; r < 4; r++)
            if ((fit[i] >> r & 1) && !goes_on_there(rules, type, r, i))
                fit[i] &= (uint8_t) ~(1u << r);
}

bool jac_compile_types(jac_ruleset *rules)
{
    find_start(rules);
    uint32_t kinds = rules->edge.count, signatures = 1;
    for (int d = 0; d < 4; d++) {
        rules->edge_power[d] = signatures;
        signatures *= kinds;
    }
    rules->fit_stride = signatures;
    rules->fit = jac_rules_alloc(rules, NULL, 0, (size_t)signatures * rules->type.count);
    if (!rules->fit || !find_derived(rules))
        return false;
    for (uint32_t t = 0; t < rules->type.count; t++) {
        compile_type(rules, &rules->type.at[t]);
        compile_fits(rules, &rules->type.at[t], rules->fit + (size_t)t * signatures);
    }
    rules->lies = rules->fit;
    if (!any_goes_on(rules))
        return true;
    size_t size = (size_t)signatures * rules->type.count;
    rules->lies = jac_rules_alloc(rules, NULL, 0, size);
    if (!rules->lies)
        return false;
    memcpy(rules->lies, rules->fit, size);
    for (uint32_t t = 0; t < rules->type.count; t++)
        keep_going_on(rules, t);
    return true;
}

/* ---- handlers and stations ------------------------------------------------------------------ */

/* Handlers of one hook side by side, in the order in which they were added. */
static bool sort_handlers(jac_ruleset *rules)
{
    uint32_t count = rules->handler.count;
    if (count == 0)
        return true;
    jac_handler *sorted = jac_rules_alloc(rules, NULL, 0, count * sizeof *sorted);
    if (!sorted)
        return false;
    uint32_t n = 0;
    for (uint32_t h = 0; h < rules->hook.count; h++) {
        rules->hook.at[h].handler_first = n;
        for (uint32_t i = 0; i < count; i++)
            if (rules->handler.at[i].hook == h)
                sorted[n++] = rules->handler.at[i];
        rules->hook.at[h].handler_count = (uint16_t)(n - rules->hook.at[h].handler_first);
    }
    memcpy(rules->handler.at, sorted, count * sizeof *sorted);
    jac_rules_alloc(rules, sorted, count * sizeof *sorted, 0);
    return true;
}

static bool any_resets(const jac_ruleset *rules, jac_reset reset)
{
    for (uint32_t i = 0; i < rules->cell.count; i++)
        if (rules->cell.at[i].reset == reset)
            return true;
    return false;
}

/* A station without subscriber and without work of its own is passed over. */
static void find_busy(jac_ruleset *rules)
{
    for (uint32_t i = 0; i < rules->offer.count; i++) {
        const jac_offer *offer = &rules->offer.at[i];
        if (offer->offered == JAC_OFFERED_PROMPT && offer->prompt == JAC_PROMPT_SECOND &&
            !offer->dead)
            rules->second_offers = true;
    }
    uint8_t next = JAC_S_ended;
    for (int s = JAC_S_ended; s >= 0; s--) {
        bool busy = rules->hook.at[s].handler_count > 0;
        switch (s) {
        case JAC_S_second:
            busy = busy || rules->second_offers;
            break;
        case JAC_S_confirm:
            busy = busy || rules->base.confirm;
            break;
        case JAC_S_drawn:
        case JAC_S_placed:
        case JAC_S_moved:
        case JAC_S_scored:
        case JAC_S_extra:
        case JAC_S_last_tiles:
        case JAC_S_before_final:
            break;
        default:
            busy = true;
        }
        if (busy)
            next = (uint8_t)s;
        rules->next_busy[s] = next;
    }
}

/* On which segment kinds does a figure kind stand? Under BASE-V3 no follower lies on a field; other
 * pieces may (C034). */
static void find_grounds(jac_ruleset *rules)
{
    for (uint32_t k = 0; k < rules->figure_kind.count; k++) {
        jac_figure_kind *figure = &rules->figure_kind.at[k];
        for (uint32_t s = 0; s < rules->kind.count; s++) {
            const jac_segment_kind *on = &rules->kind.at[s];
            if (on->occupiable && (figure->stands_on >> on->class_ & 1) &&
                !(on->class_ == JAC_KIND_FIELD && figure->occupies && !rules->base.farmers))
                figure->on_kinds |= 1u << s;
        }
    }
}

jac_status jac_ruleset_compile(jac_ruleset *rules, jac_error *error)
{
    if (rules->compiled)
        return jac_fail(error, JAC_E_USE, NULL, 0, "the ruleset is compiled already");
    if (rules->lacking)
        return jac_fail(error, JAC_E_MEMORY, NULL, 0,
                        "memory is out, or the ruleset has more names than can be numbered");
    jac_status status = add_marked_segments(rules, error);
    if (status != JAC_OK)
        return status;
    jac_compile_filters(rules);
    find_grounds(rules);
    if (!sort_handlers(rules) || !jac_compile_types(rules))
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out while compiling the ruleset");
    find_busy(rules);
    for (uint32_t i = 0; i < rules->kind.count; i++)
        rules->has_rings = rules->has_rings || rules->kind.at[i].ring;
    for (uint32_t i = 0; i < rules->figure_kind.count; i++)
        rules->has_needs = rules->has_needs || rules->figure_kind.at[i].needs != JAC_NEEDS_NOTHING;
    for (uint32_t i = 0; i < rules->cell.count; i++) {
        rules->has_merges = rules->has_merges || rules->cell.at[i].merge != JAC_MERGE_NONE;
        rules->has_marked_cells = rules->has_marked_cells || rules->cell.at[i].mark;
    }
    rules->has_resets = any_resets(rules, JAC_RESET_PART) || any_resets(rules, JAC_RESET_TURN);
    status = jac_compile_layout(rules, error);
    if (status == JAC_OK && !jac_compile_tests(rules))
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out while compiling the ruleset");
    rules->compiled = status == JAC_OK;
    return status;
}
