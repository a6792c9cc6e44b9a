-- Answers a query with half a point.
return {
  api = 1, name = "m",
  queries = {
    feature_points = function(_, points)
      return points / 2
    end,
  },
}
