-- table.pack without end
-- before: 1.5 s: collected all garbage for every few bytes
-- expect: [memory_pack on.meeple_placed] mods/memory_pack/init.lua:8: error: memory limit of 16M reached; in on.meeple_placed of memory_pack, turn 1 of Red
-- expect: [memory_pack on.meeple_placed] mods/memory_pack/init.lua:8: error: memory limit of 16M reached; in on.meeple_placed of memory_pack, turn 2 of Blue
return { api = 1, name = "memory_pack", on = {
  meeple_placed = function(game, figure)
    local t
    while true do t = table.pack(t, table.unpack({ 1, 2, 3 })) end
  end,
} }
