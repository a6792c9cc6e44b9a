-- The two together: TOWER-X2, TOWER-V6, COMBO-TOWER-FEST-1 and 2. Festival's ruling FEST-R33 says
-- whether who stands on a tower may be taken back.

local both = { "festival", "tower" }

local function begin(s)
  s:lay("TO/L", 0, 1)
  s:cell("height", { 0, 1 }, 1)
  s:cell("stage", { 0, 1 }, 2)
  s:put("Red", "meeple", { 0, 1 })
  s:draw("FE/RrRr")
  s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
end
local back = { c = "festival.take_back", figure = { 0, 1 } }

scenario "TOWER-V6, COMBO-TOWER-FEST-2: from a tower's top, which is open again" {
  rules = both,
  function(s)
    begin(s)
    s:choose(back)
    s:expect{ supply = { Red = 7 }, cell = { stage = { { 0, 1, 1 } } } }
  end,
}

scenario "TOWER-V6: off: who stands on a tower stays there" {
  rules = both, rulings = { ["FEST-R33"] = false },
  function(s)
    begin(s)
    s:refuse(back)
  end,
}

scenario "TOWER-X2, COMBO-TOWER-FEST-1: a prisoner is not taken back" {
  rules = both,
  function(s)
    s:lay("TO/L", 0, 1)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    s:choose{ c = "tower.build", tile = { 0, 1 } }
    s:choose{ c = "tower.seize", figure = { 0, 0, "city 1" } }
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 3, 0 }, rot = 0 }
    s:refuse{ c = "festival.take_back", figure = { owner = "Red" } }
  end,
}
