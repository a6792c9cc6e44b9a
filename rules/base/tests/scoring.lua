-- Phase 3: scoring completed features (BASE-R30 to R41).

scenario "BASE-R30: a completed road: one point a tile" {
  function(s)
    s:lay("BA/RRR", 1, 0, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:turn{ tile = "BA/RRR", cell = { -1, 0 }, rot = 180 }
    s:expect{ score = { Red = 3, Blue = 0 }, supply = { Red = 7 }, empty = { { 0, 0, "road 1" } } }
  end,
}

scenario "BASE-R31: a completed city: two points a tile and two a coat of arms" {
  function(s)
    s:lay("BA/CFc+", 0, -1, 90) -- from north to south
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:turn{ tile = "BA/C", cell = { 0, -2 }, rot = 180 }
    s:expect{ score = { Red = 8 }, supply = { Red = 7 } }
  end,
}

-- All neighbours of the monastery at (0,1) but the one at (1,2).
local function seven_neighbours(s)
  s:lay("BA/L", 0, 1, 0)
  s:lay("BA/RFr", 1, 0, 0)
  s:lay("BA/RFr", -1, 0, 0)
  s:lay("BA/C", -1, 1, 270)
  s:lay("BA/C", 1, 1, 90)
  s:lay("BA/C", 0, 2, 180)
  s:lay("BA/L", -1, 2, 0)
end

scenario "BASE-R32, BASE-P4, BASE-C2: the eighth neighbour completes a monastery: nine points" {
  function(s)
    seven_neighbours(s)
    s:put("Red", "meeple", { 0, 1, "monastery 1" })
    s:put("Blue", "meeple", { -1, 2, "monastery 1" })
    s:turn{ tile = "BA/L", cell = { 1, 2 }, rot = 0 } -- another monastery, over a corner
    s:expect{ score = { Red = 9, Blue = 0 }, supply = { Red = 7, Blue = 6 } }
  end,
}

scenario "BASE-R33, BASE-C5: fields score nothing before the end, and farmers stay" {
  function(s)
    s:put("Red", "meeple", { 0, 0, "field 1" })
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:turn{ tile = "BA/C", cell = { 0, -1 }, rot = 180 }
    s:expect{ score = { Red = 0, Blue = 4 }, supply = { Red = 6, Blue = 7 },
      at = { { 0, 0, "field 1", "Red", "meeple" } } }
  end,
}

scenario "BASE-R34: who has most meeples takes it all" {
  function(s)
    s:lay("BA/RRR", 1, 0, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Red", "meeple", { 1, 0, "road 3" })
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    s:turn{ tile = "BA/RRR", cell = { -1, 0 }, rot = 180 }
    s:expect{ score = { Red = 3, Blue = 0 }, supply = { Red = 7, Blue = 7 } }
  end,
}

scenario "BASE-R34: tied players get all points each" {
  players = { "Red", "Blue", "Green" },
  function(s)
    s:lay("BA/RRR", 1, 0, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Blue", "meeple", { 1, 0, "road 3" })
    s:turn{ tile = "BA/RRR", cell = { -1, 0 }, rot = 180 }
    s:expect{ score = { Red = 3, Blue = 3, Green = 0 }, supply = { Red = 7, Blue = 7 } }
  end,
}

scenario "BASE-R35: a completed feature without meeples scores nothing" {
  function(s)
    s:lay("BA/RRR", 1, 0, 0)
    s:turn{ tile = "BA/RRR", cell = { -1, 0 }, rot = 180 }
    s:expect{ score = { Red = 0, Blue = 0 } }
  end,
}

scenario "BASE-R36, BASE-P9: one tile completes two roads, each with its own majority" {
  function(s)
    s:lay("BA/RRR", -1, 0, 180)
    s:lay("BA/C", 0, 1, 180)
    s:lay("BA/RRR", 1, 1, 270)                  -- road 1 runs north
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Red", "meeple", { 1, 1, "road 1" })
    s:put("Blue", "meeple", { 1, 1, "road 1" })
    s:put("Blue", "meeple", { 1, 1, "road 1" })
    s:turn{ tile = "BA/RRR", cell = { 1, 0 }, rot = 0 }
    s:expect{ score = { Red = 3, Blue = 2 }, supply = { Red = 7, Blue = 7 } }
  end,
}

scenario "BASE-R37: what is complete scores, also when only another player gains" {
  function(s)
    s:lay("BA/RRR", 1, 0, 0)
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    s:draw("BA/RRR")
    s:expect{ to_act = "Red" }
    s:choose{ c = "place", cell = { -1, 0 }, rot = 180 }
    s:pass()
    s:expect{ score = { Red = 0, Blue = 3 } }
  end,
}

scenario "BASE-R40: nothing comes after scoring; the next player draws" {
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/C")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 }
    s:pass()
    s:draw("BA/L")
    s:expect{ score = { Red = 4 }, to_act = "Blue", prompt = "place" }
  end,
}

scenario "BASE-R41: the turn of the last tile is played to its end, then final scoring" {
  function(s)
    s:lay("BA/RRR", 1, 0, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:bag{ "BA/RRR" }
    s:draw("BA/RRR")
    s:choose{ c = "place", cell = { -1, 0 }, rot = 180 }
    s:choose{ c = "put", kind = "meeple", at = { -1, 0, "road 1" } }
    -- Three for the road that is complete; one for the meeple on the crossing's open arm.
    s:expect{ over = true, score = { Red = 4, Blue = 0 } }
  end,
}

scenario "BASE-P1: a tile that is in a city twice counts once" {
  start = false,
  function(s)
    s:lay("BA/CC.2", 0, 0, 90)   -- north and east, not joined on the tile
    s:lay("BA/Cc.1", 0, -1, 180)
    s:lay("BA/CcG", 1, 0, 0)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:turn{ tile = "BA/Cc.1", cell = { 1, -1 }, rot = 270 }
    s:expect{ score = { Red = 8 }, supply = { Red = 7 } }
  end,
}

scenario "BASE-P1: and once at the end too" {
  start = false,
  function(s)
    s:lay("BA/CC.2", 0, 0, 90)
    s:lay("BA/Cc.1", 0, -1, 180)
    s:lay("BA/Ccc", 1, -1, 180)  -- east, south and west: the city stays open
    s:lay("BA/CcG", 1, 0, 0)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:final()
    s:expect{ score = { Red = 4 } }
  end,
}

-- Three curves of a ring; the fourth is missing at (1,0).
local function three_curves(s)
  s:lay("BA/Rr", 0, 0, 180)
  s:lay("BA/Rr", 0, -1, 270)
  s:lay("BA/Rr", 1, -1, 0)
end

scenario "BASE-P3: a ring of road is complete without ends" {
  start = false,
  function(s)
    three_curves(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:turn{ tile = "BA/Rr", cell = { 1, 0 }, rot = 90 }
    s:expect{ score = { Red = 4 }, supply = { Red = 7 } }
  end,
}

scenario "BASE-R23, BASE-P3: an unclaimed ring is claimed by who closes it" {
  start = false,
  function(s)
    three_curves(s)
    s:turn{ tile = "BA/Rr", cell = { 1, 0 }, rot = 90, action = { c = "put", at = { "road 1" } } }
    s:expect{ score = { Red = 4 }, supply = { Red = 7 } }
  end,
}

scenario "BASE-C4: a field closed all round may be claimed" {
  start = false,
  function(s)
    three_curves(s)
    s:turn{ tile = "BA/Rr", cell = { 1, 0 }, rot = 90, action = { c = "put", at = { "field 2" } } }
    s:expect{ supply = { Red = 6 }, at = { { 1, 0, "field 2", "Red", "meeple" } } }
  end,
}

scenario "BASE-P7: a closed field without cities keeps its farmers to the end" {
  start = false,
  function(s)
    three_curves(s)
    s:put("Blue", "meeple", { 0, 0, "field 2" })
    s:turn{ tile = "BA/Rr", cell = { 1, 0 }, rot = 90 }
    s:expect{ supply = { Blue = 6 }, at = { { 0, 0, "field 2", "Blue", "meeple" } } }
    s:final()
    s:expect{ score = { Blue = 0 } }
  end,
}

for _, row in ipairs{ { "4", 4 }, { "2", 2 } } do
  scenario("BASE-V1: a completed city of two tiles, tiny_city = " .. row[1]) {
    game = { tiny_city = row[1] },
    function(s)
      s:put("Red", "meeple", { 0, 0, "city 1" })
      s:turn{ tile = "BA/C", cell = { 0, -1 }, rot = 180 }
      s:expect{ score = { Red = row[2] } }
    end,
  }
end

scenario "BASE-V1: tiny_city = 2 touches neither three tiles nor an open city of two" {
  game = { tiny_city = "2" },
  function(s)
    s:lay("BA/CFc+", 0, -1, 90)
    s:lay("BA/CFc.1", 1, -1, 90)
    s:lay("BA/C", 1, -2, 180)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Blue", "meeple", { 1, -1, "city 1" })
    s:turn{ tile = "BA/C", cell = { 0, -2 }, rot = 180 }
    s:expect{ score = { Red = 8 } }
    s:final()
    s:expect{ score = { Red = 8, Blue = 2 } }
  end,
}
