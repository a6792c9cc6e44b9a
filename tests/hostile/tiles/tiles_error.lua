-- a tile file that raises a table
-- before: refused
-- expect: [tiles_error tiles.lua] mods/tiles_error/tiles.lua:1: error: (error object is a table value); in tiles.lua of tiles_error
-- file: tiles.lua error({})
return { api = 1, name = "tiles_error", tiles = "tiles.lua" }
