-- sorting makes a copy: many times
-- before: refused
-- expect: [memory_sort_copy on.meeple_placed] mods/memory_sort_copy/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of memory_sort_copy, turn 1 of Red
-- expect: [memory_sort_copy on.meeple_placed] mods/memory_sort_copy/init.lua:9: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of memory_sort_copy, turn 2 of Blue
return { api = 1, name = "memory_sort_copy", on = {
  meeple_placed = function(game, figure)
    local t = {}
    for i = 1, 65000 do t[i] = -i end
    while true do table.sort(t) end
  end,
} }
