-- pcall without arguments
-- before: refused
-- expect: [error_pcall_nothing on.meeple_placed] mods/error_pcall_nothing/init.lua:7: error: bad argument #1 to 'pcall' (value expected); in on.meeple_placed of error_pcall_nothing, turn 1 of Red
-- expect: [error_pcall_nothing on.meeple_placed] mods/error_pcall_nothing/init.lua:7: error: bad argument #1 to 'pcall' (value expected); in on.meeple_placed of error_pcall_nothing, turn 2 of Blue
return { api = 1, name = "error_pcall_nothing", on = {
  meeple_placed = function(game, figure)
    pcall()
  end,
} }
