-- marks with odd values
-- before: refused
-- expect: [tiles_marks_odd] mods/tiles_marks_odd/tiles.lua: error: XX/1: marks.a: an integer of 0 or more is needed, not 1099511627776
-- file: tiles.lua return { { id = "XX/1", count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } }, marks = { a = 1 << 40, b = 0.5, d = {}, e = "\27", f = function() return nil end } } }
return { api = 1, name = "tiles_marks_odd", tiles = "tiles.lua" }
