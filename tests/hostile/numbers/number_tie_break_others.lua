-- tie_break names all players
-- before: refused
-- expect: plays on
return { api = 1, name = "number_tie_break_others",
  queries = { tie_break = function(game) return game.players end }
}
