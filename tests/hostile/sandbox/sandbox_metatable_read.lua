-- the metatable of a string by index
-- before: refused
-- expect: [sandbox_metatable_read on.meeple_placed] mods/sandbox_metatable_read/init.lua:7: error: attempt to index a nil value (field '__index'); in on.meeple_placed of sandbox_metatable_read, turn 1 of Red
-- expect: [sandbox_metatable_read on.meeple_placed] mods/sandbox_metatable_read/init.lua:7: error: attempt to index a nil value (field '__index'); in on.meeple_placed of sandbox_metatable_read, turn 2 of Blue
return { api = 1, name = "sandbox_metatable_read", on = {
  meeple_placed = function(game, figure)
    local _ = ("x").__index.rep
  end,
} }
