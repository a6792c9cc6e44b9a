/* printed.c - the base tiles as text, and the table that the recount uses. */
#include "printed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A line a tile: copies in C1 and in C2/C3; edges N E S W; then its segments, as letter (c r f m),
 * plus signs for coats of arms, its sides or half sides, and after a slash the cities (1, 2) that
 * a field lies beside. A side of a road is its middle. */
typedef struct tile_text {
    const char *id;
    uint8_t first_edition, later;
    const char *edges, *segments;
} tile_text;

static const tile_text base_tiles[] = {
    { "BA/L", 4, 4, "FFFF", "m: f:N,E,S,W" },
    { "BA/LR", 2, 2, "FFRF", "m: r:S f:N,E,SL,SR,W" },
    { "BA/RCr", 4, 4, "CRFR", "c:N r:E,W f:EL,WR/1 f:ER,S,WL" },
    { "BA/Cccc+", 1, 1, "CCCC", "c+:N,E,S,W" },
    { "BA/CccR+", 2, 2, "CCRC", "c+:N,E,W r:S f:SL/1 f:SR/1" },
    { "BA/CccR", 1, 1, "CCRC", "c:N,E,W r:S f:SL/1 f:SR/1" },
    { "BA/CFc+", 2, 2, "FCFC", "c+:E,W f:N/1 f:S/1" },
    { "BA/CFc.1", 1, 1, "FCFC", "c:E,W f:N/1 f:S/1" },
    { "BA/Cc.1", 3, 2, "CFFC", "c:N,W f:E,S/1" },
    { "BA/CcG", 0, 1, "CFFC", "c:N,W f:E,S/1" },
    { "BA/Cc+", 2, 1, "CFFC", "c+:N,W f:E,S/1" },
    { "BA/Cc+G", 0, 1, "CFFC", "c+:N,W f:E,S/1" },
    { "BA/CcRr", 3, 3, "CRRC", "c:N,W r:E,S f:EL,SR/1 f:ER,SL" },
    { "BA/CcRr+", 2, 2, "CRRC", "c+:N,W r:E,S f:EL,SR/1 f:ER,SL" },
    { "BA/Ccc", 3, 2, "CCFC", "c:N,E,W f:S/1" },
    { "BA/CccG", 0, 1, "CCFC", "c:N,E,W f:S/1" },
    { "BA/Ccc+", 1, 1, "CCFC", "c+:N,E,W f:S/1" },
    { "BA/CRr", 3, 3, "CRRF", "c:N r:E,S f:EL,SR,W/1 f:ER,SL" },
    { "BA/CRRR", 3, 3, "CRRR", "c:N r:E r:S r:W f:EL,WR/1 f:ER,SL f:SR,WL" },
    { "BA/RrC", 3, 3, "CFRR", "c:N r:S,W f:E,SL,WR/1 f:SR,WL" },
    { "BA/C", 5, 4, "CFFF", "c:N f:E,S,W/1" },
    { "BA/CG", 0, 1, "CFFF", "c:N f:E,S,W/1" },
    { "BA/CFC.2", 3, 2, "CFCF", "c:N c:S f:E,W/12" },
    { "BA/CFCG", 0, 1, "CFCF", "c:N c:S f:E,W/12" },
    { "BA/CC.2", 2, 1, "CFFC", "c:N c:W f:E,S/12" },
    { "BA/CCG", 0, 1, "CFFC", "c:N c:W f:E,S/12" },
    { "BA/RRRR", 1, 1, "RRRR", "r:N r:E r:S r:W f:NR,EL f:ER,SL f:SR,WL f:WR,NL" },
    { "BA/RRR", 4, 4, "FRRR", "r:E r:S r:W f:N,EL,WR f:ER,SL f:SR,WL" },
    { "BA/Rr", 9, 8, "FFRR", "r:S,W f:N,E,SL,WR f:SR,WL" },
    { "BA/RrG", 0, 1, "FFRR", "r:S,W f:N,E,SL,WR f:SR,WL" },
    { "BA/RFr", 8, 7, "FRFR", "r:E,W f:N,EL,WR f:ER,S,WL" },
    { "BA/RFrG", 0, 1, "FRFR", "r:E,W f:N,EL,WR f:ER,S,WL" },
};
enum { BASE_TILES = sizeof base_tiles / sizeof base_tiles[0] };

