-- a query changes the game: math.random
-- before: refused
-- expect: [write_query_random queries.feature_points] mods/write_query_random/init.lua:13: error: math.random is for handlers, steps and takes; a query or list must have the same answer each time; in queries.feature_points of write_query_random, turn 2 of Blue
-- expect: [write_query_random queries.feature_points] mods/write_query_random/init.lua:13: error: math.random is for handlers, steps and takes; a query or list must have the same answer each time; in queries.feature_points of write_query_random, turn 7 of Red
return { api = 1, name = "write_query_random",
  pick = { all = { figures = "any", at = { "supply", "segment" } } },
  state = { n = cell.game(0), p = cell.per_player(0) },
  steps = { s = function() end }, verbs = { v = function() end },
  prompts = { odd = { text = "odd?" } },
  chances = { die = { outcomes = { 1, 2 } , resolved = function() end } },
  declares = { events = { e = { args = {} } } },
  queries = { feature_points = function(game, _, feature)
    math.random(6)
  end }
}
