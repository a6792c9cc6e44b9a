-- segments joined without end
-- before: refused
-- expect: [flood_join on.meeple_placed] mods/flood_join/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of flood_join, turn 1 of Red
-- expect: [flood_join on.meeple_placed] mods/flood_join/init.lua:8: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of flood_join, turn 2 of Blue
return { api = 1, name = "flood_join", on = {
  meeple_placed = function(game, figure)
    local s = game.turn.tile.segments
    while true do for _, a in ipairs(s) do for _, b in ipairs(s) do pcall(game.join, game, a, b) end end end
  end,
} }
