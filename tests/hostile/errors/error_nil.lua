-- C084: error(nil)
-- before: refused
-- expect: [error_nil on.meeple_placed] mods/error_nil/init.lua:7: error: (error object is a nil value); in on.meeple_placed of error_nil, turn 1 of Red
-- expect: [error_nil on.meeple_placed] mods/error_nil/init.lua:7: error: (error object is a nil value); in on.meeple_placed of error_nil, turn 2 of Blue
return { api = 1, name = "error_nil", on = {
  meeple_placed = function(game, figure)
    error(nil)
  end,
} }
