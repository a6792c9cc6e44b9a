-- a tile file that is not Lua
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- file: tiles.lua return {{{
return { api = 1, name = "tiles_syntax", tiles = "tiles.lua" }
