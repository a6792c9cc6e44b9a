-- table.unpack over the whole range of integers
-- before: refused
-- expect: [memory_unpack_overflow on.meeple_placed] mods/memory_unpack_overflow/init.lua:7: error: table.unpack: more than 200 values; in on.meeple_placed of memory_unpack_overflow, turn 1 of Red
-- expect: [memory_unpack_overflow on.meeple_placed] mods/memory_unpack_overflow/init.lua:7: error: table.unpack: more than 200 values; in on.meeple_placed of memory_unpack_overflow, turn 2 of Blue
return { api = 1, name = "memory_unpack_overflow", on = {
  meeple_placed = function(game, figure)
    table.unpack({}, math.mininteger, math.maxinteger)
  end,
} }
