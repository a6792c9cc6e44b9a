/* mcts_tree.c - the tree of a search: two pools of fixed size. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "mcts.h"

#ifndef K_PRIOR
#define K_PRIOR 3
#endif
#ifndef K_C
#define K_C 9830 /* 0.15 */
#endif
#ifndef K_WIDEN
#define K_WIDEN 1
#endif
enum {
    PRIOR_VISITS = K_PRIOR, /* the prior counts as so many iterations */
    EXPLORE = K_C           /* 0.15: how much a choice may gain by being little known */
};

jac_status jac_tree_make(jac_tree *tree, uint32_t nodes, uint32_t wide, uint32_t most,
                         jac_error *error)
{
    tree->nodes_max = nodes;
    tree->edges_max = (nodes - 1) * wide + most;
    tree->node = malloc(nodes * sizeof *tree->node);
    tree->edge = malloc(tree->edges_max * sizeof *tree->edge);
    if (!tree->node || !tree->edge)
        return jac_fail(error, JAC_E_MEMORY, NULL, 0,
                        "memory is out: the search's tree takes %zu MiB; use fewer iterations",
                        (nodes * sizeof *tree->node + tree->edges_max * sizeof *tree->edge) >> 20);
    return JAC_OK;
}

void jac_tree_free(jac_tree *tree)
{
    free(tree->node);
    free(tree->edge);
}

void jac_tree_clear(jac_tree *tree) { tree->nodes = tree->edges = 0; }

bool jac_tree_room(const jac_tree *tree, uint32_t edges)
{
    return tree->nodes < tree->nodes_max && edges <= tree->edges_max - tree->edges;
}

uint32_t jac_tree_child(const jac_tree *tree, const jac_edge *edge, uint32_t sign)
{
    uint32_t n = edge->child;
    while (n != JAC_TREE_NONE && tree->node[n].sign != sign)
        n = tree->node[n].next;
    return n;
}

void jac_tree_add(jac_tree *tree, jac_node *node, uint32_t wide, const jac_edge *edge)
{
    jac_edge *at = &tree->edge[node->first];
    uint32_t i = node->count, last = i;
    if (i == wide && at[--last].prior >= edge->prior)
        return;
    if (i < wide) {
        node->count++;
        tree->edges++;
    }
    for (i = last; i > 0 && at[i - 1].prior < edge->prior;)
        i--;
    memmove(at + i + 1, at + i, (last - i) * sizeof *at);
    at[i] = *edge;
}

uint64_t jac_tree_hash(const jac_choice *list, size_t count)
{
    uint64_t hash = count;
    for (size_t i = 0; i < count; i++) {
        uint64_t word[2];
        memcpy(word, &list[i], sizeof word);
        for (int k = 0; k < 2; k++) {
            hash = (hash ^ word[k]) * 0x9E3779B97F4A7C15u;
            hash ^= hash >> 29;
        }
    }
    return hash;
}

/* The square root of x, rounded down: exact, and so the same everywhere. */
static uint64_t root_of(uint64_t x) { return (uint64_t)sqrt((double)x); }

/* The natural logarithm of n in 1/65536, by straight lines between powers of two. */
static uint64_t log_of(uint32_t n)
{
    uint32_t power = 31 - (uint32_t)__builtin_clz(n);
    uint64_t rest = ((uint64_t)(n - (1u << power)) << 16) >> power;
    return (((uint64_t)power << 16) + rest) * 45426 >> 16;
}

/* What the choice has brought on the average, and how much more it may be worth. */
static int64_t bound_of(const jac_edge *edge)
{
    int64_t mean =
        (edge->sum + (int64_t)PRIOR_VISITS * edge->prior) / ((int64_t)edge->visits + PRIOR_VISITS);
    /* sqrt(log / visits) in 1/65536 */
    uint64_t more = root_of((log_of(edge->avail + 1) << 16) / (edge->visits + 1));
    return mean + (int64_t)(more * EXPLORE >> 16);
}

static bool listed(const jac_choice *list, size_t count, const jac_choice *choice)
{
    for (size_t i = 0; i < count; i++)
        if (memcmp(&list[i], choice, sizeof *choice) == 0)
            return true;
    return false;
}

jac_edge *jac_tree_pick(jac_tree *tree, jac_node *node, const jac_choice *list, size_t count)
{
    jac_edge *edge = &tree->edge[node->first], *best = NULL;
    int64_t most = 0;
    bool same = !list || node->list == jac_tree_hash(list, count);
    /* Choices that look bad are taken in by and by. */
    uint64_t some = K_WIDEN ? 4 + K_WIDEN * root_of(node->visits) : 1000000;
    for (uint32_t i = 0; i < node->count && some > 0; i++) {
        if (!same && !listed(list, count, &edge[i].choice))
            continue;
        some--;
        edge[i].avail++;
        int64_t bound = bound_of(&edge[i]);
        if (!best || bound > most) {
            most = bound;
            best = &edge[i];
        }
    }
    node->visits++;
    return best;
}

const jac_edge *jac_tree_best(const jac_tree *tree, const jac_node *node)
{
    const jac_edge *edge = &tree->edge[node->first], *best = edge;
    for (uint32_t i = 1; i < node->count; i++)
        if (edge[i].visits > best->visits)
            best = &edge[i];
    return best;
}

uint32_t jac_tree_second(const jac_tree *tree, const jac_node *node, const jac_edge *best)
{
    const jac_edge *edge = &tree->edge[node->first];
    uint32_t second = 0;
    for (uint32_t i = 0; i < node->count; i++)
        if (&edge[i] != best && edge[i].visits > second)
            second = edge[i].visits;
    return second;
}
