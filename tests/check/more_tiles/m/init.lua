-- More that can be wrong in tiles: links, marks, counts, kinds.
return { api = 1, name = "m", tiles = "tiles.lua", declares = { relations = { "bridges" } } }
