-- C091: a query answers a text
-- before: refused
-- expect: [number_answer_text queries.feature_points] mods/number_answer_text/init.lua:6: error: returned the string "5"; expected integer, or nothing; in queries.feature_points of number_answer_text, turn 2 of Blue
-- expect: [number_answer_text queries.feature_points] mods/number_answer_text/init.lua:6: error: returned the string "5"; expected integer, or nothing; in queries.feature_points of number_answer_text, turn 7 of Red
return { api = 1, name = "number_answer_text",
  queries = { feature_points = function(game)
    return "5"
  end }
}
