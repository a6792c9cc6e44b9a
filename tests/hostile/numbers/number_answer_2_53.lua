-- C091: a query answers 2^53
-- before: refused
-- expect: [number_answer_2_53 queries.feature_points] mods/number_answer_2_53/init.lua:6: error: returned the number 9.007199254741e+15; expected integer, or nothing; in queries.feature_points of number_answer_2_53, turn 2 of Blue
-- expect: [number_answer_2_53 queries.feature_points] mods/number_answer_2_53/init.lua:6: error: returned the number 9.007199254741e+15; expected integer, or nothing; in queries.feature_points of number_answer_2_53, turn 7 of Red
return { api = 1, name = "number_answer_2_53",
  queries = { feature_points = function(game)
    return 2 ^ 53
  end }
}
