/* methods.c - every method and field of every handle with all kinds of values.
 *
 * A module is made whose handlers call methods by chance: half of the calls with arguments of the
 * right types, half with anything. Each may raise; none may break the block, and what only looks
 * may not change it. */
#include "hostile.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "internal.h"
#include "setup.h"

static const jac_api_kind *const kinds[] = { &jac_api_game,    &jac_api_turn,  &jac_api_player,
                                             &jac_api_figure,  &jac_api_tile,  &jac_api_segment,
                                             &jac_api_feature, &jac_api_place, &jac_api_cell };

/* The table of methods, then methods.lua. */
static void write_module(const char *folder, uint64_t seed)
{
    char path[400];
    snprintf(path, sizeof path, "%s/mods", folder);
    mkdir(path, 0700);
    snprintf(path, sizeof path, "%s/mods/methods", folder);
    mkdir(path, 0700);
    snprintf(path, sizeof path, "%s/mods/methods/init.lua", folder);
    FILE *file = fopen(path, "wb");
    if (!file)
        abort();
    fprintf(file, "local api = {\n");
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
        fprintf(file, "  { kind = \"%s\"", kinds[k]->name);
        for (size_t i = 0; i < kinds[k]->count; i++) {
            const jac_api_entry *e = &kinds[k]->entry[i];
            fprintf(file, ", { \"%s\"", e->name);
            if (e->args)
                fprintf(file, ", \"%s\"", e->args);
            fprintf(file, " }");
        }
        fprintf(file, " },\n");
    }
    /* A few games write rarely, most often; some only look. */
    fprintf(file, "}\nlocal often = %d\n", (int)(seed % 6));
    FILE *body = fopen(JAC_SOURCE_DIR "/tests/hostile/methods.lua", "rb");
    if (!body)
        abort();
    for (int c; (c = fgetc(body)) != EOF;)
        fputc(c, file);
    fclose(body);
    fclose(file);
}

static jac_engine *load(const char *folder, outcome *o)
{
    jac_error error;
    jac_settings *s = jac_settings_new(folder, "game.ini");
    jac_settings_add(s, "game", "players", "Red, Blue, Green", NULL, 1);
    jac_settings_add(s, "mods", "path", "mods", NULL, 2);
    jac_settings_add(s, "mods", "methods", "on", NULL, 3);
    jac_engine *engine = jac_load_settings(s, NULL, NULL, &error);
    jac_settings_free(s);
    if (!engine)
        say(o->problem, "can't be loaded: %s:%d: %s\n", error.file, error.line, error.what);
    return engine;
}

/* ---- the block ------------------------------------------------------------------------------- */

static void check_rings(const jac_ruleset *r, const jac_game *g, outcome *o)
{
    const jac_segment *s = jac_segments(r, g);
    for (uint32_t i = 0; i < g->segment_count; i++) {
        if (s[i].feature >= g->segment_count || s[i].next >= g->segment_count ||
            s[i].tile >= g->tile_count || s[i].kind >= r->kind.count) {
            say(o->problem, "segment %u is broken\n", i);
            return;
        }
        if (s[s[i].feature].feature != s[i].feature || s[s[i].next].feature != s[i].feature) {
            say(o->problem, "segment %u has another label than its ring\n", i);
            return;
        }
    }
    for (uint32_t i = 0; i < g->segment_count; i++) {
        if (s[i].feature != i)
            continue;
        uint32_t n = 0, at = i;
        do {
            at = s[at].next;
            n++;
        } while (at != i && n <= g->segment_count);
        if (n != jac_features(r, g)[i].size)
            say(o->problem, "feature %u has %u segments, not %u\n", i, n,
                (unsigned)jac_features(r, g)[i].size);
    }
}

