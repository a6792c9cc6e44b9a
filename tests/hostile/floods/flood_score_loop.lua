-- points scored without end
-- before: refused
-- expect: [flood_score_loop on.meeple_placed] mods/flood_score_loop/init.lua:7: error: player:score: more than 4096 events wait; in on.meeple_placed of flood_score_loop, turn 1 of Red
-- expect: [flood_score_loop on.meeple_placed] mods/flood_score_loop/init.lua:7: error: player:score: more than 4096 events wait; in on.meeple_placed of flood_score_loop, turn 2 of Blue
return { api = 1, name = "flood_score_loop", on = {
  meeple_placed = function(game, figure)
    while true do game.active:score(0) end
  end,
} }
