-- The two together: ABBOT-X1, ABBOT-C7, COMBO-ABBOT-REVOLT-1 and 2.

local both = { "peasant_revolts", "abbot" }
local literal = { peasant_revolts = { protect_later = "literal" } }

local function retrieve(place) return { c = "abbot.retrieve", figure = place } end
local function later(place) return { c = "peasant_revolts.protect_later", figure = place } end
local function after(place) return { c = "peasant_revolts.protect_after", figure = place } end

local function board(s)
  s:lay("BA/L", 0, 1)
  s:put("Red", "abbot", { 0, 1, "monastery 1" })
  s:lay("BA/RFrG", 1, 0)
  s:put("Blue", "abbot", { 1, 0, "garden 1" })
end

scenario "ABBOT-X1, ABBOT-C7, COMBO-ABBOT-REVOLT-1: hit on a monastery" {
  rules = both,
  function(s)
    board(s)
    s:draw("PR/12")
    s:expect{ supply = { Red = { abbot = 1 }, Blue = { abbot = 0 } }, score = { Red = 0 } }
  end,
}

scenario "ABBOT-X1, ABBOT-C7, COMBO-ABBOT-REVOLT-1: not in a garden" {
  rules = both,
  function(s)
    s:lay("BA/RFrG", 1, 0)
    s:put("Red", "abbot", { 1, 0, "garden 1" })
    s:draw("PR/12")
    s:expect{ supply = { Red = { abbot = 0 } }, at = { { 1, 0, "garden 1", "Red", "abbot" } } }
  end,
}

scenario "ABBOT-X1: gardens may be counted as monasteries" {
  rules = both, options = { peasant_revolts = { monasteries = "with_gardens" } },
  function(s)
    s:lay("BA/RFrG", 1, 0)
    s:put("Red", "abbot", { 1, 0, "garden 1" })
    s:draw("PR/12")
    s:expect{ supply = { Red = { abbot = 1 } } }
  end,
}

scenario "ABBOT-X1: protected on a monastery he gives 2 points" {
  rules = both,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "abbot", { 0, 1, "monastery 1" }, { protected = true })
    s:draw("PR/12")
    s:expect{ supply = { Red = { abbot = 0 } }, score = { Red = 2 } }
  end,
}

scenario "ABBOT-X1: taken back he loses his protection" {
  rules = both,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "abbot", { 0, 1, "monastery 1" }, { protected = true })
    s:turn{ tile = "BA/RFr", cell = { 1, 0 }, action = retrieve{ 0, 1, "monastery 1" } }
    s:turn{ tile = "BA/RFr", cell = { 2, 0 } }
    s:turn{ tile = "BA/L", cell = { 0, 2 },
      action = { c = "put", kind = "abbot", at = { 0, 2, "monastery 1" } } }
    s:expect{ cell = { protected = { [{ 0, 2, "monastery 1" }] = false } } }
  end,
}

scenario "COMBO-ABBOT-REVOLT-2: retrieval and protection for two exclude each other" {
  rules = both,
  function(s)
    board(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    s:expect{ can = { retrieve{ 0, 1, "monastery 1" }, later{ 0, 0, "city 1" } } }
    s:choose(retrieve{ 0, 1, "monastery 1" })
    s:expect{ prompt = "draw", turn = "Blue", score = { Red = 3 } } -- the start tile and 1,0
  end,
}

scenario "COMBO-ABBOT-REVOLT-2: under literal too" {
  rules = both, options = literal,
  function(s)
    board(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    s:choose(retrieve{ 0, 1, "monastery 1" })
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "COMBO-ABBOT-REVOLT-2: off, under literal: the protection for two may follow" {
  rules = both, options = literal, rulings = { ["COMBO-ABBOT-REVOLT-2"] = false },
  function(s)
    board(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    s:choose(retrieve{ 0, 1, "monastery 1" })
    s:choose(after{ 0, 0, "city 1" })
    s:expect{ score = { Red = 1 } } -- 3 for the abbot, less 2
  end,
}
