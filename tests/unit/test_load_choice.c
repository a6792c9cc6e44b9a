/* test_load_choice.c - modules with one mistake each, and all that is said of it:
 * picks, prompts, offers. */
#include "test_load.h"

/* An offer beside all that its `take` may name. */
#define TAKES(offer)                                                                               \
    "stats = { n = \"times\" }, declares = { reasons = { \"gift\" }, causes = { \"left\" } },\n"   \
    "state = { safe = cell.per_figure(false), three = cell.game(0, { range = { 0, 3 } }),\n"       \
    "list = cell.game(0, { length = 2 }) },\n"                                                     \
    "pick = { own = { figures = \"own\" }, tiles = { tiles = \"any\" } },\n"                       \
    "offers = { action = { a = { " offer " } } }"

const load_case load_cases_choice[] = {
    { .name = "a pick of nothing",
      .source = "pick = { a = { meeple = true } }",
      .said = "rules/m/init.lua: error: pick.a: it doesn't say of what; write one of "
              "cells, corners, features, figures, kinds, players, segments, tiles" },
    { .name = "a pick of two",
      .source = "pick = { a = { figures = \"own\", tiles = \"any\" } }",
      .said = "rules/m/init.lua: error: pick.a: figures and tiles; a pick has one of them" },
    { .name = "a pick of whom",
      .source = "pick = { a = { figures = \"mine\" } }",
      .said = "rules/m/init.lua: error: pick.a.figures: \"mine\" is not one of own, "
              "others, neutral, any" },
    { .name = "a pick's unknown key",
      .source = "pick = { a = { figures = \"own\", mepple = true } }",
      .said = "rules/m/init.lua: error: pick.a: no key \"mepple\"; did you mean \"meeple\"?" },
    { .name = "a pick's key that its members lack",
      .source = "pick = { a = { tiles = \"any\", meeple = true } }",
      .said = "rules/m/init.lua: error: pick.a: no key \"meeple\"; known: mark, asks" },
    { .name = "a pick that asks what no query answers",
      .source = "pick = { a = { figures = \"own\", asks = \"strength\" } }",
      .said = "rules/m/init.lua: error: pick.a.asks: the name of an own query that answers true or "
              "false is needed" },
    { .name = "a pick at no place",
      .source = "pick = { a = { figures = \"own\", at = { \"segment\", \"towr\" } } }",
      .said = "rules/m/init.lua: error: pick.a.at: \"towr\" is not one of supply, segment, "
              "tile, corner, slot, beside, held, prison, box" },
    { .name = "a pick on no class",
      .source = "pick = { a = { figures = \"own\", on = \"rod\" } }",
      .said = "rules/m/init.lua: error: pick.a.on: no class \"rod\"; did you mean \"road\"?" },
    { .name = "a pick on what is far off",
      .source = "pick = { a = { figures = \"own\", on = \"castle\" } }",
      .said = "rules/m/init.lua: error: pick.a.on: no class \"castle\"; known: city, road, "
              "field, monastery" },
    { .name = "a pick of an unknown kind",
      .source = "pick = { a = { figures = \"own\", kind = { \"meepel\" } } }",
      .said = "rules/m/init.lua: error: pick.a.kind: no kind \"meepel\"; did you mean "
              "\"meeple\"?" },
    { .name = "a pick where no cell is",
      .source = "state = { safe = cell.per_figure(false) },\npick = { a = { figures = "
                "\"own\", where = { saef = true } } }",
      .said = "rules/m/init.lua: error: pick.a.where: no own cell \"saef\"; did you mean "
              "\"safe\"?" },
    { .name = "a pick where its members have no cell",
      .source = "state = { safe = cell.per_figure(false) },\npick = { a = { tiles = \"any\", "
                "where = { safe = true } } }",
      .said = "rules/m/init.lua: error: pick.a.where: nothing here has the cell \"safe\"" },
    { .name = "a cell's value of the wrong type",
      .source = "state = { safe = cell.per_figure(false) },\npick = { a = { figures = "
                "\"own\", where = { safe = 1 } } }",
      .said = "rules/m/init.lua: error: pick.a.where.safe: true or false is needed, not an "
              "integer" },
    { .name = "data that fails",
      .source = "pick = { a = { figures = \"own\",\n  meeple = function() return opt.a.b end "
                "} }",
      .said = "rules/m/init.lua:3: error: attempt to index a nil value (field 'a'); in "
              "pick.a.meeple of m" },
    { .name = "too many values",
      .source = "pick = { a = { figures = \"own\", at = { \"segment\", \"segment\", "
                "\"segment\", \"segment\",\n  \"segment\", \"segment\", \"segment\", "
                "\"segment\", \"segment\" } } }",
      .said = "rules/m/init.lua: error: pick.a.at: at most 8 values, not 9" },
    { .name = "an offer of no pick",
      .source = "pick = { returnable = { figures = \"own\" } },\noffers = { action = { "
                "take_back = { each = \"returnabel\", take = function() end } } }",
      .said = "rules/m/init.lua: error: offers.action.take_back.each: no pick "
              "\"returnabel\"; did you mean \"returnable\"?" },
    { .name = "an offer at no station",
      .source = "offers = { acton = { a = { take = function() end } } }",
      .said = "rules/m/init.lua: error: offers: no station or prompt \"acton\"; did you "
              "mean \"action\"?" },
    { .name = "an offer without take",
      .source = "offers = { action = { a = {} } }",
      .said = "rules/m/init.lua: error: offers.action.a.take is missing; write what "
              "happens when it is chosen" },
    { .name = "an offer of a wrong price",
      .source = "offers = { action = { a = { costs = \"nothing\", take = function() end } } }",
      .said = "rules/m/init.lua: error: offers.action.a.costs: \"nothing\" is not one of "
              "action, free, extra" },
    { .name = "an offer's text about nothing",
      .source = "pick = { p = { figures = \"own\" } },\noffers = { action = { a = { each = "
                "\"p\", text = \"take {figur}\", take = function() end } } }",
      .said = "rules/m/init.lua: error: offers.action.a.text: no argument \"figur\"; did "
              "you mean \"figure\"?" },
    { .name = "each and list",
      .source = "pick = { p = { figures = \"own\" } },\noffers = { action = { a = { each = "
                "\"p\", list = function() end, take = function() end } } }",
      .said = "rules/m/init.lua: error: offers.action.a: each and list; an offer has one "
              "of them" },
    { .name = "four picks",
      .source = "pick = { p = { figures = \"own\" } },\noffers = { action = { a = { each = { "
                "\"p\", \"p\", \"p\", \"p\" }, take = function() end } } }",
      .said = "rules/m/init.lua: error: offers.action.a.each: at most 3 picks, not 4" },
    { .name = "take is no function",
      .source = "offers = { action = { a = { take = \"it\" } } }",
      .said = "rules/m/init.lua: error: offers.action.a.take: a function is needed, not a "
              "string" },
    { .name = "one offer twice",
      .source = "offers = { action = { a = { take = function() end } }, second = { a = { "
                "take = function() end } } }",
      .said = "rules/m/init.lua: error: offers.second.a: there is an offer \"m.a\" already" },
    { .name = "when in an offer",
      .source = "offers = { action = { a = { when = { kind = \"road\" }, take = function() "
                "end } } }",
      .said = "rules/m/init.lua: error: offers.action.a.when: no key \"kind\"; known: mark, some" },
    { .name = "a prompt of a station's name",
      .source = "prompts = { action = {} }",
      .said = "rules/m/init.lua: error: prompts.action: the name \"action\" is taken; "
              "choose another" },
    { .name = "a prompt's unknown type",
      .source = "prompts = { ask = { args = { \"figur\" } } }",
      .said = "rules/m/init.lua: error: prompts.ask.args[1]: no type \"figur\"; did you "
              "mean \"figure\"?" },
    { .name = "a prompt's third argument",
      .source = "prompts = { ask = { args = { \"figure\", \"figure\", \"figure\" } } }",
      .said = "rules/m/init.lua: error: prompts.ask.args: at most 2, not 3" },
    { .name = "a prompt's text about nothing",
      .source = "prompts = { ask = { args = { \"to:place\" }, text = \"to {place}?\" } }",
      .said = "rules/m/init.lua: error: prompts.ask.text: no argument \"place\"; known: to" },
    { .name = "a choice that does nothing",
      .source = TAKES("each = \"own\", take = {}"),
      .said = "rules/m/init.lua: error: offers.action.a.take is empty; say what the choice does" },
    { .name = "a choice's unknown effect",
      .source = TAKES("each = \"own\", take = { scor = 3 }"),
      .said = "rules/m/init.lua: error: offers.action.a.take: no key \"scor\"; did you mean "
              "\"score\"?" },
    { .name = "a choice that counts nothing",
      .source = TAKES("each = \"own\", take = { tally = \"m\" }"),
      .said = "rules/m/init.lua: error: offers.action.a.take.tally: no counter \"m\"; known: n" },
    { .name = "points for no reason",
      .source = TAKES("take = { score = 3 }"),
      .said = "rules/m/init.lua: error: offers.action.a.take.reason is missing; name one of this "
              "module's declares.reasons" },
    { .name = "a reason without points",
      .source = TAKES("take = { tally = \"n\", reason = \"gift\" }"),
      .said = "rules/m/init.lua: error: offers.action.a.take.reason: there is no score" },
    { .name = "points for a reason that is not declared",
      .source = TAKES("take = { score = 3, reason = \"gifft\" }"),
      .said = "rules/m/init.lua: error: offers.action.a.take.reason: declares.reasons has no "
              "\"gifft\"; did you mean \"gift\"?" },
    { .name = "points that are no number",
      .source = TAKES("take = { score = true, reason = \"gift\" }"),
      .said = "rules/m/init.lua: error: offers.action.a.take.score: an integer from -100000 "
              "to 100000 is needed, not a boolean" },
    { .name = "a cell that is not there",
      .source = TAKES("each = \"own\", take = { set = { saef = true } }"),
      .said = "rules/m/init.lua: error: offers.action.a.take.set: no own cell \"saef\"; did you "
              "mean \"safe\"?" },
    { .name = "a cell of what the choice has not",
      .source = TAKES("each = \"tiles\", take = { set = { safe = true } }"),
      .said = "rules/m/init.lua: error: offers.action.a.take.set.safe: the choice has 0 of type "
              "figure" },
    { .name = "a cell of which of two",
      .source = TAKES("each = { \"own\", \"own\" }, take = { set = { safe = true } }"),
      .said = "rules/m/init.lua: error: offers.action.a.take.set.safe: the choice has 2 of type "
              "figure; write a function" },
    { .name = "a cell that is set out of its range",
      .source = TAKES("take = { set = { three = 4 } }"),
      .said = "rules/m/init.lua: error: offers.action.a.take.set.three: an integer from 0 to 3 is "
              "needed, not 4" },
    { .name = "a cell of many values",
      .source = TAKES("take = { set = { list = 1 } }"),
      .said =
          "rules/m/init.lua: error: offers.action.a.take.set.list has 2 values; write a function" },
    { .name = "nobody who goes home",
      .source = TAKES("take = { home = \"left\" }"),
      .said =
          "rules/m/init.lua: error: offers.action.a.take.home: the choice has 0 of type figure" },
    { .name = "home for no cause",
      .source = TAKES("each = \"own\", take = { home = 1 }"),
      .said = "rules/m/init.lua: error: offers.action.a.take.home: declares.causes has no \"\"; "
              "known: left" },
};
const int load_cases_choice_count = (int)(sizeof load_cases_choice / sizeof *load_cases_choice);
