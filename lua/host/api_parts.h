/* api_parts.h - the lists behind api.h. */
#ifndef JAC_LUA_API_PARTS_H
#define JAC_LUA_API_PARTS_H

#include <stdio.h>

#include "internal.h"

/* One thing to know about. */
typedef struct jac_api_item {
    const char *section; /* station event query, a kind of handle, global, word, module */
    const char *name;    /* "drawn", "go_home", "math.random" */
    const char *args;    /* "cause:cause by:player?"; NULL: no function */
    const char *returns; /* of a field its type; of a query its answer */
    const char *since, *doc;
} jac_api_item;

/* Calls f for everything, in the order in which it is shown. */
void jac_api_each(void (*f)(void *ud, const jac_api_item *item), void *ud);
/* The kinds of handles. */
size_t jac_api_kinds(const jac_api_kind *const **kinds);
/* Globals: name, args, returns, doc. */
extern const jac_api_item jac_api_globals[];
extern const size_t jac_api_global_count;
/* Types that are words: name, their values in `returns` ("a|b"), doc. */
extern const jac_api_item jac_api_words[];
extern const size_t jac_api_word_count;
/* Keys of the tables that make a module: section = the table's class, returns = type. */
extern const jac_api_item jac_api_module[];
extern const size_t jac_api_module_count;

#endif
