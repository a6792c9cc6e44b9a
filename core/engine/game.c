/* game.c - a game as a value: new, copied, hashed, read. */
#include <stdio.h>
#include <stdlib.h>

#include <xxhash.h>

#include "parts.h"

/* ---- random numbers: PCG32 (O'Neill 2014), one stream each for the bag, dice and modules -------
 */

static uint32_t pcg_next(uint64_t *state, uint32_t stream)
{
    uint64_t old = *state;
    *state = old * 6364136223846793005u + ((uint64_t)stream << 1 | 1);
    uint32_t shifted = (uint32_t)((old >> 18 ^ old) >> 27);
    uint32_t turn = (uint32_t)(old >> 59);
    return shifted >> turn | shifted << (-turn & 31);
}

uint32_t jac_random(jac_engine *e, jac_game *g, uint32_t stream, uint32_t n)
{
    uint64_t *state = jac_w_streams(e->rules, g) + stream;
    if (n == 0)
        return 0;
    uint64_t product = (uint64_t)pcg_next(state, stream) * n;
    if ((uint32_t)product < n) { /* rejects the few values that would favour some (Lemire 2019) */
        uint32_t least = -n % n;
        while ((uint32_t)product < least)
            product = (uint64_t)pcg_next(state, stream) * n;
    }
    return (uint32_t)(product >> 32);
}

void jac_streams_seed(const jac_ruleset *r, jac_game *g, uint64_t seed)
{
    for (uint32_t s = 0; s < r->layout.stream_count; s++)
        jac_w_streams(r, g)[s] = jac_mix(seed + s * JAC_MIX_STEP);
}

/* ---- starting -------------------------------------------------------------------------------- */

static void fill_start(const jac_engine *e, jac_game *g, uint64_t seed)
{
    const jac_ruleset *r = e->rules;
    uint32_t flags = g->flags;
    memset(g, 0, r->layout.agenda);
    g->flags = flags;
    jac_streams_seed(r, g, seed);
    uint32_t *supply = jac_w_supply(r, g);
    for (uint32_t f = 0; f < r->figure.count; f++)
        if (r->figure.at[f].owner != 0xFF)
            supply[(uint32_t)r->figure.at[f].owner * r->figure_kind.count + r->figure.at[f].kind] |=
                1u << r->figure.at[f].index;
    for (uint32_t t = 0; t < r->type.count; t++) {
        jac_w_bag(r, g)[t] = (uint16_t)(r->type.at[t].count - r->type.at[t].start);
        g->bag_count = (uint16_t)(g->bag_count + jac_w_bag(r, g)[t]);
    }
    g->turn.type = g->turn.tile = JAC_NONE;
    jac_cells_start(r, g);
    jac_step *first = jac_w_agenda(r, g);
    memset(first, 0, sizeof *first);
    first->op = JAC_OP_STATION;
    first->which = JAC_S_setup;
    g->agenda_count = 1;
}

jac_game *jac_game_new(jac_engine *engine, uint64_t seed, jac_error *error)
{
    const jac_ruleset *r = engine->rules;
    jac_game *game = r->alloc(r->alloc_ud, NULL, 0, r->layout.size);
    if (!game) {
        jac_fail(error, JAC_E_MEMORY, NULL, 0, "memory is out: a game takes %u bytes",
                 r->layout.size);
        return NULL;
    }
    game->flags = 0;
    if (jac_game_start(engine, game, seed, error) == JAC_OK)
        return game;
    jac_game_free(engine, game);
    return NULL;
}

void jac_game_free(jac_engine *engine, jac_game *game)
{
    if (game)
        engine->rules->alloc(engine->rules->alloc_ud, game, engine->rules->layout.size, 0);
}

jac_status jac_game_start(jac_engine *engine, jac_game *game, uint64_t seed, jac_error *error)
{
    fill_start(engine, game, seed);
    return jac_game_continue(engine, game, error);
}

/* ---- as a value ------------------------------------------------------------------------------ */

size_t jac_game_size(const jac_engine *engine) { return engine->rules->layout.size; }

size_t jac_game_used(const jac_engine *engine, const jac_game *game)
{
    return engine->rules->layout.agenda + game->agenda_count * sizeof(jac_step);
}

void jac_game_copy(const jac_engine *engine, jac_game *to, const jac_game *from)
{
    memcpy(to, from, jac_game_used(engine, from));
}

jac_game *jac_game_clone(jac_engine *engine, const jac_game *game)
{
    const jac_ruleset *r = engine->rules;
    jac_game *copy = r->alloc(r->alloc_ud, NULL, 0, r->layout.size);
    if (copy)
        jac_game_copy(engine, copy, game);
    return copy;
}

