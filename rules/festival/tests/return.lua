-- Taking a figure back (FEST-R10 to R36; scenarios X1 to X7). Where a rule speaks of another
-- expansion's piece, stand_ins has one that behaves so.

local festival = { "festival" }
local stand_ins = { path = "tests/scenarios/mods", "stand_ins" }
local meeples = { festival = { returns = "meeples_only" } }

local function back(place) return { c = "festival.take_back", figure = place } end
local function put(x, y, name) return { c = "put", kind = "meeple", at = { x, y, name } } end

scenario "FEST-R10: drawing it triggers nothing, and it is placed like any other" {
  rules = festival,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("FE/RrRr")
    s:expect{ prompt = "place", supply = { Red = 6 }, cannot = { back{ 0, 0, "city 1" } } }
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ prompt = "action" }
  end,
}

scenario "FEST-R11: (a) put a meeple on the new tile, (b) take a figure back or (c) neither" {
  rules = festival,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ can = { put(1, 0, "road 2"), back{ 0, 0, "city 1" }, { c = "pass" } } }
  end,
}

scenario "FEST-R11: after (a) nothing can be taken back" {
  rules = festival,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(put(1, 0, "road 2"))
    s:refuse(back{ 0, 0, "city 1" })
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", supply = { Red = 5 } }
  end,
}

scenario "FEST-R12: exactly one figure, and no meeple on the new tile after it" {
  rules = festival,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(back{ 0, 0, "city 1" })
    s:refuse(back{ 0, 0, "road 1" })
    s:refuse(put(1, 0, "road 2"))
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", supply = { Red = 6 },
      stats = { ["festival.returned"] = 1 } }
  end,
}

scenario "FEST-R12: it is never forced, also with an empty supply" {
  rules = festival,
  function(s)
    -- C057
    for i = 1, 4 do
      s:lay("BA/L", 0, i)
      s:put("Red", "meeple", { 0, i, "monastery 1" })
    end
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Red", "meeple", { 0, 0, "field 2" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ prompt = "action", can = { { c = "pass" } } }
    s:pass()
    s:expect{ supply = { Red = 0 } }
  end,
}

scenario "FEST-X1, FEST-R22, COMBO-BASE-FEST-1: a farmer goes home without points" {
  rules = festival,
  function(s)
    s:lay("BA/C", 0, -1, 180) -- a complete city beside the field
    s:put("Red", "meeple", { 0, 0, "field 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(back{ 0, 0, "field 1" })
    s:expect{ supply = { Red = 7 }, score = { Red = 0 }, empty = { { 0, 0, "field 1" } } }
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue" } -- and nothing was put on the new tile
    s:final()
    s:expect{ score = { Red = 0 } }
  end,
}

scenario "FEST-X2, FEST-R18: taken back before scoring, it does not count: Blue scores alone" {
  rules = festival,
  function(s)
    s:lay("BA/RRR", -1, 0, 180)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Blue", "meeple", { -1, 0, "road 3" })
    s:draw("FE/CRCR") -- its road ends inside
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(back{ 0, 0, "road 1" })
    s:expect{ score = { Red = 0, Blue = 3 }, supply = { Red = 7, Blue = 7 } }
  end,
}

scenario "FEST-R18: the same with knights" {
  rules = festival,
  function(s)
    -- C053
    s:lay("BA/CFc.1", 0, -1, 90)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Blue", "meeple", { 0, -1, "city 1" })
    s:draw("FE/CRr")
    s:choose{ c = "place", cell = { 0, -2 }, rot = 180 }
    s:choose(back{ 0, 0, "city 1" })
    s:expect{ score = { Red = 0, Blue = 6 } }
  end,
}

scenario "FEST-R15: what the tile completes scores as usual" {
  rules = festival,
  function(s)
    s:lay("BA/CFc.1", 0, -1, 90)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:draw("FE/CRr")
    s:choose{ c = "place", cell = { 0, -2 }, rot = 180 }
    s:choose(back{ 0, 0, "road 1" })
    s:expect{ score = { Red = 6 }, supply = { Red = 7 } }
  end,
}

scenario "FEST-X3: with nothing on the board there is nothing to take back" {
  rules = festival,
  function(s)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    for _, text in ipairs(s:offers()) do
      if text:find("back", 1, true) then error("offered: " .. text) end
    end
    s:expect{ can = { put(1, 0, "road 1"), { c = "pass" } } }
  end,
}

scenario "FEST-R16: at the end festival tiles add nothing" {
  rules = festival,
  function(s)
    s:turn{ tile = "FE/RrRr", cell = { 1, 0 }, action = { c = "put", at = { "road 2" } } }
    s:final()
    s:expect{ score = { Red = 1, Blue = 0 } } -- the one tile of the road
  end,
}

scenario "FEST-R17: only in the turn of the tile, for the player who placed it" {
  rules = festival,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Blue", "meeple", { 0, 0, "field 2" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ to_act = "Red", cannot = { back{ 0, 0, "field 2" } } }
    s:pass()
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { -1, 0 }, rot = 0 } -- Blue's
    s:expect{ to_act = "Blue", prompt = "action", cannot = { back{ 0, 0, "field 2" } } }
    s:pass()
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { -2, 0 }, rot = 0 } -- and Red's next
    s:expect{ to_act = "Red", prompt = "action", cannot = { back{ 0, 0, "city 1" } } }
  end,
}

