-- list adds choices without end
-- before: refused
-- expect: [loop_list_adds offers.action.odd.list] mods/loop_list_adds/init.lua:7: error: add: more than 4808 choices at one prompt; in offers.action.odd.list of loop_list_adds, turn 1 of Red
return { api = 1, name = "loop_list_adds",
  offers = { action = { odd = { text = "odd {n}", args = { "n:integer" }, list = function(_, _, add)
    local n = 0
    while true do n = n + 1 add(n) end
  end, take = function() end } } }
}
