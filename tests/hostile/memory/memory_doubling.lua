-- a string doubled without end
-- before: refused
-- expect: [memory_doubling on.meeple_placed] mods/memory_doubling/init.lua:8: error: memory limit of 16384 bytes for one string reached; in on.meeple_placed of memory_doubling, turn 1 of Red
-- expect: [memory_doubling on.meeple_placed] mods/memory_doubling/init.lua:8: error: memory limit of 16384 bytes for one string reached; in on.meeple_placed of memory_doubling, turn 2 of Blue
return { api = 1, name = "memory_doubling", on = {
  meeple_placed = function(game, figure)
    local s = "x"
    while true do s = s .. s end
  end,
} }
