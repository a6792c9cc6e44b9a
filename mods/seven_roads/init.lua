-- A house rule that changes a score: a road of exactly seven tiles is worth twice its points.
return {
  api = 1, name = "seven_roads", title = "Seven Roads", version = "1.0.0", license = "MIT",
  options = {
    length = { type = "integer", min = 2, max = 99, default = 7, help = "how long the lucky road is" },
  },
  queries = {
    -- `points` is the answer so far. Whoever returns nothing keeps it.
    feature_points = {
      when = { kind = "road" },
      function(game, points, feature)
        if feature.tiles == opt.length then return 2 * points end
      end,
    },
  },
}
