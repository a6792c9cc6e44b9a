/* offer.c - prompts and choices: one function decides what is listed and what is legal. */
#include "parts.h"

/* ---- adding -------------------------------------------------------------------------------------
 */

static void add_choice(jac_engine *e, uint32_t offer, int32_t a, int32_t b, int32_t c)
{
    if (e->list_count == e->list_max) {
        e->running_module = e->rules->offer.at[offer].module; /* whose choice has no room */
        jac_engine_fail(e, JAC_E_MODULE, "more than %u choices at one prompt", e->list_max);
        return;
    }
    jac_choice *choice = &e->list[e->list_count++];
    choice->offer = (uint16_t)offer;
    choice->pad = 0;
    choice->arg[0] = a;
    choice->arg[1] = b;
    choice->arg[2] = c;
}

static bool enough(const jac_engine *e)
{
    return (e->list_stop && e->list_count >= e->list_stop) || e->failed != JAC_OK;
}

jac_status jac_list_add(jac_engine *e, const int32_t arg[3])
{
    if (!e->listing)
        return jac_fail(&e->error, JAC_E_USE, NULL, 0, "no list is being made");
    add_choice(e, (uint32_t)(e->listing - e->rules->offer.at), arg[0], arg[1], arg[2]);
    return e->failed;
}

/* ---- the base game's own offers
 * ------------------------------------------------------------------ */

/* May a figure of the kind be put from the supply on this segment (BASE-R20)? */
static bool may_put(jac_engine *e, const jac_game *g, int player, uint32_t kind, uint32_t segment)
{
    return jac_supply_bits(e->rules, g, player, (int)kind) != 0 &&
           jac_may_stand(e, g, kind, player, jac_place_pack(JAC_AT_SEGMENT, segment));
}

/* Is an earlier segment of the tile in the same feature? Both are one choice (BASE-P2). */
static bool named_before(const jac_segment *of_tile, const jac_segment *segment, uint32_t i)
{
    for (uint32_t k = 0; k < i; k++)
        if (of_tile[k].feature == segment->feature)
            return true;
    return false;
}

static bool named_by_another(const jac_ruleset *r, const jac_game *g, int32_t which)
{
    const jac_segment *segment = &jac_segments(r, g)[which];
    return named_before(jac_segments(r, g) + jac_tiles(r, g)[segment->tile].first, segment,
                        segment->slot);
}

static void list_put(jac_engine *e, const jac_game *g, int player)
{
    const jac_ruleset *r = e->rules;
    if (g->turn.tile == JAC_NONE)
        return;
    const jac_tile *tile = &jac_tiles(r, g)[g->turn.tile];
    const jac_segment *segments = jac_segments(r, g);
    uint32_t count = r->type.at[tile->type].segment_count;
    count += tile->extra != JAC_NONE;
    for (uint32_t kind = 0; kind < r->figure_kind.count; kind++) {
        if (r->figure_kind.at[kind].neutral || !jac_supply_bits(r, g, player, (int)kind))
            continue;
        for (uint32_t i = 0; i < count && !enough(e); i++) {
            uint32_t segment = jac_tile_segment(r, g, g->turn.tile, i);
            if (!named_before(segments + tile->first, &segments[segment], i) &&
                may_put(e, g, player, kind, segment))
                add_choice(e, JAC_OFFER_PUT, (int32_t)kind, (int32_t)segment, 0);
        }
    }
}

static bool put_legal(jac_engine *e, const jac_game *g, int player, const jac_choice *choice)
{
    const jac_ruleset *r = e->rules;
    if (choice->arg[0] < 0 || (uint32_t)choice->arg[0] >= r->figure_kind.count ||
        choice->arg[1] < 0 || choice->arg[1] >= g->segment_count || choice->arg[2] != 0 ||
        g->turn.tile == JAC_NONE)
        return false;
    const jac_segment *segment = &jac_segments(r, g)[choice->arg[1]];
    return segment->tile == g->turn.tile && !r->figure_kind.at[choice->arg[0]].neutral &&
           !named_by_another(r, g, choice->arg[1]) &&
           may_put(e, g, player, (uint32_t)choice->arg[0], (uint32_t)choice->arg[1]);
}

