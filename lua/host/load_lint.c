/* load_lint.c - the sides of a tile's segments, checked against its edges. */
#include <string.h>

#include "load.h"

static const char sides[] = "NESW";

const char *jac_slot_text(jac_loader *l, int slot)
{
    return jac_format(l, "%c%c", sides[slot / 3], "LMR"[slot % 3]);
}

const char *jac_tile_segment_text(jac_loader *l, const jac_tile_read *tile, int segment)
{
    return jac_format(l, "%s %d",
                      jac_text(l->rules, l->rules->kind.at[tile->def.segment[segment].kind].name),
                      tile->number[segment]);
}

static const char *edge_name(const jac_loader *l, uint8_t edge)
{
    return jac_text(l->rules, l->rules->edge.at[edge]);
}

/* Does what has this edge take the whole side (a city), or its middle only (a road)? */
static bool is_whole(const jac_loader *l, uint8_t edge)
{
    return edge == JAC_EDGE_CITY || edge == JAC_EDGE_FIELD || l->whole[edge];
}

/* Does a segment kind have this edge? */
static bool has_kind(const jac_loader *l, uint8_t edge)
{
    for (uint32_t k = 0; k < l->rules->kind.count; k++)
        if (l->rules->kind.at[k].edge == edge)
            return true;
    return false;
}

/* ---- sides ----------------------------------------------------------------------------------- */

/* "N" is 0 1 2 (part -1), "NL" is slot 0 (part 0), and so on; false when it is neither. */
static bool read_side(const char *text, int *side, int *part)
{
    const char *letter = *text ? strchr(sides, *text) : NULL;
    if (!letter)
        return false;
    *side = (int)(letter - sides);
    *part = -1;
    if (!text[1])
        return true;
    const char *half = strchr("LMR", text[1]);
    *part = half ? (int)(half - "LMR") : 0;
    return half && !text[2];
}

/* What is wrong with the segment at this side, or NULL. */
static const char *side_problem(jac_loader *l, const jac_tile_read *tile, uint8_t kind_edge,
                                int side, int part)
{
    uint8_t edge = tile->def.edge[side];
    char letter = sides[side];
    if (kind_edge == edge)
        return part >= 0 && !is_whole(l, edge)
                   ? jac_format(l, "it stands in the middle of a side; write %c", letter)
                   : NULL;
    if (kind_edge != JAC_EDGE_FIELD || is_whole(l, edge) || l->bare[edge])
        return jac_format(l, "that is a %s edge", edge_name(l, edge));
    if (part < 0)
        return jac_format(l, "a field beside the %s has its halves; write %cL, %cR or both",
                          edge_name(l, edge), letter, letter);
    return part == 1 ? jac_format(l, "its middle is the %s's", edge_name(l, edge)) : NULL;
}

/* Gives the segment one slot. */
static bool take_slot(jac_loader *l, jac_tile_read *tile, int segment, int slot)
{
    if (tile->owner[slot] == 0xFF) {
        tile->owner[slot] = (uint8_t)segment;
        tile->def.segment[segment].slots =
            (uint16_t)(tile->def.segment[segment].slots | 1u << slot);
        return true;
    }
    if (tile->owner[slot] == segment)
        jac_problem(l, NULL, "%s: %s names %s twice", tile->def.id,
                    jac_tile_segment_text(l, tile, segment), jac_slot_text(l, slot));
    else
        jac_problem(l, NULL, "%s: %s is in %s and in %s", tile->def.id, jac_slot_text(l, slot),
                    jac_tile_segment_text(l, tile, tile->owner[slot]),
                    jac_tile_segment_text(l, tile, segment));
    return false;
}

bool jac_tile_sides(jac_loader *l, jac_tile_read *tile, int segment, const jac_node *node)
{
    uint8_t kind_edge = l->rules->kind.at[tile->def.segment[segment].kind].edge;
    const char *name = jac_tile_segment_text(l, tile, segment);
    for (size_t i = 0; i < node->item_count; i++) {
        const jac_node *item = &node->item[i];
        int side, part;
        if (item->kind != JAC_N_STRING || !read_side(item->text, &side, &part)) {
            jac_problem(l, NULL,
                        "%s: %s: %s is no side; sides are N E S W, halves NL NR EL ER SL SR WL WR",
                        tile->def.id, name,
                        item->kind == JAC_N_STRING ? jac_format(l, "\"%s\"", item->text)
                                                   : jac_node_type(item));
            return false;
        }
        const char *wrong = side_problem(l, tile, kind_edge, side, part);
        if (wrong) {
            jac_problem(l, NULL, "%s: %s can't be at %s; %s", tile->def.id, name, item->text,
                        wrong);
            return false;
        }
        for (int p = 0; p < 3; p++)
            if ((part < 0 ? is_whole(l, kind_edge) || p == 1 : p == part) &&
                !take_slot(l, tile, segment, side * 3 + p))
                return false;
    }
    return true;
}

/* ---- edges against segments ------------------------------------------------------------------ */

static bool owned_by(const jac_loader *l, const jac_tile_read *tile, int slot, uint8_t edge)
{
    uint8_t owner = tile->owner[slot];
    return owner != 0xFF && l->rules->kind.at[tile->def.segment[owner].kind].edge == edge;
}

/* The middle of a field side is that of its halves; two fields that meet there leave it to nobody.
 */
