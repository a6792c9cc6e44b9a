-- A revolt tile is drawn (REVOLT-R10 to R27; examples X1, X2; tests D1 to D4, D8, D9, D15, D16).

local revolts = { "peasant_revolts" }
local three = { "Red", "Blue", "Green" }
local prot = { protected = true }

-- Three cities, three roads and three monasteries, all unfinished.
local city = { { 0, 0, "city 1" }, { 0, 1, "city 1" }, { 1, -1, "city 1" } }
local road = { { 0, 0, "road 1" }, { 2, 1, "road 1" }, { 1, 2, "road 1" } }
local monastery = { { -1, 0, "monastery 1" }, { 1, 1, "monastery 1" }, { 3, 1, "monastery 1" } }
local function board(s)
  s:lay("BA/LR", -1, 0, 270)
  s:lay("BA/RFr", 1, 0)
  s:lay("BA/C", 0, 1, 180)
  s:lay("BA/C", 1, -1)
  s:lay("BA/L", 1, 1)
  s:lay("BA/RFr", 2, 1, 90)
  s:lay("BA/RFr", 1, 2)
  s:lay("BA/L", 3, 1)
end

local function is_protected(s, place, value)
  s:expect{ cell = { protected = { [place] = value } } }
end

scenario "REVOLT-X1: the unprotected one goes, the protected one scores, and Blue is not reached" {
  rules = revolts,
  function(s)
    board(s)
    s:put("Red", "meeple", road[3])
    s:put("Red", "meeple", road[2], prot)
    s:put("Blue", "meeple", road[1])
    s:draw("PR/09")
    s:expect{ score = { Red = 2, Blue = 0 }, supply = { Red = 6, Blue = 6 }, empty = { road[3] },
      at = { { 2, 1, "road 1", "Red", "meeple" }, { 0, 0, "road 1", "Blue", "meeple" } },
      to_act = "Red", prompt = "place", stats = { revolts = 1, sent_home = 1, spared = 1 } }
    is_protected(s, road[2], true)
  end,
}

scenario "REVOLT-X2: Red scores four and loses nobody; Blue scores two and loses the others" {
  rules = revolts,
  function(s)
    board(s)
    s:lay("BA/C", -1, 1, 270)
    s:put("Red", "meeple", city[1], prot)
    s:put("Red", "meeple", city[2], prot)
    s:put("Blue", "meeple", city[3], prot)
    s:put("Blue", "meeple", { -1, 1, "city 1" })
    s:put("Blue", "meeple", city[2])
    s:draw("PR/05")
    s:expect{ score = { Red = 4, Blue = 2 }, supply = { Red = 5, Blue = 6 },
      empty = { { -1, 1, "city 1" } }, at = { { 1, -1, "city 1", "Blue", "meeple" } },
      to_act = "Red", prompt = "place", stats = { revolts = 1, sent_home = 2, spared = 3 } }
    is_protected(s, city[3], true)
  end,
}

scenario "REVOLT-R10: the revolt comes when the tile is drawn, before it is placed" {
  rules = revolts,
  function(s)
    board(s)
    s:put("Red", "meeple", road[2])
    s:draw("PR/09")
    s:expect{ prompt = "place", supply = { Red = 7 }, empty = { road[2] } }
  end,
}

scenario "REVOLT-R11: only meeples on features of the kind named, all over the board" {
  rules = revolts,
  function(s)
    board(s)
    s:put("Red", "meeple", city[1])
    s:put("Red", "meeple", road[1])
    s:put("Red", "meeple", road[3])
    s:put("Red", "meeple", monastery[3])
    s:draw("PR/09")
    s:expect{ supply = { Red = 5 }, empty = { road[1], road[3] },
      at = { { 0, 0, "city 1", "Red", "meeple" }, { 3, 1, "monastery 1", "Red", "meeple" } } }
  end,
}