/* ---- offers of modules
 * ----------------------------------------------------------------------------- */

/* Calls an offer's function with the prompt's arguments; types are the prompt's, then the choice's.
 */
static bool call_offer(jac_engine *e, jac_game *g, const jac_offer *offer, jac_call_kind kind,
                       int32_t ref, const jac_step *step, const jac_choice *choice, int32_t *answer)
{
    const jac_prompt *prompt = &e->rules->prompt.at[step->which];
    uint8_t type[JAC_ARGS_MAX];
    jac_call call = { .kind = (uint8_t)kind,
                      .module = offer->module,
                      .player = (int16_t)step->arg[0],
                      .id = (uint16_t)(offer - e->rules->offer.at),
                      .ref = ref,
                      .type = type };
    /* What joins every prompt knows nothing of theirs. */
    int given = offer->offered == JAC_OFFERED_ANY_OWN ? 0 : prompt->argc;
    for (int i = 0; i < given; i++) {
        type[call.argc] = prompt->type[i];
        call.arg[call.argc++] = step->arg[1 + i];
    }
    for (int i = 0; choice && i < offer->argc; i++) {
        type[call.argc] = offer->type[i];
        call.arg[call.argc++] = choice->arg[i];
    }
    return jac_call_host(e, g, &call, answer);
}

/* Is the offer open at all: its place, its `when`, may_follow, and `can`. */
static bool offer_open(jac_engine *e, const jac_game *g, const jac_offer *offer,
                       const jac_step *step)
{
    const jac_prompt *prompt = &e->rules->prompt.at[step->which];
    int player = step->arg[0];
    if (offer->offered == JAC_OFFERED_ANY_OWN) {
        if (player != g->turn.player || step->which == JAC_PROMPT_CONFIRM)
            return false;
    } else if (offer->prompt != step->which) {
        return false;
    }
    if (offer->filter_count && !jac_when(e, g, offer->filter, offer->filter_count, prompt->argc,
                                         prompt->type, step->arg + 1))
        return false;
    if (step->which == JAC_PROMPT_SECOND && jac_asked(e, JAC_Q_may_follow)) {
        const int32_t arg[] = { (int32_t)(offer - e->rules->offer.at) + 1, g->turn.action, player };
        if (!jac_query(e, g, JAC_Q_may_follow, 1, 3, arg))
            return false;
    }
    int32_t can = 1;
    /* `can` and `list` get the game for reading only: the host refuses writes there. */
    if (offer->can_ref)
        call_offer(e, (jac_game *)(uintptr_t)g, offer, JAC_CALL_CAN, offer->can_ref, step, NULL,
                   &can);
    return can != 0 && e->failed == JAC_OK;
}

/* A figure or kind before a place: only where it may stand, and one choice for each feature of a
 * tile. */
static bool product_allowed(jac_engine *e, const jac_game *g, const jac_offer *offer, int player,
                            const int32_t arg[3])
{
    for (int i = 0; i + 1 < offer->argc; i++) {
        bool figure = offer->type[i] == JAC_T_FIGURE, kind = offer->type[i] == JAC_T_KIND;
        bool segment = offer->type[i + 1] == JAC_T_SEGMENT || offer->type[i + 1] == JAC_T_FEATURE;
        if (!(figure || kind) || !(segment || offer->type[i + 1] == JAC_T_PLACE))
            continue;
        uint32_t which = (uint32_t)arg[i];
        if (figure) {
            player = e->rules->figure.at[which].owner;
            which = e->rules->figure.at[which].kind;
        }
        if (offer->type[i + 1] == JAC_T_SEGMENT && named_by_another(e->rules, g, arg[i + 1]))
            return false;
        int32_t place = segment ? jac_place_pack(JAC_AT_SEGMENT, (uint32_t)arg[i + 1]) : arg[i + 1];
        if (!jac_may_stand(e, g, which, player, place))
            return false;
    }
    return true;
}

