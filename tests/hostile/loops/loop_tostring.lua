-- tostring of floats, for ever
-- before: 1.5 s
-- expect: [loop_tostring on.meeple_placed] mods/loop_tostring/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_tostring, turn 1 of Red
-- expect: [loop_tostring on.meeple_placed] mods/loop_tostring/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_tostring, turn 2 of Blue
return { api = 1, name = "loop_tostring", on = {
  meeple_placed = function(game, figure)
    while true do tostring(1e-308 / 3) end
  end,
} }
