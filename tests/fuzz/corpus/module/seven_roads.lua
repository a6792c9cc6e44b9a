-- mods/seven_roads/init.lua: a road of exactly seven tiles is worth double
---@type jac.Module
return {
  api = 1, name = "fair", title = "Seven Roads", version = "1.0.0", license = "MIT",
  queries = {
    -- `points` is the answer so far; whoever returns nothing keeps it.
    feature_points = { when = { kind = "road" }, function(_, points, feature)
      if feature.tiles == 7 then return 2 * points end
    end },
  },
}
