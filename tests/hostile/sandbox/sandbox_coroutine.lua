-- C067: a loop in a coroutine
-- before: refused
-- expect: [sandbox_coroutine on.meeple_placed] mods/sandbox_coroutine/init.lua:7: error: attempt to index a nil value (global 'coroutine'); in on.meeple_placed of sandbox_coroutine, turn 1 of Red
-- expect: [sandbox_coroutine on.meeple_placed] mods/sandbox_coroutine/init.lua:7: error: attempt to index a nil value (global 'coroutine'); in on.meeple_placed of sandbox_coroutine, turn 2 of Blue
return { api = 1, name = "sandbox_coroutine", on = {
  meeple_placed = function(game, figure)
    coroutine.wrap(function() while true do end end)()
  end,
} }
