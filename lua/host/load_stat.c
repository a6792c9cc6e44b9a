/* load_stat.c - stats: the counters of a module, each a name and a line that says what it counts.
 */
#include "load.h"

enum { STATS_MAX = 256 }; /* a module's: each is a measure of every game */

/* The line of one counter; NULL when it is wrong (reported). */
static const char *read_text(jac_loader *l, const char *name, const jac_node *node)
{
    const char *path = jac_path(l, "stats", name);
    if (!jac_check_name(l, name, "stats"))
        return NULL;
    if (node->kind == JAC_N_STRING && *node->text)
        return node->text;
    if (node->kind == JAC_N_FUNCTION)
        jac_problem(l, node,
                    "%s: a text is needed, not a function; say in a line what is counted, and "
                    "count with game:tally(\"%s\")",
                    path, name);
    else if (node->kind == JAC_N_STRING)
        jac_problem(l, NULL, "%s is empty; say in a line what is counted", path);
    else
        jac_problem(l, node, "%s: a text is needed, not %s; say in a line what is counted", path,
                    jac_node_type(node));
    return NULL;
}

void jac_load_stats(jac_loader *l, jac_part *part)
{
    const jac_node *table = jac_get(&part->table, "stats");
    if (!table || !jac_is_map(l, table, "stats"))
        return;
    if (table->field_count > STATS_MAX) {
        jac_problem(l, NULL, "stats: there are %zu; a module has up to %d counters",
                    table->field_count, STATS_MAX);
        return;
    }
    part->stat = jac_arena_take(l->L, l->kept, (table->field_count + 1) * sizeof *part->stat);
    for (size_t i = 0; i < table->field_count; i++) {
        const char *text = read_text(l, table->field[i].name, &table->field[i].value);
        if (text)
            part->stat[part->stat_count++] = (jac_module_stat){
                jac_keep(l, table->field[i].name),
                jac_keep(l, text),
            };
    }
}

void jac_load_counters(jac_loader *l)
{
    for (size_t i = 0; i < l->at->stat_count; i++) {
        const jac_module_stat *stat = &l->at->stat[i];
        const char *path = jac_path(l, "stats", stat->name);
        const jac_cell_def cell = {
            .module = l->at->id,
            .name = jac_load_symbol(l, jac_full(l, path)),
            .scope = JAC_PER_GAME,
            .width = sizeof(int32_t),
            .hidden = 1,
            .length = 1,
            .min = INT32_MIN,
            .max = INT32_MAX,
        };
        int id = jac_ruleset_add_cell(l->rules, &cell);
        const jac_stat_def counter = {
            .module = l->at->id,
            .name = jac_load_symbol(l, jac_full(l, stat->name)),
            .text = jac_load_symbol(l, stat->text),
            .cell = (uint32_t)id,
        };
        if (jac_added(l, id, path))
            jac_added(l, jac_ruleset_add_stat(l->rules, &counter), path);
    }
}
