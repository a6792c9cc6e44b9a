-- a tile file above the folder
-- before: refused
-- expect: [tiles_up] mods/tiles_up/init.lua: error: tiles: "../innocent/init.lua" is outside the module's folder
return { api = 1, name = "tiles_up", tiles = "../innocent/init.lua" }
