-- cells met late are one thing each, too
-- before: refused
-- expect: [handle_far_cells on.meeple_placed] mods/handle_far_cells/init.lua:12: error: the same; in on.meeple_placed of handle_far_cells, turn 1 of Red
-- expect: [handle_far_cells on.meeple_placed] mods/handle_far_cells/init.lua:12: error: the same; in on.meeple_placed of handle_far_cells, turn 2 of Blue
return { api = 1, name = "handle_far_cells", on = {
  meeple_placed = function(game, figure)
    for x = -100, 100 do for y = -30, 30 do game:cell(x, y) end end
    local a = game:cell(7000, 7000)
    local t = { [a] = 1 }
    for x = 200, 300 do for y = 0, 300 do game:cell(x, y) end end
    assert(a == game:cell(7000, 7000) and t[game:cell(7000, 7000)] == 1)
    error("the same")
  end,
} }
