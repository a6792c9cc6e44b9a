-- Buying protection (REVOLT-R30 to R49; example X3; tests D5 to D7, D9, D11, D12). Where a rule
-- speaks of another expansion's piece, `stand_ins` has one that behaves so.

local revolts = { "peasant_revolts" }
local prot = { protected = true }
local stand_ins = { path = "tests/scenarios/mods", "stand_ins" }

local function later(place) return { c = "peasant_revolts.protect_later", figure = place } end
local function after(place) return { c = "peasant_revolts.protect_after", figure = place } end
local function walk(from, to) return { c = "stand_ins.walk", figure = from, segment = to } end
local function portal(to) return { c = "stand_ins.portal", kind = "meeple", segment = to } end
local function haunt(to) return { c = "stand_ins.haunt", kind = "ghost", segment = to } end
local pay = { c = "peasant_revolts.pay" }

local function is_protected(s, place, value)
  s:expect{ cell = { protected = { [place] = value } } }
end

scenario "REVOLT-X3, REVOLT-R30, REVOLT-R33: the meeple put on the new tile, for four points" {
  rules = revolts,
  function(s)
    s:points("Red", 10)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "put", kind = "meeple", at = { 1, 0, "road 1" } }
    s:expect{ prompt = "protect", to_act = "Red", can = { pay, { c = "pass" } } }
    s:choose(pay)
    s:expect{ score = { Red = 6 }, at = { { 1, 0, "road 1", "Red", "meeple" } },
      stats = { protected_placed = 1, protected_later = 0 } }
    is_protected(s, { 1, 0, "road 1" }, true)
  end,
}

scenario "REVOLT-R30: it is an offer: who passes pays nothing and stays unprotected" {
  rules = revolts,
  function(s)
    s:points("Red", 10)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "put", kind = "meeple", at = { 1, 0, "road 1" } }
    s:pass()
    s:expect{ score = { Red = 10 } }
    is_protected(s, { 1, 0, "road 1" }, false)
  end,
}

scenario "REVOLT-R31: who puts no meeple on the new tile may protect an older one for two points" {
  rules = revolts,
  function(s)
    s:points("Red", 10)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ prompt = "action",
      can = { later{ 0, 0, "city 1" }, later{ 0, 0, "road 1" }, { c = "pass" } } }
    s:choose(later{ 0, 0, "city 1" })
    s:expect{ score = { Red = 8 } }
    is_protected(s, { 0, 0, "city 1" }, true)
    is_protected(s, { 0, 0, "road 1" }, false) -- one, not all
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place" } -- and nothing was put on the tile
  end,
}

scenario "REVOLT-R32, REVOLT-D5: with one point, four are paid: minus three" {
  rules = revolts,
  function(s)
    -- C042 (a)
    s:points("Red", 1)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "put", kind = "meeple", at = { 1, 0, "road 1" } }
    s:choose(pay)
    s:expect{ score = { Red = -3 } }
  end,
}

scenario "REVOLT-R32: with one point, two are paid: minus one" {
  rules = revolts,
  function(s)
    -- C042 (b)
    s:points("Red", 1)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:turn{ tile = "BA/RFr", cell = { 1, 0 }, rot = 0, action = later{ 0, 0, "city 1" } }
    s:expect{ score = { Red = -1 } }
  end,
}

scenario "REVOLT-R32: scores below zero are added to like any other" {
  rules = revolts,
  function(s)
    s:turn{ tile = "BA/L", cell = { 0, 1 }, action = { c = "put", at = { "monastery 1" } },
      protect = pay }
    s:expect{ score = { Red = -4 } }
    s:final()
    s:expect{ score = { Red = -2 } } -- the monastery and one neighbour
  end,
}

for _, row in ipairs{ { 3, false }, { 4, true } } do
  scenario("REVOLT-R32: floor = zero: with " .. row[1] .. " points four "
    .. (row[2] and "can" or "can't") .. " be paid") {
    rules = revolts, options = { peasant_revolts = { floor = "zero" } },
    function(s)
      s:points("Red", row[1])
      s:draw("BA/RFr")
      s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
      s:choose{ c = "put", kind = "meeple", at = { 1, 0, "road 1" } }
      if row[2] then
        s:choose(pay)
        s:expect{ score = { Red = 0 } }
      else
        s:draw("BA/RFr")
        s:expect{ to_act = "Blue", score = { Red = 3 } }
      end
    end,
  }
