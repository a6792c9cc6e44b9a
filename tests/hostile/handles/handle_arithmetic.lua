-- arithmetic on handles
-- before: refused
-- expect: [handle_arithmetic on.meeple_placed] mods/handle_arithmetic/init.lua:7: error: attempt to perform arithmetic on a figure value (local 'figure'); in on.meeple_placed of handle_arithmetic, turn 1 of Red
-- expect: [handle_arithmetic on.meeple_placed] mods/handle_arithmetic/init.lua:7: error: attempt to perform arithmetic on a figure value (local 'figure'); in on.meeple_placed of handle_arithmetic, turn 2 of Blue
return { api = 1, name = "handle_arithmetic", on = {
  meeple_placed = function(game, figure)
    local _ = figure + 1
  end,
} }
