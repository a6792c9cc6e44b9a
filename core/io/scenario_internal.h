/* scenario_internal.h - shared by the scenario*.c files only.
 *
 * scenario_file.c: a file's scenarios; scenario.c: run one after the other; scenario_rules.c: the
 * engine of one; scenario_value.c: what its arguments mean; scenario_setup.c, scenario_act.c,
 * scenario_look.c, scenario_expect.c, scenario_compare.c: the methods of `s`. */
#ifndef JAC_SCENARIO_INTERNAL_H
#define JAC_SCENARIO_INTERNAL_H

#include <jansson.h>

#include "internal.h"
#include "scenario.h"
#include "text.h"

enum { SCENARIO_MESSAGE_MAX = 8000, SCENARIO_EVENTS_MAX = 4000, SCENARIO_INSTRUCTIONS = 50000000 };

typedef struct scenario_definition {
    char *title;
    int line;
    int table; /* luaL_ref; LUA_NOREF: no table followed the title */
} scenario_definition;

/* One scenario being run, and the file it is from. */
typedef struct scenario {
    const char *path; /* as given */
    char *folder;     /* of the file */
    jac_lua *lua;     /* the file's own sandbox: the modules' states are others */
    lua_State *L;
    scenario_definition *definition;
    size_t definition_count, definition_room;
    bool pending; /* a title waits for its table */
    /* the one that runs */
    const scenario_definition *now;
    jac_engine *engine;
    const jac_ruleset *rules;
    jac_game *game, *before; /* before: the game before a choice, for when it fails */
    bool drawn_on;           /* the tile in hand came by itself after a discard */
    json_t *events;          /* seen since the last expect that named events */
    bool failed, broken;
    int line;
    char message[SCENARIO_MESSAGE_MAX];
    char *board, *choices; /* at the failure */
} scenario;

/* Where a Lua state keeps its scenario: the address is the key. */
extern const char scenario_key;
/* The scenario of a Lua state, within a method. */
scenario *scenario_of(lua_State *L);

/* Ends the scenario by a Lua error: the first failure is kept, with board, choices and the line of
 * the scenario's call. `broken`: the scenario itself is wrong. Never returns. */
int scenario_fail(lua_State *L, bool broken, const char *format, ...)
    __attribute__((format(printf, 3, 4), noreturn));

/* "what; hint" of an error, with its place when that is in another file. */
void scenario_error_text(const scenario *s, const jac_error *error, char *text, size_t size);

/* ---- scenario_file.c ---- */
/* Makes the file's sandbox and reads it: its scenarios are kept, none is run. */
jac_status scenario_open(scenario *s, jac_error *error);

/* ---- scenario_rules.c ---- */
/* Makes the engine that the table at `index` asks for, and a game that waits at its first chance or
 * choice. Raises. */
void scenario_begin(lua_State *L, int index);

/* ---- scenario_value.c: all raise ---- */
/* Checks that a table's string keys are among names (ended by NULL). */
void scenario_keys(lua_State *L, int index, const char *const *names, const char *what);
int scenario_owner(lua_State *L, int index);     /* the same; nil, false, 0: -1, neutral */
int scenario_player(lua_State *L, int index);    /* a name, or a number from 1 */
uint32_t scenario_type(lua_State *L, int index); /* a tile type by its id */
int scenario_figure_kind(lua_State *L, int index);
int scenario_rotation(lua_State *L, int index); /* degrees (nil: 0) as quarter turns */
/* { x, y, "city 1" } and its other forms: a place on the board as it is. */
int32_t scenario_place(lua_State *L, int index);
/* The tile of { x, y, ... }. */
uint16_t scenario_tile(lua_State *L, int index);
/* A cell by "module.name", or "name" when only one module has it. */
uint32_t scenario_cell(lua_State *L, const char *name);
uint32_t scenario_stat(lua_State *L, const char *name);
/* Which item of a cell the value at `index` means (nil: of the game). */
uint32_t scenario_item(lua_State *L, uint32_t cell, int index);
int32_t scenario_cell_value(lua_State *L, int index);
/* A choice as JSON: a new reference. */
json_t *scenario_json(lua_State *L, int index);
/* Is what `want` says true of `have`? Objects may have more keys, lists not. */
bool scenario_json_within(const json_t *want, const json_t *have);
/* Does a legal choice fit the one at `index`? *choice is it, when it is the only one. */
bool scenario_legal(lua_State *L, int index, jac_choice *choice, bool *one, char *why, size_t size);
/* Figure at the place, of the owner (-2: any) and kind (-1: any); -1 none. */
int scenario_figure_at(const scenario *s, int32_t place, int owner, int kind);
/* "place", "my_rules.take_back": what waits; NULL when the game is over. */
const char *scenario_asked(const scenario *s);
/* Is `name` the name of what waits, with or without its module? */
bool scenario_is_asked(const scenario *s, const char *name);

/* ---- acting ---- */
/* Applies a choice or outcome; a failure of the engine ends the scenario. */
void scenario_apply(lua_State *L, jac_choice choice);
/* Answers the chances of the set-up that the scenario didn't, so that the first draw waits. */
void scenario_ready(lua_State *L);

/* ---- scenario_expect.c and scenario_compare.c: what differs from what is expected ---- */

typedef struct differences {
    char text[SCENARIO_MESSAGE_MAX]; /* a line each */
    size_t used;
    int count;
} differences;
void scenario_differ(differences *to, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The integer at `index`, which `what` of s:expect needs; raises. */
lua_Integer scenario_whole(lua_State *L, int index, const char *what);
void scenario_need_table(lua_State *L, int index, const char *what);
/* Each compares one key of s:expect, whose value is at `index`. */
typedef void scenario_check(lua_State *L, scenario *s, int index, differences *to);
scenario_check scenario_expect_score, scenario_expect_supply, scenario_expect_at,
    scenario_expect_empty, scenario_expect_cell, scenario_expect_stats;

/* Methods: lua_CFunctions with `s` as the first argument. */
int scenario_lay(lua_State *L);
int scenario_put(lua_State *L);
int scenario_points(lua_State *L);
int scenario_set_cell(lua_State *L);
int scenario_bag(lua_State *L);
int scenario_draw(lua_State *L);
int scenario_choose(lua_State *L);
int scenario_pass(lua_State *L);
int scenario_turn(lua_State *L);
int scenario_chance(lua_State *L);
int scenario_final(lua_State *L);
int scenario_offers(lua_State *L);
int scenario_can(lua_State *L);
int scenario_asked_now(lua_State *L);
int scenario_refuse(lua_State *L);
int scenario_expect(lua_State *L);

#endif
