-- the most points
-- before: refused
-- expect: [number_score_max on.meeple_placed] mods/number_score_max/init.lua:7: error: player:score: points of a player stay within a thousand million; in on.meeple_placed of number_score_max, turn 1 of Red
-- expect: [number_score_max on.meeple_placed] mods/number_score_max/init.lua:7: error: player:score: points of a player stay within a thousand million; in on.meeple_placed of number_score_max, turn 2 of Blue
return { api = 1, name = "number_score_max", on = {
  meeple_placed = function(game, figure)
    game.active:score(2147483647)
  end,
} }
