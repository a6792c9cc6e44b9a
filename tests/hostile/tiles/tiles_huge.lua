-- a tile file of two million bytes
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- make: tiles.lua 2000000
return { api = 1, name = "tiles_huge", tiles = "tiles.lua" }
