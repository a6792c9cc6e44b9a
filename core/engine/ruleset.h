/* ruleset.h - what never changes while games are played: the compiled tables of one ruleset.
 *
 * A ruleset is built once (jac_ruleset_new, the jac_ruleset_add_... functions, jac_ruleset_compile)
 * and is read-only from then on: any number of games and threads may share it. Every id handed out
 * is an index into one of its tables. Names are symbols (interned text), so that tables and the
 * game's block hold small integers only.
 *
 * The base game's kinds, offers and prompts are entered by jac_ruleset_new with fixed ids (the
 * JAC_..._BASE enums below); everything else comes from modules. */
#ifndef JAC_RULESET_H
#define JAC_RULESET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "jacquerie.h"

enum {
    JAC_PLAYERS_MAX = 8,
    JAC_SLOTS = 12, /* NL NM NR EL EM ER SL SM SR WL WM WR, clockwise */
    JAC_TILE_SEGMENTS_MAX = 16,
    JAC_TILE_MARKS_MAX = 8,
    JAC_TILE_LINKS_MAX = 24,
    JAC_EDGE_KINDS_MAX = 8, /* JAC_EDGE_NONE counts as one */
    JAC_SEGMENT_KINDS_MAX = 24,
    JAC_FILTER_VALUES_MAX = 8,
    JAC_ARGS_MAX = 6,      /* of an event or query */
    JAC_FIGURES_MAX = 255, /* in a game: a feature counts those in it in eight bits */
    JAC_NONE = 0xFFFF      /* no segment, tile, type, feature... in a 16-bit id */
};

/* ---- what hooks.def lists -------------------------------------------------------------- */

typedef enum jac_hook_kind { JAC_HOOK_STATION, JAC_HOOK_EVENT, JAC_HOOK_QUERY } jac_hook_kind;

/* Types of arguments: payloads, choices, steps, chances. */
typedef enum jac_type {
    JAC_T_NONE,
    JAC_T_INTEGER,
    JAC_T_BOOLEAN,
    JAC_T_PLAYER,  /* index; -1 nobody */
    JAC_T_PLAYERS, /* set, one bit a player */
    JAC_T_FIGURE,
    JAC_T_KIND,     /* of figure */
    JAC_T_TILE,     /* index of a tile on the board */
    JAC_T_TYPE,     /* tile type */
    JAC_T_CELL,     /* packed by jac_cell_pack */
    JAC_T_ROTATION, /* 0..3 quarter turns clockwise */
    JAC_T_SEGMENT,
    JAC_T_FEATURE,  /* any segment of it */
    JAC_T_PLACE,    /* packed by jac_place_pack */
    JAC_T_CAUSE,    /* symbol */
    JAC_T_OCCASION, /* jac_occasion */
    JAC_T_SYMBOL,   /* a word: an enum value or a mark's value */
    JAC_T_OFFER,    /* offer id + 1; 0 none */
    JAC_T_COUNT
} jac_type;

/* One id for every station, event and query of the core, in the order of hooks.def. */
typedef enum jac_hook {
#define JAC_STATION(name, since, doc) JAC_S_##name,
#define JAC_EVENT(name, payload, since, doc) JAC_E_##name,
#define JAC_QUERY(name, payload, answer, since, doc) JAC_Q_##name,
#include "hooks.def"
    JAC_HOOK_CORE_COUNT
} jac_hook;

typedef struct jac_arg_def {
    uint16_t name; /* symbol */
    uint8_t type;  /* jac_type */
    uint8_t pad;
} jac_arg_def;

/* ---- filters, picks, handlers ---------------------------------------------------------- */

