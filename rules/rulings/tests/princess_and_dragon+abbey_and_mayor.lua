-- The two together need no ruling file: mayor and wagon are meeples, the barn is none.

local both = { "princess_and_dragon", "abbey_and_mayor" }

local function put(kind, x, y, name) return { c = "put", kind = kind, at = { x, y, name } } end
local function move(x, y, name) return { c = "abbey_and_mayor.move", segment = { x, y, name } } end
local raise = { c = "abbey_and_mayor.raise", place = { 1, -1, "corner NW" } }

local function place(s, x, y, tile, rot)
  s:draw(tile)
  s:choose{ c = "place", cell = { x, y }, rot = rot or 0 }
end
local function dragon(s, x, y)
  s:put(nil, "dragon", { x, y })
  s:cell("lair", { x, y }, true)
end
-- Three of four tiles around a corner north of the start tile's city, which is finished.
local function yard(s)
  s:lay("BA/C", 0, -1, 180)
  s:lay("BA/L", 1, -1)
  s:lay("BA/L", 1, -2)
end

scenario "ABBEY-R37: a scored wagon doesn't move to the dragon's tile" {
  rules = both,
  function(s)
    s:lay("BA/L", 1, 1)
    s:lay("BA/L", -1, 1)
    dragon(s, 1, 1)
    s:put("Red", "wagon", { 0, 0, "city 1" })
    place(s, 0, -1, "BA/C", 180)
    s:pass()
    s:expect{ prompt = "move_on", can = { move(-1, 1, "monastery 1") },
      cannot = { move(1, 1, "monastery 1"), move(1, 1, "field 1") } }
  end,
}

for _, kind in ipairs{ "mayor", "wagon" } do
  scenario("DRAGON-C3, ABBEY-C1, ABBEY-R36: the princess sends the " .. kind .. " home for good") {
    rules = both,
    function(s)
      s:put("Blue", kind, { 0, 0, "city 1" })
      place(s, 0, -1, "DG/Ccc.p", 180)
      s:choose{ c = "princess_and_dragon.remove_knight", figure = { 0, 0, "city 1" } }
      s:expect{ prompt = "draw", score = { Blue = 0 }, supply = { Blue = { [kind] = 1 } } }
    end,
  }

  scenario("DRAGON-C3, ABBEY-C10: the dragon eats the " .. kind .. ", which is home for good") {
    rules = both,
    function(s)
      s:lay("BA/RFr", 1, 0)
      dragon(s, 1, 0)
      s:put("Blue", kind, { 0, 0, "city 1" })
      place(s, 0, -1, "DG/C.d", 180) -- closes the city
      s:pass()
      s:choose{ c = "princess_and_dragon.fly", tile = { 0, 0 } }
      s:choose{ c = "princess_and_dragon.fly", tile = { 0, -1 } }
      s:expect{ prompt = "draw", score = { Blue = 0 }, supply = { Blue = { [kind] = 1 } } }
    end,
  }
end

scenario "DRAGON-X6, ABBEY-X4: a barn may be placed at a volcano's corner, where no meeple may" {
  rules = both,
  function(s)
    yard(s)
    place(s, 0, -2, "DG/F.v")
    s:expect{ can = { raise }, cannot = { put("meeple", 0, -2, "field 1") } }
    s:choose(raise)
    s:expect{ supply = { Red = { barn = 0 } } }
  end,
}

scenario "DRAGON-X6, ABBEY-R46: the dragon doesn't eat a barn" {
  rules = both,
  function(s)
    yard(s)
    s:lay("BA/L", 0, -2)
    s:put("Red", "barn", { 1, -1, "corner NW" })
    s:cell("barn", { 1, -1, "field 1" }, true)
    s:put("Red", "meeple", { 1, -1, "monastery 1" })
    dragon(s, 1, -2)
    place(s, 1, 0, "DG/RFr.d")
    s:pass()
    s:choose{ c = "princess_and_dragon.fly", tile = { 1, -1 } }
    s:expect{ supply = { Red = { meeple = 7, barn = 0 } },
      at = { { 1, -1, "corner NW", "Red", "barn" } } }
  end,
}

scenario "ABBEY-C3: a mayor goes through a portal to an unfinished city where nobody is" {
  rules = both,
  function(s)
    s:lay("BA/CFc.1", 0, -1, 90) -- the start tile's city goes on
    s:lay("BA/C", 0, 1, 180)
    s:put("Blue", "meeple", { 0, 1, "city 1" })
    place(s, 1, 0, "DG/RRR.g")
    local function through(x, y, name)
      return { c = "princess_and_dragon.portal", kind = "mayor", segment = { x, y, name } }
    end
    s:expect{ can = { through(0, 0, "city 1") },
      cannot = { through(0, 1, "city 1"), through(0, 0, "road 1") } }
  end,
}

scenario "ABBEY-X5: the fairy gives a mayor without a coat of arms three points" {
  rules = both, players = { "Red" },
  function(s)
    s:put("Red", "mayor", { 0, 0, "city 1" })
    place(s, 1, 0, "BA/RFr")
    s:choose{ c = "princess_and_dragon.move_fairy", figure = { 0, 0, "city 1" } }
    place(s, 0, -1, "BA/C", 180)
    s:pass()
    s:expect{ score = { Red = 1 + 3 }, supply = { Red = { mayor = 1 } } } -- 1 for the turn's start
  end,
}

scenario "ABBEY-X5: and a farmer whom a barn brings points" {
  rules = both, players = { "Red" },
  function(s)
    yard(s)
    s:put("Red", "meeple", { 1, -1, "field 1" })
    place(s, 1, 0, "BA/RFr")
    s:choose{ c = "princess_and_dragon.move_fairy", figure = { 1, -1, "field 1" } }
    place(s, 0, -2, "BA/L")
    s:choose(raise)
    s:expect{ score = { Red = 1 + 3 + 3 }, supply = { Red = { meeple = 7 } } }
  end,
}
