-- select over many values, for ever
-- before: refused
-- expect: [loop_select on.meeple_placed] mods/loop_select/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_select, turn 1 of Red
-- expect: [loop_select on.meeple_placed] mods/loop_select/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_select, turn 2 of Blue
return { api = 1, name = "loop_select", on = {
  meeple_placed = function(game, figure)
    local t = {}
    for i = 1, 199 do t[i] = i end
    while true do select(-1, table.unpack(t)) end
  end,
} }
