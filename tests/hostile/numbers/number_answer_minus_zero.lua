-- C091: a query answers -0.0
-- before: refused
-- expect: plays on
return { api = 1, name = "number_answer_minus_zero",
  queries = { feature_points = function(game)
    return -0.0
  end }
}
