-- a float that has no integer
-- before: refused
-- expect: [number_convert on.meeple_placed] mods/number_convert/init.lua:7: error: number has no integer representation; in on.meeple_placed of number_convert, turn 1 of Red
-- expect: [number_convert on.meeple_placed] mods/number_convert/init.lua:7: error: number has no integer representation; in on.meeple_placed of number_convert, turn 2 of Blue
return { api = 1, name = "number_convert", on = {
  meeple_placed = function(game, figure)
    local _ = 1 << 0.5
  end,
} }
