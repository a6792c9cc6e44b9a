-- The Tower (TOWER): building and capturing. The foundation lies at 0,1, south of the start
-- tile, on TO/L; a tower of one floor there reaches 0,0, 1,1, -1,1 and 0,2.

local tower = { "tower" }

local build = { c = "tower.build", tile = { 0, 1 } }
local function put(kind, x, y, name) return { c = "put", kind = kind, at = { x, y, name } } end
local function climb(kind) return { c = "tower.climb", kind = kind, tile = { 0, 1 } } end
local function seize(x, y, name) return { c = "tower.seize", figure = { x, y, name } } end
local function seize_top(x, y) return { c = "tower.seize", figure = { x, y } } end

local function place(s, x, y, tile, rot)
  s:draw(tile or "BA/RFr")
  s:choose{ c = "place", cell = { x, y }, rot = rot or 0 }
end
-- The foundation with so many floors.
local function lay_tower(s, floors)
  s:lay("TO/L", 0, 1)
  if floors > 0 then
    s:cell("height", { 0, 1 }, floors)
    s:cell("stage", { 0, 1 }, 1)
  end
end
-- Red's knight at 0,0 is taken by Blue, whose turn it was.
local function captured(s)
  lay_tower(s, 0)
  s:put("Red", "meeple", { 0, 0, "city 1" })
  s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
  place(s, 2, 0)
  s:choose(build)
  s:choose(seize(0, 0, "city 1"))
end

-- ---- preparation and placing

for _, row in ipairs{ { 2, 10 }, { 3, 9 }, { 4, 7 }, { 5, 6 }, { 6, 5 }, { 1, 10 }, { 7, 4 },
  { 8, 3 } } do
  scenario("TOWER-R1: floors of each of " .. row[1] .. " players") {
    rules = tower,
    players = { table.unpack({ "A", "B", "C", "D", "E", "F", "G", "H" }, 1, row[1]) },
    function(s) s:expect{ cell = { floors = { A = row[2] } }, tiles_left = 71 + 18 } end,
  }
end

scenario "TOWER-R5: a foundation is no hindrance for meeples on the tile" {
  rules = tower,
  function(s)
    place(s, 0, 1, "TO/L")
    s:expect{ can = { put("meeple", 0, 1, "monastery 1"), put("meeple", 0, 1, "field 1") } }
  end,
}

scenario "TOWER-R5: at the foundation of TO/RRR three roads end" {
  rules = tower,
  function(s)
    s:lay("TO/RRR", 1, 0)
    s:put("Red", "meeple", { 1, 0, "road 3" })
    s:put("Blue", "meeple", { 1, 0, "road 1" })
    s:put("Blue", "meeple", { 1, 0, "road 2" })
    s:final()
    s:expect{ score = { Red = 2, Blue = 2 } } -- 0,0 and 1,0; two ends
  end,
}

scenario "TOWER-P8: TO/CccC+ has one coat of arms" {
  rules = tower,
  function(s)
    s:lay("TO/CccC+", 5, 5)
    s:put("Red", "meeple", { 5, 5, "city 1" })
    s:final()
    s:expect{ score = { Red = 2 } }
  end,
}

-- ---- the four actions

scenario "TOWER-R10: a meeple, a floor on a foundation, also of the tile just placed" {
  rules = tower,
  function(s)
    s:lay("TO/CFR", 5, 5)
    place(s, 0, 1, "TO/L")
    s:expect{ can = { put("meeple", 0, 1, "monastery 1"), build,
      { c = "tower.build", tile = { 5, 5 } } }, cannot = { climb("meeple") } }
    s:choose(build)
    s:expect{ prompt = "draw", turn = "Blue", cell = { floors = { Red = 9, Blue = 10 },
      height = { { 0, 1, 1 } } } }
  end,
}

scenario "TOWER-R10, TOWER-R11: a further floor on an open tower, or a meeple on top" {
  rules = tower,
  function(s)
    lay_tower(s, 2)
    place(s, 1, 0)
    s:expect{ can = { build, climb("meeple") } }
    s:choose(climb("meeple"))
    s:expect{ supply = { Red = 6 }, prompt = "draw" }
  end,
}

scenario "TOWER-R11: no meeple on a bare foundation" {
  rules = tower,
  function(s)
    lay_tower(s, 0)
    place(s, 1, 0)
    s:expect{ can = { build }, cannot = { climb("meeple") } }
  end,
}

