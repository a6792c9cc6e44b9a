/* test_load_tile.c - modules with one mistake each, and all that is said of it:
 * tile files. */
#include "test_load.h"

const load_case load_cases_tile[] = {
    { .name = "no tile file",
      .source = "tiles = \"tiles.lua\"",
      .said = "rules/m/tiles.lua: error: can't be opened: No such file or directory" },
    { .name = "a tile without id",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ edges = \"FFFF\" }",
      .said = "rules/m/tiles.lua: error: tiles[1]: id is missing" },
    { .name = "no such pile",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"FFFF\", field = { { \"N\", \"E\", \"S\", \"W\" } }, pile "
               "= 10 }",
      .said = "rules/m/tiles.lua: error: M/1.pile: an integer from 1 to 9 is needed, not 10" },
    { .name = "a word as a segment's mark",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"FFFF\", field = { { \"N\", \"E\", \"S\", \"W\", "
               "marks = { herd = \"pig\" } } } }",
      .said = "rules/m/tiles.lua: error: M/1: field 1: marks.herd: a segment's mark is a flag or a "
              "number" },
    { .name = "a mark that its cell can't hold",
      .source = "tiles = \"tiles.lua\", state = { herds = cell.per_segment(0, { mark = \"herd\", "
                "range = { 0, 2 } }) }",
      .tiles = "{ id = \"M/1\", edges = \"FFFF\", field = { { \"N\", \"E\", \"S\", \"W\", "
               "marks = { herd = 3 } } } }",
      .said =
          "rules/m/tiles.lua: error: M/1: field 1: mark herd = 3 is outside the 0..2 of m.herds" },
    { .name = "a mark for a cell of players",
      .source = "state = { herds = cell.per_player(0, { mark = \"herd\" }) }",
      .said = "rules/m/init.lua: error: state.herds.mark: only segments have marks in a tile file; "
              "write cell.per_segment" },
    { .name = "a tile of a taken id",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"BA/RCr\", edges = \"FFFF\", field = { { \"N\", \"E\", \"S\", \"W\" "
               "} } }",
      .said = "rules/m/tiles.lua: error: BA/RCr: there is a tile of this id already" },
    { .name = "three edges",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"CFR\" }",
      .said = "rules/m/tiles.lua: error: M/1: edges: four are needed, N E S W, as in "
              "\"CFRF\"" },
    { .name = "an unknown edge",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"CFXF\" }",
      .said = "rules/m/tiles.lua: error: M/1: edges: no edge \"X\"; known: C (city), R "
              "(road), F (field)" },
    { .name = "a tile's unknown key",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"FFFF\", feild = { { \"N\", \"E\", \"S\", \"W\" } "
               "} }",
      .said = "rules/m/tiles.lua: error: M/1: no key \"feild\"; did you mean \"field\"?" },
    { .name = "no such side",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"FFFF\", field = { { \"N\", \"E\", \"S\", \"X\" } "
               "} }",
      .said = "rules/m/tiles.lua: error: M/1: field 1: \"X\" is no side; sides are N E S "
              "W, halves NL NR EL ER SL SR WL WR" },
    { .name = "a slot used twice",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"FFFF\", field = { { \"N\", \"E\", \"S\", \"W\" }, "
               "{ \"NL\" } } }",
      .said = "rules/m/tiles.lua: error: M/1: NL is in field 1 and in field 2" },
    { .name = "a slot used twice by one",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"FFFF\", field = { { \"N\", \"E\", \"S\", \"W\", "
               "\"N\" } } }",
      .said = "rules/m/tiles.lua: error: M/1: field 1 names NL twice" },
    { .name = "a half without field",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"FFRF\", road = { { \"S\" } }, field = { { \"N\", "
               "\"E\", \"W\", \"SL\" } } }",
      .said = "rules/m/tiles.lua: error: M/1: SR belongs to no field" },
    { .name = "a city that isn't there",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"CFFF\", field = { { \"E\", \"S\", \"W\" } } }",
      .said = "rules/m/tiles.lua: error: M/1: N is a city edge, but no city is there" },
    { .name = "a city on a field",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"FFFF\", city = { { \"N\" } }, field = { { \"E\", "
               "\"S\", \"W\" } } }",
      .said = "rules/m/tiles.lua: error: M/1: city 1 can't be at N; that is a field edge" },
    { .name = "a field under a city",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"CFFF\", city = { { \"N\" } }, field = { { \"E\", "
               "\"S\", \"W\", \"NL\" } } }",
      .said = "rules/m/tiles.lua: error: M/1: field 1 can't be at NL; that is a city edge" },
    { .name = "a field over a road",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"FFRF\", road = { { \"S\" } }, field = { { \"N\", "
               "\"E\", \"S\", \"W\" } } }",
      .said = "rules/m/tiles.lua: error: M/1: field 1 can't be at S; a field beside the "
              "road has its halves; write SL, SR or both" },
    { .name = "half a road",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"FFRF\", road = { { \"SL\" } }, field = { { \"N\", "
               "\"E\", \"W\", \"SL\", \"SR\" } } }",
      .said = "rules/m/tiles.lua: error: M/1: road 1 can't be at SL; it stands in the "
              "middle of a side; write S" },
    { .name = "a touched city that isn't there",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"CFFF\", city = { { \"N\" } }, field = { { \"E\", "
               "\"S\", \"W\", touches = { 2 } } } }",
      .said = "rules/m/tiles.lua: error: M/1: field 1 touches city 2, which is no city of "
              "this tile" },
    { .name = "pennants on a road",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"FFRF\", road = { { \"S\", pennants = 1 } }, field "
               "= { { \"N\", \"E\", \"W\", \"SL\", \"SR\" } } }",
      .said = "rules/m/tiles.lua: error: M/1: road 1 has pennants; only cities have them" },
    { .name = "a link to nothing",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"CFFF\", city = { { \"N\" } }, field = { { \"E\", "
               "\"S\", \"W\", touches = { 1 } } }, leads_to = { { \"city 1\", \"road 1\" } } }",
      .said = "rules/m/tiles.lua: error: M/1: leads_to: no segment \"road 1\" on this tile" },
    { .name = "a kind's list in one pair of braces",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"CFFF\", city = { \"N\" }, field = { { \"E\", "
               "\"S\", \"W\" } } }",
      .said = "rules/m/tiles.lua: error: M/1: city 1: a list of sides is needed, not a "
              "string; write { { \"N\" } } for one" },
    { .name = "a mark of no value",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"FFFF\", field = { { \"N\", \"E\", \"S\", \"W\" } "
               "}, marks = { a = {} } }",
      .said = "rules/m/tiles.lua: error: M/1: marks.a: an integer of 0 or more is needed, "
              "not a table" },
    { .name = "a mark with words and numbers",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"FFFF\", field = { { \"N\", \"E\", \"S\", \"W\" } "
               "}, marks = { a = \"x\" } },\n{ id = \"M/2\", edges = \"FFFF\", field = { { "
               "\"N\", \"E\", \"S\", \"W\" } }, marks = { \"a\" } }",
      .said = "rules/m/tiles.lua: error: M/2: mark a is a number or flag here and a word "
              "on other tiles" },
    { .name = "a copy too many",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", count = -1, edges = \"FFFF\", field = { { \"N\", \"E\", "
               "\"S\", \"W\" } } }",
      .said = "rules/m/tiles.lua: error: M/1.count: an integer from 0 to 255 is needed, "
              "not -1" },
    { .name = "derived from nothing",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", derived_from = \"M/0\", edges = \"FFFF\", field = { { "
               "\"N\", \"E\", \"S\", \"W\" } } }",
      .said = "rules/m/tiles.lua: error: M/1: derived_from: \"M/0\" is no tile before it" },
    { .name = "a mark that no tile has",
      .source = "tiles = \"tiles.lua\",\non = { drawn = { when = { mark = \"festivl\" }, "
                "function() end } }",
      .tiles = "{ id = \"M/1\", edges = \"FFFF\", field = { { \"N\", \"E\", \"S\", \"W\" } "
               "}, marks = { \"festival\" } }",
      .said = "warning rules/m/init.lua: error: on.drawn.when.mark: no tile has the mark "
              "\"festivl\"; did you mean \"festival\"?" },
    { .name = "an inner field and two cities on one edge",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"CCFF\", city = { { \"NL\", \"NM\" }, { \"NR\", "
               "\"E\" } },\n  field = { { \"S\", \"W\", touches = { 1, 2 } }, { touches = { 1, 2 } "
               "} } }",
      .said = "" },
    { .name = "C016: a field beside a city without a link",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"CFRC\", city = { { \"N\" }, { \"W\" } }, road = { { "
               "\"S\" } },\n  field = { { \"E\", \"SL\", touches = { 2 } }, { \"SR\" } } }",
      .said = "rules/m/tiles.lua: error: M/1: field 1 lies beside city 1 at EL, but has no link to "
              "it; add it to touches\n"
              "rules/m/tiles.lua: error: M/1: field 2 lies beside city 2 at SR, but has no link to "
              "it; add it to touches" },
    { .name = "a field that lies apart from the city beside it",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"CFFF\", city = { { \"N\" } }, field = { { \"E\", "
               "\"S\", \"W\", apart = { 1 } } } }",
      .said = "" },
    { .name = "a city that lies apart",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"CFFF\", city = { { \"N\", apart = { 1 } } }, field = { { "
               "\"E\", \"S\", \"W\", touches = { 1 } } } }",
      .said = "rules/m/tiles.lua: error: M/1: city 1 has apart; only fields touch cities" },
    { .name = "a link twice",
      .source = "tiles = \"tiles.lua\"",
      .tiles = "{ id = \"M/1\", edges = \"CFFF\", city = { { \"N\" } }, field = { { \"E\", "
               "\"S\", \"W\", touches = { 1, \"city\" } } } }",
      .said = "rules/m/tiles.lua: error: M/1: field 1 touches city 1 twice" },
    { .name = "a city and a road at no side",
      .source = "tiles = \"tiles.lua\"",
      .tiles =
          "{ id = \"M/1\", edges = \"FFFF\", city = { { pennants = 1 } }, road = { {} }, field "
          "= { { \"N\", \"E\", \"S\", \"W\" } } }",
      .said =
          "rules/m/tiles.lua: error: M/1: city 1 has pennants, but is at no side; give it sides, "
          "or leave it out\n"
          "rules/m/tiles.lua: error: M/1: road 1 is at no side; give it sides, or leave it out" },
};
const int load_cases_tile_count = (int)(sizeof load_cases_tile / sizeof *load_cases_tile);
