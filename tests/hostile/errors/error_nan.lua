-- NaN is raised
-- before: said -nan, on some machines
-- expect: [error_nan on.meeple_placed] mods/error_nan/init.lua:7: error: nan; in on.meeple_placed of error_nan, turn 1 of Red
-- expect: [error_nan on.meeple_placed] mods/error_nan/init.lua:7: error: nan; in on.meeple_placed of error_nan, turn 2 of Blue
return { api = 1, name = "error_nan", on = {
  meeple_placed = function(game, figure)
    error(0 / 0)
  end,
} }