typedef enum jac_filter_key {
    JAC_F_VALUE,   /* the argument's own value is one of value[] */
    JAC_F_AT,      /* a place, or the place of a figure: jac_at */
    JAC_F_ON,      /* class of the segment that a figure, place or segment is on */
    JAC_F_NOT_ON,  /* and not one of these */
    JAC_F_KIND,    /* figure kind of a figure or kind; segment kind of a segment or feature */
    JAC_F_CLASS,   /* class of the segment or feature */
    JAC_F_MEEPLE,  /* value[0] 1: figure (or kind) is a meeple; 0: it is not */
    JAC_F_FREE,    /* 1: the feature holds no meeple; 0: it holds one */
    JAC_F_CLOSED,  /* 1: no open edge; 0: some */
    JAC_F_MARK,    /* the subject's tile (or the turn's tile) has this mark; see cell */
    JAC_F_AREA,    /* the slot's area */
    JAC_F_WHERE,   /* own cell `cell` of the subject has this value */
    JAC_F_OWNER,   /* owner of a figure: JAC_OWNER_... relative to the player in play */
    JAC_F_ASKS,    /* a module's query (`cell`: its hook) answers true for the subject */
    JAC_F_IN_PICK, /* the subject belongs to a pick (`cell`), asked for the active player */
    JAC_F_SOME     /* the pick `cell`, asked for the active player, has a member */
} jac_filter_key;

typedef enum jac_owner {
    JAC_OWNER_ACTIVE = 1,
    JAC_OWNER_OTHER = 2,
    JAC_OWNER_NEUTRAL = 4
} jac_owner;

enum {
    JAC_SUBJECT_TURN = 0xFF,   /* jac_filter.arg: look at game.turn, not at an argument */
    JAC_VALUE_ARG = 0x40000000 /* value[i] = JAC_VALUE_ARG + n: the n-th (0..) further argument */
};

/* All filters of a list must hold; each holds when one of its values does. */
typedef struct jac_filter {
    uint8_t key;    /* jac_filter_key */
    uint8_t arg;    /* in a `when`: which payload argument; JAC_SUBJECT_TURN; ignored in picks */
    uint8_t count;  /* of value[] */
    uint8_t masked; /* made by compile: all values are in `mask` */
    int32_t cell;   /* JAC_F_WHERE: the cell; JAC_F_MARK: -1 mark present, else value to compare:
                       with count values value[0] is the mark and `cell` its wanted value */
    uint32_t mask;  /* made by compile: a bit for each value, where they are small and fixed */
    uint8_t test;   /* made by compile: jac_test */
    uint8_t pad[3];
    uint32_t at;          /* made by compile: what the test looks at */
    const uint8_t *types; /* made by compile, of JAC_F_MARK: by tile type, 1 where it holds */
    int32_t value[JAC_FILTER_VALUES_MAX];
} jac_filter;

/* A filter that is one look at the block. */
typedef enum jac_test {
    JAC_TEST_NONE,        /* no such: the filter itself is evaluated */
    JAC_TEST_ON_ARG,      /* the class is value[0]'s further argument */
    JAC_TEST_FIGURE_BYTE, /* at: offset of a cell of one byte a figure; `mask` has its value */
    JAC_TEST_TILE_BYTE,   /* the same of a tile */
    JAC_TEST_GAME_BYTE    /* the same of the game */
} jac_test;

typedef enum jac_pick_base {
    JAC_PICK_FIGURES,  /* which: own others neutral any */
    JAC_PICK_KINDS,    /* figure kinds of which a piece is in the player's supply */
    JAC_PICK_SEGMENTS, /* which: new (of the tile just placed) any */
    JAC_PICK_FEATURES, /* which: new (by its first segment there) any (by its label); each once */
    JAC_PICK_TILES,    /* which: new any */
    JAC_PICK_PLAYERS,  /* which: own others any; in seating order from the player asked */
    JAC_PICK_CELLS,    /* enclosed: empty cells with a tile over each side */
    JAC_PICK_CORNERS,  /* which: new; at which four tiles meet in one feature */
    JAC_PICK_BASES
} jac_pick_base;
/* What the members of a pick are, by its base. */
extern const uint8_t jac_pick_types[JAC_PICK_BASES]; /* jac_type */

