/* board.c - see board.h. A grid of characters is filled tile by tile, then cut and written. */
#define _GNU_SOURCE
#include "board.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board_tile.h"
#include "text.h"

enum { MARGIN = 5 }; /* columns of the row labels */

typedef struct view {
    const jac_ruleset *r;
    const jac_game *g;
    int left, right, top, bottom; /* cells that are drawn */
    int all_left, all_right, all_top, all_bottom;
} view;

/* The cells from the first to the last tile, and one cell at 0,0 when there is none. */
static void find_extent(view *v)
{
    for (uint32_t t = 0; t < v->g->tile_count; t++) {
        int32_t cell = jac_tiles(v->r, v->g)[t].cell;
        int x = jac_cell_x(cell), y = jac_cell_y(cell);
        v->all_left = t == 0 || x < v->all_left ? x : v->all_left;
        v->all_right = t == 0 || x > v->all_right ? x : v->all_right;
        v->all_top = t == 0 || y < v->all_top ? y : v->all_top;
        v->all_bottom = t == 0 || y > v->all_bottom ? y : v->all_bottom;
    }
}

/* Cuts one dimension to `room` cells with `centre` in the middle, as far as there is board. */
static void cut(int *first, int *last, int room, int centre)
{
    if (room < 1) {
        room = 1;
    }
    if (*last - *first + 1 <= room) {
        return;
    }
    int from = centre - room / 2;
    if (from + room - 1 > *last) {
        from = *last - room + 1;
    }
    if (from < *first) {
        from = *first;
    }
    *first = from;
    *last = from + room - 1;
}

static void choose_view(view *v, const jac_board_options *options)
{
    int32_t centre = 0;
    if (v->g->tile_count > 0) {
        centre = jac_tiles(v->r, v->g)[v->g->tile_count - 1].cell;
    }
    if (options->centred) {
        centre = options->cell;
    }
    v->left = v->all_left;
    v->right = v->all_right;
    v->top = v->all_top;
    v->bottom = v->all_bottom;
    if (options->width > 0) {
        cut(&v->left, &v->right, (options->width - MARGIN) / (JAC_TILE_COLUMNS + 1),
            jac_cell_x(centre));
    }
    if (options->height > 0) {
        cut(&v->top, &v->bottom, (options->height - 2) / JAC_TILE_ROWS, jac_cell_y(centre));
    }
}

/* ---- figures -------------------------------------------------------------------------------- */

/* A capital for each player: the first letter of the name that is free, else a number. */
static void choose_letters(const jac_ruleset *r, char letter[JAC_PLAYERS_MAX])
{
    for (int p = 0; p < r->base.players; p++) {
        letter[p] = (char)('1' + p);
        for (const char *s = r->base.name[p]; *s; s++) {
            char c = (char)toupper((unsigned char)*s);
            if (isascii((unsigned char)c) && isalpha((unsigned char)c) &&
                !memchr(letter, c, (size_t)p)) {
                letter[p] = c;
                break;
            }
        }
    }
}

/* Draws the figures that stand on a tile into its drawing. */
static void draw_figures(const view *v, uint32_t tile, const char *letter,
                         jac_tile_drawing *drawing)
{
    for (uint32_t f = 0; f < v->r->figure.count; f++) {
        int32_t place = jac_figures(v->r, v->g)[f].place;
        uint32_t index = jac_place_index(place);
        uint8_t owner = v->r->figure.at[f].owner;
        char c = owner == 0xFF ? '*' : letter[owner];
        jac_at at = jac_place_at(place);
        if (at == JAC_AT_SEGMENT && jac_segments(v->r, v->g)[index].tile == tile) {
            jac_tile_draw_figure(drawing, jac_segments(v->r, v->g)[index].slot, c, owner);
        } else if ((at == JAC_AT_TILE && index == tile) ||
                   (at == JAC_AT_CORNER && index / 4 == tile)) {
            jac_tile_draw_figure(drawing, -1, c, owner);
        }
    }
}

/* ---- writing --------------------------------------------------------------------------------- */

static const char *colour_of(const view *v, jac_tile_drawing *drawing, int row, int column)
{
    static const char *const kinds[] = { "\033[33m", "\033[37m", "\033[32m", "\033[31m" };
    uint8_t what = drawing->kind[row][column];
    if (what == JAC_DRAWN_NOTHING) {
        return "";
    }
    if (what >= JAC_DRAWN_FIGURE) {
        return jac_player_colour(v->r, what - JAC_DRAWN_FIGURE);
    }
    uint8_t class_ = v->r->kind.at[what].class_;
    return class_ < sizeof kinds / sizeof kinds[0] ? kinds[class_] : "\033[36m";
}

