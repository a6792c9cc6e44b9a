-- a tile file that is not there
-- before: refused
-- expect: [tiles_absent] mods/tiles_absent/tiles.lua: error: can't be opened: No such file or directory
return { api = 1, name = "tiles_absent", tiles = "tiles.lua" }
