/* base_tiles.c - the 72 tiles of the base game, in both prints (tile list of BASE, BASE-R1).
 *
 * One line a tile. Segments are written kind by kind, in the order "city 1", "city 2", "road 1"...
 *   C R F M   city, road, field, monastery
 *   N E S W   a whole side;  NL NR EL ER SL SR WL WR: one half of it, seen from the middle
 *   +         a coat of arms
 *   :1,2      a field touches the tile's first and second city (BASE-P6)
 *   >         the segments after it, in pairs: which lead to each other on this tile */
#include <string.h>

#include "build.h"

static const struct base_tile {
    const char *id;
    uint8_t c1, c2; /* copies in the first set and in the set of C2 and C3 */
    const char *mark;
    const char *edges, *segments;
} base_tiles[] = {
    { "BA/RCr", 4, 4, "", "CRFR", "C N|R E,W|F EL,WR:1|F ER,S,WL" },
    { "BA/L", 4, 4, "", "FFFF", "F N,E,S,W|M" },
    { "BA/LR", 2, 2, "", "FFRF", "R S|F N,E,SL,SR,W|M>R1M1" },
    { "BA/Cccc+", 1, 1, "", "CCCC", "C+ N,E,S,W" },
    { "BA/CccR+", 2, 2, "", "CCRC", "C+ N,E,W|R S|F SL:1|F SR:1>C1R1" },
    { "BA/CccR", 1, 1, "", "CCRC", "C N,E,W|R S|F SL:1|F SR:1>C1R1" },
    { "BA/CFc+", 2, 2, "", "FCFC", "C+ E,W|F N:1|F S:1" },
    { "BA/CFc.1", 1, 1, "", "FCFC", "C E,W|F N:1|F S:1" },
    { "BA/Cc.1", 3, 2, "", "CFFC", "C N,W|F E,S:1" },
    { "BA/CcG", 0, 1, "garden", "CFFC", "C N,W|F E,S:1" },
    { "BA/Cc+", 2, 1, "", "CFFC", "C+ N,W|F E,S:1" },
    { "BA/Cc+G", 0, 1, "garden", "CFFC", "C+ N,W|F E,S:1" },
    { "BA/CcRr", 3, 3, "", "CRRC", "C N,W|R E,S|F EL,SR:1|F ER,SL" },
    { "BA/CcRr+", 2, 2, "", "CRRC", "C+ N,W|R E,S|F EL,SR:1|F ER,SL" },
    { "BA/Ccc", 3, 2, "", "CCFC", "C N,E,W|F S:1" },
    { "BA/CccG", 0, 1, "garden", "CCFC", "C N,E,W|F S:1" },
    { "BA/Ccc+", 1, 1, "", "CCFC", "C+ N,E,W|F S:1" },
    { "BA/CRr", 3, 3, "", "CRRF", "C N|R E,S|F EL,SR,W:1|F ER,SL" },
    { "BA/CRRR", 3, 3, "", "CRRR", "C N|R E|R S|R W|F EL,WR:1|F ER,SL|F SR,WL>R1R2R1R3R2R3" },
    { "BA/RrC", 3, 3, "", "CFRR", "C N|R S,W|F E,SL,WR:1|F SR,WL" },
    { "BA/C", 5, 4, "", "CFFF", "C N|F E,S,W:1" },
    { "BA/CG", 0, 1, "garden", "CFFF", "C N|F E,S,W:1" },
    { "BA/CFC.2", 3, 2, "", "CFCF", "C N|C S|F E,W:1,2" },
    { "BA/CFCG", 0, 1, "garden", "CFCF", "C N|C S|F E,W:1,2" },
    { "BA/CC.2", 2, 1, "", "CFFC", "C N|C W|F E,S:1,2" },
    { "BA/CCG", 0, 1, "garden", "CFFC", "C N|C W|F E,S:1,2" },
    { "BA/RRRR", 1, 1, "", "RRRR",
      "R N|R E|R S|R W|F NL,WR|F NR,EL|F ER,SL|F SR,WL>R1R2R1R3R1R4R2R3R2R4R3R4" },
    { "BA/RRR", 4, 4, "", "FRRR", "R E|R S|R W|F N,EL,WR|F ER,SL|F SR,WL>R1R2R1R3R2R3" },
    { "BA/Rr", 9, 8, "", "FFRR", "R S,W|F N,E,SL,WR|F SR,WL" },
    { "BA/RrG", 0, 1, "garden", "FFRR", "R S,W|F N,E,SL,WR|F SR,WL" },
    { "BA/RFr", 8, 7, "", "FRFR", "R E,W|F N,EL,WR|F ER,S,WL" },
    { "BA/RFrG", 0, 1, "garden", "FRFR", "R E,W|F N,EL,WR|F ER,S,WL" },
};

