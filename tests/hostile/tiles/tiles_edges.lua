-- edges that are none
-- before: refused
-- expect: [tiles_edges] mods/tiles_edges/tiles.lua: error: XX/1: edges: four are needed, N E S W, as in "CFRF"
-- expect: [tiles_edges] mods/tiles_edges/tiles.lua: error: XX/2: edges: four are needed, N E S W, as in "CFRF"
-- file: tiles.lua return { { id = "XX/1", count = 1, edges = "F" }, { id = "XX/2", count = 1, edges = "FFFFF" }, { id = "XX/3", count = 1, edges = "\27XYZ" }, { id = "XX/4", count = 1, edges = 7 }, { id = "XX/5", count = 1 } }
return { api = 1, name = "tiles_edges", tiles = "tiles.lua" }
