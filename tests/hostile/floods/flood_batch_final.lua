-- all features added at the end
-- before: refused
-- expect: [flood_batch_final on.before_final] mods/flood_batch_final/init.lua:8: error: game:batch_add: more than 78 features in one batch; in on.before_final of flood_batch_final, turn 71 of Red
-- moves: 300
return { api = 1, name = "flood_batch_final",
  pick = { features = { features = "any" } },
  on = { final = function(game) for f in game:each("features") do game:batch_add(f, "final") end end,
    before_final = function(game) for f in game:each("features") do game:batch_add(f, "early") end end }
}
