-- a handle called
-- before: refused
-- expect: [handle_call on.meeple_placed] mods/handle_call/init.lua:7: error: attempt to call a figure value (local 'figure'); in on.meeple_placed of handle_call, turn 1 of Red
-- expect: [handle_call on.meeple_placed] mods/handle_call/init.lua:7: error: attempt to call a figure value (local 'figure'); in on.meeple_placed of handle_call, turn 2 of Blue
return { api = 1, name = "handle_call", on = {
  meeple_placed = function(game, figure)
    figure()
  end,
} }
