-- The Abbot (ABBOT): where he stands, what he scores, taking him back. The garden lies at 1,0, east
-- of the start tile.

local abbot = { "abbot" }

local function put(kind, x, y, name) return { c = "put", kind = kind, at = { x, y, name } } end
local function retrieve(x, y, name) return { c = "abbot.retrieve", figure = { x, y, name } } end

-- The eight tiles around 1,0 but for the start tile, which is one of them.
local around = { { "BA/RFr", 2, 0 }, { "BA/L", 0, 1 }, { "BA/L", 1, 1 }, { "BA/L", 1, -1 },
  { "BA/L", 2, -1 }, { "BA/C", 0, -1, 180 }, { "BA/L", 2, 1 } }
-- Red's abbot in the garden, and so many tiles of the list beside it.
local function garden(s, tiles)
  s:lay("BA/RFrG", 1, 0)
  s:put("Red", "abbot", { 1, 0, "garden 1" })
  for i = 1, tiles do s:lay(table.unpack(around[i])) end
end

-- ---- preparation and placing

scenario "ABBOT-R1: an abbot each, beside the seven meeples" {
  rules = abbot, players = { "Red", "Blue", "Green" },
  function(s)
    local all = { meeple = 7, abbot = 1 }
    s:expect{ supply = { Red = all, Blue = all, Green = all } }
  end,
}

scenario "ABBOT-V1, ABBOT-R1: without the abbot gardens are drawings" {
  function(s)
    s:draw("BA/RFrG")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:refuse(put("meeple", 1, 0, "garden 1"))
    s:expect{ supply = { Red = { meeple = 7 } } }
  end,
}

scenario "ABBOT-R5: a garden's tile is placed like any other" {
  rules = abbot,
  function(s)
    s:draw("BA/RFrG")
    s:expect{
      can = { { c = "place", cell = { 1, 0 }, rot = 0 }, { c = "place", cell = { -1, 0 }, rot = 0 },
        { c = "place", cell = { 0, 1 }, rot = 0 } },
      cannot = { { c = "place", cell = { 0, -1 }, rot = 0 },
        { c = "place", cell = { 0, 1 }, rot = 90 } },
    }
  end,
}

scenario "ABBOT-R10, ABBOT-R11, ABBOT-C5: a garden is the abbot's alone, and he stands on no road" {
  rules = abbot,
  function(s)
    s:draw("BA/RFrG")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{
      can = { put("abbot", 1, 0, "garden 1"), put("meeple", 1, 0, "road 1"),
        put("meeple", 1, 0, "field 1") },
      cannot = { put("meeple", 1, 0, "garden 1"), put("abbot", 1, 0, "road 1"),
        put("abbot", 1, 0, "field 1") },
    }
    s:choose(put("abbot", 1, 0, "garden 1"))
    s:expect{ prompt = "draw", supply = { Red = { meeple = 7, abbot = 0 } } } -- it was the action
  end,
}

scenario "ABBOT-R10, ABBOT-R11: a monastery may have the abbot or a meeple" {
  rules = abbot,
  function(s)
    s:draw("BA/L")
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:expect{ can = { put("abbot", 0, 1, "monastery 1"), put("meeple", 0, 1, "monastery 1") },
      cannot = { put("abbot", 0, 1, "field 1") } }
  end,
}

scenario "ABBOT-R10: not in a city, with a garden beside it neither" {
  rules = abbot,
  function(s)
    s:draw("BA/CG")
    s:choose{ c = "place", cell = { 0, 1 }, rot = 180 }
    s:expect{ can = { put("abbot", 0, 1, "garden 1") },
      cannot = { put("abbot", 0, 1, "city 1"), put("meeple", 0, 1, "garden 1") } }
  end,
}

scenario "ABBOT-R10: gardens may be left out" {
  rules = abbot, options = { abbot = { gardens = false } },
  function(s)
    s:draw("BA/RFrG")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:refuse{ c = "put", kind = "abbot" }
    s:turn{ tile = "BA/L", cell = { 0, 1 }, action = put("abbot", 0, 1, "monastery 1") }
    s:expect{ at = { { 0, 1, "monastery 1", "Blue", "abbot" } } }
  end,
}

