-- Scoring and how protection ends (REVOLT-R50 to R55; example X4; tests D10, D13, D14). `cart` of
-- stand_ins is a wagon: it goes on instead of going home when it is scored.

local revolts = { "peasant_revolts" }
local prot = { protected = true }
local stand_ins = { path = "tests/scenarios/mods", "stand_ins" }
local pay = { c = "peasant_revolts.pay" }

local function is_protected(s, place, value)
  s:expect{ cell = { protected = { [place] = value } } }
end

scenario "REVOLT-X4, REVOLT-R50: protected or not, a meeple counts in the majority" {
  rules = revolts,
  function(s)
    s:lay("BA/CFc+", 0, -1, 90)
    s:lay("BA/CFc.1", 0, -2, 90)
    s:put("Red", "meeple", { 0, 0, "city 1" }, prot)
    s:put("Red", "meeple", { 0, -1, "city 1" })
    s:put("Blue", "meeple", { 0, -2, "city 1" }, prot)
    -- Four tiles and a coat of arms: ten points.
    s:turn{ tile = "BA/C", cell = { 0, -3 }, rot = 180 }
    s:expect{ score = { Red = 10, Blue = 0 }, supply = { Red = 7, Blue = 7 } }
  end,
}

scenario "REVOLT-R51: scored, it returns; put on the board again it begins unprotected" {
  rules = revolts,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" }, prot)
    s:turn{ tile = "BA/C", cell = { 0, -1 }, rot = 180 }
    s:expect{ score = { Red = 4 }, supply = { Red = 7 } }
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:turn{ tile = "BA/RFr", cell = { 2, 0 }, action = { c = "put", at = { "road 1" } } }
    is_protected(s, { 2, 0, "road 1" }, false)
    s:draw("PR/09") -- Blue's road revolt
    s:expect{ score = { Red = 4 }, supply = { Red = 7 }, empty = { { 2, 0, "road 1" } } }
  end,
}

scenario "REVOLT-D10: a protected meeple's road is completed in another player's turn" {
  rules = revolts,
  function(s)
    s:lay("BA/RRR", 1, 0)
    s:put("Blue", "meeple", { 0, 0, "road 1" }, prot)
    s:turn{ tile = "BA/RRR", cell = { -1, 0 }, rot = 180 } -- Red's
    s:expect{ score = { Red = 0, Blue = 3 }, supply = { Blue = 7 } }
    s:turn{ tile = "BA/RFr", cell = { 2, 0 }, action = { c = "put", at = { "road 1" } } }
    is_protected(s, { 2, 0, "road 1" }, false)
  end,
}

scenario "REVOLT-R52, REVOLT-R53: scored but not sent home, it stays protected" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "cart", { 0, 0, "city 1" }, prot)
    s:draw("BA/C")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 }
    s:pass() -- no action
    s:pass() -- no phantom
    s:expect{ prompt = "ride", to_act = "Red", score = { Red = 4 } }
    s:choose{ c = "stand_ins.on", segment = { 0, 1, "monastery 1" } }
    is_protected(s, { 0, 1, "monastery 1" }, true)
    s:draw("PR/12") -- Blue's monastery revolt
    s:expect{ score = { Red = 6 }, at = { { 0, 1, "monastery 1", "Red", "cart" } } }
  end,
}

scenario "REVOLT-D13, REVOLT-R37: a wagon that goes on in another's turn can't be protected then" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Blue", "cart", { 0, 0, "city 1" })
    s:draw("BA/C") -- Red's turn
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 }
    s:pass() -- no action
    s:pass() -- no phantom
    s:expect{ prompt = "ride", to_act = "Blue" }
    s:choose{ c = "stand_ins.on", segment = { 0, 1, "monastery 1" } }
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", score = { Blue = 4 } } -- nobody was asked
    is_protected(s, { 0, 1, "monastery 1" }, false)
  end,
}

scenario "REVOLT-D13: one that was protected stays so, in another's turn too" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Blue", "cart", { 0, 0, "city 1" }, prot)
    s:draw("BA/C")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 }
    s:pass() -- no action
    s:pass() -- no phantom
    s:choose{ c = "stand_ins.on", segment = { 0, 1, "monastery 1" } }
    is_protected(s, { 0, 1, "monastery 1" }, true)
  end,
}

scenario "REVOLT-D14: in one's own turn it may be protected for four while it moves" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "cart", { 0, 0, "city 1" })
    s:draw("BA/C")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 }
    s:pass() -- no action
    s:pass() -- no phantom
    s:choose{ c = "stand_ins.on", segment = { 0, 1, "monastery 1" } }
    s:expect{ prompt = "protect", to_act = "Red", can = { pay } }
    s:choose(pay)
    s:expect{ score = { Red = 0 } } -- four for the city, four paid
    is_protected(s, { 0, 1, "monastery 1" }, true)
  end,
}

scenario "REVOLT-R54: gone home without scoring, it is unprotected too" {
  rules = { "peasant_revolts", "festival" },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" }, prot)
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "festival.take_back", figure = { 0, 0, "city 1" } }
    s:turn{ tile = "BA/L", cell = { 0, 1 } }
    s:turn{ tile = "BA/RFr", cell = { -1, 0 }, action = { c = "put", at = { "road 1" } } }
    is_protected(s, { -1, 0, "road 1" }, false)
  end,
}

scenario "REVOLT-R54: not by being set aside or taken prisoner, but on the way to the supply" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Blue", "meeple", { 0, 0, "city 1" }, prot)
    s:draw("BA/RFr")
    s:choose{ c = "stand_ins.jail", figure = { 0, 0, "city 1" } }
    s:expect{ supply = { Blue = 6 }, empty = { { 0, 0, "city 1" } } }
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:draw("PR/05") -- a city revolt: it stands on no city
    s:expect{ score = { Blue = 0 }, supply = { Blue = 6 } }
  end,
}

scenario "REVOLT-R55: final scoring as usual, and nothing for being protected" {
  rules = revolts,
  function(s)
    s:lay("BA/RFr", 1, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" }, prot)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:final()
    s:expect{ score = { Red = 2, Blue = 1 } }
  end,
}

scenario "REVOLT-R30: in the second part of a double turn there is a revolt, and protection anew" {
  rules = revolts, mods = stand_ins,
  function(s)
    -- C046: an unprotected monk, placed in the first part, returns and may be placed again.
    s:draw("BA/L")
    s:choose{ c = "stand_ins.again" }
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:choose{ c = "put", kind = "meeple", at = { 0, 1, "monastery 1" } }
    s:pass()
    s:draw("PR/12")
    s:expect{ to_act = "Red", prompt = "place", supply = { Red = 7 } }
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 }
    s:choose{ c = "put", kind = "meeple", at = { 0, -1, "road 1" } }
    s:expect{ prompt = "protect" }
    s:choose(pay)
    s:expect{ score = { Red = -4 }, supply = { Red = 6 } }
  end,
}
