-- C091: a query answers 2^63
-- before: refused
-- expect: [number_answer_2_63 queries.feature_points] mods/number_answer_2_63/init.lua:6: error: returned the number 9.2233720368548e+18; expected integer, or nothing; in queries.feature_points of number_answer_2_63, turn 2 of Blue
-- expect: [number_answer_2_63 queries.feature_points] mods/number_answer_2_63/init.lua:6: error: returned the number 9.2233720368548e+18; expected integer, or nothing; in queries.feature_points of number_answer_2_63, turn 7 of Red
return { api = 1, name = "number_answer_2_63",
  queries = { feature_points = function(game)
    return 2 ^ 63
  end }
}