scenario "REVOLT-R12: the player who draws is checked first" {
  rules = revolts, players = three,
  function(s)
    board(s)
    s:put("Red", "meeple", road[1])
    s:put("Blue", "meeple", road[2])
    s:put("Green", "meeple", road[3])
    s:turn{ tile = "BA/C", cell = { 0, -1 }, rot = 180 }
    s:draw("PR/09") -- Blue's
    s:expect{ supply = { Red = 6, Blue = 7, Green = 6 }, to_act = "Blue" }
  end,
}

scenario "REVOLT-D4, REVOLT-R13, REVOLT-R26: all unprotected meeples go, not one of choice" {
  rules = revolts,
  function(s)
    board(s)
    for i = 1, 3 do s:put("Red", "meeple", city[i]) end
    s:put("Blue", "meeple", city[3])
    s:draw("PR/05")
    s:expect{ supply = { Red = 7, Blue = 6 }, empty = { city[1], city[2] },
      at = { { 1, -1, "city 1", "Blue", "meeple" } }, prompt = "place" }
  end,
}

scenario "REVOLT-R14: a protected meeple scores two, stays, and stays protected" {
  rules = revolts,
  function(s)
    board(s)
    s:put("Red", "meeple", monastery[2], prot)
    s:draw("PR/12")
    s:expect{ score = { Red = 2 }, at = { { 1, 1, "monastery 1", "Red", "meeple" } } }
    is_protected(s, monastery[2], true)
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 }
    s:turn{ tile = "BA/Rr", cell = { 2, 0 }, rot = 0 } -- Blue's
    s:draw("PR/11") -- Red's, once more
    s:expect{ score = { Red = 4 }, at = { { 1, 1, "monastery 1", "Red", "meeple" } } }
  end,
}

scenario "REVOLT-R15: who loses meeples scores for the protected ones all the same" {
  rules = revolts, players = three,
  function(s)
    -- C036: two unprotected knights, one protected; the next player has an unprotected one.
    board(s)
    s:put("Red", "meeple", city[1])
    s:put("Red", "meeple", city[2])
    s:put("Red", "meeple", city[3], prot)
    s:put("Blue", "meeple", city[3])
    s:draw("PR/05")
    s:expect{ score = { Red = 2, Blue = 0, Green = 0 }, supply = { Red = 6, Blue = 6 },
      empty = { city[1], city[2] } }
  end,
}

scenario "REVOLT-R16: the revolt is over with the player who lost somebody" {
  rules = revolts, players = three,
  function(s)
    board(s)
    s:put("Red", "meeple", road[1])
    s:put("Blue", "meeple", road[2])
    s:put("Green", "meeple", road[3], prot)
    s:draw("PR/09")
    s:expect{ score = { Red = 0, Blue = 0, Green = 0 }, supply = { Red = 7, Blue = 6, Green = 6 } }
  end,
}

scenario "REVOLT-R17: nobody affected, or all protected: it passes to the left" {
  rules = revolts, players = three,
  function(s)
    -- C037: Red has nobody there, Blue two protected, Green one of each.
    board(s)
    s:put("Blue", "meeple", road[1], prot)
    s:put("Blue", "meeple", road[2], prot)
    s:put("Green", "meeple", road[3], prot)
    s:put("Green", "meeple", { 1, 0, "road 1" })
    s:draw("PR/09")
    s:expect{ score = { Red = 0, Blue = 4, Green = 2 }, supply = { Red = 7, Blue = 5, Green = 6 },
      empty = { { 1, 0, "road 1" } }, to_act = "Red", prompt = "place" }
  end,
}

scenario "REVOLT-R18: it goes round the table once" {
  rules = revolts, players = three,
  function(s)
    board(s)
    s:put("Red", "meeple", city[1], prot)
    s:put("Blue", "meeple", city[2], prot)
    s:put("Green", "meeple", city[3], prot)
    s:draw("PR/05")
    s:expect{ score = { Red = 2, Blue = 2, Green = 2 }, supply = { Red = 6, Blue = 6, Green = 6 },
      to_act = "Red", prompt = "place" }
  end,
}

