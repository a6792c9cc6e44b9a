/* printed.h - the printed tiles, written down a second time.
 *
 * The base tiles stand here as text of their own (base_game.md's table and the drawings), so that a
 * slip in the engine's table is seen; tiles of modules are read from their definitions. */
#ifndef JAC_PROPERTY_PRINTED_H
#define JAC_PROPERTY_PRINTED_H

#include "game.h"

typedef struct printed_segment {
    uint8_t kind;
    uint8_t arms;
    uint16_t slots;   /* unturned */
    uint32_t touches; /* of a field: bit per segment of the tile that is a city beside it */
    uint32_t marks;   /* a number that the marks printed on it give, in any order */
} printed_segment;

typedef struct printed_type {
    uint8_t edge[4];
    uint8_t count;                                  /* segments */
    uint8_t same[4];                                /* rotation -> the first that looks equal */
    uint16_t copies;                                /* in the box, the start tile counted */
    printed_segment segment[JAC_TILE_SEGMENTS_MAX]; /* numbered as the engine numbers them */
} printed_type;

/* The table of all types of a ruleset, or NULL with the reason in `why`: a base tile that differs
 * from the text here, a base tile that is missing, or memory. Free with free(). */
printed_type *printed_table(const jac_ruleset *rules, char *why, size_t size);

/* Slots as they lie after `rotation` quarter turns. */
uint16_t printed_turn(uint16_t slots, int rotation);

#endif
