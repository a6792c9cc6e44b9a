-- the environment in a tile file
-- before: refused
-- expect: [tiles_environment tiles.lua] mods/tiles_environment/tiles.lua:2: error: require "tiles": it is being read; two files require each other; in tiles.lua of tiles_environment
-- file: tiles.lua assert(state and string and not pcall(function() string.rep = 1 end))\nreturn require("tiles")
return { api = 1, name = "tiles_environment", tiles = "tiles.lua" }
