-- a tile file that returns nothing
-- before: refused
-- expect: [tiles_nothing] mods/tiles_nothing/tiles.lua: error: the file returns nil; it must return a list of tiles
-- file: tiles.lua local x
return { api = 1, name = "tiles_nothing", tiles = "tiles.lua" }
