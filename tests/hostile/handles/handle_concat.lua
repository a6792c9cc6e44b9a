-- a handle concatenated
-- before: refused
-- expect: [handle_concat on.meeple_placed] mods/handle_concat/init.lua:7: error: attempt to concatenate a figure value (local 'figure'); in on.meeple_placed of handle_concat, turn 1 of Red
-- expect: [handle_concat on.meeple_placed] mods/handle_concat/init.lua:7: error: attempt to concatenate a figure value (local 'figure'); in on.meeple_placed of handle_concat, turn 2 of Blue
return { api = 1, name = "handle_concat", on = {
  meeple_placed = function(game, figure)
    local _ = "x" .. figure
  end,
} }
