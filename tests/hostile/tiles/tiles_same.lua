-- the id of a tile of the base game
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- file: tiles.lua return { { id = "BA/L", count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } } } }
return { api = 1, name = "tiles_same", tiles = "tiles.lua" }
