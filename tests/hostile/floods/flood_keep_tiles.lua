-- tiles put aside until there is no room
-- before: refused
-- expect: [flood_keep_tiles on.meeple_placed] mods/flood_keep_tiles/init.lua:7: error: game:keep_tile: no room for another tile off the board; in on.meeple_placed of flood_keep_tiles, turn 1 of Red
-- expect: [flood_keep_tiles on.meeple_placed] mods/flood_keep_tiles/init.lua:7: error: game:keep_tile: no room for another tile off the board; in on.meeple_placed of flood_keep_tiles, turn 2 of Blue
return { api = 1, name = "flood_keep_tiles", on = {
  meeple_placed = function(game, figure)
    while true do game:keep_tile("BA/L", "hand", game.active, "owner") end
  end,
} }
