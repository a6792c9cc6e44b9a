-- Abbey & Mayor (ABBEY): the wagon. Red's stands in the start tile's city at 0,0; Blue closes that
-- from 0,-1. The start tile has a road from west to east.

local rules = { "abbey_and_mayor" }
local function go(s, tile, x, y, rot) -- a turn without an action
  s:draw(tile)
  s:choose{ c = "place", cell = { x, y }, rot = rot or 0 }
  s:pass()
end
local function with(options) return { abbey_and_mayor = options } end
local function put(kind, x, y, name) return { c = "put", kind = kind, at = { x, y, name } } end
local function move(x, y, name) return { c = "abbey_and_mayor.move", segment = { x, y, name } } end

-- Blue's tile closes the city.
local function close(s, tile)
  s:put("Red", "wagon", { 0, 0, "city 1" })
  go(s, "BA/RFr", 5, 0)
  s:draw(tile or "BA/C")
  s:choose{ c = "place", cell = { 0, -1 }, rot = tile and 0 or 180 }
  s:pass()
end
-- A tile far away for Red's turn.
local function far(s) s:lay("BA/RFr", 4, 0) end

scenario "ABBEY-R30: on road, city and monastery, not on a field" {
  rules = rules,
  function(s)
    s:draw("BA/LR")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 90 }
    s:expect{ can = { put("wagon", 1, 0, "monastery 1"), put("wagon", 1, 0, "road 1") },
      cannot = { put("wagon", 1, 0, "field 1") } }
    s:choose(put("wagon", 1, 0, "road 1"))
    s:expect{ supply = { Red = { meeple = 7, wagon = 0 } } }
  end,
}

scenario "ABBEY-R30, ABBEY-C1: in a city, unoccupied; it counts as one" {
  rules = rules,
  function(s)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:draw("BA/CFC.2")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 0 }
    s:expect{ can = { put("wagon", 0, -1, "city 1") }, cannot = { put("wagon", 0, -1, "city 2") } }
    s:pass()
    s:put("Red", "wagon", { 0, 0, "road 1" })
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    s:final()
    s:expect{ score = { Red = 1, Blue = 4 + 1 } } -- the closed city was Blue's
  end,
}

scenario "ABBEY-R31, ABBEY-R35, ABBEY-P6: scored in another's turn it may move on" {
  rules = rules,
  function(s)
    far(s)
    close(s)
    s:expect{ prompt = "move_on", to_act = "Red", turn = "Blue", score = { Red = 4 },
      can = { move(0, 0, "road 1") }, cannot = { move(0, 0, "field 1"), move(0, 0, "city 1") } }
    s:choose(move(0, 0, "road 1"))
    s:expect{ score = { Red = 4 }, at = { { 0, 0, "road 1", "Red", "wagon" } }, prompt = "draw" }
  end,
}

scenario "ABBEY-R33, ABBEY-P6: who doesn't want to takes it back" {
  rules = rules,
  function(s)
    far(s)
    close(s)
    s:pass()
    s:expect{ supply = { Red = { wagon = 1 } }, prompt = "draw", turn = "Red" }
  end,
}

scenario "ABBEY-R33: with nowhere to go it comes back unasked" {
  rules = rules, start = false,
  function(s)
    s:lay("BA/C", 0, 0, 180)
    s:put("Red", "wagon", { 0, 0, "city 1" })
    go(s, "BA/C", 0, 1)
    s:expect{ score = { Red = 4 }, supply = { Red = { wagon = 1 } }, prompt = "draw" }
  end,
}

scenario "ABBEY-R35: where it went it is scored, and may move on again" {
  rules = rules,
  function(s)
    far(s)
    close(s)
    s:choose(move(0, 0, "road 1"))
    s:lay("BA/LR", -1, 0, 270)
    go(s, "BA/LR", 1, 0, 90)
    s:expect{ prompt = "move_on", score = { Red = 4 + 3 }, can = { move(1, 0, "monastery 1") } }
  end,
}

-- ---- where to

