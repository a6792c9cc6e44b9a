-- C091: minus infinity is scored
-- before: refused
-- expect: [number_score_minus_inf on.meeple_placed] mods/number_score_minus_inf/init.lua:7: error: bad argument #1 to 'score' (integer expected, got number); in on.meeple_placed of number_score_minus_inf, turn 1 of Red
-- expect: [number_score_minus_inf on.meeple_placed] mods/number_score_minus_inf/init.lua:7: error: bad argument #1 to 'score' (integer expected, got number); in on.meeple_placed of number_score_minus_inf, turn 2 of Blue
return { api = 1, name = "number_score_minus_inf", on = {
  meeple_placed = function(game, figure)
    game.active:score(-math.huge)
  end,
} }
