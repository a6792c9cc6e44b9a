-- the value of a feature, for ever
-- before: refused
-- expect: [loop_value on.meeple_placed] mods/loop_value/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_value, turn 1 of Red
-- expect: [loop_value on.meeple_placed] mods/loop_value/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_value, turn 2 of Blue
-- expect: [innocent queries.feature_points] mods/innocent/init.lua:33: error: instruction limit of 5M reached; does a loop here ever end?; in queries.feature_points of innocent, turn 3 of Red
-- expect: [innocent queries.feature_points] mods/innocent/init.lua:33: error: instruction limit of 5M reached; does a loop here ever end?; in queries.feature_points of innocent, turn 4 of Blue
return { api = 1, name = "loop_value", on = {
  meeple_placed = function(game, figure)
    while true do figure.feature:value("final") figure.feature:winners("final") end
  end,
} }