/* The product of up to three picks, the first turning slowest. */
static void list_picks(jac_engine *e, const jac_game *g, const jac_offer *offer,
                       const jac_step *step, int depth, int32_t arg[3])
{
    if (depth == 3 || depth == offer->argc) {
        if (product_allowed(e, g, offer, step->arg[0], arg))
            add_choice(e, (uint32_t)(offer - e->rules->offer.at), arg[0], arg[1], arg[2]);
        return;
    }
    jac_cursor cursor = { 0 };
    while (!enough(e) && jac_pick_next(e, g, offer->pick[depth], step->arg[0], 2, step->arg + 1,
                                       &cursor, &arg[depth]))
        list_picks(e, g, offer, step, depth + 1, arg);
}

static void list_offer(jac_engine *e, const jac_game *g, const jac_offer *offer,
                       const jac_step *step)
{
    if (!offer_open(e, g, offer, step))
        return;
    if (offer->list_ref) {
        e->listing = offer;
        call_offer(e, (jac_game *)(uintptr_t)g, offer, JAC_CALL_LIST, offer->list_ref, step, NULL,
                   NULL);
        e->listing = NULL;
    } else {
        int32_t arg[3] = { 0, 0, 0 };
        list_picks(e, g, offer, step, 0, arg);
    }
}

static bool offer_legal(jac_engine *e, const jac_game *g, const jac_offer *offer,
                        const jac_step *step, const jac_choice *choice)
{
    if (offer->list_ref) {
        uint32_t first = e->list_count = 0;
        list_offer(e, g, offer, step);
        for (uint32_t i = first; i < e->list_count; i++)
            if (memcmp(&e->list[i], choice, sizeof *choice) == 0)
                return true;
        return false;
    }
    for (int i = 0; i < 3; i++) {
        if (i >= offer->argc && choice->arg[i] != 0)
            return false;
        if (i < offer->argc &&
            !jac_pick_has(e, g, offer->pick[i], step->arg[0], choice->arg[i], 2, step->arg + 1))
            return false;
    }
    return offer_open(e, g, offer, step) && product_allowed(e, g, offer, step->arg[0], choice->arg);
}

/* ---- prompts
 * ---------------------------------------------------------------------------------------- */

void jac_list_prompt(jac_engine *e, const jac_game *g, const jac_step *step, uint32_t stop)
{
    const jac_ruleset *r = e->rules;
    e->list_count = 0;
    e->list_stop = stop;
    if (step->which == JAC_PROMPT_PLACE && g->turn.type != JAC_NONE)
        jac_placements(e, g, g->turn.type, true);
    else if (step->which == JAC_PROMPT_ACTION)
        list_put(e, g, step->arg[0]);
    else if (step->which == JAC_PROMPT_CONFIRM)
        add_choice(e, JAC_OFFER_CONFIRM, 0, 0, 0);
    const jac_prompt *prompt = &r->prompt.at[step->which];
    for (uint32_t i = 0; i < prompt->offer_count && !enough(e); i++) {
        const jac_offer *offer = &r->offer.at[r->offered.at[prompt->offer_first + i]];
        if (!(stop && offer->offered == JAC_OFFERED_ANY_OWN)) /* joins, brings none about */
            list_offer(e, g, offer, step);
    }
    if (!stop && !prompt->must)
        add_choice(e, JAC_OFFER_PASS, 0, 0, 0);
    e->list_stop = 0;
}

