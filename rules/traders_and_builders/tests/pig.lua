-- Traders & Builders (TRADERS): pigs and pig herds.

local traders = { "traders_and_builders" }
local function with(options) return { traders_and_builders = options } end

-- The start tile's city is completed; its northern field goes on over 1,0.
local function farm(s)
  s:lay("BA/C", 0, -1, 180)
  s:lay("BA/RFr", 1, 0)
  s:put("Red", "meeple", { 0, 0, "field 1" })
end

scenario "TRADERS-R30: a pig on a field with an own farmer" {
  rules = traders,
  function(s)
    s:put("Red", "meeple", { 0, 0, "field 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:refuse{ c = "put", kind = "pig", at = "field 2" } -- no farmer of Red's
    s:refuse{ c = "put", kind = "pig", at = "road 1" }
    s:choose{ c = "put", kind = "pig", at = "field 1" }
    s:expect{ supply = { Red = { pig = 0 } }, at = { { 1, 0, "field 1", "Red", "pig" } } }
    s:draw("BA/RFr") -- Blue has no farmer there
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    s:refuse{ c = "put", kind = "pig", at = "field 1" }
  end,
}

scenario "TRADERS-R31: four a city instead of three, for its owner alone" {
  rules = traders,
  function(s)
    farm(s)
    s:put("Red", "pig", { 0, 0, "field 1" })
    s:put("Blue", "meeple", { 1, 0, "field 1" })
    s:final()
    s:expect{ score = { Red = 4, Blue = 3 } }
  end,
}

scenario "TRADERS-R31, TRADERS-R32: without the field it is worth nothing, and has no weight" {
  rules = traders,
  function(s)
    farm(s)
    s:put("Red", "pig", { 0, 0, "field 1" })
    s:put("Blue", "meeple", { 1, 0, "field 1" })
    s:put("Blue", "meeple", { 0, 0, "field 1" })
    s:final()
    s:expect{ score = { Red = 0, Blue = 3 } }
  end,
}

scenario "TRADERS-R31: one more for each city of the field" {
  rules = traders,
  function(s)
    farm(s)
    s:lay("BA/RCr", 2, 0)
    s:lay("BA/C", 2, -1, 180)
    s:put("Red", "pig", { 0, 0, "field 1" })
    s:final()
    s:expect{ score = { Red = 8 } }
  end,
}

scenario "TRADERS-R32, TRADERS-P7: it goes home with the last own farmer" {
  rules = { "traders_and_builders", "festival" },
  function(s)
    farm(s)
    s:put("Red", "pig", { 1, 0, "field 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    s:choose{ c = "festival.take_back", figure = { 0, 0, "field 1" } }
    s:expect{ supply = { Red = { meeple = 7, pig = 1 } }, empty = { { 1, 0, "field 1" } } }
  end,
}

scenario "TRADERS-R33: pigs of two players help each its owner" {
  rules = traders,
  function(s)
    farm(s)
    s:put("Blue", "meeple", { 1, 0, "field 1" })
    s:put("Red", "pig", { 0, 0, "field 1" })
    s:put("Blue", "pig", { 1, 0, "field 1" })
    s:final()
    s:expect{ score = { Red = 4, Blue = 4 } }
  end,
}

scenario "TRADERS-P6: a second own pig adds nothing" {
  rules = traders, options = with{ pigs = 2 },
  function(s)
    farm(s)
    s:put("Red", "pig", { 0, 0, "field 1" })
    s:put("Red", "pig", { 1, 0, "field 1" })
    s:final()
    s:expect{ score = { Red = 4 } }
  end,
}

for _, row in ipairs{ { true, 5, 4 }, { false, 4, 3 } } do
  scenario("TRADERS-R34, TRADERS-V2, RIVER-R23: a pig herd, " .. (row[1] and "on" or "off")) {
    rules = { "river", "traders_and_builders" },
    options = { river = { rivers = "2" }, traders_and_builders = { pig_herd = row[1] } },
    function(s)
      s:lay("RI.2/II+", 10, 10)
      s:lay("BA/C", 11, 10)
      s:lay("BA/C", 11, 9, 180)
      s:lay("RI.2/II+", 12, 10, 180) -- a second herd in the same field adds nothing
      s:put("Red", "meeple", { 10, 10, "field 2" })
      s:put("Red", "pig", { 10, 10, "field 2" })
      s:put("Blue", "meeple", { 11, 10, "field 1" })
      s:final()
      s:expect{ score = { Red = row[2], Blue = row[3] } }
    end,
  }
end

scenario "RIVER-R23: the inn on the second river's bridge counts with Inns & Cathedrals" {
  rules = { "river", "inns_and_cathedrals" }, options = { river = { rivers = "2" } },
  function(s)
    s:lay("RI.2/RIrI", 10, 10)
    s:lay("BA/RRR", 9, 10)
    s:put("Red", "meeple", { 10, 10, "road 1" })
    s:lay("RI.2/III", 1, 0)
    s:bag{ "BA/RRR" }
    s:turn{ tile = "BA/RRR", cell = { 11, 10 } }
    s:expect{ score = { Red = 6 } }
  end,
}
