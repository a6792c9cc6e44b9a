-- chance in a query
-- before: refused
-- expect: [sandbox_random_query queries.feature_points] mods/sandbox_random_query/init.lua:6: error: math.random is for handlers, steps and takes; a query or list must have the same answer each time; in queries.feature_points of sandbox_random_query, turn 2 of Blue
-- expect: [sandbox_random_query queries.feature_points] mods/sandbox_random_query/init.lua:6: error: math.random is for handlers, steps and takes; a query or list must have the same answer each time; in queries.feature_points of sandbox_random_query, turn 7 of Red
return { api = 1, name = "sandbox_random_query",
  queries = { feature_points = function() return math.random(6) end }
}
