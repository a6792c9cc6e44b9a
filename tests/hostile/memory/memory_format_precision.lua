-- string.format of a huge precision
-- before: refused
-- expect: [memory_format_precision on.meeple_placed] mods/memory_format_precision/init.lua:7: error: invalid conversion specification: '%.999999999f'; in on.meeple_placed of memory_format_precision, turn 1 of Red
-- expect: [memory_format_precision on.meeple_placed] mods/memory_format_precision/init.lua:7: error: invalid conversion specification: '%.999999999f'; in on.meeple_placed of memory_format_precision, turn 2 of Blue
return { api = 1, name = "memory_format_precision", on = {
  meeple_placed = function(game, figure)
    string.format("%.999999999f", 1)
  end,
} }
