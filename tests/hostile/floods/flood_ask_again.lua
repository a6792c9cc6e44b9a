-- a prompt whose take asks it again, for ever
-- before: refused
-- expect: plays on
return { api = 1, name = "flood_ask_again",
  prompts = { odd = { text = "odd?", must = true } },
  offers = { odd = { yes = { text = "yes", take = function(game, player) game:ask("odd", player) end } } },
  on = { meeple_placed = function(game) game:ask("odd", game.active) end }
}
