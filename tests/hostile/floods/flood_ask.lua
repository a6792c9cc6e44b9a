-- more prompts than may wait
-- before: refused
-- expect: [flood_ask on.meeple_placed] mods/flood_ask/init.lua:8: error: game:ask: more than 256 steps wait; in on.meeple_placed of flood_ask, turn 1 of Red
-- expect: [flood_ask on.meeple_placed] mods/flood_ask/init.lua:8: error: game:ask: more than 256 steps wait; in on.meeple_placed of flood_ask, turn 2 of Blue
return { api = 1, name = "flood_ask",
  prompts = { odd = { args = { "figure" }, text = "odd {figure}?" } },
  offers = { odd = { yes = { text = "yes", take = function() end } } },
  on = { meeple_placed = function(game, figure) while true do game:ask("odd", game.active, figure) end end }
}
