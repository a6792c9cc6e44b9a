-- modulo by zero
-- before: refused
-- expect: [number_modulo on.meeple_placed] mods/number_modulo/init.lua:7: error: attempt to perform 'n%0'; in on.meeple_placed of number_modulo, turn 1 of Red
-- expect: [number_modulo on.meeple_placed] mods/number_modulo/init.lua:7: error: attempt to perform 'n%0'; in on.meeple_placed of number_modulo, turn 2 of Blue
return { api = 1, name = "number_modulo", on = {
  meeple_placed = function(game, figure)
    local _ = 1 % 0
  end,
} }
