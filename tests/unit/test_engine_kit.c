/* test_engine_kit.c - see the header. */
#include "test_engine_kit.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *row_of(const kit *k) { return k->row ? k->row : ""; }

static jac_status call_module(void *ud, jac_engine *engine, jac_game *game, const jac_call *call,
                              int32_t *answer, jac_error *error)
{
    kit *k = ud;
    (void)engine;
    ck_assert_int_gt(call->ref, 0);
    ck_assert_int_le(call->ref, k->fn_count);
    const jac_status status = k->fn[call->ref - 1](k, game, call, answer);
    if (status != JAC_OK)
        jac_fail(error, status, "test", 1, "the module failed");
    return status;
}

void kit_open(kit *k, const jac_base *base)
{
    static const jac_base usual = { .players = 2, .edition = JAC_C3, .farmers = 1, .sets = 1 };
    memset(k, 0, sizeof *k);
    k->rules = jac_ruleset_new(base ? base : &usual, NULL, NULL);
    ck_assert_ptr_nonnull(k->rules);
}

void kit_close(kit *k)
{
    if (k->game)
        jac_game_free(k->engine, k->game);
    jac_engine_free(k->engine);
    jac_ruleset_free(k->rules);
    memset(k, 0, sizeof *k);
}

void kit_start(kit *k, uint64_t seed)
{
    jac_game_stop_at_chance(k->game, true);
    ck_assert_int_eq(jac_game_start(k->engine, k->game, seed, &k->error), JAC_OK);
}

void kit_go(kit *k)
{
    const jac_status status = jac_ruleset_compile(k->rules, &k->error);
    ck_assert_msg(status == JAC_OK, "%s: %s", row_of(k), k->error.what);
    k->engine = jac_engine_new(k->rules, &k->error);
    ck_assert_ptr_nonnull(k->engine);
    if (k->fn_count > 0) {
        k->engine->host.ud = k;
        k->engine->host.call = call_module;
    }
    k->game = jac_game_new(k->engine, 1, &k->error);
    ck_assert_msg(k->game != NULL, "%s: %s", row_of(k), k->error.what);
    kit_log_clear(k);
    kit_start(k, 1);
}

/* ---- turns ---------------------------------------------------------------------------------- */

const char *kit_waits(const kit *k)
{
    if (jac_game_waits(k->game) == JAC_WAITS_OVER)
        return "over";
    if (jac_game_waits(k->game) == JAC_WAITS_CHANCE)
        return "chance";
    const jac_step *step = jac_waiting_step(k->rules, k->game);
    return jac_text(k->rules, k->rules->prompt.at[step->which].name);
}

static void expect_wait(const kit *k, const char *what)
{
    ck_assert_msg(strcmp(kit_waits(k), what) == 0, "%s: the game waits for %s, not for %s",
                  row_of(k), kit_waits(k), what);
}

void kit_choose(kit *k, jac_choice choice)
{
    const jac_status status = jac_apply(k->engine, k->game, choice, &k->error);
    ck_assert_msg(status == JAC_OK, "%s: at %s, choice (%d: %d, %d, %d): %s", row_of(k),
                  kit_waits(k), choice.offer, choice.arg[0], choice.arg[1], choice.arg[2],
                  k->error.what);
}

void kit_refuse(kit *k, jac_choice choice)
{
    const size_t size = jac_game_size(k->engine);
    void *before = malloc(size);
    ck_assert_ptr_nonnull(before);
    memcpy(before, k->game, size);
    const jac_status status = jac_apply(k->engine, k->game, choice, &k->error);
    ck_assert_msg(status == JAC_E_CHOICE, "%s: choice (%d: %d, %d, %d) gives %s", row_of(k),
                  choice.offer, choice.arg[0], choice.arg[1], choice.arg[2],
                  jac_status_code(status));
    ck_assert_msg(k->error.what[0] != '\0', "%s: refused without a reason", row_of(k));
    ck_assert_msg(memcmp(before, k->game, size) == 0, "%s: a refusal changed the game", row_of(k));
    free(before);
}

void kit_draw(kit *k, const char *type)
{
    const int id = jac_find_type(k->rules, type);
    ck_assert_msg(id >= 0, "%s: no tile %s", row_of(k), type);
    expect_wait(k, "chance");
    kit_choose(k, (jac_choice){ .offer = JAC_CHOICE_CHANCE, .arg = { id, 0, 0 } });
}

void kit_place(kit *k, int x, int y, int degrees)
{
    expect_wait(k, "place");
    kit_choose(k, (jac_choice){ .offer = JAC_OFFER_PLACE,
                                .arg = { k->game->turn.type, jac_cell_pack(x, y), degrees / 90 } });
}

jac_choice kit_put_choice(const kit *k, const char *segment)
{
    const uint16_t id = jac_segment_named(k->rules, k->game, k->game->turn.tile, segment);
    ck_assert_msg(id != JAC_NONE, "%s: no segment %s", row_of(k), segment);
    return (jac_choice){ .offer = JAC_OFFER_PUT,
                         .arg = { jac_find_figure_kind(k->rules, "meeple"), id, 0 } };
}

void kit_put(kit *k, const char *segment)
{
    expect_wait(k, "action");
    kit_choose(k, kit_put_choice(k, segment));
}

void kit_pass(kit *k) { kit_choose(k, (jac_choice){ .offer = JAC_OFFER_PASS }); }

void kit_last(kit *k, const char *type)
{
    const uint32_t keep = (uint32_t)jac_find_type(k->rules, type);
    for (uint32_t t = 0; t < k->rules->type.count; t++)
        while (jac_bag(k->rules, k->game)[t] > (t == keep ? 1 : 0))
            ck_assert(jac_bag_take(k->engine, k->game, t));
}

