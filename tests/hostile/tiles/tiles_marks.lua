-- more marks than a tile may have
-- before: refused
-- expect: [tiles_marks] mods/tiles_marks/tiles.lua: error: XX/1: more than 8 marks
-- file: tiles.lua local m = {}\nfor i = 1, 100 do m["m" .. i] = i end\nreturn { { id = "XX/1", count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } }, marks = m } }
return { api = 1, name = "tiles_marks", tiles = "tiles.lua" }
