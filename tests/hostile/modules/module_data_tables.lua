-- data functions that return functions
-- before: refused
-- expect: [module_data_tables] mods/module_data_tables/init.lua:5: error: pick.mine: a table is needed, not a function
local _
return { api = 1, name = "module_data_tables", pick = { mine = function() return function() return { figures = "own" } end end } }
