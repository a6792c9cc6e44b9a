-- C091: 2^53 is scored
-- before: refused
-- expect: [number_score_2_53 on.meeple_placed] mods/number_score_2_53/init.lua:7: error: bad argument #1 to 'score' (integer expected, got number); in on.meeple_placed of number_score_2_53, turn 1 of Red
-- expect: [number_score_2_53 on.meeple_placed] mods/number_score_2_53/init.lua:7: error: bad argument #1 to 'score' (integer expected, got number); in on.meeple_placed of number_score_2_53, turn 2 of Blue
return { api = 1, name = "number_score_2_53", on = {
  meeple_placed = function(game, figure)
    game.active:score(2 ^ 53)
  end,
} }
