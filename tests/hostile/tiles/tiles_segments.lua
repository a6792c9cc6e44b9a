-- more segments than a tile may have
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- file: tiles.lua local s = {}\nfor i = 1, 300 do s[i] = {} end\nreturn { { id = "XX/1", count = 1, edges = "FFFF", field = s, monastery = s } }
return { api = 1, name = "tiles_segments", tiles = "tiles.lua" }
