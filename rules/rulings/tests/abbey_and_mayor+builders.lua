-- Abbey & Mayor beside Inns & Cathedrals and Traders & Builders, which need no ruling file:
-- an abbey finishes roads and cities and extends none. The gap is at 0,-1, north of the start tile.

local function with(...) return { "abbey_and_mayor", ... } end
local place = { c = "abbey_and_mayor.place_abbey", cell = { 0, -1 } }
local raise = { c = "abbey_and_mayor.raise", place = { 1, -1, "corner NW" } }
local function put(kind, x, y, name) return { c = "put", kind = kind, at = { x, y, name } } end
local function move(x, y, name) return { c = "abbey_and_mayor.move", segment = { x, y, name } } end

local function go(s, tile, x, y, rot) -- the tile and no action
  s:draw(tile)
  s:choose{ c = "place", cell = { x, y }, rot = rot or 0 }
  s:pass()
end
local function gap(s)
  s:lay("BA/L", 1, -1)
  s:lay("BA/L", -1, -1)
  s:lay("BA/L", 0, -2)
end
-- Blue has placed the abbey.
local function abbey(s)
  gap(s)
  go(s, "BA/RFr", 1, 0)
  s:choose(place)
end
-- Three of four tiles lie around a corner in a field with one city.
local function yard(s)
  s:lay("BA/C", 0, -1, 180)
  s:lay("BA/L", 1, -1)
  s:lay("BA/L", 1, -2)
end
local function barn(s)
  yard(s)
  s:lay("BA/L", 0, -2)
  s:put("Red", "barn", { 1, -1, "corner NW" })
  s:cell("barn", { 1, -1, "field 1" }, true)
end

-- ---- Inns & Cathedrals

scenario "INNS-X1: an abbey finishes a cathedral's city: three points a tile, itself none" {
  rules = with("inns_and_cathedrals"), start = false,
  function(s)
    s:lay("IC/Cccc.c", 0, 0)
    s:lay("BA/C", 1, 0, 270)
    s:lay("BA/C", -1, 0, 90)
    s:lay("BA/C", 0, 1)
    s:lay("BA/L", 0, -2)
    s:lay("BA/L", 1, -1)
    s:lay("BA/L", -1, -1)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    go(s, "BA/L", 0, -3)
    s:choose(place)
    s:pass()
    s:expect{ score = { Red = 12 }, supply = { Red = { meeple = 7 } } }
  end,
}

