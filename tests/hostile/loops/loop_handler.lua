-- a handler that never ends
-- before: refused
-- expect: [loop_handler on.meeple_placed] mods/loop_handler/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_handler, turn 1 of Red
-- expect: [loop_handler on.meeple_placed] mods/loop_handler/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_handler, turn 2 of Blue
return { api = 1, name = "loop_handler", on = {
  meeple_placed = function(game, figure)
    while true do end
  end,
} }
