-- %d of a float
-- before: refused, the function named "?"
-- expect: [number_format_d on.meeple_placed] mods/number_format_d/init.lua:7: error: bad argument #2 to 'string.format' (number has no integer representation); in on.meeple_placed of number_format_d, turn 1 of Red
-- expect: [number_format_d on.meeple_placed] mods/number_format_d/init.lua:7: error: bad argument #2 to 'string.format' (number has no integer representation); in on.meeple_placed of number_format_d, turn 2 of Blue
return { api = 1, name = "number_format_d", on = {
  meeple_placed = function(game, figure)
    string.format("%d", 3.5)
  end,
} }
