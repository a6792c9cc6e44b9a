-- a tile file with a zero byte in its name
-- before: was read as the name before the zero
-- expect: [tiles_zero] mods/tiles_zero/tiles.lua?x: error: can't be opened: No such file or directory
-- file: tiles.lua return {}
return { api = 1, name = "tiles_zero", tiles = "tiles.lua\0x" }
