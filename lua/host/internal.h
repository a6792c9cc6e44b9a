/* internal.h - shared by the files of lua/host only. */
#ifndef JAC_LUA_INTERNAL_H
#define JAC_LUA_INTERNAL_H

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

#include "host.h"

/* One Lua function of a module that C may call. */
typedef struct jac_lua_ref {
    uint16_t module; /* index into jac_lua.module */
    uint16_t pad;
    int registry;   /* luaL_ref */
    char where[64]; /* "on.drawn", "offers.action.take_back.take": the hook named in errors.
                       A verb is found by it: "verbs.unprotect"; so is "invariants.NAME" */
} jac_lua_ref;

/* What a module may call by a name (names.c). */
typedef enum jac_name_kind {
    JAC_NAME_PICK,
    JAC_NAME_PROMPT,
    JAC_NAME_STEP,
    JAC_NAME_CHANCE,
    JAC_NAME_HOOK,
    JAC_NAME_CELL,
    JAC_NAME_STAT,
    JAC_NAME_CAUSE,
    JAC_NAME_WORD,
    JAC_NAME_VERB, /* filled by game:tell */
    JAC_NAME_COUNT
} jac_name_kind;

typedef struct jac_lua_module {
    jac_module_info info;
    int environment;      /* luaL_ref of its environment table */
    int options, rulings; /* luaL_refs of its `opt` table and of its rulings (id -> boolean): made
                             empty before jac_lua_environment, filled once the metadata is read */
    const char *folder;   /* where its `require` looks; NULL: a single file, which has none */
    uint16_t id;          /* in the ruleset */
    int random_stream;    /* 2 + id */
    int names[JAC_NAME_COUNT]; /* luaL_refs: what this module calls things, filled at first use */
    const char **tells; /* modules whose verbs it may tell, itself among them; NULL ends it */
    int loaded;         /* luaL_ref: results of `require`, by name */
} jac_lua_module;

enum { /* kinds of handles */
       JAC_H_GAME,
       JAC_H_TURN,
       JAC_H_PLAYER,
       JAC_H_FIGURE,
       JAC_H_TILE,
       JAC_H_SEGMENT,
       JAC_H_FEATURE,
       JAC_H_PLACE,
       JAC_H_CELL,
       JAC_H_MARKS,
       JAC_H_STATE_CELL,
       JAC_H_STATE_ITEM,
       JAC_H_COUNT,
       /* and of the other things in the cache */
       JAC_C_TEXT = JAC_H_COUNT, /* of a symbol */
       JAC_C_WORD,               /* of a jac_word */
       JAC_C_PLAYERS,            /* bits: a read-only list */
       JAC_C_CAUSE,              /* module << 16 | symbol: the text as that module sees it */
       JAC_C_COUNT
};

/* What names.c found last for a text: texts that are kept have one address each. */
typedef struct jac_lua_found {
    const char *text;
    uint16_t module;
    uint16_t kind;
    int id;
} jac_lua_found;
enum { JAC_LUA_FOUND_MAX = 256 };

