-- C091: 2^63 is scored
-- before: refused
-- expect: [number_score_2_63 on.meeple_placed] mods/number_score_2_63/init.lua:7: error: bad argument #1 to 'score' (integer expected, got number); in on.meeple_placed of number_score_2_63, turn 1 of Red
-- expect: [number_score_2_63 on.meeple_placed] mods/number_score_2_63/init.lua:7: error: bad argument #1 to 'score' (integer expected, got number); in on.meeple_placed of number_score_2_63, turn 2 of Blue
return { api = 1, name = "number_score_2_63", on = {
  meeple_placed = function(game, figure)
    game.active:score(2 ^ 63)
  end,
} }
