local mods = { "early_harvest" }
local function harvest(place) return { c = "early_harvest.harvest", figure = place } end

-- A completed city of two tiles with a field on each side of it.
local function board(s)
  s:lay("BA/C", 0, -1, 180)
  s:put("Red", "meeple", { 0, 0, "field 1" })
end

scenario "early_harvest: a field scores now, and its farmers go home" {
  mods = mods,
  function(s)
    board(s)
    s:turn{ tile = "BA/RFr", cell = { 1, 0 }, action = harvest{ 0, 0, "field 1" } }
    s:expect{ score = { Red = 3, Blue = 0 }, supply = { Red = 7 } }
    s:final()
    s:expect{ score = { Red = 3 } } -- not a second time
  end,
}

scenario "early_harvest: for whoever has the majority there" {
  mods = mods,
  function(s)
    board(s)
    s:put("Blue", "meeple", { 0, 0, "field 1" })
    s:put("Blue", "meeple", { 0, 0, "field 1" })
    s:turn{ tile = "BA/RFr", cell = { 1, 0 }, action = harvest{ 0, 0, "field 1" } }
    s:expect{ score = { Red = 0, Blue = 3 }, supply = { Red = 7, Blue = 7 } }
  end,
}

scenario "early_harvest: it is the action: no meeple is placed; and only one's own farmers" {
  mods = mods,
  function(s)
    board(s)
    s:put("Blue", "meeple", { 0, -1, "field 1" })
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:expect{ cannot = { harvest{ 0, -1, "field 1" }, harvest{ 0, 0, "road 1" } } }
    s:choose(harvest{ 0, 0, "field 1" })
    s:refuse{ c = "put", kind = "meeple", at = { 1, 0, "field 2" } }
  end,
}
