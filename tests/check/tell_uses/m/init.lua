-- Uses a module that is not there, and one that may be elsewhere.
return {
  api = 1, name = "m",
  uses = { "a_module_of_somebody_else", "peasant_revolt" },
  on = {
    turn_end = function(game)
      if game.turn.number == 4 then game:tell("peasant_revolt.protect") end
    end,
  },
}
