-- a tile file that never ends
-- before: refused
-- expect: [tiles_loop tiles.lua] mods/tiles_loop/tiles.lua:1: error: instruction limit of 1M reached; does a loop here ever end?; in tiles.lua of tiles_loop
-- file: tiles.lua while true do end
return { api = 1, name = "tiles_loop", tiles = "tiles.lua" }
