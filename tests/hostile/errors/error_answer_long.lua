-- an answer that is a long text
-- before: refused
-- expect: [error_answer_long queries.feature_points] mods/error_answer_long/init.lua:6: error: returned the string "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"; expected integer, or nothing; in queries.feature_points of error_answer_long, turn 2 of Blue
-- expect: [error_answer_long queries.feature_points] mods/error_answer_long/init.lua:6: error: returned the string "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"; expected integer, or nothing; in queries.feature_points of error_answer_long, turn 7 of Red
return { api = 1, name = "error_answer_long",
  queries = { feature_points = function() return ("x"):rep(9000) end }
}