scenario "TOWER-R12: large meeple and phantom may climb, the abbot may not" {
  rules = { "tower", "inns_and_cathedrals", "abbot", "phantom" },
  function(s)
    lay_tower(s, 1)
    place(s, 1, 0)
    s:expect{ can = { climb("meeple"), climb("large_meeple"), climb("phantom") },
      cannot = { climb("abbot") } }
  end,
}

scenario "TOWER-R13: with a meeple on top the tower is closed, and it stays there" {
  rules = tower,
  function(s)
    lay_tower(s, 1)
    place(s, 1, 0)
    s:choose(climb("meeple"))
    place(s, 2, 0)
    s:expect{ cannot = { build, climb("meeple") } }
    s:pass()
    s:final()
    s:expect{ score = { Red = 0 }, supply = { Red = 6 } }
  end,
}

scenario "TOWER-R14: height is unlimited" {
  rules = tower,
  function(s)
    lay_tower(s, 40)
    place(s, 1, 0)
    s:choose(build)
    s:expect{ cell = { height = { { 0, 1, 41 } } } }
  end,
}

scenario "TOWER-R10: without floors left none is built" {
  rules = tower, options = { tower = { floors = 1 } }, players = { "Red" },
  function(s)
    lay_tower(s, 0)
    place(s, 1, 0)
    s:choose(build)
    place(s, 2, 0)
    s:expect{ can = { climb("meeple") }, cannot = { build } }
  end,
}

scenario "TOWER-V4: a foundation on the tile of the turn may be required" {
  rules = tower, options = { tower = { foundation_tile_required = true } },
  function(s)
    lay_tower(s, 1)
    place(s, 1, 0)
    s:expect{ cannot = { build, climb("meeple") } }
    s:pass()
    place(s, 0, 2, "TO/L")
    s:expect{ can = { build, climb("meeple") } }
  end,
}

scenario "TOWER-P6: a floor may be built with no meeple in the supply" {
  rules = tower,
  function(s)
    lay_tower(s, 0)
    for i = 2, 8 do
      s:lay("BA/L", 0, i)
      s:put("Red", "meeple", { 0, i, "monastery 1" })
    end
    place(s, 1, 0)
    s:choose(build)
    s:expect{ prompt = "tower.capture" }
  end,
}

scenario "TOWER-P7: what is built belongs to the tile" {
  rules = tower,
  function(s)
    s:lay("TO/CFR", 5, 5)
    lay_tower(s, 2)
    s:expect{ cell = { height = { { 0, 1, 2 }, { 5, 5, 0 } } } }
  end,
}

-- ---- capture

-- Meeples of Blue at 0,0 (reach 1) and 0,-1 (reach 2), of Red at 0,1 itself.
local function targets(s)
  s:lay("BA/C", 0, -1, 180)
  s:put("Blue", "meeple", { 0, 0, "road 1" })
  s:put("Blue", "meeple", { 0, -1, "field 1" })
  s:put("Red", "meeple", { 0, 1, "monastery 1" })
end

scenario "TOWER-R20, TOWER-R21: one floor reaches the tile itself and its four neighbours" {
  rules = tower,
  function(s)
    lay_tower(s, 0)
    targets(s)
    s:lay("BA/RFr", 1, 0)
    s:put("Blue", "meeple", { 1, 0, "field 1" }) -- beside it by a corner only
    place(s, 2, 0)
    s:choose(build)
    s:expect{ can = { seize(0, 0, "road 1"), seize(0, 1, "monastery 1"), "pass" },
      cannot = { seize(0, -1, "field 1"), seize(1, 0, "field 1") } }
    s:pass()
    s:expect{ supply = { Blue = 4 }, prompt = "draw" }
  end,
}

scenario "TOWER-R21: two floors reach two tiles, over a gap too" {
  rules = tower,
  function(s)
    lay_tower(s, 1)
    targets(s)
    s:lay("BA/L", 2, 1)
    s:put("Blue", "meeple", { 2, 1, "monastery 1" }) -- nothing lies at 1,1
    place(s, 1, 0)
    s:choose(build)
    s:expect{ can = { seize(0, 0, "road 1"), seize(0, -1, "field 1"), seize(2, 1, "monastery 1") } }
  end,
}

scenario "TOWER-V5: a tower may reach one tile less" {
  rules = tower, options = { tower = { range = "h_minus_1" } },
  function(s)
    lay_tower(s, 0)
    targets(s)
    place(s, 1, 0)
    s:choose(build)
    s:expect{ can = { seize(0, 1, "monastery 1") }, cannot = { seize(0, 0, "road 1") } }
  end,
}

