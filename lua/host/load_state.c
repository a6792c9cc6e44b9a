/* load_state.c - what a module brings into the game's block: figures, areas, state cells. */
#include <string.h>

#include "load.h"

/* ---- figures --------------------------------------------------------------------------------- */

enum { FIGURES_MAX = 32 };

/* count = 7 a player, or { game = 1 } */
static bool read_count(jac_loader *l, const jac_node *node, const char *path, jac_figure_kind *kind)
{
    static const char *const keys[] = { "game" };
    const jac_node *count = jac_get(node, "count");
    int32_t value = 0;
    if (!count) {
        jac_problem(l, NULL, "%s.count is missing; write how many a player, or { game = n }", path);
        return false;
    }
    path = jac_path(l, path, "count");
    if (count->kind == JAC_N_TABLE) {
        if (!jac_check_keys(l, count, path, keys, 1, false) ||
            !jac_get_integer(l, count, path, "game", 0, FIGURES_MAX, &value))
            return false;
        kind->neutral = true;
    } else if (!jac_to_integer(l, count, path, 0, FIGURES_MAX, &value)) {
        return false;
    }
    kind->count = (uint8_t)value;
    return true;
}

static bool read_stands_on(jac_loader *l, const jac_node *node, const char *path,
                           jac_figure_kind *kind)
{
    jac_names names = { NULL, 0 };
    if (!jac_get_names(l, node, path, "stands_on", &names))
        return false;
    if (jac_get(node, "stands_on"))
        kind->stands_on = 0;
    path = jac_path(l, path, "stands_on");
    for (size_t i = 0; i < names.count; i++) {
        int id = jac_find_kind(l->rules, names.at[i]);
        if (id < 0) {
            jac_unknown(l, NULL, path, "no class", names.at[i], jac_kind_names(l),
                        l->rules->kind.count);
            return false;
        }
        if (l->rules->kind.at[id].class_ != id) {
            const jac_segment_kind *class_ = &l->rules->kind.at[l->rules->kind.at[id].class_];
            jac_problem(l, NULL, "%s: \"%s\" is no class of its own; write \"%s\"", path,
                        names.at[i], jac_text(l->rules, class_->name));
            return false;
        }
        kind->stands_on |= 1u << id;
    }
    return true;
}

static void read_figure(jac_loader *l, const char *name, const jac_node *node)
{
    static const char *const keys[] = { "cite",     "count",  "meeple",    "needs",
                                        "occupies", "ruling", "stands_on", "strength" };
    const char *path = jac_path(l, "figures", name);
    if (!jac_check_name(l, name, "figures") || !jac_is_map(l, node, path) ||
        !jac_check_keys(l, node, path, keys, JAC_COUNT(keys), false) ||
        !jac_ruling_on(l, node, path))
        return;
    if (jac_find_figure_kind(l->rules, name) >= 0) {
        jac_problem(l, NULL, "%s: there is a figure \"%s\" already", path, name);
        return;
    }
    jac_figure_kind kind = { .name = jac_load_symbol(l, name), .module = l->at->id };
    if (!jac_get_boolean(l, node, path, "meeple", &kind.meeple))
        return;
    const jac_figure_kind *meeple = &l->rules->figure_kind.at[0];
    kind.occupies = kind.meeple;
    kind.stands_on = kind.meeple ? meeple->stands_on : 0;
    int32_t strength = kind.meeple;
    const char *needs = jac_get_text(l, node, path, "needs", "");
    if (!needs || !read_count(l, node, path, &kind) || !read_stands_on(l, node, path, &kind) ||
        !jac_get_boolean(l, node, path, "occupies", &kind.occupies) ||
        !jac_get_integer(l, node, path, "strength", 0, 255, &strength))
        return;
    if (*needs && strcmp(needs, "own meeple in feature") != 0) {
        jac_problem(l, NULL,
                    "%s.needs: \"%s\" is not known; the one need is \"own meeple in feature\"",
                    path, needs);
        return;
    }
    kind.needs = *needs ? JAC_NEEDS_OWN_MEEPLE : JAC_NEEDS_NOTHING;
    kind.strength = (uint8_t)strength;
    jac_added(l, jac_ruleset_add_figures(l->rules, &kind), path);
}

