-- names that are not there, for ever
-- before: refused
-- expect: [loop_nearest on.meeple_placed] mods/loop_nearest/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_nearest, turn 1 of Red
-- expect: [loop_nearest on.meeple_placed] mods/loop_nearest/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_nearest, turn 2 of Blue
return { api = 1, name = "loop_nearest", on = {
  meeple_placed = function(game, figure)
    while true do pcall(game.push, game, "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz") end
  end,
} }
