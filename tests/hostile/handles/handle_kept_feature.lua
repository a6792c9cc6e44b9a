-- C092: a feature kept while it grows
-- before: refused
-- expect: plays on
local kept
return { api = 1, name = "handle_kept_feature",
  on = { meeple_placed = function(_, figure) kept = kept or figure.feature
    assert(kept.tiles > 0 and kept == kept.segments[1].feature) end }
}
