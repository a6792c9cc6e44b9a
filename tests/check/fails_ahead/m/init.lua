-- Fails only when a copy went another way than the game.
local seen = 0
return {
  api = 1, name = "m",
  on = {
    setup = function() seen = 0 end,
    turn_end = function(game)
      seen = seen + 1
      if seen ~= game.turn.number then error("turn " .. game.turn.number .. " was seen as " .. seen) end
    end,
  },
}
