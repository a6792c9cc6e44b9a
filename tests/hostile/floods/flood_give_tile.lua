-- a tile given in every part, and another part
-- before: refused
-- expect: [flood_give_tile on.source] mods/flood_give_tile/init.lua:5: error: game:give_tile: a tile is in hand already; in on.source of flood_give_tile, turn 3 of Red
return { api = 1, name = "flood_give_tile",
  on = { source = function(game) if game.turn.number > 2 then game:give_tile("BA/L") game:give_tile("BA/L") end end }
}
