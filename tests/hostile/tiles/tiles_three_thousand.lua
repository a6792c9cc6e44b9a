-- 3,000 types of tile
-- before: refused
-- expect: plays on
-- file: tiles.lua local t = {}\nfor i = 1, 3000 do t[i] = { id = "XX/" .. i, count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } } } end\nreturn t
-- moves: 5
return { api = 1, name = "tiles_three_thousand", tiles = "tiles.lua" }
