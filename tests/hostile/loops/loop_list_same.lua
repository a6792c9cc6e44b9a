-- list adds the same choice without end
-- before: refused
-- expect: [loop_list_same offers.action.odd.list] mods/loop_list_same/init.lua:6: error: add: more than 4808 choices at one prompt; in offers.action.odd.list of loop_list_same, turn 1 of Red
return { api = 1, name = "loop_list_same",
  offers = { action = { odd = { text = "odd {n}", args = { "n:integer" }, list = function(_, _, add)
    while true do add(1) end
  end, take = function() end } } }
}