typedef enum jac_which { JAC_OWN, JAC_OTHERS, JAC_NEUTRAL, JAC_ANY, JAC_NEW, JAC_OLD } jac_which;

typedef struct jac_pick {
    uint16_t module, name; /* module id, symbol */
    uint8_t base, which;   /* jac_pick_base, jac_which */
    uint16_t filter_count;
    uint16_t places;          /* made by compile: bit per jac_at that a figure of it may be at */
    uint16_t anywhere;        /* made by compile: also where there is no segment */
    uint32_t kinds;           /* made by compile: bit per segment kind that it may stand on */
    const jac_filter *filter; /* owned by the ruleset */
} jac_pick;

/* One subscription: a function of the host; or a prompt that is asked of the active player with the
 * payload's first argument; or, at a station, a step that is pushed. */
typedef struct jac_handler {
    uint16_t module, hook;
    uint16_t filter_count;
    uint16_t prompt; /* id + 1; 0: none */
    uint16_t step;   /* id + 1; 0: none */
    uint16_t pad;
    int32_t ref; /* the host's own number for the function; of a step: what its arguments are */
    const jac_filter *filter;
} jac_handler;

typedef struct jac_hook_def {
    uint16_t name;   /* symbol; of a module's: "module.name" */
    uint16_t module; /* JAC_MODULE_BASE for the core's */
    uint8_t kind;    /* jac_hook_kind */
    uint8_t argc;
    uint8_t answer; /* jac_type of a query's answer */
    uint8_t pad;
    jac_arg_def arg[JAC_ARGS_MAX];
    const char *since, *doc;
    uint16_t handler_count, pad2;
    uint32_t handler_first; /* in jac_ruleset.handler, in the order of delivery */
} jac_hook_def;

/* ---- kinds ----------------------------------------------------------------------------- */

typedef enum jac_edge_base {
    JAC_EDGE_NONE,
    JAC_EDGE_CITY,
    JAC_EDGE_ROAD,
    JAC_EDGE_FIELD,
    JAC_EDGE_BASE_COUNT
} jac_edge_base;
typedef enum jac_kind_base {
    JAC_KIND_CITY,
    JAC_KIND_ROAD,
    JAC_KIND_FIELD,
    JAC_KIND_MONASTERY,
    JAC_KIND_BASE_COUNT
} jac_kind_base;

typedef struct jac_segment_kind {
    uint16_t name;  /* symbol */
    uint8_t class_; /* the segment kind whose class it shares; itself when none */
    uint8_t edge; /* edge kind that such a segment has at a side; JAC_EDGE_NONE: none of its own */
    bool joins;   /* connects over edges */
    bool occupiable;
    bool ring;        /* open edges are the eight cells around */
    bool scores;      /* when closed */
    uint16_t on_mark; /* symbol: each tile type with this mark gets one such segment; 0 */
} jac_segment_kind;

typedef enum jac_need { JAC_NEEDS_NOTHING, JAC_NEEDS_OWN_MEEPLE } jac_need;

typedef struct jac_figure_kind {
    uint16_t name, module;
    uint8_t count; /* a player; or in all when neutral */
    bool neutral;
    bool meeple;
    bool occupies; /* stands only in a feature without a meeple, and makes it occupied */
    uint8_t strength;
    uint8_t needs;      /* jac_need */
    uint16_t first;     /* made by compile: a player's first of the kind, among his figures */
    uint32_t stands_on; /* bit per class (segment kind id) */
    uint32_t on_kinds;  /* made by compile: bit per segment kind, farmers off looked at */
} jac_figure_kind;

typedef struct jac_figure_def {
    uint8_t owner; /* player; 0xFF neutral */
    uint8_t kind;
    uint8_t index; /* 0.. among its owner's of this kind */
} jac_figure_def;

