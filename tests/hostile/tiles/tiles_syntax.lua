-- a tile file that is not Lua
-- before: refused
-- expect: [tiles_syntax] mods/tiles_syntax/tiles.lua:1: error: unexpected symbol near <eof>
-- file: tiles.lua return {{{
return { api = 1, name = "tiles_syntax", tiles = "tiles.lua" }