scenario "ABBEY-R32, ABBEY-C9: the eight tiles around it, over fields, not further" {
  rules = rules,
  function(s)
    far(s)
    s:lay("BA/L", 1, 1)  -- at the corner
    s:lay("BA/L", 2, -1) -- two away
    close(s)
    s:expect{ can = { move(1, 1, "monastery 1"), move(0, 0, "road 1") },
      cannot = { move(2, -1, "monastery 1"), move(4, 0, "road 1") } }
  end,
}

scenario "ABBEY-R32: from where it stands, not from the whole feature" {
  rules = rules,
  function(s)
    s:lay("BA/CFc.1", 0, -1, 90)
    s:lay("BA/L", 1, -2)
    s:lay("BA/L", -1, -1)
    s:put("Red", "wagon", { 0, 0, "city 1" })
    go(s, "BA/C", 0, -2, 180)
    s:expect{ prompt = "move_on", can = { move(-1, -1, "monastery 1") },
      cannot = { move(1, -2, "monastery 1") } }
  end,
}

scenario "ABBEY-R32: of the tiles in range that carry the feature it may choose one" {
  rules = rules,
  function(s)
    far(s)
    s:lay("BA/RFr", 1, 0)
    s:lay("BA/RFr", 2, 0)
    close(s)
    s:expect{ can = { move(0, 0, "road 1"), move(1, 0, "road 1") },
      cannot = { move(2, 0, "road 1") } }
  end,
}

scenario "ABBEY-R31, ABBEY-P5: not where somebody stands, nor where nothing is open" {
  rules = rules,
  function(s)
    far(s)
    s:lay("BA/L", 1, 1)
    s:put("Blue", "meeple", { 1, 1, "monastery 1" })
    s:lay("BA/LR", -1, 0, 270)
    s:lay("BA/LR", 1, 0, 90) -- the road is finished
    close(s)
    s:expect{ prompt = "move_on", can = { move(-1, 0, "monastery 1"), move(1, 0, "monastery 1") },
      cannot = { move(1, 1, "monastery 1"), move(0, 0, "road 1") } }
  end,
}

scenario "ABBEY-R37: not onto a garden" {
  rules = { "abbey_and_mayor", "abbot" },
  function(s)
    far(s)
    s:lay("BA/RFrG", 1, 0)
    close(s)
    s:expect{ can = { move(1, 0, "road 1") }, cannot = { move(1, 0, "garden 1") } }
  end,
}

scenario "ABBEY-R34, ABBEY-P6: of several the active player's moves first, and may take the place" {
  rules = rules, players = { "Red", "Blue", "Green" },
  function(s)
    far(s)
    s:put("Blue", "wagon", { 0, 0, "city 1" })
    s:put("Green", "wagon", { 0, 0, "city 1" })
    close(s)
    s:expect{ prompt = "move_on", to_act = "Blue", score = { Red = 4, Blue = 4, Green = 4 } }
    s:pass()
    s:expect{ prompt = "move_on", to_act = "Green" }
    s:choose(move(0, 0, "road 1"))
    s:expect{ prompt = "draw", at = { { 0, 0, "road 1", "Green", "wagon" } }, -- none left for Red
      supply = { Red = { wagon = 1 }, Blue = { wagon = 1 }, Green = { wagon = 0 } } }
  end,
}

scenario "ABBEY-R34: two wagons of one player, each in turn" {
  rules = rules, options = with{ wagons = 2 },
  function(s)
    far(s)
    s:lay("BA/L", 1, 1)
    s:put("Red", "wagon", { 0, 0, "city 1" })
    close(s)
    s:choose(move(0, 0, "road 1"))
    s:expect{ prompt = "move_on", cannot = { move(0, 0, "road 1") } }
    s:choose(move(1, 1, "monastery 1"))
    s:expect{ prompt = "draw", supply = { Red = { wagon = 0 } } }
  end,
}