/* ---- tile types ------------------------------------------------------------------------ */

typedef struct jac_segment_def {
    uint8_t kind;
    uint8_t arms;   /* coats of arms */
    uint16_t slots; /* bit s: slot s of the unturned tile is this segment's */
} jac_segment_def;

typedef struct jac_tile_link {
    uint8_t relation; /* jac_relation id; JAC_RELATION_TOUCHES: a is the field, b the city */
    uint8_t a, b;     /* segments of the tile */
} jac_tile_link;

enum { JAC_RELATION_TOUCHES, JAC_RELATION_LEADS_TO, JAC_RELATION_BASE_COUNT };

typedef struct jac_tile_mark {
    uint16_t name;    /* symbol */
    uint16_t segment; /* whose mark it is: number within the tile + 1; 0: the tile's */
    int32_t value;    /* 1 for a flag; an integer; or a symbol when is_symbol of the mark's table */
} jac_tile_mark;

/* What a tile file says of one tile. Segments stand in the order of their kinds' ids, within a kind
 * in the file's order: "city 2" is the second city segment. */
typedef struct jac_tile_def {
    const char *id;        /* "BA/RCr" */
    uint16_t module;       /* whose tile it is */
    uint16_t count;        /* copies in the bag */
    uint16_t start;        /* of these, so many are start tiles: taken out of the bag (0 or 1) */
    uint8_t pile;          /* 1..9: drawn before those of higher piles; 0: after all piles */
    uint16_t derived_from; /* type id of the printed tile, or JAC_NONE */
    uint8_t edge[4];       /* edge kinds N E S W */
    uint8_t segment_count, mark_count, link_count, pad;
    jac_segment_def segment[JAC_TILE_SEGMENTS_MAX];
    jac_tile_mark mark[JAC_TILE_MARKS_MAX];
    jac_tile_link link[JAC_TILE_LINKS_MAX];
} jac_tile_def;

/* One side of a turned tile: what the board joins over it. */
typedef struct jac_side {
    uint8_t slot[3];  /* left, middle, right as seen from the middle: segment, or 0xFF */
    uint8_t distinct; /* how many different segments */
    uint8_t segment[3];
    uint8_t edge;
} jac_side;

typedef struct jac_tile_type {
    uint16_t name, module; /* symbol of its id */
    uint16_t derived_from; /* JAC_NONE: a printed tile */
    uint16_t count, start;
    uint8_t pile; /* 1..9, drawn in this order; 0xFF: in none, drawn after them */
    uint8_t segment_count, mark_count, link_count;
    uint8_t rotations; /* bit r: rotation r is the first of its equals */
    uint8_t same[4];   /* rotation -> the first equal one */
    uint8_t equals[4]; /* how many rotations equal this one, itself counted */
    uint8_t ring;      /* it has a segment of a ring kind */
    uint8_t siblings;  /* bit-count > 0: some kind has two joining segments here */
    uint8_t open[JAC_TILE_SEGMENTS_MAX];    /* sides that each segment touches */
    uint8_t sibling[JAC_TILE_SEGMENTS_MAX]; /* 1: another segment of the tile has its kind */
    jac_side side[4][4];                    /* [rotation][side] */
    jac_segment_def segment[JAC_TILE_SEGMENTS_MAX];
    jac_tile_mark mark[JAC_TILE_MARKS_MAX];
    jac_tile_link link[JAC_TILE_LINKS_MAX];
    uint16_t derived_first, derived_count; /* types derived from this one follow each other */
} jac_tile_type;

/* ---- what modules declare -------------------------------------------------------------- */

typedef enum jac_costs { JAC_COSTS_ACTION, JAC_COSTS_FREE, JAC_COSTS_EXTRA } jac_costs;
typedef enum jac_offered { JAC_OFFERED_PROMPT, JAC_OFFERED_ANY_OWN } jac_offered;