scenario "REVOLT-D1: three players, a monastery revolt, and nobody is on a monastery" {
  rules = revolts, players = three,
  function(s)
    board(s)
    s:put("Red", "meeple", city[1])
    s:put("Blue", "meeple", road[2])
    s:draw("PR/12")
    s:expect{ score = { Red = 0, Blue = 0, Green = 0 }, supply = { Red = 6, Blue = 6, Green = 7 },
      prompt = "place" }
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 }
  end,
}

scenario "REVOLT-D2: two protected monks score, the third player's unprotected one returns" {
  rules = revolts, players = three,
  function(s)
    board(s)
    s:put("Red", "meeple", monastery[1], prot)
    s:put("Blue", "meeple", monastery[2], prot)
    s:put("Green", "meeple", monastery[3])
    s:draw("PR/12")
    s:expect{ score = { Red = 2, Blue = 2, Green = 0 }, supply = { Red = 6, Blue = 6, Green = 7 } }
  end,
}

scenario "REVOLT-D3, REVOLT-R19: who is not reached scores nothing for protected meeples" {
  rules = revolts, players = three,
  function(s)
    board(s)
    s:put("Red", "meeple", monastery[1], prot)
    s:put("Blue", "meeple", monastery[2], prot)
    s:put("Green", "meeple", monastery[3])
    s:turn{ tile = "BA/C", cell = { 0, -1 }, rot = 180 }
    s:draw("PR/12") -- Blue's
    s:expect{ score = { Red = 0, Blue = 2, Green = 0 }, supply = { Red = 6, Blue = 6, Green = 7 } }
  end,
}

scenario "REVOLT-D15: counted by meeple, not by feature" {
  rules = revolts,
  function(s)
    board(s)
    s:put("Red", "meeple", { 0, 0, "road 1" }, prot)
    s:put("Red", "meeple", { 1, 0, "road 1" })
    s:draw("PR/09")
    s:expect{ score = { Red = 2 }, supply = { Red = 6 }, empty = { { 1, 0, "road 1" } },
      at = { { 0, 0, "road 1", "Red", "meeple" } } }
  end,
}

scenario "REVOLT-D16: only the drawer has knights, all protected: it ends with the other player" {
  rules = revolts,
  function(s)
    board(s)
    s:put("Red", "meeple", city[1], prot)
    s:put("Red", "meeple", city[2], prot)
    s:put("Blue", "meeple", road[1])
    s:draw("PR/05")
    s:expect{ score = { Red = 4, Blue = 0 }, supply = { Red = 5, Blue = 6 }, prompt = "place" }
    s:choose{ c = "place", cell = { 3, 0 }, rot = 180 }
  end,
}

scenario "REVOLT-R20: afterwards the turn goes on as usual, up to scoring" {
  rules = revolts,
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:draw("PR/06")
    s:expect{ supply = { Red = 7 } }
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 } -- closes the city
    s:choose{ c = "put", kind = "meeple", at = { 0, -1, "city 1" } }
    s:choose{ c = "pass" } -- not protected
    s:expect{ score = { Red = 4 }, supply = { Red = 7 } }
  end,
}

scenario "REVOLT-R21: going home in a revolt scores nothing, and the feature does not score" {
  rules = revolts,
  function(s)
    s:lay("BA/CFc+", 0, -1, 90)
    s:lay("BA/C", 0, -2, 180) -- a city of three tiles and a coat of arms, complete
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    s:draw("PR/05")
    s:expect{ score = { Red = 0, Blue = 0 }, supply = { Red = 7, Blue = 6 } }
  end,
}

scenario "REVOLT-D9, REVOLT-R22: farmers are never affected" {
  rules = revolts,
  function(s)
    board(s)
    s:put("Red", "meeple", { 0, 0, "field 2" })
    s:put("Blue", "meeple", road[1])
    s:draw("PR/09")
    s:expect{ at = { { 0, 0, "field 2", "Red", "meeple" } }, supply = { Red = 6, Blue = 7 } }
  end,
}

