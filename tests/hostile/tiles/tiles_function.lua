-- a tile file that returns a function
-- before: refused
-- expect: [tiles_function] mods/tiles_function/tiles.lua: error: the file returns a function; it must return a list of tiles
-- file: tiles.lua return function() return {} end
return { api = 1, name = "tiles_function", tiles = "tiles.lua" }
