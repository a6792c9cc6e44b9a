-- tie_break leaves nobody
-- before: refused
-- expect: plays on
return { api = 1, name = "number_tie_break_nobody",
  queries = { tie_break = function() return {} end }
}