scenario "FEST-R19: from anywhere on the board" {
  rules = festival,
  function(s)
    for i = 1, 4 do s:lay("BA/L", 0, i) end
    s:put("Red", "meeple", { 0, 4, "monastery 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(back{ 0, 4, "monastery 1" })
    s:expect{ supply = { Red = 7 }, empty = { { 0, 4, "monastery 1" } } }
  end,
}

-- C054: one of each on the board. The farmer and the monk are Red's too.
local function all_kinds(s)
  s:lay("BA/L", 0, 1)
  s:put("Red", "meeple", { 0, 0, "field 2" })
  s:put("Red", "meeple", { 0, 1, "monastery 1" })
  s:put("Red", "large", { 0, 0, "city 1" })
  s:put("Red", "ghost", { 0, 0, "road 1" })
  s:put("Red", "foreman", { 0, 0, "road 1" })
  s:put("Red", "sow", { 0, 0, "field 2" })
  s:put("Red", "shed", { 0, 0, "field 1" })
  s:draw("BA/RFr")
  s:choose{ c = "place", cell = { -1, 0 }, rot = 0 }
  s:pass()
  s:turn{ tile = "BA/RFr", cell = { -2, 0 } }
end

scenario "FEST-R20, FEST-R21, COMBO-ALL-FEST-3: all own figures may be taken back" {
  rules = festival, mods = stand_ins,
  function(s)
    all_kinds(s)
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    for _, row in ipairs{ { "meeple", 0, 0, "field 2" }, { "meeple", 0, 1, "monastery 1" },
      { "large", 0, 0, "city 1" }, { "ghost", 0, 0, "road 1" }, { "foreman", 0, 0, "road 1" },
      { "sow", 0, 0, "field 2" }, { "shed", 0, 0, "field 1" } } do
      s:expect{ can = { { c = "festival.take_back",
        figure = { kind = row[1], owner = "Red", at = { row[2], row[3], row[4] } } } } }
    end
  end,
}

scenario "FEST-R20: returns = meeples_only: builder, pig and barn drop out" {
  rules = festival, mods = stand_ins, options = meeples,
  function(s)
    all_kinds(s)
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    for _, row in ipairs{ { "meeple", 0, 0, "field 2" }, { "meeple", 0, 1, "monastery 1" },
      { "large", 0, 0, "city 1" }, { "ghost", 0, 0, "road 1" } } do
      s:expect{ can = { { c = "festival.take_back",
        figure = { kind = row[1], owner = "Red", at = { row[2], row[3], row[4] } } } } }
    end
    for _, row in ipairs{ { "foreman", 0, 0, "road 1" }, { "sow", 0, 0, "field 2" },
      { "shed", 0, 0, "field 1" } } do
      s:expect{ cannot = { { c = "festival.take_back",
        figure = { kind = row[1], owner = "Red", at = { row[2], row[3], row[4] } } } } }
    end
  end,
}

scenario "FEST-R22: who is taken back from a nearly complete feature scores nothing" {
  rules = festival,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("FE/CRr")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 } -- completes the city
    s:choose(back{ 0, 0, "city 1" })
    s:expect{ score = { Red = 0 }, supply = { Red = 7 } }
  end,
}

scenario "FEST-R25, COMBO-ALL-FEST-1, COMBO-ALL-FEST-2: not another player's, no neutral one" {
  rules = festival, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    s:put(nil, "troll", { 0, 0, "field 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ can = { back{ 0, 0, "city 1" } },
      cannot = { back{ 0, 0, "road 1" }, back{ 0, 0, "field 1" } } }
  end,
}

scenario "FEST-R14, FEST-X7, FEST-R31: no prisoner, nothing from a supply" {
  rules = festival, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:turn{ tile = "BA/RFr", cell = { -1, 0 } }
    s:draw("BA/RFr")
    s:choose{ c = "stand_ins.jail", figure = { 0, 0, "city 1" } } -- Blue takes it prisoner
    s:choose{ c = "place", cell = { -2, 0 }, rot = 0 }
    s:pass()
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    local offered = 0
    for _, text in ipairs(s:offers()) do
      if text:find("back", 1, true) then offered = offered + 1 end
    end
    if offered ~= 1 then error("the highwayman alone, not " .. offered .. " figures") end
    s:expect{ can = { back{ 0, 0, "road 1" } } }
  end,
}

scenario "FEST-X4: the builder left alone goes home too" {
  rules = festival, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "foreman", { 0, 0, "city 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "festival.take_back",
      figure = { kind = "meeple", owner = "Red", at = { 0, 0, "city 1" } } }
    s:expect{ supply = { Red = { meeple = 7, foreman = 1 } }, empty = { { 0, 0, "city 1" } } }
  end,
}

scenario "FEST-X5: the builder itself may be taken back, and its meeple stays" {
  rules = festival, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "foreman", { 0, 0, "city 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "festival.take_back",
      figure = { kind = "foreman", owner = "Red", at = { 0, 0, "city 1" } } }
    s:expect{ supply = { Red = { meeple = 6, foreman = 1 } },
      at = { { 0, 0, "city 1", "Red", "meeple" } } }
  end,
}

scenario "FEST-R29: after a return the phantom may still be placed" {
  rules = festival, mods = stand_ins,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(back{ 0, 0, "city 1" })
    s:choose{ c = "stand_ins.haunt", kind = "ghost", segment = { 1, 0, "road 2" } }
    s:expect{ supply = { Red = { meeple = 7, ghost = 0 } },
      at = { { 1, 0, "road 2", "Red", "ghost" } } }
  end,
}

scenario "FEST-R33: from a tower or pyramid too" {
  rules = festival,
  function(s)
    s:put("Red", "meeple", { 0, 0 })
    s:put("Red", "meeple", { 0, 0, "corner NE" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    local offered = 0
    for _, text in ipairs(s:offers()) do
      if text:find("back", 1, true) then offered = offered + 1 end
    end
    if offered ~= 2 then error("two figures, not " .. offered) end
  end,
}

scenario "FEST-R33: off: who stands on a tower stays; a barn at a corner is still on a field" {
  rules = festival, rulings = { ["FEST-R33"] = false },
  function(s)
    s:put("Red", "meeple", { 0, 0 })
    s:put("Red", "meeple", { 0, 0, "corner NE" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    local offered = 0
    for _, text in ipairs(s:offers()) do
      if text:find("back", 1, true) then offered = offered + 1 end
    end
    if offered ~= 1 then error("one figure, not " .. offered) end
  end,
}

scenario "FEST-R35: not who is put there now, but who came earlier in the turn" {
  rules = festival, mods = stand_ins,
  function(s)
    s:lay("BA/L", 0, 1)
    s:draw("FE/RrRr")
    s:choose{ c = "stand_ins.synod", segment = { 0, 1, "monastery 1" } }
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(back{ 0, 1, "monastery 1" })
    s:expect{ supply = { Red = 7 } }
    s:refuse(put(1, 0, "road 1"))
  end,
}

scenario "FEST-R35: or in the first part of a double turn" {
  rules = festival, mods = stand_ins,
  function(s)
    s:draw("BA/L")
    s:choose{ c = "stand_ins.again" }
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:choose(put(0, 1, "monastery 1"))
    s:draw("FE/RrRr")
    s:expect{ to_act = "Red" }
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(back{ 0, 1, "monastery 1" })
    s:expect{ supply = { Red = 7 } }
  end,
}