void kit_play(kit *k, const char *turns)
{
    while (*turns) {
        char type[40], segment[40];
        int x, y, degrees, length = 0;
        const bool last = *turns == '!';
        const int read = sscanf(turns + last, " %39s %d,%d,%d %39[^;]%n", type, &x, &y, &degrees,
                                segment, &length);
        ck_assert_msg(read == 5, "%s: can't read the turn \"%s\"", row_of(k), turns);
        turns += length + last;
        while (*turns == ';' || *turns == ' ')
            turns++;
        if (last)
            kit_last(k, type);
        kit_draw(k, type);
        kit_place(k, x, y, degrees);
        if (strcmp(segment, "-") != 0)
            kit_put(k, segment);
        else if (strcmp(kit_waits(k), "action") == 0)
            kit_pass(k);
    }
}

static const jac_choice *list(kit *k, size_t *count)
{
    const jac_choice *choice = NULL;
    const jac_status status = jac_choices(k->engine, k->game, &choice, count, &k->error);
    ck_assert_msg(status == JAC_OK, "%s: %s", row_of(k), k->error.what);
    return choice;
}

int kit_count(kit *k, int offer)
{
    size_t count = 0;
    const jac_choice *choice = list(k, &count);
    int n = 0;
    for (size_t i = 0; i < count; i++)
        n += offer == JAC_NONE || choice[i].offer == offer;
    return n;
}

jac_choice kit_nth(kit *k, int offer, int n)
{
    size_t count = 0;
    const jac_choice *choice = list(k, &count);
    for (size_t i = 0; i < count; i++)
        if (choice[i].offer == offer && n-- == 0)
            return choice[i];
    ck_abort_msg("%s: there is no such choice of offer %d", row_of(k), offer);
}

bool kit_listed(kit *k, jac_choice wanted)
{
    size_t count = 0;
    const jac_choice *choice = list(k, &count);
    for (size_t i = 0; i < count; i++)
        if (memcmp(&choice[i], &wanted, sizeof wanted) == 0)
            return true;
    return false;
}

/* ---- the board ------------------------------------------------------------------------------ */

uint16_t kit_lay(kit *k, const char *type, int x, int y, int degrees)
{
    const int id = jac_find_type(k->rules, type);
    ck_assert_msg(id >= 0, "%s: no tile %s", row_of(k), type);
    const uint16_t tile =
        jac_tile_lay(k->engine, k->game, (uint32_t)id, jac_cell_pack(x, y), degrees / 90, -1);
    ck_assert_msg(tile != JAC_NONE, "%s: %s does not lie at %d,%d: %s", row_of(k), type, x, y,
                  k->engine->error.what);
    return tile;
}

uint32_t kit_segment(const kit *k, int x, int y, const char *name)
{
    const uint16_t tile = jac_tile_at(k->rules, k->game, jac_cell_pack(x, y));
    ck_assert_msg(tile != JAC_NONE, "%s: no tile at %d,%d", row_of(k), x, y);
    const uint16_t segment = jac_segment_named(k->rules, k->game, tile, name);
    ck_assert_msg(segment != JAC_NONE, "%s: no %s at %d,%d", row_of(k), name, x, y);
    return segment;
}

const jac_feature *kit_feature(const kit *k, int x, int y, const char *name)
{
    return jac_feature_of(k->rules, k->game, kit_segment(k, x, y, name));
}

uint32_t kit_figure(const kit *k, int player, int kind, int i)
{
    for (uint32_t f = 0; f < k->rules->figure.count; f++) {
        const jac_figure_def *def = &k->rules->figure.at[f];
        if (def->kind == kind && def->index == i && (def->owner == player || def->owner == 0xFF))
            return f;
    }
    ck_abort_msg("%s: there is no such figure", row_of(k));
}

uint32_t kit_stand(kit *k, int player, int i, int x, int y, const char *name)
{
    const uint32_t figure = kit_figure(k, player, jac_find_figure_kind(k->rules, "meeple"), i);
    const int32_t place = jac_place_pack(JAC_AT_SEGMENT, kit_segment(k, x, y, name));
    ck_assert_int_eq(jac_figure_to(k->engine, k->game, figure, place, player,
                                   jac_symbol_find(k->rules, "setup")),
                     JAC_OK);
    return figure;
}

int kit_supply(const kit *k, int player)
{
    return jac_supply(k->rules, k->game, player, jac_find_figure_kind(k->rules, "meeple"));
}

/* ---- the log ------------------------------------------------------------------------------- */

void kit_log(kit *k, const char *format, ...)
{
    va_list args;
    if (k->logged && k->logged + 1 < KIT_LOG)
        k->log[k->logged++] = ' ';
    va_start(args, format);
    const int n = vsnprintf(k->log + k->logged, KIT_LOG - k->logged, format, args);
    va_end(args);
    if (n > 0)
        k->logged += (size_t)n;
    ck_assert_msg(k->logged < KIT_LOG, "%s: the log is full", row_of(k));
}

static void watch(void *ud, jac_engine *engine, const jac_game *game, const jac_seen *seen)
{
    kit *k = ud;
    (void)engine;
    (void)game;
    if (seen->hook == JAC_CHOICE_CHANCE)
        kit_log(k, "chance");
    else
        kit_log(k, "%s", jac_text(k->rules, k->rules->hook.at[seen->hook].name));
}

void kit_log_clear(kit *k)
{
    k->logged = 0;
    k->log[0] = '\0';
}

void kit_watch(kit *k)
{
    kit_log_clear(k);
    jac_engine_watch(k->engine, watch, k);
}
