-- the state is raised
-- before: refused
-- expect: [error_state on.meeple_placed] mods/error_state/init.lua:7: error: (error object is a table value); in on.meeple_placed of error_state, turn 1 of Red
-- expect: [error_state on.meeple_placed] mods/error_state/init.lua:7: error: (error object is a table value); in on.meeple_placed of error_state, turn 2 of Blue
return { api = 1, name = "error_state", on = {
  meeple_placed = function(game, figure)
    error(state)
  end,
} }
