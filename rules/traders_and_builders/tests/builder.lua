-- Traders & Builders (TRADERS): the builder and the double turn. The start tile at 0,0 has a road
-- from west to east and a city to the north.

local traders = { "traders_and_builders" }
local function with(options) return { traders_and_builders = options } end
local automatic = with{ double_turn = "automatic" }
local go_on = { c = "traders_and_builders.go_on" }
local function builder(at) return { c = "put", kind = "builder", at = at } end

-- Red has a meeple and the builder on the start tile's road.
local function site(s)
  s:put("Red", "meeple", { 0, 0, "road 1" })
  s:put("Red", "builder", { 0, 0, "road 1" })
end

scenario "TRADERS-R1: 24 tiles, a builder and a pig for each player" {
  rules = traders,
  function(s)
    s:expect{ tiles_left = 71 + 24, supply = { Red = { meeple = 7, builder = 1, pig = 1 } } }
  end,
}

scenario "TRADERS-R1: the first print has as many tiles, without gardens" {
  rules = traders, game = { edition = "C1" }, options = with{ builders = 0, pigs = 0 },
  function(s)
    s:expect{ tiles_left = 71 + 24 }
    s:draw("TB/CcR.c")
    s:expect{ hand = "TB/CcR.c" }
  end,
}

-- ---- placing it

scenario "TRADERS-R20: on a road or city with an own meeple, not on monastery or field" {
  rules = traders,
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Red", "meeple", { 0, 0, "field 1" })
    s:draw("TB/LRRR")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{
      can = { builder("road 3") }, -- to the west, to Red's meeple
      cannot = { builder("road 1"), builder("road 2"), builder("monastery 1"),
        builder("field 1") },
    }
    s:choose(builder("road 3"))
    s:expect{ supply = { Red = { builder = 0 } }, at = { { 1, 0, "road 3", "Red", "builder" } } }
  end,
}

