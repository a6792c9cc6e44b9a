-- Abbey & Mayor beside systems with which it needs no ruling file: mayor and wagon are meeples, the
-- barn is none, the abbey is of the class monastery. The gap is at 0,-1, north of the start tile.

local function with(...) return { "abbey_and_mayor", ... } end
local place = { c = "abbey_and_mayor.place_abbey", cell = { 0, -1 } }
local raise = { c = "abbey_and_mayor.raise", place = { 1, -1, "corner NW" } }
local function put(kind, x, y, name) return { c = "put", kind = kind, at = { x, y, name } } end
local function move(x, y, name) return { c = "abbey_and_mayor.move", segment = { x, y, name } } end

local function go(s, tile, x, y, rot) -- the tile and no action
  s:draw(tile)
  s:choose{ c = "place", cell = { x, y }, rot = rot or 0 }
  s:pass()
end
local function gap(s)
  s:lay("BA/L", 1, -1)
  s:lay("BA/L", -1, -1)
  s:lay("BA/L", 0, -2)
end
-- Blue has placed the abbey.
local function abbey(s)
  gap(s)
  go(s, "BA/RFr", 1, 0)
  s:choose(place)
end
-- The start tile's city is finished, and three of four tiles lie around a corner north of it.
local function yard(s)
  s:lay("BA/C", 0, -1, 180)
  s:lay("BA/L", 1, -1)
  s:lay("BA/L", 1, -2)
end
local function barn(s)
  yard(s)
  s:lay("BA/L", 0, -2)
  s:put("Red", "barn", { 1, -1, "corner NW" })
  s:cell("barn", { 1, -1, "field 1" }, true)
end

-- ---- The Festival

local function festival(s)
  s:draw("FE/RrRr")
  s:choose{ c = "place", cell = { -1, 0 }, rot = 0 }
end
local function back(figure) return { c = "festival.take_back", figure = figure } end

for _, kind in ipairs{ "mayor", "wagon" } do
  scenario("COMBO-AM-FEST-1, ABBEY-X3, ABBEY-R36: the " .. kind .. " may be taken back") {
    rules = with("festival"),
    function(s)
      s:put("Red", kind, { 0, 0, "city 1" })
      festival(s)
      s:choose(back{ 0, 0, "city 1" })
      s:expect{ score = { Red = 0 }, supply = { Red = { [kind] = 1 } }, prompt = "draw" }
    end,
  }
end

scenario "COMBO-AM-FEST-2, ABBEY-X3, ABBEY-P11: and the barn, and farmers stand there" {
  rules = with("festival"),
  function(s)
    barn(s)
    festival(s)
    s:choose(back{ 1, -1, "corner NW" })
    s:expect{ score = { Red = 0 }, supply = { Red = { barn = 1 } },
      empty = { { 1, -1, "corner NW" } } }
    s:draw("BA/L")
    s:choose{ c = "place", cell = { 2, -1 }, rot = 0 }
    s:expect{ can = { put("meeple", 2, -1, "field 1") } }
  end,
}

scenario "ABBEY-X3: where only meeples are taken back the barn stays" {
  rules = with("festival"), options = { festival = { returns = "meeples_only" } },
  function(s)
    barn(s)
    s:put("Red", "mayor", { 0, 0, "city 1" })
    festival(s)
    s:expect{ can = { back{ 0, 0, "city 1" } }, cannot = { back{ 1, -1, "corner NW" } } }
  end,
}

-- ---- The Peasant Revolts

local function pays(s) return s:can{ c = "peasant_revolts.pay" } end

scenario "COMBO-AM-REVOLT-1, COMBO-AM-REVOLT-2, COMBO-AM-REVOLT-4: it moves on protected" {
  rules = with("peasant_revolts"),
  function(s)
    s:lay("BA/L", 1, 1)
    s:put("Red", "wagon", { 0, 0, "city 1" }, { protected = true })
    go(s, "BA/RFr", 1, 0)
    go(s, "BA/C", 0, -1, 180)
    s:choose(move(1, 1, "monastery 1"))
    s:expect{ prompt = "draw", score = { Red = 4 },
      cell = { protected = { [{ 1, 1, "monastery 1" }] = true } } }
    s:draw("PR/12") -- a monastery revolt
    s:expect{ score = { Red = 6 }, supply = { Red = { wagon = 0 } } }
  end,
}

scenario "COMBO-AM-REVOLT-4, ABBEY-X1: unprotected it can't be protected in another's turn" {
  rules = with("peasant_revolts"),
  function(s)
    s:put("Red", "wagon", { 0, 0, "city 1" })
    go(s, "BA/RFr", 1, 0)
    go(s, "BA/C", 0, -1, 180)
    s:choose(move(0, 0, "road 1"))
    s:expect{ prompt = "draw", turn = "Red", score = { Red = 4 } } -- nothing was asked
  end,
}

