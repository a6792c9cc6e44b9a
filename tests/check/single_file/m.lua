-- A mod of one file.
return { api = 1, name = "m", queries = { feature_points = function(_, points) return points + 1 end } }
