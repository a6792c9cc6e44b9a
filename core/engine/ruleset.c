/* ruleset.c - filling a ruleset: the base game's entries, then whatever modules add. */
#include "ruleset.h"

#include <stdlib.h>
#include <string.h>

#include "build.h"

static void *default_alloc(void *ud, void *block, size_t old_size, size_t new_size)
{
    (void)ud;
    (void)old_size;
    if (new_size == 0) {
        free(block);
        return NULL;
    }
    return realloc(block, new_size);
}

void *jac_rules_alloc(jac_ruleset *rules, void *block, size_t old_size, size_t new_size)
{
    return rules->alloc(rules->alloc_ud, block, old_size, new_size);
}

bool jac_vec_grow(jac_ruleset *rules, void **at, uint32_t count, uint32_t *room, size_t item)
{
    if (count < *room)
        return true;
    uint32_t wanted = *room ? *room * 2 : 16;
    void *grown = jac_rules_alloc(rules, *at, *room * item, wanted * item);
    if (!grown) {
        rules->lacking = true;
        return false;
    }
    *at = grown;
    *room = wanted;
    return true;
}

void *jac_rules_keep(jac_ruleset *rules, const void *array, size_t size, bool *ok)
{
    if (size == 0 || !array)
        return NULL;
    /* The size stands before the copy, so that an allocator that wants it back gets it. */
    size_t *block = jac_rules_alloc(rules, NULL, 0, size + sizeof(max_align_t));
    if (!block) {
        rules->lacking = true;
        *ok = false;
        return NULL;
    }
    *block = size + sizeof(max_align_t);
    if (!JAC_VEC_ADD(rules, rules->owned, (void *)block)) {
        jac_rules_alloc(rules, block, *block, 0);
        *ok = false;
        return NULL;
    }
    void *copy = (unsigned char *)block + sizeof(max_align_t);
    memcpy(copy, array, size);
    return copy;
}

/* ---- new and free -----------------------------------------------------------------------------
 */

static bool base_in_range(const jac_base *base)
{
    return base->players >= 1 && base->players <= JAC_PLAYERS_MAX && base->edition <= JAC_C3 &&
           base->field_scoring <= JAC_PER_CITY_4 && base->sets >= 1 && base->sets <= 20;
}

jac_ruleset *jac_ruleset_new(const jac_base *base, jac_alloc_fn *alloc, void *alloc_ud)
{
    static const char *const names[JAC_PLAYERS_MAX] = { "Red",   "Blue", "Green", "Yellow",
                                                        "Black", "Pink", "White", "Grey" };
    if (!base || !base_in_range(base))
        return NULL;
    if (!alloc)
        alloc = default_alloc;
    jac_ruleset *rules = alloc(alloc_ud, NULL, 0, sizeof *rules);
    if (!rules)
        return NULL;
    memset(rules, 0, sizeof *rules);
    rules->alloc = alloc;
    rules->alloc_ud = alloc_ud;
    rules->base = *base;
    bool ok = jac_symbol(rules, "") == 0;
    for (int p = 0; ok && p < JAC_PLAYERS_MAX; p++) {
        uint16_t name = jac_symbol(rules, base->name[p] ? base->name[p] : names[p]);
        ok = name != JAC_NONE;
        rules->base.name[p] = ok ? jac_text(rules, name) : "";
    }
    const jac_module core = { .name = jac_symbol(rules, "base"),
                              .version = jac_symbol(rules, JAC_VERSION),
                              .title = jac_symbol(rules, "The base game") };
    ok = ok && jac_ruleset_add_module(rules, &core) == JAC_MODULE_BASE && jac_base_entries(rules) &&
         jac_base_tiles(rules);
    /* Every cause and reason of the core is a symbol from the start. */
    static const char *const words[] = { "scored", "action", "forced", "swap", "setup",
                                         "alone",  "supply", "held",   "stay" };
    for (size_t i = 0; ok && i < sizeof words / sizeof words[0]; i++)
        ok = jac_symbol(rules, words[i]) != JAC_NONE;
    if (ok && !rules->lacking)
        return rules;
    jac_ruleset_free(rules);
    return NULL;
}

#define VEC_FREE(rules, vec) jac_rules_alloc(rules, (vec).at, (vec).room * sizeof *(vec).at, 0)

