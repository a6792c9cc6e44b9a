-- a tile file outside of the folder that is Lua
-- before: refused
-- expect: [tiles_link_lua tiles.on.meeple_placed] mods/tiles_link_lua/tiles.lua:30: error: there is no game now; state is for handlers; in tiles.on.meeple_placed of tiles_link_lua
-- expect: [tiles_link_lua tiles.on.start] mods/tiles_link_lua/tiles.lua:26: error: assertion failed!; in tiles.on.start of tiles_link_lua
-- link: tiles.lua ../innocent/init.lua
return { api = 1, name = "tiles_link_lua", tiles = "tiles.lua" }
