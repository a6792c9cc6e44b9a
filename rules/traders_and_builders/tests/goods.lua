-- Traders & Builders (TRADERS): goods.

local traders = { "traders_and_builders" }

-- A wine tile north of the start tile's city, open to the east: one cap at 1,-1 completes it.
local function vineyard(s) s:lay("TB/Cc.w", 0, -1, 180) end
local cap = { tile = "BA/C", cell = { 1, -1 }, rot = 270 }

scenario "TRADERS-R10, TRADERS-R11: first the city is scored, then who completed it has the goods" {
  rules = traders,
  function(s)
    vineyard(s)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:turn(cap) -- Red's
    s:expect{ score = { Red = 0, Blue = 6 }, cell = { wine = { Red = 1, Blue = 0 } } }
  end,
}

scenario "TRADERS-R11: nobody stands there: the goods are given all the same" {
  rules = traders,
  function(s)
    vineyard(s)
    s:turn(cap)
    s:expect{ cell = { wine = { Red = 1, Blue = 0 }, grain = { Red = 0 }, cloth = { Red = 0 } } }
  end,
}

scenario "TRADERS-R11, TRADERS-C6: a tied majority changes nothing" {
  rules = traders,
  function(s)
    vineyard(s)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, -1, "city 1" })
    s:turn{ tile = "BA/L", cell = { 0, 1 } } -- Red's
    s:turn(cap) -- Blue's
    s:expect{ score = { Red = 6, Blue = 6 }, cell = { wine = { Red = 0, Blue = 1 } } }
  end,
}

scenario "TRADERS-R10: a token for each symbol, of each kind" {
  rules = traders,
  function(s)
    s:lay("TB/CFc.w", 0, -1, 90)
    s:lay("TB/CRc.w", 0, -2, 90)
    s:lay("TB/CRc.g", 0, -3, 90)
    s:turn{ tile = "BA/C", cell = { 0, -4 }, rot = 180 }
    s:expect{ cell = { wine = { Red = 2 }, grain = { Red = 1 }, cloth = { Red = 0 } } }
  end,
}

scenario "TRADERS-R12: ten points for most of a good, for all who tie, for nobody with none" {
  rules = traders, players = { "Red", "Blue", "Green" },
  function(s)
    s:cell("wine", "Red", 2)
    s:cell("wine", "Blue", 2)
    s:cell("wine", "Green", 1)
    s:cell("grain", "Red", 1)
    s:final()
    s:expect{ score = { Red = 20, Blue = 10, Green = 0 },
      events = { { event = "points_scored", player = "Red", points = 10,
        reason = "traders_and_builders.trade_goods" } } }
  end,
}

scenario "TRADERS-R13: what was never completed gives nothing" {
  rules = traders,
  function(s)
    vineyard(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:final()
    s:expect{ score = { Red = 2, Blue = 0 } }
  end,
}

scenario "TRADERS-R10: goods can be switched off" {
  rules = traders, options = { traders_and_builders = { goods = false } },
  function(s)
    vineyard(s)
    s:turn(cap)
    s:expect{ cell = { wine = { Red = 0 } } }
    s:cell("wine", "Red", 1)
    s:final()
    s:expect{ score = { Red = 0 } }
  end,
}
