-- points scored when points are scored
-- before: refused
-- expect: [flood_score on.points_scored] mods/flood_score/init.lua:6: error: player:score: more than 1024 events in one choice; do two handlers answer each other?; in on.points_scored of flood_score, turn 1 of Red
-- expect: [flood_score on.points_scored] mods/flood_score/init.lua:6: error: player:score: more than 1024 events in one choice; do two handlers answer each other?; in on.points_scored of flood_score, turn 2 of Blue
return { api = 1, name = "flood_score",
  on = { points_scored = function(game) game.active:score(1) end,
    meeple_placed = function(game) game.active:score(1) end }
}
