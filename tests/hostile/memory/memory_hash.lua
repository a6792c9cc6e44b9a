-- keys without end
-- before: refused
-- expect: [memory_hash on.meeple_placed] mods/memory_hash/init.lua:8: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of memory_hash, turn 1 of Red
-- expect: [memory_hash on.meeple_placed] mods/memory_hash/init.lua:8: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of memory_hash, turn 2 of Blue
return { api = 1, name = "memory_hash", on = {
  meeple_placed = function(game, figure)
    local t, n = {}, 0
    while true do n = n + 1 t["k" .. n] = n end
  end,
} }
