-- goto, without a loop word
-- before: refused
-- expect: [loop_goto on.meeple_placed] mods/loop_goto/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_goto, turn 1 of Red
-- expect: [loop_goto on.meeple_placed] mods/loop_goto/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_goto, turn 2 of Blue
return { api = 1, name = "loop_goto", on = {
  meeple_placed = function(game, figure)
    ::again::
    goto again
  end,
} }
