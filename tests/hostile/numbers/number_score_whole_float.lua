-- C091: 6 / 2 is 3 is scored
-- before: refused
-- expect: plays on
return { api = 1, name = "number_score_whole_float", on = {
  meeple_placed = function(game, figure)
    game.active:score(6 / 2)
  end,
} }
