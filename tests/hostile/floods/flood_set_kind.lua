-- kinds changed without end
-- before: refused
-- expect: [flood_set_kind on.meeple_placed] mods/flood_set_kind/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of flood_set_kind, turn 1 of Red
-- expect: [flood_set_kind on.meeple_placed] mods/flood_set_kind/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of flood_set_kind, turn 2 of Blue
return { api = 1, name = "flood_set_kind", on = {
  meeple_placed = function(game, figure)
    while true do figure.feature:set_kind("road") figure.feature:set_kind("city") end
  end,
} }
