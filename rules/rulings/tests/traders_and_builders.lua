-- Builder and pig beside the Peasant Revolts and the Festival. They need no ruling file: neither is
-- a meeple, and what has lost its last meeple goes home.

local automatic = { traders_and_builders = { double_turn = "automatic" } }

scenario "COMBO-TB-REVOLT-1, TRADERS-X1: not hit themselves, but home with the last meeple" {
  rules = { "traders_and_builders", "peasant_revolts" },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "builder", { 0, 0, "city 1" })
    s:draw("PR/05") -- a city revolt
    s:expect{ supply = { Red = { meeple = 7, builder = 1 } }, score = { Red = 0 } }
  end,
}

scenario "COMBO-TB-REVOLT-1, TRADERS-X1: beside a protected meeple it stays, for no points" {
  rules = { "traders_and_builders", "peasant_revolts" },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" }, { protected = true })
    s:put("Red", "builder", { 0, 0, "city 1" })
    s:draw("PR/05")
    s:expect{ score = { Red = 2 }, at = { { 0, 0, "city 1", "Red", "builder" } } }
  end,
}

scenario "COMBO-TB-REVOLT-1, TRADERS-X1: not protectable, when placed or later" {
  rules = { "traders_and_builders", "peasant_revolts" },
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" }, { protected = true })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "put", kind = "builder", at = "road 1" }
    s:expect{ prompt = "draw", turn = "Blue" } -- nothing was asked
    s:turn{ tile = "BA/L", cell = { 0, 1 } }
    s:draw("BA/L")
    s:choose{ c = "place", cell = { 1, 1 }, rot = 0 }
    for _, text in ipairs(s:offers()) do assert(not text:find("protect", 1, true), text) end
  end,
}

scenario "TRADERS-X1: each part has its own protection, and its own revolt on drawing" {
  rules = { "traders_and_builders", "peasant_revolts" }, options = automatic,
  function(s)
    s:lay("BA/L", 0, 1)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Red", "builder", { 0, 0, "road 1" })
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:put("Red", "meeple", { 0, 1, "monastery 1" })
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "peasant_revolts.protect_later", figure = { 0, 0, "city 1" } }
    s:draw("PR/12") -- in the second part: a monastery revolt
    s:expect{ turn = "Red", score = { Red = -2 }, empty = { { 0, 1, "monastery 1" } } }
    s:choose{ c = "place", cell = { -1, 0 }, rot = 0 }
    s:choose{ c = "peasant_revolts.protect_later",
      figure = { kind = "meeple", owner = "Red", at = { 0, 0, "road 1" } } }
    s:expect{ score = { Red = -4 }, turn = "Blue" }
  end,
}

scenario "COMBO-TB-FEST-1, TRADERS-X2: the builder may be taken back; its double turn still comes" {
  rules = { "traders_and_builders", "festival" }, options = automatic,
  function(s)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Red", "builder", { 0, 0, "road 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "festival.take_back",
      figure = { kind = "builder", owner = "Red", at = { 0, 0, "road 1" } } }
    s:expect{ turn = "Red", prompt = "draw", supply = { Red = { meeple = 6, builder = 1 } } }
  end,
}

scenario "COMBO-TB-FEST-2, TRADERS-X2: the pig may be taken back, and its farmer stays" {
  rules = { "traders_and_builders", "festival" },
  function(s)
    s:put("Red", "meeple", { 0, 0, "field 1" })
    s:put("Red", "pig", { 0, 0, "field 1" })
    s:draw("FE/RrRr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose{ c = "festival.take_back",
      figure = { kind = "pig", owner = "Red", at = { 0, 0, "field 1" } } }
    s:expect{ supply = { Red = { meeple = 6, pig = 1 } } }
  end,
}
