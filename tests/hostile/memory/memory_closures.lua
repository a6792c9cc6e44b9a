-- closures without end
-- before: refused
-- expect: [memory_closures on.meeple_placed] mods/memory_closures/init.lua:8: error: memory limit of 16M reached; in on.meeple_placed of memory_closures, turn 1 of Red
-- expect: [memory_closures on.meeple_placed] mods/memory_closures/init.lua:8: error: memory limit of 16M reached; in on.meeple_placed of memory_closures, turn 2 of Blue
return { api = 1, name = "memory_closures", on = {
  meeple_placed = function(game, figure)
    local f = function() end
    while true do local g = f f = function() return g end end
  end,
} }
