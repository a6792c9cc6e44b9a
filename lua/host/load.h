/* load.h - private to load.c and its parts: module tables into a ruleset.
 *
 * A module's table is copied once into a tree of jac_node; everything after that is plain C over
 * the tree and raises nothing but "memory is out". All of it runs inside one protected call of
 * load.c, so an allocation that fails leaves by lua_error; what was allocated is in two arenas:
 * `temp` dies with the load, `kept` (what jac_module_info points to) with the Lua state.
 *
 * A problem is reported and the load goes on, so that one run shows all of them. Functions that
 * report return false (or -1, or NULL) and their caller leaves out the part that is wrong. */
#ifndef JAC_LUA_LOAD_H
#define JAC_LUA_LOAD_H

#include "internal.h"

/* ---- load_text.c: memory, names, problems ---------------------------------------------------- */

typedef struct jac_arena_block jac_arena_block;
typedef struct jac_arena {
    jac_arena_block *first;
} jac_arena;

typedef struct jac_names {
    const char **at;
    size_t count;
} jac_names;

/* What a Lua value was, copied. */
typedef enum jac_node_kind {
    JAC_N_NIL,
    JAC_N_BOOLEAN,
    JAC_N_INTEGER,
    JAC_N_STRING,
    JAC_N_TABLE,
    JAC_N_FUNCTION,
    JAC_N_ARG,  /* arg(n) of a pick */
    JAC_N_CELL, /* cell.per_figure(...): a table whose text is the scope */
    JAC_N_OTHER /* a float, userdata...: text names it */
} jac_node_kind;

typedef struct jac_field jac_field;
typedef struct jac_node {
    jac_node_kind kind;
    int line;              /* of a function */
    int64_t integer;       /* boolean, integer; n of arg(n); number of a function */
    const char *text;      /* string; file of a function; scope of a cell */
    struct jac_node *item; /* keys 1.. */
    size_t item_count;
    jac_field *field; /* string keys, sorted */
    size_t field_count;
} jac_node;
struct jac_field {
    const char *name;
    jac_node value;
};

/* What an option's value may be. */
typedef struct jac_limits {
    int32_t min, max;
    jac_names values;
} jac_limits;

/* One module of the load. */
typedef struct jac_part {
    const jac_ask_module *ask;
    const char *name;
    const char *file;      /* "rules/my_rules/init.lua", for messages */
    const char *path;      /* the same to open */
    const char *tile_file; /* as it names it; NULL: none */
    const char *own_tiles; /* the same; of tiles that come with the rules */
    jac_node table;
    bool known; /* its metadata is sound */
    bool on;    /* its rules are in force */
    bool tiles; /* its tiles are (on, or tiles only; not with rules only) */
    bool ordered;
    uint16_t index; /* in jac_lua.module */
    uint16_t id;    /* in the ruleset */
    jac_names requires, after, conflicts, uses, between;
    jac_names causes, reasons; /* declared */

    jac_module_option *option; /* kept; these two are what info points to */
    jac_module_ruling *ruling;
    jac_limits *limits; /* of each option */
    jac_module_stat *stat;
    size_t option_count, ruling_count, stat_count;
} jac_part;

/* A handler found, before `order` is applied. */
typedef struct jac_found {
    jac_handler handler;
    jac_filter *filter;
    const jac_part *part;
    uint32_t number; /* in the order of finding */
    uint32_t rank;   /* of its module at this hook */
} jac_found;

typedef struct jac_loader {
    jac_lua *lua;
    lua_State *L;
    jac_ruleset *rules;
    const jac_ask_load *ask;
    jac_report_fn *report;
    void *ud;
    jac_error error; /* the first */
    bool failed;
    bool mute; /* a module that is not on: its problems are nobody's */
    jac_arena temp, *kept;
    int functions; /* luaL_ref of the list of all functions seen */
    lua_Integer function_count;
    int nodes;      /* copied of the table being read */
    bool gave_up;   /* it is too big or too deep (reported) */
    int data_calls; /* functions of data run so far */
    jac_part *part;
    size_t part_count;
    jac_part **order; /* those loaded, in load order */
    size_t order_count;
    const jac_part *at; /* whose part is read now, and its file */
    const char *file;
    char letter[JAC_EDGE_KINDS_MAX]; /* of edge kinds in `edges`; 0: none of its own */
    bool whole[JAC_EDGE_KINDS_MAX];  /* the kind with that edge takes the whole side */
    bool bare[JAC_EDGE_KINDS_MAX];   /* nothing need stand at such a side */
    jac_found *found;
    size_t found_count, found_room;
    uint16_t slots;             /* of all areas so far */
    jac_module_info *described; /* kept: the result of jac_lua_describe */
} jac_loader;

