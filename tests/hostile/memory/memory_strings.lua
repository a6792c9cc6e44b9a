-- strings without end
-- before: refused
-- expect: [memory_strings on.meeple_placed] mods/memory_strings/init.lua:8: error: memory limit of 16M reached; in on.meeple_placed of memory_strings, turn 1 of Red
-- expect: [memory_strings on.meeple_placed] mods/memory_strings/init.lua:8: error: memory limit of 16M reached; in on.meeple_placed of memory_strings, turn 2 of Blue
return { api = 1, name = "memory_strings", on = {
  meeple_placed = function(game, figure)
    local t, n = {}, 0
    while true do n = n + 1 t[n] = ("x"):rep(15000) .. n end
  end,
} }
