-- all features added to the batch, all occasions
-- before: refused
-- expect: [flood_batch_all on.meeple_placed] mods/flood_batch_all/init.lua:10: error: game:batch_add: more than 78 features in one batch; in on.meeple_placed of flood_batch_all, turn 52 of Blue
-- expect: [flood_batch_all on.meeple_placed] mods/flood_batch_all/init.lua:10: error: game:batch_add: more than 78 features in one batch; in on.meeple_placed of flood_batch_all, turn 53 of Red
-- moves: 300
return { api = 1, name = "flood_batch_all",
  pick = { features = { features = "any" } }, on = {
  meeple_placed = function(game, figure)
    for _, o in ipairs({ "early", "triggered", "completed", "final" }) do
      for f in game:each("features") do game:batch_add(f, o) end
    end
  end,
} }
