-- C091: the smallest integer is scored
-- before: refused
-- expect: [number_score_mininteger on.meeple_placed] mods/number_score_mininteger/init.lua:7: error: bad argument #1 to 'score' (integer expected, got number); in on.meeple_placed of number_score_mininteger, turn 1 of Red
-- expect: [number_score_mininteger on.meeple_placed] mods/number_score_mininteger/init.lua:7: error: bad argument #1 to 'score' (integer expected, got number); in on.meeple_placed of number_score_mininteger, turn 2 of Blue
return { api = 1, name = "number_score_mininteger", on = {
  meeple_placed = function(game, figure)
    game.active:score(math.mininteger)
  end,
} }
