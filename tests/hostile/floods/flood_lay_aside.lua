-- more tiles laid aside than there are, at every station
-- before: refused
-- expect: plays on
-- moves: 300
return { api = 1, name = "flood_lay_aside",
  on = { start = function(game) game:lay_aside("garden", 1000) end }
}