scenario "ABBEY-R36: at the end it doesn't move" {
  rules = rules,
  function(s)
    s:put("Red", "wagon", { 0, 0, "road 1" })
    s:final()
    s:expect{ over = true, score = { Red = 1 } }
  end,
}

-- ---- the first edition's way

-- A road over -1,0 (a monastery), 0,0 and a crossing at 1,0; Blue finishes it from -1,0.
local function crossing(s)
  s:lay("BA/RRRR", 1, 0)
  s:put("Red", "wagon", { 0, 0, "road 1" })
  go(s, "BA/RFr", 2, 0)
  s:draw("BA/LR")
  s:choose{ c = "place", cell = { -1, 0 }, rot = 270 }
  s:pass()
end

scenario "ABBEY-V2, ABBEY-P5, ABBEY-C12: C1: to what is connected with it, on any tile" {
  rules = rules, options = with{ wagon_move = "C1" },
  function(s)
    crossing(s)
    s:expect{ prompt = "move_on", score = { Red = 3 },
      can = { move(1, 0, "road 1"), move(1, 0, "road 2"), move(2, 0, "road 1"),
        move(1, 0, "road 3"), move(-1, 0, "monastery 1") },
      cannot = { move(0, 0, "city 1") } }
  end,
}

scenario "ABBEY-V2: C1_at_connection: on the tile where they are connected" {
  rules = rules, options = with{ wagon_move = "C1_at_connection" },
  function(s)
    crossing(s)
    s:expect{ can = { move(1, 0, "road 2"), move(-1, 0, "monastery 1") },
      cannot = { move(2, 0, "road 1") } }
  end,
}

scenario "ABBEY-C12: C1: two cities never connect" {
  rules = rules, options = with{ wagon_move = "C1" },
  function(s)
    far(s)
    close(s, "BA/CFC.2")
    s:expect{ prompt = "draw", score = { Red = 4 }, supply = { Red = { wagon = 1 } } }
  end,
}

scenario "ABBEY-C12: C2: the other city of that tile may be chosen" {
  rules = rules,
  function(s)
    far(s)
    close(s, "BA/CFC.2")
    s:expect{ prompt = "move_on", can = { move(0, -1, "city 1") } }
  end,
}

scenario "ABBEY-V2, ABBEY-P5: C1: from a road to the abbey that closed it" {
  rules = rules, options = with{ wagon_move = "C1" },
  function(s)
    s:lay("BA/LR", -1, 0, 270)
    s:lay("BA/RFr", 2, 0)
    s:lay("BA/L", 1, -1)
    s:lay("BA/L", 1, 1)
    s:put("Red", "wagon", { 0, 0, "road 1" })
    go(s, "BA/RFr", 3, 0)
    s:choose{ c = "abbey_and_mayor.place_abbey", cell = { 1, 0 } }
    s:pass()
    s:expect{ prompt = "move_on", score = { Red = 2 },
      can = { move(1, 0, "abbey 1"), move(-1, 0, "monastery 1") },
      cannot = { move(2, 0, "road 1"), move(1, 1, "monastery 1") } }
  end,
}

scenario "ABBEY-V2, ABBEY-P5: C1: and from the abbey to what ends at it" {
  rules = rules, options = with{ wagon_move = "C1" },
  function(s)
    s:lay("BA/RFr", 2, 0)
    s:lay("BA/L", 1, -1)
    s:lay("BA/L", 1, 1)
    s:lay("BA/L", 0, 1)
    s:lay("BA/L", 2, 1)
    s:lay("BA/L", 2, -1)
    go(s, "BA/RFr", 3, 0)
    s:choose{ c = "abbey_and_mayor.place_abbey", cell = { 1, 0 } }
    s:choose(put("wagon", 1, 0, "abbey 1"))
    s:draw("BA/C")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 } -- the eighth neighbour
    s:pass()
    s:expect{ prompt = "move_on", to_act = "Blue", score = { Blue = 9 },
      can = { move(0, 0, "road 1"), move(2, 0, "road 1"), move(3, 0, "road 1") },
      cannot = { move(1, 1, "monastery 1") } }
  end,
}
