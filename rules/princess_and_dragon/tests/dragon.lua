-- The Princess & the Dragon (DRAGON): volcanoes, the dragon's tiles and its flight.

local pd = { "princess_and_dragon" }

local function put(kind, x, y, name) return { c = "put", kind = kind, at = { x, y, name } } end
local function place(s, x, y, tile, rot)
  s:draw(tile)
  s:choose{ c = "place", cell = { x, y }, rot = rot or 0 }
end
local function fly(x, y) return { c = "princess_and_dragon.fly", tile = { x, y } } end
local function flight(s, cells)
  for _, cell in ipairs(cells) do s:choose(fly(cell[1], cell[2])) end
end
-- The dragon is there already, without having come.
local function dragon(s, x, y)
  s:put(nil, "dragon", { x, y })
  s:cell("lair", { x, y }, true)
end
local function dragon_is(s, x, y)
  s:expect{ at = { { x, y, nil, false, "dragon" } }, cell = { lair = { { x, y, true } } } }
end
-- A road from the start tile's east side on to x = last.
local function road(s, last)
  for x = 1, last do s:lay("BA/RFr", x, 0) end
end

-- ---- preparation and volcanoes

scenario "DRAGON-R1: thirty tiles; dragon and fairy are beside the board" {
  rules = pd,
  function(s)
    s:expect{ tiles_left = 71 + 30,
      cell = { lair = { { 0, 0, false } }, haven = { { 0, 0, false } } } }
  end,
}

scenario "DRAGON-R10: a volcano brings the dragon, from beside the board and from wherever it is" {
  rules = pd,
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    place(s, 0, 1, "DG/R.v")
    dragon_is(s, 0, 1)
    place(s, 1, 1, "DG/F.v")
    dragon_is(s, 1, 1)
    s:expect{ supply = { Red = 6 }, cell = { lair = { { 0, 1, false } } } } -- nobody was eaten
  end,
}

scenario "DRAGON-R11: no meeple on a new volcano's tile" {
  rules = pd,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1, 0, "DG/RFr.v")
    s:refuse(put("meeple", 1, 0, "road 1"))
    s:refuse(put("meeple", 1, 0, "field 1"))
    s:expect{ can = { { c = "princess_and_dragon.move_fairy", figure = { 0, 0, "city 1" } } } }
  end,
}

scenario "DRAGON-R11, TRADERS-C2: no builder and no pig there" {
  rules = { "princess_and_dragon", "traders_and_builders" },
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Red", "meeple", { 0, 0, "field 1" })
    place(s, 1, 0, "DG/RFr.v")
    s:refuse(put("builder", 1, 0, "road 1"))
    s:refuse(put("pig", 1, 0, "field 1"))
  end,
}

scenario "DRAGON-R12: what a volcano's tile completes is scored as usual" {
  rules = pd,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 0, -1, "DG/C.v", 180)
    s:pass()
    s:expect{ score = { Red = 4 }, supply = { Red = 7 } }
  end,
}

-- ---- the dragon's tiles

scenario "DRAGON-R20: drawn too early a tile is set aside for another, and not discarded" {
  rules = pd,
  function(s)
    s:bag{ "DG/C.d", "BA/L", "BA/RFr" }
    s:draw("DG/C.d")
    s:expect{ prompt = "draw", turn = "Red", tiles_left = 2 }
    s:draw("BA/L")
    s:expect{ prompt = "place", turn = "Red", hand = "BA/L", tiles_left = 1 }
  end,
}

scenario "DRAGON-R20: the first volcano brings the tiles set aside back into the bag" {
  rules = pd,
  function(s)
    s:bag{ "DG/C.d", "DG/Rr.d", "DG/R.v", "DG/F.v" }
    s:draw("DG/C.d")
    s:draw("DG/Rr.d")
    place(s, 0, 1, "DG/R.v")
    s:expect{ tiles_left = 3 }
    s:draw("DG/C.d")
    s:expect{ hand = "DG/C.d", turn = "Blue", tiles_left = 2 }
  end,
}

scenario "DRAGON-P6: tiles still set aside when the bag is empty are never played" {
  rules = pd,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:bag{ "DG/C.d" }
    s:draw("DG/C.d")
    s:expect{ over = true, score = { Red = 1 } }
  end,
}

