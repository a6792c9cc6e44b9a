-- a place below the stack
-- before: refused
-- expect: [error_level_negative on.meeple_placed] mods/error_level_negative/init.lua:7: error: x; in on.meeple_placed of error_level_negative, turn 1 of Red
-- expect: [error_level_negative on.meeple_placed] mods/error_level_negative/init.lua:7: error: x; in on.meeple_placed of error_level_negative, turn 2 of Blue
return { api = 1, name = "error_level_negative", on = {
  meeple_placed = function(game, figure)
    error("x", -5)
  end,
} }
