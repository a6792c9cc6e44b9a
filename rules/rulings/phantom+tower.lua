-- The phantom on a tower. As the first figure it is put there like any meeple.

---@type jac.Module
return {
  api = 1, name = "phantom+tower", between = { "phantom", "tower" },
  title = "Phantom with the Tower", version = "1.0.0", author = "", license = "MIT",
  rulings = {
    ["PHANTOM-R15"] = { text = "As the second figure the phantom may also be put on an open tower, "
      .. "wherever it is. Off: only on the tile just placed.",
      kind = "community", source = "PHANTOM-C6, PHANTOM-C3" },
  },
  pick = {
    towers = { tiles = "any", mark = "tower" },
    spare = { figures = "own", at = "supply", kind = "phantom" },
  },
  offers = {
    second = {
      climb = { ruling = "PHANTOM-R15", args = { "kind", "tile" },
        text = "put the {kind} on top of {tile}",
        can = function(_, player) return player:supply("phantom") > 0 end,
        list = function(game, _, add)
          for tile in game:each("towers") do
            if game:query("tower.open", false, tile) then add("phantom", tile) end
          end
        end,
        take = function(game, player, _, tile)
          game:first("spare", player):move(tile, "action")
        end },
    },
  },
}
