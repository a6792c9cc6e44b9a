-- C092: a figure kept over turns
-- before: refused
-- expect: plays on
local kept
return { api = 1, name = "handle_kept_figure",
  on = { meeple_placed = function(_, figure) kept = kept or figure
    assert(kept.kind == "meeple" and (kept.at == "segment" or kept.feature == nil)) end }
}
