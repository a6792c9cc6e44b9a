/* mcts.c - the bot that searches: its budget, its iterations, its answer.
 *
 * With a budget of iterations an answer depends on (seed, number of the choice, what the seat sees
 * of the game) only: the search begins anew at each choice, and a resumed game goes on as the
 * unbroken one would. With a budget of time nothing is reproducible anyway: there the tree is kept,
 * and the next search goes on where the last one has seen the game. */
#include "mcts.h"

#include <stdlib.h>
#include <string.h>

#include "clock.h"

enum {
    WIDE = 8,       /* choices kept of a node below the first */
    TURNS = 2,      /* played on by the cheap player, before a position is valued */
    DEPTH_MAX = 32, /* of the tree */
    NODES_MAX = 1 << 17,
    NODES_A_MS = 100,
    ASK_EACH = 16 /* iterations between looks at whether the answer is sure */
};

/* ---- one iteration ------------------------------------------------------------------------ */

/* What chance gave on the way to the prompt, as far as prompts go. */
static uint32_t sign_of(const jac_search *s)
{
    const jac_game *g = s->game;
    const jac_step *step = jac_waiting_step(s->engine->rules, g);
    const uint32_t part[] = {
        g->turn.type,           g->turn.number,         step->which,
        (uint32_t)step->arg[0], (uint32_t)step->arg[1], (uint32_t)step->arg[2]
    };
    uint32_t sign = 0;
    for (size_t i = 0; i < sizeof part / sizeof *part; i++)
        sign = (sign ^ part[i]) * 2654435761u + (sign >> 15);
    return sign;
}

/* The game as the searching seat sees it, in one number. */
static uint64_t seen_of(jac_search *s, const jac_game *game)
{
    jac_observe(s->engine, s->look, game, s->seat);
    return jac_game_hash(s->engine, s->look);
}

/* The node that s->game has come to by the edge: made when there is none. */
static jac_status come_to(jac_search *s, jac_edge *edge, uint32_t *node, bool *made)
{
    uint32_t sign = sign_of(s);
    *made = false;
    *node = jac_tree_child(&s->tree, edge, sign);
    if (*node != JAC_TREE_NONE)
        return JAC_OK;
    *made = true;
    jac_status status = jac_search_node(s, s->game, WIDE, node);
    if (status != JAC_OK || *node == JAC_TREE_NONE)
        return status;
    jac_node *at = &s->tree.node[*node];
    at->sign = sign;
    if (s->budget.milliseconds)
        at->seen = seen_of(s, s->game);
    at->next = edge->child;
    edge->child = *node;
    return JAC_OK;
}

typedef struct path {
    jac_edge *edge[DEPTH_MAX];
    uint8_t player[DEPTH_MAX];
    int depth;
} path;

/* Goes down the tree from the node, to its end or to a node that is new. Where this guess of what
 * is hidden doesn't allow the choice, it ends too. */
static jac_status go_down(jac_search *s, jac_node *at, jac_edge *edge, path *way)
{
    jac_status status = JAC_OK;
    while (edge && status == JAC_OK) {
        status = jac_apply(s->engine, s->game, edge->choice, s->error);
        way->player[way->depth] = at->player;
        way->edge[way->depth++] = edge;
        if (status == JAC_E_CHOICE)
            return JAC_OK;
        if (status != JAC_OK || jac_game_waits(s->game) == JAC_WAITS_OVER ||
            way->depth == DEPTH_MAX)
            return status;
        uint32_t next;
        bool made;
        status = come_to(s, edge, &next, &made);
        if (status != JAC_OK || made)
            return status;
        const jac_choice *list;
        size_t count = 0;
        status = jac_choices(s->engine, s->game, &list, &count, s->error);
        at = &s->tree.node[next];
        edge = jac_tree_pick(&s->tree, at, list, count);
    }
    return status;
}

static jac_status iterate(jac_search *s, jac_node *root)
{
    path way = { .depth = 0 };
    jac_edge *edge = jac_tree_pick(&s->tree, root, NULL, 0);
    /* The n-th time of each choice meets the same luck: what differs is what they are worth. */
    uint64_t seed = jac_bot_luck(s->bot, edge->visits);
    jac_game_copy(s->engine, s->game, s->real);
    jac_game_stop_at_chance(s->game, false);
    jac_determinise(s->engine, s->game, s->seat, seed);
    s->luck = ~seed;
    jac_status status = go_down(s, root, edge, &way);
    int until = jac_game_turn(s->game) + TURNS;
    while (status == JAC_OK && jac_game_waits(s->game) == JAC_WAITS_CHOICE &&
           jac_game_turn(s->game) < until)
        status = jac_search_step(s);
    if (status != JAC_OK)
        return status;
    int32_t value[JAC_PLAYERS_MAX];
    jac_search_value(s, s->game, value);
    for (int i = 0; i < way.depth; i++) {
        way.edge[i]->visits++;
        way.edge[i]->sum += value[way.player[i]];
    }
    return JAC_OK;
}

/* ---- the search ----------------------------------------------------------------------------- */

/* Is it over: the time up, the iterations done, or too few left to change the answer? */
static bool enough(const jac_search *s, const jac_node *root, uint32_t done, double until)
{
    if (s->budget.milliseconds)
        return jac_clock() >= until;
    if (done >= s->budget.iterations)
        return true;
    if (done % ASK_EACH != 0)
        return false;
    const jac_edge *best = jac_tree_best(&s->tree, root);
    return best->visits - jac_tree_second(&s->tree, root, best) > s->budget.iterations - done;
}

