-- rounds of prompts without end
-- before: refused
-- expect: [flood_ask_round on.meeple_placed] mods/flood_ask_round/init.lua:8: error: game:ask_round: more than 256 steps wait; in on.meeple_placed of flood_ask_round, turn 1 of Red
-- expect: [flood_ask_round on.meeple_placed] mods/flood_ask_round/init.lua:8: error: game:ask_round: more than 256 steps wait; in on.meeple_placed of flood_ask_round, turn 2 of Blue
return { api = 1, name = "flood_ask_round",
  prompts = { odd = { text = "odd?" } },
  offers = { odd = { yes = { text = "yes", take = function() end } } },
  on = { meeple_placed = function(game) while true do game:ask_round("odd", "left") end end }
}
