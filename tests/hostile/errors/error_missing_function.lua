-- C083: a missing function
-- before: refused
-- expect: [error_missing_function on.meeple_placed] mods/error_missing_function/init.lua:9: error: attempt to call a nil value (global 'missing'); in on.meeple_placed of error_missing_function, turn 1 of Red
-- expect: [error_missing_function on.meeple_placed] mods/error_missing_function/init.lua:9: error: attempt to call a nil value (global 'missing'); in on.meeple_placed of error_missing_function, turn 2 of Blue
-- expect: [error_missing_function on.meeple_placed] mods/error_missing_function/init.lua:9: error: attempt to call a nil value (global 'missing'); in on.meeple_placed of error_missing_function, turn 3 of Red
-- expect: [error_missing_function on.meeple_placed] mods/error_missing_function/init.lua:9: error: attempt to call a nil value (global 'missing'); in on.meeple_placed of error_missing_function, turn 4 of Blue
return { api = 1, name = "error_missing_function", on = {
  meeple_placed = function(game, figure)
    missing()
  end,
} }
