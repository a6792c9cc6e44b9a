/* test_load.h - the tables of test_load.c: modules with a mistake, and what is said of it. */
#ifndef JAC_TEST_LOAD_H
#define JAC_TEST_LOAD_H

#include <check.h>

#include "host.h"

/* Declared here too, as the host keeps it to itself. */
const char *jac_nearest(const char *name, const char *const *names, size_t n);

typedef struct loaded {
    jac_lua *lua;
    jac_ruleset *rules;
    jac_status status;
    jac_error error;
    char path[8][256], shown[8][64];
    jac_ask_module module[8];
    jac_ask_load ask;
} loaded;

/* Everything reported by the last load, a line each; "warning " before warnings. */
extern char said[8192];
void hear(void *ud, const jac_error *error, bool warning);
/* Loads what l->ask asks for; gives it back. */
void load_all(loaded *l);
void unload(loaded *l);
/* The modules that a hook's handlers belong to, in the order of delivery. */
void told(const loaded *l, const char *hook, char *text, size_t size);
/* test_load_whole.c */
void load_whole_tests(TCase *tcase);

/* One module "m" in rules/m, switched on in line 2 of game.ini. */
typedef struct load_case {
    const char *name;
    const char *source; /* what follows api and name in its table; after a '!' the whole file */
    const char *tiles;  /* the tiles in its tiles.lua, or NULL */
    const char *said;   /* everything reported */
    jac_ask_option option;
    jac_ask_ruling ruling;
} load_case;
extern const load_case load_cases_module[], load_cases_choice[], load_cases_hook[],
    load_cases_tile[];
extern const int load_cases_module_count, load_cases_choice_count, load_cases_hook_count,
    load_cases_tile_count;

/* Modules in the INI's order, from its line 2 on. */
enum { ORDER_MODULES = 5 };
typedef struct order_case {
    const char *name;
    struct {
        const char *name, *source;
        uint8_t kind, tiles_only, off;
    } module[ORDER_MODULES];
    const char *order; /* those loaded */
    const char *said;
    jac_ask_ruling ruling;
} order_case;
extern const order_case order_cases[];
extern const int order_case_count;

#endif
