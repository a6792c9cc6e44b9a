-- comparing what has no order
-- before: refused
-- expect: [sandbox_less_functions on.meeple_placed] mods/sandbox_less_functions/init.lua:8: error: attempt to compare two function values; in on.meeple_placed of sandbox_less_functions, turn 1 of Red
-- expect: [sandbox_less_functions on.meeple_placed] mods/sandbox_less_functions/init.lua:8: error: attempt to compare two function values; in on.meeple_placed of sandbox_less_functions, turn 2 of Blue
return { api = 1, name = "sandbox_less_functions", on = {
  meeple_placed = function(game, figure)
    local f = function() end
    local _ = f < pairs
  end,
} }
