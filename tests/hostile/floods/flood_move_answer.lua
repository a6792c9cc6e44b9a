-- a figure moved when it moves
-- before: refused
-- expect: [flood_move_answer on.figure_moved] mods/flood_move_answer/init.lua:7: error: figure:move: more than 1024 events in one choice; do two handlers answer each other?; in on.figure_moved of flood_move_answer, turn 1 of Red
-- expect: [flood_move_answer on.figure_moved] mods/flood_move_answer/init.lua:7: error: figure:move: more than 1024 events in one choice; do two handlers answer each other?; in on.figure_moved of flood_move_answer, turn 2 of Blue
return { api = 1, name = "flood_move_answer",
  on = { meeple_placed = function(_, figure) figure:hold("forced") end,
    figure_moved = function(_, figure, from) figure:move(from, "forced") end }
}
