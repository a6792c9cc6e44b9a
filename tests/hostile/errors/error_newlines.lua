-- a text of many lines
-- before: control characters or no UTF-8 in the message
-- expect: [error_newlines on.meeple_placed] mods/error_newlines/init.lua:7: error: one two? three four; in on.meeple_placed of error_newlines, turn 1 of Red
-- expect: [error_newlines on.meeple_placed] mods/error_newlines/init.lua:7: error: one two? three four; in on.meeple_placed of error_newlines, turn 2 of Blue
return { api = 1, name = "error_newlines", on = {
  meeple_placed = function(game, figure)
    error("one\ntwo\r\nthree\tfour")
  end,
} }