scenario "TRADERS-R20: only on the tile just placed, and instead of a meeple" {
  rules = traders,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:refuse{ c = "put", kind = "builder", at = { 0, 0, "city 1" } }
    s:refuse(builder("road 1")) -- no own meeple there
    s:choose{ c = "put", kind = "meeple", at = "road 1" }
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "TRADERS-R21: other players' meeples and builders don't matter" {
  rules = traders,
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:lay("BA/RFr", 1, 0)
    s:put("Blue", "meeple", { 1, 0, "road 1" })
    s:put("Blue", "builder", { 1, 0, "road 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    s:choose(builder("road 1"))
    s:expect{ at = { { 2, 0, "road 1", "Red", "builder" }, { 1, 0, "road 1", "Blue", "builder" } } }
    s:draw("BA/RFr") -- Blue extends the road of both builders: Blue alone has a double turn
    s:choose{ c = "place", cell = { 3, 0 }, rot = 0 }
    s:pass()
    s:expect{ prompt = "double_turn", to_act = "Blue" }
  end,
}

for _, row in ipairs{ { false, "no" }, { true, "yes" } } do
  scenario("TRADERS-R22, TRADERS-V3: on what the tile completes, " .. row[2]) {
    rules = traders, options = with{ builder_on_completed = row[1] },
    function(s)
      s:put("Red", "meeple", { 0, 0, "city 1" })
      s:draw("BA/C")
      s:choose{ c = "place", cell = { 0, -1 }, rot = 180 }
      assert(s:can(builder("city 1")) == row[1])
      if row[1] then
        s:choose(builder("city 1"))
        s:expect{ score = { Red = 4 }, supply = { Red = { meeple = 7, builder = 1 } } }
      end
    end,
  }
end

-- ---- the double turn

scenario "TRADERS-R23, TRADERS-V1: who extends it may draw a second tile" {
  rules = traders,
  function(s)
    site(s)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "put", kind = "meeple", at = "field 1" }
    s:expect{ prompt = "double_turn", to_act = "Red" }
    s:choose(go_on)
    s:draw("BA/L")
    s:expect{ prompt = "place", to_act = "Red", turn = "Red" }
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:choose{ c = "put", kind = "meeple", at = "monastery 1" }
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "TRADERS-R23, TRADERS-V1: or leave it" {
  rules = traders,
  function(s)
    site(s)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:pass()
    s:expect{ prompt = "double_turn" }
    s:pass()
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "TRADERS-V1: automatic: the second tile is drawn without asking" {
  rules = traders, options = automatic,
  function(s)
    site(s)
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:expect{ prompt = "draw", turn = "Red" }
  end,
}

scenario "TRADERS-R23: a tile elsewhere brings none" {
  rules = traders, options = automatic,
  function(s)
    site(s)
    s:turn{ tile = "BA/L", cell = { 0, 1 } }
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "TRADERS-R23, TRADERS-R29: tile, meeple and scoring, then all three again" {
  rules = traders, options = automatic,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "builder", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:lay("BA/RRR", -1, 0)
    s:turn{ tile = "BA/C", cell = { 0, -1 }, rot = 180,
      action = { c = "put", kind = "meeple", at = "field 1" } }
    s:expect{ prompt = "draw", turn = "Red", score = { Red = 4 } }
    s:turn{ tile = "BA/RRR", cell = { 1, 0 },
      action = { c = "put", kind = "meeple", at = "field 2" } }
    s:expect{ turn = "Blue", score = { Red = 7 },
      at = { { 0, -1, "field 1", "Red" }, { 1, 0, "field 2", "Red" } } }
  end,
}

scenario "TRADERS-R24: the second tile brings no third" {
  rules = traders, options = automatic,
  function(s)
    site(s)
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:expect{ turn = "Red" }
    s:turn{ tile = "BA/RFr", cell = { 2, 0 } }
    s:expect{ turn = "Blue" }
    s:turn{ tile = "BA/RFr", cell = { 3, 0 } } -- not Blue's builder
    s:expect{ turn = "Red" }
    s:turn{ tile = "BA/RFr", cell = { 4, 0 } } -- but again Red's
    s:expect{ turn = "Red" }
  end,
}

scenario "TRADERS-R25, TRADERS-P1: the first tile completes its city: the second still comes" {
  rules = traders, options = automatic,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "builder", { 0, 0, "city 1" })
    s:turn{ tile = "BA/C", cell = { 0, -1 }, rot = 180 }
    s:expect{ turn = "Red", score = { Red = 4 }, supply = { Red = { meeple = 7, builder = 1 } } }
  end,
}

scenario "TRADERS-R27: the builder that came back may be placed in the second part" {
  rules = traders, options = automatic,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "builder", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:turn{ tile = "BA/C", cell = { 0, -1 }, rot = 180 }
    s:turn{ tile = "BA/RFr", cell = { 1, 0 }, action = builder("road 1") }
    s:expect{ turn = "Blue", at = { { 1, 0, "road 1", "Red", "builder" } } }
  end,
}

scenario "TRADERS-P1: the tile joins the builder's road to another: extended" {
  rules = traders, options = automatic,
  function(s)
    site(s)
    s:lay("BA/RFr", 2, 0)
    s:put("Blue", "meeple", { 2, 0, "road 1" })
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:expect{ turn = "Red" }
  end,
}

scenario "TRADERS-P2: placing the builder brings nothing for the same tile" {
  rules = traders, options = automatic,
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:turn{ tile = "BA/RFr", cell = { 1, 0 }, action = builder("road 1") }
    s:expect{ turn = "Blue" }
  end,
}

scenario "TRADERS-P8: no tile is left for the second part: the game ends" {
  rules = traders,
  function(s)
    site(s)
    s:bag{ "BA/RFr" }
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:expect{ over = true, score = { Red = 2 } }
  end,
}

scenario "TRADERS-R23: the second part may come in the very last turn" {
  rules = traders, options = automatic,
  function(s)
    site(s)
    s:bag{ "BA/RFr", "BA/L" }
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:turn{ tile = "BA/L", cell = { 0, 1 } }
    s:expect{ over = true, score = { Red = 2 } }
  end,
}

-- ---- majority and going home

scenario "TRADERS-R28: it has no weight, and goes home with the others" {
  rules = traders,
  function(s)
    site(s)
    s:lay("BA/RFr", 1, 0)
    s:lay("BA/RFr", 2, 0)
    s:lay("BA/RRR", -1, 0)
    s:put("Blue", "meeple", { 1, 0, "road 1" })
    s:put("Blue", "meeple", { 2, 0, "road 1" })
    s:turn{ tile = "BA/RRR", cell = { 3, 0 } }
    s:expect{ score = { Red = 0, Blue = 5 },
      supply = { Red = { meeple = 7, builder = 1 }, Blue = { meeple = 7, builder = 1 } } }
  end,
}

scenario "TRADERS-R28, TRADERS-P7: left alone by the Festival it goes home" {
  rules = { "traders_and_builders", "festival" },
  function(s)
    site(s)
    s:lay("BA/RFr", 1, 0)
    s:put("Blue", "meeple", { 1, 0, "road 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    s:choose{ c = "festival.take_back",
      figure = { kind = "meeple", owner = "Red", at = { 0, 0, "road 1" } } }
    s:expect{ supply = { Red = { meeple = 7, builder = 1 }, Blue = { meeple = 6 } } }
  end,
}

-- ---- the river

-- A road beside the way of the river, which goes on at 2,0.
local function bank(s)
  s:lay("RI.1/IFI", 1, 0)
  s:lay("BA/RFr", 2, -1, 90)
  s:put("Red", "meeple", { 2, -1, "road 1" })
end

scenario "RIVER-C1: the builder may be placed while the river is laid" {
  rules = { "river", "traders_and_builders" },
  function(s)
    bank(s)
    s:draw("RI.1/LIRI")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 180 } -- its road to the north
    s:choose(builder("road 1"))
    s:expect{ turn = "Blue", at = { { 2, 0, "road 1", "Red", "builder" } } }
  end,
}

scenario "RIVER-C1: the second tile of a double turn is one of the river" {
  rules = { "river", "traders_and_builders" }, options = automatic,
  function(s)
    bank(s)
    s:put("Red", "builder", { 2, -1, "road 1" })
    s:turn{ tile = "RI.1/LIRI", cell = { 2, 0 }, rot = 180 }
    s:expect{ turn = "Red", prompt = "draw" }
    for _, text in ipairs(s:offers()) do assert(text:find("RI.1/", 1, true), text) end
  end,
}

-- ---- beside the Abbot and the Phantom

scenario "ABBOT-X6: the abbot is taken back in one part and placed again in the other" {
  rules = { "traders_and_builders", "abbot" }, options = automatic,
  function(s)
    site(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "abbot", { 0, 1, "monastery 1" })
    s:turn{ tile = "BA/RFr", cell = { 1, 0 },
      action = { c = "abbot.retrieve", figure = { 0, 1, "monastery 1" } } }
    s:expect{ turn = "Red", score = { Red = 3 }, supply = { Red = { abbot = 1 } } } -- three tiles
    s:turn{ tile = "BA/L", cell = { 0, 2 },
      action = { c = "put", kind = "abbot", at = "monastery 1" } }
    s:expect{ turn = "Blue", at = { { 0, 2, "monastery 1", "Red", "abbot" } } }
  end,
}

scenario "PHANTOM-X5: the phantom is enough for the builder, but not one that comes after it" {
  rules = { "traders_and_builders", "phantom" },
  function(s)
    s:put("Red", "phantom", { 0, 0, "road 1" })
    s:draw("BA/CRRR")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ can = { builder("road 3") }, -- to the west, to the phantom
      cannot = { builder("road 1"), builder("city 1") } }
  end,
}

scenario "TRADERS-X6: the phantom in each part, if it is back in between" {
  rules = { "traders_and_builders", "phantom" }, options = automatic,
  function(s)
    site(s)
    s:lay("BA/C", 1, -1, 180)
    s:draw("BA/RCr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 } -- extends the road, completes a city
    s:choose{ c = "put", kind = "meeple", at = "field 1" }
    s:choose{ c = "phantom.follow", kind = "phantom", segment = "city 1" }
    s:expect{ turn = "Red", score = { Red = 4 }, supply = { Red = { phantom = 1 } } }
    s:draw("BA/CRr")
    s:choose{ c = "place", cell = { 0, 1 }, rot = 90 }
    s:choose{ c = "put", kind = "meeple", at = "city 1" }
    s:choose{ c = "phantom.follow", kind = "phantom", segment = "road 1" }
    s:expect{ turn = "Blue", supply = { Red = { phantom = 0 } } }
  end,
}
