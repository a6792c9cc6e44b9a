-- Abbey & Mayor (ABBEY): the barn. The start tile's city is closed by BA/C at 0,-1; north of it
-- BA/L lie at 1,-1 and 1,-2, and another at 0,-2 makes the crossing at the north-west of 1,-1.

local rules = { "abbey_and_mayor" }
local function go(s, tile, x, y, rot) -- a turn without an action
  s:draw(tile)
  s:choose{ c = "place", cell = { x, y }, rot = rot or 0 }
  s:pass()
end
local function with(options) return { abbey_and_mayor = options } end
local function raise(x, y) return { c = "abbey_and_mayor.raise", place = { x, y, "corner NW" } } end
local farmer = { c = "put", kind = "meeple", at = "field 1" }

local function board(s)
  s:lay("BA/C", 0, -1, 180)
  s:lay("BA/L", 1, -1)
  s:lay("BA/L", 1, -2)
end
local function place(s, x, y, tile)
  s:draw(tile or "BA/L")
  s:choose{ c = "place", cell = { x, y }, rot = 0 }
end
-- A player's barn stands at the crossing.
local function barn(s, player)
  board(s)
  s:lay("BA/L", 0, -2)
  s:put(player or "Red", "barn", { 1, -1, "corner NW" })
  s:cell("barn", { 1, -1, "field 1" }, true)
end

scenario "ABBEY-R40: where four tiles meet in one field, at a corner of the tile just placed" {
  rules = rules,
  function(s)
    board(s)
    place(s, 0, -2)
    s:expect{ can = { raise(1, -1) } }
    s:choose(raise(1, -1))
    s:expect{ supply = { Red = { meeple = 7, barn = 0 } }, turn = "Blue",
      at = { { 1, -1, "corner NW", "Red", "barn" } } }
  end,
}

scenario "ABBEY-R40: not at the corner of a tile that lay there before" {
  rules = rules,
  function(s)
    board(s)
    s:lay("BA/L", 0, -2)
    place(s, 0, 1)
    s:refuse{ c = "abbey_and_mayor.raise" }
  end,
}

scenario "ABBEY-R40, ABBEY-P8: not where one of the four is missing" {
  rules = rules,
  function(s)
    s:lay("BA/C", 0, -1, 180)
    s:lay("BA/L", 1, -1)
    place(s, 0, -2)
    s:refuse{ c = "abbey_and_mayor.raise" }
  end,
}

scenario "ABBEY-R40, ABBEY-P8: not where one corner is no field" {
  rules = rules, start = false,
  function(s)
    s:lay("BA/L", 0, 0)
    s:lay("BA/C", 1, 0, 180) -- its city is to the south
    s:lay("BA/L", 0, 1)
    s:draw("BA/C")
    s:choose{ c = "place", cell = { 1, 1 }, rot = 0 }
    s:refuse{ c = "abbey_and_mayor.raise" }
  end,
}

scenario "ABBEY-P8: each of the new tile's four corners" {
  rules = rules, start = false, game = { sets = 2 },
  function(s)
    for x = 0, 2 do
      for y = 0, 2 do
        if x ~= 1 or y ~= 1 then s:lay("BA/L", x, y) end
      end
    end
    place(s, 1, 1)
    s:expect{ can = { raise(1, 1), raise(2, 1), raise(1, 2), raise(2, 2) } }
  end,
}

scenario "ABBEY-X4: an abbey has no field, so there is no barn at its corners" {
  rules = rules,
  function(s)
    for _, at in ipairs{ { 1, -1 }, { -1, -1 }, { 0, -2 }, { 1, -2 }, { -1, -2 } } do
      s:lay("BA/L", at[1], at[2])
    end
    go(s, "BA/RFr", 1, 0)
    s:choose{ c = "abbey_and_mayor.place_abbey", cell = { 0, -1 } }
    s:expect{ prompt = "action", cannot = { { c = "abbey_and_mayor.raise" } } }
  end,
}

-- ---- when it is placed

