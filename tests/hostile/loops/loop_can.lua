-- can of an offer never ends
-- before: refused
-- expect: [loop_can offers.action.odd.can] mods/loop_can/init.lua:6: error: instruction limit of 5M reached; does a loop here ever end?; in offers.action.odd.can of loop_can, turn 3 of Red
return { api = 1, name = "loop_can",
  offers = { action = { odd = { text = "odd", can = function(game)
    if game.turn.number > 2 then while true do end end
    return true
  end, take = function() end } } }
}
