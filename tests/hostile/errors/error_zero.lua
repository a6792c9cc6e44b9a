-- a text with a zero byte
-- before: refused
-- expect: [error_zero on.meeple_placed] mods/error_zero/init.lua:7: error: before; in on.meeple_placed of error_zero, turn 1 of Red
-- expect: [error_zero on.meeple_placed] mods/error_zero/init.lua:7: error: before; in on.meeple_placed of error_zero, turn 2 of Blue
return { api = 1, name = "error_zero", on = {
  meeple_placed = function(game, figure)
    error("before\0after")
  end,
} }
