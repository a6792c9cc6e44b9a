-- a field with escapes in its name
-- before: control characters or no UTF-8 in the message
-- expect: [error_field_escape on.meeple_placed] mods/error_field_escape/init.lua:7: error: a figure has no "?[31mx?"; see `jacquerie api figure`; in on.meeple_placed of error_field_escape, turn 1 of Red
-- expect: [error_field_escape on.meeple_placed] mods/error_field_escape/init.lua:7: error: a figure has no "?[31mx?"; see `jacquerie api figure`; in on.meeple_placed of error_field_escape, turn 2 of Blue
return { api = 1, name = "error_field_escape", on = {
  meeple_placed = function(game, figure)
    local _ = figure["\27[31mx\7"]
  end,
} }
