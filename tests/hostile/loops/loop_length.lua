-- the length of a table with holes, for ever
-- before: refused
-- expect: [loop_length on.meeple_placed] mods/loop_length/init.lua:10: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_length, turn 1 of Red
-- expect: [loop_length on.meeple_placed] mods/loop_length/init.lua:10: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_length, turn 2 of Blue
return { api = 1, name = "loop_length", on = {
  meeple_placed = function(game, figure)
    local t = {}
    for i = 1, 60000 do t[i] = i end
    for i = 30000, 60000 do t[i] = nil end
    while true do local _ = #t end
  end,
} }
