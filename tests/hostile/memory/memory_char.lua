-- string.char of many
-- before: refused
-- expect: [memory_char on.meeple_placed] mods/memory_char/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of memory_char, turn 1 of Red
-- expect: [memory_char on.meeple_placed] mods/memory_char/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of memory_char, turn 2 of Blue
return { api = 1, name = "memory_char", on = {
  meeple_placed = function(game, figure)
    local t = {}
    for i = 1, 199 do t[i] = 65 end
    while true do string.char(table.unpack(t)) end
  end,
} }
