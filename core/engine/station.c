/* station.c - the turn: each station's own work, and the chances of the core.
 *
 * A station raises its event when somebody wants to hear it; what its handlers push comes before
 * its work. A station that nobody hears and that has no work is passed over (rules->next_busy). */
#include "parts.h"

/* ---- going on -----------------------------------------------------------------------------------
 */

static void begin_part(jac_engine *e, jac_game *g)
{
    uint8_t part = g->turn.part, player = g->turn.player;
    uint16_t number = g->turn.number;
    memset(&g->turn, 0, sizeof g->turn);
    g->turn.number = number;
    g->turn.player = player;
    g->turn.part = (uint8_t)(part + 1);
    g->turn.type = g->turn.tile = JAC_NONE;
    if (e->rules->has_resets)
        jac_cells_reset(e->rules, g, JAC_RESET_PART);
}

static void begin_turn(jac_engine *e, jac_game *g)
{
    g->turn.number++;
    g->turn.part = 0;
    if (e->rules->has_resets)
        jac_cells_reset(e->rules, g, JAC_RESET_TURN);
}

static inline void enter(jac_engine *e, jac_game *g, uint32_t station)
{
    if (station == JAC_S_source) {
        begin_part(e, g);
    } else if (station == JAC_S_start) {
        begin_turn(e, g);
    } else if (station == JAC_S_last_tiles) { /* the turn before is over: a tile may be given */
        g->turn.type = g->turn.tile = JAC_NONE;
    }
}

/* Of a station that has handlers: does one want to hear of it now? Where none does, none can change
 * that. */
static bool wanted(jac_engine *e, const jac_game *g, uint32_t station)
{
    const jac_hook_def *hook = &e->rules->hook.at[station];
    const jac_handler *handler = &e->rules->handler.at[hook->handler_first];
    for (uint32_t h = 0; h < hook->handler_count; h++)
        if (!handler[h].filter_count ||
            jac_when(e, g, handler[h].filter, handler[h].filter_count, 0, NULL, NULL))
            return true;
    return e->watch != NULL;
}

/* Enters a station; true when its handlers are told first, and its work waits on the agenda. */
static inline bool told_first(jac_engine *e, jac_game *g, uint32_t station)
{
    enter(e, g, station);
    if (!jac_asked(e, station) || !wanted(e, g, station))
        return false;
    jac_raise(e, g, station, 0, NULL);
    jac_then(e, JAC_OP_WORK, station, 0, 0, 0, 0);
    return true;
}

void jac_run_station(jac_engine *e, jac_game *g, uint32_t station)
{
    if (!told_first(e, g, station))
        jac_run_work(e, g, station);
}

static uint32_t ask(jac_engine *e, const jac_game *g, uint32_t prompt, uint32_t station)
{
    jac_then(e, JAC_OP_PROMPT, prompt, g->turn.player, 0, 0, 0);
    return station;
}

/* ---- the work of each station
 * --------------------------------------------------------------------- */

static uint32_t work_setup(jac_engine *e)
{
    if (e->rules->base.first_random && e->rules->base.players > 1)
        jac_then(e, JAC_OP_FIRST, 0, 0, 0, 0, 0);
    jac_then(e, JAC_OP_START_TILE, 0, 0, 0, 0, 0);
    return JAC_S_start;
}

static bool bag_empty(const jac_game *g) { return g->bag_count <= g->bag_hidden; }

static uint32_t work_draw(jac_engine *e, jac_game *g)
{
    if (bag_empty(g))
        return JAC_S_turn_end;
    if (g->flags & JAC_GAME_STOP_AT_CHANCE) {
        jac_then(e, JAC_OP_DRAW, 0, 0, 0, 0, 0);
    } else { /* nothing can come between */
        e->steps_done++;
        jac_run_draw(e, g, JAC_BY_CHANCE);
    }
    return JAC_S_drawn;
}

/* BASE-R11: a tile without a place leaves the game, and another is drawn. */
static uint32_t work_fit(jac_engine *e, jac_game *g)
{
    if (jac_placements(e, g, g->turn.type, false))
        return JAC_S_place;
    const int32_t arg[] = { g->turn.type, g->turn.player };
    if (jac_kept_add(e, g, g->turn.type, JAC_ZONE_DISCARD, 0, JAC_VIEW_ALL) != JAC_OK)
        jac_engine_fail(e, JAC_E_MODULE, "no room for another discarded tile");
    if (jac_heard(e, JAC_E_tile_discarded))
        jac_raise(e, g, JAC_E_tile_discarded, 2, arg);
    g->turn.type = JAC_NONE;
    return JAC_S_draw;
}

