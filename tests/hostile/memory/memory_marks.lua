-- marks under many names
-- before: refused
-- expect: plays on
return { api = 1, name = "memory_marks", on = {
  meeple_placed = function(game, figure)
    local m = game.turn.tile.marks
    for i = 1, 200000 do local _ = m["m" .. i] end
  end,
} }
