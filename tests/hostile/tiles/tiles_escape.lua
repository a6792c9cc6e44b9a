-- tiles named with escapes
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- file: tiles.lua return { { id = "\27[31m", count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } } }, { id = ("x"):rep(9000), count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } } } }
return { api = 1, name = "tiles_escape", tiles = "tiles.lua" }
