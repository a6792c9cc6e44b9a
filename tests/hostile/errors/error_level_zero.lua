-- C083: a text without its place
-- before: refused
-- expect: [error_level_zero on.meeple_placed] mods/error_level_zero/init.lua:7: error: x; in on.meeple_placed of error_level_zero, turn 1 of Red
-- expect: [error_level_zero on.meeple_placed] mods/error_level_zero/init.lua:7: error: x; in on.meeple_placed of error_level_zero, turn 2 of Blue
return { api = 1, name = "error_level_zero", on = {
  meeple_placed = function(game, figure)
    error("x", 0)
  end,
} }
