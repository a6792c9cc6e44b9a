-- cells of 2,000 values a segment
-- before: refused
-- expect: [module_huge_cells] mods/module_huge_cells/init.lua: error: state.a: the key "?cell" has control characters, or isn't UTF-8
-- expect: [module_huge_cells] mods/module_huge_cells/init.lua: error: state.b: the key "?cell" has control characters, or isn't UTF-8
local _
return { api = 1, name = "module_huge_cells", state = { a = cell.per_segment(0, { length = 2000 }), b = cell.game(0, { length = 2147483647 }), d = cell.game(0, { length = -1 }) } }
