-- data functions that raise odd values
-- before: refused
-- expect: [module_data_raises pick.a.figures] mods/module_data_raises/init.lua:6: error: (error object is a table value); in pick.a.figures of module_data_raises
-- expect: [module_data_raises pick.b.figures] mods/module_data_raises/init.lua:6: error: ?[31m ; in pick.b.figures of module_data_raises
local _
return { api = 1, name = "module_data_raises", pick = { a = { figures = function() error({}) end }, b = { figures = function() error("\27[31m\n") end }, d = { figures = function() error() end } } }
