-- tiles laid until there is no room
-- before: ended the process: tiles far from each other overflowed the frontier
-- expect: [flood_lay_tiles on.meeple_placed] mods/flood_lay_tiles/init.lua:7: error: cells lie between -8000 and 8000; in on.meeple_placed of flood_lay_tiles, turn 1 of Red
-- expect: [flood_lay_tiles on.meeple_placed] mods/flood_lay_tiles/init.lua:7: error: cells lie between -8000 and 8000; in on.meeple_placed of flood_lay_tiles, turn 2 of Blue
return { api = 1, name = "flood_lay_tiles", on = {
  meeple_placed = function(game, figure)
    for x = 10, 8000 do pcall(game.lay_tile, game, "BA/L", game:cell(x * 2, 7), 0) end
    for x = -70, 70 do for y = -70, 70 do pcall(game.lay_tile, game, "BA/L", game:cell(x, y), 0) end end
    game:lay_tile("BA/L", game:cell(70, 7), 0)
  end,
} }
