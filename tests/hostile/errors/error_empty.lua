-- an empty text
-- before: an empty message
-- expect: [error_empty on.meeple_placed] mods/error_empty/init.lua:7: error: an error without a text; in on.meeple_placed of error_empty, turn 1 of Red
-- expect: [error_empty on.meeple_placed] mods/error_empty/init.lua:7: error: an error without a text; in on.meeple_placed of error_empty, turn 2 of Blue
return { api = 1, name = "error_empty", on = {
  meeple_placed = function(game, figure)
    error("")
  end,
} }
