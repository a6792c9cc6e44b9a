-- C091: a table is scored
-- before: refused
-- expect: [number_score_table on.meeple_placed] mods/number_score_table/init.lua:7: error: bad argument #1 to 'score' (integer expected, got table); in on.meeple_placed of number_score_table, turn 1 of Red
-- expect: [number_score_table on.meeple_placed] mods/number_score_table/init.lua:7: error: bad argument #1 to 'score' (integer expected, got table); in on.meeple_placed of number_score_table, turn 2 of Blue
return { api = 1, name = "number_score_table", on = {
  meeple_placed = function(game, figure)
    game.active:score({})
  end,
} }
