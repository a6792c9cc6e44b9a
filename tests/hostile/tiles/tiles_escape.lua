-- tiles named with escapes
-- before: ids moved the cursor of who reads them
-- expect: plays on
-- file: tiles.lua return { { id = "\27[31m", count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } } }, { id = ("x"):rep(9000), count = 1, edges = "FFFF", field = { { "N", "E", "S", "W" } } } }
return { api = 1, name = "tiles_escape", tiles = "tiles.lua" }
