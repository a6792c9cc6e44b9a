-- the value of a feature, for ever
-- before: refused
-- expect: [loop_value on.meeple_placed] mods/loop_value/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_value, turn 1 of Red
-- expect: [loop_value on.meeple_placed] mods/loop_value/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_value, turn 2 of Blue
return { api = 1, name = "loop_value", on = {
  meeple_placed = function(game, figure)
    while true do figure.feature:value("final") figure.feature:winners("final") end
  end,
} }
