-- the game changed where it may only be looked at: kept_method
-- before: refused
-- expect: [write_kept_method on.meeple_placed] mods/write_kept_method/init.lua:6: error: "score" would be a global; write local score, or declare it in state; in on.meeple_placed of write_kept_method, turn 1 of Red
-- expect: [write_kept_method on.meeple_placed] mods/write_kept_method/init.lua:6: error: "score" would be a global; write local score, or declare it in state; in on.meeple_placed of write_kept_method, turn 2 of Blue
return { api = 1, name = "write_kept_method",
  on = { meeple_placed = function(game) score = game.active.score end }
}