static bool place_is(const jac_ruleset *r, const jac_game *g, int32_t place)
{
    uint32_t n = jac_place_index(place);
    switch (jac_place_at(place)) {
    case JAC_AT_SEGMENT:
    case JAC_AT_HELD:
        return n < g->segment_count;
    case JAC_AT_TILE:
        return n < g->tile_count;
    case JAC_AT_CORNER:
        return n / 4 < g->tile_count;
    case JAC_AT_BESIDE:
        return n < r->figure.count;
    case JAC_AT_PRISON:
        return n < r->base.players;
    case JAC_AT_SLOT:
        return n < 4;
    default:
        return jac_place_at(place) <= JAC_AT_BOX;
    }
}

static void check_figures(const jac_ruleset *r, const jac_game *g, outcome *o)
{
    uint32_t standing = 0, counted = 0;
    int in_supply = 0, bits = 0;
    for (uint32_t f = 0; f < r->figure.count; f++) {
        int32_t place = jac_figures(r, g)[f].place;
        if (!place_is(r, g, place))
            say(o->problem, "figure %u is at %x\n", f, (unsigned)place);
        standing += jac_place_at(place) == JAC_AT_SEGMENT;
        in_supply += jac_place_at(place) == JAC_AT_SUPPLY && r->figure.at[f].owner != 0xFF;
    }
    for (int p = 0; p < r->base.players; p++)
        for (uint32_t k = 0; k < r->figure_kind.count; k++)
            bits += __builtin_popcount(jac_supply_bits(r, g, p, (int)k));
    for (uint32_t i = 0; i < g->segment_count; i++)
        if (jac_segments(r, g)[i].feature == i)
            counted += jac_features(r, g)[i].figures;
    if (standing != counted)
        say(o->problem, "%u figures stand on segments, features count %u\n", standing, counted);
    if (bits != in_supply)
        say(o->problem, "%d figures are in supplies, which have %d bits\n", in_supply, bits);
}

static void check(const jac_engine *engine, const jac_game *g, outcome *o)
{
    check_rings(jac_engine_rules(engine), g, o);
    check_figures(jac_engine_rules(engine), g, o);
    if (g->tile_count > jac_engine_rules(engine)->layout.tile_max ||
        g->segment_count > jac_engine_rules(engine)->layout.segment_max)
        say(o->problem, "more tiles than fit\n");
}

/* ---- the game -------------------------------------------------------------------------------- */

static bool move(jac_session *session, uint64_t *random, outcome *o)
{
    const jac_choice *list;
    size_t count = 0;
    jac_error error;
    uint64_t before = jac_session_hash(session);
    jac_status status = jac_session_choices(session, &list, &count, &error);
    if (jac_session_hash(session) != before)
        say(o->problem, "listing changed the game\n");
    for (int attempt = 0; status == JAC_OK && attempt < 4; attempt++) {
        *random = *random * 6364136223846793005u + 1442695040888963407u;
        jac_choice choice = list[(*random >> 33) % count];
        if (jac_session_apply(session, choice, &error) == JAC_OK) {
            o->applied++;
            return true;
        }
        o->refused++;
        if (jac_session_hash(session) != before)
            say(o->problem, "another hash after a failed choice\n");
        if (error.status != JAC_E_MODULE || !error.file[0] || !error.hook[0])
            say(o->problem, "%s blames nobody: %s [%s]: %s\n", jac_status_code(error.status),
                error.file, error.hook, error.what);
        if (jac_session_choices(session, &list, &count, &error) != JAC_OK)
            return false;
    }
    return false;
}

bool methods_play(const char *folder, uint64_t seed, outcome *o)
{
    write_module(folder, seed);
    jac_engine *engine = load(folder, o);
    if (!engine)
        return false;
    uint64_t random = seed;
    for (uint64_t game = 0; game < 4 && !o->problem[0]; game++) {
        jac_error error;
        jac_session *session = jac_session_new(engine, seed * 100 + game, &error);
        for (int i = 0; session && i < 120 && !o->problem[0]; i++) {
            check(engine, jac_session_game(session), o);
            if (jac_game_waits(jac_session_game(session)) == JAC_WAITS_OVER ||
                !move(session, &random, o))
                break;
        }
        if (session)
            jac_session_close(session, &error);
    }
    jac_engine_free(engine);
    return !o->problem[0];
}
