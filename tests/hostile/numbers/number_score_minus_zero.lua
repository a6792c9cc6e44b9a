-- C091: -0.0 is scored
-- before: refused
-- expect: plays on
return { api = 1, name = "number_score_minus_zero", on = {
  meeple_placed = function(game, figure)
    game.active:score(-0.0)
  end,
} }
