-- C084: a boolean is raised
-- before: refused
-- expect: [error_boolean on.meeple_placed] mods/error_boolean/init.lua:7: error: (error object is a boolean value); in on.meeple_placed of error_boolean, turn 1 of Red
-- expect: [error_boolean on.meeple_placed] mods/error_boolean/init.lua:7: error: (error object is a boolean value); in on.meeple_placed of error_boolean, turn 2 of Blue
return { api = 1, name = "error_boolean", on = {
  meeple_placed = function(game, figure)
    error(true)
  end,
} }
