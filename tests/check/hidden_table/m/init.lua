-- Remembers in a table what the players did.
local placed = {}
return {
  api = 1, name = "m", declares = { reasons = { "odd", "busy", "above" } },
  on = {
    figure_placed = function(_, figure)
      local player = figure.owner
      placed[player.name] = (placed[player.name] or 0) + 1
      if placed[player.name] > 3 then player:score(1, "busy") end
    end,
  },
}
