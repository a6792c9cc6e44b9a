-- C098: a table with an __index that raises
-- before: refused
-- expect: [module_index init.lua] mods/module_index/init.lua:5: error: attempt to call a nil value (global 'setmetatable'); in init.lua of module_index
local _
return setmetatable({}, { __index = function() error("x") end })
