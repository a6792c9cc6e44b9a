-- a tile file that is a pipe
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- fifo: tiles.lua
return { api = 1, name = "tiles_fifo", tiles = "tiles.lua" }