struct jac_lua {
    lua_State *L;
    jac_lua_limits limits;
    size_t bytes; /* used by the state */
    uint64_t calls, allocations;
    bool out_of_memory;
    bool tripped; /* the instruction limit was reached: stays until the call returned */
    int64_t instructions_left;  /* of this choice */
    uint32_t depth;             /* protected calls under way */
    const jac_lua_ref *running; /* innermost */
    const jac_lua_ref *last;    /* called by the engine last */
    int refusals;               /* of memory, in this choice */
    int cells_kept;             /* handles of cells that the cache holds for good */
    bool in_query;              /* writing is an error */
    jac_engine *engine;         /* of the call under way */
    jac_game *game;
    int16_t player;   /* asked, in can, list and take */
    jac_lua_ref *ref; /* 1-based: ref 0 is none */
    size_t ref_count, ref_room;
    jac_lua_module *module;
    size_t module_count, module_room;
    jac_ruleset *rules;
    jac_module_info *info; /* for jac_lua_modules: those loaded, in load order */
    size_t info_count;
    int cache;       /* luaL_ref: jac_lua_key -> handle or text, made at their first use */
    int next_member; /* luaL_refs: the functions that calls hand out */
    int list_add, giver;
    bool growing;          /* the host's own cache may be a large table */
    bool unlimited;        /* the host looks for who keeps the memory */
    int meta[JAC_H_COUNT]; /* luaL_refs: metatables */
    int far_cells;         /* luaL_ref: weak: handles of further cells */
    int shared;            /* luaL_ref: the library's tables, shared by all environments */
    int flags;             /* luaL_ref: mark -> true when it is a mere flag */
    bool listing;          /* a `list` function runs: `add` may be called */
    int64_t budget;        /* what instructions_left began with: for the message */
    char trip_file[64];    /* where a limit was met */
    int trip_line;
    uint8_t refused;  /* memory was refused for one thing, not for all: JAC_LUA_REFUSED_ */
    jac_error raised; /* the nested failure whose text is being raised in Lua */
    bool raised_set;
    char error_file[64]; /* set by the message handler: where the error was raised */
    int error_line;
    int32_t *member; /* members of the loops under way, a stack of blocks */
    size_t member_top, member_room;
    jac_lua_found found[JAC_LUA_FOUND_MAX];
};

/* state.c - the state, its allow-list and limits */

/* Makes the environment of a module (allow-listed library, own opt and ruled, no globals). Returns
 * luaL_ref of it. */
int jac_lua_environment(jac_lua *lua, uint16_t module);
/* Runs a text chunk from a file in the environment of a module and leaves its one result on the
 * stack [-0, +1] when JAC_OK, nothing otherwise. `shown` is the short path for messages. */
jac_status jac_lua_run_file(jac_lua *lua, uint16_t module, const char *path, const char *shown,
                            jac_error *error);
/* Calls the function below `argc` arguments on the stack, as module code under limits.
 * [-(argc+1), +results]; on error nothing is left and *error says file:line, module and hook. */
jac_status jac_lua_protected(jac_lua *lua, const jac_lua_ref *ref, int argc, int results,
                             jac_error *error);
/* Runs host code that may raise (reading a module's table) in a protected call: f(lua, ud). */
jac_status jac_lua_guard(jac_lua *lua, uint16_t module, const char *what,
                         void (*f)(jac_lua *lua, void *ud), void *ud, jac_error *error);
/* Registers the function on top of the stack [-1, +0]; returns its ref number (1..), or 0. */
int32_t jac_lua_add_ref(jac_lua *lua, uint16_t module, const char *where);

/* Makes the library's tables, shared by all environments (library.c). May raise. */
void jac_lua_library_open(jac_lua *lua);
void jac_lua_library_string(lua_State *L);
void jac_lua_library_table(lua_State *L);
/* Is a path in the folder or below it, links followed? */
bool jac_lua_inside(const char *folder, const char *path);
/* `require` of one module: a closure over the module's number (environment.c). */
int jac_lua_require(lua_State *L);
/* Reads a text chunk and leaves its function on the stack, its globals being the table at
 * `environment`. [-0, +1] when JAC_OK. */
jac_status jac_lua_read_chunk(jac_lua *lua, int environment, const char *path, const char *shown,
                              jac_error *error);

/* Sorts t[1..n] of the table at a stack index, stably; before(L): of the two values on top,
 * does the lower one go first? */
void jac_lua_sort_table(lua_State *L, int table, lua_Integer n, bool (*before)(lua_State *L));
bool jac_lua_key_before(lua_State *L);
/* Puts a read-only table before the one on top of the stack [-1, +1, m]. */
void jac_lua_read_only(lua_State *L);

/* limits.c - memory and instructions */

