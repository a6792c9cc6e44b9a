-- a tile file that is a pipe
-- before: hung for ever
-- expect: [tiles_fifo] mods/tiles_fifo/tiles.lua: error: can't be opened: it is no ordinary file
-- fifo: tiles.lua
return { api = 1, name = "tiles_fifo", tiles = "tiles.lua" }
