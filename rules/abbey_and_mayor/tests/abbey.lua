-- Abbey & Mayor (ABBEY): the abbey. The gap is at 0,-1, north of the start tile, whose city opens
-- into it; cloisters lie on its other sides.

local rules = { "abbey_and_mayor" }
local function go(s, tile, x, y, rot) -- a turn without an action
  s:draw(tile)
  s:choose{ c = "place", cell = { x, y }, rot = rot or 0 }
  s:pass()
end
local function with(options) return { abbey_and_mayor = options } end
local place = { c = "abbey_and_mayor.place_abbey", cell = { 0, -1 } }
local function last(x, y) return { c = "abbey_and_mayor.place_last", cell = { x, y } } end
local function put(kind, x, y, name) return { c = "put", kind = kind, at = { x, y, name } } end

local function gap(s)
  s:lay("BA/L", 1, -1)
  s:lay("BA/L", -1, -1)
  s:lay("BA/L", 0, -2)
end
local function south_gap(s)
  s:lay("BA/L", 1, 1)
  s:lay("BA/L", -1, 1)
  s:lay("BA/L", 0, 2)
end
-- The gap, and it is Blue's turn.
local function blue(s)
  gap(s)
  go(s, "BA/RFr", 1, 0)
end

for _, row in ipairs{ { "C1", "AM/R" }, { "C3", "AM/RG" } } do
  scenario("ABBEY-R1: twelve tiles; an abbey, a mayor, a wagon and a barn each, " .. row[1]) {
    rules = rules, game = { edition = row[1] },
    function(s)
      s:expect{ tiles_left = 71 + 12, cell = { abbeys = { Red = 1, Blue = 1 } },
        supply = { Red = { meeple = 7, mayor = 1, wagon = 1, barn = 1 } } }
      s:draw(row[2])
      s:expect{ hand = row[2] }
    end,
  }
end

-- ---- placing it

scenario "ABBEY-R10, ABBEY-R11: into a gap between four tiles, whatever their edges" {
  rules = rules,
  function(s)
    blue(s)
    s:expect{ prompt = "source", to_act = "Blue", tiles_left = 83 - 4, can = { place },
      cannot = { { c = "abbey_and_mayor.place_abbey", cell = { 2, 0 } } } }
    s:choose(place)
    s:expect{ prompt = "action", tiles_left = 83 - 4, cell = { abbeys = { Red = 1, Blue = 0 } } }
    s:pass()
    s:expect{ prompt = "draw", turn = "Red" }
  end,
}

scenario "ABBEY-R10: who keeps it draws, and is asked again in the next turn" {
  rules = rules, players = { "Red" },
  function(s)
    blue(s)
    s:expect{ prompt = "source" }
    s:pass()
    s:expect{ prompt = "draw", cell = { abbeys = { Red = 1 } } }
    go(s, "BA/RFr", 2, 0)
    s:expect{ prompt = "source" }
  end,
}

