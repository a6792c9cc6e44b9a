/* cell.c - what modules remember: declared values that live in the block. */
#include "parts.h"

static int32_t read_at(const jac_cell_def *cell, const jac_game *g, uint32_t i)
{
    const unsigned char *at = (const unsigned char *)g + cell->offset + (size_t)i * cell->width;
    if (cell->width == 1)
        return cell->min < 0 ? (int8_t)*at : *at;
    if (cell->width == 2) {
        uint16_t value;
        memcpy(&value, at, sizeof value);
        return cell->min < 0 ? (int16_t)value : value;
    }
    int32_t value;
    memcpy(&value, at, sizeof value);
    return value;
}

static void write_at(const jac_cell_def *cell, jac_game *g, uint32_t i, int32_t value)
{
    unsigned char *at = (unsigned char *)g + cell->offset + (size_t)i * cell->width;
    if (cell->width == 1) {
        *at = (unsigned char)value;
    } else if (cell->width == 2) {
        uint16_t narrow = (uint16_t)value;
        memcpy(at, &narrow, sizeof narrow);
    } else {
        memcpy(at, &value, sizeof value);
    }
}

int32_t jac_cell_get(const jac_ruleset *r, const jac_game *g, uint32_t cell, uint32_t item,
                     uint32_t i)
{
    const jac_cell_def *def = &r->cell.at[cell];
    return item < def->items && i < def->length ? read_at(def, g, item * def->length + i)
                                                : def->initial;
}

static int32_t *aggregates(const jac_cell_def *cell, jac_game *g)
{
    return JAC_AT_OFFSET(int32_t, g, cell->aggregate);
}

static int32_t combine(jac_merge merge, int32_t a, int32_t b)
{
    switch (merge) {
    case JAC_MERGE_SUM:
        return a + b;
    case JAC_MERGE_MAX:
        return a > b ? a : b;
    default:
        return a | b;
    }
}

/* The aggregate of the feature that a segment belongs to, counted afresh. */
static void aggregate_again(const jac_ruleset *r, jac_game *g, const jac_cell_def *cell,
                            uint32_t segment)
{
    const jac_segment *segments = jac_segments(r, g);
    uint32_t s = segment;
    int32_t value = read_at(cell, g, segment * cell->length);
    while ((s = segments[s].next) != segment)
        value = combine((jac_merge)cell->merge, value, read_at(cell, g, s * cell->length));
    aggregates(cell, g)[segments[segment].feature] = value;
}

jac_status jac_cell_set(jac_engine *e, jac_game *g, uint32_t cell, uint32_t item, uint32_t i,
                        int32_t value)
{
    const jac_cell_def *def = &e->rules->cell.at[cell];
    if (item >= def->items || i >= def->length)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "%s has no such item",
                        jac_text(e->rules, def->name));
    if (value < def->min || value > def->max)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "%s: %d is outside %d..%d",
                        jac_text(e->rules, def->name), value, def->min, def->max);
    write_at(def, g, item * def->length + i, value);
    if (def->merge != JAC_MERGE_NONE && item < g->segment_count)
        aggregate_again(e->rules, g, def, item);
    return JAC_OK;
}

/* ---- counters: each a cell of the game --------------------------------------------------------
 */

jac_status jac_stat_add(jac_engine *e, jac_game *g, uint32_t stat, int32_t n)
{
    const jac_stat_def *def = &e->rules->stat.at[stat];
    const int64_t sum = (int64_t)jac_cell_get(e->rules, g, def->cell, 0, 0) + n;
    if (sum < INT32_MIN || sum > INT32_MAX)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "%s would be %lld; a counter is %d..%d",
                        jac_text(e->rules, def->name), (long long)sum, INT32_MIN, INT32_MAX);
    return jac_cell_set(e, g, def->cell, 0, 0, (int32_t)sum);
}

size_t jac_stat_count(const jac_engine *engine) { return engine->rules->stat.count; }

static const char *stat_symbol(const jac_engine *engine, size_t stat, bool text)
{
    if (stat >= engine->rules->stat.count)
        return NULL;
    const jac_stat_def *def = &engine->rules->stat.at[stat];
    return jac_text(engine->rules, text ? def->text : def->name);
}

const char *jac_stat_name(const jac_engine *engine, size_t stat)
{
    return stat_symbol(engine, stat, false);
}

const char *jac_stat_text(const jac_engine *engine, size_t stat)
{
    return stat_symbol(engine, stat, true);
}

int32_t jac_game_stat(const jac_engine *engine, const jac_game *game, size_t stat)
{
    const jac_ruleset *r = engine->rules;
    return stat < r->stat.count ? jac_cell_get(r, game, r->stat.at[stat].cell, 0, 0) : 0;
}

/* ---- features' values --------------------------------------------------------------------------
 */

int32_t jac_cell_of_feature(const jac_ruleset *r, const jac_game *g, uint32_t cell,
                            uint32_t segment)
{
    const jac_cell_def *def = &r->cell.at[cell];
    if (def->merge == JAC_MERGE_NONE || segment >= g->segment_count)
        return jac_cell_get(r, g, cell, segment, 0);
    return JAC_AT_OFFSET_CONST(int32_t, g, def->aggregate)[jac_segments(r, g)[segment].feature];
}

