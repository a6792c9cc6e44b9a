-- more segments than a tile may have
-- before: refused
-- expect: [tiles_segments] mods/tiles_segments/tiles.lua: error: XX/1: more than 16 segments
-- file: tiles.lua local s = {}\nfor i = 1, 300 do s[i] = {} end\nreturn { { id = "XX/1", count = 1, edges = "FFFF", field = s, monastery = s } }
return { api = 1, name = "tiles_segments", tiles = "tiles.lua" }
