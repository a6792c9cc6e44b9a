-- The two together: PHANTOM-X2, PHANTOM-R13, PHANTOM-C1, COMBO-PHANTOM-FEST-1 and 2.

local both = { "festival", "phantom" }

local function back(x, y, name) return { c = "festival.take_back", figure = { x, y, name } } end
local function follow(x, y, name)
  return { c = "phantom.follow", kind = "phantom", segment = { x, y, name } }
end
local function place(s)
  s:draw("FE/RrRr") -- roads turn from N to W, 1, and from E to S, 2
  s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
end

scenario "PHANTOM-X2, COMBO-PHANTOM-FEST-1: the phantom may be taken back" {
  rules = both,
  function(s)
    s:put("Red", "phantom", { 0, 0, "city 1" })
    place(s)
    s:choose(back(0, 0, "city 1"))
    s:expect{ supply = { Red = { meeple = 7, phantom = 1 } }, score = { Red = 0 } }
  end,
}

scenario "PHANTOM-R13, PHANTOM-C6, COMBO-PHANTOM-FEST-2: after a return the phantom may follow" {
  rules = both,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s)
    s:choose(back(0, 0, "city 1"))
    s:choose(follow(1, 0, "road 2"))
    s:expect{ supply = { Red = { meeple = 7, phantom = 0 } } }
  end,
}

scenario "PHANTOM-C1: on the tile just placed, not where the figure was taken from" {
  rules = both,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s)
    s:choose(back(0, 0, "city 1"))
    s:expect{ can = { follow(1, 0, "road 2") }, cannot = { follow(0, 0, "city 1") } }
  end,
}

scenario "PHANTOM-X2: the phantom just taken back does not follow" {
  rules = both, players = { "Red" },
  function(s)
    s:put("Red", "phantom", { 0, 0, "city 1" })
    place(s)
    s:choose(back(0, 0, "city 1"))
    s:expect{ prompt = "draw" } -- nothing more was asked
    s:draw("BA/RFr") -- in the next turn it may
    s:choose{ c = "place", cell = { -1, 0 }, rot = 0 }
    s:choose{ c = "put", kind = "meeple", at = { -1, 0, "road 1" } }
    s:expect{ can = { follow(-1, 0, "field 1") } }
  end,
}

scenario "PHANTOM-X2: off: it may" {
  rules = both, rulings = { ["PHANTOM-X2"] = false },
  function(s)
    s:put("Red", "phantom", { 0, 0, "city 1" })
    place(s)
    s:choose(back(0, 0, "city 1"))
    s:choose(follow(1, 0, "road 2"))
    s:expect{ supply = { Red = { phantom = 0 } } }
  end,
}
