-- the game changed where it may only be looked at: sorted
-- before: refused
-- expect: [write_sorted queries.feature_points] mods/write_sorted/init.lua:7: error: player:score would change the game; a query, can or list may only look; in queries.feature_points of write_sorted, turn 2 of Blue
-- expect: [write_sorted queries.feature_points] mods/write_sorted/init.lua:7: error: player:score would change the game; a query, can or list may only look; in queries.feature_points of write_sorted, turn 7 of Red
return { api = 1, name = "write_sorted",
  queries = { feature_points = function(game)
    table.sort({ 1, 2 }, function() game.active:score(1) end)
  end }
}
