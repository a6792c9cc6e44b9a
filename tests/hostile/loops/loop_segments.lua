-- the segments of a field, for ever
-- before: refused
-- expect: [loop_segments on.meeple_placed] mods/loop_segments/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_segments, turn 1 of Red
-- expect: [loop_segments on.meeple_placed] mods/loop_segments/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_segments, turn 2 of Blue
return { api = 1, name = "loop_segments", on = {
  meeple_placed = function(game, figure)
    while true do local _ = figure.feature.segments end
  end,
} }
