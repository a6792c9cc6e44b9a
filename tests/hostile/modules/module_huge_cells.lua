-- cells of 2,000 values a segment
-- before: refused
-- expect: [module_huge_cells] mods/module_huge_cells/init.lua: error: state.b.length: an integer from 1 to 4096 is needed, not 2147483647
-- expect: [module_huge_cells] mods/module_huge_cells/init.lua: error: state.d.length: an integer from 1 to 4096 is needed, not -1
local _
return { api = 1, name = "module_huge_cells", state = { a = cell.per_segment(0, { length = 2000 }), b = cell.game(0, { length = 2147483647 }), d = cell.game(0, { length = -1 }) } }
