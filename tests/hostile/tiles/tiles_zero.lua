-- a tile file with a zero byte in its name
-- before: refused
-- expect: plays on
-- file: tiles.lua return {}
return { api = 1, name = "tiles_zero", tiles = "tiles.lua\0x" }
