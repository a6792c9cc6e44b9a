-- coordinates of all kinds
-- before: refused
-- expect: [number_tile_at on.meeple_placed] mods/number_tile_at/init.lua:12: error: bad argument #1 to 'tile_at' (number has no integer representation); in on.meeple_placed of number_tile_at, turn 1 of Red
-- expect: [number_tile_at on.meeple_placed] mods/number_tile_at/init.lua:12: error: bad argument #1 to 'tile_at' (number has no integer representation); in on.meeple_placed of number_tile_at, turn 2 of Blue
return { api = 1, name = "number_tile_at", on = {
  meeple_placed = function(game, figure)
    for _, v in ipairs({ 8001, -8001, 1 << 40, 0 / 0, 1 / 0, 0.5, "x", {}, true, game }) do
      assert(not pcall(game.tile_at, game, v, 0) and not pcall(game.cell, game, 0, v))
    end
    assert(game:tile_at(8000, -8000) == nil and game:cell(-8000, 8000).x == -8000)
    assert(game:tile_at(0.0, "0"))
    game:tile_at(8000.5, 0)
  end,
} }