static void fill_middle(jac_tile_read *tile, int side)
{
    uint8_t left = tile->owner[side * 3], right = tile->owner[side * 3 + 2];
    if (tile->owner[side * 3 + 1] != 0xFF || left != right || left == 0xFF)
        return;
    tile->owner[side * 3 + 1] = left;
    tile->def.segment[left].slots = (uint16_t)(tile->def.segment[left].slots | 2u << side * 3);
}

/* Is what the edge promises there? Halves that belong to no field are added to `bare`. */
static bool lint_side(jac_loader *l, const jac_tile_read *tile, int side, jac_names *bare)
{
    uint8_t edge = tile->def.edge[side];
    if (l->bare[edge])
        return true;
    const char *name = edge_name(l, edge), *id = tile->def.id;
    if (edge != JAC_EDGE_FIELD && has_kind(l, edge) && !owned_by(l, tile, side * 3 + 1, edge)) {
        jac_problem(l, NULL, "%s: %c is a %s edge, but no %s is there", id, sides[side], name,
                    name);
        return false;
    }
    bool field = edge == JAC_EDGE_FIELD || !is_whole(l, edge), ok = true;
    for (int part = 0; part < 3; part += 2) {
        int slot = side * 3 + part;
        if (owned_by(l, tile, slot, field ? (uint8_t)JAC_EDGE_FIELD : edge))
            continue;
        if (field) {
            jac_names_add(l, bare, jac_slot_text(l, slot));
        } else if (has_kind(l, edge)) {
            jac_problem(l, NULL, "%s: %s belongs to no %s", id, jac_slot_text(l, slot), name);
            ok = false;
        }
    }
    return ok;
}

/* A city or road is at some side; a field or a monastery may lie within. */
static bool lint_segment(jac_loader *l, const jac_tile_read *tile, int segment)
{
    uint8_t edge = l->rules->kind.at[tile->def.segment[segment].kind].edge;
    if (edge == JAC_EDGE_NONE || edge == JAC_EDGE_FIELD || tile->def.segment[segment].slots)
        return true;
    const char *name = jac_tile_segment_text(l, tile, segment);
    jac_problem(l, NULL, "%s: %s%s is at no side; give it sides, or leave it out", tile->def.id,
                name, tile->def.segment[segment].arms ? " has pennants, but" : "");
    return false;
}

bool jac_tile_lint(jac_loader *l, jac_tile_read *tile)
{
    bool ok = true;
    for (int s = 0; s < tile->def.segment_count; s++)
        ok = lint_segment(l, tile, s) && ok;
    jac_names bare = { NULL, 0 };
    for (int side = 0; side < 4; side++) {
        if (tile->def.edge[side] == JAC_EDGE_FIELD)
            fill_middle(tile, side);
        ok = lint_side(l, tile, side, &bare) && ok;
    }
    if (bare.count)
        jac_problem(l, NULL, "%s: %s %s to no field", tile->def.id,
                    jac_names_list(l, bare.at, bare.count), bare.count == 1 ? "belongs" : "belong");
    return ok && bare.count == 0;
}

/* ---- links ----------------------------------------------------------------------------------- */

static bool is_class(const jac_loader *l, const jac_tile_read *tile, int segment, int class_)
{
    return segment != 0xFF && l->rules->kind.at[tile->def.segment[segment].kind].class_ == class_;
}

static int links_between(const jac_tile_read *tile, int field, int city)
{
    int count = 0;
    for (int i = 0; i < tile->def.link_count; i++) {
        const jac_tile_link *link = &tile->def.link[i];
        count += link->relation == JAC_RELATION_TOUCHES && link->a == field && link->b == city;
    }
    return count;
}

/* A city's edge and a field's half that meet at a corner of the tile have a border in common. */
static bool lint_corner(jac_loader *l, const jac_tile_read *tile, int right, int left,
                        uint32_t told[JAC_TILE_SEGMENTS_MAX])
{
    for (int turn = 0; turn < 2; turn++) {
        int field = tile->owner[turn ? right : left], city = tile->owner[turn ? left : right];
        if (!is_class(l, tile, field, JAC_KIND_FIELD) || !is_class(l, tile, city, JAC_KIND_CITY) ||
            links_between(tile, field, city) || (told[field] | tile->apart[field]) >> city & 1)
            continue;
        told[field] |= 1u << city;
        jac_problem(l, NULL,
                    "%s: %s lies beside %s at %s, but has no link to it; add it to touches",
                    tile->def.id, jac_tile_segment_text(l, tile, field),
                    jac_tile_segment_text(l, tile, city), jac_slot_text(l, turn ? right : left));
        return false;
    }
    return true;
}

bool jac_tile_lint_links(jac_loader *l, const jac_tile_read *tile)
{
    bool ok = true;
    uint32_t told[JAC_TILE_SEGMENTS_MAX] = { 0 };
    for (int side = 0; side < 4; side++)
        ok = lint_corner(l, tile, side * 3 + 2, (side + 1) % 4 * 3, told) && ok;
    for (int f = 0; f < tile->def.segment_count; f++)
        for (int c = 0; c < tile->def.segment_count; c++)
            if (links_between(tile, f, c) > 1) {
                jac_problem(l, NULL, "%s: %s touches %s twice", tile->def.id,
                            jac_tile_segment_text(l, tile, f), jac_tile_segment_text(l, tile, c));
                ok = false;
            }
    return ok;
}
