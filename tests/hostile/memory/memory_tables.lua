-- tables in tables without end
-- before: refused
-- expect: [memory_tables on.meeple_placed] mods/memory_tables/init.lua:8: error: memory limit of 16M reached; in on.meeple_placed of memory_tables, turn 1 of Red
-- expect: [memory_tables on.meeple_placed] mods/memory_tables/init.lua:8: error: memory limit of 16M reached; in on.meeple_placed of memory_tables, turn 2 of Blue
return { api = 1, name = "memory_tables", on = {
  meeple_placed = function(game, figure)
    local t
    while true do t = { t } end
  end,
} }
