-- marks changed
-- before: refused
-- expect: [write_marks on.meeple_placed] mods/write_marks/init.lua:7: error: marks.garden can't be set; what may change has a method; in on.meeple_placed of write_marks, turn 1 of Red
-- expect: [write_marks on.meeple_placed] mods/write_marks/init.lua:7: error: marks.garden can't be set; what may change has a method; in on.meeple_placed of write_marks, turn 2 of Blue
return { api = 1, name = "write_marks", on = {
  meeple_placed = function(game, figure)
    game.turn.tile.marks.garden = true
  end,
} }
