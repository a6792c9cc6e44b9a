/* play.c - games by bots, and how results are printed. */
#include "play.h"

#include <inttypes.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "json_make.h"
#include "text.h"

jac_status cli_bots_make(cli_bots *bots, jac_engine *engine, uint64_t seed, jac_error *error)
{
    const jac_setup *setup = jac_setup_of(engine);
    memset(bots, 0, sizeof *bots);
    bots->engine = engine;
    for (int p = 0; p < jac_game_players(engine); p++) {
        const char *name = setup && setup->bot[p] ? setup->bot[p] : "random";
        bots->seat[p] = jac_bot_new(engine, name, seed, p, error);
        if (!bots->seat[p]) {
            cli_bots_free(bots);
            return error->status;
        }
    }
    return JAC_OK;
}

void cli_bots_free(cli_bots *bots)
{
    for (int p = 0; p < JAC_PLAYERS_MAX; p++)
        jac_bot_free(bots->engine, bots->seat[p]);
    memset(bots, 0, sizeof *bots);
}

jac_status cli_bots_choose(cli_bots *bots, const jac_game *game, uint64_t number,
                           jac_choice *choice, jac_error *error)
{
    jac_bot *bot = bots->seat[jac_game_to_act(game)];
    bot->number = number;
    return bot->choose(bot, bots->engine, game, choice, error);
}

/* The most points of all. */
static int best_points(jac_engine *engine, const jac_game *game)
{
    int best = jac_game_points(engine, game, 0);
    for (int p = 1; p < jac_game_players(engine); p++)
        if (jac_game_points(engine, game, p) > best)
            best = jac_game_points(engine, game, p);
    return best;
}

/* "Red wins", "Red and Blue draw". */
static void print_winners(jac_engine *engine, const jac_game *game)
{
    int best = best_points(engine, game), winners = 0, last = 0;
    for (int p = 0; p < jac_game_players(engine); p++)
        if (jac_game_points(engine, game, p) == best) {
            winners++;
            last = p;
        }
    for (int p = 0, told = 0; p < jac_game_players(engine); p++)
        if (jac_game_points(engine, game, p) == best)
            printf("%s%s", told++ ? p == last ? " and " : ", " : "", jac_player_name(engine, p));
    printf(winners > 1 ? " draw" : " wins");
}

int cli_characters(const char *text)
{
    int n = 0;
    for (; *text; text++)
        n += ((unsigned char)*text & 0xC0) != 0x80;
    return n;
}

void cli_print_result(jac_engine *engine, const jac_game *game, uint64_t seed)
{
    const jac_setup *setup = jac_setup_of(engine);
    int width = 6;
    for (int p = 0; p < jac_game_players(engine); p++)
        if (cli_characters(jac_player_name(engine, p)) > width)
            width = cli_characters(jac_player_name(engine, p));
    printf("%-*s  points  bot\n", width, "player");
    for (int p = 0; p < jac_game_players(engine); p++) {
        const char *name = jac_player_name(engine, p);
        printf("%s%*s  %6d  %s\n", name, width - cli_characters(name), "",
               jac_game_points(engine, game, p), setup && setup->bot[p] ? setup->bot[p] : "random");
    }
    if (jac_game_waits(game) == JAC_WAITS_OVER) {
        print_winners(engine, game);
        printf(" after %d turns", jac_game_turn(game));
    } else {
        printf("not finished, turn %d", jac_game_turn(game));
    }
    printf("; seed %" PRIu64 ", hash 0x%016" PRIx64 "\n", seed, jac_game_hash(engine, game));
}

