-- a tile that contains itself
-- before: refused
-- expect: [tiles_recursive] mods/tiles_recursive/tiles.lua: error: tiles[1].field[1].field[1].field[1].field[1].field[1].field[...: tables are nested too deep; does one contain itself?
-- expect: [tiles_recursive] mods/tiles_recursive/tiles.lua: error: tiles[1]: id is missing
-- file: tiles.lua local t = { id = "XX/1", count = 1, edges = "FFFF" }\nt.field = { t }\nreturn { t }
return { api = 1, name = "tiles_recursive", tiles = "tiles.lua" }