static uint32_t work_scoring(jac_engine *e, jac_game *g)
{
    static const jac_step collect = { JAC_OP_BATCH, 0, { 0, 0, 0, 0 } };
    if (g->closed_count) {
        e->steps_done++;
        jac_run_batch(e, g, &collect);
    }
    return JAC_S_scored;
}

static uint32_t work_turn_end(const jac_engine *e, jac_game *g)
{
    if (bag_empty(g))
        return JAC_S_last_tiles;                    /* BASE-R41 */
    g->turn.player = (uint8_t)(g->turn.player + 1); /* BASE-R3 */
    if (g->turn.player == e->rules->base.players)
        g->turn.player = 0;
    return JAC_S_start;
}

/* Does a station's own work, pushing what has to be done first; returns the next station, or
 * JAC_HOOK_CORE_COUNT at the end. */
static inline uint32_t work(jac_engine *e, jac_game *g, uint32_t station)
{
    switch ((jac_hook)station) {
    case JAC_S_setup:
        return work_setup(e);
    case JAC_S_source:
        if (g->turn.tile != JAC_NONE)
            return JAC_S_placed; /* given with its place */
        return g->turn.type == JAC_NONE ? JAC_S_draw : JAC_S_fit;
    case JAC_S_draw:
        return work_draw(e, g);
    case JAC_S_drawn: /* a tile that was put away is followed by another */
        return g->turn.type == JAC_NONE ? JAC_S_draw : JAC_S_fit;
    case JAC_S_fit:
        return work_fit(e, g);
    case JAC_S_place:
        return ask(e, g, JAC_PROMPT_PLACE, JAC_S_placed);
    case JAC_S_action:
        return g->turn.action ? (uint32_t)JAC_S_second /* taken at a prompt before it */
                              : ask(e, g, JAC_PROMPT_ACTION, JAC_S_second);
    case JAC_S_second:
        return ask(e, g, JAC_PROMPT_SECOND, JAC_S_moved);
    case JAC_S_confirm:
        return e->rules->base.confirm ? ask(e, g, JAC_PROMPT_CONFIRM, JAC_S_scoring)
                                      : (uint32_t)JAC_S_scoring;
    case JAC_S_scoring:
        return work_scoring(e, g);
    case JAC_S_part_end:
        return g->turn.more ? JAC_S_source : JAC_S_turn_end;
    case JAC_S_turn_end:
        return work_turn_end(e, g);
    case JAC_S_last_tiles: /* a tile that was given has its part, after which this comes again */
        return g->turn.tile != JAC_NONE ? JAC_S_placed : JAC_S_before_final;
    case JAC_S_final:
        jac_final_batch(e, g);
        return JAC_S_ended;
    case JAC_S_ended:
        return JAC_HOOK_CORE_COUNT; /* the agenda is empty: the game is over */
    default:
        return station + 1;
    }
}

/* Goes on from station to station as long as nothing can come between; else the next one is put on
 * the agenda, after what was pushed. */
void jac_run_work(jac_engine *e, jac_game *g, uint32_t station)
{
    while ((station = work(e, g, station)) != JAC_HOOK_CORE_COUNT) {
        station = e->rules->next_busy[station];
        if (!jac_nothing_waits(e, g)) {
            jac_then(e, JAC_OP_STATION, station, 0, 0, 0, 0);
            return;
        }
        e->steps_done++;
        if (told_first(e, g, station))
            return;
    }
}

/* ---- the chances of the core
 * ------------------------------------------------------------------------ */

bool jac_is_among(const jac_ruleset *r, uint32_t t, jac_among which)
{
    int32_t value;
    return (!which.pile || r->type.at[t].pile == which.pile) &&
           (!which.mark || jac_type_mark(&r->type.at[t], which.mark, &value));
}

/* The pile that is drawn from now: the first that has a tile left; 0 where there are no piles. */
static uint8_t pile_now(const jac_ruleset *r, const jac_game *g)
{
    uint8_t pile = 0;
    for (uint32_t t = 0; r->has_piles && t < r->type.count; t++)
        if (jac_bag(r, g)[t] && (!pile || r->type.at[t].pile < pile))
            pile = r->type.at[t].pile;
    return pile;
}

/* The sum of eight counts: four lanes a word, whose sum a multiplication brings into the top lane.
 * A bag has fewer than 65536 tiles. */
static inline uint32_t sum_of_eight(const uint16_t *count)
{
    uint64_t a, b;
    memcpy(&a, count, sizeof a);
    memcpy(&b, count + 4, sizeof b);
    return (uint32_t)((a + b) * 0x0001000100010001u >> 48);
}

