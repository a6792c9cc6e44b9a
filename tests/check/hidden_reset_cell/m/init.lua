-- The same into a cell.
local turns = 0
return {
  api = 1, name = "m", state = { turns = cell.game(0, { range = { 0, 1000 } }) },
  on = {
    setup = function() turns = 0 end,
    turn_end = function() turns = turns + 1; state.turns = turns % 1000 end,
  },
}
