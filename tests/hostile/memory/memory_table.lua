-- C078: a table filled without end
-- before: refused
-- expect: [memory_table on.meeple_placed] mods/memory_table/init.lua:8: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of memory_table, turn 1 of Red
-- expect: [memory_table on.meeple_placed] mods/memory_table/init.lua:8: error: memory limit of 1M for one table or stack of calls reached; in on.meeple_placed of memory_table, turn 2 of Blue
return { api = 1, name = "memory_table", on = {
  meeple_placed = function(game, figure)
    local t = {}
    while true do t[#t + 1] = 1 end
  end,
} }
