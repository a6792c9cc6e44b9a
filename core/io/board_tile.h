/* board_tile.h - one tile in characters; shared by the files of the text board. */
#ifndef JAC_BOARD_TILE_H
#define JAC_BOARD_TILE_H

#include "engine.h"

enum {
    JAC_TILE_COLUMNS = 7,
    JAC_TILE_ROWS = 3,
    JAC_DRAWN_FIGURE = 64, /* kind[][]: a figure of the player on top of this */
    JAC_DRAWN_NEUTRAL = 96,
    JAC_DRAWN_NOTHING = 0xFF
};

typedef struct jac_tile_drawing {
    char at[JAC_TILE_ROWS][JAC_TILE_COLUMNS];
    uint8_t kind[JAC_TILE_ROWS][JAC_TILE_COLUMNS];   /* segment kind, or one of the above */
    int8_t segment[JAC_TILE_ROWS][JAC_TILE_COLUMNS]; /* of the tile; -1 none */
} jac_tile_drawing;

/* Draws a tile as it lies. */
void jac_tile_draw(const jac_ruleset *r, const jac_game *g, uint32_t tile, jac_tile_drawing *to);
/* Puts the letter on one of the segment's characters (-1: on the tile, the middle); `owner` 0xFF is
 * neutral. Where no character is left, the last one drawn there becomes a `&`. */
void jac_tile_draw_figure(jac_tile_drawing *drawing, int segment, char letter, uint8_t owner);
/* The ANSI colour of a player by the name, else by the number. */
const char *jac_player_colour(const jac_ruleset *r, int player);

#endif
