-- a function is raised
-- before: refused
-- expect: [error_function on.meeple_placed] mods/error_function/init.lua:7: error: (error object is a function value); in on.meeple_placed of error_function, turn 1 of Red
-- expect: [error_function on.meeple_placed] mods/error_function/init.lua:7: error: (error object is a function value); in on.meeple_placed of error_function, turn 2 of Blue
return { api = 1, name = "error_function", on = {
  meeple_placed = function(game, figure)
    error(function() end)
  end,
} }