/* One line of one tile. */
static void write_part(FILE *out, const view *v, jac_tile_drawing *drawing, int row, bool colour)
{
    const char *now = "";
    for (int c = 0; c < JAC_TILE_COLUMNS; c++) {
        const char *wanted = colour ? colour_of(v, drawing, row, c) : "";
        if (strcmp(wanted, now) != 0) {
            fprintf(out, "%s%s", *now ? "\033[0m" : "", wanted);
            now = wanted;
        }
        fputc(drawing->at[row][c], out);
    }
    fputs(*now ? "\033[0m" : "", out);
}

/* The three lines of one row of cells. */
static void write_row(FILE *out, const view *v, int y, const char *letter, bool colour)
{
    for (int row = 0; row < JAC_TILE_ROWS; row++) {
        int last = v->left - 1; /* no blanks behind the last tile */
        for (int x = v->left; x <= v->right; x++) {
            if (jac_tile_at(v->r, v->g, jac_cell_pack(x, y)) != JAC_NONE) {
                last = x;
            }
        }
        if (row == 1) {
            fprintf(out, "%*d", MARGIN - 1, y);
        } else if (last >= v->left) {
            fprintf(out, "%*s", MARGIN - 1, "");
        }
        for (int x = v->left; x <= last; x++) {
            uint16_t tile = jac_tile_at(v->r, v->g, jac_cell_pack(x, y));
            fputc(' ', out);
            if (tile == JAC_NONE) {
                fprintf(out, "%*s", JAC_TILE_COLUMNS, "");
                continue;
            }
            jac_tile_drawing drawing;
            jac_tile_draw(v->r, v->g, tile, &drawing);
            draw_figures(v, tile, letter, &drawing);
            write_part(out, v, &drawing, row, colour);
        }
        fputc('\n', out);
    }
}

static void write_columns(FILE *out, const view *v)
{
    fprintf(out, "%*s", MARGIN - 1, "");
    for (int x = v->left; x <= v->right; x++) {
        char number[16];
        int length = snprintf(number, sizeof number, "%d", x);
        int before = 1 + (JAC_TILE_COLUMNS - length) / 2;
        fprintf(out, "%*s%s", before, "", number);
        if (x < v->right) {
            fprintf(out, "%*s", JAC_TILE_COLUMNS + 1 - before - length, "");
        }
    }
    fputc('\n', out);
}

static void write_legend(FILE *out, const view *v, const char *letter, bool colour)
{
    bool cut = v->left != v->all_left || v->right != v->all_right || v->top != v->all_top ||
               v->bottom != v->all_bottom;
    for (int p = 0; p < v->r->base.players; p++) {
        const char *on = colour ? jac_player_colour(v->r, p) : "";
        fprintf(out, "%s%s%c%s %s", p ? ", " : "", on, letter[p], *on ? "\033[0m" : "",
                v->r->base.name[p]);
    }
    if (cut) {
        fprintf(out, "; shown: %d,%d to %d,%d of %d,%d to %d,%d", v->left, v->top, v->right,
                v->bottom, v->all_left, v->all_top, v->all_right, v->all_bottom);
    }
    fputc('\n', out);
}

static void write_figures(FILE *out, jac_engine *engine, const jac_game *game)
{
    for (uint32_t f = 0; f < engine->rules->figure.count; f++) {
        char text[256];
        if (jac_at_on_board(jac_place_at(jac_figures(engine->rules, game)[f].place))) {
            jac_value_text(engine, game, JAC_T_FIGURE, (int32_t)f, text, sizeof text);
            fprintf(out, "%s\n", text);
        }
    }
}

char *jac_board_text(jac_engine *engine, const jac_game *game, const jac_board_options *options)
{
    static const jac_board_options plain = { .width = 0 };
    char *text = NULL, letter[JAC_PLAYERS_MAX];
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    view v = { .r = engine->rules, .g = game };
    if (!out) {
        return NULL;
    }
    options = options ? options : &plain;
    find_extent(&v);
    choose_view(&v, options);
    choose_letters(v.r, letter);
    write_columns(out, &v);
    for (int y = v.top; y <= v.bottom; y++) {
        write_row(out, &v, y, letter, options->colour);
    }
    write_legend(out, &v, letter, options->colour);
    if (options->figures) {
        write_figures(out, engine, game);
    }
    if (fclose(out) != 0) {
        free(text);
        return NULL;
    }
    return text;
}
