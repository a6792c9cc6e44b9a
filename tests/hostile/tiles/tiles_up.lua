-- a tile file above the folder
-- before: refused
-- expect: [tiles_up] mods/tiles_up/init.lua: error: tiles: "../innocent/init.lua" is outside the module's folder
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
return { api = 1, name = "tiles_up", tiles = "../innocent/init.lua" }
