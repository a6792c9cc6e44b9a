-- The two together: PHANTOM-R13, R15, P3, P7, TOWER-P1, TOWER-C6.

local both = { "phantom", "tower" }
local build = { c = "tower.build", tile = { 0, 1 } }

local function follow(x, y, name)
  return { c = "phantom.follow", kind = "phantom", segment = { x, y, name } }
end
local climb = { c = "phantom+tower.climb", kind = "phantom", tile = { 0, 1 } }
local function begin(s, stage)
  s:lay("TO/L", 0, 1)
  s:cell("height", { 0, 1 }, stage)
  s:cell("stage", { 0, 1 }, stage)
  s:put("Blue", "meeple", { 0, 0, "city 1" })
  s:draw("BA/RFr")
  s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
end

scenario "PHANTOM-P3, TOWER-P1, TOWER-C6: it follows a floor, also when nobody is captured" {
  rules = both,
  function(s)
    begin(s, 0)
    s:choose(build)
    s:pass()
    s:expect{ prompt = "second", can = { follow(1, 0, "road 1") } }
  end,
}

scenario "PHANTOM-R13: and after a capture" {
  rules = both,
  function(s)
    begin(s, 0)
    s:choose(build)
    s:choose{ c = "tower.seize", figure = { 0, 0, "city 1" } }
    s:choose(follow(1, 0, "road 1"))
    s:expect{ supply = { Red = { meeple = 7, phantom = 0 }, Blue = { meeple = 6 } } }
  end,
}

scenario "PHANTOM-R15: as the second figure onto an open tower, which closes it" {
  rules = both,
  function(s)
    begin(s, 1)
    s:choose{ c = "put", kind = "meeple", at = { 1, 0, "road 1" } }
    s:choose(climb)
    s:expect{ supply = { Red = { meeple = 6, phantom = 0 } } }
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 2, 0 }, rot = 0 }
    s:refuse(build)
  end,
}

scenario "PHANTOM-R15: not onto a bare foundation" {
  rules = both,
  function(s)
    begin(s, 0)
    s:choose{ c = "put", kind = "meeple", at = { 1, 0, "road 1" } }
    s:refuse(climb)
  end,
}

scenario "PHANTOM-R15: off: on the tile just placed only" {
  rules = both, rulings = { ["PHANTOM-R15"] = false },
  function(s)
    begin(s, 1)
    s:choose{ c = "put", kind = "meeple", at = { 1, 0, "road 1" } }
    s:expect{ prompt = "second", cannot = { climb } }
  end,
}

scenario "PHANTOM-P7: a meeple's ransom frees the meeple, not the phantom" {
  rules = both, options = { phantom = { phantoms = 1 } },
  function(s)
    begin(s, 0)
    s:choose(build)
    s:choose{ c = "tower.seize", figure = { 0, 0, "city 1" } }
    s:put("Blue", "phantom", { 0, 0, "road 1" })
    s:turn{ tile = "BA/RFr", cell = { 2, 0 } }
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 3, 0 }, rot = 0 }
    s:choose(build)
    s:choose{ c = "tower.seize", figure = { 0, 0, "road 1" } }
    s:points("Blue", 3)
    s:draw("BA/RFr")
    s:choose{ c = "tower.ransom", figure = { owner = "Blue", kind = "meeple" } }
    s:expect{ supply = { Blue = { meeple = 7, phantom = 0 } }, score = { Red = 3, Blue = 0 } }
  end,
}
