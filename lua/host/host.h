/* host.h - the Lua side: modules in, a ruleset filled and a jac_host that runs their code.
 *
 * One jac_lua a thread. Loading: jac_lua_new, jac_lua_load (fills the ruleset's tables, before
 * jac_ruleset_compile), jac_lua_attach (gives an engine its host). Every call into a module goes
 * through jac_lua_protected, which sets limits, module and hook, and turns a Lua error into a
 * jac_error with the module's file:line. */
#ifndef JAC_LUA_HOST_H
#define JAC_LUA_HOST_H

#include <lua.h>

#include "engine.h"

typedef struct jac_lua jac_lua;

typedef struct jac_lua_limits {
    size_t memory;        /* bytes of one Lua state; 0: 16 MiB */
    int64_t instructions; /* VM instructions a choice; 0: 5,000,000 */
} jac_lua_limits;

/* What an INI asks for. Texts belong to the caller and must live until jac_lua_load returns. */
typedef struct jac_ask_module {
    const char *name;  /* "my_rules"; of a ruling file "A+B"; "" (to describe it only): whatever it
                          calls itself */
    const char *path;  /* folder with init.lua, or a single .lua file (ruling files) */
    const char *shown; /* short path for messages: "rules/my_rules", "mods/seven_roads" */
    const char *tiles; /* a tile file in place of the module's, or NULL */
    const char *ini;   /* where it was switched on, for messages; NULL: by nobody */
    int line;
    uint8_t tiles_only; /* = tiles: its tiles without its rules */
    uint8_t rules_only; /* = rules: its rules without its tiles */
    uint8_t
        kind;    /* 0 system (rules/), 1 ruling file (loaded when both its modules are on), 2 mod */
    uint8_t off; /* known but not on: only its rulings are read, so that an INI that sets one
                    is warned instead of refused */
} jac_ask_module;
typedef struct jac_ask_option {
    const char *module, *key, *value, *ini;
    int line;
} jac_ask_option;
typedef struct jac_ask_ruling {
    const char *id;
    bool on;
    const char *ini;
    int line;
} jac_ask_ruling;
typedef struct jac_ask_load {
    const jac_ask_module *module;
    size_t module_count;
    const jac_ask_option *option;
    size_t option_count;
    const jac_ask_ruling *ruling;
    size_t ruling_count;
} jac_ask_load;

/* A new sandboxed state. NULL and *error when memory is out. */
jac_lua *jac_lua_new(const jac_lua_limits *limits, jac_error *error);
void jac_lua_free(jac_lua *lua);

/* Reads every module asked for, checks all of it, orders them and enters them into `rules` (not yet
 * compiled). All problems go to `report` (may be NULL), the first error also to *error. */
jac_status jac_lua_load(jac_lua *lua, jac_ruleset *rules, const jac_ask_load *ask,
                        jac_report_fn *report, void *ud, jac_error *error);

/* After jac_ruleset_compile: makes the handles and gives the engine its host. */
jac_status jac_lua_attach(jac_lua *lua, jac_engine *engine, jac_error *error);

/* ---- what was loaded, for `rules`, `check` and the record's header -------------------------- */

typedef struct jac_module_option {
    const char *name, *type, *help, *value, *initial; /* type: boolean integer enum string */
    const char *values; /* "a, b, c" of an enum; "0..12" of an integer; else "" */
} jac_module_option;
typedef struct jac_module_ruling {
    const char *id, *text, *kind, *source;
    bool on, initial;
} jac_module_ruling;
typedef struct jac_module_stat {
    const char *name, *text;
} jac_module_stat;
typedef struct jac_module_info {
    const char *name, *title, *version, *author, *license, *shown;
    uint8_t kind; /* as in jac_ask_module */
    bool tiles_only, rules_only;
    char hash[33];               /* of its files, hexadecimal */
    const char *requires, *uses; /* "a, b" */
    const jac_module_option *option;
    size_t option_count;
    const jac_module_ruling *ruling;
    size_t ruling_count;
    const jac_module_stat *stat; /* its counters */
    size_t stat_count;
} jac_module_info;
/* Modules in load order. Memory belongs to `lua`. */
size_t jac_lua_modules(const jac_lua *lua, const jac_module_info **modules);
/* Reads one module's description without a game (tiny budget): for `rules show` and `check`. On
 * error *info is what could be read of it, or NULL. */
jac_status jac_lua_describe(jac_lua *lua, const jac_ask_module *module,
                            const jac_module_info **info, jac_report_fn *report, void *ud,
                            jac_error *error);

/* ---- for `check` ----------------------------------------------------------------------------- */

/* Notes which options are read from now on (a load does so by itself), or no longer. */
void jac_lua_watch_options(jac_lua *lua, bool on);
/* Was the module's option read while options were watched? True when that can't be said. */
bool jac_lua_option_read(jac_lua *lua, const char *module, const char *option);
/* Remembers what the variables of all modules' functions hold; a later call of the second tells of
 * each that holds something else since, with the place of a function that has it. */
void jac_lua_remember_variables(jac_lua *lua);
void jac_lua_changed_variables(jac_lua *lua, jac_report_fn *told, void *ud);
/* Asks the `invariants` of all modules. JAC_E_MODULE when one fails or does not hold. */
jac_status jac_lua_invariants(jac_lua *lua, jac_engine *engine, const jac_game *game,
                              jac_error *error);

/* Calls into Lua since the start, and bytes of its state (for bench). */
void jac_lua_counters(const jac_lua *lua, uint64_t *calls, size_t *bytes, uint64_t *allocations);

#endif