bool jac_prompt_asked(jac_engine *e, jac_game *g, const jac_step *step)
{
    g->to_act = (uint8_t)step->arg[0];
    /* Station fit has found a placement already; extra offers may stand beside it. */
    if (step->which == JAC_PROMPT_PLACE && g->turn.type != JAC_NONE &&
        g->turn.source == JAC_SOURCE_BAG)
        return true;
    jac_list_prompt(e, g, step, 1);
    return e->list_count > 0;
}

bool jac_choice_legal(jac_engine *e, const jac_game *g, jac_choice choice)
{
    if (g->waits != JAC_WAITS_CHOICE || choice.pad != 0 || choice.offer >= e->rules->offer.count)
        return false;
    const jac_step *step = jac_waiting_step(e->rules, g);
    const jac_prompt *prompt = &e->rules->prompt.at[step->which];
    switch (choice.offer) {
    case JAC_OFFER_PASS:
        return !prompt->must && !choice.arg[0] && !choice.arg[1] && !choice.arg[2];
    case JAC_OFFER_PLACE:
        return step->which == JAC_PROMPT_PLACE && jac_placement_legal(e, g, choice.arg);
    case JAC_OFFER_PUT:
        return step->which == JAC_PROMPT_ACTION && put_legal(e, g, step->arg[0], &choice);
    case JAC_OFFER_CONFIRM:
        return step->which == JAC_PROMPT_CONFIRM && !choice.arg[0] && !choice.arg[1] &&
               !choice.arg[2];
    default:
        return !e->rules->offer.at[choice.offer].dead &&
               offer_legal(e, g, &e->rules->offer.at[choice.offer], step, &choice);
    }
}

int jac_choice_equals(const jac_ruleset *r, const jac_choice *choice)
{
    return choice->offer == JAC_OFFER_PLACE ? r->type.at[choice->arg[0]].equals[choice->arg[2]] : 1;
}

/* ---- carrying out
 * ------------------------------------------------------------------------------------- */

static void take_place(jac_engine *e, jac_game *g, int player, const jac_choice *choice)
{
    uint16_t tile =
        jac_tile_lay(e, g, (uint32_t)choice->arg[0], choice->arg[1], choice->arg[2], player);
    g->turn.tile = tile;
    g->turn.type = (uint16_t)choice->arg[0];
}

/* The lowest free piece of the kind. */
static void take_put(jac_engine *e, jac_game *g, int player, const jac_choice *choice)
{
    const jac_ruleset *r = e->rules;
    uint32_t bits = jac_supply_bits(r, g, player, choice->arg[0]);
    uint32_t figure = (uint32_t)player * r->figures_each + r->figure_kind.at[choice->arg[0]].first +
                      (uint32_t)__builtin_ctz(bits);
    jac_figure_to(e, g, figure, jac_place_pack(JAC_AT_SEGMENT, (uint32_t)choice->arg[1]), player,
                  e->word_action);
}

void jac_take(jac_engine *e, jac_game *g, const jac_choice *choice)
{
    const jac_step step = *jac_waiting_step(e->rules, g);
    const jac_offer *offer = &e->rules->offer.at[choice->offer];
    int player = step.arg[0];
    e->running_module = offer->module;
    g->agenda_count--;
    switch (choice->offer) {
    case JAC_OFFER_PASS:
    case JAC_OFFER_CONFIRM:
        return;
    case JAC_OFFER_PLACE:
        take_place(e, g, player, choice);
        return;
    case JAC_OFFER_PUT:
        take_put(e, g, player, choice);
        break;
    default:
        jac_effects(e, g, offer, &step, choice);
        if (offer->take_ref)
            call_offer(e, g, offer, JAC_CALL_TAKE, offer->take_ref, &step, choice, NULL);
    }
    if (offer->costs == JAC_COSTS_ACTION)
        g->turn.action = (uint16_t)(choice->offer + 1);
    else if (offer->costs == JAC_COSTS_EXTRA)
        jac_then(e, JAC_OP_PROMPT, step.which, step.arg[0], step.arg[1], step.arg[2], 0);
}
