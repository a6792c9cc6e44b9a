-- cells that add up to gigabytes
-- before: a game took 1.7 GB; above 4 GB the size wrapped around
-- expect: [module_huge_cells_many] mods/module_huge_cells_many/init.lua: error: state.c1: the key "?cell" has control characters, or isn't UTF-8
-- expect: [module_huge_cells_many] mods/module_huge_cells_many/init.lua: error: state.c10: the key "?cell" has control characters, or isn't UTF-8
local t = {}
for i = 1, 200 do t["c" .. i] = cell.per_segment(0, { length = 255 }) end
return { api = 1, name = "module_huge_cells_many", state = t }
