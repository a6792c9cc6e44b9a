-- a for to the last integer there is
-- before: refused
-- expect: [loop_for_overflow on.meeple_placed] mods/loop_for_overflow/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_for_overflow, turn 1 of Red
-- expect: [loop_for_overflow on.meeple_placed] mods/loop_for_overflow/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_for_overflow, turn 2 of Blue
return { api = 1, name = "loop_for_overflow", on = {
  meeple_placed = function(game, figure)
    for i = math.mininteger, math.maxinteger do local _ = i end
  end,
} }
