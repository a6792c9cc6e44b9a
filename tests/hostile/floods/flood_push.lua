-- more steps pushed than may wait
-- before: refused
-- expect: [flood_push on.meeple_placed] mods/flood_push/init.lua:8: error: game:push: more than 256 steps wait; in on.meeple_placed of flood_push, turn 1 of Red
-- expect: [flood_push on.meeple_placed] mods/flood_push/init.lua:8: error: game:push: more than 256 steps wait; in on.meeple_placed of flood_push, turn 2 of Blue
return { api = 1, name = "flood_push",
  steps = { s = function() end }, on = {
  meeple_placed = function(game, figure)
    while true do game:push("s") end
  end,
} }
