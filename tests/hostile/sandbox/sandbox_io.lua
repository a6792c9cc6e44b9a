-- C080: a file of the host
-- before: refused
-- expect: [sandbox_io on.meeple_placed] mods/sandbox_io/init.lua:7: error: attempt to index a nil value (global 'io'); in on.meeple_placed of sandbox_io, turn 1 of Red
-- expect: [sandbox_io on.meeple_placed] mods/sandbox_io/init.lua:7: error: attempt to index a nil value (global 'io'); in on.meeple_placed of sandbox_io, turn 2 of Blue
return { api = 1, name = "sandbox_io", on = {
  meeple_placed = function(game, figure)
    io.open("/etc/passwd")
  end,
} }
