-- The same for what may be chosen.
local turns = 0
return {
  api = 1, name = "m",
  offers = {
    action = { shout = { text = "shout", can = function() return turns % 2 == 0 end, take = function() end } },
  },
  on = {
    setup = function() turns = 0 end,
    turn_end = function() turns = turns + 1 end,
  },
}
