-- a name with escapes
-- before: refused
-- expect: [module_name_escape] mods/module_name_escape/init.lua: error: name is "?[31mred", but the module stands in "module_name_escape"; make them the same
local _
return { api = 1, name = "\27[31mred" }
