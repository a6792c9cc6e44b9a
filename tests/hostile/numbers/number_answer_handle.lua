-- C091: a query answers a handle
-- before: refused
-- expect: [number_answer_handle queries.feature_points] mods/number_answer_handle/init.lua:6: error: returned a userdata; expected integer, or nothing; in queries.feature_points of number_answer_handle, turn 2 of Blue
-- expect: [number_answer_handle queries.feature_points] mods/number_answer_handle/init.lua:6: error: returned a userdata; expected integer, or nothing; in queries.feature_points of number_answer_handle, turn 7 of Red
return { api = 1, name = "number_answer_handle",
  queries = { feature_points = function(game)
    return game.active
  end }
}
