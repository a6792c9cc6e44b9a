-- a million of one tile
-- before: refused
-- expect: [tiles_count] mods/tiles_count/tiles.lua: error: XX/1.count: an integer from 0 to 255 is needed, not 1000000
-- file: tiles.lua return { { id = "XX/1", count = 1000000, edges = "FFFF", field = { { "N", "E", "S", "W" } } } }
return { api = 1, name = "tiles_count", tiles = "tiles.lua" }
