/* choices.c - the list of choices against brute force, and refusals. */
#include "property.h"

#include <stdlib.h>
#include <string.h>

static int by_value(const void *a, const void *b)
{
    const jac_choice *p = a, *q = b;
    if (p->offer != q->offer)
        return p->offer < q->offer ? -1 : 1;
    for (int i = 0; i < 3; i++)
        if (p->arg[i] != q->arg[i])
            return p->arg[i] < q->arg[i] ? -1 : 1;
    return 0;
}

void compare_choices(play *p, const char *what, jac_choice *expect, int expected, jac_choice *have,
                     int count)
{
    qsort(expect, (size_t)expected, sizeof *expect, by_value);
    qsort(have, (size_t)count, sizeof *have, by_value);
    for (int i = 0; i < expected || i < count; i++) {
        const int order = i >= count ? -1 : i >= expected ? 1 : by_value(&expect[i], &have[i]);
        if (order == 0)
            continue;
        const jac_choice *c = order < 0 ? &expect[i] : &have[i];
        fail(p, "%s: choice (%d: %d, %d, %d) is %s", what, c->offer, c->arg[0], c->arg[1],
             c->arg[2], order < 0 ? "legal but not listed" : "listed but not legal");
        return;
    }
}

/* Does an earlier segment of the tile belong to the same feature? They are one choice (BASE-P2). */
static bool met_before(const play *p, int segment)
{
    const recount_segment *s = &p->board.segment[segment];
    for (int i = p->board.tile[s->tile].first; i < segment; i++)
        if (p->board.segment[i].feature == s->feature)
            return true;
    return false;
}

/* Does a meeple of the player stand in the feature? */
static bool own_meeple_in(const play *p, const jac_game *game, int player, int feature)
{
    for (uint32_t f = 0; f < p->rules->figure.count; f++) {
        const jac_figure_def *def = &p->rules->figure.at[f];
        const int32_t place = jac_figures(p->rules, game)[f].place;
        if (def->owner == player && p->rules->figure_kind.at[def->kind].meeple &&
            jac_place_at(place) == JAC_AT_SEGMENT &&
            p->board.segment[jac_place_index(place)].feature == feature)
            return true;
    }
    return false;
}

int expected_puts(play *p, const jac_game *game, jac_choice *expect, int max)
{
    const jac_ruleset *rules = p->rules;
    const int player = game->turn.player;
    int count = 0;
    if (game->turn.tile == JAC_NONE)
        return 0;
    const recount_tile *tile = &p->board.tile[game->turn.tile];
    for (uint32_t kind = 0; kind < rules->figure_kind.count; kind++) {
        const jac_figure_kind *k = &rules->figure_kind.at[kind];
        int left = 0;
        if (k->neutral)
            continue;
        for (uint32_t f = 0; f < rules->figure.count; f++)
            left += rules->figure.at[f].owner == player && rules->figure.at[f].kind == kind &&
                    jac_place_at(jac_figures(rules, game)[f].place) == JAC_AT_SUPPLY;
        for (int s = tile->first; left > 0 && s < tile->first + p->table[tile->type].count; s++) {
            const recount_feature *feature = &p->board.feature[p->board.segment[s].feature];
            if (!rules->kind.at[feature->kind].occupiable)
                continue;
            if (!(k->stands_on >> feature->class_ & 1))
                continue;
            if (feature->class_ == JAC_KIND_FIELD && k->occupies && !rules->base.farmers)
                continue;
            if (k->occupies && feature->meeples > 0)
                continue;
            if (k->needs == JAC_NEEDS_OWN_MEEPLE &&
                !own_meeple_in(p, game, player, p->board.segment[s].feature))
                continue;
            if (met_before(p, s))
                continue;
            if (expect && count < max)
                expect[count] = (jac_choice){ .offer = JAC_OFFER_PUT, .arg = { (int)kind, s, 0 } };
            count++;
        }
    }
    return count;
}

/* Every cell of the board's box, every rotation, equal ones once. */
static int expected_places(play *p, jac_choice *expect, int max)
{
    int count = 0;
    for (uint32_t t = 0; t < p->rules->type.count; t++) {
        if (t != p->game->turn.type && p->rules->type.at[t].derived_from != p->game->turn.type)
            continue;
        for (int y = p->board.top; y < p->board.top + p->board.height; y++)
            for (int x = p->board.left; x < p->board.left + p->board.width; x++)
                for (int r = 0; r < 4; r++)
                    if (p->table[t].same[r] == r && recount_fits(&p->board, t, x, y, r) &&
                        count < max)
                        expect[count++] = (jac_choice){ .offer = JAC_OFFER_PLACE,
                                                        .arg = { (int)t, jac_cell_pack(x, y), r } };
    }
    return count;
}

