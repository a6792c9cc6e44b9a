-- C083: a missing function
-- before: refused
-- expect: [error_missing_function on.meeple_placed] mods/error_missing_function/init.lua:7: error: attempt to call a nil value (global 'missing'); in on.meeple_placed of error_missing_function, turn 1 of Red
-- expect: [error_missing_function on.meeple_placed] mods/error_missing_function/init.lua:7: error: attempt to call a nil value (global 'missing'); in on.meeple_placed of error_missing_function, turn 2 of Blue
return { api = 1, name = "error_missing_function", on = {
  meeple_placed = function(game, figure)
    missing()
  end,
} }
