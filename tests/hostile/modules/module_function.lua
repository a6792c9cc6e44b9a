-- C098: a function is returned
-- before: refused
-- expect: [module_function] mods/module_function/init.lua: error: the file returns a function; it must return the module's table
local _
return function() return {} end
