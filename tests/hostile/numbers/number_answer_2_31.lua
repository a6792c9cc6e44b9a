-- C091: a query answers 2^31
-- before: refused
-- expect: [number_answer_2_31 queries.feature_points] mods/number_answer_2_31/init.lua:6: error: returned the number 2147483648; expected integer, or nothing; in queries.feature_points of number_answer_2_31, turn 2 of Blue
-- expect: [number_answer_2_31 queries.feature_points] mods/number_answer_2_31/init.lua:6: error: returned the number 2147483648; expected integer, or nothing; in queries.feature_points of number_answer_2_31, turn 7 of Red
return { api = 1, name = "number_answer_2_31",
  queries = { feature_points = function(game)
    return 1 << 31
  end }
}
