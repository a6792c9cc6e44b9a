-- Remembers in a local variable how many turns there were.
local turns = 0
return {
  api = 1, name = "m", declares = { reasons = { "odd", "busy", "above" } },
  on = {
    turn_end = function(game)
      turns = turns + 1
      if turns % 2 == 0 then game.active:score(1, "odd") end
    end,
  },
}
