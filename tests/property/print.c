/* print.c - a board in letters: what a failure shows. */
#include <stdio.h>

#include "recount.h"

static char kind_letter(const recount *r, int kind)
{
    if (kind < 0)
        return ' ';
    const char *name = jac_text(r->rules, r->rules->kind.at[kind].name);
    return kind == JAC_KIND_FIELD ? '.' : name[0];
}

/* Kind of the segment at a slot of a tile as it lies; a monastery for the middle. */
static int kind_at(const recount *r, const recount_tile *tile, int slot)
{
    for (int i = 0; i < r->table[tile->type].count; i++) {
        const recount_segment *segment = &r->segment[tile->first + i];
        if (slot < 0 ? segment->kind == JAC_KIND_MONASTERY : segment->slots >> slot & 1)
            return segment->kind;
    }
    return -1;
}

/* A tile is three rows of three: its corners blank, its sides by their middle. */
static void print_row(const recount *r, int y, int third)
{
    static const int slot[3][3] = { { -2, 1, -2 }, { 10, -1, 4 }, { -2, 7, -2 } };
    fputs("# ", stderr);
    for (int x = r->left + 2; x < r->left + r->width - 2; x++) {
        const int tile = recount_tile_at(r, x, y);
        for (int c = 0; c < 3; c++) {
            const int s = slot[third][c];
            char letter = ' ';
            if (tile >= 0)
                letter = s == -2 ? '\'' : kind_letter(r, kind_at(r, &r->tile[tile], s));
            fputc(letter, stderr);
        }
        fputc(' ', stderr);
    }
    fputc('\n', stderr);
}

static void print_figures(const recount *r, const jac_game *game)
{
    for (uint32_t f = 0; f < r->rules->figure.count; f++) {
        const jac_figure_def *def = &r->rules->figure.at[f];
        const int32_t place = jac_figures(r->rules, game)[f].place;
        const uint16_t segment = jac_place_segment(place);
        char name[40] = "";
        if (jac_place_at(place) == JAC_AT_SUPPLY)
            continue;
        if (segment != JAC_NONE && segment < game->segment_count)
            jac_segment_name(r->rules, game, segment, name, sizeof name);
        fprintf(stderr, "# player %d %s %d at place %x", def->owner,
                jac_text(r->rules, r->rules->figure_kind.at[def->kind].name), def->index,
                (unsigned)place);
        if (segment != JAC_NONE && (int)segment < r->segment_count) {
            const recount_tile *tile = &r->tile[r->segment[segment].tile];
            fprintf(stderr, ": %d,%d %s", tile->x, tile->y, name);
        }
        fputc('\n', stderr);
    }
}

void recount_print(const recount *r, const jac_game *game)
{
    for (int y = r->top + 2; y < r->top + r->height - 2; y++)
        for (int third = 0; third < 3; third++)
            print_row(r, y, third);
    for (int t = 0; t < r->tile_count; t++) {
        const recount_tile *tile = &r->tile[t];
        fprintf(stderr, "# %d: %s at %d,%d rotation %d\n", t,
                jac_text(r->rules, r->rules->type.at[tile->type].name), tile->x, tile->y,
                90 * tile->rotation);
    }
    print_figures(r, game);
}
