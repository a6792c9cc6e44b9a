-- Tells its neighbour a verb that it hasn't.
return {
  api = 1, name = "m", uses = { "o" },
  on = {
    turn_end = function(game)
      if game.turn.number == 4 then game:tell("o.resst", game.active) end
    end,
  },
}
