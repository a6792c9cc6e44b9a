-- removing from the front of a long list
-- before: refused
-- expect: [loop_table_remove_front on.meeple_placed] mods/loop_table_remove_front/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_table_remove_front, turn 1 of Red
-- expect: [loop_table_remove_front on.meeple_placed] mods/loop_table_remove_front/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_table_remove_front, turn 2 of Blue
return { api = 1, name = "loop_table_remove_front", on = {
  meeple_placed = function(game, figure)
    local t = {}
    for i = 1, 60000 do t[i] = i end
    while true do table.remove(t, 1) t[#t + 1] = 1 end
  end,
} }
