-- comparisons that contradict themselves, for ever
-- before: refused
-- expect: [loop_sort_contradicts on.meeple_placed] mods/loop_sort_contradicts/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_sort_contradicts, turn 1 of Red
-- expect: [loop_sort_contradicts on.meeple_placed] mods/loop_sort_contradicts/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_sort_contradicts, turn 2 of Blue
return { api = 1, name = "loop_sort_contradicts", on = {
  meeple_placed = function(game, figure)
    local t = {}
    for i = 1, 5000 do t[i] = i end
    while true do table.sort(t, function() return true end) end
  end,
} }
