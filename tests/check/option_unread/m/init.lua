-- Declares an option that it never looks at.
return {
  api = 1, name = "m",
  options = {
    bonus = { type = "integer", default = 5, min = 0, max = 9 },
    bounty = { type = "integer", default = 5, min = 0, max = 9 },
    all = { type = "boolean", default = true },
  },
  queries = {
    feature_points = {
      when = { kind = function() return opt.all and { "road", "city" } or "road" end },
      function(_, points) return points + opt.bonus end,
    },
  },
}