/* Zeroed memory of an arena; raises when memory is out. */
void *jac_arena_take(lua_State *L, jac_arena *arena, size_t size);
void jac_arena_free(jac_arena *arena);
/* The arena that lives as long as the Lua state. */
jac_arena *jac_arena_kept(jac_lua *lua);
void *jac_loader_take(jac_loader *l, size_t size);
char *jac_format(jac_loader *l, const char *format, ...) __attribute__((format(printf, 2, 3)));
const char *jac_keep(jac_loader *l, const char *text);
void jac_names_add(jac_loader *l, jac_names *names, const char *name);
bool jac_names_has(const jac_names *names, const char *name);
/* "a, b, c" */
const char *jac_names_list(jac_loader *l, const char *const *names, size_t count);
/* "pick", "returnable" -> "pick.returnable"; a key that is no word: pick["x y"]. */
const char *jac_path(jac_loader *l, const char *path, const char *key);
/* item i (0..) -> "at[1]" */
const char *jac_path_item(jac_loader *l, const char *path, size_t i);

/* Reports an error of the module being read; at the function's line when `at` is a function. Text
 * after the first "; " of the format is the hint. */
void jac_problem(jac_loader *l, const jac_node *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The same at any place (an INI), as an error or a warning. */
void jac_problem_at(jac_loader *l, const char *file, int line, bool warning, const char *format,
                    ...) __attribute__((format(printf, 5, 6)));
/* The problem `what` about the unknown `name`, with the nearest known name or, when these are few,
 * all of them: "<path>: no pick "returnabel"; did you mean "returnable"?". */
void jac_unknown(jac_loader *l, const jac_node *at, const char *path, const char *what,
                 const char *name, const char *const *names, size_t count);
/* The hint alone: "; did you mean..." or "; known: ..." or "". */
const char *jac_hint(jac_loader *l, const char *name, const char *const *names, size_t count);
/* Reports an error that came from running a file or function. */
void jac_problem_error(jac_loader *l, const jac_error *error);

/* ---- load_node.c: the tree and how to read it ------------------------------------------------ */

/* Copies the Lua value at the top of the stack [-1, +0]. */
jac_node jac_node_read(jac_loader *l, const char *path);
/* Puts `cell` and `arg` into the environment on top of the stack [-0, +0]. */
void jac_node_words(lua_State *L);
/* Replaces functions by their results (data that depends) in a copy; nil items are left out. */
jac_node jac_node_resolve(jac_loader *l, const jac_node *node, const char *path);
/* Registers a function node under its path; returns its ref, 0 when memory is out. */
int32_t jac_node_ref(jac_loader *l, const jac_node *function, const char *path);
const char *jac_node_type(const jac_node *node);
/* The field, or NULL when there is none (or nil). */
const jac_node *jac_get(const jac_node *table, const char *name);
/* Is it a table? Reports when not. */
bool jac_is_table(jac_loader *l, const jac_node *node, const char *path);
/* Is it a table without list items? Reports when not. */
bool jac_is_map(jac_loader *l, const jac_node *node, const char *path);
/* Is each string key one of `keys`; and are there no items, unless `items`? Reports when not. */
bool jac_check_keys(jac_loader *l, const jac_node *table, const char *path, const char *const *keys,
                    size_t count, bool items);
/* The field as text, or `missing` when absent; NULL when it is wrong (reported). */
const char *jac_get_text(jac_loader *l, const jac_node *table, const char *path, const char *key,
                         const char *missing);
/* Fields in range or of a set of words; an absent one leaves *value alone; false: reported. */
bool jac_get_integer(jac_loader *l, const jac_node *table, const char *path, const char *key,
                     int64_t min, int64_t max, int32_t *value);
bool jac_get_boolean(jac_loader *l, const jac_node *table, const char *path, const char *key,
                     bool *value);
bool jac_get_word(jac_loader *l, const jac_node *table, const char *path, const char *key,
                  const char *const *words, size_t count, uint8_t *value);
/* A string or a list of strings as names. */
bool jac_get_names(jac_loader *l, const jac_node *table, const char *path, const char *key,
                   jac_names *names);
/* The integer of a node; false (reported) when it isn't one in the range. */
bool jac_to_integer(jac_loader *l, const jac_node *node, const char *path, int64_t min, int64_t max,
                    int32_t *value);
/* Is `name` fit for a name: letters, digits, underscores, not first a digit? */
bool jac_is_name(const char *name);
bool jac_check_name(jac_loader *l, const char *name, const char *path);
/* A list of payload arguments, `{ "figure", "to:place" }`, into arg[]; -1 when wrong. */
int jac_get_args(jac_loader *l, const jac_node *table, const char *path, int max, jac_arg_def *arg);
/* Is every {word} of the text one of the arguments' names? */
bool jac_check_text(jac_loader *l, const char *text, const char *path, const uint16_t *name,
                    size_t count);
/* A symbol; raises when memory is out. */
uint16_t jac_load_symbol(jac_loader *l, const char *text);
/* "module.name" of the module being read. */
const char *jac_full(jac_loader *l, const char *name);
/* An id that a builder returned: reports "no room" when it is negative. */
bool jac_added(jac_loader *l, int id, const char *path);

/* The module's table `key`, resolved (data that depends); NULL when there is none or it is wrong.
 */
const jac_node *jac_data(jac_loader *l, const char *key);

#define JAC_COUNT(array) (sizeof(array) / sizeof *(array))

/* ---- load_upvalue.c -------------------------------------------------------------------------- */

/* Warns of tables that the function on top of the stack [-0, +0] keeps in upvalues. */
void jac_warn_upvalues(jac_loader *l);

/* ---- load_hash.c ----------------------------------------------------------------------------- */

/* The content hash of a module: its .lua files by name, tests left out, and a replaced tile file.
 * False (reported) when a file can't be read. */
bool jac_module_hash(jac_loader *l, const jac_part *part, uint8_t hash[16]);

/* ---- load_meta.c: what a module says of itself ----------------------------------------------- */

/* Runs the module's file and reads its metadata, options and rulings into part and lua->module. */
void jac_load_describe(jac_loader *l, jac_part *part);

/* ---- load_option.c --------------------------------------------------------------------------- */

bool jac_load_options(jac_loader *l, jac_part *part);
bool jac_load_rulings(jac_loader *l, jac_part *part);
/* Gives options and rulings the INI's values and shows them to the modules' opt and ruled. */
void jac_loader_settings(jac_loader *l);
void jac_load_opt(jac_loader *l, const jac_part *part);
/* Is the part that carries `ruling = "ID"` in force? True when it carries none. */
bool jac_ruling_on(jac_loader *l, const jac_node *table, const char *path);

/* ---- load_stat.c ----------------------------------------------------------------------------- */

/* Reads the counters of a description; enters those of the module being read into the ruleset. */
void jac_load_stats(jac_loader *l, jac_part *part);
void jac_load_counters(jac_loader *l);

/* ---- load_order.c ---------------------------------------------------------------------------- */

/* Decides which modules are loaded, and in which order: fills l->order. */
void jac_load_order(jac_loader *l);
const jac_part *jac_part_named(const jac_loader *l, const char *name);
/* May the module being read name things of module `other`? 1: yes and it is on; 0: yes, but it is
 * off, so that the part is left out; -1: no, reported. */
int jac_may_name(jac_loader *l, const jac_node *at, const char *path, const char *other,
                 size_t length);

/* ---- load_declare.c, load_state.c, load_tile.c, load_lint.c, load_filter.c, load_value.c,
 *      load_pick.c, load_offer.c, load_step.c, load_hook.c: the parts of the module being read
 * (l->at) --------------------------- */

void jac_load_declares(jac_loader *l,
                       jac_part *part); /* edges kinds relations events queries words */
/* Names of all segment kinds; there are l->rules->kind.count of them. */
const char **jac_kind_names(jac_loader *l);
void jac_load_figures(jac_loader *l);
void jac_load_areas(jac_loader *l);
void jac_load_state(jac_loader *l);
void jac_load_tiles(jac_loader *l, const jac_part *part);
/* Those that come with the rules and are never drawn. */
void jac_load_own_tiles(jac_loader *l, const jac_part *part);
void jac_load_picks(jac_loader *l);
void jac_load_prompts(jac_loader *l);
void jac_load_offers(jac_loader *l);
/* load_effect.c: what an offer's `take` says as data; its arguments are known. False: reported. */
bool jac_load_effects(jac_loader *l, const jac_node *take, const char *path, jac_offer *offer);
void jac_load_steps(jac_loader *l);    /* and chances, verbs, invariants */
void jac_load_hooks(jac_loader *l);    /* on, queries: collected in l->found */
void jac_load_handlers(jac_loader *l); /* all modules': applies `order`, enters them */

/* One list of filters being made. */
typedef struct jac_filters {
    jac_filter *at;
    uint16_t count, room;
} jac_filters;
jac_filter *jac_filter_add(jac_loader *l, jac_filters *filters, jac_filter_key key, uint8_t arg);

/* What a filter looks at: the members of a pick, or the payload of a hook or prompt. */
typedef struct jac_subject {
    bool pick;   /* arg(n) is allowed */
    bool turn;   /* `mark` is that of the turn's tile (stations, offers) */
    bool leaves; /* of a figure that left, its place is `from`, else `to` */
    bool fresh;  /* of a pick of features: those of the tile just placed */
    int argc;
    jac_arg_def arg[JAC_ARGS_MAX]; /* of a pick: one, its members' type, without a name */
} jac_subject;

/* Adds the filters of one key; false when reported. */
bool jac_load_filter(jac_loader *l, const jac_subject *subject, const char *key,
                     const jac_node *value, const char *path, jac_filters *filters);
/* The cell of the module being read with that name, or -1 (reported at `path`). */
int jac_find_own_cell(jac_loader *l, const jac_node *at, const char *path, const char *name);
/* All keys of the table's `when`, if it has one. */
bool jac_load_when(jac_loader *l, const jac_subject *subject, const jac_node *table,
                   const char *path, jac_filters *filters);
/* load_value.c: one value of a filter, by what it names. 1: read; 0: it names what is off, leave it
 * out; -1: reported. */
int jac_value_class(jac_loader *l, const jac_node *node, const char *path, int32_t *value);
int jac_value_kind(jac_loader *l, const jac_node *node, const char *path, bool figure, bool segment,
                   int32_t *value, bool *is_figure);
int jac_value_area(jac_loader *l, const jac_node *node, const char *path, int32_t *value);
/* Of a payload field of the type; its `key` is set to how the engine compares it. */
int jac_value_field(jac_loader *l, jac_type type, const jac_node *node, const char *path,
                    int32_t *value, jac_filter_key *key);
int jac_value_word(jac_loader *l, const jac_node *node, const char *path, const char *const *words,
                   size_t count, int32_t *value);
/* Can a payload field of this type be compared at all? */
bool jac_value_comparable(jac_type type);

/* A tile as it is read. */
typedef struct jac_tile_read {
    jac_tile_def def;
    uint8_t number[JAC_TILE_SEGMENTS_MAX]; /* of each segment within its kind, 1.. */
    uint8_t owner[JAC_SLOTS];              /* segment of each slot, or 0xFF */
    uint32_t apart[JAC_TILE_SEGMENTS_MAX]; /* of a field: cities that it does not border */
} jac_tile_read;
/* "city 1" */
const char *jac_tile_segment_text(jac_loader *l, const jac_tile_read *tile, int segment);
/* "NL", "SM" */
const char *jac_slot_text(jac_loader *l, int slot);
/* Letters of an edge kind in `edges`; 0: it has none. */
char jac_edge_letter(const jac_loader *l, uint32_t edge);
/* Reads the sides of a segment into its slots; false when reported. */
bool jac_tile_sides(jac_loader *l, jac_tile_read *tile, int segment, const jac_node *node);
/* Reads the marks of a segment, or with -1 those of the tile; false when reported. */
bool jac_tile_marks(jac_loader *l, jac_tile_read *tile, int segment, const jac_node *node);
/* Checks edges against segments; false when reported. */
bool jac_tile_lint(jac_loader *l, jac_tile_read *tile);
/* Checks the fields' links against what lies beside them; false when reported. */
bool jac_tile_lint_links(jac_loader *l, const jac_tile_read *tile);

#endif
