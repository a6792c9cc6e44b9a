-- The two together: PHANTOM-R13 to R16, C4, C5, P5, V2, X3, DRAGON-R41, R53, P3.

local both = { "princess_and_dragon", "phantom" }

local function put(kind, x, y, name) return { c = "put", kind = kind, at = { x, y, name } } end
local function place(s, x, y, tile, rot)
  s:draw(tile)
  s:choose{ c = "place", cell = { x, y }, rot = rot or 0 }
end
local function follow(x, y, name)
  return { c = "phantom.follow", kind = "phantom", segment = { x, y, name } }
end
local function through(x, y, name)
  return { c = "princess_and_dragon.portal", kind = "meeple", segment = { x, y, name } }
end
local function after(x, y, name)
  return { c = "princess_and_dragon+phantom.through", kind = "phantom", segment = { x, y, name } }
end
local function fairy(x, y, name)
  return { c = "princess_and_dragon.move_fairy", figure = { x, y, name } }
end
local function fly(x, y) return { c = "princess_and_dragon.fly", tile = { x, y } } end
local function dragon(s, x, y)
  s:put(nil, "dragon", { x, y })
  s:cell("lair", { x, y }, true)
end
local remove = { c = "princess_and_dragon.remove_knight", figure = { 0, 0, "city 1" } }

local function princess(s)
  s:put("Blue", "meeple", { 0, 0, "city 1" })
  place(s, 0, -1, "DG/CRRR.p", 180)
end
local function portal(s)
  s:lay("BA/L", 0, 1)
  s:lay("BA/L", 0, 2)
  place(s, 1, 0, "DG/RRR.g")
end

scenario "PHANTOM-C4: no phantom on a new volcano's tile" {
  rules = both,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1, 0, "DG/RFr.v")
    s:refuse(put("phantom", 1, 0, "road 1"))
    s:choose(fairy(0, 0, "city 1"))
    s:expect{ prompt = "draw" } -- nor as the second figure
  end,
}

scenario "PHANTOM-C5, DRAGON-P3, DRAGON-R41: not after a knight was sent home" {
  rules = both,
  function(s)
    princess(s)
    s:choose(remove)
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "DRAGON-R41: off: it may follow" {
  rules = both, rulings = { ["DRAGON-R41"] = false },
  function(s)
    princess(s)
    s:choose(remove)
    s:choose(follow(0, -1, "road 1"))
    s:expect{ supply = { Red = { meeple = 7, phantom = 0 } } }
  end,
}

scenario "PHANTOM-R13: after the fairy was moved it may follow" {
  rules = both,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1, 0, "BA/RFr")
    s:choose(fairy(0, 0, "city 1"))
    s:choose(follow(1, 0, "road 1"))
    s:expect{ supply = { Red = { meeple = 6, phantom = 0 } } }
  end,
}

scenario "PHANTOM-R12: as the first figure it goes through a portal like any meeple" {
  rules = both,
  function(s)
    portal(s)
    s:choose{ c = "princess_and_dragon.portal", kind = "phantom",
      segment = { 0, 1, "monastery 1" } }
    s:expect{ supply = { Red = { meeple = 7, phantom = 0 } }, prompt = "draw" }
  end,
}

scenario "PHANTOM-R15, PHANTOM-P5: through the portal as the second, if the first did not use it" {
  rules = both,
  function(s)
    portal(s)
    s:choose(put("meeple", 1, 0, "road 1")) -- on the portal's own tile
    s:choose(after(0, 1, "monastery 1"))
    s:expect{ at = { { 0, 1, "monastery 1", "Red", "phantom" } } }
  end,
}

scenario "DRAGON-R53: one figure a portal: after the meeple not the phantom" {
  rules = both,
  function(s)
    portal(s)
    s:choose(through(0, 1, "monastery 1"))
    s:expect{ prompt = "second", can = { follow(1, 0, "road 1") },
      cannot = { after(0, 2, "monastery 1"),
        { c = "princess_and_dragon+phantom.through_to_field", kind = "phantom",
          segment = { 0, 2, "field 1" } } } }
  end,
}

scenario "PHANTOM-V2, DRAGON-R53: off: both may go through" {
  rules = both, rulings = { ["DRAGON-R53"] = false },
  function(s)
    portal(s)
    s:choose(through(0, 1, "monastery 1"))
    s:choose(after(0, 2, "monastery 1"))
    s:expect{ supply = { Red = { meeple = 6, phantom = 0 } } }
  end,
}

scenario "PHANTOM-R16: it is placed before the dragon flies" {
  rules = both,
  function(s)
    s:lay("BA/RFr", 1, 0)
    dragon(s, 1, 0)
    place(s, 2, 0, "DG/RFr.d")
    s:choose(put("meeple", 2, 0, "road 1"))
    s:choose(follow(2, 0, "field 1"))
    s:expect{ prompt = "princess_and_dragon.dragon" }
    s:choose(fly(2, 0))
    s:expect{ supply = { Red = { meeple = 7, phantom = 1 } } }
  end,
}

scenario "PHANTOM-X3: the fairy may be moved to it" {
  rules = both,
  function(s)
    s:put("Red", "phantom", { 0, 0, "city 1" })
    place(s, 1, 0, "BA/RFr")
    s:choose(fairy(0, 0, "city 1"))
    s:final()
    s:expect{ score = { Red = 1 + 3 } }
  end,
}
