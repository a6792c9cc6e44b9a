-- tiles laid aside: odd numbers
-- before: refused
-- expect: plays on
return { api = 1, name = "number_lay_aside", on = {
  meeple_placed = function(game, figure)
    for _, n in ipairs({ -1, 1 << 20, 2147483647, -2147483648, 0 }) do pcall(game.lay_aside, game, "garden", n) end
    game:lay_aside("garden", 2147483647)
  end,
} }
