/* mcts_play.c - how a search looks at positions: their value, the next choice of a cheap player,
 * and the choices worth keeping. */
#include <math.h>
#include <string.h>

#include "mcts.h"

enum {
    TRIED_MAX = 64, /* choices tried a step: on a huge board not all of them */
    SCALE_END = 80, /* five points ahead at the end count as three quarters of a win */
    SCALE_TILE = 64 /* and so do four more for the root of each tile to come */
};

uint32_t jac_search_luck(jac_search *s, uint32_t n)
{
    s->luck = s->luck * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(((s->luck >> 32) * n) >> 32);
}

static int64_t margin_of(const jac_search *s, const int64_t worth[JAC_PLAYERS_MAX], int player)
{
    int players = s->engine->rules->base.players;
    if (players == 1)
        return worth[0] - s->level;
    int64_t other = INT64_MIN;
    for (int p = 0; p < players; p++)
        if (p != player && worth[p] > other)
            other = worth[p];
    return worth[player] - other;
}

void jac_search_value(const jac_search *s, const jac_game *game, int32_t value[JAC_PLAYERS_MAX])
{
    int64_t worth[JAC_PLAYERS_MAX];
    bool over = jac_game_waits(game) == JAC_WAITS_OVER;
    int64_t scale = SCALE_END;
    jac_bot_worths(s->engine, game, worth);
    if (!over)
        scale += (int64_t)(SCALE_TILE * sqrt((double)jac_game_tiles_left(game)));
    for (int p = 0; p < s->engine->rules->base.players; p++) {
        int64_t margin = margin_of(s, worth, p), size = margin < 0 ? -margin : margin;
        value[p] = (int32_t)(JAC_TREE_ONE / 2 + JAC_TREE_ONE / 2 * margin / (size + scale));
    }
}

/* Makes the choice on s->look, which stops where luck comes in. */
static jac_status look(jac_search *s, jac_choice choice)
{
    jac_game_copy(s->engine, s->look, s->game);
    jac_game_stop_at_chance(s->look, true);
    return jac_apply(s->engine, s->look, choice, s->error);
}

static void swap(jac_game **a, jac_game **b)
{
    jac_game *kept = *a;
    *a = *b;
    *b = kept;
}

/* Lists the choices of a game into s->list; of more than TRIED_MAX so many by chance. */
static jac_status list_some(jac_search *s, const jac_game *from, bool all, size_t *count)
{
    const jac_choice *list;
    jac_status status = jac_choices(s->engine, from, &list, count, s->error);
    if (status != JAC_OK)
        return status;
    if (*count > s->room)
        *count = s->room;
    memcpy(s->list, list, *count * sizeof *list);
    if (all || *count <= TRIED_MAX)
        return JAC_OK;
    for (uint32_t i = 0; i < TRIED_MAX; i++) {
        uint32_t k = i + jac_search_luck(s, (uint32_t)*count - i);
        jac_choice kept = s->list[i];
        s->list[i] = s->list[k];
        s->list[k] = kept;
    }
    *count = TRIED_MAX;
    return JAC_OK;
}

jac_status jac_search_step(jac_search *s)
{
    size_t count = 0;
    int player = jac_game_to_act(s->game);
    jac_status status = list_some(s, s->game, false, &count);
    int64_t best = 0;
    uint32_t equal = 0;
    for (size_t i = 0; i < count && status == JAC_OK; i++) {
        status = look(s, s->list[i]);
        if (status != JAC_OK)
            break;
        int64_t worth = jac_bot_worth(s->engine, s->look, player);
        if (equal == 0 || worth > best) {
            best = worth;
            equal = 0;
        }
        if (worth == best && jac_search_luck(s, ++equal) == 0)
            swap(&s->look, &s->best);
    }
    if (status != JAC_OK)
        return status;
    if (equal == 0)
        return jac_fail(s->error, JAC_E_FAULT, NULL, 0, "a prompt without a choice waits");
    swap(&s->game, &s->best);
    jac_game_stop_at_chance(s->game, false);
    if (jac_game_waits(s->game) == JAC_WAITS_CHANCE)
        status = jac_game_continue(s->engine, s->game, s->error);
    return status;
}

jac_status jac_search_node(jac_search *s, const jac_game *from, uint32_t wide, uint32_t *node)
{
    size_t count = 0;
    const jac_choice *list;
    *node = JAC_TREE_NONE;
    jac_status status = jac_choices(s->engine, from, &list, &count, s->error);
    uint32_t keep = count < wide ? (uint32_t)count : wide;
    if (status != JAC_OK || !jac_tree_room(&s->tree, keep))
        return status;
    jac_node *at = &s->tree.node[s->tree.nodes];
    *at = (jac_node){ .list = jac_tree_hash(list, count),
                      .next = JAC_TREE_NONE,
                      .first = s->tree.edges,
                      .player = (uint8_t)jac_game_to_act(from) };
    status = list_some(s, from, wide == UINT32_MAX, &count);
    for (size_t i = 0; i < count && status == JAC_OK; i++) {
        int32_t value[JAC_PLAYERS_MAX];
        jac_edge edge = { .choice = s->list[i], .child = JAC_TREE_NONE };
        status = look(s, edge.choice);
        if (status == JAC_OK) {
            jac_search_value(s, s->look, value);
            edge.prior = value[at->player];
        } else if (status == JAC_E_CHOICE) {
            status = JAC_OK; /* not in this guess of what is hidden */
        }
        jac_tree_add(&s->tree, at, keep, &edge);
    }
    if (status == JAC_OK)
        *node = s->tree.nodes++;
    else
        s->tree.edges = at->first;
    return status;
}
