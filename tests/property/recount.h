/* recount.h - the slow, independent recount of a board.
 *
 * It reads which tile lies where, how it is turned and where the figures stand; everything else
 * (features, open edges, tiles, arms, majorities, points, placements) is found again by flood fill
 * over the printed tiles. It shares no aggregate, label or frontier with the engine. */
#ifndef JAC_PROPERTY_RECOUNT_H
#define JAC_PROPERTY_RECOUNT_H

#include "printed.h"

typedef struct recount_tile {
    int x, y, rotation, first;
    int counted; /* the last feature that counted this tile */
    uint16_t type;
} recount_tile;

typedef struct recount_segment {
    int tile, number, feature;
    uint16_t slots; /* as it lies */
    uint8_t kind;
} recount_segment;

typedef struct recount_feature {
    uint8_t kind, class_;
    int lowest; /* its lowest segment */
    int size, tiles, open, arms, meeples, figures;
    int strength[JAC_PLAYERS_MAX];
} recount_feature;

typedef struct recount {
    const jac_ruleset *rules;
    const printed_type *table;
    int tile_count, segment_count, feature_count;
    recount_tile *tile;
    recount_segment *segment;
    recount_feature *feature;
    int *todo; /* flood fill's list */
    int left, top, width, height;
    int16_t *grid; /* tile, or -1; a margin of two cells around */
    size_t grid_room;
    int tile_room, segment_room;
    bool odd; /* modules joined or added segments: features can't be told from tiles */
} recount;

void recount_open(recount *r, const jac_ruleset *rules, const printed_type *table);
void recount_close(recount *r);
/* Counts the board of `game` anew. False when memory is out. */
bool recount_board(recount *r, const jac_game *game);

int recount_tile_at(const recount *r, int x, int y); /* or -1 */
/* Does the tile fit there by the edges of its neighbours, and has it one? */
bool recount_fits(const recount *r, uint32_t type, int x, int y, int rotation);
/* The cities beside a field: calls `each` once a city. */
int recount_cities_of(const recount *r, int field, int *city, int max);

/* What a feature is worth, as completed (the open ones: as final). */
int recount_points(const recount *r, int feature, jac_occasion occasion);
/* Who has the majority, a bit a player. */
uint32_t recount_winners(const int strength[JAC_PLAYERS_MAX]);
/* Adds what final scoring gives each player on this board. */
void recount_final(const recount *r, int32_t points[JAC_PLAYERS_MAX]);
/* The board in letters, with its tiles and figures, to stderr. */
void recount_print(const recount *r, const jac_game *game);

#endif
