-- Copies a hidden number into its state.
local number = 0
return {
  api = 1, name = "m",
  state = { last = cell.game(0, { range = { 0, 1000 } }) },
  on = { draw = function() number = number + 1; state.last = number % 1000 end },
}
