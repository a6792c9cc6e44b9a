-- tile.marks for ever
-- before: refused
-- expect: [loop_marks on.meeple_placed] mods/loop_marks/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_marks, turn 1 of Red
-- expect: [loop_marks on.meeple_placed] mods/loop_marks/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_marks, turn 2 of Blue
return { api = 1, name = "loop_marks", on = {
  meeple_placed = function(game, figure)
    while true do local _ = game.turn.tile.marks.garden end
  end,
} }