json_t *cli_result_json(jac_engine *engine, const jac_game *game, uint64_t seed)
{
    const jac_setup *setup = jac_setup_of(engine);
    bool over = jac_game_waits(game) == JAC_WAITS_OVER;
    char text[32];
    json_t *result = json_object(), *players = json_array();
    jac_json_set(&result, "seed", jac_json_number(seed));
    jac_json_set(&result, "over", json_boolean(over));
    jac_json_set(&result, "turns", json_integer(jac_game_turn(game)));
    int best = best_points(engine, game);
    for (int p = 0; p < jac_game_players(engine); p++) {
        json_t *player = json_object();
        int points = jac_game_points(engine, game, p);
        jac_json_set(&player, "name", jac_json_string(jac_player_name(engine, p)));
        jac_json_set(&player, "bot",
                     jac_json_string(setup && setup->bot[p] ? setup->bot[p] : "random"));
        jac_json_set(&player, "points", json_integer(points));
        jac_json_set(&player, "won", json_boolean(over && points == best));
        jac_json_add(&players, player);
    }
    jac_json_set(&result, "players", players);
    snprintf(text, sizeof text, "0x%016" PRIx64, jac_game_hash(engine, game));
    jac_json_set(&result, "hash", jac_json_string(text));
    return result;
}

/* "Red scores 4: road 1 of 0,1" */
static void tell_points(FILE *out, jac_engine *engine, const jac_game *game, const int32_t *arg)
{
    char what[128];
    if (arg[1] == 0)
        return;
    fprintf(out, "    %s %s %d: ", jac_player_name(engine, arg[0]), arg[1] < 0 ? "loses" : "scores",
            arg[1] < 0 ? -arg[1] : arg[1]);
    if (arg[2] >= 0 && arg[2] != JAC_NONE) {
        jac_value_text(engine, game, JAC_T_FEATURE, arg[2], what, sizeof what);
        fprintf(out, "%s\n", what);
    } else {
        fprintf(out, "%s\n", jac_text(engine->rules, (uint16_t)arg[4]));
    }
}

/* "Red's meeple left road 1 of 0,1: module.cause"; those that come home scored need no word. */
static void tell_figure(FILE *out, jac_engine *engine, const jac_game *game, const jac_seen *seen)
{
    char who[128], where[128];
    const char *cause = jac_text(engine->rules, (uint16_t)seen->arg[4]);
    if (strcmp(cause, "scored") == 0)
        return;
    /* Where it stood comes with the event; of the figure only its owner and kind are wanted. */
    const jac_figure_def *figure = &engine->rules->figure.at[seen->arg[0]];
    snprintf(who, sizeof who, "%s%s%s",
             figure->owner < JAC_PLAYERS_MAX ? jac_player_name(engine, figure->owner) : "the ",
             figure->owner < JAC_PLAYERS_MAX ? "'s " : "",
             jac_text(engine->rules, engine->rules->figure_kind.at[figure->kind].name));
    jac_value_text(engine, game, JAC_T_PLACE, seen->arg[1], where, sizeof where);
    fprintf(out, "    %s left %s", who, where);
    if (seen->hook == JAC_E_figure_moved) {
        jac_value_text(engine, game, JAC_T_PLACE, seen->arg[2], where, sizeof where);
        fprintf(out, " for %s", where);
    }
    fprintf(out, ": %s\n", cause);
}

void cli_tell(FILE *out, jac_engine *engine, const jac_game *game, const jac_seen *seen)
{
    const jac_ruleset *rules = engine->rules;
    char text[256];
    switch (seen->hook) {
    case JAC_E_points_scored:
        tell_points(out, engine, game, seen->arg);
        return;
    case JAC_E_figure_moved:
    case JAC_E_figure_left:
        tell_figure(out, engine, game, seen);
        return;
    case JAC_E_tile_discarded:
        fprintf(out, "    %s fits nowhere and is discarded\n",
                jac_text(rules, rules->type.at[seen->arg[0]].name));
        return;
    default:
        if (seen->hook < JAC_HOOK_CORE_COUNT || seen->hook >= rules->hook.count)
            return; /* the choice says it, or nothing happened yet */
        jac_seen_text(engine, game, seen, text, sizeof text);
        fprintf(out, "    %s\n", text);
    }
}

void cli_put_name(const char *name, int width)
{
    int wide = cli_characters(name);
    printf("%s%*s", name, wide < width ? width - wide : 0, "");
}

int cli_wider(int width, const char *name)
{
    int own = cli_characters(name);
    return own > width ? own : width;
}

int cli_columns(FILE *stream)
{
    struct winsize size;
    if (!isatty(fileno(stream)) || ioctl(fileno(stream), TIOCGWINSZ, &size) != 0)
        return 0;
    return size.ws_col;
}
