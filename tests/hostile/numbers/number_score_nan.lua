-- C091: NaN is scored
-- before: refused
-- expect: [number_score_nan on.meeple_placed] mods/number_score_nan/init.lua:7: error: bad argument #1 to 'score' (integer expected, got number); in on.meeple_placed of number_score_nan, turn 1 of Red
-- expect: [number_score_nan on.meeple_placed] mods/number_score_nan/init.lua:7: error: bad argument #1 to 'score' (integer expected, got number); in on.meeple_placed of number_score_nan, turn 2 of Blue
return { api = 1, name = "number_score_nan", on = {
  meeple_placed = function(game, figure)
    game.active:score(0 / 0)
  end,
} }