void jac_load_figures(jac_loader *l)
{
    const jac_node *figures = jac_data(l, "figures");
    for (size_t i = 0; figures && i < figures->field_count; i++)
        read_figure(l, figures->field[i].name, &figures->field[i].value);
}

/* ---- areas ----------------------------------------------------------------------------------- */

/* area = 4, or { slots = 4 } */
static void read_area(jac_loader *l, const char *name, const jac_node *node)
{
    static const char *const keys[] = { "cite", "ruling", "slots" };
    const char *path = jac_path(l, "areas", name);
    int32_t slots = 0;
    if (!jac_check_name(l, name, "areas"))
        return;
    if (node->kind == JAC_N_INTEGER) {
        if (!jac_to_integer(l, node, path, 1, 1024, &slots))
            return;
    } else {
        if (!jac_is_map(l, node, path) ||
            !jac_check_keys(l, node, path, keys, JAC_COUNT(keys), false) ||
            !jac_ruling_on(l, node, path))
            return;
        if (!jac_get(node, "slots")) {
            jac_problem(l, NULL, "%s.slots is missing; write how many there are", path);
            return;
        }
        if (!jac_get_integer(l, node, path, "slots", 1, 1024, &slots))
            return;
    }
    const jac_area_def area = { .module = l->at->id,
                                .name = jac_load_symbol(l, jac_full(l, name)),
                                .slot_first = l->slots,
                                .slot_count = (uint16_t)slots };
    if (jac_added(l, jac_ruleset_add_area(l->rules, &area), path))
        l->slots = (uint16_t)(l->slots + slots);
}

void jac_load_areas(jac_loader *l)
{
    const jac_node *areas = jac_data(l, "areas");
    for (size_t i = 0; areas && i < areas->field_count; i++)
        read_area(l, areas->field[i].name, &areas->field[i].value);
}

/* ---- state ----------------------------------------------------------------------------------- */

/* The initial value and its range. */
static bool read_values(jac_loader *l, const jac_node *node, const jac_node *with, const char *path,
                        jac_cell_def *cell)
{
    const jac_node *initial = jac_get(node, "initial"), *range = jac_get(with, "range");
    cell->min = INT32_MIN;
    cell->max = INT32_MAX;
    if (initial && initial->kind == JAC_N_BOOLEAN) {
        if (range) {
            jac_problem(l, NULL, "%s.range: a cell that is true or false has none", path);
            return false;
        }
        cell->boolean = 1;
        cell->min = 0;
        cell->max = 1;
        cell->initial = (int32_t)initial->integer;
        return true;
    }
    if (!initial || initial->kind != JAC_N_INTEGER) {
        jac_problem(l, initial, "%s: it must begin with an integer, true or false, not %s", path,
                    initial ? jac_node_type(initial) : "nil");
        return false;
    }
    if (range) {
        const char *at = jac_path(l, path, "range");
        if (!jac_is_table(l, range, at))
            return false;
        if (range->item_count != 2 || range->field_count) {
            jac_problem(l, NULL, "%s: write { least, most }", at);
            return false;
        }
        if (!jac_to_integer(l, &range->item[0], at, INT32_MIN, INT32_MAX, &cell->min) ||
            !jac_to_integer(l, &range->item[1], at, cell->min, INT32_MAX, &cell->max))
            return false;
    }
    return jac_to_integer(l, initial, path, cell->min, cell->max, &cell->initial);
}

