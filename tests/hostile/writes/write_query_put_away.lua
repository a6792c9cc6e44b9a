-- a query changes the game: game:put_away
-- before: refused
-- expect: [write_query_put_away queries.feature_points] mods/write_query_put_away/init.lua:13: error: game:put_away would change the game; a query, can or list may only look; in queries.feature_points of write_query_put_away, turn 2 of Blue
-- expect: [write_query_put_away queries.feature_points] mods/write_query_put_away/init.lua:13: error: game:put_away would change the game; a query, can or list may only look; in queries.feature_points of write_query_put_away, turn 7 of Red
return { api = 1, name = "write_query_put_away",
  pick = { all = { figures = "any", at = { "supply", "segment" } } },
  state = { n = cell.game(0), p = cell.per_player(0) },
  steps = { s = function() end }, verbs = { v = function() end },
  prompts = { odd = { text = "odd?" } },
  chances = { die = { outcomes = { 1, 2 } , resolved = function() end } },
  declares = { events = { e = { args = {} } } },
  queries = { feature_points = function(game, _, feature)
    game:put_away("aside")
  end }
}