void jac_ruleset_free(jac_ruleset *rules)
{
    if (!rules)
        return;
    for (uint32_t i = 0; i < rules->symbol.count; i++)
        jac_rules_alloc(rules, rules->symbol.at[i], strlen(rules->symbol.at[i]) + 1, 0);
    for (uint32_t i = 0; i < rules->owned.count; i++)
        jac_rules_alloc(rules, rules->owned.at[i], *(size_t *)rules->owned.at[i], 0);
    VEC_FREE(rules, rules->symbol);
    jac_rules_alloc(rules, rules->symbol_index, rules->symbol_room * sizeof(uint32_t), 0);
    VEC_FREE(rules, rules->module);
    VEC_FREE(rules, rules->hook);
    VEC_FREE(rules, rules->handler);
    VEC_FREE(rules, rules->edge);
    VEC_FREE(rules, rules->kind);
    VEC_FREE(rules, rules->figure_kind);
    VEC_FREE(rules, rules->figure);
    VEC_FREE(rules, rules->relation);
    VEC_FREE(rules, rules->reason);
    VEC_FREE(rules, rules->mark);
    VEC_FREE(rules, rules->type);
    VEC_FREE(rules, rules->pick);
    VEC_FREE(rules, rules->offer);
    VEC_FREE(rules, rules->prompt);
    VEC_FREE(rules, rules->offered);
    VEC_FREE(rules, rules->step);
    VEC_FREE(rules, rules->chance);
    VEC_FREE(rules, rules->cell);
    VEC_FREE(rules, rules->area);
    VEC_FREE(rules, rules->stat);
    VEC_FREE(rules, rules->owned);
    if (rules->lies != rules->fit)
        jac_rules_alloc(rules, rules->lies, (size_t)rules->fit_stride * rules->type.count, 0);
    jac_rules_alloc(rules, rules->fit, (size_t)rules->fit_stride * rules->type.count, 0);
    jac_alloc_fn *alloc = rules->alloc;
    void *ud = rules->alloc_ud;
    alloc(ud, rules, sizeof *rules, 0);
}

/* ---- adding -------------------------------------------------------------------------------- */

#define ADD(vec, value)                                                                            \
    (!rules->compiled && JAC_VEC_ADD(rules, vec, value) ? (int)(vec).count - 1 : -1)

int jac_ruleset_add_module(jac_ruleset *rules, const jac_module *module)
{
    return ADD(rules->module, *module);
}

int jac_ruleset_add_edge(jac_ruleset *rules, const char *name, bool fits_all, bool goes_on)
{
    uint16_t symbol = jac_symbol(rules, name);
    if (symbol == JAC_NONE || rules->edge.count >= JAC_EDGE_KINDS_MAX)
        return -1;
    int id = ADD(rules->edge, symbol);
    if (id < 0)
        return -1;
    rules->edge_goes_on[id] = goes_on;
    rules->edge_demand[id] = fits_all ? JAC_EDGE_NONE : (uint8_t)id;
    for (int other = 1; other <= id; other++) {
        bool fits = other == id || fits_all || rules->edge_demand[other] == JAC_EDGE_NONE;
        rules->edge_fits[id][other] = rules->edge_fits[other][id] = fits;
    }
    return id;
}

int jac_ruleset_add_kind(jac_ruleset *rules, const jac_segment_kind *kind)
{
    return rules->kind.count < JAC_SEGMENT_KINDS_MAX ? ADD(rules->kind, *kind) : -1;
}

int jac_ruleset_add_figures(jac_ruleset *rules, const jac_figure_kind *kind)
{
    return kind->count <= 32 && rules->figure_kind.count < 64 ? ADD(rules->figure_kind, *kind) : -1;
}

int jac_ruleset_add_relation(jac_ruleset *rules, const char *name)
{
    uint16_t symbol = jac_symbol(rules, name);
    return symbol != JAC_NONE && rules->relation.count < 255 ? ADD(rules->relation, symbol) : -1;
}

int jac_ruleset_add_reason(jac_ruleset *rules, const char *name)
{
    uint16_t symbol = jac_symbol(rules, name);
    for (uint32_t i = 0; i < rules->reason.count; i++)
        if (rules->reason.at[i] == symbol)
            return (int)i;
    return symbol != JAC_NONE ? ADD(rules->reason, symbol) : -1;
}

int jac_ruleset_add_tile(jac_ruleset *rules, const jac_tile_def *tile)
{
    if (tile->segment_count > JAC_TILE_SEGMENTS_MAX || tile->mark_count > JAC_TILE_MARKS_MAX ||
        tile->link_count > JAC_TILE_LINKS_MAX || tile->start > tile->count)
        return -1;
    jac_tile_type type;
    memset(&type, 0, sizeof type);
    type.name = jac_symbol(rules, tile->id);
    if (type.name == JAC_NONE)
        return -1;
    type.module = tile->module;
    type.derived_from = tile->derived_from;
    type.count = tile->count;
    type.start = tile->start;
    type.pile = tile->pile ? tile->pile : 0xFF;
    rules->has_piles = rules->has_piles || tile->pile;
    type.segment_count = tile->segment_count;
    type.mark_count = tile->mark_count;
    type.link_count = tile->link_count;
    memcpy(type.segment, tile->segment, sizeof type.segment);
    memcpy(type.mark, tile->mark, sizeof type.mark);
    memcpy(type.link, tile->link, sizeof type.link);
    for (int d = 0; d < 4; d++)
        type.side[0][d].edge = tile->edge[d];
    return ADD(rules->type, type);
}

int jac_ruleset_add_hook(jac_ruleset *rules, const jac_hook_def *hook)
{
    return ADD(rules->hook, *hook);
}