/* The smallest width that holds the range; with a negative least value the sign needs a bit. */
static uint8_t width_of(const jac_cell_def *cell)
{
    if (cell->min >= 0)
        return cell->max <= UINT8_MAX ? 1 : cell->max <= UINT16_MAX ? 2 : 4;
    if (cell->min >= INT8_MIN && cell->max <= INT8_MAX)
        return 1;
    return cell->min >= INT16_MIN && cell->max <= INT16_MAX ? 2 : 4;
}

/* What only some scopes can have. */
static bool check_scope(jac_loader *l, const jac_cell_def *cell, const char *path)
{
    const char *wrong = NULL;
    if (cell->reset == JAC_RESET_SUPPLY && cell->scope != JAC_PER_FIGURE)
        wrong = "reset: only a figure comes back to the supply; write cell.per_figure";
    else if (cell->merge != JAC_MERGE_NONE && cell->scope != JAC_PER_SEGMENT)
        wrong = "merge: only segments merge; write cell.per_segment";
    else if (cell->secret && cell->scope != JAC_PER_PLAYER && cell->scope != JAC_PER_FIGURE)
        wrong = "secret: only a player's or figure's cell has an owner";
    else if (cell->mark && cell->scope != JAC_PER_SEGMENT)
        wrong = "mark: only segments have marks in a tile file; write cell.per_segment";
    else if (cell->merge != JAC_MERGE_NONE && cell->length > 1)
        wrong = "merge: a cell with a length doesn't merge";
    if (wrong)
        jac_problem(l, NULL, "%s.%s", path, wrong);
    return !wrong;
}

static void read_cell(jac_loader *l, const char *name, const jac_node *node)
{
    static const char *const keys[] = { "length", "mark", "merge", "range", "reset", "secret" };
    static const char *const resets[] = { "never", "supply", "part", "turn" };
    static const char *const merges[] = { "none", "sum", "max", "or" };
    static const char *const secrets[] = { "nobody", "owner" };
    static const char *const scopes[] = { "game", "per_player", "per_figure", "per_tile",
                                          "per_segment" };
    static const jac_node nothing = { .kind = JAC_N_TABLE };
    const char *path = jac_path(l, "state", name);
    if (!jac_check_name(l, name, "state"))
        return;
    if (node->kind != JAC_N_CELL) {
        jac_problem(l, node,
                    "%s: a cell is needed, not %s; write cell.game(0), cell.per_player(0)...", path,
                    jac_node_type(node));
        return;
    }
    const jac_node *with = jac_get(node, "with");
    if (!with)
        with = &nothing;
    jac_cell_def cell = { .module = l->at->id, .name = jac_load_symbol(l, jac_full(l, name)) };
    while (strcmp(scopes[cell.scope], node->text) != 0)
        cell.scope++;
    int32_t length = 1;
    const char *mark = jac_get_text(l, with, path, "mark", "");
    if (!mark)
        return;
    cell.mark = *mark ? jac_load_symbol(l, mark) : 0;
    if (!jac_is_map(l, with, path) ||
        !jac_check_keys(l, with, path, keys, JAC_COUNT(keys), false) ||
        !read_values(l, node, with, path, &cell) ||
        !jac_get_integer(l, with, path, "length", 1, 4096, &length) ||
        !jac_get_word(l, with, path, "reset", resets, JAC_COUNT(resets), &cell.reset) ||
        !jac_get_word(l, with, path, "merge", merges, JAC_COUNT(merges), &cell.merge) ||
        !jac_get_word(l, with, path, "secret", secrets, JAC_COUNT(secrets), &cell.secret))
        return;
    cell.length = (uint16_t)length;
    cell.width = width_of(&cell);
    if (check_scope(l, &cell, path))
        jac_added(l, jac_ruleset_add_cell(l->rules, &cell), path);
}

void jac_load_state(jac_loader *l)
{
    const jac_node *state = jac_data(l, "state");
    for (size_t i = 0; state && i < state->field_count; i++)
        read_cell(l, state->field[i].name, &state->field[i].value);
}
