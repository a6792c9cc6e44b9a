-- a tile that contains itself
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- file: tiles.lua local t = { id = "XX/1", count = 1, edges = "FFFF" }\nt.field = { t }\nreturn { t }
return { api = 1, name = "tiles_recursive", tiles = "tiles.lua" }
