-- The two together: FEST-R28, FEST-X8, FEST-X9, DRAGON-X3, COMBO-PD-FEST-1 and 2. They need no
-- ruling of their own: a return and the fairy's move are both the action, and neutral figures are
-- nobody's.

local both = { "princess_and_dragon", "festival" }

local function fairy(x, y, name)
  return { c = "princess_and_dragon.move_fairy", figure = { x, y, name } }
end
local function back(figure) return { c = "festival.take_back", figure = figure } end
local function festival(s, x)
  s:draw("FE/RrRr")
  s:choose{ c = "place", cell = { x, 0 }, rot = 0 }
end

scenario "FEST-R28, COMBO-PD-FEST-2: after a return the fairy is not moved" {
  rules = both,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "field 1" })
    festival(s, 1)
    s:expect{ can = { fairy(0, 0, "field 1"), back{ 0, 0, "city 1" } } }
    s:choose(back{ 0, 0, "city 1" })
    s:expect{ prompt = "draw", turn = "Blue" } -- nothing more was asked
  end,
}

scenario "FEST-X9: who takes nothing back and places nothing may move it" {
  rules = both,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    festival(s, 1)
    s:choose(fairy(0, 0, "city 1"))
    s:expect{ prompt = "draw", cell = { haven = { { 0, 0, true } } } }
  end,
}

scenario "FEST-X8, DRAGON-X3, DRAGON-R34: its meeple taken back, the fairy stays on the tile" {
  rules = both,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "field 1" })
    s:draw("BA/L")
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:choose(fairy(0, 0, "city 1"))
    s:turn{ tile = "BA/RFr", cell = { -1, 0 } }
    festival(s, 1)
    s:choose(back{ 0, 0, "city 1" })
    s:expect{ supply = { Red = 6 }, score = { Red = 1 }, cell = { haven = { { 0, 0, true } } },
      at = { { 0, 0, nil, false, "fairy" } }, prompt = "draw" }
    s:turn{ tile = "BA/RFr", cell = { -2, 0 } }
    s:expect{ turn = "Red", score = { Red = 1 } } -- no longer assigned
  end,
}

scenario "COMBO-PD-FEST-1, DRAGON-X3: dragon and fairy are not taken back" {
  rules = both,
  function(s)
    s:put(nil, "dragon", { 0, 0 })
    s:cell("lair", { 0, 0 }, true)
    s:put(nil, "fairy", { 0, 0 })
    s:put("Red", "meeple", { 0, 0, "city 1" })
    festival(s, 1)
    local backs = 0
    for _, text in ipairs(s:offers()) do
      if text:find("take ", 1, true) then backs = backs + 1 end
    end
    assert(backs == 1, backs) -- the knight
  end,
}
