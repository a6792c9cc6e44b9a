-- a tile file outside of the folder
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- link: tiles.lua /etc/hostname
return { api = 1, name = "tiles_link", tiles = "tiles.lua" }
