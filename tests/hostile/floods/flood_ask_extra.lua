-- an extra offer that never runs out
-- before: refused
-- expect: plays on
-- moves: 300
return { api = 1, name = "flood_ask_extra",
  offers = { action = { more = { text = "more", costs = "extra", take = function() end } } }
}