enum {
    JAC_LUA_HOOK_STEP = 1000,    /* the count hook runs every so many instructions */
    JAC_LUA_STRING_MAX = 16384,  /* bytes of one string: comparing and reading it is one
                                    instruction, whatever its length */
    JAC_LUA_BLOCK_SHARE = 16,    /* one table, or the stack, is at most memory / this */
    JAC_LUA_REFUSALS_MAX = 2,    /* collections of all garbage in a choice for want of memory;
                                    then a sixteenth of it must be free after one */
    JAC_LUA_CELLS_MAX = 4096,    /* handles of cells kept for good */
    JAC_LUA_ANSWER_MAX = 100000, /* points or strength that a query may answer: sums fit 32 bits */
    JAC_LUA_REFUSED_TEXT = 1,
    JAC_LUA_REFUSED_BLOCK = 2,
    JAC_LUA_REFUSED_SYSTEM = 3,       /* by the machine, below every limit of ours */
    JAC_LUA_DESCRIBE_BUDGET = 1000000 /* instructions of reading a module's description */
};
void *jac_lua_alloc(void *ud, void *block, size_t old_size, size_t new_size);
void jac_lua_hook(lua_State *L, lua_Debug *ar);
/* Charges C code for n instructions' worth of work; raises when the budget is used up. */
void jac_lua_charge(lua_State *L, size_t n);
/* Begins a budget; sets the hook back after a trip. */
void jac_lua_budget(jac_lua *lua, int64_t instructions);
/* The budget of reading a description, unless a call is under way or a game being run. */
void jac_lua_describe_budget(jac_lua *lua);
void jac_lua_untrip(jac_lua *lua);
/* Did the call that is ending make a number that is none (0/0)? Its sign differs between machines,
 * and `..` shows it. Asked once: forgets it. */
bool jac_lua_made_nan(void);
#define JAC_LUA_NAN_TEXT                                                                           \
    "made a number that is none, as 0/0 is; its text differs between machines, so look before "    \
    "dividing"
/* "16M", "5M", "300000": a limit as an INI says it. */
const char *jac_lua_amount(char text[32], uint64_t n, uint64_t unit);
/* The text of the limit that was met. */
void jac_lua_limit_text(const jac_lua *lua, bool memory, char *text, size_t size);

/* keeper.c - who keeps the memory when it is out */

typedef struct jac_lua_keeper {
    size_t running; /* the module that asked for more */
    size_t own;     /* bytes that it keeps between calls */
    size_t module;  /* the one that keeps most */
    size_t bytes;   /* so many, at least */
    char name[48];  /* its variable that holds most of them; "": none */
    char file[64];  /* a function that has it */
    int line;
} jac_lua_keeper;
/* Finds the module that keeps most of the memory between calls. False when that is less than what
 * the call that failed had taken for itself, or when it can't be said. Collects all garbage. */
bool jac_lua_find_keeper(jac_lua *lua, size_t running, jac_lua_keeper *most);

/* call.c - the one protected call, and errors as values */

/* What a call changes and gives back when it returns. */
typedef struct jac_lua_frame {
    const jac_lua_ref *running;
    jac_engine *engine;
    jac_game *game;
    size_t member_top;
    int16_t player;
    bool in_query, listing;
    bool made_nan; /* whoever called had */
} jac_lua_frame;
void jac_lua_enter(jac_lua *lua, jac_lua_frame *frame, const jac_lua_ref *ref);
void jac_lua_leave(jac_lua *lua, const jac_lua_frame *frame);
/* The message handler: notes where an error was raised. */
int jac_lua_message(lua_State *L);
/* Makes *error of the value on top of the stack [-1, +0] after lua_pcall returned `code`. */
jac_status jac_lua_failed(jac_lua *lua, int code, const jac_lua_ref *ref, jac_error *error);
/* A float as messages show it: the same on every machine. */
void jac_lua_float_text(double n, char *text, size_t size);
/* Makes *error of a text, at lua->error_file and _line, or of the limit that was met. */
jac_status jac_lua_blame(jac_lua *lua, const jac_lua_ref *ref, const char *what, jac_error *error);
/* The same, at the beginning of the function itself. */
jac_status jac_lua_blame_function(jac_lua *lua, const jac_lua_ref *ref, const char *what,
                                  jac_error *error);
/* Adds a place, module, hook and turn to a failure without any. */
void jac_lua_place(const jac_lua *lua, const jac_lua_ref *ref, const char *file, int line,
                   jac_error *error);
