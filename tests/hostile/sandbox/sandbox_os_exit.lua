-- C080: the process ended
-- before: refused
-- expect: [sandbox_os_exit on.meeple_placed] mods/sandbox_os_exit/init.lua:7: error: attempt to index a nil value (global 'os'); in on.meeple_placed of sandbox_os_exit, turn 1 of Red
-- expect: [sandbox_os_exit on.meeple_placed] mods/sandbox_os_exit/init.lua:7: error: attempt to index a nil value (global 'os'); in on.meeple_placed of sandbox_os_exit, turn 2 of Blue
return { api = 1, name = "sandbox_os_exit", on = {
  meeple_placed = function(game, figure)
    os.exit(0)
  end,
} }
