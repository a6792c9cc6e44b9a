-- the id of a tile of the base game
-- before: refused
-- expect: [tiles_same] mods/tiles_same/tiles.lua: error: BA/L: there is a tile of this id already
-- file: tiles.lua return { { id = "BA/L", count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } } } }
return { api = 1, name = "tiles_same", tiles = "tiles.lua" }
