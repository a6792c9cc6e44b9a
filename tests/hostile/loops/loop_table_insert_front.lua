-- inserting at the front of a long list
-- before: refused
-- expect: [loop_table_insert_front on.meeple_placed] mods/loop_table_insert_front/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_table_insert_front, turn 1 of Red
-- expect: [loop_table_insert_front on.meeple_placed] mods/loop_table_insert_front/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_table_insert_front, turn 2 of Blue
return { api = 1, name = "loop_table_insert_front", on = {
  meeple_placed = function(game, figure)
    local t = {}
    while true do table.insert(t, 1, 1) end
  end,
} }
