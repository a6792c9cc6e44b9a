-- C071: bytecode through load
-- before: refused
-- expect: [sandbox_bytecode on.meeple_placed] mods/sandbox_bytecode/init.lua:7: error: attempt to call a nil value (field 'dump'); in on.meeple_placed of sandbox_bytecode, turn 1 of Red
-- expect: [sandbox_bytecode on.meeple_placed] mods/sandbox_bytecode/init.lua:7: error: attempt to call a nil value (field 'dump'); in on.meeple_placed of sandbox_bytecode, turn 2 of Blue
return { api = 1, name = "sandbox_bytecode", on = {
  meeple_placed = function(game, figure)
    load(string.dump(function() return 1 end), "x", "b")()
  end,
} }
