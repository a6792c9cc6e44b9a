/* game.h - the block of one game: its structs and how to read them.
 *
 * A jac_game is the header below, followed by arrays at the offsets of rules->layout. No pointers,
 * no padding, nothing that listing or asking writes: equal histories give equal bytes. */
#ifndef JAC_GAME_H
#define JAC_GAME_H

#include <assert.h>

#include "ruleset.h"

/* ---- luck -------------------------------------------------------------------------------- */

/* SplitMix64 begun with x: its first number; jac_mix(x + k * JAC_MIX_STEP) is number k.
 * Neighbouring inputs give unrelated outputs, different ones different outputs. */
#define JAC_MIX_STEP 0x9E3779B97F4A7C15u
static inline uint64_t jac_mix(uint64_t x)
{
    x += JAC_MIX_STEP;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

/* ---- places ----------------------------------------------------------------------------- */

typedef enum jac_at {
    JAC_AT_SUPPLY,  /* index: unused */
    JAC_AT_SEGMENT, /* index: segment */
    JAC_AT_TILE,    /* index: tile (on top of it) */
    JAC_AT_CORNER,  /* index: tile * 4 + corner (0 NE, 1 SE, 2 SW, 3 NW) */
    JAC_AT_SLOT,    /* index: slot of an area */
    JAC_AT_BESIDE,  /* index: figure */
    JAC_AT_HELD,    /* index: its last segment */
    JAC_AT_PRISON,  /* index: the player who holds it */
    JAC_AT_BOX      /* index: unused */
} jac_at;

/* A place in 32 bits: what it is at, and the index. */
static inline int32_t jac_place_pack(jac_at at, uint32_t index)
{
    return (int32_t)((uint32_t)at << 24 | (index & 0xFFFFFFu));
}
static inline jac_at jac_place_at(int32_t place) { return (jac_at)((uint32_t)place >> 24); }
static inline uint32_t jac_place_index(int32_t place) { return (uint32_t)place & 0xFFFFFFu; }
static inline bool jac_at_on_board(jac_at at) { return at >= JAC_AT_SEGMENT && at <= JAC_AT_HELD; }

/* ---- cells of the board ------------------------------------------------------------------ */

static inline int32_t jac_cell_pack(int x, int y)
{
    return (int32_t)((uint32_t)(uint16_t)(int16_t)x << 16 | (uint16_t)(int16_t)y);
}
static inline int jac_cell_x(int32_t cell) { return (int16_t)(uint16_t)((uint32_t)cell >> 16); }
static inline int jac_cell_y(int32_t cell) { return (int16_t)(uint16_t)((uint32_t)cell & 0xFFFF); }
/* The cell one step over side d (0 N, 1 E, 2 S, 3 W). */
static inline int32_t jac_cell_next(int32_t cell, int d)
{
    static const int dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
    return jac_cell_pack(jac_cell_x(cell) + dx[d], jac_cell_y(cell) + dy[d]);
}

/* ---- what lies on the board -------------------------------------------------------------- */

typedef struct jac_tile {
    int32_t cell;
    uint16_t type;
    uint16_t first; /* its first segment; the others follow */
    uint16_t extra; /* a segment added later, or JAC_NONE */
    uint8_t rotation;
    uint8_t player; /* who placed it; 0xFF nobody */
} jac_tile;

typedef struct jac_segment {
    uint16_t feature; /* label: the lowest-numbered segment's record of an equal ring holds it */
    uint16_t next;    /* in the ring of its feature */
    uint16_t tile;
    uint8_t kind; /* segment kind now (a module may change it) */
    uint8_t slot; /* number within its tile */
} jac_segment;

/* Aggregates of a feature, in the record of its label. */
typedef struct jac_feature {
    uint16_t size;   /* segments */
    uint16_t tiles;  /* each counted once, however many segments; ring kinds: 1 + neighbours */
    int16_t open;    /* open edges; ring kinds: empty cells around */
    uint16_t arms;   /* coats of arms */
    uint8_t meeples; /* that stand in it and occupy */
    uint8_t figures; /* all that stand in it */
} jac_feature;

/* A tile with a segment of a ring kind that still has an empty cell around it. */
typedef struct jac_ring {
    uint16_t tile;
    uint16_t taken; /* cells around it */
} jac_ring;

typedef struct jac_figure {
    int32_t place;
} jac_figure;

typedef struct jac_batch_item {
    uint16_t feature; /* a segment of it */
    uint16_t reason;  /* symbol; 0: scored */
    uint16_t pad;
    uint8_t occasion; /* jac_occasion */
    uint8_t winners;  /* players, a bit each */
    int32_t points;
} jac_batch_item;

typedef enum jac_occasion { JAC_COMPLETED, JAC_FINAL, JAC_EARLY, JAC_TRIGGERED } jac_occasion;

/* Zones other than the bag. */
typedef enum jac_zone {
    JAC_ZONE_BAG,
    JAC_ZONE_ASIDE,
    JAC_ZONE_HAND,
    JAC_ZONE_DECK,
    JAC_ZONE_DISCARD,
    JAC_ZONE_OUT
} jac_zone;
typedef struct jac_kept {
    uint16_t type;      /* JAC_NONE: hidden (jac_observe) */
    uint16_t mark;      /* all know that its type has this mark (symbol); 0: it may be any */
    uint8_t zone;       /* jac_zone */
    uint8_t owner : 4;  /* player whose hand it is */
    uint8_t viewer : 4; /* jac_viewer */
} jac_kept;

/* ---- the agenda -------------------------------------------------------------------------- */

typedef enum jac_op {
    JAC_OP_STATION, /* which: station. Raises its event */
    JAC_OP_WORK,    /* which: station. Its own work, after what its handlers pushed */
    JAC_OP_PROMPT,  /* which: prompt; a: player; b, c: its arguments */
    JAC_OP_CHANCE,  /* which: chance; a..d */
    JAC_OP_STEP,    /* which: a module's step; a..d */
    JAC_OP_DRAW,    /* the chance of the bag */
    JAC_OP_BATCH,   /* which: phase of the batch (score.c); a: item, b: occasion */
    JAC_OP_ASIDE,   /* lay a tile with mark `which` aside, unseen; a: how many more */
    JAC_OP_FIRST,   /* who begins, by chance */
    JAC_OP_START_TILE,
    JAC_OP_ROUND /* which: prompt; a: how many players, b: the first; c, d: its arguments */
} jac_op;

typedef struct jac_step {
    uint16_t op;
    uint16_t which;
    int32_t arg[4];
} jac_step;

enum {
    JAC_AGENDA_MAX = 256,
    JAC_STEPS_MAX = 10000,
    JAC_EVENTS_MAX = 1024,
    JAC_QUEUE_MAX = 4096,
    JAC_QUERY_DEPTH_MAX = 8
};

/* ---- the header -------------------------------------------------------------------------- */

typedef enum jac_source { JAC_SOURCE_BAG, JAC_SOURCE_HAND, JAC_SOURCE_OTHER } jac_source;

typedef struct jac_turn {
    uint16_t number; /* 1.. */
    uint8_t player;
    uint8_t part;    /* 1.. */
    uint8_t source;  /* jac_source */
    uint8_t placed;  /* meeples put on the new tile in this part */
    uint8_t moved;   /* figures moved on the board in this part */
    uint8_t more;    /* another part was asked for */
    uint16_t type;   /* tile in hand or just placed; JAC_NONE */
    uint16_t tile;   /* just placed; JAC_NONE */
    uint16_t action; /* offer id + 1; 0 none */
    uint16_t pad;
} jac_turn;

struct jac_game {
    uint32_t flags; /* JAC_GAME_...; not hashed: how chance is answered is no history */
    uint32_t waits; /* jac_waits; the hash begins here */
    jac_turn turn;
    uint8_t to_act;      /* whose choice it is */
    uint8_t needs_check; /* a figure left a feature: others may be alone now */
    uint16_t agenda_count;
    uint16_t tile_count, segment_count;
    uint16_t frontier_count, bag_count;
    uint16_t bag_hidden; /* of the bag, laid aside unseen */
    uint16_t kept_count;
    uint16_t batch_count, closed_count;
    uint16_t join_count, ring_count;
    uint8_t in_batch; /* a batch is being scored */
    uint8_t pad;
    int32_t points[JAC_PLAYERS_MAX];
    /* arrays follow */
};
enum { JAC_GAME_STOP_AT_CHANCE = 1 };

/* Arrays of the block. */
#define JAC_AT_OFFSET(type, game, offset) ((type *)(void *)((unsigned char *)(game) + (offset)))
#define JAC_AT_OFFSET_CONST(type, game, offset)                                                    \
    ((const type *)(const void *)((const unsigned char *)(game) + (offset)))

static inline const jac_tile *jac_tiles(const jac_ruleset *r, const jac_game *g)
{
    return JAC_AT_OFFSET_CONST(jac_tile, g, r->layout.tiles);
}
static inline const jac_segment *jac_segments(const jac_ruleset *r, const jac_game *g)
{
    return JAC_AT_OFFSET_CONST(jac_segment, g, r->layout.segments);
}
static inline const jac_feature *jac_features(const jac_ruleset *r, const jac_game *g)
{
    return JAC_AT_OFFSET_CONST(jac_feature, g, r->layout.features);
}
/* The feature that a segment belongs to now. */
static inline const jac_feature *jac_feature_of(const jac_ruleset *r, const jac_game *g,
                                                uint32_t segment)
{
    return jac_features(r, g) + jac_segments(r, g)[segment].feature;
}
static inline const jac_figure *jac_figures(const jac_ruleset *r, const jac_game *g)
{
    return JAC_AT_OFFSET_CONST(jac_figure, g, r->layout.figures);
}
/* Bit i: the player's i-th figure of the kind is in the supply. */
static inline uint32_t jac_supply_bits(const jac_ruleset *r, const jac_game *g, int player,
                                       int kind)
{
    return JAC_AT_OFFSET_CONST(
        uint32_t, g, r->layout.supply)[(uint32_t)player * r->figure_kind.count + (uint32_t)kind];
}
/* Copies of each tile type left in the bag, by type id. */
static inline const uint16_t *jac_bag(const jac_ruleset *r, const jac_game *g)
{
    return JAC_AT_OFFSET_CONST(uint16_t, g, r->layout.bag);
}
static inline const jac_kept *jac_kept_tiles(const jac_ruleset *r, const jac_game *g)
{
    return JAC_AT_OFFSET_CONST(jac_kept, g, r->layout.kept);
}
static inline const jac_batch_item *jac_batch(const jac_ruleset *r, const jac_game *g)
{
    return JAC_AT_OFFSET_CONST(jac_batch_item, g, r->layout.batch);
}
static inline const jac_step *jac_agenda(const jac_ruleset *r, const jac_game *g)
{
    return JAC_AT_OFFSET_CONST(jac_step, g, r->layout.agenda);
}
/* The step that waits now (only while the game waits for a choice or chance). */
static inline const jac_step *jac_waiting_step(const jac_ruleset *r, const jac_game *g)
{
    assert(g->agenda_count > 0);
    return jac_agenda(r, g) + g->agenda_count - 1;
}

/* The tile in a cell, or JAC_NONE. */
uint16_t jac_tile_at(const jac_ruleset *rules, const jac_game *game, int32_t cell);
/* The segment that both halves beside a corner of a tile (0 NE, 1 SE, 2 SW, 3 NW) belong to, or
 * JAC_NONE. */
uint16_t jac_corner_segment(const jac_ruleset *rules, const jac_game *game, uint32_t tile,
                            uint32_t corner);
/* Segments of a tile, its extra one included: calls for i = 0.. until it returns JAC_NONE. */
uint16_t jac_tile_segment(const jac_ruleset *rules, const jac_game *game, uint32_t tile,
                          uint32_t i);
/* Class (a segment kind id) of a segment; the class of kind k is rules->kind.at[k].class_. */
static inline uint8_t jac_segment_class(const jac_ruleset *r, const jac_game *g, uint32_t segment)
{
    return r->kind.at[jac_segments(r, g)[segment].kind].class_;
}
/* The segment that a place names (segment and held), or JAC_NONE. */
static inline uint16_t jac_place_segment(int32_t place)
{
    jac_at at = jac_place_at(place);
    return at == JAC_AT_SEGMENT || at == JAC_AT_HELD ? (uint16_t)jac_place_index(place)
                                                     : (uint16_t)JAC_NONE;
}
/* Distinct tiles of a feature (walks fields, whose tiles are not counted as they grow). */
int jac_feature_tiles(const jac_ruleset *rules, const jac_game *game, uint32_t segment);
/* Pieces of a kind in a player's supply. */
int jac_supply(const jac_ruleset *rules, const jac_game *game, int player, int kind);
/* "city 1": the name of a segment within its tile, into text; returns its length. */
size_t jac_segment_name(const jac_ruleset *rules, const jac_game *game, uint32_t segment,
                        char *text, size_t size);
/* The segment of a tile with that name ("city 1", "city" = "city 1"), or JAC_NONE. */
uint16_t jac_segment_named(const jac_ruleset *rules, const jac_game *game, uint32_t tile,
                           const char *name);
/* The same before a tile lies: number of a type's segment, or -1. */
int jac_type_segment_named(const jac_ruleset *rules, uint32_t type, const char *name);
/* The slots of a segment as it lies (12 bits, turned). */
uint16_t jac_segment_slots(const jac_ruleset *rules, const jac_game *game, uint32_t segment);

#endif
