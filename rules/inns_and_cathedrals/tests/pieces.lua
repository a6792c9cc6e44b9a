-- Inns & Cathedrals (INNS): the large meeple and the tiles.

local inns = { "inns_and_cathedrals" }

scenario "INNS-R1, INNS-R5, INNS-R6: one large meeple each, placed as a meeple is" {
  rules = inns,
  function(s)
    s:expect{ tiles_left = 71 + 18, supply = { Red = { meeple = 7, large_meeple = 1 } } }
    s:draw("IC/RFr.iG")
    s:expect{ cannot = { { c = "place", cell = { 0, -1 }, rot = 0 } } } -- a city lies there
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    local large = 0
    for _, text in ipairs(s:offers()) do
      if text:find("large", 1, true) then large = large + 1 end
    end
    assert(large == 3, large) -- the road and two fields; a garden is for nobody here
    s:choose{ c = "put", kind = "large_meeple", at = "road 1" }
    s:expect{ supply = { Red = { meeple = 7, large_meeple = 0 } },
      at = { { 1, 0, "road 1", "Red", "large_meeple" } } }
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    s:refuse{ c = "put", kind = "meeple", at = "road 1" } -- it is taken
    s:refuse{ c = "put", kind = "large_meeple", at = "road 1" }
    s:expect{ can = { { c = "put", kind = "large_meeple", at = "field 1" } } }
  end,
}

scenario "INNS-R1: how many large meeples there are is an option" {
  rules = inns, options = { inns_and_cathedrals = { large_meeples = 0 } },
  function(s)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    for _, text in ipairs(s:offers()) do assert(not text:find("large", 1, true), text) end
  end,
}

scenario "INNS-R12, INNS-R14: it counts as two in a majority, the points stay" {
  rules = inns,
  function(s)
    s:put("Red", "large_meeple", { 0, 0, "road 1" })
    s:lay("BA/RRR", -1, 0)
    s:lay("BA/RFr", 2, 0)
    s:lay("BA/RRR", 3, 0)
    s:put("Blue", "meeple", { 2, 0, "road 1" })
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:expect{ score = { Red = 5, Blue = 0 },
      supply = { Red = { meeple = 7, large_meeple = 1 }, Blue = { meeple = 7, large_meeple = 1 } } }
  end,
}

scenario "INNS-P4, INNS-R12: a large meeple and two others are equal" {
  rules = inns,
  function(s)
    s:put("Red", "large_meeple", { 0, 0, "road 1" })
    s:lay("BA/RRR", -1, 0)
    s:lay("BA/RFr", 2, 0)
    s:lay("BA/RRR", 3, 0)
    s:put("Blue", "meeple", { 2, 0, "road 1" })
    s:put("Blue", "meeple", { -1, 0, "road 1" }) -- the eastern one, towards the start tile
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:expect{ score = { Red = 5, Blue = 5 } }
  end,
}

scenario "INNS-R21: at the end too, on fields and unfinished features" {
  rules = inns,
  function(s)
    s:lay("BA/C", 0, -1, 180) -- a completed city
    s:lay("BA/RFr", 1, 0)
    s:put("Red", "large_meeple", { 0, 0, "field 1" })
    s:put("Blue", "meeple", { 1, 0, "field 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Blue", "large_meeple", { 1, 0, "road 1" })
    s:final()
    s:expect{ score = { Red = 3, Blue = 2 } }
  end,
}

scenario "INNS-C1: alone, the large meeple earns the points once, in a monastery too" {
  rules = inns,
  function(s)
    s:put("Red", "large_meeple", { 0, 0, "city 1" })
    s:lay("BA/L", 0, 1)
    s:put("Blue", "large_meeple", { 0, 1, "monastery 1" })
    s:turn{ tile = "BA/C", cell = { 0, -1 }, rot = 180 }
    s:expect{ score = { Red = 4 } }
    s:final()
    s:expect{ score = { Red = 4, Blue = 2 } } -- the monastery and the start tile
  end,
}

-- ---- tiles

local function can_put(s, ...)
  for _, at in ipairs{ ... } do s:expect{ can = { { c = "put", kind = "meeple", at = at } } } end
end

scenario "INNS-C3: the monastery parts two roads, the crossing two roads and four fields" {
  rules = inns,
  function(s)
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    s:draw("IC/LRFR")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    can_put(s, "monastery 1", "road 1")
    s:refuse{ c = "put", at = "road 2" } -- to the west: Blue's
    s:draw("IC/CRCR")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    can_put(s, "road 1", "road 2", "city 1", "city 2", "field 1", "field 2", "field 3", "field 4")
  end,
}

scenario "INNS-C4: four cities on one tile, and a field that touches all" {
  rules = inns,
  function(s)
    s:draw("IC/CCCCG")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 0 }
    can_put(s, "city 1", "city 2", "city 3", "city 4")
    s:choose{ c = "put", kind = "meeple", at = "field 1" }
    s:lay("BA/C", 0, -2, 180)
    s:lay("BA/C", 1, -1, 270)
    s:lay("BA/C", -1, -1, 90)
    s:final()
    s:expect{ score = { Red = 12 } }
  end,
}

scenario "INNS-C4: three cities on one tile" {
  rules = inns,
  function(s)
    s:draw("IC/CCC")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 90 } -- cities east, south and north
    can_put(s, "city 1", "city 2", "city 3")
    s:choose{ c = "put", kind = "meeple", at = "field 1" }
    s:lay("BA/C", 1, -1, 270)
    s:final()
    s:expect{ score = { Red = 6 } } -- two of them are completed
  end,
}

scenario "INNS-C5: one city parts two fields of its tile" {
  rules = inns,
  function(s)
    s:lay("IC/C!", 0, -1, 180)
    s:put("Red", "meeple", { 0, -1, "field 1" })
    s:put("Blue", "meeple", { 0, -1, "field 2" })
    s:final()
    s:expect{ score = { Red = 3, Blue = 3 } }
  end,
}

scenario "INNS-R1: the first print has no gardens" {
  rules = inns, game = { edition = "C1" },
  function(s)
    s:expect{ tiles_left = 71 + 18 }
    s:draw("IC/RFr.i")
    s:expect{ hand = "IC/RFr.i" }
  end,
}
