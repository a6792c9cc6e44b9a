-- links to segments that are not there
-- before: refused
-- expect: [tiles_touches] mods/tiles_touches/tiles.lua: error: XX/1: field 1 touches city 0, which is no city of this tile
-- expect: [tiles_touches] mods/tiles_touches/tiles.lua: error: XX/1: leads_to: no segment "city 9" on this tile
-- file: tiles.lua return { { id = "XX/1", count = 1, edges = "FFFF", field = { { "N", "E", "S", "W", touches = { 0, 9, -1, 1 << 40, "x", {} } } }, leads_to = { { "city 9", "field 1" }, { 1 }, 7 } } }
return { api = 1, name = "tiles_touches", tiles = "tiles.lua" }
