-- figures and tiles of a feature, for ever
-- before: refused
-- expect: [loop_figures on.meeple_placed] mods/loop_figures/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_figures, turn 1 of Red
-- expect: [loop_figures on.meeple_placed] mods/loop_figures/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_figures, turn 2 of Blue
return { api = 1, name = "loop_figures", on = {
  meeple_placed = function(game, figure)
    while true do local _ = #figure.feature.figures + figure.feature.tiles end
  end,
} }
