-- string.byte of a whole long string
-- before: refused
-- expect: plays on
return { api = 1, name = "memory_byte", on = {
  meeple_placed = function(game, figure)
    string.byte(("x"):rep(16000), 1, -1)
  end,
} }
