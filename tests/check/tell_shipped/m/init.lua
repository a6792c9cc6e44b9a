-- Tells a shipped module a verb that it hasn't.
return {
  api = 1, name = "m", uses = { "peasant_revolts" },
  on = {
    turn_end = function(game)
      if game.turn.number == 4 then game:tell("peasant_revolts.protectt") end
    end,
  },
}