scenario "DRAGON-R21: a meeple is placed, then the dragon flies, then features are scored" {
  rules = pd,
  function(s)
    s:lay("BA/RFr", 1, 0)
    dragon(s, 1, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    place(s, 0, -1, "DG/C.d", 180) -- closes the start tile's city
    s:choose(put("meeple", 0, -1, "city 1"))
    s:expect{ prompt = "princess_and_dragon.dragon", score = { Red = 0 }, supply = { Red = 5 } }
    s:choose(fly(0, 0))
    s:expect{ supply = { Red = 6 } }
    s:choose(fly(0, -1))
    s:expect{ score = { Red = 0 }, supply = { Red = 7 }, prompt = "draw", turn = "Blue" }
  end,
}

scenario "DRAGON-V1: after_scoring: the city is scored, then the dragon flies" {
  rules = pd, options = { princess_and_dragon = { dragon_move = "after_scoring" } },
  function(s)
    s:lay("BA/RFr", 1, 0)
    dragon(s, 1, 0)
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    place(s, 0, -1, "DG/C.d", 180)
    s:choose(put("meeple", 0, -1, "city 1"))
    s:expect{ prompt = "princess_and_dragon.dragon", score = { Red = 4 },
      supply = { Red = 7, Blue = 6 } }
    s:choose(fly(0, 0))
    s:expect{ supply = { Blue = 7 } }
  end,
}

scenario "DRAGON-R21: on other tiles it stays where it is" {
  rules = pd,
  function(s)
    s:lay("BA/RFr", 1, 0)
    dragon(s, 1, 0)
    place(s, 2, 0, "BA/RFr")
    s:pass()
    s:expect{ prompt = "draw" }
    dragon_is(s, 1, 0)
  end,
}

-- ---- the flight

scenario "DRAGON-R22, DRAGON-P8: six steps, one a player in turn from the active one on" {
  rules = pd, players = { "Red", "Blue", "Green" },
  function(s)
    road(s, 7)
    dragon(s, 0, 0)
    s:turn{ tile = "BA/L", cell = { 0, 1 } }
    place(s, 8, 0, "DG/RFr.d")
    s:pass()
    for x, player in ipairs{ "Blue", "Green", "Red", "Blue", "Green", "Red" } do
      s:expect{ prompt = "princess_and_dragon.dragon", to_act = player, turn = "Blue" }
      s:choose(fly(x, 0))
    end
    dragon_is(s, 6, 0)
    s:expect{ prompt = "draw", turn = "Green", stats = { flights = 1 } }
  end,
}

scenario "DRAGON-R22: to any of the four sides, not over a corner" {
  rules = pd,
  function(s)
    s:lay("BA/L", 0, 1)
    s:lay("BA/L", 1, 1)
    s:lay("BA/RFr", -1, 0)
    s:lay("BA/C", 0, -1, 180)
    dragon(s, 0, 0)
    place(s, 1, 0, "DG/RFr.d")
    s:pass()
    s:expect{ can = { fly(0, 1), fly(1, 0), fly(-1, 0), fly(0, -1) },
      cannot = { fly(1, 1), fly(0, 2), fly(0, 0) } }
  end,
}

scenario "DRAGON-R23, DRAGON-R24: not where it has been or began; without a way the flight ends" {
  rules = pd,
  function(s)
    road(s, 1)
    dragon(s, 0, 0)
    place(s, 2, 0, "DG/RFr.d")
    s:pass()
    s:choose(fly(1, 0))
    s:refuse(fly(0, 0))
    assert(not s:can("pass")) -- a step that there is must be made
    s:choose(fly(2, 0))
    s:expect{ prompt = "draw", turn = "Blue" }
    dragon_is(s, 2, 0)
  end,
}

scenario "DRAGON-R23: the next flight has its own tiles" {
  rules = pd,
  function(s)
    dragon(s, 0, 0)
    place(s, 1, 0, "DG/RFr.d")
    s:pass()
    s:choose(fly(1, 0))
    place(s, 0, 1, "DG/C.d", 90)
    s:pass()
    s:choose(fly(0, 0))
    s:choose(fly(0, 1))
    s:expect{ prompt = "draw", turn = "Red" }
  end,
}

scenario "DRAGON-R25, DRAGON-P7, TRADERS-X3: meeples, builders and pigs go home, without points" {
  rules = { "princess_and_dragon", "traders_and_builders", "inns_and_cathedrals", "phantom" },
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Red", "builder", { 0, 0, "road 1" })
    s:put("Red", "phantom", { 0, 0, "field 1" })
    s:put("Blue", "large_meeple", { 0, 0, "city 1" })
    s:put("Blue", "meeple", { 0, 0, "field 2" })
    s:put("Blue", "pig", { 0, 0, "field 2" })
    s:lay("BA/L", 0, 1)
    dragon(s, 0, 1)
    place(s, 1, 0, "DG/RFr.d")
    s:pass()
    s:choose(fly(0, 0))
    s:expect{ score = { Red = 0, Blue = 0 }, stats = { eaten = 6 }, supply = {
      Red = { meeple = 7, builder = 1, phantom = 1 },
      Blue = { meeple = 7, large_meeple = 1, pig = 1 } } }
  end,
}

scenario "DRAGON-R25: who stands on another tile stays" {
  rules = pd,
  function(s)
    road(s, 1)
    s:put("Red", "meeple", { 1, 0, "road 1" })
    s:lay("BA/L", 0, 1)
    dragon(s, 0, 1)
    place(s, -1, 0, "DG/RFr.d")
    s:pass()
    flight(s, { { 0, 0 }, { -1, 0 } })
    s:expect{ at = { { 1, 0, "road 1", "Red" } } }
  end,
}

scenario "DRAGON-R26, TRADERS-P7: a builder elsewhere follows the last meeple that was eaten" {
  rules = { "princess_and_dragon", "traders_and_builders" },
  function(s)
    road(s, 2)
    dragon(s, 0, 0)
    s:put("Red", "meeple", { 1, 0, "road 1" })
    s:put("Red", "builder", { 2, 0, "road 1" })
    s:lay("BA/L", 0, 1)
    place(s, 1, 1, "DG/C.d", 180)
    s:pass()
    s:choose(fly(1, 0))
    s:expect{ supply = { Red = { meeple = 7, builder = 1 } } }
  end,
}

scenario "TRADERS-R25, DRAGON-X4: a builder eaten in the first part still brings the second" {
  rules = { "princess_and_dragon", "traders_and_builders" },
  options = { traders_and_builders = { double_turn = "automatic" } },
  function(s)
    road(s, 1)
    dragon(s, 1, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Red", "builder", { 0, 0, "road 1" })
    place(s, -1, 0, "DG/RFr.d")
    s:pass()
    flight(s, { { 0, 0 }, { -1, 0 } })
    s:expect{ prompt = "draw", turn = "Red", supply = { Red = { meeple = 7, builder = 1 } } }
    place(s, -2, 0, "DG/Rr.d", 270) -- another flight in the second part
    s:pass()
    s:choose(fly(-2, 0))
    s:expect{ turn = "Blue" }
  end,
}

scenario "DRAGON-R27: no meeple is placed on the tile where it stays" {
  rules = pd,
  function(s)
    s:lay("BA/L", 0, 1)
    dragon(s, 0, 1)
    place(s, 1, 0, "DG/RRR.g")
    s:expect{
      can = { { c = "princess_and_dragon.portal", kind = "meeple", segment = { 0, 0, "city 1" } } },
      cannot = {
        { c = "princess_and_dragon.portal", kind = "meeple", segment = { 0, 1, "monastery 1" } },
        { c = "princess_and_dragon.portal_to_field", kind = "meeple",
          segment = { 0, 1, "field 1" } } } }
  end,
}

-- ---- tiles

scenario "DRAGON-R60: the road passes under the city, whose fields are whole on both sides" {
  rules = pd,
  function(s)
    s:lay("BA/RFr", -1, 0)
    dragon(s, -1, 0)
    place(s, 1, 0, "DG/CRcr.d", 90) -- the road runs on from west to east, the city north to south
    s:choose(put("meeple", 1, 0, "road 1"))
    s:put("Blue", "meeple", { 1, 0, "field 1" })
    s:put("Blue", "meeple", { 1, 0, "field 2" })
    s:lay("BA/RFr", 2, 0)
    s:final()
    s:expect{ score = { Red = 4, Blue = 0 } } -- one road of four tiles
  end,
}

scenario "DRAGON-R60: in the monastery's city a knight or a monk may be placed" {
  rules = pd,
  function(s)
    dragon(s, 0, 0)
    place(s, 0, -1, "DG/LCcc.d", 180)
    s:expect{ can = { put("meeple", 0, -1, "city 1"), put("meeple", 0, -1, "monastery 1") } }
    s:choose(put("meeple", 0, -1, "monastery 1"))
    s:put("Blue", "meeple", { 0, -1, "city 1" })
    s:final()
    s:expect{ score = { Red = 2, Blue = 2 } } -- two tiles each
  end,
}
