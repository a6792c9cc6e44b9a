-- a tile file outside of the folder that is Lua
-- before: was read
-- expect: [tiles_link_lua] mods/tiles_link_lua/tiles.lua: error: leads out of the module's folder
-- link: tiles.lua ../innocent/init.lua
return { api = 1, name = "tiles_link_lua", tiles = "tiles.lua" }
