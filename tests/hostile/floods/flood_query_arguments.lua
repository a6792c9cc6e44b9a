-- a query with wrong arguments
-- before: refused
-- expect: [flood_query_arguments on.meeple_placed] mods/flood_query_arguments/init.lua:14: error: game:query: meeple_placed is an event; in on.meeple_placed of flood_query_arguments, turn 1 of Red
-- expect: [flood_query_arguments on.meeple_placed] mods/flood_query_arguments/init.lua:14: error: game:query: meeple_placed is an event; in on.meeple_placed of flood_query_arguments, turn 2 of Blue
return { api = 1, name = "flood_query_arguments",
  on = { meeple_placed = function(game, figure)
    for _, name in ipairs({ "feature_points", "may_stand", "may_place", "takes_part", "strength", "tie_break", "release_to",
        "may_follow", "player_points" }) do
      assert(not pcall(game.query, game, name))
      assert(not pcall(game.query, game, name, 1, 2, 3, 4, 5, 6, 7))
      assert(not pcall(game.query, game, name, {}, {}, {}))
      assert(not pcall(game.query, game, name, figure, figure, figure, figure))
    end
    game:query("meeple_placed", figure)
  end }
}
