-- Keeps a handle from one game to the next.
local first
return {
  api = 1, name = "m", declares = { reasons = { "above" } },
  on = {
    tile_placed = function(game, tile)
      if first and first.x == tile.x then game.active:score(1, "above") end
      first = first or tile
    end,
  },
}
