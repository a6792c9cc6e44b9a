-- a tile file by an absolute path
-- before: refused
-- expect: [tiles_absolute] mods/tiles_absolute/init.lua: error: tiles: "/etc/passwd" is outside the module's folder
return { api = 1, name = "tiles_absolute", tiles = "/etc/passwd" }
