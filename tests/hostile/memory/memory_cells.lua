-- cells of the board without end
-- before: the state was full for good: every later game failed
-- expect: [memory_cells on.meeple_placed] mods/memory_cells/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of memory_cells, turn 1 of Red
-- expect: [memory_cells on.meeple_placed] mods/memory_cells/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of memory_cells, turn 2 of Blue
return { api = 1, name = "memory_cells", on = {
  meeple_placed = function(game, figure)
    for x = -8000, 8000 do for y = -8000, 8000 do game:cell(x, y) end end
  end,
} }
