-- The Phantom (PHANTOM): the second figure of a turn, and when it may follow. BA/RFr at 1,0 has one
-- road and two fields, and lies east of the start tile.

local phantom = { "phantom" }

local function put(kind, x, y, name) return { c = "put", kind = kind, at = { x, y, name } } end
local function follow(x, y, name)
  return { c = "phantom.follow", kind = "phantom", segment = { x, y, name } }
end

local function place(s, tile, x, y, rot)
  s:draw(tile)
  s:choose{ c = "place", cell = { x, y }, rot = rot or 0 }
end

-- ---- preparation and placing

scenario "PHANTOM-R1: a phantom each, beside the seven meeples" {
  rules = phantom, players = { "Red", "Blue", "Green" },
  function(s)
    local all = { meeple = 7, phantom = 1 }
    s:expect{ supply = { Red = all, Blue = all, Green = all } }
  end,
}

scenario "PHANTOM-R1: two phantoms each, when asked for: still one second figure" {
  rules = phantom, options = { phantom = { phantoms = 2 } },
  function(s)
    place(s, "BA/RFr", 1, 0)
    s:choose(put("phantom", 1, 0, "road 1"))
    s:choose(follow(1, 0, "field 1"))
    s:expect{ supply = { Red = { meeple = 7, phantom = 0 } }, prompt = "draw", turn = "Blue" }
  end,
}

scenario "PHANTOM-R10: it may stand where a meeple may, in gardens not" {
  rules = { "phantom", "abbot" },
  function(s)
    place(s, "BA/RFrG", 1, 0)
    s:expect{
      can = { put("phantom", 1, 0, "road 1"), put("phantom", 1, 0, "field 1") },
      cannot = { put("phantom", 1, 0, "garden 1") },
    }
    s:choose(put("meeple", 1, 0, "road 1"))
    s:expect{ can = { follow(1, 0, "field 1") }, cannot = { follow(1, 0, "garden 1") } }
  end,
}

scenario "PHANTOM-R10: on a monastery and in a city" {
  rules = phantom,
  function(s)
    place(s, "BA/L", 0, 1)
    s:choose(put("phantom", 0, 1, "monastery 1"))
    place(s, "BA/C", 0, -1, 180)
    s:choose(put("meeple", 0, -1, "field 1"))
    s:choose(follow(0, -1, "city 1"))
    s:expect{ at = { { 0, 1, "monastery 1", "Red", "phantom" } } }
    s:draw("BA/RFr")
    s:expect{ score = { Blue = 4 }, supply = { Blue = { meeple = 6, phantom = 1 } } }
  end,
}

scenario "PHANTOM-R10: its strength is 1" {
  rules = phantom,
  function(s)
    s:put("Red", "phantom", { 0, 0, "road 1" })
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    s:final()
    s:expect{ score = { Red = 1, Blue = 1 } }
  end,
}

scenario "PHANTOM-R11: after a meeple, on another feature of the tile just placed" {
  rules = phantom,
  function(s)
    place(s, "BA/RFr", 1, 0)
    s:choose(put("meeple", 1, 0, "road 1"))
    s:expect{ prompt = "second", to_act = "Red",
      can = { follow(1, 0, "field 1"), follow(1, 0, "field 2"), "pass" },
      cannot = { follow(1, 0, "road 1"), follow(0, 0, "city 1") } }
    s:choose(follow(1, 0, "field 1"))
    s:expect{ prompt = "draw", at = { { 1, 0, "road 1", "Red", "meeple" },
      { 1, 0, "field 1", "Red", "phantom" } } }
  end,
}

scenario "PHANTOM-R12: as the only or first figure, and no meeple after it" {
  rules = phantom,
  function(s)
    place(s, "BA/RFr", 1, 0)
    s:choose(put("phantom", 1, 0, "road 1"))
    s:expect{ prompt = "draw", turn = "Blue", supply = { Red = { meeple = 7, phantom = 0 } } }
  end,
}

scenario "PHANTOM-R13, PHANTOM-C6: after the abbot was taken back" {
  rules = { "phantom", "abbot" },
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "abbot", { 0, 1, "monastery 1" })
    place(s, "BA/RFr", 1, 0)
    s:choose{ c = "abbot.retrieve", figure = { 0, 1, "monastery 1" } }
    s:expect{ can = { follow(1, 0, "road 1") } }
    s:choose(follow(1, 0, "road 1"))
    s:expect{ score = { Red = 3 }, supply = { Red = { meeple = 7, abbot = 1, phantom = 0 } } }
  end,
}

