-- list of an offer never ends
-- before: refused
-- expect: [loop_list offers.action.odd.list] mods/loop_list/init.lua:6: error: instruction limit of 5M reached; does a loop here ever end?; in offers.action.odd.list of loop_list, turn 3 of Red
return { api = 1, name = "loop_list",
  offers = { action = { odd = { text = "odd {figure}", args = { "figure" }, list = function(game)
    if game.turn.number > 2 then while true do end end
  end, take = function() end } } }
}
