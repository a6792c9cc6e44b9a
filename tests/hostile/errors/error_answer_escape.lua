-- an answer that is a text with escapes
-- before: control characters or no UTF-8 in the message
-- expect: [error_answer_escape queries.feature_points] mods/error_answer_escape/init.lua:6: error: returned the string "?[31m"; expected integer, or nothing; in queries.feature_points of error_answer_escape, turn 2 of Blue
-- expect: [error_answer_escape queries.feature_points] mods/error_answer_escape/init.lua:6: error: returned the string "?[31m"; expected integer, or nothing; in queries.feature_points of error_answer_escape, turn 7 of Red
return { api = 1, name = "error_answer_escape",
  queries = { feature_points = function() return "\27[31m\0" end }
}
