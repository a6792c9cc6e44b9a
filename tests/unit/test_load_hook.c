/* test_load_hook.c - modules with one mistake each, and all that is said of it:
 * subscriptions, state, figures, declarations, steps. */
#include "test_load.h"

const load_case load_cases_hook[] = {
    { .name = "a misspelt station",
      .source = "on = { drawm = function() end }",
      .said = "rules/m/init.lua:2: error: on: no station or event \"drawm\"; did you mean "
              "\"draw\"?" },
    { .name = "a misspelt query",
      .source = "queries = { feature_point = function() end }",
      .said = "rules/m/init.lua:2: error: queries: no query \"feature_point\"; did you "
              "mean \"feature_points\"?" },
    { .name = "a query under on",
      .source = "on = { strength = function() end }",
      .said = "rules/m/init.lua:2: error: on.strength: \"strength\" is a query; write it "
              "under queries" },
    { .name = "an event under queries",
      .source = "queries = { drawn = function() end }",
      .said = "rules/m/init.lua:2: error: queries.drawn: \"drawn\" is a station or event; "
              "write it under on" },
    { .name = "a handler that is none",
      .source = "on = { drawn = 3 }",
      .said = "rules/m/init.lua: error: on.drawn: a function or { when = {...}, function } "
              "is needed, not an integer" },
    { .name = "a handler without function",
      .source = "on = { drawn = { when = { mark = \"x\" } } }",
      .said = "rules/m/init.lua: error: on.drawn: one function is needed beside when and "
              "ruling" },
    { .name = "a prompt that the event can't ask",
      .source = "prompts = { p = { args = { \"figure\" }, text = \"p\" } }, "
                "on = { tile_placed = { ask = \"p\" } }",
      .said = "rules/m/init.lua: error: on.tile_placed.ask: the prompt \"p\" takes what this does "
              "not begin with" },
    { .name = "no such prompt to ask",
      .source = "on = { drawn = { ask = \"q\" } }",
      .said = "rules/m/init.lua: error: on.drawn.ask: the name of an own prompt is needed" },
    { .name = "no such step to push",
      .source = "on = { drawn = { push = \"q\" } }",
      .said = "rules/m/init.lua: error: on.drawn.push: the name of an own step is needed" },
    { .name = "a push where there is something to hand on",
      .source = "steps = { s = function() end },\non = { meeple_placed = { push = \"s\" } }",
      .said = "rules/m/init.lua: error: on.meeple_placed.push: only at a station, where there is "
              "nothing to hand on; write a function" },
    { .name = "two things of one handler",
      .source =
          "steps = { s = function() end },\non = { drawn = { push = \"s\", function() end } }",
      .said = "rules/m/init.lua: error: on.drawn: a function, ask or push; one of them" },
    { .name = "no such pick to be in",
      .source = "on = { meeple_placed = { when = { in_pick = \"q\" }, function() end } }",
      .said = "rules/m/init.lua: error: on.meeple_placed.when.in_pick: the name of an own pick of "
              "what this carries is needed" },
    { .name = "a key that the station lacks",
      .source = "on = { drawn = { when = { kind = \"road\" }, function() end } }",
      .said = "rules/m/init.lua: error: on.drawn.when: no key \"kind\"; known: mark, some" },
    { .name = "no such pick to have some of",
      .source = "on = { drawn = { when = { some = \"q\" }, function() end } }",
      .said = "rules/m/init.lua: error: on.drawn.when.some: the name of an own pick is needed" },
    { .name = "a key that the event lacks",
      .source = "on = { tile_placed = { when = { figure = \"x\" }, function() end } }",
      .said = "rules/m/init.lua: error: on.tile_placed.when: no key \"figure\"; known: "
              "player, mark, in_pick, some" },
    { .name = "a key that the query lacks",
      .source = "queries = { strength = { when = { occasion = \"final\" }, function() end } }",
      .said = "rules/m/init.lua: error: queries.strength.when: no key \"occasion\"" },
    { .name = "an unknown cause",
      .source = "declares = { causes = { \"returned\" } },\non = { figure_left = { when = { "
                "cause = \"retruned\" }, function() end } }",
      .said = "rules/m/init.lua: error: on.figure_left.when.cause: no cause \"retruned\"; "
              "did you mean \"returned\"?" },
    { .name = "an unknown occasion",
      .source = "queries = { takes_part = { when = { occasion = \"late\" }, function() end } "
                "}",
      .said = "rules/m/init.lua: error: queries.takes_part.when.occasion: \"late\" is not "
              "one of completed, final, early, triggered" },
    { .name = "by whom",
      .source = "on = { meeple_placed = { when = { by = \"me\" }, function() end } }",
      .said = "rules/m/init.lua: error: on.meeple_placed.when.by: \"me\" is not one of "
              "active, other, nobody" },
    { .name = "another module's hook",
      .source = "queries = { [\"peasant_revolts.affects\"] = function() end }",
      .said = "rules/m/init.lua:2: error: queries[\"peasant_revolts.affects\"]: "
              "peasant_revolts is neither in requires nor in uses; write uses = { "
              "\"peasant_revolts\" }" },
    { .name = "another module's misspelt hook",
      .source = "uses = { \"peasant_revolts\" },\nqueries = { [\"peasant_revolt.affects\"] = "
                "function() end }",
      .said = "rules/m/init.lua:3: error: queries[\"peasant_revolt.affects\"]: "
              "peasant_revolt is neither in requires nor in uses; did you mean "
              "\"peasant_revolts\"?" },
    { .name = "a used module that is off",
      .source = "uses = { \"peasant_revolts\" },\nqueries = { [\"peasant_revolts.affects\"] "
                "= function() end }",
      .said = "" },
    { .name = "arg(n) in a when",
      .source = "on = { figure_left = { when = { class = arg(1) }, function() end } }",
      .said = "rules/m/init.lua: error: on.figure_left.when.class: arg(n) has a meaning in "
              "picks only" },
    { .name = "kinds that don't mix",
      .source = "queries = { takes_part = { when = { kind = { \"meeple\", \"road\" } }, "
                "function() end } }",
      .said = "rules/m/init.lua: error: queries.takes_part.when.kind: kinds of figures and "
              "of segments don't mix" },
    { .name = "order of no hook",
      .source = "order = { drown = { \"a\", \"b\" } }",
      .said = "rules/m/init.lua: error: order: no station, event or query \"drown\"; did "
              "you mean \"drawn\"?" },
    { .name = "state that is no cell",
      .source = "state = { a = 1 }",
      .said = "rules/m/init.lua: error: state.a: a cell is needed, not an integer; write "
              "cell.game(0), cell.per_player(0)..." },
    { .name = "a cell that begins with text",
      .source = "state = { a = cell.game(\"x\") }",
      .said = "rules/m/init.lua: error: state.a: it must begin with an integer, true or "
              "false, not a string" },
    { .name = "a cell's initial out of range",
      .source = "state = { a = cell.game(5, { range = { 0, 3 } }) }",
      .said = "rules/m/init.lua: error: state.a: an integer from 0 to 3 is needed, not 5" },
    { .name = "a cell's unknown key",
      .source = "state = { a = cell.game(0, { rnage = { 0, 3 } }) }",
      .said = "rules/m/init.lua: error: state.a: no key \"rnage\"; did you mean \"range\"?" },
    { .name = "a cell's reset in the wrong scope",
      .source = "state = { a = cell.per_tile(0, { reset = \"supply\" }) }",
      .said = "rules/m/init.lua: error: state.a.reset: only a figure comes back to the "
              "supply; write cell.per_figure" },
    { .name = "a cell's merge in the wrong scope",
      .source = "state = { a = cell.per_tile(0, { merge = \"sum\" }) }",
      .said = "rules/m/init.lua: error: state.a.merge: only segments merge; write "
              "cell.per_segment" },
    { .name = "a cell of no scope",
      .source = "state = { a = cell.per_meeple(0) }",
      .said = "rules/m/init.lua:2: error: attempt to call a nil value (field "
              "'per_meeple'); in init.lua of m" },
    { .name = "a counter that is a function",
      .source = "stats = { paid = function() return 1 end }",
      .said = "rules/m/init.lua:2: error: stats.paid: a text is needed, not a function; say "
              "in a line what is counted, and count with game:tally(\"paid\")" },
    { .name = "a counter without a text",
      .source = "stats = { paid = \"\", owed = 3 }",
      .said = "rules/m/init.lua: error: stats.owed: a text is needed, not an integer; say in a "
              "line what is counted\n"
              "rules/m/init.lua: error: stats.paid is empty; say in a line what is counted" },
    { .name = "counters in a list",
      .source = "stats = { \"fines\" }",
      .said = "rules/m/init.lua: error: stats: a list is not expected here; write name = value" },
    { .name = "a counter is no state",
      .source = "stats = { paid = \"fines\" }, state = { due = cell.game(0) },\n"
                "offers = { action = { a = { when = { where = { [\"stats.paid\"] = 1 } }, "
                "text = \"x\", take = function() end } } }",
      .said = "rules/m/init.lua: error: offers.action.a.when.where: no own cell \"stats.paid\"; "
              "known: due" },
    { .name = "a figure without count",
      .source = "figures = { pig = {} }",
      .said = "rules/m/init.lua: error: figures.pig.count is missing; write how many a "
              "player, or { game = n }" },
    { .name = "a figure of a taken name",
      .source = "figures = { meeple = { count = 1 } }",
      .said = "rules/m/init.lua: error: figures.meeple: there is a figure \"meeple\" "
              "already" },
    { .name = "too many figures",
      .source = "figures = { pig = { count = 33 } }",
      .said = "rules/m/init.lua: error: figures.pig.count: an integer from 0 to 32 is "
              "needed, not 33" },
    { .name = "a figure stands on no class",
      .source = "figures = { pig = { count = 1, stands_on = { \"feild\" } } }",
      .said = "rules/m/init.lua: error: figures.pig.stands_on: no class \"feild\"; did you "
              "mean \"field\"?" },
    { .name = "a figure's unknown need",
      .source = "figures = { pig = { count = 1, needs = \"food\" } }",
      .said = "rules/m/init.lua: error: figures.pig.needs: \"food\" is not known; the one "
              "need is \"own meeple in feature\"" },
    { .name = "an area without slots",
      .source = "areas = { a = {} }",
      .said = "rules/m/init.lua: error: areas.a.slots is missing; write how many there are" },
    { .name = "declares what",
      .source = "declares = { evnts = {} }",
      .said = "rules/m/init.lua: error: declares: no key \"evnts\"; did you mean "
              "\"events\"?" },
    { .name = "a kind like no class",
      .source = "declares = { kinds = { shrine = { class = \"monastry\" } } }",
      .said = "rules/m/init.lua: error: declares.kinds.shrine.class: no kind \"monastry\"; "
              "did you mean \"monastery\"?" },
    { .name = "a kind of a taken name",
      .source = "declares = { kinds = { road = {} } }",
      .said = "rules/m/init.lua: error: declares.kinds.road: the name \"road\" is taken; "
              "choose another" },
    { .name = "a kind on no edge",
      .source = "declares = { kinds = { stream = { edge = \"river\" } } }",
      .said = "rules/m/init.lua: error: declares.kinds.stream.edge: no edge \"river\"; "
              "known: city, road, field" },
    { .name = "an edge of a taken letter",
      .source = "declares = { edges = { river = { letter = \"R\" } } }",
      .said = "rules/m/init.lua: error: declares.edges.river.letter: \"R\" is another "
              "edge's letter" },
    { .name = "a query without answer",
      .source = "declares = { queries = { affects = { args = { \"figure\" } } } }",
      .said = "rules/m/init.lua: error: declares.queries.affects.answer is missing; it is "
              "one of boolean, integer, figure, player, players, symbol" },
    { .name = "a query of no answer",
      .source = "declares = { queries = { affects = { answer = \"bool\" } } }",
      .said = "rules/m/init.lua: error: declares.queries.affects.answer: \"bool\" is not "
              "one of boolean, integer, figure, player, players, symbol" },
    { .name = "a name that is none",
      .source = "declares = { events = { [\"a b\"] = {} } }",
      .said = "rules/m/init.lua: error: declares.events: \"a b\" is no name; letters, "
              "digits and underscores make one" },
    { .name = "a step that is none",
      .source = "steps = { a = {} }",
      .said = "rules/m/init.lua: error: steps.a: a function is needed, not a table" },
    { .name = "a chance of nothing",
      .source = "chances = { die = { outcomes = {}, resolved = function() end } }",
      .said = "rules/m/init.lua: error: chances.die.outcomes: 1 to 1024 integers are "
              "needed, not 0" },
    { .name = "a chance with few weights",
      .source = "chances = { die = { outcomes = { 1, 2 }, weights = { 1 }, resolved = "
                "function() end } }",
      .said = "rules/m/init.lua: error: chances.die.weights: one for each outcome is "
              "needed; 2 outcomes, 1 weights" },
    { .name = "a chance without resolved",
      .source = "chances = { die = { outcomes = { 1, 2 } } }",
      .said = "rules/m/init.lua: error: chances.die.resolved: a function is needed, not nil" },
    { .name = "a verb of a wrong name",
      .source = "verbs = { [\"a-b\"] = function() end }",
      .said = "rules/m/init.lua: error: verbs: \"a-b\" is no name; letters, digits and "
              "underscores make one" },
};
const int load_cases_hook_count = (int)(sizeof load_cases_hook / sizeof *load_cases_hook);
