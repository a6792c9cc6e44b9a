-- string keys and values that are one another
-- before: refused
-- expect: [memory_upvalue_join on.meeple_placed] mods/memory_upvalue_join/init.lua:8: error: memory limit of 16M reached; in on.meeple_placed of memory_upvalue_join, turn 1 of Red
-- expect: [memory_upvalue_join on.meeple_placed] mods/memory_upvalue_join/init.lua:8: error: memory limit of 16M reached; in on.meeple_placed of memory_upvalue_join, turn 2 of Blue
return { api = 1, name = "memory_upvalue_join", on = {
  meeple_placed = function(game, figure)
    local t = {}
    for i = 1, 1e9 do t[t] = t t = { [t] = i } end
  end,
} }
