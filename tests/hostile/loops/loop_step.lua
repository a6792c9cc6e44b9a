-- a step never ends
-- before: refused
-- expect: [loop_step steps.odd] mods/loop_step/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in steps.odd of loop_step, turn 1 of Red
-- expect: [loop_step steps.odd] mods/loop_step/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in steps.odd of loop_step, turn 2 of Blue
return { api = 1, name = "loop_step",
  on = { meeple_placed = function(game) game:push("odd") end },
  steps = { odd = function() while true do end end }
}
