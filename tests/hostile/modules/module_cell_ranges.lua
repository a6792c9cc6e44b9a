-- cells with odd ranges
-- before: refused
-- expect: [module_cell_ranges] mods/module_cell_ranges/init.lua: error: state.a.range: an integer of 9 or more is needed, not 1
-- expect: [module_cell_ranges] mods/module_cell_ranges/init.lua: error: state.b: an integer from 0 to 4 is needed, not 5
local _
return { api = 1, name = "module_cell_ranges", state = { a = cell.game(5, { range = { 9, 1 } }), b = cell.game(5, { range = { 0, 4 } }), d = cell.game(1 / 0), e = cell.game("x"), f = cell.game(0, { range = { 0, 1 / 0 } }), g = cell.game(nil), h = cell.game(2 ^ 40) } }
