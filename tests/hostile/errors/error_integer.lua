-- C084: an integer is raised
-- before: refused
-- expect: [error_integer on.meeple_placed] mods/error_integer/init.lua:7: error: 12; in on.meeple_placed of error_integer, turn 1 of Red
-- expect: [error_integer on.meeple_placed] mods/error_integer/init.lua:7: error: 12; in on.meeple_placed of error_integer, turn 2 of Blue
return { api = 1, name = "error_integer", on = {
  meeple_placed = function(game, figure)
    error(12)
  end,
} }
