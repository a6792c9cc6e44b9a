-- the library is raised
-- before: refused
-- expect: [error_readonly on.meeple_placed] mods/error_readonly/init.lua:7: error: (error object is a table value); in on.meeple_placed of error_readonly, turn 1 of Red
-- expect: [error_readonly on.meeple_placed] mods/error_readonly/init.lua:7: error: (error object is a table value); in on.meeple_placed of error_readonly, turn 2 of Blue
return { api = 1, name = "error_readonly", on = {
  meeple_placed = function(game, figure)
    error(math)
  end,
} }
