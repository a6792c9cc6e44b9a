/* load_step.c - steps and chances, and the functions that only the host knows: verbs and
 * invariants. */
#include <string.h>

#include "load.h"

/* Calls f for each function of the module's table `key`. */
static void each_function(jac_loader *l, const char *key,
                          void (*f)(jac_loader *l, const char *name, const char *path, int32_t ref))
{
    const jac_node *table = jac_get(&l->at->table, key);
    if (!table || !jac_is_map(l, table, key))
        return;
    for (size_t i = 0; i < table->field_count; i++) {
        const char *name = table->field[i].name, *path = jac_path(l, key, name);
        const jac_node *node = &table->field[i].value;
        if (!jac_check_name(l, name, key))
            continue;
        if (node->kind == JAC_N_FUNCTION)
            f(l, name, path, jac_node_ref(l, node, path));
        else
            jac_problem(l, node, "%s: a function is needed, not %s", path, jac_node_type(node));
    }
}

static void add_step(jac_loader *l, const char *name, const char *path, int32_t ref)
{
    const jac_step_def step = { .module = l->at->id,
                                .name = jac_load_symbol(l, jac_full(l, name)),
                                .ref = ref };
    jac_added(l, jac_ruleset_add_step(l->rules, &step), path);
}

/* Found by its ref's `where` ("verbs.unprotect", "invariants.paid"): nothing more to enter. */
static void add_named(jac_loader *l, const char *name, const char *path, int32_t ref)
{
    (void)l;
    (void)name;
    (void)path;
    (void)ref;
}

/* ---- chances --------------------------------------------------------------------------------- */

/* A list of integers; NULL when there is none or it is wrong (reported; *ok false). */
static const int32_t *read_integers(jac_loader *l, const jac_node *node, const char *path,
                                    const char *key, int64_t min, size_t *count, bool *ok)
{
    const jac_node *list = jac_get(node, key);
    *count = 0;
    if (!list)
        return NULL;
    path = jac_path(l, path, key);
    if (!jac_is_table(l, list, path) || !jac_check_keys(l, list, path, NULL, 0, true)) {
        *ok = false;
        return NULL;
    }
    int32_t *values = jac_loader_take(l, (list->item_count + 1) * sizeof *values);
    for (size_t i = 0; i < list->item_count; i++)
        if (!jac_to_integer(l, &list->item[i], jac_path_item(l, path, i), min, INT32_MAX,
                            &values[i]))
            *ok = false;
    *count = list->item_count;
    return values;
}

static void read_chance(jac_loader *l, const char *name, const jac_node *node)
{
    static const char *const keys[] = { "cite", "outcomes", "resolved", "viewer", "weights" };
    static const char *const viewers[] = { "all", "owner", "nobody" };
    const char *path = jac_path(l, "chances", name);
    if (!jac_check_name(l, name, "chances") || !jac_is_map(l, node, path) ||
        !jac_check_keys(l, node, path, keys, JAC_COUNT(keys), false))
        return;
    jac_chance_def chance = { .module = l->at->id, .name = jac_load_symbol(l, jac_full(l, name)) };
    bool ok = jac_get_word(l, node, path, "viewer", viewers, JAC_COUNT(viewers), &chance.viewer);
    size_t outcomes, weights;
    chance.outcome = read_integers(l, node, path, "outcomes", INT32_MIN, &outcomes, &ok);
    chance.weight = read_integers(l, node, path, "weights", 1, &weights, &ok);
    chance.outcome_count = (uint16_t)outcomes;
    if (!ok)
        return;
    const jac_node *resolved = jac_get(node, "resolved");
    if (outcomes == 0 || outcomes > 1024)
        jac_problem(l, NULL, "%s.outcomes: 1 to 1024 integers are needed, not %zu", path, outcomes);
    else if (chance.weight && weights != outcomes)
        jac_problem(l, NULL,
                    "%s.weights: one for each outcome is needed; %zu outcomes, %zu weights", path,
                    outcomes, weights);
    else if (!resolved || resolved->kind != JAC_N_FUNCTION)
        jac_problem(l, resolved, "%s.resolved: a function is needed, not %s", path,
                    resolved ? jac_node_type(resolved) : "nil");
    else {
        chance.ref = jac_node_ref(l, resolved, jac_path(l, path, "resolved"));
        jac_added(l, jac_ruleset_add_chance(l->rules, &chance), path);
    }
}

void jac_load_steps(jac_loader *l)
{
    each_function(l, "steps", add_step);
    each_function(l, "verbs", add_named);
    each_function(l, "invariants", add_named);
    const jac_node *chances = jac_get(&l->at->table, "chances");
    if (!chances || !jac_is_map(l, chances, "chances"))
        return;
    for (size_t i = 0; i < chances->field_count; i++)
        read_chance(l, chances->field[i].name, &chances->field[i].value);
}
