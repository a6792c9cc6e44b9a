-- an iterator that never gives nil
-- before: refused
-- expect: [loop_iterator on.meeple_placed] mods/loop_iterator/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_iterator, turn 1 of Red
-- expect: [loop_iterator on.meeple_placed] mods/loop_iterator/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_iterator, turn 2 of Blue
return { api = 1, name = "loop_iterator", on = {
  meeple_placed = function(game, figure)
    for _ in function() return 1 end do end
  end,
} }
