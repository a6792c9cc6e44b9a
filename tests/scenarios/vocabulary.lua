-- What a scenario can say, one scenario a word: the words stay what core/io/scenario.h says.

scenario "vocabulary: lay, put, points and bag make a position without asking" {
  players = { "Red", "Blue", "Green" },
  function(s)
    s:lay("BA/RFr", 1, 0)
    s:lay("BA/C", 0, -1, 180)
    s:put("Red", "meeple", { 1, 0, "road 1" })
    s:put(3, "meeple", { 0, -1, "city" })
    s:points("Blue", -4)
    s:bag{ "BA/L", "BA/L", "BA/RFr" }
    s:expect{
      score = { Red = 0, Blue = -4, Green = 0 },
      supply = { Red = 6, Blue = { meeple = 7 }, Green = 6 },
      at = { { 1, 0, "road 1", "Red" }, { 0, -1, "city 1", "Green", "meeple" } },
      empty = { { 0, 0, "field 1" }, { 0, 0, "road 1" } },
      prompt = "draw", to_act = "Red", turn = "Red", over = false, tiles_left = 3,
    }
  end,
}

scenario "vocabulary: a city closed by lay is not scored later" {
  function(s)
    s:lay("BA/C", 0, -1, 180)
    s:put("Red", "meeple", { 0, 0, "city 1" })
    s:turn{ tile = "BA/L", cell = { 0, 1 } }
    s:expect{ score = { Red = 0 }, supply = { Red = 6 } }
  end,
}

scenario "vocabulary: start = false leaves the board empty, sets = 2 doubles the bag" {
  start = false, game = { sets = 2 },
  function(s)
    s:expect{ tiles_left = 144 }
    s:lay("BA/L", 0, 0)
    s:draw("BA/L")
    s:expect{ can = { { c = "place", cell = { 1, 0 }, rot = 0 }, { c = "place", x = 0, y = -1 } } }
  end,
}

scenario "vocabulary: draw plays on to the next draw, past what may be passed" {
  game = { confirm = "on" },
  function(s)
    s:draw("BA/L")
    s:expect{ hand = "BA/L", prompt = "place" }
    s:choose{ c = "place", cell = { 0, 1 }, rot = 0 }
    s:draw("BA/RFr")
    s:expect{ hand = "BA/RFr", to_act = "Blue" }
  end,
}

scenario "vocabulary: draw takes a tile that the bag doesn't hold" {
  function(s)
    s:bag{ "BA/L" }
    s:draw("BA/Cccc+")
    s:expect{ hand = "BA/Cccc+", tiles_left = 1 }
  end,
}

scenario "vocabulary: choose names a choice by as much as makes it one" {
  function(s)
    s:draw("BA/L")
    s:choose("place")
    s:choose{ c = "put", at = "monastery" }
    s:draw("BA/RFr")
    s:choose{ c = "place", cell = { 1, 0 }, rot = 180 }
    s:choose{ c = "put", kind = "meeple", at = { 1, 0, "road 1" } }
    s:expect{ at = { { 0, 1, "monastery 1", "Red" }, { 1, 0, "road 1", "Blue" } } }
  end,
}

scenario "vocabulary: of equal rotations the one that was named is kept" {
  function(s)
    local field = { c = "put", at = { "field 1" } }
    s:turn{ tile = "BA/RFr", cell = { 1, 0 }, rot = 180, action = field }
    s:expect{ at = { { 1, 0, "field 1", "Red" } }, empty = { { 1, 0, "field 2" } } }
    s:turn{ tile = "BA/RFr", cell = { 2, 0 }, rot = 0, action = field }
    s:expect{ at = { { 2, 0, "field 1", "Blue" } } }
  end,
}

