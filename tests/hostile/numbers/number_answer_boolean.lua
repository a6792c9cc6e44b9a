-- C091: a query answers a boolean
-- before: refused
-- expect: [number_answer_boolean queries.feature_points] mods/number_answer_boolean/init.lua:6: error: returned true; expected integer, or nothing; in queries.feature_points of number_answer_boolean, turn 2 of Blue
-- expect: [number_answer_boolean queries.feature_points] mods/number_answer_boolean/init.lua:6: error: returned true; expected integer, or nothing; in queries.feature_points of number_answer_boolean, turn 7 of Red
return { api = 1, name = "number_answer_boolean",
  queries = { feature_points = function(game)
    return true
  end }
}
