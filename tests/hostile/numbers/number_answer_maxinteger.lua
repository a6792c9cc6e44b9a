-- C091: a query answers the largest integer
-- before: refused
-- expect: [number_answer_maxinteger queries.feature_points] mods/number_answer_maxinteger/init.lua:6: error: returned the number 9.2233720368548e+18; expected integer, or nothing; in queries.feature_points of number_answer_maxinteger, turn 2 of Blue
-- expect: [number_answer_maxinteger queries.feature_points] mods/number_answer_maxinteger/init.lua:6: error: returned the number 9.2233720368548e+18; expected integer, or nothing; in queries.feature_points of number_answer_maxinteger, turn 7 of Red
return { api = 1, name = "number_answer_maxinteger",
  queries = { feature_points = function(game)
    return math.maxinteger
  end }
}
