-- control characters in UTF-8
-- before: control characters or no UTF-8 in the message
-- expect: [error_utf8_c1 on.meeple_placed] mods/error_utf8_c1/init.lua:7: error: ??31m?????; in on.meeple_placed of error_utf8_c1, turn 1 of Red
-- expect: [error_utf8_c1 on.meeple_placed] mods/error_utf8_c1/init.lua:7: error: ??31m?????; in on.meeple_placed of error_utf8_c1, turn 2 of Blue
return { api = 1, name = "error_utf8_c1", on = {
  meeple_placed = function(game, figure)
    error("\u{9b}31m\u{85}\u{202e}")
  end,
} }
