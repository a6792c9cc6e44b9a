-- C091: a query answers a table
-- before: refused
-- expect: [number_answer_table queries.feature_points] mods/number_answer_table/init.lua:6: error: returned a table; expected integer, or nothing; in queries.feature_points of number_answer_table, turn 2 of Blue
-- expect: [number_answer_table queries.feature_points] mods/number_answer_table/init.lua:6: error: returned a table; expected integer, or nothing; in queries.feature_points of number_answer_table, turn 7 of Red
return { api = 1, name = "number_answer_table",
  queries = { feature_points = function(game)
    return {}
  end }
}
