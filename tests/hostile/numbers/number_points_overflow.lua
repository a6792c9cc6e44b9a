-- two modules add up to more than 32 bits
-- before: refused only past 32 bits
-- expect: [number_points_overflow queries.feature_points[1]] mods/number_points_overflow/init.lua:6: error: returned the number 2147483651; expected integer, or nothing; in queries.feature_points[1] of number_points_overflow, turn 2 of Blue
-- expect: [number_points_overflow queries.feature_points[1]] mods/number_points_overflow/init.lua:6: error: returned the number 2147483650; expected integer, or nothing; in queries.feature_points[1] of number_points_overflow, turn 7 of Red
return { api = 1, name = "number_points_overflow",
  queries = { feature_points = { function(_, points) return points + 2147483647 end } }
}
