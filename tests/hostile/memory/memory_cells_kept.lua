-- half of the memory in cells of the board, each choice a bit more
-- before: refused
-- expect: [memory_cells_kept on.meeple_placed] mods/memory_cells_kept/init.lua:7: error: memory limit of 16M reached; in on.meeple_placed of memory_cells_kept, turn 14 of Blue
-- expect: [innocent on.start] mods/innocent/init.lua:3: error: memory limit of 16M reached; in on.start of innocent, turn 15 of Red
return { api = 1, name = "memory_cells_kept", on = {
  meeple_placed = function(game, figure)
    local n = game.turn.number * 20000
    for i = n, n + 19999 do game:cell(i % 16000 - 8000, i // 16000) end
  end,
} }
