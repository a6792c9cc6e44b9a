-- C098: a number is returned
-- before: refused
-- expect: [module_number] mods/module_number/init.lua: error: the file returns an integer; it must return the module's table
local _
return 7