scenario "ABBOT-C15: a garden of another set's tile is one too" {
  rules = { "abbot", "peasant_revolts" },
  function(s)
    s:draw("PR/05")
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:expect{ can = { put("abbot", 0, 1, "garden 1") } }
  end,
}

-- ---- scoring

scenario "ABBOT-R20: a garden with eight neighbours scores 9, and the abbot returns" {
  rules = abbot,
  function(s)
    garden(s, 6)
    s:turn{ tile = "BA/L", cell = { 2, 1 } }
    s:expect{ score = { Red = 9, Blue = 0 }, supply = { Red = { abbot = 1 } },
      empty = { { 1, 0, "garden 1" } } }
  end,
}

scenario "ABBOT-R20: a monastery with the abbot scores 9 like any other" {
  rules = abbot,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "abbot", { 0, 1, "monastery 1" })
    for _, cell in ipairs{ { -1, 1 }, { 1, 1 }, { -1, 2 }, { 0, 2 }, { 1, 2 } } do
      s:lay("BA/L", cell[1], cell[2])
    end
    s:lay("BA/RFr", -1, 0)
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:expect{ score = { Red = 9 }, supply = { Red = { abbot = 1 } } }
  end,
}

scenario "ABBOT-R21: at the end a garden gives 1 and 1 for each neighbour" {
  rules = abbot,
  function(s)
    garden(s, 3)
    s:final()
    s:expect{ score = { Red = 5 } } -- itself, the start tile and three more
  end,
}

scenario "ABBOT-R22: abbot and meeple count alike on one monastery" {
  rules = abbot,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "abbot", { 0, 1, "monastery 1" })
    s:put("Blue", "meeple", { 0, 1, "monastery 1" })
    s:final()
    s:expect{ score = { Red = 2, Blue = 2 } }
  end,
}

scenario "ABBOT-P5: gardens side by side count each other, and are scored one by one" {
  rules = abbot,
  function(s)
    s:lay("BA/RFrG", 1, 0)
    s:lay("BA/RFrG", 2, 0)
    s:put("Red", "abbot", { 1, 0, "garden 1" })
    s:put("Blue", "abbot", { 2, 0, "garden 1" })
    s:final()
    s:expect{ score = { Red = 3, Blue = 2 } } -- the start tile is no neighbour of the second
  end,
}

-- ---- taking him back

scenario "ABBOT-R12, ABBOT-C10: taken back he scores 1 and his neighbours, at once" {
  rules = abbot, game = { confirm = true },
  function(s)
    garden(s, 2) -- and the start tile
    s:draw("BA/L")
    s:choose{ c = "place", cell = { -1, 1 }, rot = 0 } -- beside another monastery, not the garden
    s:choose(retrieve(1, 0, "garden 1"))
    s:expect{ score = { Red = 4 }, supply = { Red = { meeple = 7, abbot = 1 } }, prompt = "confirm",
      events = { { event = "points_scored", points = 4, reason = "abbot.retrieved",
        occasion = "early" }, { event = "meeple_left", cause = "abbot.retrieved" } } }
  end,
}

