-- a tile file of two million bytes
-- before: refused
-- expect: [tiles_huge] mods/tiles_huge/tiles.lua: error: the file has more than 1048576 bytes
-- make: tiles.lua 2000000
return { api = 1, name = "tiles_huge", tiles = "tiles.lua" }
