-- table.unpack of a huge range
-- before: refused
-- expect: [memory_unpack on.meeple_placed] mods/memory_unpack/init.lua:7: error: table.unpack: more than 200 values; in on.meeple_placed of memory_unpack, turn 1 of Red
-- expect: [memory_unpack on.meeple_placed] mods/memory_unpack/init.lua:7: error: table.unpack: more than 200 values; in on.meeple_placed of memory_unpack, turn 2 of Blue
return { api = 1, name = "memory_unpack", on = {
  meeple_placed = function(game, figure)
    table.unpack({}, 1, 1e8)
  end,
} }