/* The prompt that waits, or -1. */
static int waiting_prompt(const play *p)
{
    const jac_step *step = jac_waiting_step(p->rules, p->game);
    return step->op == JAC_OP_PROMPT || step->op == JAC_OP_ROUND ? step->which : -1;
}

/* The action prompt may be passed over only when there was nothing to put. */
static void check_skipped(play *p)
{
    if (p->puts_expected <= 0 || asked_of_modules(p->rules, JAC_S_placed) ||
        asked_of_modules(p->rules, JAC_E_tile_placed) || asked_of_modules(p->rules, JAC_S_action) ||
        asked_of_modules(p->rules, JAC_Q_may_stand))
        return;
    for (int i = 0; i < p->game->agenda_count; i++) {
        const jac_step *step = jac_agenda(p->rules, p->game) + i;
        if (step->op == JAC_OP_PROMPT && step->which == JAC_PROMPT_ACTION)
            return;
        if (step->op == JAC_OP_STATION && step->which == JAC_S_action)
            return;
    }
    fail(p, "the action was not asked, though %d figures could be put", p->puts_expected);
}

static void check_outcomes(play *p, const jac_choice *list, size_t count)
{
    const jac_step *step = jac_waiting_step(p->rules, p->game);
    if (step->op != JAC_OP_DRAW)
        return;
    for (uint32_t t = 0; t < p->rules->type.count; t++) {
        int listed = 0;
        for (size_t i = 0; i < count; i++)
            listed += list[i].offer == JAC_CHOICE_CHANCE && list[i].arg[0] == (int32_t)t;
        if (listed != (jac_bag(p->rules, p->game)[t] > 0))
            fail(p, "%d tiles of type %u in the bag, listed %d times",
                 jac_bag(p->rules, p->game)[t], t, listed);
    }
}

/* Choices of one offer out of a list, into `out`; equal rotations by their first. */
static int only(const play *p, const jac_choice *list, size_t count, int offer, jac_choice *out)
{
    int n = 0;
    for (size_t i = 0; i < count; i++) {
        if (list[i].offer != offer)
            continue;
        out[n] = list[i];
        if (offer == JAC_OFFER_PLACE)
            out[n].arg[2] = p->table[list[i].arg[0]].same[list[i].arg[2] & 3];
        n++;
    }
    return n;
}

void check_choices(play *p, const jac_choice *list, size_t count)
{
    const int max = 16 * p->game->frontier_count * (int)p->rules->type.count + 64;
    if (p->game->waits == JAC_WAITS_CHANCE) {
        check_outcomes(p, list, count);
        return;
    }
    for (size_t i = 0; i < count; i++)
        if (!jac_choice_legal(p->engine, p->game, list[i]))
            fail(p, "choice (%d: %d, %d, %d) is listed and refused", list[i].offer, list[i].arg[0],
                 list[i].arg[1], list[i].arg[2]);
    const int prompt = waiting_prompt(p);
    if (prompt != JAC_PROMPT_ACTION && prompt >= 0)
        check_skipped(p);
    p->puts_expected = -1;
    if (p->board.odd)
        return;
    jac_choice *expect = calloc((size_t)max, sizeof *expect);
    jac_choice *have = calloc(count + 1, sizeof *have);
    if (!expect || !have)
        abort();
    if (!asked_of_modules(p->rules, JAC_Q_may_place))
        compare_choices(p, "place", expect,
                        prompt == JAC_PROMPT_PLACE ? expected_places(p, expect, max) : 0, have,
                        only(p, list, count, JAC_OFFER_PLACE, have));
    if (!asked_of_modules(p->rules, JAC_Q_may_stand))
        compare_choices(p, "put", expect,
                        prompt == JAC_PROMPT_ACTION ? expected_puts(p, p->game, expect, max) : 0,
                        have, only(p, list, count, JAC_OFFER_PUT, have));
    int passes = only(p, list, count, JAC_OFFER_PASS, have);
    const bool must = prompt == JAC_PROMPT_PLACE || prompt == JAC_PROMPT_CONFIRM ||
                      (prompt >= 0 && p->rules->prompt.at[prompt].must);
    if (prompt >= 0 && passes != (must ? 0 : 1))
        fail(p, "prompt %s lists %d passes", jac_text(p->rules, p->rules->prompt.at[prompt].name),
             passes);
    if ((size_t)passes == count)
        fail(p, "a prompt without a real choice is asked");
    free(expect);
    free(have);
}

