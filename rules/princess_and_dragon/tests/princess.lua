-- The Princess & the Dragon (DRAGON): princesses and magic portals.

local pd = { "princess_and_dragon" }
local must = { princess_and_dragon = { princess = "must" } }

local function put(kind, x, y, name) return { c = "put", kind = kind, at = { x, y, name } } end
local function place(s, x, y, tile, rot)
  s:draw(tile)
  s:choose{ c = "place", cell = { x, y }, rot = rot or 0 }
end
local function remove(x, y, name, owner)
  return { c = "princess_and_dragon.remove_knight",
    figure = { kind = "meeple", owner = owner or "Blue", at = { x, y, name } } }
end
local function must_remove(x, y, name)
  return { c = "princess_and_dragon.must_remove_knight", figure = { x, y, name } }
end
local function through(x, y, name)
  return { c = "princess_and_dragon.portal", kind = "meeple", segment = { x, y, name } }
end
local function to_field(x, y, name)
  return { c = "princess_and_dragon.portal_to_field", kind = "meeple", segment = { x, y, name } }
end
local function dragon(s, x, y)
  s:put(nil, "dragon", { x, y })
  s:cell("lair", { x, y }, true)
end

-- ---- princess

scenario "DRAGON-R40: the princess sends home one knight of her city, whosever it is" {
  rules = pd,
  function(s)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 0, -1, "DG/Ccc.p", 180)
    s:expect{ can = { remove(0, 0, "city 1"), remove(0, 0, "city 1", "Red") } }
    s:choose(remove(0, 0, "city 1"))
    s:expect{ supply = { Red = 6, Blue = 7 }, score = { Red = 0, Blue = 0 }, prompt = "draw",
      stats = { knights = 1 } }
  end,
}

scenario "DRAGON-R40: anywhere in that city, but not in another and none but knights" {
  rules = pd,
  function(s)
    s:lay("BA/CFc.1", 0, -1, 90) -- the start tile's city goes on to the north
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    s:lay("BA/L", 0, 1)
    s:lay("BA/C", 0, 2, 180)
    s:put("Blue", "meeple", { 0, 2, "city 1" })
    place(s, 0, -2, "DG/Ccc.p", 180)
    s:expect{ can = { remove(0, 0, "city 1") },
      cannot = { remove(0, 0, "road 1"), remove(0, 2, "city 1") } }
  end,
}

scenario "DRAGON-R40: of two cities on the tile, that of the princess only" {
  rules = pd,
  function(s)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    place(s, 0, -1, "DG/CCc+.p", 0) -- south and east lie the other city
    s:refuse(remove(0, 0, "city 1"))
  end,
}

scenario "DRAGON-R41: it is the action: then no meeple, and the fairy stays" {
  rules = pd,
  function(s)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    place(s, 0, -1, "DG/CRRR.p", 180)
    s:choose(remove(0, 0, "city 1"))
    s:expect{ prompt = "draw", turn = "Blue" } -- nothing more was asked
  end,
}

scenario "DRAGON-R42: without it the usual actions are open, but not in the knight's city" {
  rules = pd,
  function(s)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    place(s, 0, -1, "DG/CRRR.p", 180)
    s:expect{ can = { put("meeple", 0, -1, "road 1"), remove(0, 0, "city 1") },
      cannot = { put("meeple", 0, -1, "city 1") } }
    s:pass()
    s:expect{ supply = { Blue = 7 }, score = { Blue = 4 } } -- the city is complete
  end,
}

scenario "DRAGON-R42: where no knight is the tile is as any other" {
  rules = pd,
  function(s)
    place(s, 0, -1, "DG/CRRR.p", 180)
    s:choose(put("meeple", 0, -1, "city 1"))
    s:expect{ score = { Red = 4 } }
  end,
}

scenario "DRAGON-R43: a city that the tile completes is emptied before it is scored" {
  rules = pd,
  function(s)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    place(s, 0, -1, "DG/CRRR.p", 180)
    s:choose(remove(0, 0, "city 1"))
    s:expect{ supply = { Blue = 7 }, score = { Red = 0, Blue = 0 } }
  end,
}

scenario "DRAGON-V2: must: where a knight is one goes home, and nothing else is open" {
  rules = pd, options = must,
  function(s)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    place(s, 0, -1, "DG/CRRR.p", 180)
    s:expect{ prompt = "princess_and_dragon.princess", to_act = "Red",
      can = { must_remove(0, 0, "city 1") }, cannot = { put("meeple", 0, -1, "road 1") } }
    assert(not s:can("pass"))
    s:choose(must_remove(0, 0, "city 1"))
    s:expect{ prompt = "draw", turn = "Blue", supply = { Blue = 7 } }
  end,
}

scenario "DRAGON-V2: must: without a knight there the action is as usual" {
  rules = pd, options = must,
  function(s)
    place(s, 0, -1, "DG/CRRR.p", 180)
    s:choose(put("meeple", 0, -1, "city 1"))
    s:expect{ score = { Red = 4 } }
  end,
}

