-- tie_break answers odd lists
-- before: refused
-- expect: plays on
return { api = 1, name = "number_tie_break_odd",
  queries = { tie_break = function(game) return { game, 1, "x" } end }
}
