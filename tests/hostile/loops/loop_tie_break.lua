-- tie_break and player_points never end
-- before: refused
-- expect: [loop_tie_break queries.player_points] mods/loop_tie_break/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in queries.player_points of loop_tie_break, turn 2 of Blue
-- expect: [loop_tie_break queries.player_points] mods/loop_tie_break/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in queries.player_points of loop_tie_break, turn 7 of Red
return { api = 1, name = "loop_tie_break",
  queries = {
    tie_break = function() repeat until false end,
    player_points = function() repeat until false end,
  }
}
