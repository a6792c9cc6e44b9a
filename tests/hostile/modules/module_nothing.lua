-- C098: nothing is returned
-- before: refused
-- expect: [module_nothing] mods/module_nothing/init.lua: error: the file returns nil; it must return the module's table
local _
return