scenario "TRADERS-P7, TRADERS-X3: she sends no builder home, but with the last knight he goes" {
  rules = { "princess_and_dragon", "traders_and_builders" },
  function(s)
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    s:put("Blue", "builder", { 0, 0, "city 1" })
    place(s, 0, -1, "DG/Ccc.p", 180)
    s:refuse{ c = "princess_and_dragon.remove_knight", figure = { kind = "builder" } }
    s:choose(remove(0, 0, "city 1"))
    s:expect{ supply = { Blue = { meeple = 7, builder = 1 } } }
  end,
}

-- ---- portal

scenario "DRAGON-R50, DRAGON-R54, DRAGON-P4: on any tile, where nobody is and nothing is complete" {
  rules = pd,
  function(s)
    s:lay("BA/C", 0, -1, 180) -- closes the start tile's city
    s:lay("BA/L", 0, 1)
    s:lay("BA/LR", -1, 1)
    s:put("Blue", "meeple", { -1, 1, "monastery 1" })
    place(s, 1, 0, "DG/RRR.g")
    s:expect{
      can = { through(0, 1, "monastery 1"), through(-1, 1, "road 1"), through(0, 0, "road 1"),
        to_field(0, 1, "field 1") },
      cannot = { through(0, 0, "city 1"), through(-1, 1, "monastery 1") } }
    s:choose(through(0, 1, "monastery 1"))
    s:expect{ at = { { 0, 1, "monastery 1", "Red" } }, supply = { Red = 6 }, prompt = "draw",
      stats = { portals = 1 } }
  end,
}

scenario "DRAGON-R50: only with a portal" {
  rules = pd,
  function(s)
    s:lay("BA/L", 0, 1)
    place(s, 1, 0, "BA/RRR")
    s:refuse(through(0, 1, "monastery 1"))
  end,
}

scenario "DRAGON-R50: fields: any that is free, also one without an open edge" {
  rules = pd,
  function(s)
    s:lay("DG/CCc+.p", 0, -1) -- its second field lies between the cities
    s:put("Blue", "meeple", { 0, 0, "field 2" })
    place(s, 1, 0, "DG/RRR.g")
    s:expect{ can = { to_field(0, -1, "field 2") }, cannot = { to_field(0, 0, "field 2") } }
  end,
}

scenario "DRAGON-R51: on the portal's own tile also what it has just completed" {
  rules = pd,
  function(s)
    s:lay("BA/RRR", -1, 0)
    place(s, 1, 0, "DG/RRR.g")
    s:refuse(through(0, 0, "road 1"))
    s:choose(put("meeple", 1, 0, "road 3"))
    s:expect{ score = { Red = 3 }, supply = { Red = 7 } }
  end,
}

scenario "DRAGON-R52: large meeples too; no builder and no pig" {
  rules = { "princess_and_dragon", "inns_and_cathedrals", "traders_and_builders" },
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 0, "field 2" })
    place(s, 1, 0, "DG/RRR.g")
    s:expect{
      can = { { c = "princess_and_dragon.portal", kind = "large_meeple",
        segment = { 0, 1, "monastery 1" } } },
      cannot = {
        { c = "princess_and_dragon.portal", kind = "builder", segment = { 0, 0, "city 1" } },
        { c = "princess_and_dragon.portal_to_field", kind = "pig",
          segment = { 0, 0, "field 2" } } } }
  end,
}

scenario "DRAGON-R54: later a portal leads to a volcano's tile, unless the dragon is there" {
  rules = pd,
  function(s)
    s:lay("DG/R.v", 0, 1)
    dragon(s, 0, 0)
    place(s, 1, 0, "DG/RRR.g")
    s:expect{ can = { through(0, 1, "road 1") }, cannot = { through(0, 0, "city 1") } }
  end,
}

scenario "DRAGON-P4, TRADERS-X4: two portals in a double turn both lead somewhere" {
  rules = { "princess_and_dragon", "traders_and_builders" },
  options = { traders_and_builders = { double_turn = "automatic" } },
  function(s)
    s:lay("BA/L", 0, 1)
    s:lay("BA/L", 0, 2)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Red", "builder", { 0, 0, "road 1" })
    place(s, 1, 0, "DG/CcRr.g", 90)
    s:choose(through(0, 1, "monastery 1"))
    s:expect{ turn = "Red", prompt = "draw" }
    place(s, -1, 0, "DG/RrC.g", 270)
    s:choose(through(0, 2, "monastery 1"))
    s:expect{ at = { { 0, 1, "monastery 1", "Red" }, { 0, 2, "monastery 1", "Red" } } }
  end,
}

-- ---- parts that are off

scenario "DRAGON-R1: each part may be left out: then what stands for it is a drawing" {
  rules = pd,
  options = { princess_and_dragon = { dragon = false, fairy = false, princess = "off",
    portals = false } },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1, 0, "DG/RFr.d")
    s:expect{ cannot = { { c = "princess_and_dragon.move_fairy", figure = { 0, 0, "city 1" } } } }
    place(s, 2, 0, "DG/RFr.v")
    s:choose(put("meeple", 2, 0, "field 2"))
    place(s, 3, 0, "DG/RRR.g")
    s:refuse(through(0, 0, "city 1"))
    s:refuse(to_field(0, 0, "field 1"))
    place(s, 0, -1, "DG/Ccc.p", 180)
    s:refuse{ c = "princess_and_dragon.remove_knight", figure = { 0, 0, "city 1" } }
  end,
}
