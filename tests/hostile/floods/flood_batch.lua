-- a feature added to the batch without end
-- before: refused
-- expect: [flood_batch on.meeple_placed] mods/flood_batch/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of flood_batch, turn 1 of Red
-- expect: [flood_batch on.meeple_placed] mods/flood_batch/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of flood_batch, turn 2 of Blue
return { api = 1, name = "flood_batch", on = {
  meeple_placed = function(game, figure)
    while true do game:batch_add(figure.feature, "early") end
  end,
} }
