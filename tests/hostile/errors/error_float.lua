-- a float is raised
-- before: refused
-- expect: [error_float on.meeple_placed] mods/error_float/init.lua:7: error: 0.1; in on.meeple_placed of error_float, turn 1 of Red
-- expect: [error_float on.meeple_placed] mods/error_float/init.lua:7: error: 0.1; in on.meeple_placed of error_float, turn 2 of Blue
return { api = 1, name = "error_float", on = {
  meeple_placed = function(game, figure)
    error(0.1)
  end,
} }
