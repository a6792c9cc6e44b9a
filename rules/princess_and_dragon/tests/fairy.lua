-- The Princess & the Dragon (DRAGON): the fairy.

local pd = { "princess_and_dragon" }
local on_tile = { princess_and_dragon = { fairy_placement = "on_tile" } }

local function put(kind, x, y, name) return { c = "put", kind = kind, at = { x, y, name } } end
local function place(s, x, y, tile, rot)
  s:draw(tile or "BA/RFr")
  s:choose{ c = "place", cell = { x, y }, rot = rot or 0 }
end
local function fairy(x, y, name)
  return { c = "princess_and_dragon.move_fairy", figure = { x, y, name } }
end
local function fairy_to(x, y)
  return { c = "princess_and_dragon.move_fairy_to", tile = { x, y } }
end
local function fly(x, y) return { c = "princess_and_dragon.fly", tile = { x, y } } end
local function dragon(s, x, y)
  s:put(nil, "dragon", { x, y })
  s:cell("lair", { x, y }, true)
end
local function haven(s, x, y) s:expect{ cell = { haven = { { x, y, true } } } } end

-- ---- moving it

scenario "DRAGON-R30: beside an own meeple, on whatever feature, instead of placing one" {
  rules = pd,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "field 1" })
    s:put("Red", "meeple", { 0, 1, "monastery 1" })
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    place(s, 1, 0)
    s:expect{ can = { fairy(0, 0, "city 1"), fairy(0, 0, "field 1"), fairy(0, 1, "monastery 1") },
      cannot = { fairy(0, 0, "road 1") } }
    s:choose(fairy(0, 1, "monastery 1"))
    s:expect{ prompt = "draw", turn = "Blue", score = { Red = 0 } }
    haven(s, 0, 1)
  end,
}

scenario "DRAGON-R30, DRAGON-C8: not after a meeple was placed" {
  rules = pd,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1, 0)
    s:choose(put("meeple", 1, 0, "road 1"))
    s:expect{ prompt = "draw" } -- nothing more was asked
  end,
}

scenario "DRAGON-C8: and not after a builder" {
  rules = { "princess_and_dragon", "traders_and_builders" },
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    place(s, 1, 0)
    s:choose(put("builder", 1, 0, "road 1"))
    s:expect{ prompt = "draw" }
  end,
}

scenario "DRAGON-C4: also without a meeple in the supply" {
  rules = pd,
  function(s)
    for x = 1, 6 do
      s:lay("BA/L", x - 3, 1)
      s:put("Red", "meeple", { x - 3, 1, "monastery 1" })
    end
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1, 0)
    s:expect{ supply = { Red = 0 } }
    s:choose(fairy(0, 0, "city 1"))
    haven(s, 0, 0)
  end,
}

-- ---- effect A

scenario "DRAGON-R31, DRAGON-P2: the dragon does not enter the fairy's tile" {
  rules = pd,
  function(s)
    s:lay("BA/RFr", 1, 0)
    s:lay("BA/L", 0, 1)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Blue", "meeple", { 0, 0, "road 1" }) -- safe there too
    place(s, 2, 0)
    s:choose(fairy(0, 0, "city 1"))
    dragon(s, 1, 0)
    place(s, 3, 0, "DG/RFr.d")
    s:pass()
    s:refuse(fly(0, 0))
    s:choose(fly(2, 0))
    s:choose(fly(3, 0))
    s:expect{ prompt = "draw", supply = { Red = 6, Blue = 6 } }
  end,
}

scenario "DRAGON-C1, DRAGON-C9: in the turn of a dragon's tile it may be moved before the flight" {
  rules = pd,
  function(s)
    s:lay("BA/RFr", 1, 0)
    dragon(s, 1, 0)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 2, 0, "DG/RFr.d")
    s:choose(fairy(0, 0, "city 1"))
    s:expect{ prompt = "princess_and_dragon.dragon", can = { fly(2, 0) }, cannot = { fly(0, 0) } }
  end,
}

-- ---- effect B

scenario "DRAGON-R32: a point at the start of each own turn" {
  rules = pd,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1, 0)
    s:choose(fairy(0, 0, "city 1"))
    s:expect{ score = { Red = 0, Blue = 0 } }
    s:turn{ tile = "BA/RFr", cell = { 2, 0 } }
    s:expect{ score = { Red = 1, Blue = 0 }, turn = "Red" }
    s:turn{ tile = "BA/RFr", cell = { 3, 0 } }
    s:turn{ tile = "BA/RFr", cell = { 4, 0 } }
    s:expect{ score = { Red = 2, Blue = 0 } }
  end,
}

scenario "DRAGON-R32, DRAGON-P5, TRADERS-R29, TRADERS-P4: not again in the second part" {
  rules = { "princess_and_dragon", "traders_and_builders" },
  options = { traders_and_builders = { double_turn = "automatic" } },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Red", "builder", { 0, 0, "road 1" })
    place(s, 1, 0)
    s:choose(fairy(0, 0, "city 1"))
    s:expect{ turn = "Red", prompt = "draw", score = { Red = 0 } }
    place(s, 2, 0)
    s:pass()
    s:expect{ turn = "Blue", score = { Red = 0 } }
    place(s, 3, 0)
    s:pass()
    s:expect{ turn = "Red", score = { Red = 1 } }
    place(s, 4, 0)
    s:pass()
    s:expect{ turn = "Red", score = { Red = 1 } } -- the second part
  end,
}

