-- Remembers what is always the same: a warning, no error.
local known = {}
return {
  api = 1, name = "m",
  queries = {
    feature_points = function(_, points, feature)
      local kind = feature.kind
      if not known[kind] then known[kind] = kind == "road" and 2 or 1 end
      return points * known[kind]
    end,
  },
}