end

for _, row in ipairs{ { 1, false }, { 2, true } } do
  scenario("REVOLT-R32: floor = zero: with " .. row[1] .. " points two "
    .. (row[2] and "can" or "can't") .. " be paid") {
    rules = revolts, options = { peasant_revolts = { floor = "zero" } },
    function(s)
      s:points("Red", row[1])
      s:put("Red", "meeple", { 0, 0, "city 1" })
      s:draw("BA/RFr")
      s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
      local choice = later{ 0, 0, "city 1" }
      s:expect(row[2] and { can = { choice } } or { cannot = { choice } })
    end,
  }
end

scenario "REVOLT-R30, REVOLT-R31: the prices are numbers of the INI" {
  rules = revolts, options = { peasant_revolts = { price_placed = 1, price_later = 7 } },
  function(s)
    s:turn{ tile = "BA/RFr", cell = { 1, 0 }, action = { c = "put", at = { "road 1" } },
      protect = pay }
    s:expect{ score = { Red = -1 } }
    s:turn{ tile = "BA/RFr", cell = { 2, 0 } }
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:turn{ tile = "BA/RFr", cell = { 3, 0 }, action = later{ 0, 0, "city 1" } }
    s:expect{ score = { Red = -8 } }
  end,
}

scenario "REVOLT-R34: a protected knight stays a knight and does not become a farmer" {
  rules = revolts,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" }, prot)
    s:put("Blue", "meeple", { 0, 0, "field 1" })
    s:turn{ tile = "BA/C", cell = { 0, -1 }, rot = 180 }
    s:expect{ score = { Red = 4 } }
    s:final()
    s:expect{ score = { Red = 4, Blue = 3 } } -- the field is Blue's alone
  end,
}

-- All seven of Red's on the board: monks south of the start tile, and a knight.
local function seven(s)
  for i = 1, 4 do
    s:lay("BA/L", 0, i)
    s:put("Red", "meeple", { 0, i, "monastery 1" })
  end
  s:lay("BA/LR", 0, 5, 90)
  s:put("Red", "meeple", { 0, 5, "monastery 1" })
  s:put("Red", "meeple", { 0, 0, "road 1" })
  s:put("Red", "meeple", { 0, 0, "city 1" })
end

scenario "REVOLT-D6, REVOLT-R35, REVOLT-R45: without a meeple left one may protect for two" {
  rules = revolts,
  function(s)
    seven(s)
    s:turn{ tile = "BA/RFr", cell = { 1, 0 }, action = later{ 0, 0, "city 1" } }
    s:expect{ score = { Red = -2 } }
    is_protected(s, { 0, 0, "city 1" }, true)
  end,
}

scenario "REVOLT-R45: protect_later_needs_supply: not with an empty supply" {
  rules = revolts, options = { peasant_revolts = { protect_later_needs_supply = true } },
  function(s)
    seven(s)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", score = { Red = 0 } } -- nothing was asked
  end,
}

scenario "REVOLT-R45: protect_later_needs_supply: with a meeple in the supply as usual" {
  rules = revolts, options = { peasant_revolts = { protect_later_needs_supply = true } },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:turn{ tile = "BA/RFr", cell = { 1, 0 }, action = later{ 0, 0, "city 1" } }
    s:expect{ score = { Red = -2 } }
  end,
}

scenario "REVOLT-R36, REVOLT-D9: a farmer is not protected, neither when placed nor later" {
  rules = revolts,
  function(s)
    s:put("Red", "meeple", { 0, 0, "field 2" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ cannot = { later{ 0, 0, "field 2" } } }
    s:choose{ c = "put", kind = "meeple", at = { 1, 0, "field 1" } }
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", score = { Red = 0 } }
  end,
}

scenario "REVOLT-R37: only in one's own turn: Blue is not asked, nor for Blue's meeples" {
  rules = revolts,
  function(s)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ to_act = "Red", cannot = { later{ 0, 0, "city 1" } } }
    s:choose{ c = "put", kind = "meeple", at = { 1, 0, "road 1" } }
    s:choose(pay)
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", score = { Red = -4, Blue = 0 } }
  end,
}

