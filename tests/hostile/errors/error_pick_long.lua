-- a pick with a long name
-- before: refused
-- expect: [error_pick_long on.meeple_placed] mods/error_pick_long/init.lua:7: error: error_pick_long has no pick "pppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp; in on.meeple_placed of error_pick_long, turn 1 of Red
-- expect: [error_pick_long on.meeple_placed] mods/error_pick_long/init.lua:7: error: error_pick_long has no pick "pppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp; in on.meeple_placed of error_pick_long, turn 2 of Blue
return { api = 1, name = "error_pick_long", on = {
  meeple_placed = function(game, figure)
    game:count(("p"):rep(15000))
  end,
} }