scenario "ABBEY-R10: who has none is not asked" {
  rules = rules, options = with{ abbeys = 0 },
  function(s)
    blue(s)
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "ABBEY-R11: three neighbours are not enough" {
  rules = rules,
  function(s)
    s:lay("BA/L", 1, -1)
    s:lay("BA/L", -1, -1)
    go(s, "BA/RFr", 1, 0)
    s:expect{ prompt = "draw" }
  end,
}

-- ---- what it closes

scenario "ABBEY-R12, ABBEY-R14: it finishes the city that ends there and is no tile of it" {
  rules = rules,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    blue(s)
    s:choose(place)
    s:pass()
    s:expect{ score = { Red = 2 }, supply = { Red = 7 } } -- one tile
  end,
}

scenario "ABBEY-R12: it finishes the road that ends there" {
  rules = rules,
  function(s)
    s:lay("BA/LR", -1, 0, 270) -- the road's other end
    s:lay("BA/RFr", 2, 0)
    s:lay("BA/L", 1, -1)
    s:lay("BA/L", 1, 1)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    go(s, "BA/RFr", 3, 0)
    s:choose{ c = "abbey_and_mayor.place_abbey", cell = { 1, 0 } }
    s:pass()
    s:expect{ score = { Red = 2 }, supply = { Red = 7 } }
  end,
}

scenario "ABBEY-P1: a city that ends there with two sides is finished" {
  rules = rules, start = false,
  function(s)
    s:lay("BA/Cc.1", 1, 0)         -- a city of three tiles, open to 0,0 from east and north
    s:lay("BA/Cc.1", 1, -1, 270)
    s:lay("BA/Cc.1", 0, -1, 180)
    s:lay("BA/L", -1, 0)
    s:lay("BA/L", 0, 1)
    s:put("Red", "meeple", { 1, -1, "city 1" })
    go(s, "BA/L", 0, 2)
    s:choose{ c = "abbey_and_mayor.place_abbey", cell = { 0, 0 } }
    s:pass()
    s:expect{ score = { Red = 6 }, supply = { Red = 7 } }
  end,
}

scenario "ABBEY-P3: a city that was finished before is not scored again" {
  rules = rules,
  function(s)
    s:lay("BA/C", 0, -1, 180)
    s:lay("BA/RFr", 1, 0)
    s:lay("BA/L", 2, -1)
    s:lay("BA/L", 1, -2)
    s:put("Red", "meeple", { 0, -1, "city 1" })
    go(s, "BA/RFr", 2, 0)
    s:choose{ c = "abbey_and_mayor.place_abbey", cell = { 1, -1 } }
    s:pass()
    s:expect{ score = { Red = 0 }, supply = { Red = 6 } }
  end,
}

scenario "ABBEY-P4: for a field the abbey is no city; the city that it finished is one" {
  rules = rules,
  function(s)
    gap(s)
    s:put("Red", "meeple", { 1, -1, "field 1" }) -- touches no city
    s:put("Blue", "meeple", { 0, 0, "field 1" })
    go(s, "BA/RFr", -1, 0)
    s:choose(place)
    s:pass()
    s:final()
    s:expect{ score = { Red = 0, Blue = 3 } }
  end,
}

for _, row in ipairs{ { "2", 2 }, { "4", 4 } } do
  scenario("ABBEY-X7: a city of two tiles is one also when an abbey closed it, for " .. row[1]) {
    rules = rules, game = { tiny_city = row[1] },
    function(s)
      s:lay("BA/CFc.1", 0, -1, 90)
      s:lay("BA/L", 1, -2)
      s:lay("BA/L", -1, -2)
      s:lay("BA/L", 0, -3)
      s:put("Red", "meeple", { 0, 0, "city 1" })
      go(s, "BA/RFr", 1, 0)
      s:choose{ c = "abbey_and_mayor.place_abbey", cell = { 0, -2 } }
      s:pass()
      s:expect{ score = { Red = row[2] } }
    end,
  }
end

-- ---- who stands on it, what it is worth

scenario "ABBEY-R13: a meeple as monk, on nothing else of the tile" {
  rules = rules,
  function(s)
    blue(s)
    s:choose(place)
    s:expect{ can = { put("meeple", 0, -1, "abbey 1"), put("wagon", 0, -1, "abbey 1") },
      cannot = { put("mayor", 0, -1, "abbey 1") } }
    assert(#s:offers() == 3) -- these two, and pass
    s:choose(put("meeple", 0, -1, "abbey 1"))
    s:expect{ at = { { 0, -1, "abbey 1", "Blue" } }, turn = "Red" }
  end,
}

scenario "ABBEY-R14: with eight neighbours it gives 9, at once if they are there" {
  rules = rules,
  function(s)
    gap(s)
    s:lay("BA/RFr", -1, 0)
    s:lay("BA/L", 1, -2)
    s:lay("BA/L", -1, -2)
    go(s, "BA/RFr", 1, 0)
    s:choose(place)
    s:choose(put("meeple", 0, -1, "abbey 1"))
    s:expect{ score = { Blue = 9 }, supply = { Blue = 7 } }
  end,
}

scenario "ABBEY-R14: at the end one point, and one for each neighbour" {
  rules = rules,
  function(s)
    gap(s)
    go(s, "BA/RFr", -1, 0)
    s:choose(place)
    s:choose(put("meeple", 0, -1, "abbey 1"))
    s:final()
    s:expect{ score = { Blue = 6 } } -- four sides, and -1,0
  end,
}

-- ---- after the last tile

-- Two gaps, and Red places the last land tile.
local function last_tile(s)
  gap(s)
  south_gap(s)
  s:bag{ "BA/RFr" }
  s:draw("BA/RFr")
  s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
  s:pass()
end

scenario "ABBEY-R15, ABBEY-V1: after the last tile, from the left of who placed it" {
  rules = rules,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    last_tile(s)
    s:expect{ prompt = "last_abbey", to_act = "Blue", turn = "Blue", can = { last(0, 1) } }
    s:choose(last(0, -1))
    s:expect{ prompt = "action" }
    s:choose(put("meeple", 0, -1, "abbey 1"))
    s:expect{ prompt = "last_abbey", to_act = "Red", turn = "Red",
      score = { Red = 2 }, cannot = { last(0, -1) } }
    s:choose(last(0, 1))
    s:pass()
    -- Blue's monk: the abbey, its four sides and 1,0.
    s:expect{ over = true, score = { Red = 2, Blue = 6 } }
  end,
}

scenario "ABBEY-R15, ABBEY-P2: each is asked once" {
  rules = rules, players = { "Red", "Blue", "Green" }, options = with{ abbeys = 2 },
  function(s)
    last_tile(s)
    s:expect{ prompt = "last_abbey", to_act = "Blue" }
    s:pass()
    s:expect{ prompt = "last_abbey", to_act = "Green" }
    s:choose(last(0, -1))
    s:pass()
    s:expect{ prompt = "last_abbey", to_act = "Red" } -- who placed the last tile is the last
    s:pass()
    s:expect{ over = true }
  end,
}

scenario "ABBEY-V1: off: the game ends with the last land tile" {
  rules = rules, options = with{ abbey_after_last_tile = false },
  function(s)
    last_tile(s)
    s:expect{ over = true }
  end,
}

-- ---- the tiles

scenario "ABBEY-C6: AM/Rrr is one road, finished when its three ends are" {
  rules = rules,
  function(s)
    s:lay("AM/Rrr", 1, 0)
    s:lay("BA/LR", -1, 0, 270)
    s:lay("BA/LR", 1, -1)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    go(s, "BA/L", 0, 1)
    s:expect{ score = { Red = 0 } }
    go(s, "AM/R", 2, 0, 90)
    s:expect{ score = { Red = 5 }, supply = { Red = 7 } }
  end,
  game = { edition = "C1" },
}

-- The tile, how many roads and fields it has, where it lies.
for _, row in ipairs{ { "AM/CRcr+", 1, 3, { 0, -1 }, 90 }, { "AM/RrC", 1, 3, { 0, -1 }, 180 },
  { "AM/CRr", 1, 3, { 0, -1 }, 180 }, { "AM/R", 1, 1, { 1, 0 }, 90 } } do
  scenario("ABBEY-C7: roads and fields of " .. row[1]) {
    rules = rules, game = { edition = "C1" },
    function(s)
      s:draw(row[1])
      s:choose{ c = "place", cell = row[4], rot = row[5] }
      local roads, fields = 0, 0
      for _, text in ipairs(s:offers()) do
        if text:find("put a meeple on road", 1, true) then roads = roads + 1 end
        if text:find("put a meeple on field", 1, true) then fields = fields + 1 end
      end
      assert(roads == row[2] and fields == row[3], roads .. " roads, " .. fields .. " fields")
    end,
  }
end
