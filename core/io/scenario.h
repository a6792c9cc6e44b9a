/* scenario.h - runs scenarios: Lua files that set up a position, act and say what must come out.
 *
 * A file is run in a sandbox like a module's, with a module's limits for each scenario. Each
 * `scenario "title" {...}` of it becomes one result; one that fails doesn't keep the others from
 * running.
 *
 * scenario "ID: what must happen" {
 *   rules = { "my_rules" }, options = { my_rules = { bonus = 5 } },
 *   rulings = { ["FEST-R33"] = false }, game = { farmers = "off" }, mods = { "seven_roads" },
 *   players = { "Red", "Blue" }, seed = 1, start = true,
 *   function(s) ... end,
 * }
 *
 * A place is { x, y, "city 1" }, of a tile { x, y }, of a corner { x, y, "corner NE" }; a choice is
 * written as in a record: { c = "place", cell = { 0, -1 }, rot = 180 }.
 *
 * Set-up, without asking and without events:
 *   s:lay(type, x, y[, rot])               lays a tile (taken out of the bag if one is in it)
 *   s:put(player, kind, place[, cells])    stands a figure there; cells = { protected = true }
 *   s:points(player, n)   s:cell(name, item, value[, i])   s:bag{ "BA/RFr", ... }
 * Acting by the rules:
 *   s:draw(type)          plays on (passing, confirming) to the next draw; the tile is of this type
 *   s:choose{...}   s:pass()   s:chance(name, outcome)
 *   s:turn{ tile =, cell =, rot =, action =, ... }   a whole turn; further keys answer the prompts
 *                         of their names, everything else is passed
 *   s:final()             final scoring of the board as it is
 * Looking:
 *   s:offers()  texts     s:can{...}  boolean     s:asked()  prompt, player
 *   s:refuse{...}         the choice must not be legal
 *   s:expect{ score =, supply =, at =, empty =, cell =, to_act =, prompt =, over =, can =, cannot
 * =, events =, hand =, turn =, tiles_left = }     all differences are told at once The random first
 * player and tiles laid aside at set-up come as chances; one that a scenario does not answer with
 * s:chance is answered by its first outcome. */
#ifndef JAC_SCENARIO_H
#define JAC_SCENARIO_H

#include "jacquerie.h"

typedef struct jac_scenario_result {
    const char *title; /* as written: "RULE-17: what must happen" */
    const char *file;  /* the path given */
    int line;          /* where it stands; of a failure: the line of the call that failed */
    bool ok;
    bool broken;         /* it failed because it is wrong itself (unknown key, Lua error), not by
                            what the game did */
    const char *message; /* what was expected and came instead; several lines; "" when ok */
    const char *board;   /* drawing of the board at the failure; "" when ok or without a game */
    const char *choices; /* the legal choices then, one a line; "" likewise */
    double seconds;      /* how long it took */
} jac_scenario_result;

/* Told of each scenario when it has run. Texts live until the call returns. */
typedef void jac_scenario_fn(void *ud, const jac_scenario_result *result);

typedef struct jac_scenario_options {
    const char *match; /* only scenarios whose title contains this; NULL: all */
    bool list;         /* tells titles and lines only, runs nothing */
} jac_scenario_options;

/* Runs the scenarios of a file in their order. JAC_OK also when some fail: count them in `told`.
 * JAC_E_IO when the file can't be read, JAC_E_RULES when it isn't Lua or breaks off outside a
 * scenario. `options` may be NULL. */
jac_status jac_scenario_run_file(const char *path, const jac_scenario_options *options,
                                 jac_scenario_fn *told, void *ud, jac_error *error);

#endif