/* What a choice does, where it is said as data. */
typedef enum jac_effect_op {
    JAC_DO_TALLY, /* counter `which` grows by `value` */
    JAC_DO_SCORE, /* the player asked gets `value` points for the reason `which` (symbol) */
    JAC_DO_SET,   /* cell `which` of argument `arg` (of the game; of the player asked) := `value` */
    JAC_DO_HOME   /* the figure that is argument `arg` goes home for the cause `which` (symbol) */
} jac_effect_op;

typedef struct jac_effect {
    uint8_t op;     /* jac_effect_op */
    uint8_t arg;    /* among the prompt's arguments and then the choice's */
    uint16_t which; /* see jac_effect_op */
    int32_t value;
} jac_effect;

typedef struct jac_offer {
    uint16_t module, name; /* symbol of "module.name"; of a base offer the plain name */
    uint8_t offered;       /* jac_offered */
    uint8_t costs;         /* jac_costs */
    uint8_t argc;          /* of a choice's own arguments, 0..3 */
    uint8_t dead;          /* made by compile: its `when` can never hold in this ruleset */
    uint16_t prompt;       /* JAC_OFFERED_PROMPT: where it stands */
    uint16_t text;         /* symbol: "take {figure} back" */
    uint16_t cite;         /* symbol or 0 */
    uint16_t filter_count; /* `when` */
    const jac_filter *filter;
    uint8_t type[3]; /* jac_type of each argument */
    uint8_t pad2;
    uint16_t pick[3]; /* JAC_NONE: from `list` */
    uint16_t effect_count;
    uint16_t arg_name[3]; /* symbols, for {figure} in text and the record's keys */
    uint16_t pad4;
    const jac_effect *effect;            /* carried out one after the other; then take_ref */
    int32_t take_ref, can_ref, list_ref; /* host functions; 0 none */
} jac_offer;

typedef struct jac_prompt {
    uint16_t module, name;
    uint16_t text;
    uint8_t must;    /* no pass */
    uint8_t argc;    /* 0..2 further arguments */
    uint8_t station; /* the station it belongs to, or 0xFF */
    uint8_t pad;
    uint8_t type[2];
    uint16_t arg_name[2];
    uint32_t offer_first, offer_count; /* made by compile: in jac_ruleset.offered */
} jac_prompt;

enum { /* prompts of the core */
       JAC_PROMPT_PLACE,
       JAC_PROMPT_ACTION,
       JAC_PROMPT_SECOND,
       JAC_PROMPT_CONFIRM,
       JAC_PROMPT_BASE_COUNT
};
enum { /* offers of the core */
       JAC_OFFER_PASS,
       JAC_OFFER_PLACE,
       JAC_OFFER_PUT,
       JAC_OFFER_CONFIRM,
       JAC_OFFER_BASE_COUNT
};

typedef struct jac_step_def {
    uint16_t module, name;
    int32_t ref;
    uint8_t argc;
    uint8_t type[4]; /* filled by the host at a push: kinds of handles are kept with the step */
} jac_step_def;

typedef enum jac_viewer { JAC_VIEW_ALL, JAC_VIEW_OWNER, JAC_VIEW_NOBODY } jac_viewer;

typedef struct jac_chance_def {
    uint16_t module, name;
    uint8_t viewer, pad;
    uint16_t outcome_count;
    const int32_t *outcome; /* integers */
    const int32_t *weight;  /* NULL: all alike */
    int32_t ref;            /* resolved */
} jac_chance_def;

typedef enum jac_scope {
    JAC_PER_GAME,
    JAC_PER_PLAYER,
    JAC_PER_FIGURE,
    JAC_PER_TILE,
    JAC_PER_SEGMENT
} jac_scope;
typedef enum jac_reset {
    JAC_RESET_NEVER,
    JAC_RESET_SUPPLY,
    JAC_RESET_PART,
    JAC_RESET_TURN
} jac_reset;
typedef enum jac_merge { JAC_MERGE_NONE, JAC_MERGE_SUM, JAC_MERGE_MAX, JAC_MERGE_OR } jac_merge;

