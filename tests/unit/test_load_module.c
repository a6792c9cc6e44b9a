/* test_load_module.c - modules with one mistake each, and all that is said of it:
 * what a module says of itself: metadata, options, rulings. */
#include "test_load.h"

const load_case load_cases_module[] = {
    { .name = "a sound module", .source = "", .said = "" },
    { .name = "not Lua",
      .source = "!return {",
      .said = "rules/m/init.lua:1: error: unexpected symbol near <eof>" },
    { .name = "no table",
      .source = "!return 3",
      .said = "rules/m/init.lua: error: the file returns an integer; it must return the "
              "module's table" },
    { .name = "no api",
      .source = "!return { name = \"m\" }",
      .said = "rules/m/init.lua: error: api is missing; write api = 1" },
    { .name = "a later api",
      .source = "!return { api = 2, name = \"m\" }",
      .said = "rules/m/init.lua: error: api is 2; this engine knows api 1" },
    { .name = "another name",
      .source = "!return { api = 1, name = \"n\" }",
      .said = "rules/m/init.lua: error: name is \"n\", but the module stands in \"m\"; "
              "make them the same" },
    { .name = "no name",
      .source = "!return { api = 1 }",
      .said = "rules/m/init.lua: error: name is missing; write name = \"m\"" },
    { .name = "api as text",
      .source = "!return { api = \"1\", name = \"m\" }",
      .said = "rules/m/init.lua: error: api: an integer is needed, not a string" },
    { .name = "an unknown key",
      .source = "ofers = {}",
      .said = "rules/m/init.lua: error: no key \"ofers\"; did you mean \"offers\"?" },
    { .name = "two mistakes at once",
      .source = "titel = \"x\", version = 1",
      .said = "rules/m/init.lua: error: no key \"titel\"; did you mean "
              "\"title\"?\nrules/m/init.lua: error: version: a string is needed, not an "
              "integer" },
    { .name = "a list in the module",
      .source = "\"a\"",
      .said = "rules/m/init.lua: error: a list is not expected here; write name = value" },
    { .name = "a key that is a boolean",
      .source = "[true] = 1",
      .said = "rules/m/init.lua: error: the module's table: a key is a boolean; keys are "
              "names, or 1, 2, 3..." },
    { .name = "a gap in a list",
      .source = "requires = { [2] = \"x\" }",
      .said = "rules/m/init.lua: error: requires: item 1 is missing; a list has no gaps" },
    { .name = "a global",
      .source = "!x = 1 return { api = 1, name = \"m\" }",
      .said = "rules/m/init.lua:1: error: \"x\" would be a global; write local x, or "
              "declare it in state; in init.lua of m" },
    { .name = "a loop while it is read",
      .source = "!while true do end",
      .said = "rules/m/init.lua:1: error: instruction limit of 1M reached; does a loop "
              "here ever end?; in init.lua of m" },
    { .name = "a table kept in an upvalue",
      .source = "!local seen = {}\nreturn { api = 1, name = \"m\", on = {\n  drawn = "
                "function() seen[1] = 1 end } }",
      .said = "warning rules/m/init.lua:3: error: the table \"seen\" outlives the call; "
              "what a module remembers belongs in state" },
    { .name = "a table that contains itself",
      .source = "!local t = { api = 1, name = \"m\" }\nt.options = t\nt.rulings = t\nreturn t",
      .said = "rules/m/init.lua: error: "
              "options.options.options.options.options.options.options.opti...: tables are "
              "nested too deep; does one contain itself?" },
    { .name = "a table that is too big",
      .source = "!local t = {}\nfor i = 1, 60000 do t[i] = i end\nreturn { api = 1, name = "
                "\"m\", areas = t, figures = t }",
      .said = "rules/m/init.lua: error: figures[39997]: the table is too big" },
    { .name = "a name that clears the screen",
      .source = "[\"\\27[2J\"] = 1",
      .said = "rules/m/init.lua: error: no key \"?[2J\"" },
    { .name = "tiles outside the folder",
      .source = "tiles = \"../x.lua\"",
      .said = "rules/m/init.lua: error: tiles: \"../x.lua\" is outside the module's folder" },
    { .name = "an option without type",
      .source = "options = { a = { default = 1 } }",
      .said = "rules/m/init.lua: error: options.a.type is missing; types are boolean, "
              "integer, enum, string" },
    { .name = "an option of no type",
      .source = "options = { a = { type = \"int\", default = 1 } }",
      .said = "rules/m/init.lua: error: options.a.type: \"int\" is not one of boolean, "
              "integer, enum, string" },
    { .name = "a default out of range",
      .source = "options = { a = { type = \"integer\", min = 0, max = 3, default = 4 } }",
      .said = "rules/m/init.lua: error: options.a.default: an integer from 0 to 3 is "
              "needed, not 4" },
    { .name = "a default that is no value",
      .source = "options = { a = { type = \"enum\", values = { \"x\", \"y\" }, default = "
                "\"z\" } }",
      .said = "rules/m/init.lua: error: options.a.default: \"z\" is not one of x, y" },
    { .name = "an enum without values",
      .source = "options = { a = { type = \"enum\", default = \"z\" } }",
      .said = "rules/m/init.lua: error: options.a.values is missing; an enum lists its "
              "values" },
    { .name = "no default",
      .source = "options = { a = { type = \"boolean\" } }",
      .said = "rules/m/init.lua: error: options.a.default is missing" },
    { .name = "an option named tiles",
      .source = "options = { tiles = { type = \"boolean\", default = true } }",
      .said = "rules/m/init.lua: error: options.tiles: every module has a key tiles "
              "already; rename it" },
    { .name = "an option's unknown key",
      .source = "options = { a = { type = \"boolean\", defualt = true, default = false } }",
      .said = "rules/m/init.lua: error: options.a: no key \"defualt\"; did you mean "
              "\"default\"?" },
    { .name = "the INI's unknown option",
      .source = "options = { a = { type = \"enum\", values = { \"x\", \"y\" }, default = "
                "\"x\" },\n  n = { type = \"integer\", min = 0, max = 12, default = 1 }, on "
                "= { type = \"boolean\", default = true } }",
      .option = { "m", "b", "x", "game.ini", 2 },
      .said = "game.ini:2: error: m has no option \"b\"; known: a, n, on" },
    { .name = "the INI's misspelt option",
      .source = "options = { set_aside = { type = \"integer\", default = 1 } }",
      .option = { "m", "set_asid", "1", "game.ini", 2 },
      .said = "game.ini:2: error: m has no option \"set_asid\"; did you mean \"set_aside\"?" },
    { .name = "the INI's option of a module without",
      .source = "",
      .option = { "m", "b", "x", "game.ini", 2 },
      .said = "game.ini:2: error: m has no option \"b\"" },
    { .name = "the INI's wrong enum",
      .source = "options = { a = { type = \"enum\", values = { \"x\", \"y\" }, default = "
                "\"x\" },\n  n = { type = \"integer\", min = 0, max = 12, default = 1 }, on "
                "= { type = \"boolean\", default = true } }",
      .option = { "m", "a", "z", "game.ini", 2 },
      .said = "game.ini:2: error: m.a can't be \"z\"; it is one of x, y" },
    { .name = "the INI's wrong integer",
      .source = "options = { a = { type = \"enum\", values = { \"x\", \"y\" }, default = "
                "\"x\" },\n  n = { type = \"integer\", min = 0, max = 12, default = 1 }, on "
                "= { type = \"boolean\", default = true } }",
      .option = { "m", "n", "13", "game.ini", 2 },
      .said = "game.ini:2: error: m.n can't be \"13\"; it is an integer from 0 to 12" },
    { .name = "the INI's number with a tail",
      .source = "options = { a = { type = \"enum\", values = { \"x\", \"y\" }, default = "
                "\"x\" },\n  n = { type = \"integer\", min = 0, max = 12, default = 1 }, on "
                "= { type = \"boolean\", default = true } }",
      .option = { "m", "n", "1x", "game.ini", 2 },
      .said = "game.ini:2: error: m.n can't be \"1x\"; it is an integer from 0 to 12" },
    { .name = "the INI's wrong boolean",
      .source = "options = { a = { type = \"enum\", values = { \"x\", \"y\" }, default = "
                "\"x\" },\n  n = { type = \"integer\", min = 0, max = 12, default = 1 }, on "
                "= { type = \"boolean\", default = true } }",
      .option = { "m", "on", "yes", "game.ini", 2 },
      .said = "game.ini:2: error: m.on can't be \"yes\"; it is on or off" },
    { .name = "a ruling without text",
      .source = "rulings = { [\"M-R1\"] = { kind = \"rule\" } }",
      .said = "rules/m/init.lua: error: rulings[\"M-R1\"].text is missing; say what it "
              "decides" },
    { .name = "a ruling of no kind",
      .source = "rulings = { [\"M-R1\"] = { text = \"x\", kind = \"rul\" } }",
      .said = "rules/m/init.lua: error: rulings[\"M-R1\"].kind: \"rul\" is not one of "
              "rule, official, community, derived, edition, open" },
    { .name = "the INI's unknown ruling",
      .source = "rulings = { [\"REVOLT-R23\"] = { text = \"x\" } }",
      .ruling = { "REVOLT-R2", false, "game.ini", 2 },
      .said = "game.ini:2: error: no ruling \"REVOLT-R2\"; did you mean \"REVOLT-R23\"?" },
    { .name = "a part with an unknown ruling",
      .source = "rulings = { [\"M-R1\"] = { text = \"x\" } },\npick = { a = { figures = "
                "\"own\", ruling = \"M-R2\" } }",
      .said = "rules/m/init.lua: error: pick.a.ruling: no ruling \"M-R2\"; did you mean "
              "\"M-R1\"?" },
    { .name = "a part switched off is still named",
      .source = "rulings = { [\"M-R1\"] = { text = \"x\", default = false } },\npick = { a = "
                "{ figures = \"own\", ruling = \"M-R1\" } },\noffers = { action = { b = { "
                "each = \"a\", take = function() end } } }",
      .said = "" },
};
const int load_cases_module_count = (int)(sizeof load_cases_module / sizeof *load_cases_module);
