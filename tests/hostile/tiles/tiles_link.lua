-- a tile file outside of the folder
-- before: was read
-- expect: [tiles_link] mods/tiles_link/tiles.lua: error: leads out of the module's folder
-- link: tiles.lua /etc/hostname
return { api = 1, name = "tiles_link", tiles = "tiles.lua" }
