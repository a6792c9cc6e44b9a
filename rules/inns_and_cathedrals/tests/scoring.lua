-- Inns & Cathedrals (INNS): what roads with an inn and cities with a cathedral are worth, and whose
-- they are. The start tile at 0,0 has a road from west to east and a city to the north.

local inns = { "inns_and_cathedrals" }
local ignore = { inns_and_cathedrals = { incomplete_inn_cathedral = "ignore" } }

-- ---- roads

scenario "INNS-R10, INNS-P5: a completed road with an inn is worth two for each tile" {
  rules = inns,
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:lay("BA/RRR", -1, 0)
    s:draw("IC/RFr.iG")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:refuse{ c = "put", at = "road 1" } -- one road: an inn is no end
    s:expect{ score = { Red = 0 } }
    s:turn{ tile = "BA/RRR", cell = { 2, 0 } }
    s:expect{ score = { Red = 8 }, supply = { Red = 7 } }
  end,
}

scenario "INNS-R10: a second inn adds nothing" {
  rules = inns,
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:lay("BA/RRR", -1, 0)
    s:lay("IC/RFr.iG", 1, 0)
    s:lay("IC/RFr.iG", 2, 0)
    s:turn{ tile = "BA/RRR", cell = { 3, 0 } }
    s:expect{ score = { Red = 10 } }
  end,
}

scenario "INNS-R10, INNS-P2: the inn stays with the road when a plain tile joins it to another" {
  rules = inns,
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:lay("BA/RRR", -1, 0)
    s:lay("IC/RFr.iG", 2, 0)
    s:lay("BA/RRR", 3, 0)
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:expect{ score = { Red = 10 } }
  end,
}

scenario "INNS-R13: at the crossing only the eastern road has the inn" {
  rules = inns,
  function(s)
    s:lay("IC/RRR.i", 1, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Blue", "meeple", { 1, 0, "road 1" }) -- to the east
    s:turn{ tile = "BA/RRR", cell = { -1, 0 } }
    s:expect{ score = { Red = 3 } }
    s:turn{ tile = "BA/RRR", cell = { 2, 0 } }
    s:expect{ score = { Blue = 4 } }
  end,
}

scenario "INNS-R13: the inn beside the city belongs to the one road" {
  rules = inns,
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:lay("IC/RCc.i", 1, 0, 90)
    s:turn{ tile = "BA/RRR", cell = { -1, 0 } }
    s:expect{ score = { Red = 6 } }
  end,
}

-- ---- cities

-- A cathedral north of the start tile, with caps to the west and north: open to the east.
local function cathedral(s)
  s:lay("IC/Cccc.c", 0, -1)
  s:lay("BA/C", -1, -1, 90)
  s:lay("BA/C", 0, -2, 180)
  s:put("Red", "meeple", { 0, 0, "city 1" })
end

scenario "INNS-R11: a completed city with a cathedral is worth three for each tile" {
  rules = inns,
  function(s)
    cathedral(s)
    s:turn{ tile = "BA/C", cell = { 1, -1 }, rot = 270 }
    s:expect{ score = { Red = 15 }, supply = { Red = 7 } }
  end,
}

scenario "INNS-R11: and three for each coat of arms" {
  rules = inns,
  function(s)
    cathedral(s)
    s:lay("BA/CFc+", 1, -1)
    s:turn{ tile = "BA/C", cell = { 2, -1 }, rot = 270 }
    s:expect{ score = { Red = 21 } } -- six tiles and one coat of arms
  end,
}

scenario "INNS-R11: a second cathedral adds nothing" {
  rules = inns,
  function(s)
    cathedral(s)
    s:lay("IC/Cccc.c", 1, -1)
    s:lay("BA/RCr", 1, 0)
    s:lay("BA/C", 1, -2, 180)
    s:turn{ tile = "BA/C", cell = { 2, -1 }, rot = 270 }
    s:expect{ score = { Red = 24 } } -- eight tiles
  end,
}

-- ---- the end of the game

for _, row in ipairs{ { "zero", 0, 0 }, { "ignore", 2, 5 } } do
  scenario("INNS-R20, INNS-V1: unfinished at the end, " .. row[1]) {
    rules = inns,
    options = { inns_and_cathedrals = { incomplete_inn_cathedral = row[1] } },
    function(s)
      cathedral(s) -- four tiles
      s:lay("BA/CFc+", 1, -1) -- and a fifth, with a coat of arms
      s:lay("IC/RFr.iG", 1, 0)
      s:put("Blue", "meeple", { 1, 0, "road 1" }) -- two tiles
      s:final()
      s:expect{ score = { Red = row[3] == 0 and 0 or 6, Blue = row[2] } }
    end,
  }
end

scenario "INNS-V1: ignore changes nothing for what is completed" {
  rules = inns, options = ignore,
  function(s)
    cathedral(s)
    s:turn{ tile = "BA/C", cell = { 1, -1 }, rot = 270 }
    s:expect{ score = { Red = 15 } }
  end,
}

scenario "INNS-P1: what the last tile completes is scored as completed" {
  rules = inns,
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:lay("BA/RRR", -1, 0)
    s:lay("IC/RFr.iG", 1, 0)
    s:bag{ "BA/RRR" }
    s:turn{ tile = "BA/RRR", cell = { 2, 0 } }
    s:expect{ over = true, score = { Red = 8 } }
  end,
}

scenario "INNS-P3: tiny_city = 2 gives nothing for two tiles of an unfinished cathedral" {
  rules = inns, game = { tiny_city = 2 },
  function(s)
    s:lay("IC/Cccc.c", 0, -1)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:final()
    s:expect{ score = { Red = 0 } }
  end,
}

scenario "INNS-R10, INNS-R11: inns and cathedrals can be switched off, each alone" {
  rules = inns, options = { inns_and_cathedrals = { inns = false } },
  function(s)
    cathedral(s)
    s:lay("BA/RRR", -1, 0)
    s:lay("IC/RFr.iG", 1, 0)
    s:put("Blue", "meeple", { 1, 0, "road 1" })
    s:turn{ tile = "BA/C", cell = { 1, -1 }, rot = 270 }
    s:turn{ tile = "BA/RRR", cell = { 2, 0 } }
    s:expect{ score = { Red = 15, Blue = 4 } }
  end,
}

scenario "INNS-R11, INNS-R20: cathedrals off: two for each tile, and one at the end" {
  rules = inns, options = { inns_and_cathedrals = { cathedrals = false } },
  function(s)
    cathedral(s)
    s:final()
    s:expect{ score = { Red = 4 } }
  end,
}
