-- a million of one tile
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- file: tiles.lua return { { id = "XX/1", count = 1000000, edges = "FFFF", field = { { "N", "E", "S", "W" } } } }
return { api = 1, name = "tiles_count", tiles = "tiles.lua" }
