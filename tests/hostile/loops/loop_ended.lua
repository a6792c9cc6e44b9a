-- the game never ends
-- before: refused
-- expect: [loop_ended on.tile_placed] mods/loop_ended/init.lua:5: error: instruction limit of 5M reached; does a loop here ever end?; in on.tile_placed of loop_ended, turn 21 of Red
return { api = 1, name = "loop_ended",
  on = { tile_placed = function(game) if game.tiles_left == 50 then while true do end end end }
}
