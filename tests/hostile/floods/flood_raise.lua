-- events raised without end
-- before: refused
-- expect: [flood_raise on.meeple_placed] mods/flood_raise/init.lua:7: error: game:raise: more than 1024 events in one choice; do two handlers answer each other?; in on.meeple_placed of flood_raise, turn 1 of Red
-- expect: [flood_raise on.meeple_placed] mods/flood_raise/init.lua:7: error: game:raise: more than 1024 events in one choice; do two handlers answer each other?; in on.meeple_placed of flood_raise, turn 2 of Blue
return { api = 1, name = "flood_raise",
  declares = { events = { e = { args = {} } } },
  on = { ["flood_raise.e"] = function() end, meeple_placed = function(game) while true do game:raise("e") end end }
}
