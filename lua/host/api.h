/* api.h - what modules can use, as text: for `jacquerie api`, editors and luacheck.
 *
 * All of it is made from hooks.def, from the tables that register the methods and from the lists in
 * api_library.c; a unit test compares these with what a module really sees. Each function returns
 * memory to free() or NULL when that is out. */
#ifndef JAC_LUA_API_H
#define JAC_LUA_API_H

#include <stddef.h>

/* For people. `name`: one station, event, query, kind ("figure"), member ("figure:go_home",
 * "go_home"), global or key; NULL: everything. "" when there is no such name. */
char *jac_api_text(const char *name);
/* An object with version, stations, events, queries, kinds, globals, words, module. */
char *jac_api_json(void);
/* The LuaLS annotations: lua/meta/jacquerie.lua. */
char *jac_api_meta(void);
/* The `std` of a .luacheckrc. */
char *jac_api_luacheck(void);
/* The known name nearest to `name`, or NULL. Static memory. */
const char *jac_api_nearest(const char *name);

#endif
