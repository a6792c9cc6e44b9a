-- C091: a query answers two values
-- before: refused
-- expect: plays on
return { api = 1, name = "number_answer_two",
  queries = { feature_points = function(game)
    return 4, "x"
  end }
}
