/* layout.c - where everything stands in the block of a game, and how large it is. */
#include <string.h>

#include "build.h"
#include "game.h"

enum { GAME_MAX = 1 << 22 }; /* bytes of a game: games are copied, and kept by the dozen */

/* Takes room for `count` items at the end of the block; arrays begin at multiples of eight. Past
 * the most a game may have, the size stays just above it. */
static uint32_t take(uint32_t *size, size_t item, uint32_t count)
{
    uint32_t offset = (*size + 7) & ~7u;
    uint64_t end = offset + (uint64_t)item * count;
    *size = end > GAME_MAX ? GAME_MAX + 1 : (uint32_t)end;
    return offset;
}

static bool make_figures(jac_ruleset *rules)
{
    for (uint32_t k = 0; k < rules->figure_kind.count; k++) {
        rules->figure_kind.at[k].first = (uint16_t)rules->figures_each;
        rules->figures_each +=
            rules->figure_kind.at[k].neutral ? 0u : rules->figure_kind.at[k].count;
    }
    for (uint8_t p = 0; p < rules->base.players; p++)
        for (uint8_t k = 0; k < rules->figure_kind.count; k++)
            for (uint8_t i = 0;
                 !rules->figure_kind.at[k].neutral && i < rules->figure_kind.at[k].count; i++) {
                const jac_figure_def figure = { p, k, i };
                if (!JAC_VEC_ADD(rules, rules->figure, figure))
                    return false;
            }
    for (uint8_t k = 0; k < rules->figure_kind.count; k++)
        for (uint8_t i = 0; rules->figure_kind.at[k].neutral && i < rules->figure_kind.at[k].count;
             i++) {
            const jac_figure_def figure = { 0xFF, k, i };
            if (!JAC_VEC_ADD(rules, rules->figure, figure))
                return false;
        }
    return rules->figure.count > 0;
}

static uint32_t items_of(const jac_ruleset *rules, const jac_cell_def *cell)
{
    const jac_layout *l = &rules->layout;
    const uint32_t items[] = { 1, rules->base.players, l->figure_count, l->tile_max,
                               l->segment_max };
    return items[cell->scope];
}

static void lay_cells(jac_ruleset *rules, uint32_t *size)
{
    for (uint32_t i = 0; i < rules->cell.count; i++) {
        jac_cell_def *cell = &rules->cell.at[i];
        cell->items = items_of(rules, cell);
        cell->offset = take(size, cell->width, cell->items * cell->length);
        if (cell->merge != JAC_MERGE_NONE)
            cell->aggregate = take(size, sizeof(int32_t), cell->items);
    }
}

static uint32_t count_choices(const jac_ruleset *rules)
{
    uint32_t derived = 0;
    for (uint32_t t = 0; t < rules->type.count; t++)
        if (rules->type.at[t].derived_count > derived)
            derived = rules->type.at[t].derived_count;
    uint32_t placements = rules->layout.frontier_max * 4 * (1 + derived);
    return placements + 4096; /* offers: figures by kinds by segments, and what modules list */
}

jac_status jac_compile_layout(jac_ruleset *rules, jac_error *error)
{
    jac_layout *l = &rules->layout;
    uint32_t tiles = 0, segments = 0;
    for (uint32_t t = 0; t < rules->type.count; t++) {
        const jac_tile_type *type = &rules->type.at[t];
        uint32_t most = type->segment_count;
        for (uint32_t d = 0; d < type->derived_count; d++)
            if (rules->type.at[type->derived_first + d].segment_count > most)
                most = rules->type.at[type->derived_first + d].segment_count;
        tiles += type->count;
        segments += type->count * most;
    }
    bool modules = rules->module.count > 1;
    l->tile_max = tiles + (modules ? 16 : 0); /* given by modules from elsewhere */
    l->segment_max = segments + (modules ? 128 : 0);
    if (tiles == 0 || l->tile_max > 6000 || l->segment_max >= JAC_NONE)
        return jac_fail(
            error, JAC_E_RULES, NULL, 0,
            "%u tiles with %u segments; a game holds up to 6000 tiles and 65534 segments", tiles,
            segments);
    if (!make_figures(rules))
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out while compiling the ruleset");
    l->figure_count = rules->figure.count;
    if (l->figure_count > JAC_FIGURES_MAX)
        return jac_fail(error, JAC_E_RULES, NULL, 0,
                        "%u figures (%u for each of %d players) are more than the %d of a game; "
                        "lower a count in `figures`, or play with fewer",
                        l->figure_count, rules->figures_each, rules->base.players, JAC_FIGURES_MAX);
    uint32_t slots = 8;
    while (slots < 5 * l->tile_max)
        slots *= 2;
    l->slot_mask = slots - 1;
    while ((l->slot_row + 1) * (l->slot_row + 1) <= slots)
        l->slot_row++;
    l->frontier_max = 2 * l->tile_max + 2;
    l->kept_max = tiles + (modules ? 64 : 0);
    l->batch_max = l->figure_count + 64;
    if (rules->base.field_scoring == JAC_PER_CITY_4)
        l->batch_max += l->segment_max / 2; /* an item for each completed city that has farmers */
    l->closed_max = 96;
    l->join_max = modules ? 64 : 0;
    l->stream_count = 2 + rules->module.count;

    uint32_t size = sizeof(jac_game);
    l->supply = take(&size, sizeof(uint32_t), rules->base.players * rules->figure_kind.count);
    l->figures = take(&size, sizeof(jac_figure), l->figure_count);
    l->bag = take(&size, sizeof(uint16_t), rules->type.count);
    l->frontier_sig = take(&size, sizeof(uint16_t), l->frontier_max);
    l->cell_key = take(&size, sizeof(int32_t), l->tile_max + l->frontier_max);
    l->frontier_key = l->cell_key + l->tile_max * (uint32_t)sizeof(int32_t);
    l->frontier_slot = take(&size, sizeof(uint16_t), l->frontier_max);
    l->slots = take(&size, sizeof(uint16_t), slots);
    l->tiles = take(&size, sizeof(jac_tile), l->tile_max);
    l->rings = take(&size, sizeof(jac_ring), rules->has_rings ? l->tile_max : 0);
    l->segments = take(&size, sizeof(jac_segment), l->segment_max);
    l->features = take(&size, sizeof(jac_feature), l->segment_max);
    l->kept = take(&size, sizeof(jac_kept), l->kept_max);
    l->batch = take(&size, sizeof(jac_batch_item), l->batch_max);
    l->closed = take(&size, sizeof(uint16_t), l->closed_max);
    l->joins = take(&size, 2 * sizeof(uint16_t), l->join_max);
    lay_cells(rules, &size);
    l->cells = rules->cell.count ? rules->cell.at[0].offset : 0;
    l->streams = take(&size, sizeof(uint64_t), l->stream_count);
    l->agenda = take(&size, sizeof(jac_step), JAC_AGENDA_MAX);
    l->size = size;
    if (size > GAME_MAX)
        return jac_fail(error, JAC_E_RULES, NULL, 0,
                        "a game would take more than %d MiB; give `state` fewer or shorter cells",
                        GAME_MAX >> 20);
    rules->choices_max = count_choices(rules);
    return JAC_OK;
}
