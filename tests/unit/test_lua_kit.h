/* test_lua_kit.h - Lua text as a module: run once in the sandbox, or loaded and played. */
#ifndef JAC_TEST_LUA_KIT_H
#define JAC_TEST_LUA_KIT_H

#include <check.h>

#include "internal.h"

typedef struct lua_kit {
    jac_lua *lua;
    jac_ruleset *rules;
    jac_engine *engine;
    jac_game *game;
    jac_error error;
    char folder[64]; /* a folder of its own, with a folder for each module */
    char text[800];  /* the last error as people read it */
    char problems[4000];
} lua_kit;

/* A state and one module "mod" without rules: for texts run in the sandbox. limits may be NULL. */
void lua_kit_open(lua_kit *k, const jac_lua_limits *limits);
/* Loads modules (name, text of init.lua, name, text, NULL), compiles, attaches. Fails the test when
 * that can't be done. */
void lua_kit_load(lua_kit *k, const jac_lua_limits *limits, ...);
void lua_kit_close(lua_kit *k);
/* Writes a file into the folder, its path below it. */
void lua_kit_file(lua_kit *k, const char *path, const char *text, size_t size);
/* Runs a text as a file of "mod"; its one result is on the stack when JAC_OK. */
jac_status lua_kit_run(lua_kit *k, const char *text);
/* Runs a text that must return true. */
void lua_kit_true(lua_kit *k, const char *text);
/* Runs a text that must fail with a message that has `expected` in it. */
void lua_kit_fails(lua_kit *k, const char *text, const char *expected);
/* Starts over; plays to the end, always choosing the n-th choice, n from the number of the turn. */
jac_status lua_kit_play(lua_kit *k, uint64_t seed);

#endif
