-- counts that are odd
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- file: tiles.lua return { { id = "XX/1", count = -1, edges = "FFFF", field = { { "N", "E", "S", "W" } } }, { id = "XX/2", count = 0.5, edges = "FFFF", field = { { "N", "E", "S", "W" } } }, { id = "XX/3", count = 1 << 40, edges = "FFFF", field = { { "N", "E", "S", "W" } } }, { id = "XX/4", count = 5000, edges = "FFFF", field = { { "N", "E", "S", "W" } } } }
return { api = 1, name = "tiles_count_odd", tiles = "tiles.lua" }
