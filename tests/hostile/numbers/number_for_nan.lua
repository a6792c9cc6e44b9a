-- a loop to NaN
-- before: refused
-- expect: [number_for_nan on.meeple_placed] mods/number_for_nan/init.lua:8: error: 'for' step is zero; in on.meeple_placed of number_for_nan, turn 1 of Red
-- expect: [number_for_nan on.meeple_placed] mods/number_for_nan/init.lua:8: error: 'for' step is zero; in on.meeple_placed of number_for_nan, turn 2 of Blue
return { api = 1, name = "number_for_nan", on = {
  meeple_placed = function(game, figure)
    for _ = 1, 0 / 0 do error("never") end
    for _ = 1, 3, 0 do end
  end,
} }