typedef struct jac_cell_def {
    uint16_t module, name;
    uint8_t scope, reset, merge;
    uint8_t width;   /* bytes a value: 1, 2 or 4 */
    uint8_t boolean; /* shown as true/false */
    uint8_t secret;  /* shown to its owner only */
    uint8_t hidden;  /* a counter's: not in its module's `state` */
    uint16_t length; /* values an item; 1 for a plain cell */
    int32_t initial, min, max;
    uint32_t offset;    /* in the block */
    uint32_t items;     /* of the scope */
    uint32_t aggregate; /* per segment with merge: offset of the feature's value; 0 none */
    uint16_t mark;      /* per segment: begins with the value of this mark of the tile file; 0 */
} jac_cell_def;

/* A counter of a module; what it counted is kept in a cell of the game. */
typedef struct jac_stat_def {
    uint16_t module, name; /* symbol of "module.name" */
    uint16_t text;         /* symbol: what is counted, a line */
    uint16_t pad;
    uint32_t cell; /* hidden, of the game, four bytes wide */
} jac_stat_def;

typedef struct jac_area_def {
    uint16_t module, name, slot_first, slot_count;
} jac_area_def;

typedef struct jac_module {
    uint16_t name, title, version; /* symbols */
    uint8_t tiles_only;            /* its tiles without its rules */
    uint8_t rules_only;            /* its rules without its tiles */
    uint8_t hash[16];              /* of its files */
} jac_module;
enum { JAC_MODULE_BASE = 0 };

/* ---- the base game's options ------------------------------------------------------------ */

typedef enum jac_edition { JAC_C1, JAC_C2, JAC_C3, JAC_EDITIONS } jac_edition;
extern const char *const jac_edition_names[JAC_EDITIONS]; /* "C1"... */
typedef enum jac_field_scoring {
    JAC_PER_FIELD_3,
    JAC_CITY_ONCE_PER_PLAYER_3,
    JAC_PER_CITY_4
} jac_field_scoring;

typedef struct jac_base {
    uint8_t players;                   /* 1..8 */
    uint8_t edition;                   /* jac_edition: which of the two sets of 72 */
    uint8_t farmers;                   /* BASE-V3 */
    uint8_t tiny_city_2;               /* BASE-V1: a closed city of two tiles counts 1 each */
    uint8_t field_scoring;             /* BASE-V2 */
    uint8_t first_random;              /* BASE-V4 */
    uint8_t confirm;                   /* a station of its own asks before scoring */
    uint8_t sets;                      /* copies of the base set in the bag, 1..20 */
    const char *name[JAC_PLAYERS_MAX]; /* NULL: Red Blue Green Yellow Black Pink White Grey */
} jac_base;

/* ---- layout of the block (offsets in bytes from its start) ------------------------------- */

typedef struct jac_layout {
    uint32_t slots, slot_mask, slot_row; /* cell table: u16 each: 0 empty, tile + 1, or
                                            tile_max + 1 + frontier index; slot_row: from a cell's
                                            place to that of the one below */
    uint32_t cell_key; /* i32 by a slot's value - 1: the cell; tiles first, then the frontier */
    uint32_t frontier_key, frontier_sig, frontier_slot, frontier_max;
    uint32_t rings; /* at most tile_max */
    uint32_t tiles, tile_max;
    uint32_t segments, features, segment_max;
    uint32_t figures, figure_count;
    uint32_t supply; /* u32 bits by player and kind */
    uint32_t bag;    /* u16: copies left, by tile type */
    uint32_t kept, kept_max;
    uint32_t batch, batch_max;
    uint32_t closed, closed_max;
    uint32_t joins, join_max;
    uint32_t cells; /* of modules */
    uint32_t streams, stream_count;
    uint32_t agenda; /* last: only its used part is copied */
    uint32_t size;   /* all of it */
} jac_layout;