scenario "vocabulary: pass, asked, offers, can and refuse" {
  function(s)
    assert(s:asked() == "draw")
    s:draw("BA/L")
    local prompt, player = s:asked()
    assert(prompt == "place" and player == "Red")
    assert(#s:offers() == 1 and s:offers()[1] == "place BA/L at 0,1 turned 0")
    assert(s:can("place") and not s:can("pass"))
    s:refuse{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:choose("place")
    assert(s:can{ c = "put" }) -- one of several
    s:pass()
    s:expect{ prompt = "draw", turn = "Blue" }
  end,
}

scenario "vocabulary: turn answers what it names and passes the rest" {
  players = { "Red" }, game = { confirm = true },
  function(s)
    s:turn{ tile = "BA/C", cell = { 0, -1 }, rot = 180, action = { c = "put", at = "city 1" } }
    s:expect{ score = { Red = 4 }, supply = { Red = 7 } }
    s:draw("BA/L")
    s:turn{ tile = "BA/L", x = 0, y = 1, action = "pass", confirm = "confirm" }
    s:expect{ to_act = "Red", empty = { { 0, 1, "monastery 1" } } }
  end,
}

scenario "vocabulary: chance answers a draw and who begins" {
  game = { first_player = "random" },
  function(s)
    s:chance("first_player", "Blue")
    s:chance("draw", "BA/L")
    s:expect{ to_act = "Blue", hand = "BA/L" }
  end,
}

scenario "vocabulary: events, in their order, since the last look at them" {
  function(s)
    s:turn{ tile = "BA/C", cell = { 0, -1 }, rot = 180, action = { c = "put", at = "city 1" } }
    s:expect{ events = {
      { event = "tile_drawn", type = "BA/C", player = "Red" },
      "meeple_placed",
      { event = "points_scored", player = "Red", points = 4, reason = "scored" },
      { event = "meeple_left", figure = { owner = "Red" } },
    } }
    s:turn{ tile = "BA/L", cell = { 0, 1 } }
    s:expect{ events = { "tile_placed" } }
  end,
}

scenario "vocabulary: final scores the board as it is" {
  function(s)
    s:lay("BA/RFr", 1, 0)
    s:put("Red", "meeple", { 0, 0, "road 1" })
    s:put("Blue", "meeple", { 1, 0, "field 1" })
    s:final()
    s:expect{ over = true, score = { Red = 2, Blue = 0 } }
    assert(not s:asked())
  end,
}

scenario "vocabulary: a tile that fits nowhere is put away, and the only kind left comes" {
  function(s)
    s:lay("BA/C", 0, -1, 180)
    s:bag{ "BA/Cccc+", "BA/L" }
    s:draw("BA/Cccc+")
    s:expect{ hand = "BA/L",
      events = { "tile_discarded", { event = "tile_drawn", type = "BA/L" } } }
  end,
}

scenario "vocabulary: cells by name, for figures" {
  rules = { "peasant_revolts" },
  function(s)
    s:put("Red", "meeple", { 0, 0, "city 1" }, { protected = true })
    s:put("Blue", "meeple", { 0, 0, "road 1" })
    s:expect{ cell = {
      protected = { [{ 0, 0, "city 1" }] = true, [{ 0, 0, "road 1" }] = false },
      ["peasant_revolts.protected"] = { { 0, 0, "city 1", true } },
    } }
    s:cell("protected", { 0, 0, "road 1" }, true)
    s:expect{ cell = { protected = { { 0, 0, "road 1", true } } } }
  end,
}

scenario "vocabulary: a system's rules without its tiles" {
  rules = { festival = "rules" },
  function(s) s:expect{ tiles_left = 71 } end,
}

scenario "vocabulary: rules, options and rulings are those of an INI" {
  rules = { "festival", peasant_revolts = "tiles" },
  options = { festival = { returns = "meeples_only" } },
  game = { farmers = false, tiny_city = 2, edition = "C1" },
  function(s)
    s:draw("FE/RrRr")
    s:expect{ tiles_left = 92 }
    s:choose{ c = "place", cell = { 1, 0 }, rot = 0 }
    s:refuse{ c = "put", at = "field 1" }
  end,
}
