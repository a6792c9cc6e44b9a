/* board_tile.c - one tile in seven columns and three lines.
 *
 *     corner NL NL NM NR NR corner
 *     WM     WM  .  x  . EM EM
 *     corner SR SR SM SL SL corner
 *
 * x is the middle: a monastery, a city that goes through, roads that meet. */
#include "board_tile.h"

#include <string.h>
#include <strings.h>

enum { NL, NM, NR, EL, EM, ER, SL, SM, SR, WL, WM, WR }; /* slots */

/* The segment that has a slot of the tile as it lies, or -1. */
static int segment_at(const jac_ruleset *r, const jac_game *g, uint32_t tile, int slot)
{
    uint16_t segment;
    for (uint32_t i = 0; (segment = jac_tile_segment(r, g, tile, i)) != JAC_NONE; i++) {
        if (jac_segment_slots(r, g, segment) >> slot & 1) {
            return (int)i;
        }
    }
    return -1;
}

typedef struct looking {
    const jac_ruleset *r;
    const jac_game *g;
    uint32_t tile;
    jac_tile_drawing *to;
} looking;

static uint8_t kind_of(const looking *l, int segment)
{
    return jac_segments(l->r, l->g)[jac_tile_segment(l->r, l->g, l->tile, (uint32_t)segment)].kind;
}

static void set(const looking *l, int row, int column, int segment, char road)
{
    if (segment < 0) {
        return;
    }
    uint8_t kind = kind_of(l, segment), class_ = l->r->kind.at[kind].class_;
    char c = jac_text(l->r, l->r->kind.at[kind].name)[0];
    if (kind == JAC_KIND_CITY || class_ == JAC_KIND_CITY) {
        c = '#';
    } else if (class_ == JAC_KIND_ROAD) {
        c = road;
    } else if (class_ == JAC_KIND_FIELD) {
        c = '.';
    }
    l->to->at[row][column] = c;
    l->to->kind[row][column] = kind;
    l->to->segment[row][column] = (int8_t)segment;
}

static bool has_class(const looking *l, int segment, uint8_t class_)
{
    return segment >= 0 && l->r->kind.at[kind_of(l, segment)].class_ == class_;
}

/* A corner belongs to a city at east or west, which would be thin otherwise; else to the field. */
static void set_corner(const looking *l, int row, int column, int slot, int east_west)
{
    int a = segment_at(l->r, l->g, l->tile, slot), b = segment_at(l->r, l->g, l->tile, east_west);
    if (a == b || has_class(l, b, JAC_KIND_CITY)) {
        set(l, row, column, b, '+');
    } else if (has_class(l, a, JAC_KIND_FIELD)) {
        set(l, row, column, a, '+');
    } else if (has_class(l, b, JAC_KIND_FIELD)) {
        set(l, row, column, b, '+');
    }
}

static void draw_sides(const looking *l)
{
    static const struct {
        int8_t slot, row, column;
        char road;
    } places[] = {
        { NL, 0, 1, '|' }, { NL, 0, 2, '|' }, { NM, 0, 3, '|' }, { NR, 0, 4, '|' },
        { NR, 0, 5, '|' }, { SR, 2, 1, '|' }, { SR, 2, 2, '|' }, { SM, 2, 3, '|' },
        { SL, 2, 4, '|' }, { SL, 2, 5, '|' }, { WM, 1, 0, '-' }, { WM, 1, 1, '-' },
        { EM, 1, 6, '-' }, { EM, 1, 5, '-' },
    };
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        set(l, places[i].row, places[i].column, segment_at(l->r, l->g, l->tile, places[i].slot),
            places[i].road);
    }
    set_corner(l, 0, 0, NL, WR);
    set_corner(l, 0, 6, NR, EL);
    set_corner(l, 2, 0, SR, WL);
    set_corner(l, 2, 6, SL, ER);
}

/* How many of the four sides' middles a segment has. */
static int sides_of(const looking *l, int segment)
{
    int sides = 0;
    for (int d = 0; d < 4; d++) {
        sides += segment_at(l->r, l->g, l->tile, 3 * d + 1) == segment;
    }
    return sides;
}

/* What is in the middle: a ring (monastery), a city of two sides and more, roads; else the field.
 */
static int middle_of(const looking *l, int *roads)
{
    int best = -1, rank = 0;
    uint16_t segment;
    *roads = 0;
    for (uint32_t i = 0; (segment = jac_tile_segment(l->r, l->g, l->tile, i)) != JAC_NONE; i++) {
        const jac_segment_kind *kind = l->r->kind.at + jac_segments(l->r, l->g)[segment].kind;
        int own = kind->ring                                                  ? 6
                  : jac_segment_slots(l->r, l->g, segment) == 0               ? 5
                  : kind->class_ == JAC_KIND_CITY && sides_of(l, (int)i) >= 2 ? 4
                  : kind->class_ == JAC_KIND_ROAD                             ? 3
                  : kind->class_ == JAC_KIND_FIELD                            ? 1
                  : kind->class_ == JAC_KIND_CITY                             ? 0
                                                                              : 2;
        *roads += kind->class_ == JAC_KIND_ROAD;
        if (own > rank) {
            best = (int)i;
            rank = own;
        }
    }
    return best;
}

