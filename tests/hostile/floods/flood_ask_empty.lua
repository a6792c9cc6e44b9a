-- a prompt without a choice, asked without end
-- before: refused
-- expect: [flood_ask_empty steps.again] mods/flood_ask_empty/init.lua:7: error: more than 10000 steps in one choice; in steps.again of flood_ask_empty, turn 1 of Red
-- expect: [flood_ask_empty steps.again] mods/flood_ask_empty/init.lua:7: error: more than 10000 steps in one choice; in steps.again of flood_ask_empty, turn 2 of Blue
return { api = 1, name = "flood_ask_empty",
  prompts = { odd = { text = "odd?" } },
  steps = { again = function(game) game:ask("odd", game.active) game:push("again") end },
  on = { meeple_placed = function(game) game:push("again") end }
}