/* Passes over eight types at once, as long as the n-th tile of the whole bag is not among them. */
static uint32_t skip_types(const jac_ruleset *r, const uint16_t *bag, uint32_t *n)
{
    uint32_t t = 0;
    for (; t + 8 <= r->type.count; t += 8) {
        uint32_t sum = sum_of_eight(bag + t);
        if (*n < sum)
            break;
        *n -= sum;
    }
    return t;
}

uint32_t jac_bag_nth(const jac_ruleset *r, const jac_game *g, jac_among which, uint32_t n)
{
    const uint16_t *bag = jac_bag(r, g);
    bool all = !which.mark && !which.pile;
    uint32_t t = all ? skip_types(r, bag, &n) : 0;
    for (; t < r->type.count; t++) {
        if (!all && !jac_is_among(r, t, which))
            continue;
        if (n < bag[t])
            break;
        n -= bag[t];
    }
    return t;
}

uint32_t jac_bag_among(const jac_ruleset *r, const jac_game *g, jac_among which)
{
    uint32_t n = 0;
    for (uint32_t t = 0; t < r->type.count; t++)
        if (jac_is_among(r, t, which))
            n += jac_bag(r, g)[t];
    return n;
}

bool jac_bag_take(jac_engine *e, jac_game *g, uint32_t type)
{
    uint16_t *bag = jac_w_bag(e->rules, g);
    if (type >= e->rules->type.count || bag[type] == 0)
        return false;
    bag[type]--;
    g->bag_count--;
    return true;
}

static void tell_chance(jac_engine *e, const jac_game *g, const jac_step *step, int32_t outcome)
{
    if (!e->watch)
        return;
    jac_seen seen = { .hook = JAC_CHOICE_CHANCE, .argc = 3 };
    seen.arg[0] = step->op;
    seen.arg[1] = step->which;
    seen.arg[2] = outcome;
    e->watch(e->watch_ud, e, g, &seen);
}

/* A chance draws once, whoever answers: a resumed game goes on as the unbroken one would. */
void jac_run_draw(jac_engine *e, jac_game *g, int32_t forced)
{
    static const jac_step draw = { JAC_OP_DRAW, 0, { 0, 0, 0, 0 } };
    const jac_among which = { 0, pile_now(e->rules, g) };
    uint32_t left = which.pile ? jac_bag_among(e->rules, g, which) : g->bag_count;
    uint32_t n = jac_random(e, g, 0, left);
    uint32_t type = forced != JAC_BY_CHANCE ? (uint32_t)forced : jac_bag_nth(e->rules, g, which, n);
    jac_bag_take(e, g, type);
    g->turn.type = (uint16_t)type;
    g->turn.source = JAC_SOURCE_BAG;
    tell_chance(e, g, &draw, (int32_t)type);
    if (jac_heard(e, JAC_E_tile_drawn)) {
        const int32_t arg[] = { (int32_t)type, g->turn.player };
        jac_raise(e, g, JAC_E_tile_drawn, 2, arg);
    }
}

void jac_run_aside(jac_engine *e, jac_game *g, const jac_step *step, int32_t forced)
{
    const jac_among which = { step->which, 0 };
    uint32_t marked = jac_bag_among(e->rules, g, which);
    if (marked == 0)
        return;
    uint32_t n = jac_random(e, g, 0, marked);
    uint32_t type = forced != JAC_BY_CHANCE ? (uint32_t)forced : jac_bag_nth(e->rules, g, which, n);
    jac_bag_take(e, g, type);
    if (jac_kept_add(e, g, type, JAC_ZONE_OUT, 0, JAC_VIEW_NOBODY) == JAC_OK)
        jac_w_kept(e->rules, g)[g->kept_count - 1].mark = step->which;
    tell_chance(e, g, step, (int32_t)type);
    if (step->arg[0] > 1)
        jac_then(e, JAC_OP_ASIDE, step->which, step->arg[0] - 1, 0, 0, 0);
}

void jac_run_first(jac_engine *e, jac_game *g, int32_t forced)
{
    static const jac_step first = { JAC_OP_FIRST, 0, { 0, 0, 0, 0 } };
    uint32_t n = jac_random(e, g, 1, e->rules->base.players);
    g->turn.player = (uint8_t)(forced != JAC_BY_CHANCE ? (uint32_t)forced : n);
    tell_chance(e, g, &first, g->turn.player);
}

void jac_run_start_tile(jac_engine *e, jac_game *g)
{
    const jac_ruleset *r = e->rules;
    int x = 0;
    for (uint32_t t = 0; t < r->type.count && g->tile_count == 0; t++)
        for (uint16_t i = 0; i < r->type.at[t].start; i++)
            jac_tile_lay(e, g, t, jac_cell_pack(x++, 0), 0, -1);
}

