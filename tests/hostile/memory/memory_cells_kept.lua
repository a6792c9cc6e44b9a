-- half of the memory in cells of the board, each choice a bit more
-- before: the state was full for good: every later game failed
-- expect: plays on
return { api = 1, name = "memory_cells_kept", on = {
  meeple_placed = function(game, figure)
    local n = game.turn.number * 20000
    for i = n, n + 19999 do game:cell(i % 16000 - 8000, i // 16000) end
  end,
} }
