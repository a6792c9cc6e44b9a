-- an error of a query within a handler of another
-- before: refused
-- expect: [error_nested_blame queries.feature_points] mods/error_nested_blame/init.lua:7: error: asked; in queries.feature_points of error_nested_blame, turn 1 of Red
-- expect: [error_nested_blame queries.feature_points] mods/error_nested_blame/init.lua:7: error: asked; in queries.feature_points of error_nested_blame, turn 2 of Blue
-- with: asks
return { api = 1, name = "error_nested_blame",
  queries = { feature_points = function() error("asked") end },
  uses = { "asks" }
}
