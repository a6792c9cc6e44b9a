-- events that nobody hears, without end
-- before: refused
-- expect: [flood_raise_unheard on.meeple_placed] mods/flood_raise_unheard/init.lua:7: error: game:raise: more than 4096 events wait; in on.meeple_placed of flood_raise_unheard, turn 1 of Red
-- expect: [flood_raise_unheard on.meeple_placed] mods/flood_raise_unheard/init.lua:7: error: game:raise: more than 4096 events wait; in on.meeple_placed of flood_raise_unheard, turn 2 of Blue
return { api = 1, name = "flood_raise_unheard",
  declares = { events = { e = { args = {} } } },
  on = { meeple_placed = function(game) while true do game:raise("e") end end }
}
