-- a handle kept and used in a data function
-- before: refused
-- expect: plays on
local kept
return { api = 1, name = "handle_data_kept",
  pick = { mine = { figures = function() if kept then return kept.kind end return "own" end } },
  on = { meeple_placed = function(_, figure) kept = figure end }
}