scenario "REVOLT-R22: not by the tile: a farmer and a highwayman on monastery tiles are safe" {
  rules = revolts,
  function(s)
    -- C039: a monastery revolt, and Red has nobody on a monastery.
    board(s)
    s:put("Red", "meeple", { 1, 1, "field 1" })
    s:put("Red", "meeple", { -1, 0, "road 1" })
    s:put("Blue", "meeple", monastery[3])
    s:draw("PR/12")
    s:expect{ at = { { 1, 1, "field 1", "Red", "meeple" }, { -1, 0, "road 1", "Red", "meeple" } },
      supply = { Red = 5, Blue = 7 } }
  end,
}

-- The start tile's road ends at both sides, so that BA/RRRR's twin PR/01 fits nowhere.
local function no_open_road(s)
  s:lay("BA/LR", 1, 0, 90)
  s:lay("BA/LR", -1, 0, 270)
  s:lay("BA/C", 0, 1, 180)
  s:put("Red", "meeple", { 0, 0, "city 1" }, prot)
  s:put("Blue", "meeple", { 0, 1, "city 1" })
end

scenario "REVOLT-D8, REVOLT-R23: unplaceable: the revolt stands, another tile is drawn, and so on" {
  rules = revolts,
  function(s)
    no_open_road(s)
    s:bag{ "PR/01", "PR/05", "BA/C", "BA/C" }
    s:draw("PR/01")
    s:draw("PR/05") -- the same turn: a second revolt
    s:expect{ to_act = "Red", prompt = "place", score = { Red = 4, Blue = 0 },
      supply = { Red = 6, Blue = 7 } }
  end,
}

scenario "REVOLT-R23: off: a tile that can't be placed brings no revolt" {
  rules = revolts, rulings = { ["REVOLT-R23"] = false },
  function(s)
    no_open_road(s)
    s:bag{ "PR/01", "BA/C", "BA/C" }
    s:draw("PR/01")
    s:draw("BA/C")
    s:expect{ to_act = "Red", score = { Red = 0 }, supply = { Red = 6, Blue = 6 } }
  end,
}

scenario "REVOLT-R23: off: one that can be placed brings it before it is placed" {
  rules = revolts, rulings = { ["REVOLT-R23"] = false },
  function(s)
    no_open_road(s)
    s:draw("PR/05")
    s:expect{ to_act = "Red", prompt = "place", score = { Red = 2 },
      supply = { Red = 6, Blue = 7 } }
  end,
}

scenario "REVOLT-R24: who came home in the revolt may be placed in the same turn" {
  rules = revolts,
  function(s)
    board(s)
    for i = 1, 3 do
      s:put("Red", "meeple", road[i])
      s:put("Red", "meeple", monastery[i])
    end
    s:put("Red", "meeple", { 0, 0, "field 2" }) -- the seventh
    s:draw("PR/09")
    s:expect{ supply = { Red = 3 } }
    s:choose{ c = "place", cell = { 0, -1 }, rot = 180 } -- city to the south and the west
    s:choose{ c = "put", kind = "meeple", at = { 0, -1, "city 1" } }
    s:expect{ supply = { Red = 2 } }
  end,
}

scenario "REVOLT-R10: no revolt tile, no revolt" {
  rules = revolts,
  function(s)
    board(s)
    for i = 1, 3 do s:put("Red", "meeple", city[i]) end
    s:draw("BA/RFr")
    s:expect{ supply = { Red = 4 } }
  end,
}

scenario "REVOLT-R14: the points for a protected meeple are a number of the INI" {
  rules = revolts, options = { peasant_revolts = { protected_points = 5 } },
  function(s)
    board(s)
    s:put("Red", "meeple", city[1], prot)
    s:put("Red", "meeple", city[2], prot)
    s:draw("PR/05")
    s:expect{ score = { Red = 10 } }
  end,
}
