-- chance in a verb told from a query
-- before: refused
-- expect: [sandbox_random_verb_in_query queries.feature_points] mods/sandbox_random_verb_in_query/init.lua:6: error: game:tell would change the game; a query, can or list may only look; in queries.feature_points of sandbox_random_verb_in_query, turn 2 of Blue
-- expect: [sandbox_random_verb_in_query queries.feature_points] mods/sandbox_random_verb_in_query/init.lua:6: error: game:tell would change the game; a query, can or list may only look; in queries.feature_points of sandbox_random_verb_in_query, turn 7 of Red
return { api = 1, name = "sandbox_random_verb_in_query",
  queries = { feature_points = function(game) return game:tell("sandbox_random_verb_in_query.roll") end },
  verbs = { roll = function() return math.random(6) end }
}