scenario "COMBO-AM-REVOLT-5, ABBEY-X1: in its owner's turn, for four" {
  rules = with("peasant_revolts"), players = { "Red" },
  function(s)
    s:put("Red", "wagon", { 0, 0, "city 1" })
    go(s, "BA/C", 0, -1, 180)
    s:choose(move(0, 0, "road 1"))
    s:expect{ prompt = "protect", score = { Red = 4 } }
    s:choose{ c = "peasant_revolts.pay" }
    s:expect{ score = { Red = 0 }, cell = { protected = { [{ 0, 0, "road 1" }] = true } } }
  end,
}

scenario "COMBO-AM-REVOLT-1, ABBEY-X1: back in the supply it is unprotected" {
  rules = with("peasant_revolts"), players = { "Red" },
  function(s)
    s:put("Red", "wagon", { 0, 0, "city 1" }, { protected = true })
    go(s, "BA/C", 0, -1, 180)
    s:pass() -- it doesn't move on
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(put("wagon", 1, 0, "road 1"))
    s:expect{ prompt = "protect" } -- so it is not protected
  end,
}

scenario "COMBO-AM-REVOLT-3, ABBEY-X1: where no revolt reaches it may be protected too" {
  rules = with("peasant_revolts"),
  options = { peasant_revolts = { monasteries = "plain" } },
  function(s)
    abbey(s)
    s:choose(put("wagon", 0, -1, "abbey 1"))
    assert(pays(s))
  end,
}

scenario "COMBO-AM-REVOLT-7, ABBEY-X2: a mayor is hit as any meeple, and protected for four" {
  rules = with("peasant_revolts"),
  function(s)
    s:put("Red", "mayor", { 0, 0, "city 1" })
    s:draw("PR/05")
    s:expect{ supply = { Red = { mayor = 1 } } }
    s:choose{ c = "place", cell = { 1, 0 }, rot = 90 } -- its road to the west
    s:pass()
    s:draw("BA/CFC.2")
    s:choose{ c = "place", cell = { 0, -1 }, rot = 0 }
    s:choose(put("mayor", 0, -1, "city 1"))
    s:choose{ c = "peasant_revolts.pay" }
    s:expect{ score = { Blue = -4 } }
  end,
}

for _, row in ipairs{ { "by_class", 7 }, { "plain", 6 } } do
  scenario("COMBO-AM-REVOLT-7, ABBEY-X2: a monastery revolt reaches the abbey, " .. row[1]) {
    rules = with("peasant_revolts"), options = { peasant_revolts = { monasteries = row[1] } },
    function(s)
      abbey(s)
      s:choose(put("meeple", 0, -1, "abbey 1"))
      s:pass() -- not protected
      go(s, "BA/RFr", 2, 0)
      s:draw("PR/12")
      s:expect{ turn = "Blue", supply = { Blue = row[2] } }
    end,
  }
end

scenario "COMBO-AM-REVOLT-7, ABBEY-X2: a barn is never hit nor protected" {
  rules = with("peasant_revolts"),
  function(s)
    yard(s)
    s:draw("BA/L")
    s:choose{ c = "place", cell = { 0, -2 }, rot = 0 }
    s:choose(raise)
    s:expect{ prompt = "draw", turn = "Blue" } -- no protection was asked for
    s:draw("PR/12")
    s:expect{ supply = { Red = { barn = 0 } } }
  end,
}

scenario "ABBEY-X2: an abbey is not drawn, so no revolt comes with it" {
  rules = with("peasant_revolts"),
  function(s)
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    abbey(s)
    s:expect{ prompt = "action", supply = { Blue = 6 } }
  end,
}

-- ---- The Tower

local seize = { c = "tower.seize", figure = { 0, 0, "city 1" } }
local function tower(s)
  s:lay("TO/L", 0, 1)
  s:draw("BA/RFr")
  s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
  s:choose{ c = "tower.build", tile = { 0, 1 } }
end

for _, kind in ipairs{ "mayor", "wagon" } do
  scenario("TOWER-X5, ABBEY-C1, ABBEY-C10, ABBEY-R36: captured, the " .. kind .. " is off") {
    rules = with("tower"),
    function(s)
      s:put("Blue", kind, { 0, 0, "city 1" })
      tower(s)
      s:choose(seize)
      s:expect{ prompt = "draw", supply = { Blue = { [kind] = 0 } },
        empty = { { 0, 0, "city 1" } } }
    end,
  }
end

scenario "ABBEY-C10, ABBEY-R46: but not the barn" {
  rules = with("tower"),
  function(s)
    s:put("Blue", "barn", { 0, 0, "corner SW" })
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    tower(s)
    s:expect{ prompt = "capture", cannot = { { c = "tower.seize", figure = { kind = "barn" } } } }
  end,
}