scenario "DRAGON-P5: and not after the last tile" {
  rules = pd, players = { "Red" },
  function(s)
    s:lay("BA/C", 0, -1, 180)
    s:put("Red", "meeple", { 0, 0, "field 2" })
    s:bag{ "BA/RFr" }
    place(s, 1, 0)
    s:choose(fairy(0, 0, "field 2"))
    s:expect{ over = true, score = { Red = 3 } } -- no city at the field: the fairy's three
  end,
}

-- ---- effect C

scenario "DRAGON-R33, DRAGON-P1: three when its meeple's feature is scored, majority or not" {
  rules = pd,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    place(s, 2, 0)
    s:choose{ c = "princess_and_dragon.move_fairy", figure = { owner = "Blue" } }
    s:turn{ tile = "BA/C", cell = { 0, -1 }, rot = 180 }
    s:expect{ score = { Red = 4, Blue = 3 } }
  end,
}

scenario "DRAGON-R33: also where the feature gives nothing" {
  rules = { "princess_and_dragon", "inns_and_cathedrals" },
  function(s)
    s:lay("IC/RFr.i", 1, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    place(s, 2, 0)
    s:choose(fairy(0, 0, "road 1"))
    s:final()
    s:expect{ score = { Red = 3 } }
  end,
}

scenario "INNS-X6: the three are not more at an inn" {
  rules = { "princess_and_dragon", "inns_and_cathedrals" },
  function(s)
    s:lay("BA/RRR", -1, 0)
    s:lay("IC/RFr.i", 1, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    place(s, 0, 1, "BA/L")
    s:choose(fairy(0, 0, "road 1"))
    s:turn{ tile = "BA/RRR", cell = { 2, 0 } }
    s:expect{ score = { Red = 8 + 3 } } -- four tiles with an inn; the fairy
  end,
}

scenario "DRAGON-C6: a farmer's three at the end, without a majority" {
  rules = pd,
  function(s)
    s:lay("BA/C", 0, -1, 180)
    s:put("Blue", "meeple", { 0, 0, "field 1" })
    s:put("Blue", "meeple", { 0, 0, "field 1" })
    s:put("Red", "meeple", { 0, 0, "field 1" })
    place(s, 0, 1, "BA/L")
    s:choose{ c = "princess_and_dragon.move_fairy", figure = { owner = "Red" } }
    s:final()
    s:expect{ score = { Red = 3, Blue = 3 } }
  end,
}

scenario "DRAGON-C5: moved in the turn that completes the city" {
  rules = pd,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 0, -1, "BA/C", 180)
    s:choose(fairy(0, 0, "city 1"))
    s:expect{ score = { Red = 4 + 3 }, supply = { Red = 7 } }
  end,
}

-- ---- whose it is

scenario "DRAGON-R34: afterwards it stays on the tile, without a bonus, but keeps the dragon out" {
  rules = pd,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "field 1" })
    place(s, 0, -1, "BA/C", 180)
    s:choose(fairy(0, 0, "city 1"))
    s:expect{ at = { { 0, 0, nil, false, "fairy" } } }
    haven(s, 0, 0)
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:expect{ turn = "Red", score = { Red = 7 } } -- no point
    dragon(s, 1, 0)
    place(s, 2, 0, "DG/RFr.d")
    s:expect{ can = { fairy(0, 0, "field 1") } }
    s:pass()
    s:refuse(fly(0, 0))
  end,
}

scenario "DRAGON-R35, DRAGON-P9: another meeple on its tile has no bonus of it" {
  rules = pd,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    place(s, 0, 1, "BA/L")
    s:choose(fairy(0, 0, "city 1"))
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:expect{ score = { Red = 1 } }
    s:final()
    s:expect{ score = { Red = 1 + 1 + 3 + 2 } } -- city and three; road of two tiles
  end,
}

scenario "DRAGON-R36: not beside builder and pig" {
  rules = { "princess_and_dragon", "traders_and_builders" },
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:lay("BA/RFr", 1, 0)
    s:put("Red", "builder", { 1, 0, "road 1" })
    s:put("Red", "meeple", { 0, 0, "field 1" })
    s:put("Red", "pig", { 1, 0, "field 1" })
    place(s, 0, 1, "BA/L")
    s:expect{ can = { fairy(0, 0, "road 1"), fairy(0, 0, "field 1") },
      cannot = { fairy(1, 0, "road 1"), fairy(1, 0, "field 1") } }
  end,
}

-- ---- the other placement

scenario "DRAGON-V3: on_tile: a point and three for each own meeple on the fairy's tile" {
  rules = pd, options = on_tile,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    place(s, 0, 1, "BA/L")
    s:refuse(fairy(0, 0, "city 1"))
    s:choose(fairy_to(0, 0))
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:expect{ score = { Red = 2, Blue = 0 } }
    s:final()
    s:expect{ score = { Red = 2 + 1 + 3 + 2 + 3 } }
  end,
}

scenario "DRAGON-V3: on_tile: to tiles of own meeples, each once, and not where it is" {
  rules = pd, options = on_tile, players = { "Red" },
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Red", "meeple", { 0, 1, "monastery 1" })
    place(s, 1, 0)
    s:expect{ can = { fairy_to(0, 0), fairy_to(0, 1) }, cannot = { fairy_to(1, 0) } }
    s:choose(fairy_to(0, 0))
    place(s, 2, 0)
    s:expect{ can = { fairy_to(0, 1) }, cannot = { fairy_to(0, 0) } }
  end,
}

scenario "DRAGON-V3: on_tile: it keeps the dragon out as well" {
  rules = pd, options = on_tile,
  function(s)
    s:lay("BA/RFr", 1, 0)
    dragon(s, 1, 0)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 2, 0, "DG/RFr.d")
    s:choose(fairy_to(0, 0))
    s:expect{ can = { fly(2, 0) }, cannot = { fly(0, 0) } }
  end,
}
