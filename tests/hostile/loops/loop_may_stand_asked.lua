-- may_stand asked for ever
-- before: refused
-- expect: [loop_may_stand_asked on.meeple_placed] mods/loop_may_stand_asked/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_may_stand_asked, turn 1 of Red
-- expect: [loop_may_stand_asked on.meeple_placed] mods/loop_may_stand_asked/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_may_stand_asked, turn 2 of Blue
return { api = 1, name = "loop_may_stand_asked", on = {
  meeple_placed = function(game, figure)
    while true do game:may_stand("meeple", figure.place) end
  end,
} }
