-- making long strings, for ever
-- before: refused
-- expect: [loop_concat on.meeple_placed] mods/loop_concat/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_concat, turn 1 of Red
-- expect: [loop_concat on.meeple_placed] mods/loop_concat/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_concat, turn 2 of Blue
return { api = 1, name = "loop_concat", on = {
  meeple_placed = function(game, figure)
    local a = ("x"):rep(8000)
    while true do local _ = a .. a end
  end,
} }
