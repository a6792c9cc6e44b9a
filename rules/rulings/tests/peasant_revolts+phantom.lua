-- The two together: PHANTOM-X1, COMBO-PHANTOM-REVOLT-1 to 3. They need no ruling of their own: the
-- phantom is a meeple that is placed.

local both = { "peasant_revolts", "phantom" }

local function put(kind, name) return { c = "put", kind = kind, at = { 1, 0, name } } end
local function follow(name)
  return { c = "phantom.follow", kind = "phantom", segment = { 1, 0, name } }
end
local function later(place) return { c = "peasant_revolts.protect_later", figure = place } end
local pay = { c = "peasant_revolts.pay" }
local function place(s)
  s:draw("FE/RrRr")
  s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
end

scenario "PHANTOM-X1, COMBO-PHANTOM-REVOLT-1: placed, it may be protected for four" {
  rules = { "peasant_revolts", "phantom", festival = "tiles" },
  function(s)
    place(s)
    s:choose(put("phantom", "road 2"))
    s:choose(pay)
    s:expect{ score = { Red = -4 }, cell = { protected = { [{ 1, 0, "road 2" }] = true } } }
  end,
}

scenario "PHANTOM-X1, COMBO-PHANTOM-REVOLT-1: standing there before, for two" {
  rules = both,
  function(s)
    s:put("Red", "phantom", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(later{ 0, 0, "city 1" })
    s:expect{ score = { Red = -2 }, cell = { protected = { [{ 0, 0, "city 1" }] = true } } }
  end,
}

scenario "PHANTOM-X1, COMBO-PHANTOM-REVOLT-2: meeple and phantom are paid for one by one" {
  rules = { "peasant_revolts", "phantom", festival = "tiles" },
  function(s)
    place(s)
    s:choose(put("meeple", "road 1"))
    s:choose(pay)
    s:choose(follow("road 2"))
    s:choose(pay)
    s:expect{ score = { Red = -8 }, cell = {
      protected = { [{ 1, 0, "road 1" }] = true, [{ 1, 0, "road 2" }] = true } } }
  end,
}

scenario "COMBO-PHANTOM-REVOLT-2: one of the two may be left unprotected" {
  rules = { "peasant_revolts", "phantom", festival = "tiles" },
  function(s)
    place(s)
    s:choose(put("meeple", "road 1"))
    s:pass()
    s:choose(follow("road 2"))
    s:choose(pay)
    s:expect{ score = { Red = -4 }, cell = {
      protected = { [{ 1, 0, "road 1" }] = false, [{ 1, 0, "road 2" }] = true } } }
  end,
}

scenario "PHANTOM-X1, COMBO-PHANTOM-REVOLT-3: no phantom after the protection for two" {
  rules = both,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(later{ 0, 0, "city 1" })
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "PHANTOM-X1: no protection for two after the phantom, under literal neither" {
  rules = both, options = { peasant_revolts = { protect_later = "literal" } },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose(put("phantom", "field 1"))
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}
