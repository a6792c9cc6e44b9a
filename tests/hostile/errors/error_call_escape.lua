-- a global with an odd name
-- before: control characters or no UTF-8 in the message
-- expect: [error_call_escape on.meeple_placed] mods/error_call_escape/init.lua:7: error: attempt to call a nil value (global '?[31m'); in on.meeple_placed of error_call_escape, turn 1 of Red
-- expect: [error_call_escape on.meeple_placed] mods/error_call_escape/init.lua:7: error: attempt to call a nil value (global '?[31m'); in on.meeple_placed of error_call_escape, turn 2 of Blue
return { api = 1, name = "error_call_escape", on = {
  meeple_placed = function(game, figure)
    _ENV["\27[31m"]()
  end,
} }