/* Gives the root's edges what those of an older node of the same prompt have found out. */
static void take_over(jac_tree *tree, jac_node *root, const jac_node *old)
{
    for (uint32_t i = 0; i < old->count; i++)
        for (uint32_t k = 0; k < root->count; k++) {
            const jac_edge *from = &tree->edge[old->first + i];
            jac_edge *to = &tree->edge[root->first + k];
            if (memcmp(&from->choice, &to->choice, sizeof to->choice) == 0)
                *to = *from;
        }
    root->visits = old->visits;
}

/* Makes the root; goes on with a kept tree where that has seen the game. */
static jac_status make_root(jac_search *s, uint32_t *root)
{
    jac_tree *tree = &s->tree;
    uint32_t old = JAC_TREE_NONE;
    if (s->budget.milliseconds && tree->nodes > 0) {
        uint64_t seen = seen_of(s, s->real);
        for (uint32_t n = 0; n < tree->nodes && old == JAC_TREE_NONE; n++)
            if (tree->node[n].seen == seen)
                old = n;
    }
    /* Of a kept tree most is out of reach: begin anew before it fills the pool. */
    if (old == JAC_TREE_NONE || tree->nodes > tree->nodes_max / 2 ||
        tree->edges > tree->edges_max / 2) {
        jac_tree_clear(tree);
        old = JAC_TREE_NONE;
    }
    jac_game_copy(s->engine, s->game, s->real);
    jac_determinise(s->engine, s->game, s->seat, jac_bot_luck(s->bot, 0));
    jac_status status = jac_search_node(s, s->real, UINT32_MAX, root);
    if (status == JAC_OK && *root == JAC_TREE_NONE)
        status = jac_fail(s->error, JAC_E_FAULT, NULL, 0, "the search has no room for its root");
    if (status == JAC_OK && old != JAC_TREE_NONE)
        take_over(tree, &tree->node[*root], &tree->node[old]);
    return status;
}

static jac_status search(jac_search *s, jac_choice *out)
{
    double until = s->budget.milliseconds ? jac_clock() + s->budget.milliseconds / 1e3 : 0;
    const jac_choice *list;
    size_t count = 0;
    jac_status status = jac_choices(s->engine, s->real, &list, &count, s->error);
    if (status == JAC_OK && count == 0)
        return jac_fail(s->error, JAC_E_USE, NULL, 0, "there is nothing to choose");
    if (status != JAC_OK || count == 1) {
        if (status == JAC_OK)
            *out = list[0];
        return status;
    }
    int64_t worth[JAC_PLAYERS_MAX];
    jac_bot_worths(s->engine, s->real, worth);
    s->level = worth[0];
    uint32_t n = 0;
    status = make_root(s, &n);
    jac_node *root = &s->tree.node[n];
    for (uint32_t done = 0; status == JAC_OK && !enough(s, root, done, until); done++)
        status = iterate(s, root);
    if (status == JAC_OK)
        *out = jac_tree_best(&s->tree, root)->choice;
    return status;
}

jac_status jac_bot_mcts(jac_bot *bot, jac_engine *engine, const jac_game *game, jac_choice *out,
                        jac_error *error)
{
    jac_search *s = bot->own;
    jac_game **scratch[] = { &s->game, &s->look, &s->best };
    for (size_t i = 0; i < sizeof scratch / sizeof *scratch; i++)
        if (!*scratch[i] && !(*scratch[i] = jac_game_clone(engine, game)))
            return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    s->engine = engine;
    s->bot = bot;
    s->real = game;
    s->error = error;
    s->seat = jac_game_to_act(game);
    s->luck = jac_bot_luck(bot, 0);
    if (s->budget.iterations)
        jac_tree_clear(&s->tree);
    const jac_bot_watch watch = jac_bot_hide(engine);
    jac_status status = search(s, out);
    jac_bot_show(engine, watch);
    if (status != JAC_OK)
        jac_tree_clear(&s->tree); /* it may be half made */
    return status;
}

static void end(jac_bot *bot, jac_engine *engine)
{
    jac_search *s = bot->own;
    jac_game_free(engine, s->game);
    jac_game_free(engine, s->look);
    jac_game_free(engine, s->best);
    jac_tree_free(&s->tree);
    free(s->list);
    free(s);
}

jac_status jac_bot_make_mcts(jac_bot *bot, jac_engine *engine, const char *argument,
                             jac_error *error)
{
    jac_search *s = calloc(1, sizeof *s);
    if (!s)
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    bot->own = s;
    bot->end = end;
    s->room = engine->rules->choices_max;
    s->list = malloc(s->room * sizeof *s->list);
    if (!s->list)
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    jac_status status = jac_budget_read(argument, &s->budget, error);
    uint64_t nodes =
        s->budget.iterations ? s->budget.iterations : (uint64_t)s->budget.milliseconds * NODES_A_MS;
    if (nodes > NODES_MAX)
        nodes = NODES_MAX;
    return status == JAC_OK ? jac_tree_make(&s->tree, (uint32_t)nodes + 1, WIDE,
                                            engine->rules->choices_max, error)
                            : status;
}
