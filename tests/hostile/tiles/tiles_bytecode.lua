-- a tile file of bytecode
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- bytes: tiles.lua 1b4c7561540019930d0a1a0a04080878560000000000000000000000287740
return { api = 1, name = "tiles_bytecode", tiles = "tiles.lua" }
