-- Raises an error in the fourth turn.
return {
  api = 1, name = "m",
  on = {
    turn_end = function(game)
      if game.turn.number == 4 then error("four is too many; stop") end
    end,
  },
}
