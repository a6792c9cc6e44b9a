-- string.format of many long strings
-- before: refused
-- expect: [memory_format_many on.meeple_placed] mods/memory_format_many/init.lua:8: error: bad argument #12 to 'format' (no value); in on.meeple_placed of memory_format_many, turn 1 of Red
-- expect: [memory_format_many on.meeple_placed] mods/memory_format_many/init.lua:8: error: bad argument #12 to 'format' (no value); in on.meeple_placed of memory_format_many, turn 2 of Blue
return { api = 1, name = "memory_format_many", on = {
  meeple_placed = function(game, figure)
    local s = ("x"):rep(16000)
    string.format(("%s"):rep(150), table.unpack(table.pack(s, s, s, s, s, s, s, s, s, s)))
  end,
} }
