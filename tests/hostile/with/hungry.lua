-- Needs six megabytes for a moment, and keeps nothing.
return { api = 1, name = "hungry", on = { meeple_placed = function(game)
  local t = {}
  for i = 1, 600 do t[i] = ("x"):rep(10000) .. game.turn.number .. i end
  assert(#table.concat(t, "", 1, 1) > 10000)
end } }