/* A value of the type, about as often out of range as in it. */
static int32_t random_value(play *p, int type)
{
    const jac_game *game = p->game;
    switch (type) {
    case JAC_T_CELL:
        return jac_cell_pack(p->board.left + (int)pick(p, (uint32_t)p->board.width),
                             p->board.top + (int)pick(p, (uint32_t)p->board.height));
    case JAC_T_ROTATION:
        return (int32_t)pick(p, 6) - 1;
    case JAC_T_TYPE:
        return (int32_t)pick(p, p->rules->type.count + 2u) - 1;
    case JAC_T_KIND:
        return (int32_t)pick(p, p->rules->figure_kind.count + 2u) - 1;
    case JAC_T_FIGURE:
        return (int32_t)pick(p, p->rules->figure.count + 4u) - 2;
    case JAC_T_PLAYER:
        return (int32_t)pick(p, JAC_PLAYERS_MAX + 2) - 1;
    case JAC_T_SEGMENT:
    case JAC_T_FEATURE:
        return (int32_t)pick(p, game->segment_count + 6u) - 2;
    case JAC_T_TILE:
        return (int32_t)pick(p, game->tile_count + 4u) - 2;
    case JAC_T_NONE:
        return pick(p, 20) == 0 ? 1 : 0;
    default:
        return (int32_t)pick(p, 7) - 2;
    }
}

static jac_choice random_choice(play *p, const jac_choice *list, size_t count)
{
    jac_choice choice = { 0 };
    if (count > 0 && pick(p, 2) == 0)
        choice = list[pick(p, (uint32_t)count)];
    else
        choice.offer = (uint16_t)pick(p, p->rules->offer.count + 2u);
    if (choice.offer >= p->rules->offer.count) {
        if (choice.offer > p->rules->offer.count)
            choice.offer = JAC_CHOICE_CHANCE;
        choice.arg[0] = random_value(p, JAC_T_INTEGER);
        return choice;
    }
    const jac_offer *offer = &p->rules->offer.at[choice.offer];
    const uint32_t one = pick(p, 3);
    const bool all = pick(p, 2) == 0;
    for (uint32_t i = 0; i < 3; i++)
        if (all || i == one)
            choice.arg[i] = random_value(p, i < offer->argc ? offer->type[i] : JAC_T_NONE);
    return choice;
}

/* Is it in the list, or a rotation that looks like one that is? */
static bool listed(const play *p, const jac_choice *list, size_t count, jac_choice choice)
{
    for (size_t i = 0; i < count; i++) {
        jac_choice other = list[i];
        if (choice.offer == JAC_OFFER_PLACE && other.offer == JAC_OFFER_PLACE &&
            choice.arg[0] == other.arg[0] && choice.arg[2] >= 0 && choice.arg[2] < 4 &&
            p->table[choice.arg[0]].same[choice.arg[2]] ==
                p->table[other.arg[0]].same[other.arg[2]])
            other.arg[2] = choice.arg[2];
        if (by_value(&other, &choice) == 0)
            return true;
    }
    return false;
}

enum { REFUSALS = 20, TRIES = 60 };

/* C025: what is listed is accepted, what isn't is refused and changes nothing. */
void check_refusals(play *p, const jac_choice *list, size_t count)
{
    const size_t size = jac_game_size(p->engine);
    unsigned char *before = malloc(size);
    if (!before)
        abort();
    memcpy(before, p->game, size);
    p->muted = true;
    for (int tries = 0, refused = 0; tries < TRIES && refused < REFUSALS && !p->failed; tries++) {
        const jac_choice choice = random_choice(p, list, count);
        const bool known = listed(p, list, count, choice);
        jac_error error = { 0 };
        if (p->game->waits == JAC_WAITS_CHOICE &&
            jac_choice_legal(p->engine, p->game, choice) != known)
            fail(p, "choice (%d: %d, %d, %d) is %s by the judge and %s", choice.offer,
                 choice.arg[0], choice.arg[1], choice.arg[2], known ? "illegal" : "legal",
                 known ? "listed" : "not listed");
        if (known)
            continue;
        refused++;
        const jac_status status = jac_apply(p->engine, p->game, choice, &error);
        if (status != JAC_E_CHOICE)
            fail(p, "illegal choice (%d: %d, %d, %d) gives status %s", choice.offer, choice.arg[0],
                 choice.arg[1], choice.arg[2], jac_status_code(status));
        else if (error.what[0] == '\0')
            fail(p, "a choice is refused without a reason");
        if (memcmp(before, p->game, size) != 0)
            fail(p, "the refused choice (%d: %d, %d, %d) changed the game", choice.offer,
                 choice.arg[0], choice.arg[1], choice.arg[2]);
    }
    p->muted = false;
    free(before);
}
