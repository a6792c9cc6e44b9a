-- Phase 1: the start, drawing and placing (BASE-R1 to R13).

scenario "BASE-R1, BASE-R2: the start tile lies, seven meeples each, nobody has points" {
  function(s)
    s:expect{ score = { Red = 0, Blue = 0 }, supply = { Red = 7, Blue = 7 }, tiles_left = 71 }
    s:draw("BA/C")
    s:expect{ to_act = "Red", prompt = "place" }
    -- North of BA/RCr is city, east and west are road, south is field.
    s:expect{
      can = { { c = "place", cell = { 0, -1 }, rot = 180 },
        { c = "place", cell = { 0, 1 }, rot = 180 } },
      cannot = { { c = "place", cell = { 0, -1 }, rot = 0 },
        { c = "place", cell = { 1, 0 }, rot = 0 }, { c = "place", cell = { 0, 0 }, rot = 0 } },
    }
  end,
}

scenario "BASE-R3: turns go round clockwise" {
  players = { "Red", "Blue", "Green" },
  function(s)
    s:turn{ tile = "BA/RFr", cell = { 1, 0 }, rot = 0 }
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue" }
    s:turn{ tile = "BA/RFr", cell = { 2, 0 }, rot = 0 }
    s:draw("BA/RFr")
    s:expect{ to_act = "Green" }
    s:turn{ tile = "BA/RFr", cell = { 3, 0 }, rot = 0 }
    s:draw("BA/RFr")
    s:expect{ to_act = "Red" }
  end,
}

scenario "BASE-R10: a tile touches another one with a side, and every side matches" {
  function(s)
    s:draw("BA/RFr")
    s:refuse{ c = "place", cell = { 1, 0 }, rot = 90 }  -- field against road
    s:refuse{ c = "place", cell = { 1, 1 }, rot = 0 }   -- a corner is no contact
    s:refuse{ c = "place", cell = { 3, 0 }, rot = 0 }   -- nothing there
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ prompt = "action" }
  end,
}

scenario "BASE-R10: all neighbours of a cell count, not one of them" {
  function(s)
    s:lay("BA/RFr", 1, 0, 0)
    s:lay("BA/C", 1, -1, 270) -- its city to the west, towards (0,-1)
    s:draw("BA/Cc.1")         -- city on two sides that meet
    -- South is the city of the start tile, east that of BA/C.
    s:expect{ can = { { c = "place", cell = { 0, -1 }, rot = 180 } },
      cannot = { { c = "place", cell = { 0, -1 }, rot = 270 } } }
  end,
}

scenario "BASE-R11, BASE-P5: a tile that fits nowhere is put away and another is drawn" {
  function(s)
    s:lay("BA/C", 0, -1, 180) -- the only open city is closed
    s:bag{ "BA/Cccc+", "BA/L" }
    s:draw("BA/Cccc+")
    s:expect{ to_act = "Red", prompt = "place", hand = "BA/L" }
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:pass()
    s:expect{ over = true } -- the tile put away is no longer among those left
  end,
}

scenario "BASE-R11: when the last tiles fit nowhere the game ends" {
  function(s)
    s:lay("BA/C", 0, -1, 180)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:bag{ "BA/Cccc+" }
    s:draw("BA/Cccc+")
    s:expect{ over = true, score = { Red = 1, Blue = 0 } }
  end,
}

scenario "BASE-R12: a tile that can be placed must be placed" {
  function(s)
    s:draw("BA/L")
    s:expect{ prompt = "place" }
    s:refuse{ c = "pass" }
  end,
}

scenario "BASE-R13: a crossing and a city gate end roads; roads part fields" {
  function(s)
    s:lay("BA/CccR", -1, 0, 270) -- its road runs from the east side to the city
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Blue", "meeple", { 0, 0, "field 2" })
    s:draw("BA/RRR")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    -- North and south of the road are two fields: the southern one is Blue's.
    s:expect{
      can = { { c = "put", kind = "meeple", at = { 1, 0, "field 1" } } },
      cannot = { { c = "put", kind = "meeple", at = { 1, 0, "field 3" } } },
    }
    s:pass()
    s:expect{ score = { Red = 3 }, supply = { Red = 7 } }
  end,
}

scenario "BASE-R13, BASE-C1: cities that meet at a corner only are not connected" {
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/CC.2")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 } -- city 1 to the south, city 2 to the east
    s:expect{
      can = { { c = "put", kind = "meeple", at = { 0, -1, "city 2" } } },
      cannot = { { c = "put", kind = "meeple", at = { 0, -1, "city 1" } } },
    }
  end,
}
