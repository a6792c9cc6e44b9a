/* board.h - the board as text, for a terminal and for the report of a failed scenario.
 *
 * A tile is seven columns and three lines: `#` city, `-` `|` `+` road, `.` field, `m` monastery;
 * other kinds by the first letter of their name. A capital letter is a figure of the player whom
 * the legend names; `*` a neutral one. */
#ifndef JAC_BOARD_H
#define JAC_BOARD_H

#include "engine.h"

typedef struct jac_board_options {
    int width, height; /* columns and lines that it may take; 0: no limit */
    bool centred;      /* when it must be cut: keep this cell in view, else the newest tile */
    int32_t cell;
    bool colour;  /* with ANSI colours */
    bool figures; /* a list of all figures on the board below it */
} jac_board_options;

/* Draws the board; `options` may be NULL. Allocated, ends with a line end; NULL when memory is
 * out. */
char *jac_board_text(jac_engine *engine, const jac_game *game, const jac_board_options *options);

#endif