/* ---- the ruleset ------------------------------------------------------------------------ */

#define JAC_VEC(type)                                                                              \
    struct {                                                                                       \
        type *at;                                                                                  \
        uint32_t count, room;                                                                      \
    }

struct jac_ruleset {
    jac_base base;
    bool compiled;
    bool lacking; /* something of it found no room: it can't be compiled */
    jac_alloc_fn *alloc;
    void *alloc_ud;
    JAC_VEC(char *) symbol; /* symbol 0 is "" */
    uint32_t *symbol_index; /* open addressing over symbol */
    uint32_t symbol_room;
    JAC_VEC(jac_module) module;
    JAC_VEC(jac_hook_def) hook;
    JAC_VEC(jac_handler) handler;
    JAC_VEC(uint16_t) edge; /* symbols, by edge kind */
    bool edge_fits[JAC_EDGE_KINDS_MAX][JAC_EDGE_KINDS_MAX];
    bool edge_goes_on[JAC_EDGE_KINDS_MAX];
    JAC_VEC(jac_segment_kind) kind;
    JAC_VEC(jac_figure_kind) figure_kind;
    JAC_VEC(jac_figure_def) figure; /* made by compile: players' in seating order, then neutral */
    JAC_VEC(uint16_t) relation;     /* symbols */
    JAC_VEC(uint16_t) reason;       /* symbols of the reasons of points that modules declare */
    JAC_VEC(uint16_t) mark;         /* symbols of marks whose values are symbols */
    JAC_VEC(jac_tile_type) type;
    JAC_VEC(jac_pick) pick;
    JAC_VEC(jac_offer) offer;
    JAC_VEC(jac_prompt) prompt;
    JAC_VEC(uint16_t) offered; /* made by compile: offers of modules, by prompt */
    JAC_VEC(jac_step_def) step;
    JAC_VEC(jac_chance_def) chance;
    JAC_VEC(jac_cell_def) cell;
    JAC_VEC(jac_area_def) area;
    JAC_VEC(jac_stat_def) stat;
    JAC_VEC(void *) owned; /* arrays that belong to the ruleset */
    /* made by compile: */
    uint8_t *fit;  /* [type][signature] -> rotations in which it may be placed */
    uint8_t *lies; /* the same for what is laid without asking: it need not go on. May be `fit` */
    uint32_t fit_stride;
    uint32_t edge_power[4];                  /* weight of side d in a signature */
    uint8_t edge_demand[JAC_EDGE_KINDS_MAX]; /* digit in a signature: 0 for kinds that fit all */
    bool has_rings, has_needs, has_merges, has_resets;
    bool has_piles; /* some tiles are drawn before the others */
    bool has_marked_cells;
    uint8_t next_busy[64]; /* station -> itself or the next one with work to do */
    bool second_offers;    /* some offer stands at second */
    uint32_t figures_each; /* of one player: player p's begin at p * figures_each */
    uint32_t choices_max;
    jac_layout layout;
    uint8_t hash[16];
};

/* Interns `text`; the same text has the same symbol. Symbol 0 is the empty text. Returns JAC_NONE
 * when there is no room; the ruleset is `lacking` then, so that not every caller has to look.
 * jac_symbol_find never adds: JAC_NONE when unknown. */
uint16_t jac_symbol(jac_ruleset *rules, const char *text);
uint16_t jac_symbol_find(const jac_ruleset *rules, const char *text);
static inline const char *jac_text(const jac_ruleset *rules, uint16_t symbol)
{
    return rules->symbol.at[symbol];
}

/* Makes an empty ruleset of the base game. `base` is copied (names too). NULL when memory is out or
 * an option is out of range. The base tiles are entered by jac_ruleset_compile. */
jac_ruleset *jac_ruleset_new(const jac_base *base, jac_alloc_fn *alloc, void *alloc_ud);
void jac_ruleset_free(jac_ruleset *rules);

