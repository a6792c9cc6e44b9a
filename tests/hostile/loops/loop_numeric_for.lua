-- a for with a step of nothing much
-- before: refused
-- expect: [loop_numeric_for on.meeple_placed] mods/loop_numeric_for/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_numeric_for, turn 1 of Red
-- expect: [loop_numeric_for on.meeple_placed] mods/loop_numeric_for/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_numeric_for, turn 2 of Blue
return { api = 1, name = "loop_numeric_for", on = {
  meeple_placed = function(game, figure)
    for i = 1, math.maxinteger do local _ = i end
  end,
} }
