-- cell called when it is too late
-- before: refused
-- expect: [module_cell_kept on.meeple_placed] mods/module_cell_kept/init.lua:6: error: harmless; in on.meeple_placed of module_cell_kept, turn 1 of Red
-- expect: [module_cell_kept on.meeple_placed] mods/module_cell_kept/init.lua:6: error: harmless; in on.meeple_placed of module_cell_kept, turn 2 of Blue
local _
return { api = 1, name = "module_cell_kept", on = { meeple_placed = function() cell.game(0) arg(1) error("harmless") end } }
