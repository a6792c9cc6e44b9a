-- marks with odd values
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- file: tiles.lua return { { id = "XX/1", count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } }, marks = { a = 1 << 40, b = 0.5, d = {}, e = "\27", f = function() return nil end } } }
return { api = 1, name = "tiles_marks_odd", tiles = "tiles.lua" }
