-- a query changes the game: game:chance
-- before: refused
-- expect: [write_query_chance queries.feature_points] mods/write_query_chance/init.lua:13: error: game:chance would change the game; a query, can or list may only look; in queries.feature_points of write_query_chance, turn 2 of Blue
-- expect: [write_query_chance queries.feature_points] mods/write_query_chance/init.lua:13: error: game:chance would change the game; a query, can or list may only look; in queries.feature_points of write_query_chance, turn 7 of Red
return { api = 1, name = "write_query_chance",
  pick = { all = { figures = "any", at = { "supply", "segment" } } },
  state = { n = cell.game(0), p = cell.per_player(0) },
  steps = { s = function() end }, verbs = { v = function() end },
  prompts = { odd = { text = "odd?" } },
  chances = { die = { outcomes = { 1, 2 } , resolved = function() end } },
  declares = { events = { e = { args = {} } } },
  queries = { feature_points = function(game, _, feature)
    game:chance("die")
  end }
}
