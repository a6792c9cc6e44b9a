-- cells that add up to more than 32 bits
-- before: a game took 1.7 GB; above 4 GB the size wrapped around
-- expect: [module_overflow_cells] mods/module_overflow_cells/init.lua: error: state.c1: the key "?cell" has control characters, or isn't UTF-8
-- expect: [module_overflow_cells] mods/module_overflow_cells/init.lua: error: state.c10: the key "?cell" has control characters, or isn't UTF-8
-- alone: yes
local t = {}
for i = 1, 2000 do t["c" .. i] = cell.per_segment(0, { length = 4096 }) end
return { api = 1, name = "module_overflow_cells", state = t }
