-- a tile file of bytecode
-- before: refused
-- expect: [tiles_bytecode] mods/tiles_bytecode/tiles.lua: error: is compiled Lua; only its source is read
-- bytes: tiles.lua 1b4c7561540019930d0a1a0a04080878560000000000000000000000287740
return { api = 1, name = "tiles_bytecode", tiles = "tiles.lua" }
