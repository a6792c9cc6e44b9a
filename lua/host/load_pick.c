/* load_pick.c - picks: declared sets of figures, kinds, segments, features, tiles, players. */
#include <string.h>

#include "load.h"

typedef struct base {
    const char *key;
    jac_pick_base base;
    jac_type type;
    const char *const *which;
    size_t which_count;
    jac_which first; /* what which[0] stands for; the others follow */
} base;

static const char *const of_figures[] = { "own", "others", "neutral", "any" };
static const char *const of_kinds[] = { "supply" };
static const char *const of_board[] = { "any", "new", "old" };
static const char *const of_cells[] = { "enclosed" };
static const char *const of_corners[] = { "new" };
static const base bases[] = {
    { "cells", JAC_PICK_CELLS, JAC_T_CELL, of_cells, 1, JAC_ANY },
    { "corners", JAC_PICK_CORNERS, JAC_T_PLACE, of_corners, 1, JAC_NEW },
    { "features", JAC_PICK_FEATURES, JAC_T_FEATURE, of_board, 2, JAC_ANY },
    { "figures", JAC_PICK_FIGURES, JAC_T_FIGURE, of_figures, 4, JAC_OWN },
    { "kinds", JAC_PICK_KINDS, JAC_T_KIND, of_kinds, 1, JAC_OWN },
    { "players", JAC_PICK_PLAYERS, JAC_T_PLAYER, of_figures, 4, JAC_OWN },
    { "segments", JAC_PICK_SEGMENTS, JAC_T_SEGMENT, of_board, 3, JAC_ANY },
    { "tiles", JAC_PICK_TILES, JAC_T_TILE, of_board, 3, JAC_ANY },
};

static const base *base_named(const char *key)
{
    for (size_t i = 0; i < JAC_COUNT(bases); i++)
        if (strcmp(bases[i].key, key) == 0)
            return &bases[i];
    return NULL;
}

/* The one base of a pick; NULL when reported. */
static const base *read_base(jac_loader *l, const jac_node *node, const char *path, jac_pick *pick)
{
    const base *found = NULL;
    jac_names names = { NULL, 0 };
    for (size_t i = 0; i < JAC_COUNT(bases); i++)
        jac_names_add(l, &names, bases[i].key);
    for (size_t i = 0; i < node->field_count; i++) {
        const base *b = base_named(node->field[i].name);
        if (!b)
            continue;
        if (found) {
            jac_problem(l, NULL, "%s: %s and %s; a pick has one of them", path, found->key, b->key);
            return NULL;
        }
        found = b;
    }
    if (!found) {
        jac_problem(l, NULL, "%s: it doesn't say of what; write one of %s", path,
                    jac_names_list(l, names.at, names.count));
        return NULL;
    }
    uint8_t which = 0xFF;
    if (!jac_get_word(l, node, path, found->key, found->which, found->which_count, &which))
        return NULL;
    if (found->base == JAC_PICK_PLAYERS && which == JAC_NEUTRAL) {
        jac_problem(l, NULL, "%s.players: no player is neutral", path);
        return NULL;
    }
    pick->base = (uint8_t)found->base;
    pick->which = (uint8_t)(found->first + which);
    return found;
}

static void add_pick(jac_loader *l, const char *name, jac_pick *pick, const jac_filters *filters)
{
    pick->module = l->at->id;
    pick->name = jac_load_symbol(l, jac_full(l, name));
    pick->filter = filters->at;
    pick->filter_count = filters->count;
    jac_added(l, jac_ruleset_add_pick(l->rules, pick), jac_path(l, "pick", name));
}

/* A pick that is left out: it is known and holds nothing. */
static void add_empty(jac_loader *l, const char *name, jac_pick *pick)
{
    jac_filters never = { NULL, 0, 0 };
    jac_filter_add(l, &never, JAC_F_VALUE, 0); /* to be one of no values */
    add_pick(l, name, pick, &never);
}

static void read_pick(jac_loader *l, const char *name, const jac_node *node)
{
    const char *path = jac_path(l, "pick", name);
    jac_pick pick = { .base = JAC_PICK_FIGURES, .which = JAC_ANY };
    if (!jac_check_name(l, name, "pick") || !jac_is_map(l, node, path))
        return;
    const base *of = read_base(l, node, path, &pick);
    if (!of) {
        add_empty(l, name, &pick); /* so that who names it isn't blamed too */
        return;
    }
    jac_subject subject = { .pick = true, .argc = 1, .fresh = pick.which == JAC_NEW };
    subject.arg[0].type = (uint8_t)of->type;
    jac_filters filters = { NULL, 0, 0 };
    for (size_t i = 0; i < node->field_count; i++) {
        const char *key = node->field[i].name;
        if (strcmp(key, "ruling") != 0 && strcmp(key, "cite") != 0 && strcmp(key, of->key) != 0)
            jac_load_filter(l, &subject, key, &node->field[i].value, path, &filters);
    }
    if (jac_ruling_on(l, node, path))
        add_pick(l, name, &pick, &filters);
    else
        add_empty(l, name, &pick);
}

void jac_load_picks(jac_loader *l)
{
    const jac_node *all = jac_get(&l->at->table, "pick"), *picks = jac_data(l, "pick");
    for (size_t i = 0; picks && i < all->field_count; i++) {
        const char *name = all->field[i].name;
        const jac_node *node = jac_get(picks, name);
        jac_pick pick = { .base = JAC_PICK_FIGURES, .which = JAC_ANY };
        if (node)
            read_pick(l, name, node);
        else if (all->kind == JAC_N_TABLE) /* its data was nil */
            add_empty(l, name, &pick);
    }
}
