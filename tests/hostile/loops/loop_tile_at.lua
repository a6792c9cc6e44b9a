-- tile_at for ever
-- before: refused
-- expect: [loop_tile_at on.meeple_placed] mods/loop_tile_at/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_tile_at, turn 1 of Red
-- expect: [loop_tile_at on.meeple_placed] mods/loop_tile_at/init.lua:7: error: instruction limit of 5M reached; does a loop here ever end?; in on.meeple_placed of loop_tile_at, turn 2 of Blue
return { api = 1, name = "loop_tile_at", on = {
  meeple_placed = function(game, figure)
    while true do game:tile_at(3, 5) end
  end,
} }
