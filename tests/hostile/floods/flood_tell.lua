-- a million verbs
-- before: refused
-- expect: [flood_tell on.meeple_placed] mods/flood_tell/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of flood_tell, turn 1 of Red
-- expect: [flood_tell on.meeple_placed] mods/flood_tell/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of flood_tell, turn 2 of Blue
return { api = 1, name = "flood_tell",
  verbs = { v = function() end },
  on = { meeple_placed = function(game) while true do game:tell("flood_tell.v") end end }
}
