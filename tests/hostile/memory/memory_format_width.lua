-- string.format of a huge width
-- before: refused
-- expect: [memory_format_width on.meeple_placed] mods/memory_format_width/init.lua:7: error: string.format: no conversion "%9"; there are c d i o x X e E f g G q s; in on.meeple_placed of memory_format_width, turn 1 of Red
-- expect: [memory_format_width on.meeple_placed] mods/memory_format_width/init.lua:7: error: string.format: no conversion "%9"; there are c d i o x X e E f g G q s; in on.meeple_placed of memory_format_width, turn 2 of Blue
return { api = 1, name = "memory_format_width", on = {
  meeple_placed = function(game, figure)
    string.format("%999999999d", 1)
  end,
} }
