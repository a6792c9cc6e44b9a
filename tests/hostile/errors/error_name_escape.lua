-- a step with escapes in its name
-- before: control characters or no UTF-8 in the message
-- expect: [error_name_escape on.meeple_placed] mods/error_name_escape/init.lua:7: error: error_name_escape has no step "?[31m ?"; in on.meeple_placed of error_name_escape, turn 1 of Red
-- expect: [error_name_escape on.meeple_placed] mods/error_name_escape/init.lua:7: error: error_name_escape has no step "?[31m ?"; in on.meeple_placed of error_name_escape, turn 2 of Blue
return { api = 1, name = "error_name_escape", on = {
  meeple_placed = function(game, figure)
    game:push("\27[31m\n\7")
  end,
} }
