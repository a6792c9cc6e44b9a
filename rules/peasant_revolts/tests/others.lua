-- What other modules may say to this one, and the general rulings on combinations
-- (COMBO-GEN-REVOLT-1 to 5, 9, 10): stand_ins is an expansion that this module knows nothing of.

local revolts = { "peasant_revolts" }
local prot = { protected = true }
local stand_ins = { path = "tests/scenarios/mods", "stand_ins" }
local pay = { c = "peasant_revolts.pay" }

local function later(place) return { c = "peasant_revolts.protect_later", figure = place } end
local function walk(from, to) return { c = "stand_ins.walk", figure = from, segment = to } end

local function is_protected(s, place, value)
  s:expect{ cell = { protected = { [place] = value } } }
end

scenario "COMBO-GEN-REVOLT-1, COMBO-GEN-REVOLT-3: on any feature, who stood there before: two" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:lay("SI/garden", 0, 1)
    s:put("Red", "large", { 0, 1, "garden 1" })
    s:turn{ tile = "BA/RFr", cell = { 1, 0 }, action = later{ 0, 1, "garden 1" } }
    s:expect{ score = { Red = -2 } }
    is_protected(s, { 0, 1, "garden 1" }, true)
  end,
}

scenario "COMBO-GEN-REVOLT-2, COMBO-GEN-REVOLT-9, COMBO-GEN-REVOLT-10: placed or moved: four" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "stand_ins.synod", segment = { 0, 1, "monastery 1" } } -- placed, phase 1
    s:choose(pay)
    s:choose(walk({ 0, 0, "city 1" }, { 0, 0, "road 1" }))               -- moved, phase 1
    s:choose(pay)
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:pass()
    s:choose{ c = "stand_ins.haunt", kind = "ghost", segment = { 1, 0, "field 1" } }
    s:expect{ score = { Red = -8 } }
    is_protected(s, { 0, 1, "monastery 1" }, true)
    is_protected(s, { 0, 0, "road 1" }, true)
  end,
}

scenario "COMBO-GEN-REVOLT-4: never while another player is active" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Blue", "cart", { 0, 0, "city 1" })
    s:draw("BA/C")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 }
    s:pass()
    s:pass()
    s:choose{ c = "stand_ins.on", segment = { 0, 0, "road 1" } } -- Blue's, in Red's turn
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", score = { Blue = 4 } }
  end,
}

scenario "COMBO-GEN-REVOLT-5: lost when it reaches the supply, not when its feature scores" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "cart", { 0, 0, "city 1" }, prot)
    s:put("Red", "meeple", { 0, 0, "city 1" }, prot)
    s:draw("BA/C")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 }
    s:pass()
    s:pass()
    s:choose{ c = "stand_ins.on", segment = { 0, 1, "monastery 1" } }
    is_protected(s, { 0, 1, "monastery 1" }, true)
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { -1, 0 }, rot = 0 }
    s:choose{ c = "put", kind = "meeple", at = { -1, 0, "road 1" } }
    is_protected(s, { -1, 0, "road 1" }, false)
  end,
}

scenario "REVOLT-R37: a swap by the active player: only one's own meeple" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Blue", "meeple", { 0, 0, "road 1" }, prot)
    s:draw("BA/RFr")
    s:choose{ c = "stand_ins.swap", figure = { 0, 0, "city 1" }, figure2 = { 0, 0, "road 1" } }
    s:expect{ prompt = "protect", to_act = "Red" }
    s:choose(pay)
    s:expect{ prompt = "place", score = { Red = -4, Blue = 0 },
      at = { { 0, 0, "road 1", "Red", "meeple" }, { 0, 0, "city 1", "Blue", "meeple" } } }
    is_protected(s, { 0, 0, "road 1" }, true)
    is_protected(s, { 0, 0, "city 1" }, true) -- Blue's keeps what it had
  end,
}

scenario "REVOLT-R37: nor is the other player asked, whose turn it is not" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" }, prot)
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    s:draw("BA/RFr")
    s:choose{ c = "stand_ins.swap", figure = { 0, 0, "city 1" }, figure2 = { 0, 0, "road 1" } }
    s:expect{ prompt = "place", to_act = "Red" }
    is_protected(s, { 0, 0, "city 1" }, false)
  end,
}

scenario "COMBO-GEN-REVOLT-4: nor when another player moves the active one's meeple" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "stand_ins.shoo", figure = { 0, 0, "city 1" }, segment = { 0, 0, "road 1" } }
    s:expect{ prompt = "place", at = { { 0, 0, "road 1", "Red", "meeple" } } }
  end,
}

scenario "REVOLT-R52: a module may end protection, or give it, by a verb" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" }, prot)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:draw("BA/RFr")
    s:choose{ c = "stand_ins.curse", figure = { 0, 0, "city 1" } }
    s:choose{ c = "stand_ins.bless", figure = { 0, 0, "road 1" } }
    is_protected(s, { 0, 0, "city 1" }, false)
    is_protected(s, { 0, 0, "road 1" }, true)
    s:expect{ score = { Red = 0 } }
  end,
}

scenario "REVOLT-R31: a module may bar a figure from protection until it is home" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "stand_ins.shun", figure = { 0, 0, "city 1" } }
    s:choose(walk({ 0, 0, "city 1" }, { 0, 0, "road 1" }))
    s:expect{ prompt = "place" } -- not for four
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:refuse(later{ 0, 0, "road 1" }) -- nor for two
  end,
}

scenario "REVOLT-R30: a module may keep a placed figure from being offered protection" {
  rules = revolts, mods = stand_ins, options = { stand_ins = { vows = true } },
  function(s)
    s:draw("BA/L")
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:choose{ c = "put", kind = "meeple", at = { 0, 1, "monastery 1" } }
    s:expect{ prompt = "second" } -- the phantom's
    s:pass()
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place" }
  end,
}

scenario "REVOLT-R11: a module may say that a revolt does not reach a figure" {
  rules = revolts, mods = stand_ins, options = { stand_ins = { sanctuary = true } },
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "meeple", { 0, 1, "monastery 1" })
    s:draw("PR/12")
    s:expect{ supply = { Red = 6 } }
  end,
}
