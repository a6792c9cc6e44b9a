-- a text that is not UTF-8
-- before: control characters or no UTF-8 in the message
-- expect: [error_utf8 on.meeple_placed] mods/error_utf8/init.lua:7: error: ???( ?? ???; in on.meeple_placed of error_utf8, turn 1 of Red
-- expect: [error_utf8 on.meeple_placed] mods/error_utf8/init.lua:7: error: ???( ?? ???; in on.meeple_placed of error_utf8, turn 2 of Blue
return { api = 1, name = "error_utf8", on = {
  meeple_placed = function(game, figure)
    error("\xff\xfe\xc3\x28 \xe2\x82 \xf0\x9f\x98")
  end,
} }
