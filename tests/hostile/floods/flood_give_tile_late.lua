-- a tile given at the wrong time
-- before: refused
-- expect: [flood_give_tile_late on.meeple_placed] mods/flood_give_tile_late/init.lua:7: error: game:give_tile: a tile is in hand already; in on.meeple_placed of flood_give_tile_late, turn 1 of Red
-- expect: [flood_give_tile_late on.meeple_placed] mods/flood_give_tile_late/init.lua:7: error: game:give_tile: a tile is in hand already; in on.meeple_placed of flood_give_tile_late, turn 2 of Blue
return { api = 1, name = "flood_give_tile_late", on = {
  meeple_placed = function(game, figure)
    game:give_tile("BA/L")
  end,
} }