/* Each returns the new id (0..), or -1 when memory or room is out. Arrays passed in (filters,
 * outcomes, tiles) are copied. Names are plain text; a module's offers, prompts, steps, chances,
 * events and queries are entered with their full name "module.name". */
int jac_ruleset_add_module(jac_ruleset *rules, const jac_module *module);
/* fits_all: the edge meets any other; goes_on: a tile that has such edges is placed where one of
 * them meets its like. */
int jac_ruleset_add_edge(jac_ruleset *rules, const char *name, bool fits_all, bool goes_on);
int jac_ruleset_add_kind(jac_ruleset *rules, const jac_segment_kind *kind);
int jac_ruleset_add_figures(jac_ruleset *rules, const jac_figure_kind *kind);
int jac_ruleset_add_relation(jac_ruleset *rules, const char *name);
int jac_ruleset_add_reason(jac_ruleset *rules, const char *name); /* "module.reason" */
int jac_ruleset_add_tile(jac_ruleset *rules, const jac_tile_def *tile);
int jac_ruleset_add_hook(jac_ruleset *rules,
                         const jac_hook_def *hook); /* a module's event or query */
int jac_ruleset_add_handler(jac_ruleset *rules, const jac_handler *handler);
int jac_ruleset_add_pick(jac_ruleset *rules, const jac_pick *pick);
int jac_ruleset_add_offer(jac_ruleset *rules, const jac_offer *offer);
int jac_ruleset_add_prompt(jac_ruleset *rules, const jac_prompt *prompt);
int jac_ruleset_add_step(jac_ruleset *rules, const jac_step_def *step);
int jac_ruleset_add_chance(jac_ruleset *rules, const jac_chance_def *chance);
int jac_ruleset_add_cell(jac_ruleset *rules, const jac_cell_def *cell);
int jac_ruleset_add_area(jac_ruleset *rules, const jac_area_def *area);
int jac_ruleset_add_stat(jac_ruleset *rules, const jac_stat_def *stat);

/* Builds every table and the layout; the ruleset is read-only afterwards. JAC_E_MEMORY, or
 * JAC_E_RULES when something can't be (a message in `error`). */
jac_status jac_ruleset_compile(jac_ruleset *rules, jac_error *error);

/* Finders by name: id, or -1. Full names. */
int jac_find_type(const jac_ruleset *rules, const char *id);
int jac_find_kind(const jac_ruleset *rules, const char *name);
int jac_find_edge(const jac_ruleset *rules, const char *name);
int jac_find_figure_kind(const jac_ruleset *rules, const char *name);
int jac_find_hook(const jac_ruleset *rules, const char *name);
int jac_find_offer(const jac_ruleset *rules, const char *name);
int jac_find_prompt(const jac_ruleset *rules, const char *name);
int jac_find_step(const jac_ruleset *rules, const char *name);
int jac_find_chance(const jac_ruleset *rules, const char *name);
int jac_find_pick(const jac_ruleset *rules, const char *name); /* "module.name" */
int jac_find_cell(const jac_ruleset *rules, const char *name); /* "module.name" */
int jac_find_module(const jac_ruleset *rules, const char *name);
int jac_find_relation(const jac_ruleset *rules, const char *name);
int jac_find_area(const jac_ruleset *rules, const char *name);
int jac_find_stat(const jac_ruleset *rules, const char *name); /* "module.name" */

/* Names of argument types; -1 when there is none of this name. */
const char *jac_type_name(jac_type type);
int jac_type_named(const char *name, size_t length);

/* The value of mark `name` of a type or of one of its segments: true and *value when it has it. */
bool jac_type_mark(const jac_tile_type *type, uint16_t name, int32_t *value);
/* Are the values of mark `name` words, symbols, not numbers? */
bool jac_mark_has_words(const jac_ruleset *rules, uint16_t name);

#endif
