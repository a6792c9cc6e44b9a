-- C098: a table with an __index that raises
-- before: refused
-- expect: [module_index init.lua] mods/module_index/init.lua:6: error: attempt to call a nil value (global 'setmetatable'); in init.lua of module_index
-- expect: [innocent] mods/innocent/init.lua: error: state.seen: the key "?cell" has control characters, or isn't UTF-8
local _
return setmetatable({}, { __index = function() error("x") end })
