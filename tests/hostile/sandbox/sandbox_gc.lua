-- C069: a finaliser that never ends
-- before: refused
-- expect: [sandbox_gc on.meeple_placed] mods/sandbox_gc/init.lua:7: error: attempt to call a nil value (global 'setmetatable'); in on.meeple_placed of sandbox_gc, turn 1 of Red
-- expect: [sandbox_gc on.meeple_placed] mods/sandbox_gc/init.lua:7: error: attempt to call a nil value (global 'setmetatable'); in on.meeple_placed of sandbox_gc, turn 2 of Blue
return { api = 1, name = "sandbox_gc", on = {
  meeple_placed = function(game, figure)
    setmetatable({}, { __gc = function() while true do end end })
  end,
} }
