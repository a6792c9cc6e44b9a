-- a text of 0/0: -nan here, nan there
-- before: said -nan, on some machines
-- expect: [number_nan_text on.meeple_placed] mods/number_nan_text/init.lua:6: error: made a number that is none, as 0/0 is; its text differs between machines, so look before dividing; in on.meeple_placed of number_nan_text, turn 1 of Red
-- expect: [number_nan_text on.meeple_placed] mods/number_nan_text/init.lua:6: error: made a number that is none, as 0/0 is; its text differs between machines, so look before dividing; in on.meeple_placed of number_nan_text, turn 2 of Blue
return { api = 1, name = "number_nan_text", state = { n = cell.game(0) },
  on = { meeple_placed = function() if ("" .. (0 / 0)):sub(1, 1) == "-" then state.n = 1 end end } }