scenario "PHANTOM-R14: each on a feature that nobody has" {
  rules = phantom,
  function(s)
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    place(s, "BA/RFr", 1, 0)
    s:choose(put("meeple", 1, 0, "field 1"))
    s:expect{ can = { follow(1, 0, "field 2") },
      cannot = { follow(1, 0, "road 1"), follow(1, 0, "field 1") } }
  end,
}

-- Three bends join the crossing's roads to the north and to the east.
local function loop(s)
  s:lay("BA/Rr", 1, -1, 270)
  s:lay("BA/Rr", 2, -1, 0)
  s:lay("BA/Rr", 2, 0, 90)
  place(s, "BA/RRRR", 1, 0)
end

scenario "PHANTOM-R14: two segments of the tile that are one feature take one figure" {
  rules = phantom,
  function(s)
    loop(s)
    s:choose(put("meeple", 1, 0, "road 1"))
    s:expect{ can = { follow(1, 0, "road 3") }, cannot = { follow(1, 0, "road 2") } }
  end,
}

scenario "PHANTOM-R14: they are one choice" {
  rules = phantom,
  function(s)
    loop(s)
    s:pass()
    local roads = 0
    for _, text in ipairs(s:offers()) do
      if text:find("road", 1, true) then roads = roads + 1 end
    end
    if roads ~= 3 then error("three roads, not " .. roads) end
    s:refuse(follow(1, 0, "road 2"))
  end,
}

scenario "PHANTOM-R16: it is placed before what the tile completes is scored" {
  rules = phantom,
  function(s)
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    place(s, "BA/C", 0, -1, 180)
    s:choose(put("meeple", 0, -1, "field 1"))
    s:expect{ prompt = "second", score = { Red = 0 } }
    s:choose(follow(0, -1, "city 1"))
    s:expect{ score = { Red = 4 }, supply = { Red = { meeple = 6, phantom = 1 } } }
  end,
}

scenario "PHANTOM-R20: scored and returned it may be used again in the next turn" {
  rules = phantom, players = { "Red" },
  function(s)
    place(s, "BA/C", 0, -1, 180)
    s:choose(put("phantom", 0, -1, "city 1"))
    s:expect{ score = { Red = 4 }, prompt = "draw" } -- not in the same turn
    place(s, "BA/RFr", 1, 0)
    s:choose(put("meeple", 1, 0, "road 1"))
    s:choose(follow(1, 0, "field 1"))
    s:expect{ supply = { Red = { meeple = 6, phantom = 0 } } }
  end,
}

-- ---- when it may follow

scenario "PHANTOM-P1, PHANTOM-P2: after passing the action it may still be placed" {
  rules = phantom,
  function(s)
    place(s, "BA/RFr", 1, 0)
    s:pass()
    s:expect{ prompt = "second", can = { follow(1, 0, "road 1"), "pass" } }
    s:pass()
    s:expect{ prompt = "draw", turn = "Blue", supply = { Red = { meeple = 7, phantom = 1 } } }
  end,
}

scenario "PHANTOM-P2: with an empty supply but for the phantom there is one action, its own" {
  rules = phantom,
  function(s)
    for i = 1, 7 do
      s:lay("BA/L", 0, i)
      s:put("Red", "meeple", { 0, i, "monastery 1" })
    end
    place(s, "BA/RFr", 1, 0)
    s:expect{ prompt = "action", can = { put("phantom", 1, 0, "road 1") },
      cannot = { put("meeple", 1, 0, "road 1") } }
  end,
}

scenario "PHANTOM-R11: without a phantom in the supply nothing more is asked" {
  rules = phantom,
  function(s)
    s:put("Red", "phantom", { 0, 0, "city 1" })
    place(s, "BA/RFr", 1, 0)
    s:choose(put("meeple", 1, 0, "road 1"))
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "PHANTOM-V1: meeple_only: after a meeple it may follow" {
  rules = phantom, options = { phantom = { after = "meeple_only" } },
  function(s)
    place(s, "BA/RFr", 1, 0)
    s:choose(put("meeple", 1, 0, "road 1"))
    s:choose(follow(1, 0, "field 2"))
    s:expect{ supply = { Red = { meeple = 6, phantom = 0 } } }
  end,
}

scenario "PHANTOM-V1: meeple_only: not after passing, nor after the abbot was taken back" {
  rules = { "phantom", "abbot" }, options = { phantom = { after = "meeple_only" } },
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "abbot", { 0, 1, "monastery 1" })
    place(s, "BA/RFr", 1, 0)
    s:pass()
    s:expect{ prompt = "draw", turn = "Blue" }
    place(s, "BA/RFr", 2, 0)
    s:pass()
    place(s, "BA/RFr", 3, 0)
    s:choose{ c = "abbot.retrieve", figure = { 0, 1, "monastery 1" } }
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}
