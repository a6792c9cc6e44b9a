-- table.concat of a huge range
-- before: refused
-- expect: [memory_concat_range on.meeple_placed] mods/memory_concat_range/init.lua:7: error: invalid value (nil) at index 1 in table for 'concat'; in on.meeple_placed of memory_concat_range, turn 1 of Red
-- expect: [memory_concat_range on.meeple_placed] mods/memory_concat_range/init.lua:7: error: invalid value (nil) at index 1 in table for 'concat'; in on.meeple_placed of memory_concat_range, turn 2 of Blue
return { api = 1, name = "memory_concat_range", on = {
  meeple_placed = function(game, figure)
    table.concat({}, "x", 1, 1 << 40)
  end,
} }
