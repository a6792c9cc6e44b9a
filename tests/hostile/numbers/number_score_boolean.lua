-- C091: a boolean is scored
-- before: refused
-- expect: [number_score_boolean on.meeple_placed] mods/number_score_boolean/init.lua:7: error: bad argument #1 to 'score' (integer expected, got boolean); in on.meeple_placed of number_score_boolean, turn 1 of Red
-- expect: [number_score_boolean on.meeple_placed] mods/number_score_boolean/init.lua:7: error: bad argument #1 to 'score' (integer expected, got boolean); in on.meeple_placed of number_score_boolean, turn 2 of Blue
return { api = 1, name = "number_score_boolean", on = {
  meeple_placed = function(game, figure)
    game.active:score(true)
  end,
} }
