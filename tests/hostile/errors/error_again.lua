-- an error that was caught, raised again later
-- before: the message named another module's file
-- expect: [error_again on.meeple_placed] mods/error_again/init.lua:8: error: mods/other/init.lua:7: old; in on.meeple_placed of error_again, turn 1 of Red
-- expect: [error_again on.meeple_placed] mods/error_again/init.lua:8: error: mods/other/init.lua:7: old; in on.meeple_placed of error_again, turn 2 of Blue
return { api = 1, name = "error_again", on = {
  meeple_placed = function(game, figure)
    local _, e = pcall(error, "mods/other/init.lua:7: old", 0)
    error(e, 0)
  end,
} }
