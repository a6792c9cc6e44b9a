-- What it says must hold does not.
return {
  api = 1, name = "m",
  invariants = {
    counted = function(game) return game.turn.number < 3 end,
    sane = function(game) return #game.players == 2 end,
  },
}
