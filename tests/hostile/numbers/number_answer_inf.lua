-- C091: a query answers infinity
-- before: refused
-- expect: [number_answer_inf queries.feature_points] mods/number_answer_inf/init.lua:6: error: returned the number inf; expected integer, or nothing; in queries.feature_points of number_answer_inf, turn 2 of Blue
-- expect: [number_answer_inf queries.feature_points] mods/number_answer_inf/init.lua:6: error: returned the number inf; expected integer, or nothing; in queries.feature_points of number_answer_inf, turn 7 of Red
return { api = 1, name = "number_answer_inf",
  queries = { feature_points = function(game)
    return math.huge
  end }
}
