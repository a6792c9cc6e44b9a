-- a for whose step is lost in rounding
-- before: refused
-- expect: [loop_float_for on.meeple_placed] mods/loop_float_for/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_float_for, turn 1 of Red
-- expect: [loop_float_for on.meeple_placed] mods/loop_float_for/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_float_for, turn 2 of Blue
return { api = 1, name = "loop_float_for", on = {
  meeple_placed = function(game, figure)
    for x = 2 ^ 53, 2 ^ 53 + 4, 0.25 do local _ = x end
  end,
} }
