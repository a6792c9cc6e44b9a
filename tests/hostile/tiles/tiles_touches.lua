-- links to segments that are not there
-- before: refused
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
-- expect: [innocent] mods/innocent/init.lua: error: state.sum: the key "?cell" has control characters, or isn't UTF-8
-- file: tiles.lua return { { id = "XX/1", count = 1, edges = "FFFF", field = { { "N", "E", "S", "W", touches = { 0, 9, -1, 1 << 40, "x", {} } } }, leads_to = { { "city 9", "field 1" }, { 1 }, 7 } } }
return { api = 1, name = "tiles_touches", tiles = "tiles.lua" }
