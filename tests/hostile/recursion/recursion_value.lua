-- feature_points asks for the value of the feature
-- before: refused
-- expect: [recursion_value queries.feature_points] mods/recursion_value/init.lua:7: error: feature:value: queries nest more than 8 deep at feature_points; in queries.feature_points of recursion_value, turn 2 of Blue
-- expect: [recursion_value queries.feature_points] mods/recursion_value/init.lua:7: error: feature:value: queries nest more than 8 deep at feature_points; in queries.feature_points of recursion_value, turn 7 of Red
return { api = 1, name = "recursion_value",
  queries = { feature_points = function(_, points, feature, occasion)
    return feature:value(occasion) + points
  end }
}
