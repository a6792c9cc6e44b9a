-- take never ends
-- before: refused
-- expect: [loop_take offers.action.odd.take] mods/loop_take/init.lua:6: error: instruction limit of 5M reached; does a loop here ever end?; in offers.action.odd.take of loop_take, turn 3 of Red
-- expect: [loop_take offers.action.odd.take] mods/loop_take/init.lua:6: error: instruction limit of 5M reached; does a loop here ever end?; in offers.action.odd.take of loop_take, turn 7 of Red
return { api = 1, name = "loop_take",
  offers = { action = { odd = { text = "odd", take = function() while true do end end } } }
}