/* Raises a failure that already knows its place; it keeps it whoever passes it on. */
int jac_lua_raise(lua_State *L, const jac_error *error);
static inline jac_lua *jac_lua_of(lua_State *L) { return *(jac_lua **)lua_getextraspace(L); }
/* Who acts now: the player asked, else the active one. Only while there is a game. */
static inline int jac_lua_acting(const jac_lua *lua)
{
    return lua->player >= 0 ? lua->player : lua->game->turn.player;
}

/* handles.c - game player figure tile segment feature kind place, and their methods */

/* Makes the metatables (once a state) and, after compile, the caches of handles. */
void jac_lua_handles_open(jac_lua *lua);
jac_status jac_lua_handles_make(jac_lua *lua, jac_error *error);
/* Pushes a value of a payload [-0, +1]. Symbols become strings, -1/JAC_NONE becomes nil. */
void jac_lua_push(jac_lua *lua, jac_type type, int32_t value);
/* Reads the Lua value at `index` as `type`; false when it isn't one (no error raised). */
bool jac_lua_to(jac_lua *lua, int index, jac_type type, int32_t *value);

/* A handle: what it is and which. Cached, so that one thing has one handle a state; every full
 * userdata that a module can hold is one. */
typedef struct jac_handle {
    uint8_t kind; /* JAC_H_... */
    uint8_t pad[3];
    int32_t index;
    int32_t item; /* of JAC_H_STATE_ITEM: index is the cell, item whose */
} jac_handle;

const char *jac_handle_name(int kind);
/* The same as jac_lua_push for code that may raise: inside a call from Lua. */
void jac_lua_give(lua_State *L, jac_type type, int32_t value);
void jac_lua_give_handle(lua_State *L, int kind, int32_t index);
/* Every C function that a module may call has the cache as its first upvalue: what it gives to Lua
 * is then one look-up away. */
#define JAC_LUA_CACHE lua_upvalueindex(1)
static inline lua_Integer jac_lua_key(int kind, int32_t index)
{
    return (lua_Integer)index * JAC_C_COUNT + kind;
}
/* Pushes f with the cache and the `extra` values on top of the stack as upvalues [-extra, +1, m].
 */
void jac_lua_push_function(lua_State *L, lua_CFunction f, int extra);
/* Keeps the value on top of the stack in the cache [-0, +0, m]. */
void jac_lua_keep(lua_State *L, lua_Integer key);
/* Features are known by the segment that labels them, as far as there is a game. */
static inline int32_t jac_lua_label(const jac_lua *lua, int32_t segment)
{
    if (!lua->game || segment < 0 || segment >= lua->game->segment_count)
        return segment;
    return jac_segments(lua->rules, lua->game)[segment].feature;
}
/* Pushes a payload's value by the cache at a stack index; never raises [-0, +1]. */
void jac_lua_push_value(jac_lua *lua, int cache, jac_type type, int32_t value);
void jac_lua_give_symbol(lua_State *L, uint16_t symbol);
/* Causes and words as the running module sees them: its own ones bare. */
void jac_lua_give_cause(lua_State *L, uint16_t symbol);
/* Makes a userdata with the kind's metatable [-0, +1, m]. */
jac_handle *jac_lua_new_handle(lua_State *L, int kind, int32_t index);
/* A handle at `arg`, of any kind, or NULL. */
jac_handle *jac_lua_handle_at(lua_State *L, int arg);
/* The argument as a handle of the kind, of a thing that exists in the game being run; raises. */
jac_handle *jac_lua_check(lua_State *L, int arg, int kind);
/* Raises unless the handle's thing exists in the game being run. */
void jac_lua_alive(lua_State *L, const jac_handle *handle);
/* An argument by type; raises with the expected type and what was given. */
int32_t jac_lua_arg(lua_State *L, int arg, jac_type type);
/* The cause of a module by name: its own declared one, else the core's or a full name. */
uint16_t jac_lua_cause(const jac_lua *lua, const char *name);

