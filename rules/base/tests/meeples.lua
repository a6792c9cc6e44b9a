-- Phase 2: placing a meeple (BASE-R20 to R26), and what may be claimed.

scenario "BASE-R20: one meeple, on the tile just placed, or none" {
  function(s)
    s:draw("BA/LR")
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:expect{
      prompt = "action",
      can = {
        { c = "put", kind = "meeple", at = { 0, 1, "monastery 1" } },
        { c = "put", kind = "meeple", at = { 0, 1, "road 1" } },
        { c = "put", kind = "meeple", at = { 0, 1, "field 1" } },
        { c = "pass" },
      },
    }
    s:refuse{ c = "put", kind = "meeple", at = { 0, 0, "city 1" } }
    s:choose{ c = "put", kind = "meeple", at = { 0, 1, "monastery 1" } }
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/L")
    s:expect{ to_act = "Blue", prompt = "place", supply = { Red = 6, Blue = 7 },
      at = { { 0, 1, "monastery 1", "Red", "meeple" } } }
  end,
}

scenario "BASE-R21, BASE-P8: a feature with anybody's meeple is taken, also by way of other tiles" {
  function(s)
    s:lay("BA/RFr", 1, 0, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Blue", "meeple", { 0, 0, "field 2" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    s:refuse{ c = "put", kind = "meeple", at = { 2, 0, "road 1" } }  -- one's own, two tiles away
    s:refuse{ c = "put", kind = "meeple", at = { 2, 0, "field 2" } } -- Blue's
    s:choose{ c = "put", kind = "meeple", at = { 2, 0, "field 1" } }
    s:expect{ supply = { Red = 5 } }
  end,
}

scenario "BASE-R22: a tile may join two occupied features, and then they are shared" {
  function(s)
    s:lay("BA/RFr", 1, 0, 0)      -- the road goes on to the east;
    s:lay("BA/C", 0, 1, 180)
    s:lay("BA/C", 1, 1, 180)
    s:lay("BA/RFr", 2, 1, 90)     -- another runs from north to south
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Blue", "meeple", { 2, 1, "road 1" })
    s:draw("BA/Rr")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    s:refuse{ c = "put", kind = "meeple", at = { 2, 0, "road 1" } }
    s:pass()
    s:final()
    -- (0,0), (1,0), (2,0), (2,1): four tiles, one meeple each.
    s:expect{ score = { Red = 4, Blue = 4 } }
  end,
}

scenario "BASE-R23: a feature closed by this very tile may be claimed, and pays at once" {
  function(s)
    s:draw("BA/C")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 }
    s:choose{ c = "put", kind = "meeple", at = { 0, -1, "city 1" } }
    s:expect{ score = { Red = 4 }, supply = { Red = 7 }, empty = { { 0, -1, "city 1" } } }
  end,
}

-- Puts six of Red's meeples on monasteries in a row south of the start tile.
local function six_monks(s)
  for i = 1, 4 do
    s:lay("BA/L", 0, i, 0)
    s:put("Red", "meeple", { 0, i, "monastery 1" })
  end
  for i = 5, 6 do
    s:lay("BA/LR", 0, i, i == 5 and 90 or 270)
    s:put("Red", "meeple", { 0, i, "monastery 1" })
  end
end

scenario "BASE-R24: a meeple that comes back when features score is too late for this turn" {
  function(s)
    six_monks(s)
    s:put("Red", "meeple", { 0, 0, "city 1" }) -- the seventh
    s:draw("BA/C")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 }
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", score = { Red = 4 }, supply = { Red = 1 } }
  end,
}

scenario "BASE-R25: without a meeple in the supply none is placed, and nothing is lost by it" {
  function(s)
    six_monks(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", score = { Red = 0 }, supply = { Red = 0 } }
  end,
}

scenario "BASE-R26: one action a turn" {
  function(s)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "put", kind = "meeple", at = { 1, 0, "road 1" } }
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr")
    s:expect{ to_act = "Blue", prompt = "place", supply = { Red = 6 } }
  end,
}

scenario "BASE-C3: on a monastery's tile the field may be taken, and the monastery stays free" {
  function(s)
    s:turn{ tile = "BA/L", cell = { 0, 1 }, rot = 0, action = { c = "put", at = { "field 1" } } }
    s:expect{ supply = { Red = 6 }, empty = { { 0, 1, "monastery 1" } },
      at = { { 0, 1, "field 1", "Red", "meeple" } } }
  end,
}

scenario "BASE-C6: gardens and houses are drawings; a garden can't be occupied" {
  function(s)
    s:draw("BA/RFrG")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    local puts = 0
    for _, text in ipairs(s:offers()) do
      if not text:find("pass", 1, true) then puts = puts + 1 end
    end
    if puts ~= 3 then error("road and two fields: three choices, not " .. puts) end
  end,
}

scenario "BASE-V3: without farmers nobody lies down in a field, and fields score nothing" {
  game = { farmers = "off" },
  function(s)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ can = { { c = "put", kind = "meeple", at = { 1, 0, "road 1" } } },
      cannot = { { c = "put", kind = "meeple", at = { 1, 0, "field 1" } },
        { c = "put", kind = "meeple", at = { 1, 0, "field 2" } } } }
  end,
}

scenario "BASE-V4: the first player is drawn, when asked for" {
  game = { first_player = "random" }, players = { "Red", "Blue", "Green" },
  function(s)
    s:chance("first_player", "Green")
    s:draw("BA/RFr")
    s:expect{ to_act = "Green" }
    s:turn{ tile = "BA/RFr", cell = { 1, 0 }, rot = 0 }
    s:draw("BA/RFr")
    s:expect{ to_act = "Red" }
  end,
}

scenario "BASE-V4: seat 1 begins by default" {
  players = { "Green", "Red" },
  function(s)
    s:draw("BA/RFr")
    s:expect{ to_act = "Green" }
  end,
}

-- A ring of four tiles around one point: three joined corners of a city, and BA/CC.2, whose two
-- cities meet only by way of the others.
local function three_corners(s)
  s:lay("BA/Cc.1", 0, -1, 180)
  s:lay("BA/Cc.1", 1, -1, 270)
  s:lay("BA/CcG", 1, 0, 0)
end

scenario "BASE-P2: two segments of one feature are one feature: taken together" {
  start = false,
  function(s)
    three_corners(s)
    s:put("Blue", "meeple", { 1, -1, "city 1" })
    s:draw("BA/CC.2")
    s:choose{ c = "place", cell = { 0, 0 }, rot = 90 }
    s:expect{ cannot = { { c = "put", kind = "meeple", at = { 0, 0, "city 1" } },
      { c = "put", kind = "meeple", at = { 0, 0, "city 2" } } } }
  end,
}

scenario "BASE-P2: two segments of one feature are offered once" {
  start = false,
  function(s)
    three_corners(s)
    s:draw("BA/CC.2")
    s:choose{ c = "place", cell = { 0, 0 }, rot = 90 }
    local cities = 0
    for _, text in ipairs(s:offers()) do
      if text:find("city", 1, true) then cities = cities + 1 end
    end
    if cities ~= 1 then error("the one city was offered " .. cities .. " times") end
  end,
}