void jac_run_chance(jac_engine *e, jac_game *g, const jac_step *step, int32_t forced)
{
    const jac_chance_def *chance = &e->rules->chance.at[step->which];
    uint32_t total = 0, i = 0;
    for (uint16_t o = 0; o < chance->outcome_count; o++)
        total += chance->weight ? (uint32_t)chance->weight[o] : 1;
    uint32_t n = jac_random(e, g, 1, total);
    while (i + 1 < chance->outcome_count) {
        uint32_t weight = chance->weight ? (uint32_t)chance->weight[i] : 1;
        if (n < weight)
            break;
        n -= weight;
        i++;
    }
    int32_t outcome = forced != JAC_BY_CHANCE ? forced : chance->outcome[i];
    tell_chance(e, g, step, outcome);
    jac_call call = { .kind = JAC_CALL_CHANCE,
                      .argc = 5,
                      .module = chance->module,
                      .id = step->which,
                      .player = g->turn.player,
                      .ref = chance->ref };
    call.arg[0] = outcome;
    memcpy(call.arg + 1, step->arg, sizeof step->arg);
    if (chance->ref)
        jac_call_host(e, g, &call, NULL);
}

static void list_outcome(jac_engine *e, int32_t outcome)
{
    if (e->list_count == e->list_max)
        return;
    jac_choice *choice = &e->list[e->list_count++];
    memset(choice, 0, sizeof *choice);
    choice->offer = JAC_CHOICE_CHANCE;
    choice->arg[0] = outcome;
}

/* An outcome is a tile type (draw, aside), a player (first) or what a module's chance lists. */
void jac_list_outcomes(jac_engine *e, const jac_game *g, const jac_step *step)
{
    const jac_ruleset *r = e->rules;
    jac_among which = { 0, 0 };
    switch (step->op) {
    case JAC_OP_DRAW:
    case JAC_OP_ASIDE:
        if (step->op == JAC_OP_DRAW)
            which.pile = pile_now(r, g);
        else
            which.mark = step->which;
        for (uint32_t t = 0; t < r->type.count; t++)
            if (jac_bag(r, g)[t] && jac_is_among(r, t, which))
                list_outcome(e, (int32_t)t);
        break;
    case JAC_OP_FIRST:
        for (uint32_t p = 0; p < r->base.players; p++)
            list_outcome(e, (int32_t)p);
        break;
    default:
        for (uint32_t o = 0; o < r->chance.at[step->which].outcome_count; o++)
            list_outcome(e, r->chance.at[step->which].outcome[o]);
    }
}

/* ---- tiles from elsewhere
 * ---------------------------------------------------------------------------- */

jac_status jac_lay_aside(jac_engine *e, jac_game *g, uint16_t mark, int count)
{
    if (count < 0)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "a negative number of tiles");
    const int32_t arg[4] = { count, 0, 0, 0 };
    return count == 0 ? JAC_OK : jac_push(e, g, JAC_OP_ASIDE, mark, arg);
}

jac_status jac_kept_add(jac_engine *e, jac_game *g, uint32_t type, jac_zone zone, int owner,
                        jac_viewer viewer)
{
    if (g->kept_count == e->rules->layout.kept_max || type >= e->rules->type.count)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "no room for another tile off the board");
    jac_w_kept(e->rules, g)[g->kept_count++] =
        (jac_kept){ (uint16_t)type, 0, (uint8_t)zone, (uint8_t)owner & 15u, (uint8_t)viewer & 15u };
    return JAC_OK;
}

jac_status jac_source_give(jac_engine *e, jac_game *g, uint32_t type)
{
    if (type >= e->rules->type.count || g->turn.type != JAC_NONE)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "a tile is in hand already");
    g->turn.type = (uint16_t)type;
    g->turn.source = JAC_SOURCE_OTHER;
    return JAC_OK;
}

jac_status jac_source_place(jac_engine *e, jac_game *g, uint32_t type, int32_t cell, int rotation)
{
    if (g->turn.tile != JAC_NONE || g->turn.type != JAC_NONE)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "a tile is in hand already");
    uint16_t tile = JAC_NONE;
    jac_status status = jac_tile_add(e, g, type, cell, rotation, g->turn.player, &tile);
    if (status != JAC_OK)
        return status;
    g->turn.type = (uint16_t)type;
    g->turn.tile = tile;
    g->turn.source = JAC_SOURCE_OTHER;
    return JAC_OK;
}

jac_status jac_turn_to(jac_engine *e, jac_game *g, int player)
{
    if (player < 0 || player >= e->rules->base.players || g->turn.tile != JAC_NONE)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "no such player, or not between two turns");
    g->turn.player = (uint8_t)player;
    begin_turn(e, g);
    begin_part(e, g);
    return JAC_OK;
}

void jac_part_again(jac_engine *e, jac_game *g)
{
    (void)e;
    g->turn.more = 1;
}
