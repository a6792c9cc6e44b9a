-- an error value whose text never ends
-- before: refused
-- expect: [loop_error_value on.meeple_placed] mods/loop_error_value/init.lua:9: error: attempt to call a nil value (global 'setmetatable'); in on.meeple_placed of loop_error_value, turn 1 of Red
-- expect: [loop_error_value on.meeple_placed] mods/loop_error_value/init.lua:9: error: attempt to call a nil value (global 'setmetatable'); in on.meeple_placed of loop_error_value, turn 2 of Blue
return { api = 1, name = "loop_error_value",
  on = { meeple_placed = function()
    local m = {}
    m.__tostring = function() while true do end end
    error(setmetatable({}, m))
  end }
}
