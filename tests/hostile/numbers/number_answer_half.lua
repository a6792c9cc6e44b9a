-- C091: a query answers 7 / 2
-- before: refused
-- expect: [number_answer_half queries.feature_points] mods/number_answer_half/init.lua:6: error: returned the number 3.5; expected integer, or nothing; in queries.feature_points of number_answer_half, turn 2 of Blue
-- expect: [number_answer_half queries.feature_points] mods/number_answer_half/init.lua:6: error: returned the number 3.5; expected integer, or nothing; in queries.feature_points of number_answer_half, turn 7 of Red
return { api = 1, name = "number_answer_half",
  queries = { feature_points = function(game)
    return 7 / 2
  end }
}
