-- The Tower (TOWER): prisoners, exchange and ransom. The foundation lies at 0,1, south of the start
-- tile, on TO/L; a tower of one floor there reaches 0,0.

local tower = { "tower" }

local build = { c = "tower.build", tile = { 0, 1 } }
local function put(kind, x, y, name) return { c = "put", kind = kind, at = { x, y, name } } end
local function seize(x, y, name) return { c = "tower.seize", figure = { x, y, name } } end
local function ransom(owner) return { c = "tower.ransom", figure = { owner = owner } } end

local function place(s, x, y)
  s:draw("BA/RFr")
  s:choose{ c = "place", cell = { x, y }, rot = 0 }
end
-- Red's knight at 0,0 is taken by Blue, whose turn it was.
local function captured(s)
  s:lay("TO/L", 0, 1)
  s:put("Red", "meeple", { 0, 0, "city 1" })
  s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
  place(s, 2, 0)
  s:choose(build)
  s:choose(seize(0, 0, "city 1"))
end
-- And so is Red's large meeple, two turns later.
local function both_captured(s)
  captured(s)
  s:put("Red", "large_meeple", { 0, 0, "road 1" })
  s:turn{ tile = "BA/RFr", cell = { 3, 0 } }
  place(s, 4, 0)
  s:choose(build)
  s:choose(seize(0, 0, "road 1"))
end

scenario "TOWER-R26, TOWER-P5, TOWER-P9: two hold one of each other's: both go home at once" {
  rules = tower,
  function(s)
    captured(s)
    s:points("Red", 3)
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    place(s, 3, 0)
    s:expect{ can = { ransom("Red") } }
    s:choose(build) -- two floors now
    s:choose(seize(0, 0, "road 1"))
    s:expect{ supply = { Red = 7, Blue = 7 }, prompt = "draw", score = { Red = 3 } }
  end,
}

scenario "TOWER-P9: taking one's own meeple exchanges nothing" {
  rules = tower,
  function(s)
    captured(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    place(s, 3, 0)
    s:choose(build)
    s:choose(seize(0, 0, "road 1"))
    s:expect{ supply = { Red = 6, Blue = 7 } }
  end,
}

scenario "TOWER-R26: of several kinds their owner chooses" {
  rules = { "tower", "inns_and_cathedrals" },
  function(s)
    captured(s)
    s:put("Red", "large_meeple", { 0, 0, "city 1" })
    s:turn{ tile = "BA/RFr", cell = { 3, 0 } }
    place(s, 4, 0)
    s:choose(build)
    s:choose(seize(0, 0, "city 1"))
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    place(s, 5, 0)
    s:choose(build)
    s:choose(seize(0, 0, "road 1"))
    s:expect{ prompt = "tower.exchange", to_act = "Red" }
    s:refuse("pass")
    s:choose{ c = "tower.get_back", figure = { owner = "Red", kind = "large_meeple" } }
    s:expect{ supply = { Red = { meeple = 6, large_meeple = 1 }, Blue = { meeple = 7 } } }
  end,
}

scenario "TOWER-R30, TOWER-R31, TOWER-P2: 3 points to the captor, and the meeple is back at once" {
  rules = tower, players = { "Red", "Blue", "Green" },
  function(s)
    captured(s)
    s:points("Red", 4)
    s:points("Green", 9)
    place(s, 3, 0) -- Green's turn: not Green's to pay
    s:refuse(ransom("Red"))
    s:pass()
    place(s, 4, 0)
    s:choose(ransom("Red"))
    s:expect{ score = { Red = 1, Blue = 3, Green = 9 }, supply = { Red = 7 }, prompt = "action",
      can = { put("meeple", 4, 0, "field 1") } }
  end,
}

scenario "TOWER-R31: one ransom a turn" {
  rules = { "tower", "inns_and_cathedrals" },
  function(s)
    both_captured(s)
    s:points("Red", 9)
    place(s, 5, 0)
    s:choose{ c = "tower.ransom", figure = { owner = "Red", kind = "meeple" } }
    s:refuse(ransom("Red"))
    s:expect{ supply = { Red = { meeple = 7, large_meeple = 0 } }, score = { Red = 6, Blue = 3 } }
  end,
}

scenario "TOWER-R32: the captor can't pay for the prisoner" {
  rules = tower,
  function(s)
    captured(s)
    s:points("Blue", 9)
    s:points("Red", 3)
    s:turn{ tile = "BA/RFr", cell = { 3, 0 } }
    place(s, 4, 0)
    s:refuse(ransom("Red"))
  end,
}

scenario "TOWER-V2, TOWER-P4: with less than 3 points no ransom" {
  rules = tower,
  function(s)
    captured(s)
    s:points("Red", 2)
    place(s, 3, 0)
    s:refuse(ransom("Red"))
  end,
}

scenario "TOWER-V2: the score may be allowed to become negative" {
  rules = tower, options = { tower = { ransom_needs_points = false } },
  function(s)
    captured(s)
    place(s, 3, 0)
    s:choose(ransom("Red"))
    s:expect{ score = { Red = -3, Blue = 3 } }
  end,
}

scenario "TOWER-V3: any time: before the tile is placed too" {
  rules = tower,
  function(s)
    captured(s)
    s:points("Red", 3)
    s:draw("BA/RFr")
    s:choose(ransom("Red"))
    s:expect{ prompt = "place", supply = { Red = 7 } }
  end,
}

scenario "TOWER-V3: or at the action only" {
  rules = tower, options = { tower = { ransom_timing = "p2_only" } },
  function(s)
    captured(s)
    s:points("Red", 3)
    s:draw("BA/RFr")
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:refuse{ c = "tower.ransom_at_action", figure = { owner = "Red" } }
    for _, text in ipairs(s:offers()) do
      if text:find("pay 3", 1, true) then error("no ransom before the action: " .. text) end
    end
    s:choose{ c = "place", cell = { 3, 0 }, rot = 0 }
    s:choose{ c = "tower.ransom_at_action", figure = { owner = "Red" } }
    s:expect{ prompt = "action", supply = { Red = 6 }, score = { Red = 0, Blue = 3 } }
  end,
}

scenario "TOWER-P3, TOWER-C3: of two prisoners the one that is named; a large one costs 3 too" {
  rules = { "tower", "inns_and_cathedrals" },
  function(s)
    both_captured(s)
    s:points("Red", 3)
    place(s, 5, 0)
    s:choose{ c = "tower.ransom", figure = { owner = "Red", kind = "large_meeple" } }
    s:expect{ supply = { Red = { meeple = 6, large_meeple = 1 } }, score = { Red = 0, Blue = 3 } }
  end,
}
