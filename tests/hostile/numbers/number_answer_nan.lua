-- C091: a query answers NaN
-- before: refused
-- expect: [number_answer_nan queries.feature_points] mods/number_answer_nan/init.lua:6: error: returned the number nan; expected integer, or nothing; in queries.feature_points of number_answer_nan, turn 2 of Blue
-- expect: [number_answer_nan queries.feature_points] mods/number_answer_nan/init.lua:6: error: returned the number nan; expected integer, or nothing; in queries.feature_points of number_answer_nan, turn 7 of Red
return { api = 1, name = "number_answer_nan",
  queries = { feature_points = function(game)
    return 0 / 0
  end }
}
