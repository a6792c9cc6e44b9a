-- C091: a handle is scored
-- before: refused
-- expect: [number_score_handle on.meeple_placed] mods/number_score_handle/init.lua:7: error: bad argument #1 to 'score' (integer expected, got player); in on.meeple_placed of number_score_handle, turn 1 of Red
-- expect: [number_score_handle on.meeple_placed] mods/number_score_handle/init.lua:7: error: bad argument #1 to 'score' (integer expected, got player); in on.meeple_placed of number_score_handle, turn 2 of Blue
return { api = 1, name = "number_score_handle", on = {
  meeple_placed = function(game, figure)
    game.active:score(game.active)
  end,
} }
