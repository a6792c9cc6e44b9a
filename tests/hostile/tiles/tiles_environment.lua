-- the environment in a tile file
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- file: tiles.lua assert(state and string and not pcall(function() string.rep = 1 end))\nreturn require("tiles")
return { api = 1, name = "tiles_environment", tiles = "tiles.lua" }
