-- The two together: ABBOT-C3, C10, X3 to X5, R13, DRAGON-R52, X5. They need no ruling of their own.

local both = { "princess_and_dragon", "abbot" }

local function place(s, x, y, tile, rot)
  s:draw(tile or "BA/RFr")
  s:choose{ c = "place", cell = { x, y }, rot = rot or 0 }
end
local abbot = { 0, 1, "monastery 1" }
local fairy = { c = "princess_and_dragon.move_fairy", figure = abbot }
local retrieve = { c = "abbot.retrieve", figure = abbot }
local function fly(x, y) return { c = "princess_and_dragon.fly", tile = { x, y } } end
local function monk(s)
  s:lay("BA/L", 0, 1)
  s:put("Red", "abbot", abbot)
end
local function blessed(s)
  monk(s)
  place(s, 1, 0)
  s:choose(fairy)
  s:turn{ tile = "BA/RFr", cell = { 2, 0 } }
end

scenario "ABBOT-X5: beside the abbot: three when his building is scored" {
  rules = both,
  function(s)
    blessed(s)
    s:final()
    s:expect{ score = { Red = 1 + 3 + 3 } } -- a turn; the monastery with two neighbours; the fairy
  end,
}

scenario "ABBOT-C3, DRAGON-X5: taken back early he brings his own points only" {
  rules = both,
  function(s)
    blessed(s)
    place(s, 3, 0)
    s:choose(retrieve)
    s:expect{ score = { Red = 1 + 3 }, at = { { 0, 1, nil, false, "fairy" } } }
  end,
}

scenario "ABBOT-X3: the dragon eats him, in a garden too" {
  rules = both,
  function(s)
    monk(s)
    s:lay("BA/RFrG", 1, 0)
    s:put("Blue", "abbot", { 1, 0, "garden 1" })
    s:put(nil, "dragon", { 0, 0 })
    s:cell("lair", { 0, 0 }, true)
    s:lay("BA/L", 1, 1)
    place(s, 2, 0, "DG/RFr.d")
    s:pass()
    for _, cell in ipairs{ { 0, 1 }, { 1, 1 }, { 1, 0 }, { 2, 0 } } do
      s:choose(fly(cell[1], cell[2]))
    end
    s:expect{ supply = { Red = { abbot = 1 }, Blue = { abbot = 1 } }, score = { Red = 0 } }
  end,
}

scenario "ABBOT-C10: he may be taken back before the dragon flies" {
  rules = both,
  function(s)
    monk(s)
    s:put(nil, "dragon", { 0, 0 })
    s:cell("lair", { 0, 0 }, true)
    place(s, 1, 0, "DG/RFr.d")
    s:choose(retrieve)
    s:expect{ score = { Red = 3 }, prompt = "princess_and_dragon.dragon" }
  end,
}

scenario "ABBOT-R13: taken back, he leaves no move of the fairy" {
  rules = both,
  function(s)
    monk(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1, 0)
    s:choose(retrieve)
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "ABBOT-X4, DRAGON-R52: through a portal to a free, unfinished monastery or garden" {
  rules = both,
  function(s)
    local function through(x, y, name)
      return { c = "princess_and_dragon.portal", kind = "abbot", segment = { x, y, name } }
    end
    s:lay("BA/L", 0, 1)
    s:lay("BA/L", 1, 1)
    s:put("Blue", "meeple", { 1, 1, "monastery 1" })
    s:lay("BA/RFrG", -1, 0)
    place(s, 1, 0, "DG/RRR.g", 180)
    s:expect{ can = { through(0, 1, "monastery 1"), through(-1, 0, "garden 1") },
      cannot = { through(1, 1, "monastery 1"), through(0, 0, "city 1"), through(0, 0, "road 1") } }
  end,
}
