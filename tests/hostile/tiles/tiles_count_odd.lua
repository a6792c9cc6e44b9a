-- counts that are odd
-- before: refused
-- expect: [tiles_count_odd] mods/tiles_count_odd/tiles.lua: error: XX/1.count: an integer from 0 to 255 is needed, not -1
-- expect: [tiles_count_odd] mods/tiles_count_odd/tiles.lua: error: XX/2.count: an integer from 0 to 255 is needed, not a float
-- file: tiles.lua return { { id = "XX/1", count = -1, edges = "FFFF", field = { { "N", "E", "S", "W" } } }, { id = "XX/2", count = 0.5, edges = "FFFF", field = { { "N", "E", "S", "W" } } }, { id = "XX/3", count = 1 << 40, edges = "FFFF", field = { { "N", "E", "S", "W" } } }, { id = "XX/4", count = 5000, edges = "FFFF", field = { { "N", "E", "S", "W" } } } }
return { api = 1, name = "tiles_count_odd", tiles = "tiles.lua" }
