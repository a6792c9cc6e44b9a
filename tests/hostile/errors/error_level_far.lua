-- a place that is not there
-- before: refused
-- expect: [error_level_far on.meeple_placed] mods/error_level_far/init.lua:7: error: x; in on.meeple_placed of error_level_far, turn 1 of Red
-- expect: [error_level_far on.meeple_placed] mods/error_level_far/init.lua:7: error: x; in on.meeple_placed of error_level_far, turn 2 of Blue
return { api = 1, name = "error_level_far", on = {
  meeple_placed = function(game, figure)
    error("x", 1 << 40)
  end,
} }