scenario "INNS-X1: and an inn's road: two points a tile" {
  rules = with("inns_and_cathedrals"),
  function(s)
    s:lay("BA/LR", -1, 0, 270)
    s:lay("BA/L", 2, -1)
    s:lay("BA/L", 2, 1)
    s:lay("BA/L", 3, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:draw("IC/RFr.i")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:pass()
    s:choose{ c = "abbey_and_mayor.place_abbey", cell = { 2, 0 } }
    s:pass()
    s:expect{ score = { Red = 6 } }
  end,
}

scenario "INNS-X2: with a cathedral each coat of arms is worth three, and still one to the mayor" {
  rules = with("inns_and_cathedrals"), start = false,
  function(s)
    s:lay("IC/Cccc.c", 0, 0)
    s:lay("BA/C", 1, 0, 270)
    s:lay("BA/C", -1, 0, 90)
    s:lay("BA/CFc+", 0, 1, 90)
    s:lay("BA/C", 0, 2)
    s:put("Red", "mayor", { 0, 0, "city 1" })
    s:put("Blue", "meeple", { 0, 1, "city 1" })
    go(s, "BA/C", 0, -1, 180)
    s:expect{ score = { Red = 21, Blue = 21 } } -- six tiles, one coat of arms; one each
  end,
}

-- ---- Traders & Builders

local automatic = { traders_and_builders = { double_turn = "automatic" } }

scenario "TRADERS-R26, TRADERS-P3, ABBEY-C4: an abbey extends nothing: no double turn" {
  rules = with("traders_and_builders"), options = automatic,
  function(s)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:put("Blue", "builder", { 0, 0, "city 1" })
    abbey(s)
    s:pass()
    s:expect{ score = { Blue = 2 }, prompt = "draw", turn = "Red" }
  end,
}

scenario "TRADERS-C1, TRADERS-P5, ABBEY-C4: goods of the city go to the abbey's player, once" {
  rules = with("traders_and_builders"),
  function(s)
    s:lay("TB/Ccc.g", 0, -2, 180) -- open to south, east and west
    s:lay("BA/L", 1, -1)
    s:lay("BA/L", -1, -1)
    s:lay("BA/C", 1, -2, 270)
    s:lay("BA/C", -1, -2, 90)
    s:put("Red", "meeple", { 0, -2, "city 1" })
    go(s, "BA/RFr", 1, 0)
    s:choose(place)
    s:pass()
    s:expect{ score = { Red = 6 }, cell = { grain = { Red = 0, Blue = 1 } } }
  end,
}

for _, kind in ipairs{ "wagon", "mayor" } do
  scenario("TRADERS-C3, ABBEY-C8: a builder may join the " .. kind .. ", and leaves with it") {
    rules = with("traders_and_builders"),
    function(s)
      s:put("Red", kind, { 0, 0, "city 1" })
      s:draw("BA/CFc.1")
      s:choose{ c = "place", cell = { 0, -1 }, rot = 90 }
      s:choose(put("builder", 0, -1, "city 1"))
      s:expect{ supply = { Red = { builder = 0 } } }
      s:draw("BA/C")
      s:choose{ c = "place", cell = { 0, -2 }, rot = 180 }
      s:pass()
      s:expect{ supply = { Red = { builder = 1 } } }
    end,
  }
end

scenario "TRADERS-X5, ABBEY-P6: the wagon moves before the second tile is drawn" {
  rules = with("traders_and_builders"), options = automatic, players = { "Red" },
  function(s)
    s:put("Red", "wagon", { 0, 0, "city 1" })
    s:put("Red", "builder", { 0, 0, "city 1" })
    go(s, "BA/C", 0, -1, 180)
    s:expect{ prompt = "move_on" }
    s:choose(move(0, 0, "road 1"))
    s:expect{ prompt = "draw", turn = "Red", score = { Red = 4 } }
    s:draw("BA/RFr")
    s:expect{ hand = "BA/RFr" }
  end,
}

-- Red's tile extends the builder's road; north of the start tile is the gap.
local function double(s)
  gap(s)
  s:put("Red", "meeple", { 0, 0, "road 1" })
  s:put("Red", "builder", { 0, 0, "road 1" })
end

scenario "ABBEY-C5: the abbey may be placed in the second part of a double turn" {
  rules = with("traders_and_builders"), options = automatic,
  function(s)
    double(s)
    go(s, "BA/RFr", 1, 0)
    s:expect{ prompt = "source", turn = "Red", can = { place } }
    s:choose(place)
    s:pass()
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "TRADERS-C5: also when the first part's tile was the last" {
  rules = with("traders_and_builders"), options = automatic,
  function(s)
    double(s)
    s:bag{ "BA/RFr" }
    go(s, "BA/RFr", 1, 0)
    s:expect{ prompt = "source", turn = "Red", tiles_left = 0 }
    s:choose(place)
    s:pass()
    s:expect{ over = true } -- no gap is left for Blue
  end,
}

scenario "ABBEY-R42, ABBEY-R45: a pig adds one to its farmers, nothing to the barn" {
  rules = with("traders_and_builders"),
  function(s)
    yard(s)
    s:put("Red", "meeple", { 1, -1, "field 1" })
    s:put("Red", "pig", { 1, -1, "field 1" })
    s:draw("BA/L")
    s:choose{ c = "place", cell = { 0, -2 }, rot = 0 }
    s:choose(raise)
    s:expect{ score = { Red = 4 }, supply = { Red = { meeple = 7, pig = 1 } } }
    s:final()
    s:expect{ score = { Red = 8 } }
  end,
}

for _, row in ipairs{ { "allowed", 2 }, { "forbidden", 1 } } do
  scenario("ABBEY-V4, ABBEY-R44: the pig on the turn that joins the fields is " .. row[1]) {
    rules = with("traders_and_builders"),
    options = { abbey_and_mayor = { pig_on_connecting_turn = row[1] } },
    function(s)
      barn(s)
      s:lay("BA/L", 3, -1)
      s:put("Red", "meeple", { 3, -1, "field 1" })
      s:draw("BA/L")
      s:choose{ c = "place", cell = { 2, -1 }, rot = 0 }
      local pig = put("pig", 2, -1, "field 1")
      assert(s:can(pig) == (row[2] == 2))
      if row[2] == 2 then s:choose(pig) else s:pass() end
      s:expect{ score = { Red = row[2] }, supply = { Red = { meeple = 7, pig = 1 } } }
    end,
  }
end
