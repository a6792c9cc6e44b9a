-- table.concat of many long strings
-- before: refused
-- expect: [memory_concat on.meeple_placed] mods/memory_concat/init.lua:6: error: memory limit of 16M reached; in on.meeple_placed of memory_concat, turn 1 of Red; in on.meeple_placed of memory_concat, turn 1 of Red
-- expect: [memory_concat on.meeple_placed] mods/memory_concat/init.lua:8: error: memory limit of 16M reached; in on.meeple_placed of memory_concat, turn 1 of Red
return { api = 1, name = "memory_concat", on = {
  meeple_placed = function(game, figure)
    local t = {}
    for i = 1, 5000 do t[i] = ("x"):rep(15000) end
    table.concat(t)
  end,
} }