scenario "ABBEY-R30, ABBEY-R46: neither mayor, wagon nor barn climbs a tower" {
  rules = with("tower"),
  function(s)
    s:lay("TO/L", 0, 1)
    s:cell("height", { 0, 1 }, 1)
    s:cell("stage", { 0, 1 }, 1)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    local function climb(kind) return { c = "tower.climb", kind = kind, tile = { 0, 1 } } end
    s:expect{ can = { climb("meeple") },
      cannot = { climb("mayor"), climb("wagon"), climb("barn") } }
  end,
}

scenario "ABBEY-C9: floors on a tile are no occupants: a wagon may move there" {
  rules = with("tower"),
  function(s)
    s:lay("TO/L", 0, 1)
    s:cell("height", { 0, 1 }, 1)
    s:cell("stage", { 0, 1 }, 1)
    s:put("Red", "wagon", { 0, 0, "city 1" })
    go(s, "BA/RFr", 1, 0)
    go(s, "BA/C", 0, -1, 180)
    s:expect{ prompt = "move_on", can = { move(0, 1, "monastery 1") } }
  end,
}

-- ---- The Abbot

scenario "ABBOT-C6, ABBOT-C8, ABBOT-P1: he stands on an abbey, and is taken back from there" {
  rules = with("abbot"),
  function(s)
    abbey(s)
    s:choose(put("abbot", 0, -1, "abbey 1"))
    go(s, "BA/RFr", 2, 0)
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 3, 0 }, rot = 0 }
    s:choose{ c = "abbot.retrieve", figure = { 0, -1, "abbey 1" } }
    s:expect{ score = { Blue = 6 }, supply = { Blue = { abbot = 1 } } } -- four sides and 1,0
  end,
}

scenario "ABBOT-C1: his retrieval excludes placing a barn in the same turn" {
  rules = with("abbot"),
  function(s)
    yard(s)
    s:put("Red", "abbot", { 1, -1, "monastery 1" })
    s:draw("BA/L")
    s:choose{ c = "place", cell = { 0, -2 }, rot = 0 }
    s:expect{ can = { raise } }
    s:choose{ c = "abbot.retrieve", figure = { 1, -1, "monastery 1" } }
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "ABBOT-P2: a wagon isn't offered a garden, though an abbot may stand there" {
  rules = with("abbot"),
  function(s)
    s:lay("BA/RFrG", 1, 0)
    s:put("Red", "wagon", { 0, 0, "city 1" })
    go(s, "BA/RFr", 2, 0)
    go(s, "BA/C", 0, -1, 180)
    s:expect{ prompt = "move_on", can = { move(1, 0, "road 1") },
      cannot = { move(1, 0, "garden 1") } }
  end,
}

-- ---- The Phantom

local function follow(x, y, name)
  return { c = "phantom.follow", kind = "phantom", segment = { x, y, name } }
end

scenario "PHANTOM-X4, ABBEY-X6, ABBEY-R13: an abbey has one feature: meeple or phantom" {
  rules = with("phantom"),
  function(s)
    gap(s)
    go(s, "BA/RFr", 1, 0)
    s:pass() -- no phantom
    s:choose(place)
    s:expect{ can = { put("phantom", 0, -1, "abbey 1") } }
    s:choose(put("meeple", 0, -1, "abbey 1"))
    s:expect{ prompt = "draw", turn = "Red" }
  end,
}

scenario "PHANTOM-X4, ABBEY-X6: who passes there may put the phantom" {
  rules = with("phantom"),
  function(s)
    gap(s)
    go(s, "BA/RFr", 1, 0)
    s:pass() -- no phantom
    s:choose(place)
    s:pass()
    s:expect{ prompt = "second", can = { follow(0, -1, "abbey 1") } }
  end,
}

for _, kind in ipairs{ "mayor", "wagon" } do
  scenario("PHANTOM-X6, PHANTOM-P4: the phantom follows the " .. kind) {
    rules = with("phantom"),
    function(s)
      s:draw("BA/CFC.2")
      s:choose{ c = "place", cell = { 0, -1 }, rot = 0 }
      s:choose(put(kind, 0, -1, "city 1"))
      s:choose(follow(0, -1, "field 1"))
      s:expect{ supply = { Red = { [kind] = 0, phantom = 0 } } }
    end,
  }
end

scenario "PHANTOM-R13, ABBEY-R43: it follows a barn, but is no farmer there" {
  rules = with("phantom"),
  function(s)
    yard(s)
    s:draw("BA/L")
    s:choose{ c = "place", cell = { 0, -2 }, rot = 0 }
    s:choose(raise)
    s:expect{ prompt = "second", can = { follow(0, -2, "monastery 1") },
      cannot = { follow(0, -2, "field 1") } }
  end,
}