scenario "REVOLT-R38: also on a feature that no revolt affects" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:draw("SI/garden")
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:choose{ c = "put", kind = "large", at = { 0, 1, "garden 1" } }
    s:expect{ prompt = "protect" }
    s:choose(pay)
    s:expect{ score = { Red = -4 } }
    is_protected(s, { 0, 1, "garden 1" }, true)
  end,
}

scenario "REVOLT-R38: off: only on cities, roads and monasteries" {
  rules = revolts, mods = stand_ins, rulings = { ["REVOLT-R38"] = false },
  function(s)
    s:lay("SI/garden", 0, 1)
    s:put("Red", "meeple", { 0, 1, "garden 1" })
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("SI/garden")
    s:choose{ c = "place", cell = { 0, 2 }, rot = 0 }
    s:expect{ can = { later{ 0, 0, "city 1" } }, cannot = { later{ 0, 1, "garden 1" } } }
    s:choose{ c = "put", kind = "large", at = { 0, 2, "garden 1" } }
    s:expect{ prompt = "second" } -- the phantom's
    s:pass()
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", score = { Red = 0 } }
  end,
}

scenario "REVOLT-R39: moved to a feature: four, in whatever phase; here before placing" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose(walk({ 0, 0, "city 1" }, { 0, 0, "road 1" }))
    s:expect{ prompt = "protect", can = { pay } }
    s:choose(pay)
    s:expect{ prompt = "place", score = { Red = -4 }, empty = { { 0, 0, "city 1" } } }
    is_protected(s, { 0, 0, "road 1" }, true)
  end,
}

scenario "REVOLT-R39: a meeple that stood before costs two, and in phase 2 only" {
  rules = revolts,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:expect{ prompt = "place", cannot = { later{ 0, 0, "city 1" } } }
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ prompt = "action", can = { later{ 0, 0, "city 1" } } }
  end,
}

scenario "REVOLT-R39: off: four for a meeple put on the new tile only" {
  rules = revolts, mods = stand_ins, rulings = { ["REVOLT-R39"] = false },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose(walk({ 0, 0, "city 1" }, { 0, 0, "road 1" }))
    s:expect{ prompt = "place" }
    s:choose{ c = "place", cell = { -1, 0 }, rot = 0 }
    s:choose{ c = "put", kind = "meeple", at = { -1, 0, "field 1" } }
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:draw("BA/L")
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:choose{ c = "put", kind = "meeple", at = { 0, 1, "monastery 1" } }
    s:expect{ prompt = "protect" }
  end,
}

scenario "REVOLT-R39: off: nor for one that is placed elsewhere" {
  rules = revolts, mods = stand_ins, rulings = { ["REVOLT-R39"] = false },
  function(s)
    s:lay("BA/L", 0, 1)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(portal{ 0, 1, "monastery 1" })
    s:expect{ prompt = "second" } -- the phantom's
  end,
}

scenario "REVOLT-R40: who is protected already is not offered" {
  rules = revolts,
  function(s)
    -- C042 (d)
    s:put("Red", "meeple", { 0, 0, "city 1" }, prot)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:refuse(later{ 0, 0, "city 1" })
    s:expect{ score = { Red = 0 } }
  end,
}

scenario "REVOLT-R40: nor when it moves" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" }, prot)
    s:draw("BA/RFr")
    s:choose(walk({ 0, 0, "city 1" }, { 0, 0, "road 1" }))
    s:expect{ prompt = "place" }
    is_protected(s, { 0, 0, "road 1" }, true)
  end,
}

