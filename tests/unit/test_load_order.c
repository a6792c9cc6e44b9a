/* test_load_order.c - modules together: who is loaded, in which order, and what is said. */
#include "test_load.h"

const order_case order_cases[] = {
    { .name = "the INI's order",
      .module = { { .name = "b", .source = "" }, { .name = "a", .source = "" } },
      .order = "b a",
      .said = "" },
    { .name = "requires and after come first",
      .module = { { .name = "a", .source = "requires = { \"b\" }" },
                  { .name = "c", .source = "after = { \"a\", \"absent\" }" },
                  { .name = "b", .source = "" } },
      .order = "b a c",
      .said = "" },
    { .name = "rulings after systems, mods last",
      .module = { { .name = "mod", .source = "", .kind = 2 },
                  { .name = "a+b", .source = "between = { \"a\", \"b\" }", .kind = 1 },
                  { .name = "a", .source = "" },
                  { .name = "b", .source = "" } },
      .order = "a b a+b mod",
      .said = "" },
    { .name = "a ruling of two of which one is off",
      .module = { { .name = "a+b", .source = "between = { \"a\", \"b\" }", .kind = 1 },
                  { .name = "a", .source = "" } },
      .order = "a",
      .said = "" },
    { .name = "a ruling of two of which one is on for its tiles",
      .module = { { .name = "a+b", .source = "between = { \"a\", \"b\" }", .kind = 1 },
                  { .name = "a", .source = "" },
                  { .name = "b", .source = "", .tiles_only = 1 } },
      .order = "a b",
      .said = "" },
    { .name = "a ruling that stands between others",
      .module = { { .name = "a+b", .source = "between = { \"a\", \"c\" }", .kind = 1 } },
      .order = "",
      .said = "rules/a+b.lua: error: name is \"a+b\", but it stands between a, c; name it a+c" },
    { .name = "a module that isn't on",
      .module = { { .name = "a", .source = "requires = { \"b\", \"c\" }" } },
      .order = "a",
      .said = "game.ini:2: error: a requires b, which is not on; write b = on\n"
              "game.ini:2: error: a requires c, which is not on; write c = on" },
    { .name = "a module that is on for its tiles only",
      .module = { { .name = "a", .source = "requires = { \"b\" }" },
                  { .name = "b", .source = "", .tiles_only = 1 } },
      .order = "b a",
      .said = "game.ini:2: error: a requires b, which is on for its tiles only; write b = on" },
    { .name = "two that exclude each other",
      .module = { { .name = "a", .source = "" },
                  { .name = "b", .source = "conflicts = { \"a\" }" } },
      .order = "a b",
      .said = "game.ini:3: error: b and a can't be on together; switch one off" },
    { .name = "two of one name",
      .module = { { .name = "a", .source = "" }, { .name = "a", .source = "", .kind = 2 } },
      .order = "a a",
      .said =
          "game.ini:3: error: two modules are named \"a\", rules/a and mods/a; switch one off" },
    { .name = "two circles",
      .module = { { .name = "a", .source = "after = { \"b\" }" },
                  { .name = "b", .source = "after = { \"a\" }" },
                  { .name = "c", .source = "requires = { \"d\" }" },
                  { .name = "d", .source = "after = { \"c\" }" } },
      .order = "a b c d",
      .said =
          "game.ini:2: error: modules wait for each other, a after b after a; see their requires "
          "and after\n"
          "game.ini:4: error: modules wait for each other, c after d after c; see their requires "
          "and after" },
    { .name = "a ruling of two modules",
      .module = { { .name = "a", .source = "rulings = { [\"X-R1\"] = { text = \"x\" } }" },
                  { .name = "b", .source = "rulings = { [\"X-R1\"] = { text = \"y\" } }" } },
      .order = "a b",
      .said =
          "rules/b/init.lua: error: rulings[\"X-R1\"] is a ruling of rules/a/init.lua too; ids are "
          "unique" },
    { .name = "the INI sets a ruling of a module that is off",
      .module = { { .name = "a", .source = "" },
                  { .name = "b",
                    .source = "rulings = { [\"X-R1\"] = { text = \"x\" } }, oops = 1",
                    .off = 1 } },
      .order = "a",
      .said = "warning game.ini:9: error: ruling \"X-R1\" is of b, which is not on",
      .ruling = { "X-R1", false, "game.ini", 9 } },
    { .name = "hooks of others",
      .module = { { .name = "a",
                    .source = "declares = { events = { sold = { args = { \"figure\" } } }, "
                              "causes = { \"sent\" } }" },
                  { .name = "b",
                    .source = "uses = { \"a\" }, on = { [\"a.sold\"] = function() end, "
                              "figure_left = { when = { cause = \"a.sent\" }, "
                              "function() end } }" },
                  { .name = "c",
                    .source = "requires = { \"a\" }, on = { [\"a.sodl\"] = function() end, "
                              "figure_left = { when = { cause = \"a.snet\" }, "
                              "function() end } }" },
                  { .name = "d", .source = "on = { [\"a.sold\"] = function() end }" } },
      .order = "a b c d",
      .said =
          "rules/c/init.lua:1: error: on: no station or event \"a.sodl\"; did you mean "
          "\"a.sold\"?\n"
          "rules/c/init.lua: error: on.figure_left.when.cause: no cause \"a.snet\"; did you mean "
          "\"a.sent\"?\n"
          "rules/d/init.lua:1: error: on[\"a.sold\"]: a is neither in requires nor in uses; write "
          "uses = { \"a\" }" },
    { .name = "orders that contradict each other",
      .module = { { .name = "a",
                    .source = "on = { drawn = function() end }, "
                              "order = { drawn = { \"a\", \"b\" } }" },
                  { .name = "b",
                    .source = "on = { drawn = function() end }, "
                              "order = { drawn = { \"b\", \"a\" } }" } },
      .order = "a b",
      .said =
          "rules/b/init.lua: error: order.drawn: the orders contradict each other about a, b; each "
          "is to come first" },
    { .name = "problems of several modules in one run",
      .module = { { .name = "a", .source = "titel = \"x\"" },
                  { .name = "b", .source = "on = { drawm = function() end }" } },
      .order = "a b",
      .said =
          "rules/a/init.lua: error: no key \"titel\"; did you mean \"title\"?\n"
          "rules/b/init.lua:1: error: on: no station or event \"drawm\"; did you mean \"draw\"?" },
    { .name = "a name of the engine",
      .module = { { .name = "game", .source = "" } },
      .order = "",
      .said = "rules/game/init.lua: error: name \"game\" is taken by the engine; choose another" },
};
const int order_case_count = (int)(sizeof order_cases / sizeof *order_cases);
