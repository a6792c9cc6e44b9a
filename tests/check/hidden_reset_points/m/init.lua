-- Begins anew with each game, so that only copies of a game show what it hides.
local turns = 0
return {
  api = 1, name = "m", declares = { reasons = { "odd" } },
  on = {
    setup = function() turns = 0 end,
    turn_end = function(game)
      turns = turns + 1
      if turns % 2 == 0 then game.active:score(1, "odd") end
    end,
  },
}
