-- The two together: FEST-R34, FEST-X10 and X13 to X15, COMBO-FEST-REVOLT-1 to 3.

local both = { "peasant_revolts", "festival" }
local prot = { protected = true }
local stand_ins = { path = "tests/scenarios/mods", "stand_ins" }
local literal = { peasant_revolts = { protect_later = "literal" } }

local function back(place) return { c = "festival.take_back", figure = place } end
local function later(place) return { c = "peasant_revolts.protect_later", figure = place } end
local function after(place) return { c = "peasant_revolts.protect_after", figure = place } end
local function haunt(to) return { c = "stand_ins.haunt", kind = "ghost", segment = to } end
local pay = { c = "peasant_revolts.pay" }

local function is_protected(s, place, value)
  s:expect{ cell = { protected = { [place] = value } } }
end

scenario "FEST-X10, COMBO-FEST-REVOLT-1, COMBO-REVOLT-FEST-1: taken back, it loses protection" {
  rules = both,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" }, prot)
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(back{ 0, 0, "city 1" })
    s:expect{ supply = { Red = 7 }, score = { Red = 0 } }
    s:turn{ tile = "BA/L", cell = { 0, 1 } }
    s:turn{ tile = "BA/C", cell = { -1, 1 }, rot = 0, action = { c = "put", at = { "city 1" } } }
    is_protected(s, { -1, 1, "city 1" }, false)
  end,
}

scenario "FEST-X13, COMBO-FEST-REVOLT-3: neither placed nor returned: a knight for two" {
  rules = both,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(later{ 0, 0, "city 1" })
    s:expect{ score = { Red = -2 } }
    is_protected(s, { 0, 0, "city 1" }, true)
  end,
}

scenario "FEST-X14, FEST-R34, COMBO-FEST-REVOLT-2: returned a farmer: no knight for two" {
  rules = both, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "field 2" })
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(back{ 0, 0, "field 2" })
    s:refuse(later{ 0, 0, "city 1" })
    s:refuse(after{ 0, 0, "city 1" })
  end,
}

scenario "COMBO-FEST-REVOLT-2: under literal the protection for two may follow a return" {
  rules = both, options = literal,
  function(s)
    s:put("Red", "meeple", { 0, 0, "field 2" })
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(back{ 0, 0, "field 2" })
    s:choose(after{ 0, 0, "city 1" })
    s:expect{ score = { Red = -2 } }
  end,
}

scenario "COMBO-FEST-REVOLT-2: off: not even under literal" {
  rules = both, options = literal, rulings = { ["COMBO-FEST-REVOLT-2"] = false },
  function(s)
    s:put("Red", "meeple", { 0, 0, "field 2" })
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(back{ 0, 0, "field 2" })
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", score = { Red = 0 } }
  end,
}

scenario "FEST-X15, FEST-R29, FEST-R34: after a return the phantom, protected for four" {
  rules = both, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(back{ 0, 0, "city 1" })
    s:choose(haunt{ 1, 0, "road 2" })
    s:choose(pay)
    s:expect{ score = { Red = -4 }, supply = { Red = { meeple = 7, ghost = 0 } } }
    is_protected(s, { 1, 0, "road 2" }, true)
  end,
}

scenario "COMBO-FEST-REVOLT-3: off: the phantom is placed, but not protected" {
  rules = both, mods = stand_ins, rulings = { ["COMBO-FEST-REVOLT-3"] = false },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(back{ 0, 0, "city 1" })
    s:choose(haunt{ 1, 0, "road 2" })
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", score = { Red = 0 } }
  end,
}

scenario "FEST-R36: a quarter is out of reach of a revolt, but within the Festival's" {
  rules = both, mods = stand_ins,
  function(s)
    local quarter = { area = "stand_ins.quarter", slot = 1 }
    s:put("Red", "meeple", quarter)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:draw("PR/05")
    s:expect{ supply = { Red = 6, Blue = 7 } }
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    s:choose{ c = "festival.take_back", figure = { owner = "Red" } }
    s:expect{ supply = { Red = 7 } }
  end,
}
