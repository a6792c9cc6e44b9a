-- C091: a text is scored
-- before: refused
-- expect: [number_score_text on.meeple_placed] mods/number_score_text/init.lua:7: error: bad argument #1 to 'score' (integer expected, got string); in on.meeple_placed of number_score_text, turn 1 of Red
-- expect: [number_score_text on.meeple_placed] mods/number_score_text/init.lua:7: error: bad argument #1 to 'score' (integer expected, got string); in on.meeple_placed of number_score_text, turn 2 of Blue
return { api = 1, name = "number_score_text", on = {
  meeple_placed = function(game, figure)
    game.active:score("5")
  end,
} }
