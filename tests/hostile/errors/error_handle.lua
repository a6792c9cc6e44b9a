-- a handle is raised
-- before: refused
-- expect: [error_handle on.meeple_placed] mods/error_handle/init.lua:7: error: (error object is a userdata value); in on.meeple_placed of error_handle, turn 1 of Red
-- expect: [error_handle on.meeple_placed] mods/error_handle/init.lua:7: error: (error object is a userdata value); in on.meeple_placed of error_handle, turn 2 of Blue
return { api = 1, name = "error_handle", on = {
  meeple_placed = function(game, figure)
    error(figure)
  end,
} }
