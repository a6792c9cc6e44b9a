-- more marks than a tile may have
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- file: tiles.lua local m = {}\nfor i = 1, 100 do m["m" .. i] = i end\nreturn { { id = "XX/1", count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } }, marks = m } }
return { api = 1, name = "tiles_marks", tiles = "tiles.lua" }