scenario "REVOLT-D7, REVOLT-R41: with a meeple on the new tile no older one can be protected" {
  rules = revolts,
  function(s)
    -- C042 (c)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "put", kind = "meeple", at = { 1, 0, "road 1" } }
    s:refuse(later{ 0, 0, "city 1" })
    s:pass()
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", score = { Red = 0 } }
    is_protected(s, { 0, 0, "city 1" }, false)
  end,
}

scenario "REVOLT-R41: nor under protect_later = literal" {
  rules = revolts, options = { peasant_revolts = { protect_later = "literal" } },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "put", kind = "meeple", at = { 1, 0, "road 1" } }
    s:pass()
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place" }
  end,
}

scenario "REVOLT-R42: who becomes a farmer stays protected; no farmer is offered protection" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" }, prot)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:draw("BA/RFr")
    s:choose(walk({ 0, 0, "city 1" }, { 0, 0, "field 1" }))
    is_protected(s, { 0, 0, "field 1" }, true)
    s:choose(walk({ 0, 0, "road 1" }, { 0, 0, "field 2" }))
    s:expect{ prompt = "place" } -- nothing was asked
    is_protected(s, { 0, 0, "field 2" }, false)
  end,
}

scenario "REVOLT-R42: protected_farmer = ends: protection ends in a field" {
  rules = revolts, mods = stand_ins, options = { peasant_revolts = { protected_farmer = "ends" } },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" }, prot)
    s:draw("BA/RFr")
    s:choose(walk({ 0, 0, "city 1" }, { 0, 0, "field 1" }))
    is_protected(s, { 0, 0, "field 1" }, false)
  end,
}

scenario "REVOLT-R44: exclusive: after another action there is no protection for two" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "stand_ins.dance" }
    s:refuse(later{ 0, 0, "city 1" })
    s:refuse(after{ 0, 0, "city 1" })
  end,
}

scenario "REVOLT-R44: exclusive: and the protection for two is the action" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ can = { { c = "stand_ins.dance" } } }
    s:choose(later{ 0, 0, "city 1" })
    s:refuse{ c = "stand_ins.dance" }
    s:refuse{ c = "put", kind = "meeple", at = { 1, 0, "road 1" } }
  end,
}

scenario "REVOLT-R44: literal: after another action that put no meeple there: a free offer" {
  rules = revolts, mods = stand_ins, options = { peasant_revolts = { protect_later = "literal" } },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "stand_ins.dance" }
    s:choose(after{ 0, 0, "city 1" })
    s:expect{ score = { Red = -2 } }
    is_protected(s, { 0, 0, "city 1" }, true)
  end,
}

scenario "REVOLT-R44: literal: not twice: who took it as the action is not offered it again" {
  rules = revolts, options = { peasant_revolts = { protect_later = "literal" } },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(later{ 0, 0, "city 1" })
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", score = { Red = -2 } }
  end,
}

scenario "REVOLT-R44: literal: nor without the exclusion of a further meeple" {
  rules = revolts, rulings = { ["REVOLT-R47"] = false },
  options = { peasant_revolts = { protect_later = "literal" } },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(later{ 0, 0, "city 1" })
    s:expect{ prompt = "draw", score = { Red = -2 } }
  end,
}

scenario "REVOLT-R44: literal: it follows another action; who passed has had it" {
  rules = revolts, options = { peasant_revolts = { protect_later = "literal" } },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ can = { later{ 0, 0, "city 1" } } }
    s:pass()
    s:expect{ prompt = "draw" }
  end,
}

