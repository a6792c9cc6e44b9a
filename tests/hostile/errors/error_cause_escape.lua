-- a cause with escapes
-- before: control characters or no UTF-8 in the message
-- expect: [error_cause_escape on.meeple_placed] mods/error_cause_escape/init.lua:7: error: no cause or reason "?[31m"; write it in this module's declares.causes; in on.meeple_placed of error_cause_escape, turn 1 of Red
-- expect: [error_cause_escape on.meeple_placed] mods/error_cause_escape/init.lua:7: error: no cause or reason "?[31m"; write it in this module's declares.causes; in on.meeple_placed of error_cause_escape, turn 2 of Blue
return { api = 1, name = "error_cause_escape", on = {
  meeple_placed = function(game, figure)
    figure:go_home("\27[31m")
  end,
} }