void jac_cells_merge(const jac_ruleset *r, jac_game *g, uint32_t into, uint32_t from)
{
    for (uint32_t c = 0; c < r->cell.count; c++) {
        const jac_cell_def *cell = &r->cell.at[c];
        if (cell->merge == JAC_MERGE_NONE)
            continue;
        int32_t *value = aggregates(cell, g);
        value[into] = combine((jac_merge)cell->merge, value[into], value[from]);
        value[from] = cell->initial;
    }
}

static void fill(jac_game *g, const jac_cell_def *cell, uint32_t first, uint32_t count)
{
    unsigned char *at = (unsigned char *)g + cell->offset;
    if (cell->width == 1 || cell->initial == 0) { /* all its bytes are alike */
        memset(at + (size_t)first * cell->width, (unsigned char)cell->initial,
               (size_t)count * cell->width);
        return;
    }
    for (uint32_t i = first; i < first + count; i++)
        write_at(cell, g, i, cell->initial);
}

void jac_cells_start(const jac_ruleset *r, jac_game *g)
{
    for (uint32_t c = 0; c < r->cell.count; c++) {
        const jac_cell_def *cell = &r->cell.at[c];
        if (cell->initial == 0)
            continue; /* the block begins as zeros */
        fill(g, cell, 0, cell->items * cell->length);
        for (uint32_t i = 0; cell->merge != JAC_MERGE_NONE && i < cell->items; i++)
            aggregates(cell, g)[i] = cell->initial;
    }
}

void jac_cells_mark(const jac_ruleset *r, jac_game *g, const jac_tile_type *type, uint32_t first)
{
    for (uint32_t c = 0; c < r->cell.count; c++) {
        const jac_cell_def *cell = &r->cell.at[c];
        for (int i = 0; cell->mark && i < type->mark_count; i++) {
            const jac_tile_mark *mark = &type->mark[i];
            if (mark->name != cell->mark || mark->segment == 0)
                continue;
            uint32_t segment = first + mark->segment - 1u;
            write_at(cell, g, segment * cell->length, mark->value);
            if (cell->merge != JAC_MERGE_NONE)
                aggregates(cell, g)[segment] = mark->value;
        }
    }
}

void jac_cells_alone(const jac_ruleset *r, jac_game *g, uint32_t segment)
{
    for (uint32_t c = 0; c < r->cell.count; c++) {
        const jac_cell_def *cell = &r->cell.at[c];
        if (cell->merge != JAC_MERGE_NONE)
            aggregates(cell, g)[segment] = read_at(cell, g, segment * cell->length);
    }
}

void jac_cells_reset(const jac_ruleset *r, jac_game *g, jac_reset reset)
{
    for (uint32_t c = 0; c < r->cell.count; c++) {
        const jac_cell_def *cell = &r->cell.at[c];
        if (cell->reset != reset)
            continue;
        fill(g, cell, 0, cell->items * cell->length);
        if (cell->merge == JAC_MERGE_NONE)
            continue;
        if (cell->initial == 0) { /* nothing, of all features too */
            memset(aggregates(cell, g), 0, g->segment_count * sizeof(int32_t));
            continue;
        }
        for (uint32_t s = 0; s < g->segment_count; s++)
            if (jac_segments(r, g)[s].feature == s)
                aggregate_again(r, g, cell, s);
    }
}

/* ---- secrets ----------------------------------------------------------------------------------
 */

/* Secret cells are a player's or a figure's; a neutral figure has no owner who may see. */
static bool secret_from(const jac_ruleset *r, const jac_cell_def *cell, uint32_t item, int seat)
{
    uint32_t owner = cell->scope == JAC_PER_FIGURE ? r->figure.at[item].owner : item;
    return (int)owner != seat;
}

void jac_cells_hide(const jac_ruleset *r, jac_game *g, int seat)
{
    for (uint32_t c = 0; c < r->cell.count; c++) {
        const jac_cell_def *cell = &r->cell.at[c];
        for (uint32_t i = 0; cell->secret && i < cell->items; i++)
            if (secret_from(r, cell, i, seat))
                fill(g, cell, i * cell->length, cell->length);
    }
}

static void guess(jac_engine *e, jac_game *g, const jac_cell_def *cell, uint32_t item)
{
    uint32_t values = (uint32_t)cell->max - (uint32_t)cell->min + 1; /* 0: no range was declared */
    bool at_home = cell->scope == JAC_PER_FIGURE && cell->reset == JAC_RESET_SUPPLY &&
                   jac_place_at(jac_figures(e->rules, g)[item].place) == JAC_AT_SUPPLY;
    for (uint32_t i = item * cell->length; values && !at_home && i < (item + 1) * cell->length; i++)
        write_at(cell, g, i, (int32_t)((uint32_t)cell->min + jac_random(e, g, 1, values)));
}

void jac_cells_guess(jac_engine *e, jac_game *g, int seat)
{
    const jac_ruleset *r = e->rules;
    jac_cells_hide(r, g, seat);
    for (uint32_t c = 0; c < r->cell.count; c++)
        for (uint32_t i = 0; r->cell.at[c].secret && i < r->cell.at[c].items; i++)
            if (secret_from(r, &r->cell.at[c], i, seat))
                guess(e, g, &r->cell.at[c], i);
}

void jac_cells_figure_home(const jac_ruleset *r, jac_game *g, uint32_t figure)
{
    for (uint32_t c = 0; c < r->cell.count; c++) {
        const jac_cell_def *cell = &r->cell.at[c];
        if (cell->reset == JAC_RESET_SUPPLY && cell->scope == JAC_PER_FIGURE)
            fill(g, cell, figure * cell->length, cell->length);
    }
}
