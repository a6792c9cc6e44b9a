-- 100,000 tiles
-- before: refused
-- expect: [tiles_many tiles.lua] mods/tiles_many/tiles.lua:2: error: instruction limit of 1M reached; does a loop here ever end?; in tiles.lua of tiles_many
-- file: tiles.lua local t = {}\nfor i = 1, 100000 do t[i] = { id = "XX/" .. i, count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } } } end\nreturn t
return { api = 1, name = "tiles_many", tiles = "tiles.lua" }
