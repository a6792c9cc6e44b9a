-- Tells a module that it doesn't use.
return {
  api = 1, name = "m",
  on = {
    turn_end = function(game)
      if game.turn.number == 4 then game:tell("o.rest", game.active) end
    end,
  },
}