scenario "ABBEY-R41, ABBEY-R42: with farmers of anybody: scored at once as at the end, then home" {
  rules = rules,
  function(s)
    board(s)
    s:put("Red", "meeple", { 0, -1, "field 1" })
    s:put("Blue", "meeple", { 0, -1, "field 1" })
    s:put("Blue", "meeple", { 1, -2, "field 1" })
    place(s, 0, -2)
    s:choose(raise(1, -1))
    s:expect{ score = { Red = 0, Blue = 3 },
      supply = { Red = { meeple = 7 }, Blue = { meeple = 7 } },
      at = { { 1, -1, "corner NW", "Red", "barn" } } }
  end,
}

scenario "ABBEY-R42, ABBEY-P9: with the scoring, not before" {
  rules = rules, game = { confirm = "on" },
  function(s)
    board(s)
    s:put("Blue", "meeple", { 1, -2, "field 1" })
    place(s, 0, -2)
    s:choose(raise(1, -1))
    s:expect{ prompt = "confirm", score = { Blue = 0 }, supply = { Blue = { meeple = 6 } } }
    s:choose("confirm")
    s:expect{ score = { Blue = 3 }, supply = { Blue = { meeple = 7 } } }
  end,
}

scenario "ABBEY-R41, ABBEY-V3: not in a field that has one" {
  rules = rules,
  function(s)
    barn(s, "Blue")
    s:lay("BA/L", 1, -3)
    place(s, 0, -3)
    s:refuse{ c = "abbey_and_mayor.raise" }
  end,
}

scenario "ABBEY-V3: or in such a field too, at another crossing" {
  rules = rules, options = with{ barn_on_barn_field = true }, game = { sets = 2 },
  function(s)
    barn(s, "Blue")
    s:lay("BA/L", 1, -3)
    place(s, 0, -3)
    s:expect{ can = { raise(1, -2) } }
  end,
}

scenario "ABBEY-V3: but not where one stands" {
  rules = rules, options = with{ barn_on_barn_field = true },
  function(s)
    board(s)
    s:put("Blue", "barn", { 1, -1, "corner NW" })
    place(s, 0, -2)
    s:refuse(raise(1, -1))
  end,
}

-- ---- afterwards

scenario "ABBEY-R43, ABBEY-P10: no farmer in a field with a barn" {
  rules = rules,
  function(s)
    barn(s)
    place(s, 2, -1)
    s:refuse(farmer)
    s:expect{ can = { { c = "put", kind = "meeple", at = "monastery 1" } } }
  end,
}

scenario "ABBEY-R44: farmers that a tile joins with it: one point a city, then home" {
  rules = rules, game = { sets = 2 },
  function(s)
    barn(s)
    s:lay("BA/L", 3, -1)
    s:put("Blue", "meeple", { 3, -1, "field 1" })
    place(s, 2, -1)
    s:pass()
    s:expect{ score = { Red = 0, Blue = 1 }, supply = { Blue = { meeple = 7 } } }
  end,
}

scenario "ABBEY-R45: at the end four points a city to each player with a barn there" {
  rules = rules,
  function(s)
    barn(s)
    s:put("Blue", "barn", { 1, -2, "corner NE" })
    s:final()
    s:expect{ score = { Red = 4, Blue = 4 } }
  end,
}

scenario "ABBEY-R45, ABBEY-P7: two of one player count once" {
  rules = rules, options = with{ barns = 2 },
  function(s)
    barn(s)
    s:put("Red", "barn", { 1, -2, "corner NE" })
    s:final()
    s:expect{ score = { Red = 4 } }
  end,
}

scenario "ABBEY-R45: nothing for cities that are open" {
  rules = rules,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "barn", { 0, 1, "corner NW" })
    s:final()
    s:expect{ score = { Red = 0 } }
  end,
}

scenario "ABBEY-R46, ABBEY-R43: it has no weight among farmers, and is no meeple" {
  rules = rules,
  function(s)
    barn(s)
    s:put("Blue", "meeple", { 1, -1, "field 1" })
    s:final()
    s:expect{ score = { Red = 4, Blue = 3 } }
  end,
}
