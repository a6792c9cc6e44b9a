-- C091: a query answers 6 / 2 is 3
-- before: refused
-- expect: plays on
return { api = 1, name = "number_answer_whole_float",
  queries = { feature_points = function(game)
    return 6 / 2
  end }
}
