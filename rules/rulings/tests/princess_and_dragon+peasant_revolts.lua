-- The two together: COMBO-PD-REVOLT-1 to 3, DRAGON-X1, X2, REVOLT-R44, R46, R54. They need no
-- ruling of their own: a portal places a meeple, the fairy's move and the princess are the action.

local both = { "princess_and_dragon", "peasant_revolts" }
local literal = { peasant_revolts = { protect_later = "literal" } }

local function put(kind, x, y, name) return { c = "put", kind = kind, at = { x, y, name } } end
local function place(s, x, y, tile, rot)
  s:draw(tile)
  s:choose{ c = "place", cell = { x, y }, rot = rot or 0 }
end
local function fairy(x, y, name)
  return { c = "princess_and_dragon.move_fairy", figure = { x, y, name } }
end
local function later(x, y, name)
  return { c = "peasant_revolts.protect_later", figure = { x, y, name } }
end
local function after(x, y, name)
  return { c = "peasant_revolts.protect_after", figure = { x, y, name } }
end
local function through(x, y, name)
  return { c = "princess_and_dragon.portal", kind = "meeple", segment = { x, y, name } }
end
local pay = { c = "peasant_revolts.pay" }
local remove = { c = "princess_and_dragon.remove_knight", figure = { 0, 0, "city 1" } }
local function is_protected(s, x, y, name, value)
  s:expect{ cell = { protected = { { x, y, name, value } } } }
end

scenario "COMBO-PD-REVOLT-1, DRAGON-X1: through a portal it may be protected for four" {
  rules = both,
  function(s)
    s:lay("BA/L", 0, 1)
    place(s, 1, 0, "DG/RRR.g")
    s:choose(through(0, 1, "monastery 1"))
    s:choose(pay)
    s:expect{ score = { Red = -4 }, prompt = "draw" }
    is_protected(s, 0, 1, "monastery 1", true)
  end,
}

scenario "COMBO-PHANTOM-REVOLT-1: a phantom that goes through it too, first or second" {
  rules = { "princess_and_dragon", "peasant_revolts", "phantom" },
  function(s)
    s:lay("BA/L", 0, 1)
    place(s, 1, 0, "DG/RRR.g")
    s:choose(put("meeple", 1, 0, "road 1"))
    s:pass()
    s:choose{ c = "princess_and_dragon+phantom.through", kind = "phantom",
      segment = { 0, 1, "monastery 1" } }
    s:choose(pay)
    s:expect{ score = { Red = -4 } }
    is_protected(s, 0, 1, "monastery 1", true)
  end,
}

scenario "REVOLT-R46: exclusive: and not after it" {
  rules = both,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1, 0, "DG/RRR.g")
    s:choose(through(0, 1, "monastery 1"))
    s:pass()
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "COMBO-PD-REVOLT-1: not as a farmer, whom nothing protects" {
  rules = both,
  function(s)
    s:lay("BA/L", 0, 1)
    place(s, 1, 0, "DG/RRR.g")
    s:choose{ c = "princess_and_dragon.portal_to_field", kind = "meeple",
      segment = { 0, 1, "field 1" } }
    s:expect{ prompt = "draw", score = { Red = 0 } }
  end,
}

scenario "REVOLT-R46: literal: after the portal another meeple may be protected for two" {
  rules = both, options = literal,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1, 0, "DG/RRR.g")
    s:choose(through(0, 1, "monastery 1"))
    s:pass()
    s:choose(after(0, 0, "city 1"))
    s:expect{ score = { Red = -2 } }
  end,
}

scenario "COMBO-PD-REVOLT-2, DRAGON-X1: the dragon eats who is protected, and the protection ends" {
  rules = both, players = { "Red" },
  function(s)
    s:lay("BA/RFr", 1, 0)
    s:put(nil, "dragon", { 1, 0 })
    s:cell("lair", { 1, 0 }, true)
    s:put("Red", "meeple", { 0, 0, "city 1" }, { protected = true })
    place(s, 2, 0, "DG/RFr.d")
    s:pass()
    s:choose{ c = "princess_and_dragon.fly", tile = { 0, 0 } }
    s:expect{ supply = { Red = 7 }, score = { Red = 0 } }
    place(s, 3, 0, "BA/RFr")
    s:choose(put("meeple", 3, 0, "road 1"))
    s:pass()
    is_protected(s, 3, 0, "road 1", false)
  end,
}

scenario "COMBO-PD-REVOLT-2, DRAGON-X1, REVOLT-R54: and the princess sends home who is protected" {
  rules = both,
  function(s)
    s:put("Blue", "meeple", { 0, 0, "city 1" }, { protected = true })
    place(s, 0, -1, "DG/CRRR.p", 180)
    s:choose(remove)
    s:expect{ supply = { Blue = 7 }, prompt = "draw" }
    place(s, 1, 0, "BA/RFr")
    s:choose(put("meeple", 1, 0, "field 1"))
    is_protected(s, 1, 0, "field 1", false)
  end,
}

scenario "COMBO-PD-REVOLT-2, REVOLT-R44: no protection for two after the fairy was moved" {
  rules = both,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1, 0, "BA/RFr")
    s:choose(fairy(0, 0, "city 1"))
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "REVOLT-R44: literal: after the fairy, and after the princess too" {
  rules = both, options = literal,
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Blue", "meeple", { 0, 0, "city 1" })
    place(s, 0, -1, "DG/CRRR.p", 180)
    s:choose(remove)
    s:choose(after(0, 0, "road 1"))
    s:expect{ score = { Red = -2 } }
    s:turn{ tile = "BA/RFr", cell = { 1, 0 } }
    s:put("Red", "meeple", { 0, -1, "road 1" })
    place(s, 2, 0, "BA/RFr")
    s:choose(fairy(0, 0, "road 1"))
    s:choose(after(0, -1, "road 1"))
    s:expect{ score = { Red = -4 } }
  end,
}

scenario "COMBO-PD-REVOLT-3, DRAGON-X1: on a volcano's tile nobody is placed, so two may be paid" {
  rules = both,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1, 0, "DG/RFr.v")
    s:choose(later(0, 0, "city 1"))
    s:expect{ score = { Red = -2 }, prompt = "draw" }
    is_protected(s, 0, 0, "city 1", true)
  end,
}

scenario "DRAGON-X2: the fairy protects from no revolt, and stays on the tile" {
  rules = both,
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    place(s, 1, 0, "BA/RFr")
    s:choose(fairy(0, 0, "city 1"))
    s:draw("PR/05") -- a city revolt
    s:expect{ supply = { Red = 7 }, at = { { 0, 0, nil, false, "fairy" } },
      cell = { haven = { { 0, 0, true } } } }
  end,
}