scenario "TOWER-V1: capturing may be a duty" {
  rules = tower, options = { tower = { capture = "must" } },
  function(s)
    lay_tower(s, 0)
    targets(s)
    place(s, 1, 0)
    s:choose(build)
    s:refuse("pass")
  end,
}

scenario "TOWER-R22, TOWER-R25: who stands on a tower is in reach, and then it is open again" {
  rules = tower,
  function(s)
    lay_tower(s, 0)
    s:lay("TO/C", 0, 2, 180)
    s:cell("height", { 0, 2 }, 3)
    s:cell("stage", { 0, 2 }, 2)
    s:put("Blue", "meeple", { 0, 2 })
    place(s, 1, 0)
    s:expect{ cannot = { { c = "tower.build", tile = { 0, 2 } } } }
    s:choose(build)
    s:choose(seize_top(0, 2))
    s:expect{ supply = { Blue = 6 } }
    place(s, 2, 0)
    s:expect{ can = { { c = "tower.build", tile = { 0, 2 } },
      { c = "tower.climb", kind = "meeple", tile = { 0, 2 } } } }
  end,
}

scenario "TOWER-R22, TOWER-C4, ABBOT-P3: no special figures; an abbot in a garden and a phantom" {
  rules = { "tower", "abbot", "phantom", "traders_and_builders" },
  function(s)
    lay_tower(s, 0)
    s:lay("BA/CG", 0, 2, 180)
    s:put("Blue", "abbot", { 0, 2, "garden 1" })
    s:put("Blue", "phantom", { 0, 0, "road 1" })
    s:put("Blue", "builder", { 0, 0, "road 1" })
    place(s, -1, 0)
    s:choose(build)
    s:expect{ can = { seize(0, 2, "garden 1"),
      { c = "tower.seize", figure = { 0, 0, "road 1", kind = "phantom" } } } }
    local count = 0
    for _, text in ipairs(s:offers()) do
      if text:find("capture", 1, true) then count = count + 1 end
    end
    if count ~= 2 then error("two may be captured, not " .. count) end
  end,
}

scenario "TOWER-R24: a builder without a meeple of its own goes home" {
  rules = { "tower", "traders_and_builders" },
  function(s)
    lay_tower(s, 0)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:put("Blue", "builder", { 0, 0, "city 1" })
    place(s, 1, 0)
    s:choose(build)
    s:choose{ c = "tower.seize", figure = { owner = "Blue" } }
    s:expect{ supply = { Blue = { meeple = 6, builder = 1 } }, empty = { { 0, 0, "city 1" } } }
  end,
}

scenario "TOWER-R23: one's own meeple goes home at once" {
  rules = tower,
  function(s)
    lay_tower(s, 0)
    targets(s)
    place(s, 1, 0)
    s:choose(build)
    s:choose(seize(0, 1, "monastery 1"))
    s:expect{ supply = { Red = 7 }, prompt = "draw" }
  end,
}

scenario "TOWER-R23, TOWER-R33: another's becomes a prisoner, who scores nothing" {
  rules = tower,
  function(s)
    captured(s)
    s:expect{ supply = { Red = 6, Blue = 7 }, empty = { { 0, 0, "city 1" } }, prompt = "draw" }
    s:final()
    s:expect{ score = { Red = 0, Blue = 0 }, supply = { Red = 6 } }
  end,
}

scenario "TOWER-R34: prisoners, floors and meeples on towers give nothing at the end" {
  rules = tower,
  function(s)
    lay_tower(s, 3)
    s:put("Red", "meeple", { 0, 1 })
    s:final()
    s:expect{ score = { Red = 0, Blue = 0 } }
  end,
}


scenario "TOWER-R40: captured before the city that the tile completes is scored" {
  rules = tower,
  function(s)
    lay_tower(s, 0)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    place(s, 0, -1, "BA/C", 180)
    s:choose(build)
    s:choose(seize(0, 0, "city 1"))
    s:expect{ score = { Blue = 0 }, supply = { Blue = 6 }, prompt = "draw" }
  end,
}

scenario "TOWER-X7: a floor in each part of a double turn" {
  rules = { "tower", "traders_and_builders" },
  options = { traders_and_builders = { double_turn = "automatic" } },
  function(s)
    lay_tower(s, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Red", "builder", { 0, 0, "road 1" })
    place(s, 1, 0)
    s:choose(build)
    s:pass() -- nobody is taken
    place(s, 2, 0)
    s:choose(build)
    s:expect{ cell = { height = { { 0, 1, 2 } }, floors = { Red = 8 } }, turn = "Red" }
  end,
}
