-- a comparison that never ends
-- before: refused
-- expect: [loop_sort_comparator on.meeple_placed] mods/loop_sort_comparator/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_sort_comparator, turn 1 of Red
-- expect: [loop_sort_comparator on.meeple_placed] mods/loop_sort_comparator/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_sort_comparator, turn 2 of Blue
return { api = 1, name = "loop_sort_comparator", on = {
  meeple_placed = function(game, figure)
    table.sort({ 3, 2, 1 }, function() while true do end end)
  end,
} }