static const char kind_letters[] = "CRFM";

/* The slots that "N" or "NL" names for a segment of the kind. */
static uint16_t read_slots(const char *text, size_t length, int kind)
{
    uint32_t side = (uint32_t)(strchr("NESW", text[0]) - "NESW") * 3;
    if (length == 2)
        return (uint16_t)(1u << (side + (text[1] == 'R' ? 2 : 0)));
    return (uint16_t)(kind == JAC_KIND_ROAD ? 2u << side : 7u << side);
}

/* Number of the segment "R2" among those read so far. */
static uint8_t find_segment(const jac_tile_def *tile, char letter, int number)
{
    int kind = (int)(strchr(kind_letters, letter) - kind_letters);
    for (uint8_t i = 0; i < tile->segment_count; i++)
        if (tile->segment[i].kind == kind && --number == 0)
            return i;
    return 0;
}

/* Reads one segment, "C+ N,E" or "F EL,WR:1,2"; returns the end of it. */
static const char *read_segment(jac_tile_def *tile, const char *text)
{
    uint8_t number = tile->segment_count++;
    jac_segment_def *segment = &tile->segment[number];
    segment->kind = (uint8_t)(strchr(kind_letters, *text++) - kind_letters);
    if (*text == '+') {
        segment->arms = 1;
        text++;
    }
    while (*text == ' ' || *text == ',') {
        size_t length = strcspn(++text, ",:|>");
        segment->slots |= read_slots(text, length, segment->kind);
        text += length;
    }
    while (*text == ':' || *text == ',') {
        jac_tile_link *link = &tile->link[tile->link_count++];
        link->relation = JAC_RELATION_TOUCHES;
        link->a = number;
        link->b = find_segment(tile, 'C', text[1] - '0');
        text += 2;
    }
    return text;
}

static void read_tile(const struct base_tile *base, jac_tile_def *tile)
{
    static const char edge_letters[] = "?CRF";
    memset(tile, 0, sizeof *tile);
    tile->id = base->id;
    tile->derived_from = JAC_NONE;
    for (int d = 0; d < 4; d++)
        tile->edge[d] = (uint8_t)(strchr(edge_letters, base->edges[d]) - edge_letters);
    const char *text = base->segments;
    for (;; text++) {
        text = read_segment(tile, text);
        if (*text != '|')
            break;
    }
    if (*text == '>')
        for (text++; *text; text += 4) {
            jac_tile_link *link = &tile->link[tile->link_count++];
            link->relation = JAC_RELATION_LEADS_TO;
            link->a = find_segment(tile, text[0], text[1] - '0');
            link->b = find_segment(tile, text[2], text[3] - '0');
        }
}

bool jac_base_tiles(jac_ruleset *rules)
{
    for (size_t i = 0; i < sizeof base_tiles / sizeof base_tiles[0]; i++) {
        const struct base_tile *base = &base_tiles[i];
        jac_tile_def tile;
        read_tile(base, &tile);
        tile.count =
            (uint16_t)((rules->base.edition == JAC_C1 ? base->c1 : base->c2) * rules->base.sets);
        tile.start = i == 0; /* BASE-R1 */
        if (base->mark[0]) {
            tile.mark[0].name = jac_symbol(rules, base->mark);
            tile.mark[0].value = 1;
            tile.mark_count = 1;
        }
        if (jac_ruleset_add_tile(rules, &tile) < 0)
            return false;
    }
    return true;
}
