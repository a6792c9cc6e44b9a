-- The two together: RIVER-X2. The river flows from 0,0 over 1,0 into the gap at 2,0.

local both = { "river", "abbey_and_mayor" }
local printed = { river = { guard = "printed" } }
local function abbey(x, y) return { c = "abbey_and_mayor.place_abbey", cell = { x, y } } end

local function around(s, x, y)
  s:lay("BA/L", x, y - 1)
  s:lay("BA/L", x, y + 1)
  s:lay("BA/L", x + 1, y)
end
local function flow(s)
  s:draw("RI.1/IFI")
  s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
  s:pass()
end

scenario "RIVER-X2: not where the river would go on" {
  rules = both, options = printed,
  function(s)
    around(s, 2, 0)
    flow(s)
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "RIVER-X2: off: there too" {
  rules = both, options = printed, rulings = { ["RIVER-X2"] = false },
  function(s)
    around(s, 2, 0)
    flow(s)
    s:expect{ prompt = "source", can = { abbey(2, 0) } }
  end,
}

scenario "RIVER-X2: into another gap" {
  rules = both,
  function(s)
    around(s, 0, 5)
    s:lay("BA/L", -1, 5)
    flow(s)
    s:expect{ prompt = "source", can = { abbey(0, 5) } }
    s:choose(abbey(0, 5))
    s:expect{ prompt = "action", can = { { c = "put", at = { 0, 5, "abbey 1" } } } }
  end,
}
