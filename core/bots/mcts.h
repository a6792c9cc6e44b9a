/* mcts.h - what the files of the tree search share.
 *
 * The search is a Monte-Carlo tree search over information sets: each iteration plays in another
 * game that the seat can't tell from the real one (jac_determinise), so that nothing hidden and no
 * luck to come is used. A node of the tree is a prompt as it comes after a choice and what chance
 * then gave; an edge is a choice there. All values are integers: one seed is one answer on every
 * machine. */
#ifndef JAC_MCTS_H
#define JAC_MCTS_H

#include "bot_kinds.h"
#include "bots.h"

enum {
    JAC_TREE_NONE = INT32_MAX, /* no node */
    JAC_TREE_ONE = 1 << 16     /* a sure win; 0 a sure loss */
};

typedef struct jac_edge {
    jac_choice choice;
    int64_t sum;     /* of what its iterations were worth to the player who chooses */
    uint32_t visits; /* iterations through it */
    uint32_t avail;  /* iterations in which it could have been chosen */
    int32_t prior;   /* what the position after it looks worth, 0..JAC_TREE_ONE */
    uint32_t child;  /* its first node, or JAC_TREE_NONE: the others follow by `next` */
} jac_edge;

typedef struct jac_node {
    uint64_t list; /* hash of all choices when it was made: equal, and none need be looked for */
    uint64_t seen; /* hash of the game as the searching seat sees it; 0 when trees aren't kept */
    uint32_t sign; /* what chance gave: tells the nodes of one edge apart */
    uint32_t next;
    uint32_t first, count; /* its edges, best prior first */
    uint32_t visits;
    uint8_t player;
} jac_node;

/* Two pools, allocated once; when one is full the tree stops growing. */
typedef struct jac_tree {
    jac_node *node;
    jac_edge *edge;
    uint32_t nodes, nodes_max;
    uint32_t edges, edges_max;
} jac_tree;

typedef struct jac_search {
    jac_budget budget;
    jac_tree tree;
    /* of one choice: */
    jac_engine *engine;
    const jac_bot *bot;
    const jac_game *real; /* as given; never changed */
    jac_error *error;
    int seat;
    int64_t level; /* a single player is measured against what he has now */
    uint64_t luck; /* state of the iteration's own random numbers */
    /* scratch, allocated once: */
    jac_choice *list;
    size_t room;
    jac_game *game, *look, *best; /* the game being played; what a choice leads to; the best yet */
} jac_search;

/* ---- mcts_tree.c ------------------------------------------------------------------------------
 */

/* Pools for so many nodes, of which each but the first has at most `wide` edges; the first `most`.
 * JAC_E_MEMORY. */
jac_status jac_tree_make(jac_tree *tree, uint32_t nodes, uint32_t wide, uint32_t most,
                         jac_error *error);
void jac_tree_free(jac_tree *tree);
/* Forgets all nodes. */
void jac_tree_clear(jac_tree *tree);
/* Is there room for a node with so many edges? */
bool jac_tree_room(const jac_tree *tree, uint32_t edges);
/* The node of the edge that has the sign, or JAC_TREE_NONE. */
uint32_t jac_tree_child(const jac_tree *tree, const jac_edge *edge, uint32_t sign);
/* Adds an edge to the node that was made last, in its place by prior; of more than `wide` the least
 * is dropped. */
void jac_tree_add(jac_tree *tree, jac_node *node, uint32_t wide, const jac_edge *edge);
/* The edge to go on with, of those in the list of what is legal in this iteration (NULL: all are):
 * the best by upper confidence bound. NULL when none of them is legal. Counts the visit of the
 * node. */
jac_edge *jac_tree_pick(jac_tree *tree, jac_node *node, const jac_choice *list, size_t count);
/* The edge that was visited most. */
const jac_edge *jac_tree_best(const jac_tree *tree, const jac_node *node);
/* The most visits that another edge has. */
uint32_t jac_tree_second(const jac_tree *tree, const jac_node *node, const jac_edge *best);
uint64_t jac_tree_hash(const jac_choice *list, size_t count);

/* ---- mcts_play.c ------------------------------------------------------------------------------
 */

/* A number 0..n-1 of the iteration. */
uint32_t jac_search_luck(jac_search *s, uint32_t n);
/* What a position is worth to each player, 0..JAC_TREE_ONE. */
void jac_search_value(const jac_search *s, const jac_game *game, int32_t value[JAC_PLAYERS_MAX]);
/* Plays s->game on by one choice, the one that then looks best; of many choices some are tried. */
jac_status jac_search_step(jac_search *s);
/* Makes the node of s->game with the `wide` best of its choices: those of `from`, which the seat
 * sees as it sees s->game. *node is JAC_TREE_NONE when the tree is full. */
jac_status jac_search_node(jac_search *s, const jac_game *from, uint32_t wide, uint32_t *node);

#endif
