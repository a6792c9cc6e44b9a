-- the iterator of a loop called with made-up places
-- before: refused
-- expect: [loop_each_iterator_kept on.meeple_placed] mods/loop_each_iterator_kept/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_each_iterator_kept, turn 1 of Red
-- expect: [loop_each_iterator_kept on.meeple_placed] mods/loop_each_iterator_kept/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_each_iterator_kept, turn 2 of Blue
return { api = 1, name = "loop_each_iterator_kept",
  pick = { all = { figures = "any" } }, on = {
  meeple_placed = function(game, figure)
    local f, at = game:each("all")
    for i = -5000, 5000 do pcall(f, at + i) pcall(f, i * 1000003) pcall(f, i + 0.5) end
    for _, v in ipairs({ math.maxinteger, math.mininteger, 2 ^ 53, -1 }) do pcall(f, v) end
    f("x")
  end,
} }