/* '-' or '|' where one road goes straight on, '+' where it bends, ends or meets others. */
static char middle_road(const looking *l, int segment, int roads)
{
    bool n = segment_at(l->r, l->g, l->tile, NM) == segment;
    bool e = segment_at(l->r, l->g, l->tile, EM) == segment;
    bool s = segment_at(l->r, l->g, l->tile, SM) == segment;
    bool w = segment_at(l->r, l->g, l->tile, WM) == segment;
    if (roads == 1 && n && s && !e && !w) {
        return '|';
    }
    return roads == 1 && e && w && !n && !s ? '-' : '+';
}

/* The two characters beside the middle go on with what comes from the side, or with a city. */
static void set_beside(const looking *l, int column, int side, int middle)
{
    int from = segment_at(l->r, l->g, l->tile, side);
    if (has_class(l, from, JAC_KIND_ROAD) || has_class(l, middle, JAC_KIND_CITY)) {
        set(l, 1, column, has_class(l, from, JAC_KIND_ROAD) ? from : middle, '-');
        return;
    }
    for (int slot = 0; slot < JAC_SLOTS; slot++) { /* any field of the tile */
        int field = segment_at(l->r, l->g, l->tile, slot);
        if (has_class(l, field, JAC_KIND_FIELD)) {
            set(l, 1, column, field, '-');
            l->to->segment[1][column] = -1; /* which of them it is can't be seen here */
            return;
        }
    }
}

void jac_tile_draw(const jac_ruleset *r, const jac_game *g, uint32_t tile, jac_tile_drawing *to)
{
    const looking l = { r, g, tile, to };
    int roads = 0;
    memset(to->at, ' ', sizeof to->at);
    memset(to->kind, JAC_DRAWN_NOTHING, sizeof to->kind);
    memset(to->segment, -1, sizeof to->segment);
    draw_sides(&l);
    int middle = middle_of(&l, &roads);
    set(&l, 1, 3, middle, middle < 0 ? ' ' : middle_road(&l, middle, roads));
    set_beside(&l, 2, WM, middle);
    set_beside(&l, 4, EM, middle);
}

void jac_tile_draw_figure(jac_tile_drawing *drawing, int segment, char letter, uint8_t owner)
{
    static const int8_t order[][2] = { { 1, 3 }, { 0, 3 }, { 2, 3 }, { 1, 1 }, { 1, 5 }, { 0, 1 },
                                       { 0, 5 }, { 2, 1 }, { 2, 5 }, { 0, 2 }, { 0, 4 }, { 2, 2 },
                                       { 2, 4 }, { 1, 2 }, { 1, 4 }, { 1, 0 }, { 1, 6 }, { 0, 0 },
                                       { 0, 6 }, { 2, 0 }, { 2, 6 } };
    uint8_t mark = owner == 0xFF ? JAC_DRAWN_NEUTRAL : (uint8_t)(JAC_DRAWN_FIGURE + owner);
    int taken = -1;
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        int row = order[i][0], column = order[i][1];
        uint8_t kind = drawing->kind[row][column];
        bool own = segment < 0 ? row == 1 && column == 3 : drawing->segment[row][column] == segment;
        if (own && (kind < JAC_DRAWN_FIGURE || kind == JAC_DRAWN_NOTHING)) {
            drawing->at[row][column] = letter;
            drawing->kind[row][column] = mark;
            return;
        }
        taken = own ? (int)i : taken;
    }
    if (taken < 0) { /* a segment without a character of its own */
        taken = 0;
        letter = drawing->kind[1][3] >= JAC_DRAWN_FIGURE ? '&' : letter;
    } else {
        letter = '&';
    }
    drawing->at[order[taken][0]][order[taken][1]] = letter;
    drawing->kind[order[taken][0]][order[taken][1]] = mark;
}

const char *jac_player_colour(const jac_ruleset *r, int player)
{
    static const struct {
        const char *name, *code;
    } colours[] = {
        { "red", "\033[1;91m" },    { "blue", "\033[1;94m" },     { "green", "\033[1;92m" },
        { "yellow", "\033[1;93m" }, { "black", "\033[1;97;40m" }, { "pink", "\033[1;95m" },
        { "white", "\033[1;97m" },  { "grey", "\033[1;90m" },
    };
    enum { COLOURS = sizeof colours / sizeof colours[0] };
    if (player < 0 || player >= r->base.players) {
        return "\033[1;96m";
    }
    for (int i = 0; i < COLOURS; i++) {
        if (strcasecmp(colours[i].name, r->base.name[player]) == 0) {
            return colours[i].code;
        }
    }
    return colours[player % COLOURS].code;
}
