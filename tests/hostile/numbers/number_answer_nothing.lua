-- C091: a query answers nothing
-- before: refused
-- expect: plays on
return { api = 1, name = "number_answer_nothing",
  queries = { feature_points = function(game)
    return 
  end }
}