uint64_t jac_game_hash(const jac_engine *engine, const jac_game *game)
{
    const jac_layout *l = &engine->rules->layout;
    const unsigned char *block = (const unsigned char *)game;
    size_t begin = offsetof(jac_game, waits);
    uint64_t board = XXH3_64bits(block + begin, l->streams - begin);
    return XXH3_64bits_withSeed(block + l->agenda, game->agenda_count * sizeof(jac_step), board);
}

/* ---- reading --------------------------------------------------------------------------------- */

jac_waits jac_game_waits(const jac_game *game) { return (jac_waits)game->waits; }

int jac_game_active(const jac_game *game) { return game->turn.player; }

int jac_game_turn(const jac_game *game) { return game->turn.number; }

int jac_game_players(const jac_engine *engine) { return engine->rules->base.players; }

const char *jac_player_name(const jac_engine *engine, int player)
{
    return player >= 0 && player < engine->rules->base.players ? engine->rules->base.name[player]
                                                               : "";
}

int jac_game_points(const jac_engine *engine, const jac_game *game, int player)
{
    return player >= 0 && player < engine->rules->base.players ? game->points[player] : 0;
}

int jac_game_tiles_left(const jac_game *game)
{
    return game->bag_count > game->bag_hidden ? game->bag_count - game->bag_hidden : 0;
}

void jac_game_stop_at_chance(jac_game *game, bool on)
{
    game->flags = on ? JAC_GAME_STOP_AT_CHANCE : 0;
}

uint16_t jac_tile_segment(const jac_ruleset *r, const jac_game *g, uint32_t tile, uint32_t i)
{
    const jac_tile *t = &jac_tiles(r, g)[tile];
    uint32_t count = r->type.at[t->type].segment_count;
    if (i < count)
        return (uint16_t)(t->first + i);
    return i == count ? t->extra : (uint16_t)JAC_NONE;
}

int jac_supply(const jac_ruleset *r, const jac_game *g, int player, int kind)
{
    return __builtin_popcount(jac_supply_bits(r, g, player, kind));
}

size_t jac_segment_name(const jac_ruleset *r, const jac_game *g, uint32_t segment, char *text,
                        size_t size)
{
    const jac_segment *s = &jac_segments(r, g)[segment];
    const jac_tile_type *type = &r->type.at[jac_tiles(r, g)[s->tile].type];
    uint8_t kind = s->slot < type->segment_count ? type->segment[s->slot].kind : s->kind;
    int number = 1;
    for (uint8_t i = 0; i < s->slot && i < type->segment_count; i++)
        number += type->segment[i].kind == kind;
    int n = snprintf(text, size, "%s %d", jac_text(r, r->kind.at[kind].name), number);
    return n < 0 ? 0 : (size_t)n;
}

int jac_type_segment_named(const jac_ruleset *r, uint32_t type_id, const char *name)
{
    const jac_tile_type *type = &r->type.at[type_id];
    int seen[JAC_SEGMENT_KINDS_MAX] = { 0 };
    for (int i = 0; i < type->segment_count; i++) {
        const char *kind = jac_text(r, r->kind.at[type->segment[i].kind].name);
        int number = ++seen[type->segment[i].kind];
        size_t length = strlen(kind);
        if (strncmp(name, kind, length) != 0)
            continue;
        if (name[length] == '\0' && number == 1)
            return i;
        if (name[length] == ' ' && atoi(name + length + 1) == number &&
            strspn(name + length + 1, "0123456789") == strlen(name + length + 1))
            return i;
    }
    return -1;
}

uint16_t jac_segment_named(const jac_ruleset *r, const jac_game *g, uint32_t tile, const char *name)
{
    int i = jac_type_segment_named(r, jac_tiles(r, g)[tile].type, name);
    return i < 0 ? (uint16_t)JAC_NONE : (uint16_t)(jac_tiles(r, g)[tile].first + i);
}

uint16_t jac_segment_slots(const jac_ruleset *r, const jac_game *g, uint32_t segment)
{
    const jac_segment *s = &jac_segments(r, g)[segment];
    const jac_tile *t = &jac_tiles(r, g)[s->tile];
    const jac_tile_type *type = &r->type.at[t->type];
    if (s->slot >= type->segment_count)
        return 0;
    uint32_t slots = type->segment[s->slot].slots, turn = 3u * t->rotation;
    return (uint16_t)((slots << turn | slots >> (JAC_SLOTS - turn)) & 0xFFF);
}
