-- events without end, caught, then a normal return
-- before: refused
-- expect: [flood_raise_caught on.meeple_placed] mods/flood_raise_caught/init.lua:8: error: game:raise: more than 1024 events in one choice; do two handlers answer each other?; in on.meeple_placed of flood_raise_caught, turn 1 of Red
-- expect: [flood_raise_caught on.meeple_placed] mods/flood_raise_caught/init.lua:8: error: game:raise: more than 1024 events in one choice; do two handlers answer each other?; in on.meeple_placed of flood_raise_caught, turn 2 of Blue
return { api = 1, name = "flood_raise_caught",
  declares = { events = { e = { args = {} } } },
  on = { ["flood_raise_caught.e"] = function() end,
    meeple_placed = function(game) for _ = 1, 3000 do pcall(game.raise, game, "e") end end }
}
