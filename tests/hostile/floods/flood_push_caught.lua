-- more steps pushed than may wait, caught
-- before: refused
-- expect: [flood_push_caught on.meeple_placed] mods/flood_push_caught/init.lua:8: error: game:push: more than 256 steps wait; in on.meeple_placed of flood_push_caught, turn 1 of Red
-- expect: [flood_push_caught on.meeple_placed] mods/flood_push_caught/init.lua:8: error: game:push: more than 256 steps wait; in on.meeple_placed of flood_push_caught, turn 2 of Blue
return { api = 1, name = "flood_push_caught",
  steps = { s = function() end }, on = {
  meeple_placed = function(game, figure)
    for _ = 1, 1000 do pcall(game.push, game, "s") end
  end,
} }