scenario "REVOLT-R44, REVOLT-R45: literal, with an empty supply and one needed: not offered" {
  rules = revolts, mods = stand_ins,
  options = { peasant_revolts = { protect_later = "literal", protect_later_needs_supply = true } },
  function(s)
    seven(s)
    s:put("Red", "large", { 0, 4, "field 1" })
    s:put("Red", "ghost", { 0, 5, "field 1" })
    s:put("Red", "cart", { 0, 3, "field 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "stand_ins.dance" }
    s:refuse(after{ 0, 0, "city 1" })
  end,
}

scenario "REVOLT-R45: literal, and the last meeple of the supply was placed elsewhere" {
  rules = revolts, mods = stand_ins,
  options = { peasant_revolts = { protect_later = "literal", protect_later_needs_supply = true } },
  function(s)
    for i = 1, 4 do
      s:lay("BA/L", 0, i)
      if i > 1 then s:put("Red", "meeple", { 0, i, "monastery 1" }) end
    end
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Red", "meeple", { 0, 0, "field 1" })
    s:put("Red", "large", { 0, 4, "field 1" })
    s:put("Red", "ghost", { 0, 4, "field 1" })
    s:put("Red", "cart", { 0, 4, "field 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ can = { later{ 0, 0, "city 1" } }, supply = { Red = 1 } }
    s:choose(portal{ 0, 1, "monastery 1" })
    s:pass() -- not for four
    s:expect{ prompt = "draw" } -- and none for two
  end,
}

scenario "REVOLT-R46: placed elsewhere in phase 2: four for that meeple, none for two" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(portal{ 0, 0, "field 2" })
    s:refuse(later{ 0, 0, "city 1" })
    s:turn{ tile = "BA/L", cell = { 0, 1 } }
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    s:choose(portal{ 0, 1, "monastery 1" })
    s:expect{ prompt = "protect" }
    s:choose(pay)
    s:expect{ score = { Red = -4 } }
    is_protected(s, { 0, 1, "monastery 1" }, true)
    s:refuse(after{ 0, 0, "city 1" })
  end,
}

scenario "REVOLT-R46: on top of a tower, too: four, though no revolt reaches it there" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "stand_ins.climb", kind = "meeple", tile = { 0, 0 } }
    s:choose(pay)
    s:expect{ score = { Red = -4 } }
    is_protected(s, { 0, 0 }, true)
  end,
}

scenario "REVOLT-R46: literal: nothing was put on the new tile: another one for two" {
  rules = revolts, mods = stand_ins, options = { peasant_revolts = { protect_later = "literal" } },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:lay("BA/L", 0, 1)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(portal{ 0, 1, "monastery 1" })
    s:choose(pay)
    s:choose(after{ 0, 0, "city 1" })
    s:expect{ score = { Red = -6 } }
  end,
}

scenario "REVOLT-R47, REVOLT-D12: after the protection for two no phantom on the new tile" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(later{ 0, 0, "city 1" })
    s:refuse(haunt{ 1, 0, "road 1" })
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place" }
  end,
}

scenario "REVOLT-R47: nor the other way round" {
  rules = revolts, mods = stand_ins, options = { peasant_revolts = { protect_later = "literal" } },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "stand_ins.dance" }
    s:choose(haunt{ 1, 0, "road 1" })
    s:pass() -- the phantom stays unprotected
    s:refuse(after{ 0, 0, "city 1" })
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", score = { Red = 0 } }
  end,
}

scenario "REVOLT-R47: off: the phantom may follow" {
  rules = revolts, mods = stand_ins, rulings = { ["REVOLT-R47"] = false },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(later{ 0, 0, "city 1" })
    s:choose(haunt{ 1, 0, "road 1" })
    s:expect{ prompt = "protect" }
  end,
}

scenario "REVOLT-R48, REVOLT-D11: a monk placed earlier in the turn, unprotected: for two" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:lay("BA/L", 0, 1)
    s:draw("BA/RFr")
    s:choose{ c = "stand_ins.synod", segment = { 0, 1, "monastery 1" } }
    s:expect{ prompt = "protect" }
    s:pass() -- not for four
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(later{ 0, 1, "monastery 1" })
    s:expect{ score = { Red = -2 } }
    is_protected(s, { 0, 1, "monastery 1" }, true)
  end,
}

scenario "REVOLT-R49: on features: not on a tower or in a quarter" {
  rules = revolts, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0 })
    s:put("Red", "meeple", { area = "stand_ins.quarter", slot = 1 })
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    local offered = 0
    for _, text in ipairs(s:offers()) do
      if text:find("protect", 1, true) then offered = offered + 1 end
    end
    if offered ~= 1 then error("one knight to protect, not " .. offered) end
    s:expect{ can = { later{ 0, 0, "city 1" } } }
  end,
}