int jac_ruleset_add_handler(jac_ruleset *rules, const jac_handler *handler)
{
    bool ok = true;
    jac_handler copy = *handler;
    copy.filter = jac_rules_keep(rules, handler->filter,
                                 handler->filter_count * sizeof *handler->filter, &ok);
    return ok && handler->hook < rules->hook.count ? ADD(rules->handler, copy) : -1;
}

int jac_ruleset_add_pick(jac_ruleset *rules, const jac_pick *pick)
{
    bool ok = true;
    jac_pick copy = *pick;
    copy.filter =
        jac_rules_keep(rules, pick->filter, pick->filter_count * sizeof *pick->filter, &ok);
    return ok ? ADD(rules->pick, copy) : -1;
}

int jac_ruleset_add_offer(jac_ruleset *rules, const jac_offer *offer)
{
    bool ok = offer->argc <= 3;
    jac_offer copy = *offer;
    copy.filter =
        jac_rules_keep(rules, offer->filter, offer->filter_count * sizeof *offer->filter, &ok);
    copy.effect =
        jac_rules_keep(rules, offer->effect, offer->effect_count * sizeof *offer->effect, &ok);
    return ok ? ADD(rules->offer, copy) : -1;
}

int jac_ruleset_add_prompt(jac_ruleset *rules, const jac_prompt *prompt)
{
    return prompt->argc <= 2 ? ADD(rules->prompt, *prompt) : -1;
}

int jac_ruleset_add_step(jac_ruleset *rules, const jac_step_def *step)
{
    return ADD(rules->step, *step);
}

int jac_ruleset_add_chance(jac_ruleset *rules, const jac_chance_def *chance)
{
    bool ok = chance->outcome_count > 0;
    size_t size = chance->outcome_count * sizeof(int32_t);
    jac_chance_def copy = *chance;
    copy.outcome = jac_rules_keep(rules, chance->outcome, size, &ok);
    copy.weight = jac_rules_keep(rules, chance->weight, chance->weight ? size : 0, &ok);
    return ok ? ADD(rules->chance, copy) : -1;
}

int jac_ruleset_add_cell(jac_ruleset *rules, const jac_cell_def *cell)
{
    bool ok = cell->length >= 1 && cell->min <= cell->initial && cell->initial <= cell->max &&
              (cell->width == 1 || cell->width == 2 || cell->width == 4);
    return ok ? ADD(rules->cell, *cell) : -1;
}

int jac_ruleset_add_area(jac_ruleset *rules, const jac_area_def *area)
{
    return ADD(rules->area, *area);
}

int jac_ruleset_add_stat(jac_ruleset *rules, const jac_stat_def *stat)
{
    return stat->cell < rules->cell.count ? ADD(rules->stat, *stat) : -1;
}

/* ---- finding ------------------------------------------------------------------------------- */

#define FIND(vec, field)                                                                           \
    uint16_t symbol = jac_symbol_find(rules, name);                                                \
    for (uint32_t i = 0; symbol != JAC_NONE && i < (vec).count; i++)                               \
        if ((vec).at[i] field == symbol)                                                           \
            return (int)i;                                                                         \
    return -1

int jac_find_type(const jac_ruleset *rules, const char *name) { FIND(rules->type, .name); }
int jac_find_kind(const jac_ruleset *rules, const char *name) { FIND(rules->kind, .name); }
int jac_find_edge(const jac_ruleset *rules, const char *name) { FIND(rules->edge, ); }
int jac_find_figure_kind(const jac_ruleset *rules, const char *name)
{
    FIND(rules->figure_kind, .name);
}
int jac_find_hook(const jac_ruleset *rules, const char *name) { FIND(rules->hook, .name); }
int jac_find_offer(const jac_ruleset *rules, const char *name) { FIND(rules->offer, .name); }
int jac_find_prompt(const jac_ruleset *rules, const char *name) { FIND(rules->prompt, .name); }
int jac_find_step(const jac_ruleset *rules, const char *name) { FIND(rules->step, .name); }
int jac_find_chance(const jac_ruleset *rules, const char *name) { FIND(rules->chance, .name); }
int jac_find_module(const jac_ruleset *rules, const char *name) { FIND(rules->module, .name); }
int jac_find_relation(const jac_ruleset *rules, const char *name) { FIND(rules->relation, ); }
int jac_find_area(const jac_ruleset *rules, const char *name) { FIND(rules->area, .name); }
int jac_find_pick(const jac_ruleset *rules, const char *name) { FIND(rules->pick, .name); }
int jac_find_stat(const jac_ruleset *rules, const char *name) { FIND(rules->stat, .name); }
int jac_find_cell(const jac_ruleset *rules, const char *name) { FIND(rules->cell, .name); }

bool jac_type_mark(const jac_tile_type *type, uint16_t name, int32_t *value)
{
    for (int i = 0; i < type->mark_count; i++)
        if (type->mark[i].name == name) {
            *value = type->mark[i].value;
            return true;
        }
    return false;
}

bool jac_mark_has_words(const jac_ruleset *rules, uint16_t name)
{
    for (uint32_t i = 0; i < rules->mark.count; i++)
        if (rules->mark.at[i] == name)
            return true;
    return false;
}
