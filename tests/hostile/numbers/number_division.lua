-- integer division by zero
-- before: refused
-- expect: [number_division on.meeple_placed] mods/number_division/init.lua:7: error: attempt to divide by zero; in on.meeple_placed of number_division, turn 1 of Red
-- expect: [number_division on.meeple_placed] mods/number_division/init.lua:7: error: attempt to divide by zero; in on.meeple_placed of number_division, turn 2 of Blue
return { api = 1, name = "number_division", on = {
  meeple_placed = function(game, figure)
    local _ = 1 // 0
  end,
} }
