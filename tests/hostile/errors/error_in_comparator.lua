-- C083: an error within a callback
-- before: refused
-- expect: [error_in_comparator on.meeple_placed] mods/error_in_comparator/init.lua:7: error: attempt to index a nil value (local 'x'); in on.meeple_placed of error_in_comparator, turn 1 of Red
-- expect: [error_in_comparator on.meeple_placed] mods/error_in_comparator/init.lua:7: error: attempt to index a nil value (local 'x'); in on.meeple_placed of error_in_comparator, turn 2 of Blue
return { api = 1, name = "error_in_comparator", on = {
  meeple_placed = function(game, figure)
    table.sort({ 1, 2 }, function() local x x.y = 1 end)
  end,
} }
