-- a tile file outside of the folder
-- before: refused
-- expect: [tiles_link] mods/tiles_link/tiles.lua:2: error: syntax error near <eof>
-- link: tiles.lua /etc/hostname
return { api = 1, name = "tiles_link", tiles = "tiles.lua" }
