-- a query that never ends
-- before: refused
-- expect: [loop_query queries.feature_points] mods/loop_query/init.lua:6: error: instruction limit of 5M reached; does a loop here ever end?; in queries.feature_points of loop_query, turn 2 of Blue
-- expect: [loop_query queries.feature_points] mods/loop_query/init.lua:6: error: instruction limit of 5M reached; does a loop here ever end?; in queries.feature_points of loop_query, turn 7 of Red
return { api = 1, name = "loop_query",
  queries = { feature_points = function() while true do end end }
}