scenario "ABBOT-R12: from a monastery too, and not another player's abbot" {
  rules = abbot,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "abbot", { 0, 1, "monastery 1" })
    s:lay("BA/L", 0, 2)
    s:put("Blue", "abbot", { 0, 2, "monastery 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ can = { retrieve(0, 1, "monastery 1") }, cannot = { retrieve(0, 2, "monastery 1") } }
    s:choose(retrieve(0, 1, "monastery 1"))
    s:expect{ score = { Red = 4, Blue = 0 } } -- the start tile, 1,0 and 0,2
  end,
}

scenario "ABBOT-R12: a meeple on a monastery is not taken back" {
  rules = abbot,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "meeple", { 0, 1, "monastery 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:refuse(retrieve(0, 1, "monastery 1"))
  end,
}

scenario "ABBOT-R12, ABBOT-C14: it is instead of placing: not after it" {
  rules = abbot,
  function(s)
    garden(s, 1)
    s:turn{ tile = "BA/RFr", cell = { -1, 0 }, action = put("meeple", -1, 0, "field 1") }
    s:expect{ prompt = "draw", turn = "Blue", score = { Red = 0 } } -- nothing more was asked
  end,
}

scenario "ABBOT-R13, ABBOT-R14: it is the action: nobody is placed after it, the abbot neither" {
  rules = abbot,
  function(s)
    garden(s, 1)
    s:draw("BA/L")
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:choose(retrieve(1, 0, "garden 1"))
    s:expect{ prompt = "draw", turn = "Blue", empty = { { 0, 1, "monastery 1" } },
      score = { Red = 4 } } -- the start tile, 2,0 and 0,1
  end,
}

scenario "ABBOT-P6, ABBOT-C14: with an empty supply too" {
  rules = abbot,
  function(s)
    garden(s, 1)
    for i = 1, 7 do
      s:lay("BA/L", 0, i)
      s:put("Red", "meeple", { 0, i, "monastery 1" })
    end
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { -1, 0 }, rot = 0 }
    s:expect{ supply = { Red = { meeple = 0, abbot = 0 } }, can = { retrieve(1, 0, "garden 1") } }
    s:choose(retrieve(1, 0, "garden 1"))
    s:expect{ score = { Red = 4 } } -- the start tile, 2,0 and 0,1
  end,
}

scenario "ABBOT-C2: the abbot is scored, not the garden or monastery" {
  rules = abbot,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "abbot", { 0, 1, "monastery 1" })
    s:put("Blue", "meeple", { 0, 1, "monastery 1" })
    s:put("Blue", "abbot", { 0, 1, "monastery 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(retrieve(0, 1, "monastery 1"))
    -- Blue has the majority, and gets nothing for it now.
    s:expect{ score = { Red = 3, Blue = 0 }, supply = { Blue = { meeple = 6, abbot = 0 } } }
  end,
}

scenario "C030, ABBOT-R15, ABBOT-C11, ABBOT-P4: not from what this tile surrounds" {
  rules = abbot,
  function(s)
    garden(s, 6)
    s:draw("BA/L")
    s:choose{ c = "place", cell = { 2, 1 }, rot = 0 }
    s:refuse(retrieve(1, 0, "garden 1"))
    s:pass()
    s:expect{ score = { Red = 9 }, supply = { Red = { abbot = 1 } } }
  end,
}

scenario "C030, ABBOT-R15: with six neighbours after the tile he is taken back for 7" {
  rules = abbot,
  function(s)
    garden(s, 4)
    s:draw("BA/L")
    s:choose{ c = "place", cell = { 2, 1 }, rot = 0 }
    s:choose(retrieve(1, 0, "garden 1"))
    s:expect{ score = { Red = 7 }, supply = { Red = { abbot = 1 } } }
  end,
}

scenario "ABBOT-R14: taken back, he may be placed again in the next turn" {
  rules = abbot, players = { "Red" },
  function(s)
    garden(s, 1)
    s:turn{ tile = "BA/L", cell = { 0, 1 }, action = retrieve(1, 0, "garden 1") }
    s:turn{ tile = "BA/L", cell = { 0, 2 }, action = put("abbot", 0, 2, "monastery 1") }
    s:expect{ at = { { 0, 2, "monastery 1", "Red", "abbot" } } }
  end,
}

scenario "ABBOT-R1: two abbots each, when asked for" {
  rules = abbot, options = { abbot = { abbots = 2 } },
  function(s)
    garden(s, 1)
    s:draw("BA/L")
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:expect{ can = { put("abbot", 0, 1, "monastery 1"), retrieve(1, 0, "garden 1") } }
  end,
}