uint16_t printed_turn(uint16_t slots, int rotation)
{
    unsigned wide = (unsigned)slots << (3 * rotation);
    return (uint16_t)((wide | wide >> JAC_SLOTS) & 0xFFFu);
}

static int side_of(char letter)
{
    const char *sides = "NESW";
    const char *at = strchr(sides, letter);
    return at && letter ? (int)(at - sides) : -1;
}

/* Reads one segment's text and moves *text behind it. */
static printed_segment read_segment(const char **text, uint32_t *cities)
{
    printed_segment segment = { 0 };
    const char *at = *text;
    const char letter = *at++;
    segment.kind = letter == 'c'   ? JAC_KIND_CITY
                   : letter == 'r' ? JAC_KIND_ROAD
                   : letter == 'f' ? JAC_KIND_FIELD
                                   : JAC_KIND_MONASTERY;
    for (; *at == '+'; at++)
        segment.arms++;
    at++; /* the colon */
    while (side_of(*at) >= 0) {
        const unsigned first = 3u * (unsigned)side_of(*at++);
        unsigned slots = segment.kind == JAC_KIND_ROAD ? 2u : 7u;
        if (*at == 'L' || *at == 'R')
            slots = *at++ == 'L' ? 1u : 4u;
        segment.slots = (uint16_t)(segment.slots | slots << first);
        if (*at == ',')
            at++;
    }
    *cities = 0;
    if (*at == '/')
        for (at++; *at >= '1' && *at <= '9'; at++)
            *cities |= 1u << (*at - '1');
    while (*at == ' ')
        at++;
    *text = at;
    return segment;
}

/* Fills `type` from the text, in the order of the text; `beside[i]`: cities by their number. */
static void read_tile(const tile_text *text, printed_type *type, uint32_t *beside)
{
    memset(type, 0, sizeof *type);
    for (int d = 0; d < 4; d++)
        type->edge[d] = text->edges[d] == 'C'   ? JAC_EDGE_CITY
                        : text->edges[d] == 'R' ? JAC_EDGE_ROAD
                                                : JAC_EDGE_FIELD;
    for (const char *at = text->segments; *at; type->count++)
        type->segment[type->count] = read_segment(&at, &beside[type->count]);
}

/* Reads a type's own definition: what modules' tiles are taken from. */
static void read_definition(const jac_tile_type *from, printed_type *type)
{
    memset(type, 0, sizeof *type);
    for (int d = 0; d < 4; d++)
        type->edge[d] = from->side[0][d].edge;
    type->count = from->segment_count;
    for (int i = 0; i < type->count; i++) {
        type->segment[i].kind = from->segment[i].kind;
        type->segment[i].arms = from->segment[i].arms;
        type->segment[i].slots = from->segment[i].slots;
    }
    for (int i = 0; i < from->link_count; i++)
        if (from->link[i].relation == JAC_RELATION_TOUCHES)
            type->segment[from->link[i].a].touches |= 1u << from->link[i].b;
    for (int i = 0; i < from->mark_count; i++)
        if (from->mark[i].segment > 0)
            type->segment[from->mark[i].segment - 1].marks +=
                (from->mark[i].name + 1u) * 0x9E3779B1u + (uint32_t)from->mark[i].value * 40503u;
}

/* Puts the segments of a text into the engine's numbering (same kind, same slots). */
static bool renumber(const jac_tile_type *engine, printed_type *type, const uint32_t *beside)
{
    printed_type out = *type;
    int city[JAC_TILE_SEGMENTS_MAX] = { 0 }, place[JAC_TILE_SEGMENTS_MAX] = { 0 };
    int cities = 0;
    for (int i = 0; i < type->count; i++) {
        int found = -1;
        for (int k = 0; k < engine->segment_count && found < 0; k++)
            if (engine->segment[k].kind == type->segment[i].kind &&
                engine->segment[k].slots == type->segment[i].slots)
                found = k;
        if (found < 0)
            return false;
        place[i] = found;
        if (type->segment[i].kind == JAC_KIND_CITY)
            city[cities++] = found;
    }
    for (int i = 0; i < type->count; i++) {
        printed_segment *to = &out.segment[place[i]];
        *to = type->segment[i];
        to->touches = 0;
        for (int c = 0; c < cities; c++)
            if (beside[i] >> c & 1)
                to->touches |= 1u << city[c];
    }
    *type = out;
    return true;
}

