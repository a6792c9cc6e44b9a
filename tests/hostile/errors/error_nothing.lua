-- C084: error()
-- before: refused
-- expect: [error_nothing on.meeple_placed] mods/error_nothing/init.lua:7: error: (error object is a nil value); in on.meeple_placed of error_nothing, turn 1 of Red
-- expect: [error_nothing on.meeple_placed] mods/error_nothing/init.lua:7: error: (error object is a nil value); in on.meeple_placed of error_nothing, turn 2 of Blue
return { api = 1, name = "error_nothing", on = {
  meeple_placed = function(game, figure)
    error()
  end,
} }
