/* greedy.c - looks one choice ahead and takes what is then worth most.
 *
 * Each choice is made on a copy of the game, in which what the seat can't know is guessed and which
 * stops where luck comes in: no bot may know what the bag would give. Worth is counted in
 * sixteenths of a point, integers only. */
#include "bots.h"

#include <stdlib.h>
#include <string.h>

enum { POINT = 16 };

/* How likely an open feature is to be closed in time, in sixteenths, by its open edges. */
static int32_t closing(int open)
{
    static const int32_t likely[] = { 16, 9, 6, 3, 2, 1 };
    enum { KNOWN = sizeof likely / sizeof *likely };
    return open < 0 ? 0 : open < KNOWN ? likely[open] : 0;
}

/* What the feature may be expected to bring its winners. */
static int32_t expected(jac_engine *engine, const jac_game *game, uint32_t segment)
{
    const jac_ruleset *rules = engine->rules;
    const jac_segment_kind *kind = &rules->kind.at[jac_segments(rules, game)[segment].kind];
    int32_t at_end = jac_feature_points(engine, game, segment, JAC_FINAL);
    if (!kind->scores)
        return at_end * (POINT * 3 / 4); /* a field: others may still come in */
    int32_t closed = jac_feature_points(engine, game, segment, JAC_COMPLETED);
    int32_t likely = closing(jac_feature_of(rules, game, segment)->open);
    return at_end * POINT + (closed - at_end) * likely;
}

/* A meeple at home will bring something while there are tiles to put it on; the last ones more. */
static int32_t at_home(const jac_ruleset *rules, const jac_game *game, int player)
{
    int meeples = 0;
    for (uint32_t k = 0; k < rules->figure_kind.count; k++)
        if (rules->figure_kind.at[k].meeple)
            meeples += jac_supply(rules, game, player, (int)k);
    int turns = jac_game_tiles_left(game) / rules->base.players;
    int useful = meeples < turns ? meeples : turns;
    int32_t worth = 0;
    for (int i = 0; i < useful; i++)
        worth += i == 0 ? 3 * POINT : i < 3 ? 3 * POINT / 2 : POINT / 2;
    return worth;
}

/* Adds the expected worth of every feature with a figure in it to its winners. */
static void add_features(jac_engine *engine, const jac_game *game, int64_t *worth)
{
    const jac_ruleset *rules = engine->rules;
    const jac_figure *figure = jac_figures(rules, game);
    uint16_t done[256];
    size_t done_count = 0;
    for (uint32_t f = 0; f < rules->figure.count; f++) {
        if (jac_place_at(figure[f].place) != JAC_AT_SEGMENT)
            continue;
        uint32_t segment = jac_place_index(figure[f].place);
        uint16_t label = jac_segments(rules, game)[segment].feature;
        bool known = false;
        if (jac_features(rules, game)[label].figures > 1) {
            for (size_t i = 0; i < done_count && !known; i++)
                known = done[i] == label;
            if (!known && done_count < sizeof done / sizeof *done)
                done[done_count++] = label;
        }
        if (known)
            continue;
        uint32_t winners = jac_feature_winners_from(engine, game, segment, JAC_FINAL, f);
        if (!winners)
            continue;
        int32_t brings = expected(engine, game, segment);
        for (int p = 0; p < rules->base.players; p++)
            if (winners >> p & 1u)
                worth[p] += brings;
    }
}

void jac_bot_worths(jac_engine *engine, const jac_game *game, int64_t worth[JAC_PLAYERS_MAX])
{
    const jac_ruleset *rules = engine->rules;
    bool over = jac_game_waits(game) == JAC_WAITS_OVER;
    for (int p = 0; p < rules->base.players; p++) {
        worth[p] = (int64_t)game->points[p] * POINT;
        if (!over)
            worth[p] += at_home(rules, game, p);
    }
    if (!over)
        add_features(engine, game, worth);
}

int64_t jac_bot_worth(jac_engine *engine, const jac_game *game, int player)
{
    int64_t worth[JAC_PLAYERS_MAX];
    int64_t best = 0;
    bool any = false;
    jac_bot_worths(engine, game, worth);
    for (int p = 0; p < engine->rules->base.players; p++)
        if (p != player && (!any || worth[p] > best)) {
            best = worth[p];
            any = true;
        }
    return worth[player] - best;
}

/* Makes the choice on a copy of the game as the bot guesses it; *worth is what it leads to. */
static jac_status look(jac_bot *bot, jac_engine *engine, jac_choice choice, int64_t *worth,
                       jac_error *error)
{
    int player = jac_game_to_act(bot->guess);
    jac_game_copy(engine, bot->ahead, bot->guess);
    jac_game_stop_at_chance(bot->ahead, true);
    jac_status status = jac_apply(engine, bot->ahead, choice, error);
    if (status == JAC_OK)
        *worth = jac_bot_worth(engine, bot->ahead, player);
    else if (status == JAC_E_CHOICE) { /* not in this guess of what is hidden */
        *worth = INT64_MIN;
        status = JAC_OK;
    }
    return status;
}

/* Keeps the engine's list, which looking ahead would overwrite. */
static jac_status keep(jac_bot *bot, const jac_choice *list, size_t count, jac_error *error)
{
    if (count > bot->room) {
        jac_choice *more = realloc(bot->list, count * sizeof *more);
        if (!more)
            return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
        bot->list = more;
        bot->room = count;
    }
    memcpy(bot->list, list, count * sizeof *list);
    return JAC_OK;
}

jac_status jac_bot_greedy(jac_bot *bot, jac_engine *engine, const jac_game *game, jac_choice *out,
                          jac_error *error)
{
    const jac_choice *list;
    size_t count = 0;
    jac_status status = jac_choices(engine, game, &list, &count, error);
    if (status != JAC_OK)
        return status;
    if (count == 0)
        return jac_fail(error, JAC_E_USE, NULL, 0, "there is nothing to choose");
    status = keep(bot, list, count, error);
    if (status != JAC_OK)
        return status;
    if ((!bot->ahead && !(bot->ahead = jac_game_clone(engine, game))) ||
        (!bot->guess && !(bot->guess = jac_game_clone(engine, game))))
        return jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out");
    jac_game_copy(engine, bot->guess, game);
    jac_determinise(engine, bot->guess, jac_game_to_act(game), jac_bot_luck(bot, UINT32_MAX));

    const jac_bot_watch watch = jac_bot_hide(engine);
    int64_t best = 0;
    uint32_t equal = 0;
    for (size_t i = 0; i < count && status == JAC_OK; i++) {
        int64_t worth = 0;
        status = look(bot, engine, bot->list[i], &worth, error);
        if (status != JAC_OK)
            break;
        if (equal == 0 || worth > best) {
            best = worth;
            equal = 0;
        }
        /* Of n equal ones each is kept with chance 1/n. */
        if (worth == best && jac_bot_draw(bot, (uint32_t)i, ++equal) == 0)
            *out = bot->list[i];
    }
    jac_bot_show(engine, watch);
    return status;
}
