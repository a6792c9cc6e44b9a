-- fields that are not there, for ever
-- before: refused
-- expect: [loop_nearest_field on.meeple_placed] mods/loop_nearest_field/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_nearest_field, turn 1 of Red
-- expect: [loop_nearest_field on.meeple_placed] mods/loop_nearest_field/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_nearest_field, turn 2 of Blue
return { api = 1, name = "loop_nearest_field", on = {
  meeple_placed = function(game, figure)
    while true do pcall(function() return game.abcdefghijklmnopqrstuvwxyzabcdefghijklm end) end
  end,
} }
