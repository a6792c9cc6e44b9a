-- The two together: TOWER-X1, COMBO-TOWER-REVOLT-1 and 2. They need no ruling of their own.

local both = { "peasant_revolts", "tower" }
local build = { c = "tower.build", tile = { 0, 1 } }
local function later(place) return { c = "peasant_revolts.protect_later", figure = place } end

local function place(s, x)
  s:draw("BA/RFr")
  s:choose{ c = "place", cell = { x, 0 }, rot = 0 }
end
local function captured(s)
  s:lay("TO/L", 0, 1)
  s:put("Red", "meeple", { 0, 0, "city 1" }, { protected = true })
  s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
  place(s, 2)
  s:choose(build)
  s:choose{ c = "tower.seize", figure = { 0, 0, "city 1" } }
end

scenario "TOWER-X1, COMBO-TOWER-REVOLT-1: a prisoner is reached by no revolt" {
  rules = both,
  function(s)
    captured(s)
    s:draw("PR/05")
    s:expect{ score = { Red = 0 }, supply = { Red = 6 } }
  end,
}

scenario "TOWER-X1, COMBO-TOWER-REVOLT-1: ransomed it is unprotected" {
  rules = both,
  function(s)
    captured(s)
    s:points("Red", 3)
    place(s, 3)
    s:choose{ c = "tower.ransom", figure = { owner = "Red" } }
    s:choose{ c = "put", kind = "meeple", at = { 3, 0, "road 1" } }
    s:pass()
    s:expect{ cell = { protected = { [{ 3, 0, "road 1" }] = false } }, score = { Red = 0 } }
  end,
}

scenario "TOWER-X1, COMBO-TOWER-REVOLT-1: a floor is the action: no protection for two" {
  rules = both,
  function(s)
    s:lay("TO/L", 0, 1)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1)
    s:expect{ can = { build, later{ 0, 0, "city 1" } } }
    s:choose(build)
    s:pass()
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "TOWER-X1: under literal the protection for two may follow a floor" {
  rules = both, options = { peasant_revolts = { protect_later = "literal" } },
  function(s)
    s:lay("TO/L", 0, 1)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1)
    s:choose(build)
    s:pass()
    s:choose{ c = "peasant_revolts.protect_after", figure = { 0, 0, "city 1" } }
    s:expect{ score = { Red = -2 } }
  end,
}

scenario "COMBO-TOWER-REVOLT-2: on a tower nobody is hit; putting it there is the action" {
  rules = both,
  function(s)
    s:lay("TO/L", 0, 1)
    s:cell("height", { 0, 1 }, 1)
    s:cell("stage", { 0, 1 }, 1)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    place(s, 1)
    s:choose{ c = "tower.climb", kind = "meeple", tile = { 0, 1 } }
    s:pass() -- not protected
    s:expect{ prompt = "draw", turn = "Blue" }
    s:draw("PR/12") -- a monastery revolt; TO/L has a monastery
    s:expect{ supply = { Red = 5 } }
  end,
}

scenario "TOWER-R30: ransom is open also while a protection is asked for" {
  rules = both,
  function(s)
    captured(s)
    s:points("Red", 7)
    place(s, 3)
    s:choose{ c = "put", kind = "meeple", at = { 3, 0, "road 1" } }
    s:choose{ c = "tower.ransom", figure = { owner = "Red" } }
    s:choose{ c = "peasant_revolts.pay" }
    s:expect{ supply = { Red = 6 }, score = { Red = 0, Blue = 3 },
      cell = { protected = { [{ 3, 0, "road 1" }] = true } } }
  end,
}