static bool same_tile(const printed_type *a, const printed_type *b)
{
    if (a->count != b->count || memcmp(a->edge, b->edge, 4) != 0)
        return false;
    for (int i = 0; i < a->count; i++) {
        const printed_segment *p = &a->segment[i], *q = &b->segment[i];
        if (p->kind != q->kind || p->arms != q->arms || p->slots != q->slots ||
            p->touches != q->touches)
            return false;
    }
    return true;
}

/* Does the tile turned by r look like the tile turned by q? Every segment must have a twin. */
static bool looks_equal(const printed_type *type, int r, int q)
{
    int twin[JAC_TILE_SEGMENTS_MAX];
    uint32_t used = 0;
    for (int d = 0; d < 4; d++)
        if (type->edge[(d - r + 4) & 3] != type->edge[(d - q + 4) & 3])
            return false;
    for (int i = 0; i < type->count; i++) {
        const printed_segment *a = &type->segment[i];
        twin[i] = -1;
        for (int k = 0; k < type->count && twin[i] < 0; k++) {
            const printed_segment *b = &type->segment[k];
            if (!(used >> k & 1) && a->kind == b->kind && a->arms == b->arms &&
                a->marks == b->marks && printed_turn(a->slots, r) == printed_turn(b->slots, q))
                twin[i] = k;
        }
        if (twin[i] < 0)
            return false;
        used |= 1u << twin[i];
    }
    for (int i = 0; i < type->count; i++) {
        uint32_t moved = 0;
        for (int k = 0; k < type->count; k++)
            if (type->segment[i].touches >> k & 1)
                moved |= 1u << twin[k];
        if (moved != type->segment[twin[i]].touches)
            return false;
    }
    return true;
}

static void find_equal_rotations(printed_type *type)
{
    for (int r = 0; r < 4; r++) {
        type->same[r] = (uint8_t)r;
        for (int q = 0; q < r; q++)
            if (looks_equal(type, r, q)) {
                type->same[r] = (uint8_t)q;
                break;
            }
    }
}

/* A module's kind of segment may be made of a mark: the tile has one of it. */
static void add_marked(const jac_ruleset *rules, const jac_tile_type *engine, printed_type *type)
{
    for (uint32_t k = 0; k < rules->kind.count; k++) {
        int32_t value;
        if (rules->kind.at[k].on_mark && type->count < JAC_TILE_SEGMENTS_MAX &&
            jac_type_mark(engine, rules->kind.at[k].on_mark, &value))
            type->segment[type->count++] = (printed_segment){ .kind = (uint8_t)k };
    }
}

/* Compares a base tile with its text; the text's numbers go into `type`. */
static bool check_base(const jac_ruleset *rules, const jac_tile_type *engine, const tile_text *text,
                       printed_type *type, char *why, size_t size)
{
    printed_type definition = *type;
    uint32_t beside[JAC_TILE_SEGMENTS_MAX] = { 0 };
    read_tile(text, type, beside);
    add_marked(rules, engine, type);
    if (type->count != definition.count || !renumber(engine, type, beside) ||
        !same_tile(type, &definition)) {
        snprintf(why, size, "tile %s is not as printed", text->id);
        return false;
    }
    type->copies = (uint16_t)(rules->base.sets *
                              (rules->base.edition == JAC_C1 ? text->first_edition : text->later));
    if (engine->count != type->copies) {
        snprintf(why, size, "tile %s: %d copies, printed are %d", text->id, engine->count,
                 type->copies);
        return false;
    }
    return true;
}

printed_type *printed_table(const jac_ruleset *rules, char *why, size_t size)
{
    printed_type *table = calloc(rules->type.count ? rules->type.count : 1, sizeof *table);
    int base = 0;
    if (!table) {
        snprintf(why, size, "memory is out");
        return NULL;
    }
    for (uint32_t t = 0; t < rules->type.count; t++) {
        const jac_tile_type *engine = &rules->type.at[t];
        read_definition(engine, &table[t]);
        table[t].copies = engine->count;
        for (int i = 0; i < BASE_TILES; i++) {
            if (strcmp(base_tiles[i].id, jac_text(rules, engine->name)) != 0)
                continue;
            if (!check_base(rules, engine, &base_tiles[i], &table[t], why, size)) {
                free(table);
                return NULL;
            }
            base += table[t].copies;
        }
        find_equal_rotations(&table[t]);
    }
    if (base != 72 * rules->base.sets) {
        snprintf(why, size, "%d base tiles in place of %d", base, 72 * rules->base.sets);
        free(table);
        return NULL;
    }
    return table;
}