/* names.c - what a module calls its picks, prompts, steps... */
/* The id of the name at `arg` for the running module; raises with the nearest name. */
int jac_lua_name(lua_State *L, int arg, jac_name_kind kind);
int jac_lua_name_of(lua_State *L, uint16_t module, int arg, jac_name_kind kind);
/* The same, or -1; also of causes and words, which are symbols. */
int jac_lua_find_name(lua_State *L, int arg, jac_name_kind kind);

/* The kind of handle that a type's values are, or -1. */
int jac_lua_handle_kind(jac_type type);

/* values.c: fixed texts that need no allocation */
#define JAC_LUA_WORDS(X)                                                                           \
    X(supply)                                                                                      \
    X(segment)                                                                                     \
    X(tile)                                                                                        \
    X(corner)                                                                                      \
    X(slot)                                                                                        \
    X(beside)                                                                                      \
    X(held)                                                                                        \
    X(prison)                                                                                      \
    X(box)                                                                                         \
    X(completed)                                                                                   \
    X(final)                                                                                       \
    X(early)                                                                                       \
    X(triggered)                                                                                   \
    X(bag)                                                                                         \
    X(hand)                                                                                        \
    X(other)                                                                                       \
    X(put)
typedef enum jac_word {
#define X(word) JAC_W_##word,
    JAC_LUA_WORDS(X)
#undef X
        JAC_W_COUNT
} jac_word;
void jac_lua_give_word(lua_State *L, jac_word word);
/* The word among [first, last] that the text is, counted from 0, or -1. */
int jac_lua_word(const char *text, jac_word first, jac_word last);

/* steps' arguments: a value with its kind in 32 bits */
bool jac_lua_pack(lua_State *L, int arg, int32_t *packed);
void jac_lua_push_packed(jac_lua *lua, int cache, int32_t packed);
enum { JAC_LUA_PACKED_NIL = 0 };

/* methods_*.c: fields and methods of one kind of handle, documented where they are registered */
typedef struct jac_api_entry {
    const char *name;
    const char *args;    /* NULL: a field; else "cause:cause player:player?" */
    const char *returns; /* of a field its type; "" nothing */
    const char *since, *doc;
    int (*get)(lua_State *L, jac_lua *lua, jac_handle *self); /* a field: pushes one value */
    lua_CFunction call;                                       /* a method */
} jac_api_entry;
typedef struct jac_api_kind {
    const char *name, *doc; /* "figure" */
    const jac_api_entry *entry;
    size_t count;
} jac_api_kind;
extern const jac_api_kind jac_api_game, jac_api_turn, jac_api_player, jac_api_figure, jac_api_tile,
    jac_api_segment, jac_api_feature, jac_api_place, jac_api_cell;
/* Raises when the game can't be changed now; `what` is what was tried. */
void jac_lua_writing(lua_State *L, const char *what);
/* Raises the engine's failure, or what it refused. */
void jac_lua_done(lua_State *L, jac_status status, const char *what);

/* cells.c */
void jac_lua_cells_open(jac_lua *lua);
/* Pushes the `state` of a module [-0, +1, m]. */
void jac_lua_state_table(lua_State *L, uint16_t module);

/* dispatch.c - the jac_host */
int jac_lua_tell(lua_State *L);
int jac_lua_ask_query(lua_State *L);
int jac_lua_list_add(lua_State *L);
void jac_lua_begin(void *ud);
void jac_lua_blame_last(void *ud, const jac_game *game, jac_error *error);
/* Calls an `invariants` function, which may only look: 0 or 1, or the integer it returns. */
jac_status jac_lua_stat(jac_lua *lua, jac_engine *engine, const jac_game *game, int32_t ref,
                        int32_t *value, jac_error *error);
jac_status jac_lua_call(void *ud, jac_engine *engine, jac_game *game, const jac_call *call,
                        int32_t *answer, jac_error *error);

/* check.c: is the value at `index` what reads a watched `opt`? If so it is noted that all were
 * read, and the table behind is left on the stack [-0, +1]. */
bool jac_lua_watched_options(lua_State *L, int index);

/* load.c and its parts - module tables into the ruleset */

/* The nearest of n names to `name` (edit distance at most a third of its length), or NULL. */
const char *jac_nearest(const char *name, const char *const *names, size_t n);

#endif
