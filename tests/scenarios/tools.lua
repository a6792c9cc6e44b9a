-- What modules may use, used: each part of the mod workbench.
local function use(tool, what, act)
  scenario(what) {
    mods = { path = "mods", "workbench" }, options = { workbench = { tool = tool } },
    function(s)
      s:draw("BA/RFr")
      s:choose { c = "place", cell = { 1, 0 }, rot = 0 }
      s:choose { c = "put", kind = "meeple", at = { "road 1" } }
      act(s)
    end,
  }
end
local function done(s) s:expect { turn = 2 } end

use("turn", "what a module knows of the turn", done)
use("board", "tiles, cells, segments, corners and places", done)
use("feature", "features: sizes, values, winners", done)
use("kind", "a feature becomes one of another kind", done)
use("picks", "picks with words and arguments", done)
use("figures", "a figure goes to every place there is", done)
use("stand", "asking whether a figure may stand, and other queries", done)
use("state", "cells of every scope, with lengths and merges", done)
use("lay", "tiles laid, taken and kept by a module", done)
use("join", "segments joined beyond their edges, and parted again", done)
use("score", "points for several reasons", function(s) s:expect { score = { Red = 4 } } end)
use("early", "a feature scored before it is complete", function(s)
  s:expect { score = { Red = 2 }, supply = { Red = 7 } }
end)
use("triggered", "a feature whose scoring is triggered", function(s)
  s:expect { score = { Red = 2 } }
end)
use("drop", "a feature taken out of the batch again", function(s)
  s:expect { score = { Red = 0 } }
end)
use("agenda", "steps, events, verbs and a chance", function(s)
  s:chance("die", 3)
  s:expect { score = { Red = 3, Blue = 4 } }
end)
use("ask", "a prompt for the other player", function(s)
  s:expect { to_act = "Blue", prompt = "ring" }
  s:choose { c = "workbench.yes" }
  s:expect { score = { Red = 5, Blue = 1 }, stats = { rungs = 0 } }
end)
use("round", "a round of prompts from the left", function(s)
  s:expect { to_act = "Blue", prompt = "sign" }
  s:choose { c = "workbench.signed" }
  s:expect { to_act = "Red", prompt = "sign" }
  s:choose { c = "pass" }
  s:expect { score = { Red = 0, Blue = 1 } }
end)
use("round_active", "a round of prompts with arguments from the active player on", function(s)
  s:expect { to_act = "Red", prompt = "ring" }
  s:choose { c = "workbench.yes" }
  s:choose { c = "workbench.yes" }
  s:expect { score = { Red = 5, Blue = 1 } }
end)
use("give", "a tile given in place of a drawn one", function(s)
  s:expect { to_act = "Blue", prompt = "place", hand = "WB/bell" }
end)

use("give_placed", "a tile given with its place, which is never drawn", function(s)
  s:expect { to_act = "Blue", prompt = "action", tiles_left = 70,
    can = { { c = "put", at = { 0, 1, "monastery 1" } } } }
end)
scenario "a tile given after the last one has a turn of its own" {
  mods = { path = "mods", "workbench" }, options = { workbench = { tool = "last" } },
  function(s)
    s:bag { "BA/RFr" }
    s:draw("BA/RFr")
    s:choose { c = "place", cell = { 1, 0 }, rot = 0 }
    s:pass()
    s:expect { to_act = "Blue", turn = "Blue", prompt = "action" }
    s:choose { c = "put", kind = "meeple", at = { 0, 1, "monastery 1" } }
    s:expect { over = true, score = { Blue = 3 } } -- itself, 0,0 and 1,0
  end,
}

-- Queries answered by a module.
local function rule(tool, what, act)
  scenario(what) {
    mods = { path = "mods", "workbench" }, options = { workbench = { tool = tool } },
    act,
  }
end
local function tied(s) -- a road of both, about to be scored at the end
  s:lay("BA/RFr", 1, 0, 0)
  s:put("Red", "meeple", { 1, 0, "road 1" })
  s:put("Blue", "meeple", { 0, 0, "road 1" })
  s:final()
end
rule("none", "a tie pays both", function(s) tied(s) s:expect { score = { Red = 2, Blue = 2 } } end)
rule("tie_same", "a tie is left as it is", function(s)
  tied(s)
  s:expect { score = { Red = 2, Blue = 2 } }
end)
rule("tie_one", "a tie is broken by naming one player", function(s)
  tied(s)
  s:expect { score = { Red = 2, Blue = 0 } }
end)
rule("tie_list", "a tie is broken by a list of players", function(s)
  tied(s)
  s:expect { score = { Red = 0, Blue = 2 } }
end)
rule("strong", "a figure is stronger than it looks", function(s)
  tied(s)
  s:expect { score = { Red = 0, Blue = 2 } }
end)
rule("nobody", "nobody takes part", function(s)
  tied(s)
  s:expect { score = { Red = 0, Blue = 0 } }
end)

local function monk(s) -- Red's monastery, complete with the tile that Red places now
  for x = -1, 1 do for y = 2, 4 do
    if (x ~= 0 or y ~= 3) and not (x == 1 and y == 4) then s:lay("BA/L", x, y) end
  end end
  s:lay("BA/L", 0, 3)
  s:put("Red", "meeple", { 0, 3, "monastery 1" })
  s:lay("BA/L", 0, 1)
  s:draw("BA/L")
  s:choose { c = "place", cell = { 1, 4 }, rot = 0 }
  s:pass()
end
rule("stay", "a scored figure stays", function(s)
  monk(s)
  s:expect {
    score = { Red = 9 }, supply = { Red = 6 },
    at = { { 0, 3, "monastery 1", "Red", "meeple" } },
  }
end)
rule("held", "a scored figure is held", function(s)
  monk(s)
  s:expect { score = { Red = 9 }, supply = { Red = 6 }, empty = { { 0, 3, "monastery 1" } } }
end)

rule("list", "choices that a function adds", function(s)
  s:draw("BA/RFr")
  s:choose { c = "place", cell = { 1, 0 }, rot = 0 }
  local crow = { kind = "crow", owner = "Red", at = "supply" }
  s:expect { can = { c = "workbench.fly", figure = crow, tile = { 0, 0 } } }
end)
rule("no_fields", "a module may forbid a place", function(s)
  s:draw("BA/RFr")
  s:choose { c = "place", cell = { 1, 0 }, rot = 0 }
  s:expect {
    can = { c = "put", kind = "meeple", at = { "road 1" } },
    cannot = { c = "put", kind = "meeple", at = { "field 1" } },
  }
  s:expect { can = { c = "put", kind = "ox", at = { "field 1" } } }
end)
rule("west", "a module may forbid a cell", function(s)
  s:draw("BA/CcRr")
  s:expect { cannot = { c = "place", cell = { 1, 0 }, rot = 0 } }
end)
