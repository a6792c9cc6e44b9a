-- edges that are none
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- file: tiles.lua return { { id = "XX/1", count = 1, edges = "F" }, { id = "XX/2", count = 1, edges = "FFFFF" }, { id = "XX/3", count = 1, edges = "\27XYZ" }, { id = "XX/4", count = 1, edges = 7 }, { id = "XX/5", count = 1 } }
return { api = 1, name = "tiles_edges", tiles = "tiles.lua" }
