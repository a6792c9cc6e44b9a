-- The two together: DRAGON-C2, R11, R25, R36, V4, TOWER-R40, C2, C6, X3, X4, X6. They need no
-- ruling of their own; whether the dragon reaches towers is an option of its module.

local both = { "princess_and_dragon", "tower" }

local build = { c = "tower.build", tile = { 0, 1 } }
local climb = { c = "tower.climb", kind = "meeple", tile = { 0, 1 } }
local function seize(x, y, name) return { c = "tower.seize", figure = { x, y, name } } end
local function fairy(x, y, name)
  return { c = "princess_and_dragon.move_fairy", figure = { x, y, name } }
end
local function fly(x, y) return { c = "princess_and_dragon.fly", tile = { x, y } } end
local function place(s, x, y, tile)
  s:draw(tile or "BA/RFr")
  s:choose{ c = "place", cell = { x, y }, rot = 0 }
end
local function dragon(s, x, y)
  s:put(nil, "dragon", { x, y })
  s:cell("lair", { x, y }, true)
end
local function tower(s, floors, stage)
  s:lay("TO/L", 0, 1)
  s:cell("height", { 0, 1 }, floors)
  s:cell("stage", { 0, 1 }, stage)
end
-- Red on the tower at 0,1, the dragon beside it about to fly.
local function on_top(s)
  tower(s, 1, 2)
  s:put("Red", "meeple", { 0, 1 })
  dragon(s, 0, 0)
  place(s, 1, 0, "DG/RFr.d")
  s:pass()
end

scenario "DRAGON-C2, TOWER-R40: the tower captures, then the dragon flies" {
  rules = both,
  function(s)
    tower(s, 0, 0)
    s:lay("BA/RFr", 1, 0)
    dragon(s, 1, 0)
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    place(s, 2, 0, "DG/RFr.d")
    s:choose(build)
    s:choose(seize(0, 0, "road 1"))
    s:expect{ prompt = "princess_and_dragon.dragon", supply = { Blue = 5 } }
    s:choose(fly(0, 0))
    s:expect{ supply = { Blue = 6 } } -- one is a prisoner
  end,
}

scenario "TOWER-X3, DRAGON-R25: the dragon eats who is on a tower, which is open again" {
  rules = both,
  function(s)
    on_top(s)
    s:choose(fly(0, 1))
    s:expect{ supply = { Red = 7 }, cell = { stage = { { 0, 1, 1 } }, height = { { 0, 1, 1 } } } }
  end,
}

scenario "DRAGON-V4: off: it leaves who is on a tower alone" {
  rules = both, options = { princess_and_dragon = { tower_meeple_edible = false } },
  function(s)
    on_top(s)
    s:choose(fly(0, 1))
    s:expect{ supply = { Red = 6 }, cell = { stage = { { 0, 1, 2 } } } }
  end,
}

scenario "TOWER-X3: the dragon itself closes no tower" {
  rules = both,
  function(s)
    tower(s, 1, 1)
    dragon(s, 0, 0)
    place(s, 1, 0, "DG/RFr.d")
    s:pass()
    s:choose(fly(0, 1))
    place(s, 2, 0)
    s:expect{ can = { build, climb }, cell = { stage = { { 0, 1, 1 } } } }
  end,
}

scenario "TOWER-X6, DRAGON-R11: in a volcano's turn floors and meeples on towers are allowed" {
  rules = both,
  function(s)
    tower(s, 1, 1)
    place(s, 1, 0, "DG/RFr.v")
    s:expect{ can = { build, climb } }
  end,
}

scenario "TOWER-X4, DRAGON-R34: the fairy does not protect from capture, and stays on the tile" {
  rules = both,
  function(s)
    tower(s, 0, 0)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1, 0)
    s:choose(fairy(0, 0, "city 1"))
    place(s, 2, 0)
    s:choose(build)
    s:choose(seize(0, 0, "city 1"))
    s:expect{ turn = "Red", supply = { Red = 6 }, score = { Red = 0 },
      at = { { 0, 0, nil, false, "fairy" } }, cell = { haven = { { 0, 0, true } } } }
  end,
}

scenario "TOWER-C6: a floor is the action: the fairy is not moved after it" {
  rules = both,
  function(s)
    tower(s, 0, 0)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1, 0)
    s:choose(build)
    s:pass()
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "DRAGON-R36: beside who is on a tower: a point a turn, and nothing at the end" {
  rules = both,
  function(s)
    tower(s, 1, 2)
    s:put("Red", "meeple", { 0, 1 })
    place(s, 1, 0)
    s:choose(fairy(0, 1))
    s:turn{ tile = "BA/RFr", cell = { 2, 0 } }
    s:expect{ score = { Red = 1 } }
    s:final()
    s:expect{ score = { Red = 1 } }
  end,
}

scenario "TOWER-C2: with a portal a meeple may be put on a tower as always" {
  rules = both,
  function(s)
    tower(s, 1, 1)
    place(s, 1, 0, "DG/RRR.g")
    s:choose(climb)
    s:expect{ supply = { Red = 6 }, cell = { stage = { { 0, 1, 2 } } } }
  end,
}
