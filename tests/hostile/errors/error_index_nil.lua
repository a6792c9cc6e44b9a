-- C083: nil is indexed
-- before: refused
-- expect: [error_index_nil on.meeple_placed] mods/error_index_nil/init.lua:8: error: attempt to index a nil value (local 'x'); in on.meeple_placed of error_index_nil, turn 1 of Red
-- expect: [error_index_nil on.meeple_placed] mods/error_index_nil/init.lua:8: error: attempt to index a nil value (local 'x'); in on.meeple_placed of error_index_nil, turn 2 of Blue
return { api = 1, name = "error_index_nil", on = {
  meeple_placed = function(game, figure)
    local x
    return x.y
  end,
} }
